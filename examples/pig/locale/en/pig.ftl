### Pig in English.

mode-pig = Pig
setting-target = Points to win
setting-target-100 = 100
setting-target-50 = 50
how =
    Throw the die as often as you dare: what it shows goes into the pot.
    Stop, and the pot is yours. Throw a one, and it is lost, and so is your turn.
    Whoever stops with enough points first has won.

kind-turn-decide = throwing again or stopping
question-turn-decide = There are { $pot } in the pot. Throw again, or stop?
act-throw = throw
    .what = Throw the die again.
act-stop = stop
    .what = Stop, and keep the pot.
event-thrown =
    { $you ->
        [yes] You throw
       *[other] { $who } throws
    } a { $die }{ $die ->
        [1] : the pot is lost.
       *[other] : { $pot } in the pot.
    }
event-kept =
    { $you ->
        [yes] You stop, keep { $pot } and have
       *[other] { $who } stops, keeps { $pot } and has
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
why-stop-instead = There is no passing: a turn ends by stopping.
why-not-your-turn = It is the turn of { $who }.
decided-target = first to have enough points
