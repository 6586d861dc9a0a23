### La table de Blackstone Castle au terminal.

## Modes et réglages

mode-kings-quest = La Quête du roi
mode-coop = La Quête du roi en équipe
mode-queens-quest = La Quête de la reine
mode-wizards-quest = La Quête du mage
mode-puzzle-masters-quest = La Quête du maître des énigmes
mode-advanced = La Quête du roi avancée
mode-solo = La Quête du roi en solitaire
setting-families = Familles
setting-families-dealt = une distribuée à chacun
setting-families-choose = une gardée sur deux
setting-families-off = sans
setting-family-pool = Familles à distribuer
setting-family-pool-standard = les quatre ordinaires
setting-family-pool-all = les familles bonus aussi
setting-mawe-minor = Mawe peut garder une carte de plus
setting-mawe-minor-off = non
setting-mawe-minor-on = oui
setting-assassins = Assassins et Saboteurs
setting-assassins-off = sans
setting-assassins-on = avec
setting-wild-vassals = Vassaux Joker
setting-wild-vassals-off = sans
setting-wild-vassals-on = avec
setting-wild-faces = Ce que remplace un Vassal Joker
setting-wild-faces-half = toute faction, ou tout rôle
setting-wild-faces-full = n’importe qui
setting-knight-wizards = Cartes Chevalier-Mage
setting-knight-wizards-off = sans
setting-knight-wizards-on = avec
setting-open-hands = Les partenaires voient leurs mains
setting-open-hands-off = non
setting-open-hands-on = oui
setting-standstill = L’enlisement met fin à la partie
setting-standstill-on = oui
setting-standstill-off = non ; la partie peut alors durer toujours
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
        [closing] { "" } La manche suivante sera la dernière.
       *[no] { "" }
    }
status-over = La partie est finie, à la manche { $round }.
board-row = Ligne { $row } : { $cells }.
board-cell = { $at } { $face }
board-cell-castle = sous un château
board-cell-agent = surveillé par { $who }
board-cell-guard = gardé par { $who }
board-cell-stack = en haut d’une pile de { $count }
board-cell-with = { $cell }, { $extras }
someone-you = vous
board-row-empty = personne
cell-any = tout
cell-any-role = tout rôle
face-short-wild = tout { $symbol }
board-corners = Paquets d’angle : { $corners }.
board-corner = { $corner } { $face }
board-corner-own =
    { $corner } { $face } ({ $you ->
        [yes] le vôtre
       *[no] celui de { $who }
    })
board-corner-refresh = { $corner } { $face } (renouvellement)
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
panel-goal = { $points } sur { $goal }
panel-tokens = Chevaliers { $knights } Mages { $wizards }
panel-many = Chev. { $knights }  Mages { $wizards }
panel-limit = Limite { $limit }  Intrigue { $intrigue }
panel-limit-alone = Limite { $limit }
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
    }{ $intrigue ->
        [none] .
        [0] , aucun jeton d’intrigue disponible.
        [one] , 1 jeton d’intrigue disponible.
       *[other] , { $intrigue } jetons d’intrigue disponibles.
    }
panel-vassals =
    { $count ->
        [one] { $count } vassal
       *[other] { $count } vassaux
    }
panel-actions = Actions { $actions }  Chev. { $knights }
panel-sets-hand = Main { $hand }  Séries { $sets }
panel-vassals-hand = Main { $hand }
panel-offer = Vassaux offerts :
panel-short-sets = act{ $actions } C{ $knights } main{ $hand } sér{ $sets }
panel-short-vassals = act{ $actions } C{ $knights } main{ $hand }
player-line-actions =
    { $you ->
        [yes] Vous avez
       *[other] { $who } a
    } { $vassals ->
        [none] { panel-points }
        [one] encore { $vassals } vassal
       *[other] encore { $vassals } vassaux
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $knights ->
        [0] aucun jeton Chevalier
       *[other] { knight-tokens }
    }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main.

help-game = Une case, c’est la lettre de sa colonne puis celle de sa ligne : B{ $dot }S, ou bs. Sur le plateau, « # » est un château, « @B » l’agent de B, « &B » une garde de B, « ^2 » une pile de deux ; « * » devant une carte : elle peut être accomplie, « $ » : son supplément manque ; à côté de HG, HD, BD, BG : « * » votre paquet d’angle, « ~ » celui du renouvellement.
marks = + mission prête  - perdue  > avance  < recule  $ paie  ! dérange un agent
## Rats, chiens et partenaires

points-together = Ensemble, { $points } points sur { $goal }.
rats-short =
    Rats { $active } sur { $limit }{ $wandering ->
        [none] { "" }
       *[other] , rôdent { $wandering }
    }{ $trapped ->
        [none] .
       *[other] , enfermés { $trapped }.
    }
rats-said =
    Rats actifs : { $active } sur { $limit }. { $wandering ->
        [none] Aucun ne rôde
       *[other] Rôdent : { $wandering }
    } ; { $trapped ->
        [none] aucun n’est enfermé.
       *[other] enfermés : { $trapped }.
    }
rat-cards =
    { $count ->
        [one] une carte de { rat-count }
       *[other] { $count } cartes de { rat-count }
    }
dogs-left = Chiens à adopter : { $dogs }.
own-dogs =
    { $you ->
        [yes] Vos chiens
       *[other] Chiens de { $who }
    } : { $dogs }.

## Familles

family-of = { $who } ({ $family })
families-shown =
    Familles : { $families }{ $used ->
        [none] .
       *[other] { semicolon }déjà servi ce tour-ci : { $used }.
    }
ability-if-wished = (Seulement si la table le veut.) { $text }

## La formation

formation-summary = Bord { $edge }, dedans { $inside }. Factions : lignes { $by-faction }, heurts { $faction-clashes }. Rôles : lignes { $by-role }, heurts { $role-clashes }.
formation-said = Formation : { $placed } identités sur 16 sont seules de leur sorte et sur le bord ; vassaux sur le plateau : { $count }.
formation-missing = Manquent : { $what }.
formation-doubled = En plusieurs exemplaires : { $what }.
formation-inside = À l’intérieur : { $what }.
formation-line = { $group } en { $line }
formation-faction =
    Par faction, sur des lignes : { $lines } ; voisins de même rôle : { $clashes ->
        [none] nulle part.
       *[other] { $clashes }.
    }
formation-role =
    Par rôle, sur des lignes : { $lines } ; voisins de même faction : { $clashes ->
        [none] nulle part.
       *[other] { $clashes }.
    }

## La main

hand-none =
    { $you ->
        [yes] Votre main est vide.
       *[other] La main de { $who } est vide.
    }
hand-vassals-only = Pas de carte de mission en main ; { $count ->
        [one] 1 vassal
       *[other] { $count } vassaux
    } : tapez « main ».
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
symbol-waived = { $symbol } (remise possible)
own-retained = Retenus : { $vassals }.
own-face-down = Face cachée : { $cards }.
own-agent =
    { $you ->
        [yes] Votre agent
       *[other] L’agent de { $who }
    } de { $task } surveille { $at }.
## Offres, séries et vassaux en main

offer-card = { $task } : { $left }, et { $right }
offer-none =
    L’offre est vide ; le paquet compte { $count ->
        [0] aucune carte.
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
offer-said =
    { $cards ->
        [none] L’offre est vide.
       *[other] L’offre : { $cards }.
    }
vassal-offer-said = Vassaux offerts : { $vassals }.
hand-said-spend =
    { $task }. { $left } { $right } { $ready ->
        [yes] Peut être dépensée.
       *[no] Ne peut pas être dépensée.
    }
half-met =
    { $met ->
        [none] Il manque : { $who } { $place }.
       *[other] { $who } { $place } : { $met }.
    }
half-laid =
    { $met ->
        [none] Personne à poser : { $who } { $place }.
       *[other] À poser, { $who } { $place } : { $met }.
    }
own-sets = Vos séries : { $sets }.
set-shown = { $set } ({ $worth }) { $vassals }
own-vassals = Vos vassaux : { $vassals }.
tableau-head-actions = { $who } (place { $seat }) : { $score }.
tableau-actions =
    { $actions ->
        [one] Reste { $actions } action
       *[other] Restent { $actions } actions
    }, { $knights ->
        [0] sans jeton Chevalier.
       *[other] { knight-tokens }.
    }
tableau-set =
    { $set } : { $vassals } ({ panel-points }).
tableau-no-sets = Aucune série.
tableau-vassals =
    { $count ->
        [0] Plus de vassal
        [one] { $count } vassal en main
       *[other] { $count } vassaux en main
    }{ $hidden ->
        [0] { "" }
       *[other] , dont { $hidden } cachés
    }{ $vassals ->
        [none] .
       *[other]  : { $vassals }.
    }
pile-offer = Dans l’offre : { $card }.
pile-vassal-offer = Dans l’offre : { $vassal }.
pile-reserve = Vassaux que personne ne pioche : { $count }.
pile-knights = Réserve : jetons Chevalier { $knights }.
final-sets =
    { $you ->
        [yes] Vous :
       *[other] { $who } :
    } { $score }{ $worths ->
        [none] .
       *[other] { " " }({ $worths }).
    }
final-vassals =
    { $you ->
        [yes] Vous :
       *[other] { $who } :
    } { $score }, { $knights ->
        [0] aucun jeton Chevalier.
       *[other] { knight-tokens }.
    }

## Un tableau

tableau-head =
    { $who } (place { $seat }, { $crest }) : { panel-points }, { $kings ->
        [one] { $kings } Roi
       *[other] { $kings } Rois
    }, Maison comprise, donc limite { $limit }.
tableau-family = Famille { $family }.
tableau-ability =
    { $ability } : { $text }{ $used ->
        [yes] { " " }(A déjà servi ce tour-ci.)
       *[no] { "" }
    }
tableau-guards = Gardes en : { $squares }.
tableau-dog = { $dog } : { $text }
tableau-hand-alone =
    { $hand ->
        [0] Aucune carte en main.
        [one] { $hand } carte en main.
       *[other] { $hand } cartes en main.
    }
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
pile-refresh = Le renouvellement vient du paquet { $corner }.
pile-rats =
    Paquet des rats : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; pestes en jeu : { $plagues } ; défausse : { $discards }.
pile-dog = À adopter, { $dog } : { $text }
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
final-player =
    { $you ->
        [yes] Vous :
       *[other] { $who } :
    } { panel-points }.
final-rats =
    Rats actifs : { $active }, après { $round ->
        [one] { $round } manche.
       *[other] { $round } manches.
    }
final-points =
    { $count ->
        [1] La partie est gagnée : il y a assez de points.
       *[other] Vous avez gagné ensemble : il y a assez de points.
    }
final-formation =
    { $count ->
        [1] La partie est gagnée : la formation est en place.
       *[other] Vous avez gagné ensemble : la formation est en place.
    }
final-lost =
    { $count ->
        [1] La partie est perdue : il y a trop de rats.
       *[other] Tout le monde a perdu : il y a trop de rats.
    }
