### Ce qu’on demande à Blackstone Castle, et ce qu’on peut répondre.

## Sortes de questions, en quelques mots

kind-setup-corner = choisir un paquet d’angle
kind-shortage-space = combler le plateau
kind-recall-face-down = reprendre les cartes face cachée
kind-work-action = agir avec Chevaliers et Mages
kind-retain-refill = regarnir la case d’un vassal retenu
kind-task-vassals = nommer les vassaux d’une mission
kind-upcharge-vassal = payer un supplément
kind-refill-corner = choisir un nouveau paquet d’angle
kind-intrigue-task = placer un agent
kind-intrigue-vassal = placer un agent sur un vassal
kind-intrigue-hide = poser une carte face cachée
kind-intrigue-reward = choisir une récompense
kind-intrigue-triggered = jouer une carte déclenchée
kind-limit-hand = défausser jusqu’à la limite
kind-limit-retained = renvoyer des vassaux retenus

## Questions

question-setup-corner = Quel paquet d’angle fournira les remplaçants des vassaux utilisés ?
question-shortage-space = Il manque un vassal sur le plateau : quelle case comblez-vous ?
question-recall-face-down = Reprendre { $task } en main ?
question-work-action = Vos Chevaliers et vos Mages sont prêts : que faites-vous ?
question-retain-refill = Quel paquet d’angle regarnit { $at } ?
question-task-vassals = { $task } : quels vassaux utilisez-vous ?
question-upcharge-vassal = Le supplément demande { $symbol } : quel vassal retenu paie ?
question-refill-corner = Votre paquet d’angle est vide : lequel prenez-vous désormais ?
question-intrigue-task = Placer un agent ? Choisissez la mission accomplie qu’il sert.
question-intrigue-vassal = { $task } : quel vassal l’agent surveille-t-il ?
question-intrigue-hide = Poser une carte face cachée ? Elle entrera en jeu quand un autre joueur utilisera le vassal de son coin.
question-intrigue-reward = Votre agent de { $task } a été dérangé : quelle récompense ?
question-intrigue-triggered = Une mission a été accomplie : jouez-vous une carte face cachée qu’elle déclenche ?
question-limit-hand = Vous avez plus de cartes que de Rois : laquelle défaussez-vous ?
question-limit-retained = Vous retenez plus de vassaux que vous n’avez de Rois : lequel renvoyez-vous ?

## Passer

pass-recall-face-down = la laisser face cachée
pass-work-action = finir cette étape
pass-intrigue-task = pas d’agent
pass-intrigue-hide = aucune carte
pass-intrigue-triggered = n’en jouer aucune

## Actes : le mot qu’on tape, et ce qu’il veut dire

act-corner = angle
    .what = Un paquet d’angle :
act-fill = combler
    .what = La case à combler :
act-recall = reprendre
    .what = Reprendre une carte :
act-slide = glisser
    .what = Faire glisser un vassal vers une case vide voisine : un jeton Chevalier à chaque fois (vous en avez { $knights }).
act-retain = retenir
    .what = Retenir un vassal, pour payer les suppléments : un jeton Chevalier chacun (vous en avez { $knights }).
act-swap = échanger
    .what = Échanger deux vassaux côte à côte : un jeton Mage à chaque fois (vous en avez { $wizards }).
act-flip = retourner
    .what = Retourner un vassal : un jeton Mage à chaque fois (vous en avez { $wizards }).
act-draw = piocher
    .what = Piocher la carte du dessus d’un paquet (vous avez { both-tokens }).
act-complete = accomplir
    .what = Accomplir une mission de votre main, une par tour ; elle ne coûte aucun jeton.
act-refill = regarnir
    .what = Le paquet qui regarnit la case :
act-use = utiliser
    .what = Les vassaux, d’abord pour la moitié gauche de la carte, puis pour la droite :
act-pay = payer
    .what = Le vassal retenu qui paie :
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
act-pass = passer
    .what = Passer.

## Mots des clés

word-guild = guilde
word-power = pouvoir
word-machination = machination
word-knights = chevaliers
word-knight = chevalier
word-wizard = mage
word-top-left = haut-gauche
word-top-right = haut-droite
word-bottom-left = bas-gauche
word-bottom-right = bas-droite

## Réponses, une par ligne

option-corner =
    Paquet { $corner } : { $top } au-dessus, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
option-corner-empty = Paquet { $corner } (vide)
option-fill = { $at }
option-recall = la reprendre en main
option-slide = { $here } { $face }, vers { $there }
option-retain = { $at } { $face }
option-swap = { $one } { $face } avec { $other } { $second }
option-flip = { $at } { $face } devient { $second }
brief-flip = { $at } devient { $second }
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
option-task =
    { $id } « { $name } », { $type }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
option-use = { $one } { $face } et { $other } { $second }
option-vassal = { $face } ({ $card })
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

## Ce qu’un acte apporterait

note-ready = La mission { $task } pourrait alors être accomplie.
note-lost = La mission { $task } ne pourrait plus être accomplie.
note-nearer = Il ne manquerait plus qu’une moitié à la mission { $task }.
note-farther = La mission { $task } perdrait la seule moitié déjà remplie.
note-agent = L’agent placé en { $at } rentrerait ; { $who } recevrait { $reward }.
note-pays = Ce vassal paierait un supplément qui vous manque : prochaine carte { $type }.
note-cost = Supplément : { $symbols }.
note-free = Sans supplément.
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
note-discount = Ensuite, chaque carte { $type } coûtera un { $symbol } en plus.

## Récompenses

reward-or = { $one }, ou { $other }
reward-and = { $one } et { $other }
