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

a-task = “{ $name }” ({ $id })
a-token-knight = a Knight token
a-token-wizard = a Wizard token
a-card-of = a { $deck } card

## Events

event-chose-corner =
    { $you ->
        [yes] You take
       *[other] { $who } takes
    } the corner deck at the { $corner }.
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
event-paid =
    { $you ->
        [yes] You pay
       *[other] { $who } pays
    } { $card } as an upcharge.
event-replaced =
    { $card ->
        [none] { $at }: { $used } leaves the board; no vassal is left to come.
       *[other] { $at }: { $used } leaves the board, { $card } comes from the { $corner } deck.
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
    } { $card }: over the limit.
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

## What decided

decided =
    { $tie_break ->
        [points] by points
        [ploys] points level, by completed Ploys
        [kings] level so far, by completed Kings
        [knights-and-wizards] level so far, by completed Knights and Wizards
        [tokens] level so far, by Knight and Wizard tokens
        [retained] level so far, by retained vassals
        [hand] level so far, by cards in hand
       *[shared] level in every comparison
    }
