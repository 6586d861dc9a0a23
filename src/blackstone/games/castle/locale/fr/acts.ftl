### Ce qu’on demande à Blackstone Castle, et ce qu’on peut répondre.

## Sortes de questions, en quelques mots

kind-setup-corner = choisir un paquet d’angle
kind-family-keep = choisir une famille
kind-refresh-corner = choisir le paquet de renouvellement
kind-shortage-space = combler le plateau
kind-special-space = placer un Assassin ou un Saboteur
kind-recall-face-down = reprendre les cartes face cachée
kind-guard-lift = retirer ses gardes
kind-muster-token = choisir le jeton d’un Chevalier-Mage
kind-work-action = agir avec Chevaliers et Mages
kind-draw-keep = garder une carte sur deux
kind-retain-refill = regarnir la case d’un vassal retenu
kind-task-vassals = nommer les vassaux d’une mission
kind-task-stack = choisir la pile d’un Chevalier-Mage
kind-upcharge-vassal = payer un supplément
kind-replace-vassal = remplacer les vassaux utilisés
kind-refill-corner = choisir un nouveau paquet d’angle
kind-intrigue-task = placer un agent
kind-intrigue-vassal = placer un agent sur un vassal
kind-intrigue-hide = poser une carte face cachée
kind-intrigue-reward = choisir une récompense
kind-intrigue-triggered = jouer une carte déclenchée
kind-limit-hand = défausser jusqu’à la limite
kind-limit-retained = renvoyer des vassaux retenus
kind-queens-action = une action
kind-queens-vassals = prendre des vassaux avec une carte
kind-queens-set = ranger un vassal dans une série
kind-wizards-action = une action
kind-wizards-left = poser un vassal pour la moitié gauche d’une carte
kind-wizards-right = poser un vassal pour la moitié droite d’une carte
kind-wizards-give = donner un vassal pour un autre

## Questions

question-setup-corner = Quel paquet d’angle fournira les remplaçants des vassaux utilisés ?
question-family-keep = Vous avez reçu deux familles : pour laquelle jouez-vous ?
question-refresh-corner = Quel paquet d’angle renouvelle le plateau à la fin de vos tours ?
question-shortage-space = Il manque un vassal sur le plateau : quelle case comblez-vous ?
question-special-space = Sur quelle case placez-vous { $card }, que l’on vient de tirer ?
question-recall-face-down = Reprendre { $task } en main ?
question-guard-lift = Retirer votre garde du vassal de { $at } ?
question-muster-token = { $task } : quel jeton cette carte vous rapporte-t-elle ?
question-work-action = Vos Chevaliers et vos Mages sont prêts : que faites-vous ?
question-draw-keep = Vous avez pioché deux cartes : laquelle gardez-vous ?
question-retain-refill = Quel paquet d’angle regarnit { $at } ?
question-task-vassals = { $task } : quels vassaux utilisez-vous ?
question-task-stack = { $task } : avec vos Chevaliers ou avec vos Mages ?
question-upcharge-vassal = Le supplément demande { $symbol } : quel vassal retenu paie ?
question-replace-vassal = Un nouveau vassal vient-il en { $at }, à la place de celui que vous avez utilisé ?
question-refill-corner = Votre paquet d’angle est vide : lequel prenez-vous désormais ?
question-intrigue-task = Placer un agent ? Choisissez la mission accomplie qu’il sert.
question-intrigue-vassal = { $task } : quel vassal l’agent surveille-t-il ?
question-intrigue-hide = Poser une carte face cachée ? Elle entrera en jeu quand un autre joueur utilisera le vassal de son coin.
question-intrigue-reward = Votre agent de { $task } a été dérangé : quelle récompense ?
question-intrigue-triggered = Une mission a été accomplie : jouez-vous une carte face cachée qu’elle déclenche ?
question-limit-hand = Vous avez plus de cartes que de Rois : laquelle défaussez-vous ?
question-limit-retained = Vous retenez plus de vassaux que vous n’avez de Rois : lequel renvoyez-vous ?
question-queens-action = À vos actions : que faites-vous ?
question-queens-vassals = { $task } : quels vassaux prenez-vous ?
question-queens-set = Dans quelle série va { $card }, venant de { $at } ?
question-wizards-action = À vos actions : que faites-vous ?
question-wizards-left = { $task }, moitié gauche : { $half }. Qui posez-vous ?
question-wizards-right = { $task }, moitié droite : { $half }. Qui posez-vous ?
question-wizards-give = { $card } : quel vassal donnez-vous en échange ?

## Passer

pass-recall-face-down = la laisser face cachée
pass-guard-lift = laisser la garde
pass-work-action = finir cette étape
pass-retain-refill = laisser la case vide
pass-replace-vassal = laisser la case vide
pass-intrigue-task = pas d’agent
pass-intrigue-hide = aucune carte
pass-intrigue-triggered = n’en jouer aucune
pass-queens-action = finir votre tour
pass-wizards-action = finir votre tour
pass-wizards-left = personne pour cette moitié
pass-wizards-right = personne pour cette moitié

## Actes : le mot qu’on tape, et ce qu’il veut dire

act-corner = angle
    .what = Un paquet d’angle :
act-family = famille
    .what = La famille pour laquelle vous jouez :
act-refresh = renouveler
    .what = Le paquet de renouvellement :
act-fill = combler
    .what = La case à combler :
act-place = placer
    .what = La case pour cette carte :
act-recall = reprendre
    .what = Reprendre une carte :
act-lift = lever
    .what = Retirer une garde :
act-token = jeton
    .what = Le jeton :
act-slide = glisser
    .what = Faire glisser un vassal vers une case vide voisine : un jeton Chevalier à chaque fois (vous en avez { $knights }).
    .action = Faire glisser vers une case voisine : une action à chaque fois (il vous en reste { $actions }).
act-retain = retenir
    .what = Retenir un vassal, pour payer les suppléments : un jeton Chevalier chacun (vous en avez { $knights }).
act-swap = échanger
    .what = Échanger deux vassaux côte à côte : un jeton Mage à chaque fois (vous en avez { $wizards }).
    .action = Échanger deux cases voisines : une action à chaque fois (il vous en reste { $actions }).
act-flip = retourner
    .what = Retourner un vassal : un jeton Mage à chaque fois (vous en avez { $wizards }).
    .action = Retourner un vassal : une action à chaque fois (il vous en reste { $actions }).
act-draw = piocher
    .what = Piocher la carte du dessus d’un paquet (vous avez { both-tokens }).
act-keep = garder
    .what = La carte à garder :
act-guard = garde
    .what = Poster une garde sur un vassal : les autres ne peuvent ni le toucher ni l’utiliser. Un jeton Chevalier chacune (vous en avez { $knights }).
act-unguard = écarter
    .what = Écarter la garde d’un autre joueur : deux jetons Chevalier chacune (vous en avez { $knights }).
act-adopt = adopter
    .what = Accomplir une mission et la céder pour un chien ; c’est votre mission du tour.
act-kill = tuer
    .what = Tuer une carte de rats qui rôdent (vous avez { both-tokens }).
act-complete = accomplir
    .what = Accomplir une mission de votre main, une par tour ; elle ne coûte aucun jeton.
act-refill = regarnir
    .what = Le paquet qui regarnit la case :
act-use = utiliser
    .what = Les vassaux, d’abord pour la moitié gauche de la carte, puis pour la droite :
act-stack = pile
    .what = Où la carte sera désormais :
act-pay = payer
    .what = Le vassal retenu qui paie :
act-waive = remettre
    .what = Le symbole qu’on ne paie pas :
act-replace = remplacer
    .what = Un nouveau vassal :
act-agent = agent
    .what = La mission accomplie :
act-watch = surveiller
    .what = Le vassal à surveiller :
act-hide = cacher
    .what = La carte à poser face cachée :
act-reward = récompense
    .what = La récompense :
act-play = jouer
    .what = La carte à jouer :
act-discard = défausser
    .what = La carte à défausser :
act-shed = renvoyer
    .what = Le vassal à renvoyer :
act-take = prendre
    .what = Prendre une carte de l’offre, ou un jeton Chevalier : une action à chaque fois.
act-spend = dépenser
    .what = Dépenser une carte de votre main : une action.
act-set = série
    .what = La série qu’il rejoint pour toujours :
act-put = poser
    .what = Le vassal, la face visible et la case :
act-exchange = troquer
    .what = Troquer un de vos vassaux contre un de l’offre : une action.
act-give = donner
    .what = Le vassal que vous donnez :
act-pass = passer
    .what = Passer.

## Mots des clés

word-guild = guilde
word-power = pouvoir
word-machination = machination
word-knights = chevaliers
word-two = deux
word-knight = chevalier
word-wizard = mage
word-top-left = haut-gauche
word-top-right = haut-droite
word-bottom-left = bas-gauche
word-bottom-right = bas-droite
paid-knight = (C)
paid-wizard = (M)
paid-knights = (2C)
paid-two = (sur deux)
paid-knight-what = Ou pour un jeton Chevalier : « (C) ».
paid-wizard-what = Ou pour un jeton Mage : « (M) ».

## Réponses, une par ligne

option-corner =
    Paquet { $corner } : { $top } au-dessus, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
option-corner-empty = Paquet { $corner } (vide)
option-fill = { $at }
option-place = { $at }
option-recall = la reprendre en main
option-lift = la retirer (son jeton va à la réserve)
option-slide = { $here } { $face }, vers { $there }
option-retain = { $at } { $face }
option-swap = { $one } { $face } avec { $other } { $second }
option-flip = { $at } { $face } devient { $second }
brief-flip = { $at } devient { $second }
option-guard = { $at } { $face }
option-unguard = { $at } { $face }, sous la garde de { $who }
option-paid = { $what }, pour { $price }
option-draw =
    carte { $deck } pour un jeton Mage ({ $count ->
        [0] la défausse sera mélangée
        [one] 1 carte restante
       *[other] { $count } cartes restantes
    })
option-draw-knights =
    carte { $deck } pour deux jetons Chevalier ({ $count ->
        [0] la défausse sera mélangée
        [one] 1 carte restante
       *[other] { $count } cartes restantes
    })
option-draw-knight =
    carte { $deck } pour un seul jeton Chevalier ({ $count ->
        [0] la défausse sera mélangée
        [one] 1 carte restante
       *[other] { $count } cartes restantes
    })
option-draw-two =
    carte { $deck } pour un jeton Mage, la meilleure de deux ({ $count ->
        [0] la défausse sera mélangée
        [one] 1 carte restante
       *[other] { $count } cartes restantes
    })
option-draw-knights-two =
    carte { $deck } pour deux jetons Chevalier, la meilleure de deux ({ $count ->
        [0] la défausse sera mélangée
        [one] 1 carte restante
       *[other] { $count } cartes restantes
    })
brief-draw = { $deck } : un Mage
brief-draw-knights = { $deck } : deux Chevaliers
brief-draw-knight = { $deck } : un Chevalier
brief-draw-two = { $deck }, une sur deux : un Mage
brief-draw-knights-two = { $deck }, une sur deux : deux Chevaliers
option-task =
    { $id } « { $name } », { $type }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
option-use = { $one } { $face } et { $other } { $second }
option-use-one = { $at } { $face } seulement
option-vassal = { $face } ({ $card })
option-waive = remise sur { $symbol } : ce symbole n’est pas payé (une fois par tour)
option-stack-knight = avec les Chevaliers
option-stack-wizard = avec les Mages
option-token-knight = un jeton Chevalier
option-token-wizard = un jeton Mage
option-replace = un nouveau vassal, { $top }
option-replace-any = un nouveau vassal
option-family = { $family }. { $text }
option-adopt = { $dog }, pour { $id } « { $name } », { $type }
option-kill = { $card }, par le { $dog }, pour { both-tokens }
option-take-knight = un jeton Chevalier, pour une action d’un autre tour
option-set = { $set } : { $vassals }
option-set-new = { $set }, une nouvelle série
option-set-begun = { $set }, avec l’autre vassal de cette carte
option-put =
    { $face } (au dos { $behind }) en { $at }{ $height ->
        [1] { "" }
       *[other] , pile de { $height }
    }
option-agent = { $id } « { $name } », { $type }, coin { $symbol }
option-watch =
    { $at } { $face }, { $match ->
        [1] un symbole commun
       *[other] deux symboles communs
    } : { $reward }
option-hide = { $id } « { $name } », { $type }, attend un { $symbol }
option-cards-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
group-square = { $at } { $face }
group-dog = { $dog } : { $text }

## Ce qu’un acte apporterait

note-ready = La mission { $task } pourrait alors être accomplie.
note-lost = La mission { $task } ne pourrait plus être accomplie.
note-ready-partner = { $who } pourrait alors accomplir { $task }.
note-lost-partner = { $who } ne pourrait plus accomplir { $task }.
note-nearer = Il ne manquerait plus qu’une moitié à la mission { $task }.
note-farther = La mission { $task } perdrait la seule moitié déjà remplie.
note-placed = Sur les 16 identités, { $then } au lieu de { $before } seraient seules de leur sorte et sur le bord.
note-lines-faction = Factions réunies chacune sur une ligne : { $then } au lieu de { $before }.
note-lines-role = Rôles réunis chacun sur une ligne : { $then } au lieu de { $before }.
note-wins = La partie serait gagnée !
note-saboteur = Le Saboteur saute : tout le plateau va à la défausse, une nouvelle cour est distribuée, et personne n’est récompensé.
note-agent = L’agent placé en { $at } rentrerait ; { $who } recevrait { $reward }.
note-pays = Ce vassal paierait un supplément qui vous manque : prochaine carte { $type }.
note-cost = Supplément : { $symbols }.
note-free = Sans supplément.
note-cost-stack =
    Avec les { $type } : { $symbols ->
        [none] sans supplément.
       *[other] supplément { $symbols }.
    }
note-points =
    { $gain ->
        [0] Aucun point tant que vous n’aurez pas plus de Rois ({ $total } en tout).
        [one] { $gain } point de plus : { $total } en tout.
       *[other] { $gain } points de plus : { $total } en tout.
    }
note-kings = Votre limite monte à { $kings } ; autant de Chevaliers et de Mages rapportent un jeton, autant de cartes par type comptent.
note-knight = Dès votre prochain tour, un jeton Chevalier de plus par tour.
note-wizard = Dès votre prochain tour, un jeton Mage de plus par tour.
note-last-round = Vous atteignez { $points } points : ce sera la dernière manche.
note-given-up =
    { $points ->
        [one] Vous renoncez à son point.
       *[other] Vous renoncez à ses { $points } points.
    }
note-rats-left = Il resterait { $active } rats actifs sur { $limit }.
note-two-actions = Elle coûte deux actions.
note-half =
    { $which ->
        [left] Moitié gauche : { $met }.
       *[right] Moitié droite : { $met }.
    }
note-halves =
    { $then ->
        [0] { $task } perdrait sa seule moitié.
        [1] { $before ->
            [0] { $task } aurait une moitié.
           *[other] { $task } perdrait une moitié.
        }
       *[other] { $task } aurait ses deux moitiés.
    }
note-set = La série vaudrait alors { $then } (à présent { $before }).

## Récompenses

reward-or = { $one }, ou { $other }
reward-and = { $one } et { $other }
reward-either = { $one } ou { $other }
