### What is asked in Blackstone Castle, and what can be answered.

## Kinds of questions, in a few words

kind-setup-corner = choosing a corner deck
kind-shortage-space = filling the board
kind-recall-face-down = taking back face-down cards
kind-work-action = working with Knights and Wizards
kind-retain-refill = refilling the space of a retained vassal
kind-task-vassals = naming the vassals of a task
kind-upcharge-vassal = paying an upcharge
kind-refill-corner = choosing a new corner deck
kind-intrigue-task = placing an agent
kind-intrigue-vassal = placing an agent on a vassal
kind-intrigue-hide = laying a card face down
kind-intrigue-reward = taking a reward
kind-intrigue-triggered = playing a triggered card
kind-limit-hand = discarding down to the limit
kind-limit-retained = letting retained vassals go

## Questions

question-setup-corner = Which corner deck will replace the vassals you use?
question-shortage-space = A vassal is missing on the board: which space do you fill?
question-recall-face-down = Take { $task } back into your hand?
question-work-action = Work with your Knights and Wizards: what do you do?
question-retain-refill = Which corner deck refills { $at }?
question-task-vassals = { $task }: which two vassals do you use?
question-upcharge-vassal = The upcharge wants { $symbol }: which retained vassal pays?
question-refill-corner = Your corner deck is empty: which one do you take from now on?
question-intrigue-task = Place an agent? Choose the completed task it works for.
question-intrigue-vassal = { $task }: which vassal does the agent watch?
question-intrigue-hide = Lay a card face down? It goes into play when another player uses the vassal of its corner.
question-intrigue-reward = Your agent of { $task } was disturbed: which reward?
question-intrigue-triggered = A task was completed: do you play a face-down card it triggers?
question-limit-hand = You hold more cards than you have Kings: which one goes?
question-limit-retained = You keep more retained vassals than you have Kings: which one goes?

## Passing

pass-recall-face-down = leave it face down
pass-work-action = end this step
pass-intrigue-task = no agent
pass-intrigue-hide = no card
pass-intrigue-triggered = play none

## Acts: the word one types, and what it means

act-corner = corner
    .what = A corner deck:
act-fill = fill
    .what = The space to fill:
act-recall = recall
    .what = Take a card back:
act-slide = slide
    .what = Slide a vassal to an empty space beside it: a Knight token each (you have { $knights }).
act-retain = retain
    .what = Retain a vassal, to pay upcharges with: a Knight token each (you have { $knights }).
act-swap = swap
    .what = Swap two vassals side by side: a Wizard token each time (you have { $wizards }).
act-flip = flip
    .what = Flip a vassal to its other face: a Wizard token each (you have { $wizards }).
act-draw = draw
    .what = Draw the top card of a deck (you have { both-tokens }).
act-complete = complete
    .what = Complete a task from your hand, one a turn; it costs no token.
act-refill = refill
    .what = The deck that refills the space:
act-use = use
    .what = The vassals, first for the left half of the card, then for the right:
act-pay = pay
    .what = The retained vassal that pays:
act-agent = agent
    .what = The completed task:
act-watch = watch
    .what = The vassal to watch:
act-hide = hide
    .what = The card to lay face down:
act-reward = reward
    .what = The reward:
act-play = play
    .what = The card to play:
act-discard = discard
    .what = The card to discard:
act-shed = shed
    .what = The vassal to let go:
act-pass = pass
    .what = Pass.

## Words of keys

word-guild = guild
word-power = power
word-machination = machination
word-knights = knights
word-knight = knight
word-wizard = wizard
word-top-left = top-left
word-top-right = top-right
word-bottom-left = bottom-left
word-bottom-right = bottom-right

## Options, each on a line

option-corner =
    { $corner } deck: { $top } on top, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
option-corner-empty = { $corner } deck (empty)
option-fill = { $at }
option-recall = take it back into your hand
option-slide = { $here } { $face }, to { $there }
option-retain = { $at } { $face }
option-swap = { $one } { $face } with { $other } { $second }
option-flip = { $at } { $face } becomes { $second }
brief-flip = { $at } becomes { $second }
option-draw =
    { $deck } card for a Wizard token ({ $count ->
        [0] the discards will be shuffled
        [one] 1 card left
       *[other] { $count } cards left
    })
option-draw-knights =
    { $deck } card for two Knight tokens ({ $count ->
        [0] the discards will be shuffled
        [one] 1 card left
       *[other] { $count } cards left
    })
option-task =
    { $id } “{ $name }”, { $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
option-use = { $one } { $face } and { $other } { $second }
option-vassal = { $face } ({ $card })
option-agent = { $id } “{ $name }”, { $type }, corner { $symbol }
option-watch =
    { $at } { $face }, { $match ->
        [1] one symbol
       *[other] both symbols
    }: { $reward }
option-hide = { $id } “{ $name }”, { $type }, waits for { $symbol }
option-cards-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
group-square = { $at } { $face }

## What an act would bring

note-ready = { $task } could then be completed.
note-lost = { $task } could then no longer be completed.
note-nearer = { $task } would then lack one half only.
note-farther = { $task } would lose the one half it has.
note-agent = { $who }’s agent at { $at } would go home, with a reward for { $who }: { $reward }.
note-pays = It pays an upcharge you lack: next { $type }.
note-cost = Upcharge: { $symbols }.
note-free = No upcharge.
note-points =
    { $gain ->
        [0] No points until you have more Kings ({ $total } in all).
        [one] 1 point more: { $total } in all.
       *[other] { $gain } points more: { $total } in all.
    }
note-kings = Your limit rises to { $kings }; so many Knights and Wizards earn tokens, and so many cards of a type score.
note-knight = From your next turn on, a Knight token more each turn.
note-wizard = From your next turn on, a Wizard token more each turn.
note-last-round = You reach { $points } points: this becomes the last round.
note-discount = From then on, each { $type } costs a { $symbol } more.

## Rewards

reward-or = { $one }, or { $other }
reward-and = { $one } and { $other }
