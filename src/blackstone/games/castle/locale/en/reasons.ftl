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
why-not-by-ability = Your ability { $ability } does not allow that.
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
why-special-pays-nothing = Nobody ever retains { $card }: it pays nothing.
why-needed-for-another = Another symbol needs { $card }: without it the upcharge cannot be paid.
why-waiver-needed-for-another = { $symbol } cannot be waived: another symbol could then not be paid.
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
why-nobody-watches-specials = Who stands at { $at } is no vassal: nobody watches an Assassin or Saboteur.
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

## Actions, offers, sets and stacks

why-actions-in-own-turn = Actions are for your own turn.
why-no-action-left = You have no action left in this turn.
why-knight-just-taken = A Knight token does not pay in the turn in which you have taken it.
why-an-action-pays = Here an action pays, whatever you do: no token is named.
why-must-pass = You have no vassal left: all you can do is pass.
why-supply-of-knights-empty = No Knight token is left in the supply.
why-offer-empty = The offer is empty.
why-not-in-offer = { $task } is not in the offer.
why-two-cards-a-turn = You have taken two cards in this turn: there is no third.
why-second-card-costs-two = The second card of a turn costs two actions, and you have one.
why-no-card-of-use = No card in your hand is of use now.
why-neither-half-met = Neither half of { $task } is met.
why-two-vassals-wanted = A task is completed by two vassals.
why-sets-are-fixed = A vassal stays in the set it was put into.
why-set-of-another = { $set } is a set of another player.
why-no-such-set = There is no set { $set }; a new one would be { $next }.
why-set-does-not-fit = { $face } does not fit into { $set }: a set is all different, of one faction, of one role, or all identical.
why-nothing-to-lay = You have no vassal that could be laid for { $task }.
why-vassal-not-held = You do not hold { $card }.
why-no-vassal-held = You have no vassal left to give.
why-vassal-laid-already = { $card } is laid for the left half already.
why-face-lacks-symbol = { $face } is not what the card wants.
why-another-identity = At { $at } lies a vassal of another faction or role: only its like may come on top.
why-not-in-vassal-offer = { $card } is not in the vassal offer.
why-not-its-like = The vassals of { $here } and { $at } are not of one faction and role.
why-stack-slides-onto-nothing = { $at } holds a stack: it slides to empty spaces only.
why-stack-never-flips = { $at } holds a stack: it is never flipped.
