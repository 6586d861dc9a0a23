### The table of Blackstone Castle at a terminal.

## Modes and settings

mode-kings-quest = King’s Quest
mode-coop = King’s Quest Co-op
mode-queens-quest = Queen’s Quest
mode-wizards-quest = Wizard’s Quest
mode-puzzle-masters-quest = Puzzle Master’s Quest
mode-advanced = Advanced King’s Quest
mode-solo = Solo King’s Quest
setting-families = Families
setting-families-dealt = one dealt to each
setting-families-choose = one kept of two
setting-families-off = off
setting-family-pool = Families to deal from
setting-family-pool-standard = the four standard ones
setting-family-pool-all = the bonus families too
setting-mawe-minor = Mawe may keep a card more
setting-mawe-minor-off = no
setting-mawe-minor-on = yes
setting-assassins = Assassins and Saboteurs
setting-assassins-off = without
setting-assassins-on = with
setting-wild-vassals = Wild Vassals
setting-wild-vassals-off = without
setting-wild-vassals-on = with
setting-wild-faces = What a Wild Vassal stands for
setting-wild-faces-half = any faction, or any role
setting-wild-faces-full = anyone
setting-knight-wizards = Knight-Wizard cards
setting-knight-wizards-off = without
setting-knight-wizards-on = with
setting-open-hands = Partners see each other’s hands
setting-open-hands-off = no
setting-open-hands-on = yes
setting-standstill = A standstill ends the game
setting-standstill-on = yes
setting-standstill-off = no; the game may then last for ever
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
        [closing] { "" } The next round is the last.
       *[no] { "" }
    }
status-over = The game is over, in round { $round }.
board-row = Row { $row }: { $cells }.
board-cell = { $at } { $face }
board-cell-castle = under a castle
board-cell-agent = watched by { $who }
board-cell-guard = guarded by { $who }
board-cell-stack = on top of a stack of { $count }
board-cell-with = { $cell } { $extras }
someone-you = you
board-row-empty = nobody
cell-any = any
cell-any-role = any role
face-short-wild = any { $symbol }
board-corners = Corner decks: { $corners }.
board-corner = { $corner } { $face }
board-corner-own =
    { $corner } { $face } ({ $you ->
        [yes] yours
       *[no] { $who }’s
    })
board-corner-refresh = { $corner } { $face } (for refreshes)
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
panel-goal = { $points } of { $goal }
panel-tokens = Knights { $knights }  Wizards { $wizards }
panel-many = Kn. { $knights }  Wiz. { $wizards }
panel-limit = Limit { $limit }  Intrigue { $intrigue }
panel-limit-alone = Limit { $limit }
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
    }{ $intrigue ->
        [none] .
        [0] , no intrigue token at home.
        [one] , 1 intrigue token at home.
       *[other] , { $intrigue } intrigue tokens at home.
    }
panel-vassals =
    { $count ->
        [one] 1 vassal
       *[other] { $count } vassals
    }
panel-actions = Actions { $actions }  Knights { $knights }
panel-sets-hand = Hand { $hand }  Sets { $sets }
panel-vassals-hand = Hand { $hand }
panel-offer = Vassals on offer:
panel-short-sets = act{ $actions } K{ $knights } hand{ $hand } sets{ $sets }
panel-short-vassals = act{ $actions } K{ $knights } hand{ $hand }
player-line-actions =
    { $you ->
        [yes] You have
       *[other] { $who } has
    } { $vassals ->
        [none] { panel-points }
        [one] 1 vassal left
       *[other] { $vassals } vassals left
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $knights ->
        [0] no Knight token
       *[other] { knight-tokens }
    }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand.

help-game = A space is its column letter, then its row letter: B{ $dot }S, or bs. On the board “#” is a castle, “@B” the agent of B, “&B” a guard of B, “^2” a stack of two; “*” before a card: it can be completed, “$”: its upcharge is missing; beside TL, TR, BR, BL: “*” your corner deck, “~” the one for refreshes.
marks = + completes a task  - loses one  > < nearer, farther  $ pays  ! wakes an agent
## Rats, dogs and partners

points-together = Together { $points } of { $goal } points.
rats-short =
    Rats { $active } of { $limit }{ $wandering ->
        [none] { "" }
       *[other] , wandering { $wandering }
    }{ $trapped ->
        [none] .
       *[other] , trapped { $trapped }.
    }
rats-said =
    Rats: { $active } of { $limit } are active. { $wandering ->
        [none] No rat wanders
       *[other] Wandering: { $wandering }
    }; { $trapped ->
        [none] no rat is trapped.
       *[other] trapped: { $trapped }.
    }
rat-cards =
    { $count ->
        [one] a card of { rat-count }
       *[other] { $count } cards of { rat-count }
    }
dogs-left = Dogs to adopt: { $dogs }.
own-dogs =
    { $you ->
        [yes] Your dogs
       *[other] { $who }’s dogs
    }: { $dogs }.

## Families

family-of = { $who } ({ $family })
families-shown =
    Families: { $families }{ $used ->
        [none] .
       *[other] ; used this turn: { $used }.
    }
ability-if-wished = (Only if the table wants it:) { $text }

## The formation

formation-summary = Edge { $edge }, inside { $inside }. Factions: lines { $by-faction }, clashes { $faction-clashes }. Roles: lines { $by-role }, clashes { $role-clashes }.
formation-said = Formation: { $placed } of 16 identities stand alone of their kind and on the edge; { $count } vassals are on the board.
formation-missing = Missing: { $what }.
formation-doubled = More than once: { $what }.
formation-inside = Inside: { $what }.
formation-line = { $group } on { $line }
formation-faction =
    By faction, on lines: { $lines }; neighbours of one role: { $clashes ->
        [none] nowhere.
       *[other] { $clashes }.
    }
formation-role =
    By role, on lines: { $lines }; neighbours of one faction: { $clashes ->
        [none] nowhere.
       *[other] { $clashes }.
    }

## The hand

hand-none =
    { $you ->
        [yes] Your hand is empty.
       *[other] { $who }’s hand is empty.
    }
hand-vassals-only = No task card in hand; { $count ->
        [one] 1 vassal
       *[other] { $count } vassals
    }: type “hand”.
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
symbol-waived = { $symbol } (may be waived)
own-retained = Retained: { $vassals }.
own-face-down = Face down: { $cards }.
own-agent =
    { $you ->
        [yes] Your agent
       *[other] { $who }’s agent
    } of { $task } watches { $at }.
## Offers, sets, and vassals in hand

offer-card = { $task }: { $left }, and { $right }
offer-none =
    The offer is empty; the deck holds { $count ->
        [0] no card.
        [one] 1 card.
       *[other] { $count } cards.
    }
offer-said =
    { $cards ->
        [none] The offer is empty.
       *[other] The offer: { $cards }.
    }
vassal-offer-said = Vassals on offer: { $vassals }.
hand-said-spend =
    { $task }. { $left } { $right } { $ready ->
        [yes] Can be spent now.
       *[no] Cannot be spent now.
    }
half-met =
    { $met ->
        [none] Lacks { $who } { $place }.
       *[other] { $who } { $place }: { $met }.
    }
half-laid =
    { $met ->
        [none] Nobody to lay: { $who } { $place }.
       *[other] To lay, { $who } { $place }: { $met }.
    }
own-sets = Your sets: { $sets }.
set-shown = { $set } ({ $worth }) { $vassals }
own-vassals = Your vassals: { $vassals }.
tableau-head-actions = { $who } (seat { $seat }): { $score }.
tableau-actions =
    { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }, { $knights ->
        [0] no Knight token.
       *[other] { knight-tokens }.
    }
tableau-set =
    { $set }: { $vassals } ({ panel-points }).
tableau-no-sets = No set yet.
tableau-vassals =
    { $count ->
        [0] No vassal left
        [one] 1 vassal in hand
       *[other] { $count } vassals in hand
    }{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } of them face down
    }{ $vassals ->
        [none] .
       *[other] : { $vassals }.
    }
pile-offer = On offer: { $card }.
pile-vassal-offer = On offer: { $vassal }.
pile-reserve = Vassals that nobody draws: { $count }.
pile-knights = Supply: { $knights } Knight tokens.
final-sets =
    { $you ->
        [yes] You:
       *[other] { $who }:
    } { $score }{ $worths ->
        [none] .
       *[other] { " " }({ $worths }).
    }
final-vassals =
    { $you ->
        [yes] You:
       *[other] { $who }:
    } { $score }, { $knights ->
        [0] no Knight token.
       *[other] { knight-tokens }.
    }

## A tableau

tableau-head =
    { $who } (seat { $seat }, { $crest }): { panel-points }, { $kings ->
        [one] 1 King
       *[other] { $kings } Kings
    } with the Household, so the limit is { $limit }.
tableau-family = Family { $family }.
tableau-ability =
    { $ability }: { $text }{ $used ->
        [yes] { " " }(Used this turn.)
       *[no] { "" }
    }
tableau-guards = Guards on: { $squares }.
tableau-dog = { $dog }: { $text }
tableau-hand-alone =
    { $hand ->
        [0] No card in hand.
        [one] 1 card in hand.
       *[other] { $hand } cards in hand.
    }
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
pile-refresh = Refreshes come from the deck at the { $corner }.
pile-rats =
    Rats deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; Plagues out: { $plagues }; discards: { $discards }.
pile-dog = To adopt, { $dog }: { $text }
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
final-player =
    { $you ->
        [yes] You:
       *[other] { $who }:
    } { panel-points }.
final-rats =
    Active rats: { $active }, after { $round ->
        [one] 1 round.
       *[other] { $round } rounds.
    }
final-points =
    { $count ->
        [1] The game is won: there are points enough.
       *[other] You have won together: there are points enough.
    }
final-formation =
    { $count ->
        [1] The game is won: the formation stands.
       *[other] You have won together: the formation stands.
    }
final-lost =
    { $count ->
        [1] The game is lost: there are too many rats.
       *[other] All have lost: there are too many rats.
    }
