### Embuscade en français.

mode-ambush = Embuscade
setting-hostile = Qui joue les pillards
setting-hostile-automatic = personne : ils suivent les règles
setting-hostile-human = la dernière place
how =
    De deux à quatre héros mènent trois caisses sur une route à trois embuscades ; deux caisses au moins doivent arriver.
    Le terrain a douze cases : rangées N, R et S du nord au sud, colonnes 1 à 4 d’ouest en est.
    À chaque manche, un héros fait deux actions : avancer d’une case, frapper à côté (2 dés), tirer à deux ou trois
    cases (1 dé), ou guetter, ce qui finit le tour, et tirer plus tard sur un pillard qui bouge. Un 4 ou plus touche.
    Un jeton relance un dé. Potions et fioles de feu servent à tout moment.
    Quand cela tourne mal, un vote peut finir le combat, au prix d’une caisse.

## Questions

kind-road-lead = nommer un chef
kind-hero-act = agir
kind-hero-step-in = prendre la place
kind-roll-again = relancer des dés
kind-roll-nudge = ajuster un dé
kind-raider-creep = déplacer un pillard
kind-watch-loose = tirer en guettant
kind-raider-target = choisir la cible d’un pillard
kind-harm-trinket = montrer une babiole
kind-vote-flee = voter pour la fuite
question-road-lead = L’embuscade { $combat } attend : qui mène la troupe ? La première réponse décide.
question-hero-act =
    Que faites-vous ? { $left ->
        [one] C’est votre dernière action.
       *[other] Vous avez { $left } actions.
    }
question-hero-step-in = Le pillard est tombé : prenez-vous sa place ?
question-roll-again =
    { $purpose ->
        [raid] Le pillard obtient
        [shoot] Le tir donne
       *[strike] Le coup donne
    } { $dice } ({ $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }) : dépensez-vous un jeton pour relancer un dé ?
question-roll-nudge = Le dé { $die } a été relancé : { $dice }. Dépensez-vous un jeton pour le tourner d’un point à votre avantage ?
question-raider-creep = Où va { $raider } ?
question-watch-loose = { $raider } arrive en { $at } : tirez-vous maintenant ?
question-raider-target = Qui { $raider } attaque-t-il ?
question-harm-trinket = Vous allez perdre { $health ->
        [one] { $health } point
       *[other] { $health } points
    } de santé : montrez-vous une rondache ?
question-vote-flee = Cela tourne mal : fuyez-vous ? Il faut l’accord de tous ; cela coûte une caisse.
pass-hero-act = finir mon tour
pass-hero-step-in = rester où je suis
pass-roll-again = laisser les dés
pass-roll-nudge = laisser le dé
pass-raider-creep = il reste
pass-watch-loose = en attendre un autre
pass-harm-trinket = ne rien montrer
pass-vote-flee = rester

## Acts

act-lead = mener
    .what = Nommer le chef, qui agit le premier et qui est surpris.
act-move = avancer
    .what = Aller sur une case voisine.
act-strike = frapper
    .what = Frapper un pillard sur une case voisine.
act-shoot = tirer
    .what = Tirer sur un pillard à deux ou trois cases.
act-watch = guetter
    .what = Guetter jusqu’à la fin de la manche ; votre tour est fini.
act-reroll = relancer
    .what = Dépenser un jeton : relancer un dé.
act-nudge = ajuster
    .what = Dépenser un jeton : tourner le dé d’un point à votre avantage.
act-creep = ramper
    .what = Déplacer le pillard d’une case.
act-loose = décocher
    .what = Tirer sur le pillard qui bouge.
act-attack = attaquer
    .what = Le héros qu’il attaque.
act-ward = parer
    .what = Montrer la rondache : aucun mal n’est fait.
act-drink = boire
    .what = Boire la potion : jusqu’à trois points de santé, et un dé de plus jusqu’à la fin du combat.
act-throw = lancer
    .what = Lancer la fiole de feu sur un pillard à deux cases au plus.
act-flee = fuir
    .what = Voter pour la fuite.

## Events

event-found =
    { $trinket ->
        [buckler] Vous trouvez une rondache dans vos affaires.
        [button] Vous ne trouvez qu’un bouton dans vos affaires.
       *[none] { $who } trouve quelque chose de petit.
    }
event-led =
    { $you ->
        [yes] Vous menez
       *[other] { $who } mène
    } les héros dans l’embuscade { $combat }.
event-sprung = L’embuscade { $combat } éclate : { $raiders }.
event-round-began = La manche { $round } commence.
event-moved =
    { $you ->
        [yes] Vous allez
       *[other] { $who } va
    } de { $here } à { $there }.
event-watched =
    { $you ->
        [yes] Vous guettez.
       *[other] { $who } guette.
    }
event-attacked =
    { $how ->
        [strike] { $you ->
            [yes] Vous frappez { $raider }.
           *[other] { $who } frappe { $raider }.
        }
       *[shoot] { $you ->
            [yes] Vous tirez sur { $raider }.
           *[other] { $who } tire sur { $raider }.
        }
    }
event-rerolled =
    { $you ->
        [yes] Vous dépensez
       *[other] { $who } dépense
    } un jeton : le dé { $die } passe de { $was } à { $now }.
event-nudged =
    { $you ->
        [yes] Vous dépensez
       *[other] { $who } dépense
    } un jeton et ajuste le dé { $die } de { $was } à { $now }.
event-crept = { $raider } va de { $here } à { $there }.
event-assailed =
    { $you ->
        [yes] { $raider } vous attaque.
       *[other] { $raider } attaque { $who }.
    }
event-wounded =
    { $raider } est blessé{ $left ->
        [0] { " " }à mort.
       *[other] , santé restante : { $left }.
    }
event-felled = { $raider } tombe.
event-hurt =
    { $you ->
        [yes] Vous perdez { $health ->
            [one] { $health } point
           *[other] { $health } points
        } de santé, il vous en reste
       *[other] { $who } perd { $health ->
            [one] { $health } point
           *[other] { $health } points
        } de santé, il lui en reste
    } { $left }.
event-fell =
    { $you ->
        [yes] Vous tombez.
       *[other] { $who } tombe.
    }
event-warded =
    { $you ->
        [yes] Vous montrez une rondache : elle pare le coup.
       *[other] { $who } montre une rondache : elle pare le coup.
    }
event-drank =
    { $you ->
        [yes] Vous buvez une potion : santé +{ $health }.
       *[other] { $who } boit une potion : santé +{ $health }.
    }
event-threw =
    { $you ->
        [yes] Vous lancez
       *[other] { $who } lance
    } du feu sur { $raider } : le dé montre { $die }.
event-voted =
    { $all ->
        [yes] Tous veulent fuir.
       *[no] { $seats-count ->
            [0] Personne ne veut fuir.
           *[other] Pour la fuite : { $seats }. Cela ne suffit pas.
        }
    }
event-fled =
    Les héros fuient et laissent une caisse. { $crates ->
        [0] Il n’en reste aucune.
        [one] Il en reste une.
       *[other] Il en reste { $crates }.
    }
event-combat-over = Le combat est fini.
event-rose =
    { $you ->
        [yes] On vous relève.
       *[other] On relève { $who }.
    }
event-arrived =
    { $won ->
        [yes] La route est derrière eux, { $crates } caisses sont arrivées.
       *[no] La route est perdue.
    }

## Why not

why-wrong-heroes = Cela fait { $heroes } héros ; il en faut de { $least } à { $most }.
why-leads-no-heroes = Qui joue les pillards ne peut pas mener les héros.
why-nobody-there = Le héros { $hero } est à terre, ou n’existe pas.
why-fallen = Vous êtes à terre.
why-not-asked = Ce n’est pas à vous de choisir, mais à { $asked }.
why-not-now = Pas maintenant : la question est { $question }.
why-nothing-of-the-kind = Impossible maintenant : { $kind }.
why-in-the-middle = Pas au milieu d’une action : attendez qu’elle soit finie.
why-no-hero = Vous jouez les pillards : vous n’avez pas de héros.
why-not-the-raiders = Seul le joueur des pillards les fait bouger.
why-too-far = { $there } n’est pas à côté de { $here }.
why-taken = { $at } n’est pas vide.
why-no-such-raider = { $raider } n’est pas là, ou n’y est plus.
why-out-of-range =
    Il est à { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } ; il faut { $least ->
        [0] { $most } au plus
       *[other] de { $least } à { $most }
    }.
why-no-watch = Vous ne guettez pas.
why-no-token = Vous n’avez pas de jeton, ou vous êtes à terre.
why-no-buckler = Vous n’avez pas de rondache à montrer.
why-no-potion = Vous n’avez plus de potion.
why-unhurt = Votre santé est intacte.
why-no-flask = Vous n’avez plus de fiole.

decided-crates = assez de caisses sont arrivées
decided-lost = les héros sont perdus, ou leurs caisses
