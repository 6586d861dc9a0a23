### What is asked in Blackstone Castle, and what can be answered.

## Kinds of questions, in a few words

kind-setup-corner = choosing a corner deck
kind-family-keep = choosing a family
kind-refresh-corner = choosing the deck for refreshes
kind-shortage-space = filling the board
kind-special-space = placing an Assassin or a Saboteur
kind-recall-face-down = taking back face-down cards
kind-guard-lift = taking guards off
kind-muster-token = choosing the token of a Knight-Wizard
kind-work-action = working with Knights and Wizards
kind-draw-keep = keeping one of two cards
kind-retain-refill = refilling the space of a retained vassal
kind-task-vassals = naming the vassals of a task
kind-task-stack = choosing the stack of a Knight-Wizard
kind-upcharge-vassal = paying an upcharge
kind-replace-vassal = replacing the vassals you used
kind-refill-corner = choosing a new corner deck
kind-intrigue-task = placing an agent
kind-intrigue-vassal = placing an agent on a vassal
kind-intrigue-hide = laying a card face down
kind-intrigue-reward = taking a reward
kind-intrigue-triggered = playing a triggered card
kind-limit-hand = discarding down to the limit
kind-limit-retained = letting retained vassals go
kind-queens-action = an action
kind-queens-vassals = taking vassals with a card
kind-queens-set = putting a vassal into a set
kind-wizards-action = an action
kind-wizards-left = laying a vassal for the left half of a card
kind-wizards-right = laying a vassal for the right half of a card
kind-wizards-give = giving a vassal for another

## Questions

question-setup-corner = Which corner deck will replace the vassals you use?
question-family-keep = Two families were dealt to you: which one do you play for?
question-refresh-corner = Which corner deck refreshes the board at the end of your turns?
question-shortage-space = A vassal is missing on the board: which space do you fill?
question-special-space = On which space do you place { $card }, just drawn?
question-recall-face-down = Take { $task } back into your hand?
question-guard-lift = Take your guard off the vassal of { $at }?
question-muster-token = { $task }: which token does it bring you?
question-work-action = Work with your Knights and Wizards: what do you do?
question-draw-keep = You have drawn two cards: which one do you keep?
question-retain-refill = Which corner deck refills { $at }?
question-task-vassals = { $task }: which two vassals do you use?
question-task-stack = { $task }: does it join your Knights or your Wizards?
question-upcharge-vassal = The upcharge wants { $symbol }: which retained vassal pays?
question-replace-vassal = Does a new vassal come to { $at }, for the one you used?
question-refill-corner = Your corner deck is empty: which one do you take from now on?
question-intrigue-task = Place an agent? Choose the completed task it works for.
question-intrigue-vassal = { $task }: which vassal does the agent watch?
question-intrigue-hide = Lay a card face down? It goes into play when another player uses the vassal of its corner.
question-intrigue-reward = Your agent of { $task } was disturbed: which reward?
question-intrigue-triggered = A task was completed: do you play a face-down card it triggers?
question-limit-hand = You hold more cards than you have Kings: which one goes?
question-limit-retained = You keep more retained vassals than you have Kings: which one goes?
question-queens-action = Your actions: what do you do?
question-queens-vassals = { $task }: which vassals do you take?
question-queens-set = Into which set goes { $card }, taken from { $at }?
question-wizards-action = Your actions: what do you do?
question-wizards-left = { $task }, left half: { $half }. Whom do you lay?
question-wizards-right = { $task }, right half: { $half }. Whom do you lay?
question-wizards-give = { $card }: which vassal of yours do you give for it?

## Passing

pass-recall-face-down = leave it face down
pass-guard-lift = leave the guard
pass-work-action = end this step
pass-retain-refill = leave the space empty
pass-replace-vassal = leave the space empty
pass-intrigue-task = no agent
pass-intrigue-hide = no card
pass-intrigue-triggered = play none
pass-queens-action = end your turn
pass-wizards-action = end your turn
pass-wizards-left = nobody for this half
pass-wizards-right = nobody for this half

## Acts: the word one types, and what it means

act-corner = corner
    .what = A corner deck:
act-family = family
    .what = The family you play for:
act-refresh = refresh
    .what = The deck for refreshes:
act-fill = fill
    .what = The space to fill:
act-place = place
    .what = The space for it:
act-recall = recall
    .what = Take a card back:
act-lift = lift
    .what = Take a guard off:
act-token = token
    .what = The token:
act-slide = slide
    .what = Slide a vassal to an empty space: a Knight token each (you have { $knights }).
    .action = Slide to a space beside it: an action each (you have { $actions }).
act-retain = retain
    .what = Retain a vassal, to pay upcharges with: a Knight token each (you have { $knights }).
act-swap = swap
    .what = Swap two vassals side by side: a Wizard token each time (you have { $wizards }).
    .action = Swap two spaces side by side: an action each time (you have { $actions }).
act-flip = flip
    .what = Flip a vassal to its other face: a Wizard token each (you have { $wizards }).
    .action = Flip a vassal to its other face: an action each time (you have { $actions }).
act-draw = draw
    .what = Draw the top card of a deck (you have { both-tokens }).
act-keep = keep
    .what = The card to keep:
act-guard = guard
    .what = Guard a vassal: others may not touch or use it. A Knight token each (you have { $knights }).
act-unguard = unguard
    .what = Pay off another player’s guard: two Knight tokens each (you have { $knights }).
act-adopt = adopt
    .what = Complete a task and give it up for a dog; it is your task of the turn.
act-kill = kill
    .what = Kill a card of rats that wanders (you have { both-tokens }).
act-complete = complete
    .what = Complete a task from your hand, one a turn; it costs no token.
act-refill = refill
    .what = The deck that refills the space:
act-use = use
    .what = The vassals, first for the left half of the card, then for the right:
act-stack = stack
    .what = Where the card lies from now on:
act-pay = pay
    .what = The retained vassal that pays:
act-waive = waive
    .what = The symbol that is not paid:
act-replace = replace
    .what = A new vassal:
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
act-take = take
    .what = Take a card of the offer, or a Knight token: an action each.
act-spend = spend
    .what = Spend a card from your hand: an action.
act-set = set
    .what = The set it joins for good:
act-put = put
    .what = The vassal, the face that is up, and the space:
act-exchange = exchange
    .what = Exchange one of your vassals for one of the offer: an action.
act-give = give
    .what = The vassal you give:
act-pass = pass
    .what = Pass.

## Words of keys

word-guild = guild
word-power = power
word-machination = machination
word-knights = knights
word-two = two
word-knight = knight
word-wizard = wizard
word-top-left = top-left
word-top-right = top-right
word-bottom-left = bottom-left
word-bottom-right = bottom-right
paid-knight = (K)
paid-wizard = (W)
paid-knights = (2K)
paid-two = (of two)
paid-knight-what = Or for a Knight token: “(K)”.
paid-wizard-what = Or for a Wizard token: “(W)”.

## Options, each on a line

option-corner =
    { $corner } deck: { $top } on top, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
option-corner-empty = { $corner } deck (empty)
option-fill = { $at }
option-place = { $at }
option-recall = take it back into your hand
option-lift = take it off (its token goes to the supply)
option-slide = { $here } { $face }, to { $there }
option-retain = { $at } { $face }
option-swap = { $one } { $face } with { $other } { $second }
option-flip = { $at } { $face } becomes { $second }
brief-flip = { $at } becomes { $second }
option-guard = { $at } { $face }
option-unguard = { $at } { $face }, guarded by { $who }
option-paid = { $what }, for { $price }
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
option-draw-knight =
    { $deck } card for one Knight token ({ $count ->
        [0] the discards will be shuffled
        [one] 1 card left
       *[other] { $count } cards left
    })
option-draw-two =
    { $deck } card for a Wizard token, the better of two ({ $count ->
        [0] the discards will be shuffled
        [one] 1 card left
       *[other] { $count } cards left
    })
option-draw-knights-two =
    { $deck } card for two Knight tokens, the better of two ({ $count ->
        [0] the discards will be shuffled
        [one] 1 card left
       *[other] { $count } cards left
    })
brief-draw = { $deck }: a Wizard
brief-draw-knights = { $deck }: two Knights
brief-draw-knight = { $deck }: one Knight
brief-draw-two = { $deck }, better of two: a Wizard
brief-draw-knights-two = { $deck }, better of two: two Knights
option-task =
    { $id } “{ $name }”, { $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
option-use = { $one } { $face } and { $other } { $second }
option-use-one = { $at } { $face } alone
option-vassal = { $face } ({ $card })
option-waive = waive { $symbol }: it is not paid (once a turn)
option-stack-knight = with the Knights
option-stack-wizard = with the Wizards
option-token-knight = a Knight token
option-token-wizard = a Wizard token
option-replace = a new vassal, { $top }
option-replace-any = a new vassal
option-family = { $family }. { $text }
option-adopt = { $dog }, for { $id } “{ $name }”, { $type }
option-kill = { $card }, killed by the { $dog } for { both-tokens }
option-take-knight = a Knight token, for an action in a later turn
option-set = { $set }: { $vassals }
option-set-new = { $set }, a new set
option-set-begun = { $set }, with the other vassal of this card
option-put =
    { $face } (on the back { $behind }) on { $at }{ $height ->
        [1] { "" }
       *[other] , a stack of { $height }
    }
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
group-dog = { $dog }: { $text }

## What an act would bring

note-ready = { $task } could then be completed.
note-lost = { $task } could then no longer be completed.
note-ready-partner = { $who } could then complete { $task }.
note-lost-partner = { $who } could then no longer complete { $task }.
note-nearer = { $task } would then lack one half only.
note-farther = { $task } would lose the one half it has.
note-placed = Of the 16 identities, { $then } instead of { $before } would stand alone of their kind and on the edge.
note-lines-faction = { $then } instead of { $before } factions would lie on lines of their own.
note-lines-role = { $then } instead of { $before } roles would lie on lines of their own.
note-wins = That wins the game!
note-saboteur = The Saboteur blows up: everything on the board goes to the discards, a new court is dealt, and nobody is rewarded.
note-agent = { $who }’s agent at { $at } would go home, with a reward for { $who }: { $reward }.
note-pays = It pays an upcharge you lack: next { $type }.
note-cost = Upcharge: { $symbols }.
note-free = No upcharge.
note-cost-stack =
    With the { $type }: { $symbols ->
        [none] no upcharge.
       *[other] upcharge { $symbols }.
    }
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
note-given-up =
    { $points ->
        [one] You give up its 1 point.
       *[other] You give up its { $points } points.
    }
note-rats-left = That leaves { $active } active rats of { $limit }.
note-two-actions = It costs two actions.
note-half =
    { $which ->
        [left] Left half: { $met }.
       *[right] Right half: { $met }.
    }
note-halves =
    { $then ->
        [0] { $task } would lose the one half it has.
        [1] { $before ->
            [0] { $task } would have one half.
           *[other] { $task } would lose one half.
        }
       *[other] { $task } would have both halves.
    }
note-set = The set would then be worth { $then } (now { $before }).

## Rewards

reward-or = { $one }, or { $other }
reward-and = { $one } and { $other }
reward-either = { $one } or { $other }
