### Le morpion en français.

mode-tictactoe = Morpion
how =
    Cochez une case par tour. Trois cases alignées, en ligne, en colonne ou en diagonale, et vous gagnez.
    Les cases vont de a1 à a3 sur la ligne du haut, puis de b1 à b3, puis de c1 à c3.

kind-turn-mark = cocher une case
question-turn-mark = Quelle case cochez-vous ?
act-mark = cocher
    .what = Cocher une case libre.
event-marked =
    { $you ->
        [yes] Vous cochez
       *[other] { $who } coche
    } { $at }.
why-taken =
    { $at } est prise : { $you ->
        [yes] vous l’avez déjà cochée
       *[other] { $who } l’a déjà cochée
    }.
why-no-passing = On ne passe pas : il faut cocher une case.
why-not-your-turn = C’est à { $who } de jouer.
decided-line = par trois cases alignées
decided-full = la grille est pleine
