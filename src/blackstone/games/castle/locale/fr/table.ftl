### La table de Blackstone Castle au terminal.

## Modes et réglages

mode-kings-quest = La Quête du roi
setting-families = Familles
setting-families-off = sans
setting-household-support = Les cartes Maison occupent une place soutenue
setting-household-support-on = oui
setting-household-support-off = non
setting-unsupported = Quelles cartes attendent des Rois
setting-unsupported-latest = les dernières
setting-unsupported-owner = au choix de leur propriétaire
setting-face-down-trigger = Ce qui déclenche une carte face cachée
setting-face-down-trigger-exact = le vassal exact
setting-face-down-trigger-any = tout vassal ayant un de ses symboles
setting-limit-check = Qui vérifie ses limites en fin de tour
setting-limit-check-own = la personne dont c’est le tour
setting-limit-check-all = tout le monde

## Le plateau

status =
    Manche { $round }. { $you ->
        [yes] À vous de jouer.
       *[other] À { $who } de jouer.
    }{ $completed ->
        [yes] { "" } Une mission a été accomplie ce tour-ci.
       *[no] { "" }
    }{ $last ->
        [yes] { "" } Dernière manche !
       *[no] { "" }
    }
status-over = La partie est finie, à la manche { $round }.
board-row = Ligne { $row } : { $cells }.
board-cell = { $at } { $face }
board-cell-castle = { $at } { $face }, sous un château
board-cell-agent = { $at } { $face }, surveillé par { $who }
board-row-empty = personne
board-corners = Paquets d’angle : { $corners }.
board-corner = { $corner } { $face }
board-corner-own = { $corner } { $face } (le vôtre)
board-corner-empty = { $corner } vide
corner-short-top-left = HG
corner-short-top-right = HD
corner-short-bottom-left = BG
corner-short-bottom-right = BD

panel-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
panel-tokens = Chevaliers { $knights } Mages { $wizards }
panel-many = Chev. { $knights }  Mages { $wizards }
panel-limit = Limite { $limit }  Intrigue { $intrigue }
panel-cards = Main { $hand }  Retenus { $retained }
panel-short = C{ $knights } M{ $wizards } lim{ $limit } main{ $hand }
player-line =
    { $you ->
        [yes] Vous avez
       *[other] { $who } a
    } { panel-points }, { both-tokens }, limite { $limit }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $retained ->
        [0] aucun vassal retenu
        [one] 1 vassal retenu
       *[other] { $retained } vassaux retenus
    }, { $intrigue ->
        [0] aucun jeton d’intrigue disponible
        [one] 1 jeton d’intrigue disponible
       *[other] { $intrigue } jetons d’intrigue disponibles
    }.

help-game = Une case, c’est la lettre de sa colonne puis celle de sa ligne : B{ $dot }S, ou bs. Sur le plateau, « # » est un château, « @B » l’agent de B ; « * » devant une carte : elle peut être accomplie, « $ » : son supplément manque ; à côté de HG, HD, BD, BG : votre paquet d’angle.
marks = + mission prête  - perdue  > avance  < recule  $ paie  ! dérange un agent

## La main

hand-none = Votre main est vide.
hand-more =
    { $count ->
        [one] Et 1 carte de plus : tapez « main ».
       *[other] Et { $count } cartes de plus : tapez « main ».
    }
hand-side = { $place } { $who } : { $met }
hand-said =
    { $id } « { $name } », { $type }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $left } { $right } { $ready ->
        [yes] Peut être accomplie.
       *[no] { $missing ->
            [none] Ne peut pas encore être accomplie.
           *[other] Le supplément ne peut pas être payé : { $missing }.
        }
    }
hand-side-said =
    { $met ->
        [none] Il manque : { $who } { $place }.
       *[other] { $who } { $place } : { $met }.
    }
place-column = dans la colonne { $letter }
place-row = sur la ligne { $letter }
place-space = en { $at }
wanted-anyone = n’importe qui
wanted-short = { $faction } { $role }
ready = prête
next-costs = Suppléments : { $prices }.
next-cost = prochaine carte { $type }, { $symbols }
next-missing = Manque pour les suppléments : { $prices }.
next-missing-none = Tous les suppléments peuvent être payés.
next-costs-none = Aucun supplément n’est dû pour l’instant.
symbol-missing = { $symbol } (manquant)
own-retained = Retenus : { $vassals }.
own-face-down = Face cachée : { $cards }.
own-agent = Votre agent de { $task } surveille { $at }.

## Un tableau

tableau-head =
    { $who } (place { $seat }, { $crest }) : { panel-points }, { $kings ->
        [one] { $kings } Roi
       *[other] { $kings } Rois
    }, Maison comprise, donc limite { $limit }.
tableau-tokens = Jetons : { both-tokens } ; revenu : { $income-knights } par les Chevaliers, { $income-wizards } par les Mages.
tableau-stack = { $type } : { $cards }.
tableau-card =
    { $id } « { $name } » { $supported ->
        [yes] ({ $points })
       *[no] (attend un Roi)
    }, coin { $symbol }
tableau-stack-none = Aucune mission accomplie.
tableau-retained = Retenus : { $vassals }.
tableau-hand =
    { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $down ->
        [0] aucune posée face cachée
        [one] 1 posée face cachée
       *[other] { $down } posées face cachée
    } ; { $exhausted ->
        [yes] l’intrigue est finie.
       *[no] { $intrigue ->
            [0] aucun jeton d’intrigue disponible.
            [one] 1 jeton d’intrigue disponible.
           *[other] { $intrigue } jetons d’intrigue disponibles.
        }
    }
tableau-agent = Agent de { $task } en { $at }, { $match ->
        [1] un symbole commun
       *[other] deux symboles communs
    }.
tableau-corner = Paquet d’angle : { $corner }.

## Les piles

pile-corner =
    { $corner } : { $count ->
        [0] vide
        [one] { $face }, dernière carte
       *[other] { $face } au-dessus de { $count } cartes
    }.
pile-deck =
    { $deck } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; défausse : { $discards }.
pile-vassals = Vassaux défaussés ({ $count }) : { $vassals }.
pile-counted = { $count } x { $face }
pile-supply = Réserve : jetons Chevalier { $knights }, jetons Mage { $wizards }, châteaux { $castles }.
pile-none = rien

## Une carte

card-head =
    { $id } « { $name } » : { $type }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, coin { $symbol }.
card-sides = Il lui faut : { $left } ; { $right }.
card-side = { $who } { $place }
card-vassal = { $card } : { $face }, au dos { $behind }.

## La fin

final-line =
    { $you ->
        [yes] Vous :
       *[other] { $who } :
    } { panel-points } ; Manigances { $ploys }, Rois { $kings }, Chevaliers et Mages { $others }, jetons { $tokens }, retenus { $retained }, main { $hand }.
final-won =
    { $count ->
        [1] { $you ->
            [yes] Vous gagnez
           *[other] { $who } gagne
        }
       *[other] { $who } se partagent la victoire
    }, { decided }{ $values ->
        [none] .
       *[other] { " " }({ $values }).
    }

## Les règles sur un écran

how =
    BLACKSTONE CASTLE : LA QUÊTE DU ROI
    Intriguez pour le pouvoir : accomplissez des missions avec les vassaux de la
    cour, et soyez en tête quand quelqu’un a { $end } points et que la manche s’achève.

    La cour compte 5 colonnes (B L A C K) et 5 lignes (S T O N E). Un vassal a une
    faction (Lion, Dragon, Phénix, Griffon), un rôle (éclaireur, émissaire,
    espion, capitaine), et une autre face au dos.

    Une mission demande deux vassaux à la fois : chacun dans une colonne, une ligne
    ou une case, d’une faction, d’un rôle ou des deux. Elle ne coûte aucun jeton,
    mais chaque mission accomplie renchérit la suivante du même type : elle y
    ajoute le symbole de son coin, à payer avec un vassal RETENU auparavant.

    À votre tour, vous percevez un jeton par Chevalier et par Mage, à dépenser à
    votre gré : un Chevalier fait glisser ou retient un vassal ; un Mage en échange
    deux, en retourne un ou pioche une carte (deux Chevaliers le font aussi) ; et
    vous pouvez accomplir une mission. Les vassaux utilisés sont remplacés.

    Tout dépend des ROIS : leur nombre limite vos cartes en main, vassaux retenus
    et jetons de chaque sorte, et combien de cartes de chaque autre type comptent.
    INTRIGUE : un jeton sur un vassal rapporte quand on le dérange ; une carte
    face cachée entre en jeu quand un autre joueur utilise le vassal de son coin.
    Tapez un numéro, un mot (glisser bs ls), « ? », « pourquoi » ou « règles ».
