### Why something is not possible in Blackstone Castle.

## Spaces and vassals

why-empty = There is no vassal at { $at }.
why-castle = A castle holds the vassal of { $at } for the rest of the turn: it was used for a task.
why-occupied = { $at } is occupied.
why-not-next = { $here } and { $there } are not side by side.
why-over-the-edge = The board ends behind { $at }: it does not go round.

## Tokens

why-wants-knight = This takes a Knight token; a Wizard token will not do.
why-wants-wizard = This takes a Wizard token; Knight tokens will not do.
why-no-knight =
    { $wanted ->
        [1] It costs a Knight token
       *[other] It costs { $wanted } Knight tokens
    }; { $held ->
        [0] you have none.
       *[other] you have { $held }.
    }
why-no-wizard =
    { $wanted ->
        [1] It costs a Wizard token
       *[other] It costs { $wanted } Wizard tokens
    }; { $held ->
        [0] you have none.
       *[other] you have { $held }.
    }
why-two-knights = With Knights, a card costs two Knight tokens.
why-no-mixing = One token of each kind buys nothing: a Wizard, or two Knights.
why-one-card = A token buys one card, the top one of the deck.
why-deck-empty = The { $deck } deck and its discards are empty.

## Time

why-not-asked = It is not for you to choose now; asked: { $asked }.
why-not-now = Not now: this is the time for { $step }.
why-one-task-a-turn = You have completed a task this turn: one a turn.
why-not-in-this-game = There is no “{ $kind }” in this game.

## Corner decks

why-corner-taken = The deck at the { $corner } is taken.
why-empty-corner = The deck at the { $corner } is empty.

## Tasks

why-not-in-hand = { $task } is not in your hand.
why-face-down = { $task } lies face down: it is not in your hand.
why-unmet-left = No vassal meets the left half of { $task }.
why-unmet-right = No vassal meets the right half of { $task }.
why-hidden-face = The vassal of { $at } would fit with its other face: only the face that is up counts.
why-retained-meets-nothing = You have retained { $card }, but only vassals on the board meet requirements.
why-one-vassal-for-both = The vassal of { $at } is the only one for both halves: it takes two different vassals.
why-one-vassal-twice = The vassal of { $at } cannot meet both halves: it takes two different vassals.
why-outside = { $at } is not in the place the task names.
why-wrong-face = The vassal of { $at } lacks the symbol the task wants.
why-nothing-changes = A task that cannot be completed changes nothing.

## Upcharges

why-upcharge-due = The upcharge of your next { $type } includes { $symbol }, and you have no such vassal retained.
why-one-card-per-symbol = Your retained { $symbol } pays already: one vassal pays one symbol.
why-only-one-part = A retained vassal shows only one of the two symbols of { $symbol }: it takes both.
why-frozen-other-face = A retained vassal has { $symbol } on its back: retained vassals are never turned.
why-retain-it-first = { $symbol } stands on the board: only retained vassals pay.
why-others-cannot-pay = Another player has retained { $symbol }: only your own vassals pay.
why-retained-other-side = You have retained the other side of that card: retained vassals are never turned.
why-retained-by-another = Another player has retained { $card }.
why-on-the-board = { $card } stands on the board: only retained vassals pay.
why-not-retained = You have not retained { $card }.
why-pays-already = { $card } pays for another symbol already.
why-wrong-symbol = { $card } does not show both symbols of { $symbol }.
why-never-back = A retained vassal never comes back to the board.
why-retained-face-is-frozen = A retained vassal is never turned.

## Intrigue

why-exhausted = Intrigue is over for you: a face-down card of yours was triggered.
why-task-completed = You have completed a task this turn: intrigue goes to the board, not face down.
why-nothing-completed = Without a task completed this turn no agent is placed; a card may go face down instead.
why-no-token-free = You have no intrigue token at home.
why-needs-both-tokens = An agent takes both intrigue tokens, and one of yours lies on a face-down card.
why-no-ploy-agent = { $task } is a Ploy: agents belong to Knights, Wizards and Kings.
why-no-household-agent = Household cards send no agents, and Ploys neither.
why-not-completed = You have not completed { $task }.
why-nobody-shares = No vassal on the board shares a symbol with { $task } ({ $symbol }).
why-shares-nothing = The vassal of { $at } shares no symbol with { $symbol }.
why-not-this-reward =
    { $match ->
        [1] An agent of a { $type } with one symbol shared pays something else.
       *[other] An agent of a { $type } with both symbols shared pays something else.
    }
why-nothing-to-give = There is nothing left of it to give.
why-not-face-down = { $task } does not lie face down before you.
why-asked-card-by-card = You are asked card by card, and this is about another one.
why-not-triggered = { $task } is not triggered: no vassal used for the task was { $symbol }.
why-unpayable = The upcharge of { $task } cannot be paid.
