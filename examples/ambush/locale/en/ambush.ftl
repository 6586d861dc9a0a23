### Ambush in English.

mode-ambush = Ambush
setting-hostile = Who plays the raiders
setting-hostile-automatic = nobody: they follow the rules
setting-hostile-human = whoever sits last
how =
    Two to four heroes bring three crates down a road with three ambushes; at least two crates must arrive.
    The ground has twelve spaces: rows N, R and S from north to south, columns 1 to 4 from west to east.
    Each round a hero takes two actions: move one space, strike next to you (2 dice), shoot two or three spaces
    away (1 die), or keep watch, which ends your turn, and shoot later at a raider that moves. A die of 4 or more hits.
    A token rolls one die again. Potions and flasks of fire may be used at any time.
    When things look bad, a vote may end a combat, at the price of a crate.

## Questions

kind-road-lead = naming a leader
kind-hero-act = acting
kind-hero-step-in = stepping in
kind-roll-again = rolling dice again
kind-roll-nudge = nudging a die
kind-raider-creep = moving a raider
kind-watch-loose = shooting from watch
kind-raider-target = choosing whom a raider attacks
kind-harm-trinket = showing a trinket
kind-vote-flee = voting for flight
question-road-lead = Ambush { $combat } waits: who leads? The first of you to speak decides.
question-hero-act =
    What do you do? { $left ->
        [one] This is your last action.
       *[other] You have { $left } actions.
    }
question-hero-step-in = The raider fell: do you step into its space?
question-roll-again =
    { $purpose ->
        [raid] The raider rolls
        [shoot] The shot rolls
       *[strike] The blow rolls
    } { $dice } ({ $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }): do you spend a token to roll a die again?
question-roll-nudge = Die { $die } was rolled again: { $dice }. Do you spend a token to turn it one pip your way?
question-raider-creep = Where does { $raider } go?
question-watch-loose = { $raider } comes to { $at }: do you shoot now?
question-raider-target = Whom does { $raider } attack?
question-harm-trinket = You are about to lose { $health } health: do you show a buckler?
question-vote-flee = It looks bad. Do you flee? All must agree; it costs a crate.
pass-hero-act = end my turn
pass-hero-step-in = stay where I am
pass-roll-again = leave the dice
pass-roll-nudge = leave the die
pass-raider-creep = it stays
pass-watch-loose = wait for another
pass-harm-trinket = show nothing
pass-vote-flee = stay

## Acts

act-lead = lead
    .what = Name the leader, who acts first and is surprised.
act-move = move
    .what = Go to a space next to yours.
act-strike = strike
    .what = Strike a raider next to you.
act-shoot = shoot
    .what = Shoot at a raider two or three spaces away.
act-watch = watch
    .what = Keep watch until the round is over; your turn ends.
act-reroll = reroll
    .what = Spend a token: roll a die again.
act-nudge = nudge
    .what = Spend a token: turn the die one pip your way.
act-creep = creep
    .what = Move the raider one space.
act-loose = loose
    .what = Shoot at the raider that moves.
act-attack = attack
    .what = The hero it attacks.
act-ward = ward
    .what = Show the buckler: no harm is done.
act-drink = drink
    .what = Drink the potion: up to three health, and a die more until the combat is over.
act-throw = throw
    .what = Throw the flask of fire at a raider within two spaces.
act-flee = flee
    .what = Vote for flight.

## Events

event-found =
    { $trinket ->
        [buckler] You find a buckler among your things.
        [button] You find nothing but a button among your things.
       *[none] { $who } finds something small.
    }
event-led =
    { $you ->
        [yes] You lead
       *[other] { $who } leads
    } into ambush { $combat }.
event-sprung = Ambush { $combat } is sprung by { $raiders }.
event-round-began = Round { $round } begins.
event-moved =
    { $you ->
        [yes] You move
       *[other] { $who } moves
    } from { $here } to { $there }.
event-watched =
    { $you ->
        [yes] You keep
       *[other] { $who } keeps
    } watch.
event-attacked =
    { $how ->
        [strike] { $you ->
            [yes] You strike { $raider }.
           *[other] { $who } strikes { $raider }.
        }
       *[shoot] { $you ->
            [yes] You shoot at { $raider }.
           *[other] { $who } shoots at { $raider }.
        }
    }
event-rerolled =
    { $you ->
        [yes] You spend
       *[other] { $who } spends
    } a token: die { $die } was { $was } and is { $now } now.
event-nudged =
    { $you ->
        [yes] You spend
       *[other] { $who } spends
    } a token to nudge die { $die } from { $was } to { $now }.
event-crept = { $raider } comes from { $here } to { $there }.
event-assailed =
    { $raider } attacks { $you ->
        [yes] you
       *[other] { $who }
    }.
event-wounded =
    { $raider } is wounded { $left ->
        [0] to death.
       *[other] and has { $left } health left.
    }
event-felled = { $raider } falls.
event-hurt =
    { $you ->
        [yes] You lose { $health } health and have
       *[other] { $who } loses { $health } health and has
    } { $left } left.
event-fell =
    { $you ->
        [yes] You fall.
       *[other] { $who } falls.
    }
event-warded =
    { $you ->
        [yes] You show a buckler: it wards the blow off.
       *[other] { $who } shows a buckler: it wards the blow off.
    }
event-drank =
    { $you ->
        [yes] You drink a potion: { $health } health.
       *[other] { $who } drinks a potion: { $health } health.
    }
event-threw =
    { $you ->
        [yes] You throw
       *[other] { $who } throws
    } fire at { $raider }: the die shows { $die }.
event-voted =
    { $all ->
        [yes] All want to flee.
       *[no] { $seats-count ->
            [0] Nobody wants to flee.
           *[other] For flight: { $seats }. That is not enough.
        }
    }
event-fled =
    The heroes flee and leave a crate behind. { $crates ->
        [one] One crate is left.
       *[other] { $crates } crates are left.
    }
event-combat-over = The combat is over.
event-rose =
    { $you ->
        [yes] You are helped up.
       *[other] { $who } is helped up.
    }
event-arrived =
    { $won ->
        [yes] The road is behind them, and { $crates } crates have arrived.
       *[no] The road is lost.
    }

## Why not

why-wrong-heroes = This makes { $heroes } heroes; there must be { $least } to { $most }.
why-leads-no-heroes = Who plays the raiders cannot lead the heroes.
why-nobody-there = Hero { $hero } has fallen, or is not there at all.
why-fallen = You have fallen.
why-not-asked = It is not for you to choose now, but for { $asked }.
why-not-now = Not now: the question is { $question }.
why-nothing-of-the-kind = There is nothing to { $kind } now.
why-in-the-middle = Not in the middle of something: wait until the step is over.
why-no-hero = You play the raiders: you have no hero.
why-not-the-raiders = Only the raiders’ player moves raiders.
why-too-far = { $there } is not next to { $here }.
why-taken = { $at } is not empty.
why-no-such-raider = { $raider } is not there, or not any more.
why-out-of-range =
    It is { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } away; it must be { $least ->
        [0] at most { $most }
       *[other] { $least } to { $most }
    }.
why-no-watch = You are not keeping watch.
why-no-token = You have no token, or have fallen.
why-no-buckler = You have no buckler to show.
why-no-potion = Your potion is gone.
why-unhurt = You have lost no health.
why-no-flask = Your flask is gone.

decided-crates = enough crates have arrived
decided-lost = the heroes are lost, or their crates
