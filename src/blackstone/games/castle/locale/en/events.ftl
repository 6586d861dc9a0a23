### What happens in Blackstone Castle, a sentence an event.

## Tokens

knight-tokens =
    { $knights ->
        [1] a Knight token
       *[other] { $knights } Knight tokens
    }
wizard-tokens =
    { $wizards ->
        [1] a Wizard token
       *[other] { $wizards } Wizard tokens
    }
both-tokens =
    { $knights ->
        [0] { $wizards ->
            [0] no token
           *[other] { wizard-tokens }
        }
       *[other] { $wizards ->
            [0] { knight-tokens }
           *[other] { knight-tokens } and { wizard-tokens }
        }
    }

## The vassals of the board, in a sentence

vassal-lion-scout = the Lion Scout
vassal-lion-emissary = the Lion Emissary
vassal-lion-spy = the Lion Spy
vassal-lion-captain = the Lion Captain
vassal-dragon-scout = the Dragon Scout
vassal-dragon-emissary = the Dragon Emissary
vassal-dragon-spy = the Dragon Spy
vassal-dragon-captain = the Dragon Captain
vassal-phoenix-scout = the Phoenix Scout
vassal-phoenix-emissary = the Phoenix Emissary
vassal-phoenix-spy = the Phoenix Spy
vassal-phoenix-captain = the Phoenix Captain
vassal-griffin-scout = the Griffin Scout
vassal-griffin-emissary = the Griffin Emissary
vassal-griffin-spy = the Griffin Spy
vassal-griffin-captain = the Griffin Captain
vassal-any-scout = the Scout of any faction
vassal-any-emissary = the Emissary of any faction
vassal-any-spy = the Spy of any faction
vassal-any-captain = the Captain of any faction
vassal-lion-any = the Lion of any role
vassal-dragon-any = the Dragon of any role
vassal-phoenix-any = the Phoenix of any role
vassal-griffin-any = the Griffin of any role
vassal-assassin = the Assassin
vassal-saboteur = the Saboteur

## Rats, in a sentence

rat-count =
    { $rats ->
        [1] one rat
        [2] two rats
        [3] three rats
       *[other] { $rats } rats
    }
rat-cat = a cat
rat-duchess = the Duchess
rat-plague = Plague

## Abilities of families, by name

an-ability = “{ $ability }” ({ $family })
ability-long-slide = long slide
ability-knight-swap = Knight’s swap
ability-no-limits = no limits
ability-rich-start = rich start
ability-diagonal-slide = diagonal slide
ability-knight-flip = Knight’s flip
ability-diagonal-swap = diagonal swap
ability-wizard-slide = Wizard’s slide
ability-knight-dividend = Knight’s dividend
ability-knight-draw = Knight’s draw
ability-upcharge-rebate = rebate
ability-wizard-retain = Wizard’s retaining
ability-two-tasks = two tasks
ability-guard = guard
ability-wizard-pick-of-two = Wizard’s pick of two
ability-pick-of-two = pick of two
ability-cross-training = cross-training
ability-patient-hand = patient hand

## Cards and tokens, in a sentence

a-task = “{ $name }” ({ $id })
a-token-knight = a Knight token
a-token-wizard = a Wizard token
a-card-of = a { $deck } card
a-courtier = { $face }/{ $behind }

## Events

event-chose-corner =
    { $you ->
        [yes] You take
       *[other] { $who } takes
    } the corner deck at the { $corner }.
event-kept-family =
    { $you ->
        [yes] You play
       *[other] { $who } plays
    } for the family { $family }.
event-named-refresh =
    { $you ->
        [yes] You refresh
       *[other] { $who } refreshes
    } the board from the corner deck at the { $corner }.
event-turn-began =
    Round { $round }: { $you ->
        [yes] your turn.
       *[other] { $who }’s turn.
    }
event-filled =
    { $you ->
        [yes] You fill
       *[other] { $who } fills
    } { $at } with { $card } from the { $corner } deck.
event-recalled-agent =
    { $you ->
        [yes] Your agent
       *[other] { $who }’s agent
    } comes home from { $at }, unpaid.
event-recalled-card =
    { $card ->
        [none] { $who } takes a face-down card back.
       *[other] { $you ->
            [yes] You take { $card } back into your hand.
           *[other] { $who } takes { $card } back into the hand.
        }
    }
event-mustered =
    { $you ->
        [yes] You muster
       *[other] { $who } musters
    } { both-tokens }.
event-chose-token =
    { $you ->
        [yes] Your { $task } brings you { $token }.
       *[other] { $task } brings { $who } { $token }.
    }
event-slid =
    { $you ->
        [yes] You slide
       *[other] { $who } slides
    } { $card } from { $here } to { $there }.
event-swapped =
    { $you ->
        [yes] You swap
       *[other] { $who } swaps
    } the vassals of { $one } and { $other }.
event-flipped =
    { $you ->
        [yes] You flip
       *[other] { $who } flips
    } the vassal of { $at }: now { $card }.
event-retained =
    { $you ->
        [yes] You retain
       *[other] { $who } retains
    } { $card } from { $at }.
event-refilled = The { $corner } deck refills { $at }: { $card }.
event-guarded =
    { $you ->
        [yes] You set
       *[other] { $who } sets
    } a guard on the vassal of { $at }.
event-guard-left =
    { $paid ->
        [yes] { $you ->
            [yes] You pay
           *[other] { $who } pays
        } two Knight tokens: the guard at { $at } goes.
       *[no] { $you ->
            [yes] You take your guard
           *[other] { $who } takes the guard
        } off the vassal of { $at }.
    }
event-set-aside = Drawn, and waiting for a space: { $card }.
event-placed =
    { $you ->
        [yes] You place
       *[other] { $who } places
    } { $card } at { $at }.
event-blew-up =
    { $you ->
        [yes] You remove
       *[other] { $who } removes
    } the Saboteur at { $at }: everything on the board goes to the discards, and a new court is dealt.
event-dealt = { $at }: { $card } comes from the { $corner } deck.
event-drew =
    { $you ->
        [yes] You draw a { $deck } card: { $card }.
       *[other] { $card ->
            [none] { $who } draws a { $deck } card.
           *[other] { $who } draws a { $deck } card: { $card }.
        }
    }
event-renewed =
    { $deck ->
        [vassals] The discarded vassals are shuffled into four new corner decks ({ $count } cards).
       *[other] The { $deck } discards are shuffled into a new deck ({ $count } cards).
    }
event-completed =
    { $you ->
        [yes] You complete
       *[other] { $who } completes
    } { $task } with the vassals of { $left } and { $right }.
event-adopted =
    { $you ->
        [yes] You give
       *[other] { $who } gives
    } { $task } up and { $you ->
        [yes] adopt
       *[other] adopts
    } the { $dog }.
event-killed =
    { $you ->
        [yes] Your { $dog }
       *[other] { $who }’s { $dog }
    } kills { $card }.
event-dividend =
    { $you ->
        [yes] You get
       *[other] { $who } gets
    } a Knight token for { $task }.
event-paid =
    { $you ->
        [yes] You pay
       *[other] { $who } pays
    } { $card } as an upcharge.
event-waived =
    { $you ->
        [yes] You need not
       *[other] { $who } need not
    } pay { $symbol } in the upcharge.
event-replaced =
    { $card ->
        [none] { $at }: { $used } leaves the board; no vassal is left to come.
       *[other] { $at }: { $used } leaves the board, { $card } comes from the { $corner } deck.
    }
event-left-empty = { $at }: { $used } leaves the board, and the space stays empty.
event-refreshing = The board is refreshed by { $task }.
event-refreshed =
    { $card ->
        [none] { $at }: { $out } leaves the board; no vassal is left to come.
       *[other] { $at }: { $out } leaves the board, { $card } comes from the { $corner } deck.
    }
event-rats-came =
    { $kind ->
        [rats] Rats in the Walls: { $card }.
        [plague] Rats in the Walls: { $card }! Any rats that wander are trapped for good.
       *[other] Rats in the Walls: { $card }; no rat dares to come.
    } { $active ->
        [0] No rat is active.
        [one] 1 rat is active.
       *[other] { $active } rats are active.
    }
event-placed-agent =
    { $you ->
        [yes] You place an agent
       *[other] { $who } places an agent
    } of { $task } at { $at } ({ $match ->
        [1] one symbol
       *[other] both symbols
    }).
event-hid =
    { $card ->
        [none] { $who } lays a card face down.
       *[other] { $you ->
            [yes] You lay { $card } face down.
           *[other] { $who } lays { $card } face down.
        }
    }
event-rewarded =
    { $you ->
        [yes] Your agent
       *[other] { $who }’s agent
    } at { $at } was disturbed and goes home: { $tokens-count ->
        [0] { $decks-count ->
            [0] there is nothing to give.
           *[other] { $decks }.
        }
       *[other] { $decks-count ->
            [0] { $tokens }.
           *[other] { $tokens } and { $decks }.
        }
    }
event-triggered =
    { $you ->
        [yes] Your
       *[other] { $who }’s
    } face-down card { $task } is triggered and goes into play.
event-returned =
    { $card ->
        [none] { $who } takes the other face-down card back.
       *[other] { $you ->
            [yes] You take { $card } back into your hand.
           *[other] { $who } takes { $card } back into the hand.
        }
    }
event-lost-tokens =
    { $you ->
        [yes] You give
       *[other] { $who } gives
    } back { both-tokens }: over the limit.
event-discarded =
    { $you ->
        [yes] You discard
       *[other] { $who } discards
    } { $card }.
event-shed =
    { $you ->
        [yes] You let { $card } go: over the limit.
       *[other] { $who } lets { $card } go: over the limit.
    }
event-last-round =
    { $you ->
        [yes] You have
       *[other] { $who } has
    } { $points } points: this is the last round.
event-ended =
    { $winners-count ->
        [1] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
event-won =
    { $by ->
        [formation] The formation stands: the game is won.
       *[points] There are points enough: the game is won.
    }
event-lost = { $active } rats are active: the game is lost.
event-took =
    { $you ->
        [yes] You take
       *[other] { $who } takes
    } { $task } from the offer.
event-took-knight =
    { $you ->
        [yes] You take
       *[other] { $who } takes
    } a Knight token for later.
event-spent =
    { $you ->
        [yes] You spend
       *[other] { $who } spends
    } { $task }.
event-collected =
    { $you ->
        [yes] You take
       *[other] { $who } takes
    } { $card } from { $at } into the set { $set }.
event-restocked = { $at }: { $card } comes from the { $corner } deck.
event-offer-moved =
    { $dropped ->
        [none] The offer moves on:
       *[other] { $dropped } drops out of the offer:
    } { $offer-count ->
        [0] it is empty.
       *[other] { $offer }.
    }
event-laid =
    { $you ->
        [yes] You lay
       *[other] { $who } lays
    } { $card } on { $at }.
event-exchanged =
    { $you ->
        [yes] You give
       *[other] { $who } gives
    } { $gave } for { $got }.
event-last-turns =
    { $why ->
        [played-out] Deck and offer are empty, and { $you ->
            [yes] you have
           *[other] { $who } has
        } no card left:
        [nobody-plays] Deck and offer are empty, and nobody uses a card:
        [must-pass] { $you ->
            [yes] You have
           *[other] { $who } has
        } nothing left to play:
        [all-passed] All have passed:
       *[standstill] For three rounds nobody has laid a vassal:
    } one more round after this one.

## What decided

decided =
    { $tie_break ->
        [points] by points
        [ploys] points level, by completed Ploys
        [kings] level so far, by completed Kings
        [knights-and-wizards] level so far, by completed Knights and Wizards
        [tokens] level so far, by Knight and Wizard tokens
        [retained] level so far, by retained vassals
        [sets] by the worth of the sets
        [vassals] by the vassals left in hand
        [hand] level so far, by cards in hand
       *[shared] level in every comparison
    }
