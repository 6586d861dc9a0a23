### Le cochon en français.

mode-pig = Cochon
setting-target = Points pour gagner
setting-target-100 = 100
setting-target-50 = 50
how =
    Lancez le dé tant que vous l’osez : ce qu’il montre va au pot.
    Arrêtez-vous, et le pot est à vous. Tirez un 1, et il est perdu, votre tour aussi.
    Qui s’arrête le premier avec assez de points a gagné.

kind-turn-decide = relancer ou s’arrêter
question-turn-decide = Le pot est à { $pot }. Relancez-vous, ou vous arrêtez-vous ?
act-throw = lancer
    .what = Relancer le dé.
act-stop = arrêter
    .what = S’arrêter et garder le pot.
event-thrown =
    { $you ->
        [yes] Vous faites
       *[other] { $who } fait
    } un { $die }{ $die ->
        [1] { " " }: le pot est perdu.
       *[other] { " " }: { $pot } au pot.
    }
event-kept =
    { $you ->
        [yes] Vous vous arrêtez, gardez { $pot } et avez
       *[other] { $who } s’arrête, garde { $pot } et a
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
why-stop-instead = On ne passe pas : un tour finit quand on s’arrête.
why-not-your-turn = C’est à { $who } de jouer.
decided-target = le premier à avoir assez de points
