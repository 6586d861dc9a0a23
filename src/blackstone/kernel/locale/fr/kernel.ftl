### Ce que le noyau dit dans tous les jeux.

you = Vous
nothing = rien
hostile = L’adversaire
player = Joueur { $seat }
players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-between = de { $least } à { $most } joueurs
semicolon = { " ; " }
list = { $first } et { $last }

## Événements

event-any = { $who } : { $what }.
event-undone =
    { $you ->
        [yes] Vous reprenez
       *[other] { $who } reprend
    } { $answers ->
        [one] la dernière réponse
       *[other] les { $answers } dernières réponses
    }{ $agreed ->
        [yes] , avec l’accord de la table.
       *[other] .
    }
event-handed-over =
    { $to ->
        [human] Une personne joue désormais pour { $who }.
       *[other] Le robot « { $to } » joue désormais pour { $who }.
    }
event-rolled =
    { $you ->
        [yes] Vous obtenez
       *[other] { $who } obtient
    } { $dice } ({ $purpose }){ $rerolled-count ->
        [0] .
       *[other] , en relançant certains dés.
    }

## Questions

kind-aside = une action possible à tout moment
question-aside = Voulez-vous agir avant la suite ?
pass-aside = rien, continuer
pass-any = passer

## Pourquoi pas

why-over = La partie est terminée.
why-no-such-setting = Le réglage { $setting } n’existe pas. Il y a : { $known }.
why-no-such-value = Le réglage { $setting } n’admet pas { $value }. Il admet : { $known }.
why-not-in-mode = Le réglage { $setting } n’appartient pas au mode { $mode }.
why-wrong-seats = Pour { $mode }, il faut de { $least } à { $most } joueurs, et non { $seats }.
why-exact-seats =
    Pour { $mode }, il faut { $least ->
        [one] { $least } joueur
       *[other] { $least } joueurs
    }, et non { $seats }.
why-no-such-seat = Cette place n’existe pas : on les compte à partir de 0, et il y en a { $seats }.

## Un jeu sans messages à lui

how-any = Tapez « règles » pour ses règles, et « ? » pour tout ce qu’on peut taper ici.
outcome-points = { $who } : { $points }.
outcome-together =
    { $how ->
        [won] Vous avez gagné, tous ensemble.
        [lost] Vous avez perdu, tous ensemble.
       *[other] La partie est terminée : { $how }.
    }
outcome-winners =
    { $count ->
        [1] { $who } gagne ({ $decided }).
       *[other] { $who } se partagent la victoire ({ $decided }).
    }
