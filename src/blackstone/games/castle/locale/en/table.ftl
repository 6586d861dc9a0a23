### The table of Blackstone Castle at a terminal.

## Modes and settings

mode-kings-quest = King’s Quest
setting-families = Families
setting-families-off = off
setting-household-support = Household cards take a supported place
setting-household-support-on = on
setting-household-support-off = off
setting-unsupported = Which cards wait for Kings
setting-unsupported-latest = the latest
setting-unsupported-owner = the owner’s choice
setting-face-down-trigger = What triggers a face-down card
setting-face-down-trigger-exact = the exact vassal
setting-face-down-trigger-any = any vassal with one of its symbols
setting-limit-check = Who checks limits at the end of a turn
setting-limit-check-own = the player whose turn it is
setting-limit-check-all = everybody

## The board

status =
    Round { $round }. { $you ->
        [yes] Your turn.
       *[other] { $who }’s turn.
    }{ $completed ->
        [yes] { "" } A task was completed this turn.
       *[no] { "" }
    }{ $last ->
        [yes] { "" } The last round!
       *[no] { "" }
    }
status-over = The game is over, in round { $round }.
board-row = Row { $row }: { $cells }.
board-cell = { $at } { $face }
board-cell-castle = { $at } { $face } under a castle
board-cell-agent = { $at } { $face } watched by { $who }
board-row-empty = nobody
board-corners = Corner decks: { $corners }.
board-corner = { $corner } { $face }
board-corner-own = { $corner } { $face } (yours)
board-corner-empty = { $corner } empty
corner-short-top-left = TL
corner-short-top-right = TR
corner-short-bottom-left = BL
corner-short-bottom-right = BR

panel-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
panel-tokens = Knights { $knights }  Wizards { $wizards }
panel-many = Kn. { $knights }  Wiz. { $wizards }
panel-limit = Limit { $limit }  Intrigue { $intrigue }
panel-cards = Hand { $hand }  Retained { $retained }
panel-short = K{ $knights } W{ $wizards } limit{ $limit } hand{ $hand }
player-line =
    { $you ->
        [yes] You have
       *[other] { $who } has
    } { panel-points }, { both-tokens }, limit { $limit }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand, { $retained ->
        [0] nobody retained
        [one] 1 vassal retained
       *[other] { $retained } vassals retained
    }, { $intrigue ->
        [0] no intrigue token
        [one] 1 intrigue token
       *[other] { $intrigue } intrigue tokens
    } at home.

help-game = A space is its column letter, then its row letter: B{ $dot }S, or bs. On the board “#” is a castle, “@B” the agent of B; “*” before a card: it can be completed, “$”: its upcharge is missing; beside TL, TR, BR, BL: your corner deck.
marks = + completes a task  - loses one  > < nearer, farther  $ pays  ! wakes an agent

## The hand

hand-none = Your hand is empty.
hand-more =
    { $count ->
        [one] And 1 card more: type “hand”.
       *[other] And { $count } cards more: type “hand”.
    }
hand-side = { $place } { $who }: { $met }
hand-said =
    { $id } “{ $name }”, { $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $left } { $right } { $ready ->
        [yes] Can be completed now.
       *[no] { $missing ->
            [none] Cannot be completed yet.
           *[other] The upcharge cannot be paid: { $missing }.
        }
    }
hand-side-said =
    { $met ->
        [none] Lacks { $who } { $place }.
       *[other] { $who } { $place }: { $met }.
    }
place-column = in column { $letter }
place-row = in row { $letter }
place-space = at { $at }
wanted-anyone = anyone
wanted-short = { $faction } { $role }
ready = ready
next-costs = Upcharges: { $prices }.
next-cost = next { $type }, { $symbols }
next-missing = Missing for upcharges: { $prices }.
next-missing-none = All upcharges can be paid.
next-costs-none = No upcharge is due yet.
symbol-missing = { $symbol } (missing)
own-retained = Retained: { $vassals }.
own-face-down = Face down: { $cards }.
own-agent = Your agent of { $task } watches { $at }.

## A tableau

tableau-head =
    { $who } (seat { $seat }, { $crest }): { panel-points }, { $kings ->
        [one] 1 King
       *[other] { $kings } Kings
    } with the Household, so the limit is { $limit }.
tableau-tokens = Tokens: { both-tokens }; income { $income-knights } for Knights and { $income-wizards } for Wizards.
tableau-stack = { $type }: { $cards }.
tableau-card =
    { $id } “{ $name }” { $supported ->
        [yes] ({ $points })
       *[no] (waits for a King)
    }, corner { $symbol }
tableau-stack-none = No task completed yet.
tableau-retained = Retained: { $vassals }.
tableau-hand =
    { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $down ->
        [0] none face down
        [one] 1 face down
       *[other] { $down } face down
    }; { $exhausted ->
        [yes] intrigue is over.
       *[no] { $intrigue ->
            [0] no intrigue token at home.
            [one] 1 intrigue token at home.
           *[other] { $intrigue } intrigue tokens at home.
        }
    }
tableau-agent = Agent of { $task } at { $at }, { $match ->
        [1] one symbol shared
       *[other] both symbols shared
    }.
tableau-corner = Corner deck: { $corner }.

## Piles

pile-corner =
    { $corner }: { $count ->
        [0] empty
        [one] { $face }, the last card
       *[other] { $face } on top of { $count } cards
    }.
pile-deck =
    { $deck }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; discards: { $discards }.
pile-vassals = Discarded vassals ({ $count }): { $vassals }.
pile-counted = { $count } x { $face }
pile-supply = Supply: { $knights } Knight tokens, { $wizards } Wizard tokens, { $castles } castles.
pile-none = none

## A card

card-head =
    { $id } “{ $name }”: { $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, corner { $symbol }.
card-sides = It wants { $left }, and { $right }.
card-side = { $who } { $place }
card-vassal = { $card }: { $face }, on the back { $behind }.

## The end

final-line =
    { $you ->
        [yes] You:
       *[other] { $who }:
    } { panel-points }; Ploys { $ploys }, Kings { $kings }, Knights and Wizards { $others }, tokens { $tokens }, retained { $retained }, hand { $hand }.
final-won =
    { $count ->
        [1] { $you ->
            [yes] You win
           *[other] { $who } wins
        }
       *[other] { $who } share the victory
    }: { decided }{ $values ->
        [none] .
       *[other] { " " }({ $values }).
    }

## How it is played, on one screen

how =
    BLACKSTONE CASTLE: KING’S QUEST
    Plot your way to power: complete tasks with the vassals of the court, and be
    ahead when somebody has { $end } points and the round is played out.

    The court is a board of 5 columns (B L A C K) and 5 rows (S T O N E). A vassal
    has a faction (Lion, Dragon, Phoenix, Griffin) and a role (scout, emissary,
    spy, captain), and another face on its back.

    A task wants two vassals at once: each in a column, a row or a space, with a
    faction, a role or both. It costs no token. But each task you have completed
    makes your next one of the same type dearer: it charges the symbol in its
    corner, and you pay with a vassal you have RETAINED before.

    On your turn you take tokens, one for each Knight and Wizard of yours, and
    spend them as you like:   a Knight slides or retains a vassal,
       a Wizard swaps two, flips one, or draws a card (or two Knights do);
    and you may complete one task. Used vassals are then replaced.

    KINGS are what everything hangs on: you may keep as many cards, vassals and
    tokens of a kind as you have Kings, and of each other type only so many cards
    score. INTRIGUE: a token on a vassal pays you when others disturb it; a card
    laid face down comes into play when others use the vassal of its corner.
    Now: type a number, a word (slide bs ls), “?” for help, “why” and “rules”.
