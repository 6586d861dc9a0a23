### What the kernel says in every game.

you = You
nothing = nothing
hostile = The enemy
player = Player { $seat }
players-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
players-between = { $least } to { $most } players
semicolon = { "; " }
list = { $first } and { $last }

## Events

event-any = { $who }: { $what }.
event-undone =
    { $you ->
        [yes] You take back
       *[other] { $who } takes back
    } { $answers ->
        [one] the last answer
       *[other] the last { $answers } answers
    }{ $agreed ->
        [yes] , with the table’s consent.
       *[other] .
    }
event-handed-over =
    { $to ->
        [human] A person now plays for { $who }.
       *[other] The bot “{ $to }” now plays for { $who }.
    }
event-rolled =
    { $you ->
        [yes] You roll
       *[other] { $who } rolls
    } { $dice } ({ $purpose }){ $rerolled-count ->
        [0] .
       *[other] , some of the dice a second time.
    }

## Questions

kind-aside = something to be done at any time
question-aside = Will you do something before it goes on?
pass-aside = nothing, go on
pass-any = pass

## Why not

why-over = The game is over.
why-no-such-setting = There is no setting { $setting }. There are: { $known }.
why-no-such-value = The setting { $setting } cannot be { $value }. It can be: { $known }.
why-not-in-mode = The setting { $setting } does not belong to the mode { $mode }.
why-wrong-seats = { $mode } is for { $least } to { $most } players, not for { $seats }.
why-exact-seats =
    { $mode } is for { $least ->
        [one] 1 player
       *[other] { $least } players
    }, not for { $seats }.
why-no-such-seat = There is no such seat: the seats are counted from 0, and there are { $seats }.

## A game without words of its own

how-any = Type “rules” for its rules, and “?” for what you can type here.
outcome-points = { $who }: { $points }.
outcome-together =
    { $how ->
        [won] You have won, all together.
        [lost] You have lost, all together.
       *[other] The game is over: { $how }.
    }
outcome-winners =
    { $count ->
        [1] { $who } wins ({ $decided }).
       *[other] { $who } share the victory ({ $decided }).
    }
