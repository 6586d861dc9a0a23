### Why something is not possible in Blackstone Castle.

## Spaces and vassals

why-empty = There is no vassal at { $at }.
why-castle = A castle holds the vassal of { $at } for the rest of the turn: it was used for a task.
why-occupied = { $at } is occupied.
why-not-next = { $here } and { $there } are not side by side.
why-over-the-edge = The board ends behind { $at }: it does not go round.
why-in-the-way = { $at } is in the way: it must be empty.
why-guarded = The vassal of { $at } is guarded by another player.
why-guarded-already = The vassal of { $at } has a guard already.
why-guards-vassals-only = { $at } holds no vassal: an Assassin or Saboteur is never guarded.
why-no-guard = The vassal of { $at } has no guard.
why-own-guard = The guard at { $at } is your own: it binds the others only.
why-not-your-guard = You have no guard at { $at }.
why-asked-guard-by-guard = You are asked guard by guard, and this is about another one.
why-assassin-stays = The Assassin at { $at } can be moved, but never removed.
why-saboteur-stays = The Saboteur at { $at } can never be moved.

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
why-deck-not-in-mode = { $deck } cards are not used in this game.
why-supply-empty = The supply is out of it: { $token } cannot be had.

## Time

why-not-asked = It is not for you to choose now; asked: { $asked }.
why-not-now = Not now: this is the time for { $step }.
why-one-task-a-turn = You have completed a task this turn: one a turn.
why-two-tasks-a-turn = You have completed two tasks this turn: more is not possible.
why-asked-space-by-space = You are asked space by space, and this is about another one.
why-not-in-this-game = There is no “{ $kind }” in this game.
## Families

why-no-families = There are no families in this game.
why-another-family = That takes the ability { $ability }, which your family does not have.
why-not-by-ability = Your ability { $ability } does not go so far.
why-once-a-turn = Your ability { $ability } works once a turn, and it is used up.
why-not-dealt = That family was not dealt to you.
why-not-drawn = That is not one of the two cards you have drawn.
why-too-few-families = With { $seats } players there are not enough families to choose one of two: take all of them into the pool, or deal one to each.
why-mawe-not-in-pool = Mawe is dealt from the pool of all families only.

## Corner decks

why-corner-taken = The deck at the { $corner } is taken.
why-empty-corner = The deck at the { $corner } is empty.
why-refresh-deck = The deck at the { $corner } refreshes the board: while there is another, it does not replace vassals too.
why-replenishment-deck = The deck at the { $corner } replaces the vassals you use: while there is another, it does not refresh the board too.

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
why-special-meets-nothing = Who stands at { $at } is no vassal: an Assassin or Saboteur meets no requirement.
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
why-special-pays-nothing = { $card } is never retained and pays nothing.
why-needed-for-another = { $card } is needed for another symbol: without it the upcharge cannot be paid.
why-another-symbol-is-due = Another symbol is due now: { $symbol }.
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

## Rats and dogs

why-no-dogs = There are neither rats nor dogs in this game.
why-dog-adopted = The { $dog } has been adopted already.
why-wrong-dog = The { $dog } is adopted with another type of task: { $type }.
why-base-rules = A task is given up for a dog only if it could be completed, upcharge and all.
why-not-your-dog = The { $dog } is not yours.
why-trapped-by-plague = That card, { $card }, is trapped by Plague: no dog can get at it any more.
why-not-wandering = That card, { $card }, is not wandering.
why-too-many-for-dog =
    { $rats ->
        [one] A card of 1 rat is nothing for the { $dog }.
       *[other] A card of { $rats } rats is too much for the { $dog }.
    }
why-kill-costs = A kill by the { $dog } costs { both-tokens }.
