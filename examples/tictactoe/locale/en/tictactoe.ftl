### Tic-tac-toe in English.

mode-tictactoe = Tic-tac-toe
how =
    Mark one cell a turn. Three of yours in a row, a column or a diagonal win.
    The cells are a1 to a3 in the top row, then b1 to b3, then c1 to c3.

kind-turn-mark = marking a cell
question-turn-mark = Which cell do you mark?
act-mark = mark
    .what = Mark a free cell.
event-marked =
    { $you ->
        [yes] You mark
       *[other] { $who } marks
    } { $at }.
why-taken =
    { $at } is taken: { $you ->
        [yes] you have marked it
       *[other] { $who } has marked it
    } already.
why-no-passing = There is no passing: a cell must be marked.
why-not-your-turn = It is the turn of { $who }.
decided-line = by a line of three
decided-full = the grid is full
