### Ce qui arrive à Blackstone Castle, une phrase par événement.

## Jetons

knight-tokens =
    { $knights ->
        [1] un jeton Chevalier
       *[other] { $knights } jetons Chevalier
    }
wizard-tokens =
    { $wizards ->
        [1] un jeton Mage
       *[other] { $wizards } jetons Mage
    }
both-tokens =
    { $knights ->
        [0] { $wizards ->
            [0] aucun jeton
           *[other] { wizard-tokens }
        }
       *[other] { $wizards ->
            [0] { knight-tokens }
           *[other] { knight-tokens } et { wizard-tokens }
        }
    }

## Les vassaux du plateau, dans une phrase

vassal-lion-scout = l’Éclaireur du Lion
vassal-lion-emissary = l’Émissaire du Lion
vassal-lion-spy = l’Espion du Lion
vassal-lion-captain = le Capitaine du Lion
vassal-dragon-scout = l’Éclaireur du Dragon
vassal-dragon-emissary = l’Émissaire du Dragon
vassal-dragon-spy = l’Espion du Dragon
vassal-dragon-captain = le Capitaine du Dragon
vassal-phoenix-scout = l’Éclaireur du Phénix
vassal-phoenix-emissary = l’Émissaire du Phénix
vassal-phoenix-spy = l’Espion du Phénix
vassal-phoenix-captain = le Capitaine du Phénix
vassal-griffin-scout = l’Éclaireur du Griffon
vassal-griffin-emissary = l’Émissaire du Griffon
vassal-griffin-spy = l’Espion du Griffon
vassal-griffin-captain = le Capitaine du Griffon
vassal-any-scout = l’Éclaireur (toute faction)
vassal-any-emissary = l’Émissaire (toute faction)
vassal-any-spy = l’Espion (toute faction)
vassal-any-captain = le Capitaine (toute faction)
vassal-lion-any = le Lion (tout rôle)
vassal-dragon-any = le Dragon (tout rôle)
vassal-phoenix-any = le Phénix (tout rôle)
vassal-griffin-any = le Griffon (tout rôle)
vassal-assassin = l’Assassin
vassal-saboteur = le Saboteur

## Les rats, dans une phrase

rat-count =
    { $rats ->
        [1] un rat
        [2] deux rats
        [3] trois rats
       *[other] { $rats } rats
    }
rat-cat = un chat
rat-duchess = la Duchesse
rat-plague = la peste

## Les talents des familles, par leur nom

an-ability = « { $ability } » ({ $family })
ability-long-slide = longue glissade
ability-knight-swap = échange du Chevalier
ability-no-limits = sans limites
ability-rich-start = riche départ
ability-diagonal-slide = glissade en diagonale
ability-knight-flip = volte du Chevalier
ability-diagonal-swap = échange en diagonale
ability-wizard-slide = glissade du Mage
ability-knight-dividend = dividende du Chevalier
ability-knight-draw = pioche du Chevalier
ability-upcharge-rebate = remise
ability-wizard-retain = rétention du Mage
ability-two-tasks = deux missions
ability-guard = garde
ability-wizard-pick-of-two = choix du Mage
ability-pick-of-two = choix sur deux
ability-cross-training = formation croisée
ability-patient-hand = main patiente

## Cartes et jetons, dans une phrase

a-task = « { $name } » ({ $id })
a-token-knight = un jeton Chevalier
a-token-wizard = un jeton Mage
a-card-of = une carte { $deck }
a-courtier = { $face }/{ $behind }

## Événements

event-chose-corner =
    { $you ->
        [yes] Vous prenez
       *[other] { $who } prend
    } le paquet d’angle { $corner }.
event-kept-family =
    { $you ->
        [yes] Vous jouez
       *[other] { $who } joue
    } pour la famille { $family }.
event-named-refresh =
    { $you ->
        [yes] Vous renouvelez
       *[other] { $who } renouvelle
    } le plateau avec le paquet d’angle { $corner }.
event-turn-began =
    Manche { $round } : { $you ->
        [yes] à vous de jouer.
       *[other] à { $who } de jouer.
    }
event-filled =
    { $you ->
        [yes] Vous comblez
       *[other] { $who } comble
    } { $at } avec { $card }, du paquet { $corner }.
event-recalled-agent =
    { $you ->
        [yes] Votre agent rentre de { $at }, sans récompense.
       *[other] { $who } rappelle son agent de { $at }, sans récompense.
    }
event-recalled-card =
    { $card ->
        [none] { $who } reprend une carte posée face cachée.
       *[other] { $you ->
            [yes] Vous reprenez { $card } en main.
           *[other] { $who } reprend { $card } en main.
        }
    }
event-mustered =
    { $you ->
        [yes] Vous percevez
       *[other] { $who } perçoit
    } { both-tokens }.
event-chose-token =
    { $you ->
        [yes] La carte { $task } vous rapporte { $token }.
       *[other] La carte { $task } rapporte { $token } à { $who }.
    }
event-slid =
    { $you ->
        [yes] Vous faites glisser
       *[other] { $who } fait glisser
    } { $card } de { $here } à { $there }.
event-swapped =
    { $you ->
        [yes] Vous échangez
       *[other] { $who } échange
    } les vassaux de { $one } et de { $other }.
event-flipped =
    { $you ->
        [yes] Vous retournez
       *[other] { $who } retourne
    } le vassal de { $at } : voici { $card }.
event-retained =
    { $you ->
        [yes] Vous retenez
       *[other] { $who } retient
    } { $card }, en { $at }.
event-refilled = Le paquet { $corner } regarnit { $at } : { $card }.
event-guarded =
    { $you ->
        [yes] Vous postez
       *[other] { $who } poste
    } une garde sur le vassal de { $at }.
event-guard-left =
    { $paid ->
        [yes] { $you ->
            [yes] Vous payez
           *[other] { $who } paie
        } deux jetons Chevalier : la garde de { $at } s’en va.
       *[no] { $you ->
            [yes] Vous retirez votre garde
           *[other] { $who } retire sa garde
        } du vassal de { $at }.
    }
event-set-aside = Carte tirée, qui attend une case : { $card }.
event-placed =
    { $you ->
        [yes] Vous placez
       *[other] { $who } place
    } { $card } en { $at }.
event-blew-up =
    { $you ->
        [yes] Vous enlevez
       *[other] { $who } enlève
    } le Saboteur de { $at } : tout le plateau va à la défausse, et une nouvelle cour est distribuée.
event-dealt = { $at } : { $card } arrive du paquet { $corner }.
event-drew =
    { $you ->
        [yes] Vous piochez une carte { $deck } : { $card }.
       *[other] { $card ->
            [none] { $who } pioche une carte { $deck }.
           *[other] { $who } pioche une carte { $deck } : { $card }.
        }
    }
event-renewed =
    { $deck ->
        [vassals] Les vassaux défaussés sont mélangés et forment quatre nouveaux paquets d’angle ({ $count } cartes).
       *[other] La défausse { $deck } est mélangée et forme un nouveau paquet ({ $count } cartes).
    }
event-completed =
    { $you ->
        [yes] Vous accomplissez
       *[other] { $who } accomplit
    } { $task } avec les vassaux de { $left } et de { $right }.
event-adopted =
    { $you ->
        [yes] Vous cédez { $task } et adoptez
       *[other] { $who } cède { $task } et adopte
    } le { $dog }.
event-killed =
    { $you ->
        [yes] Votre { $dog } tue
       *[other] Le { $dog } de { $who } tue
    } { $card }.
event-dividend =
    { $you ->
        [yes] Vous recevez
       *[other] { $who } reçoit
    } un jeton Chevalier pour { $task }.
event-paid =
    { $you ->
        [yes] Vous payez
       *[other] { $who } paie
    } un supplément avec { $card }.
event-waived =
    { $you ->
        [yes] Vous êtes dispensé de payer
       *[other] { $who } est dispensé de payer
    } { $symbol } dans le supplément.
event-replaced =
    { $card ->
        [none] { $at } : { $used } quitte le plateau ; il ne reste aucun vassal pour prendre sa place.
       *[other] { $at } : { $used } quitte le plateau, { $card } arrive du paquet { $corner }.
    }
event-left-empty = { $at } : { $used } quitte le plateau, et la case reste vide.
event-refreshing = Le plateau est renouvelé par { $task }.
event-refreshed =
    { $card ->
        [none] { $at } : { $out } quitte le plateau ; il ne reste aucun vassal pour prendre sa place.
       *[other] { $at } : { $out } quitte le plateau, { $card } arrive du paquet { $corner }.
    }
event-rats-came =
    { $kind ->
        [rats] Des rats dans les murs : { $card }.
        [plague] Des rats dans les murs : { $card } ! Tout rat qui rôde est enfermé pour de bon.
       *[other] Des rats dans les murs : { $card } ; aucun rat n’ose venir.
    } { $active ->
        [0] Aucun n’est actif.
        [one] { $active } rat est actif.
       *[other] { $active } rats sont actifs.
    }
event-placed-agent =
    { $you ->
        [yes] Vous placez
       *[other] { $who } place
    } un agent de { $task } en { $at } ({ $match ->
        [1] un symbole commun
       *[other] deux symboles communs
    }).
event-hid =
    { $card ->
        [none] { $who } pose une carte face cachée.
       *[other] { $you ->
            [yes] Vous posez { $card } face cachée.
           *[other] { $who } pose { $card } face cachée.
        }
    }
event-rewarded =
    { $you ->
        [yes] Votre agent, dérangé en { $at }, rentre ; vous recevez
       *[other] L’agent placé en { $at } est dérangé et rentre ; { $who } reçoit
    } { $tokens-count ->
        [0] { $decks-count ->
            [0] ce qui reste : rien.
           *[other] { $decks }.
        }
       *[other] { $decks-count ->
            [0] { $tokens }.
           *[other] { $tokens } et { $decks }.
        }
    }
event-triggered =
    { $you ->
        [yes] Votre carte face cachée { $task } se déclenche et entre en jeu.
       *[other] La carte { $task }, que { $who } cachait, se déclenche et entre en jeu.
    }
event-returned =
    { $card ->
        [none] { $who } reprend son autre carte face cachée.
       *[other] { $you ->
            [yes] Vous reprenez { $card } en main.
           *[other] { $who } reprend { $card } en main.
        }
    }
event-lost-tokens =
    { $you ->
        [yes] Vous rendez
       *[other] { $who } rend
    } { both-tokens } : limite dépassée.
event-discarded =
    { $you ->
        [yes] Vous défaussez
       *[other] { $who } défausse
    } { $card }.
event-shed =
    { $you ->
        [yes] Vous renvoyez
       *[other] { $who } renvoie
    } { $card } : limite dépassée.
event-last-round =
    { $you ->
        [yes] Vous avez
       *[other] { $who } a
    } { $points } points : c’est la dernière manche.
event-ended =
    { $winners-count ->
        [1] La partie est finie : { $winners } l’emporte.
       *[other] La partie est finie : victoire partagée entre { $winners }.
    }
event-won =
    { $by ->
        [formation] La formation est en place : la partie est gagnée.
       *[points] Il y a assez de points : la partie est gagnée.
    }
event-lost = Il y a { $active } rats actifs : la partie est perdue.
event-took =
    { $you ->
        [yes] Vous prenez
       *[other] { $who } prend
    } { $task } dans l’offre.
event-took-knight =
    { $you ->
        [yes] Vous prenez
       *[other] { $who } prend
    } un jeton Chevalier pour plus tard.
event-spent =
    { $you ->
        [yes] Vous dépensez
       *[other] { $who } dépense
    } { $task }.
event-collected =
    { $you ->
        [yes] Vous prenez
       *[other] { $who } prend
    } { $card }, en { $at }, pour la série { $set }.
event-restocked = { $at } : { $card } arrive du paquet { $corner }.
event-offer-moved =
    { $dropped ->
        [none] L’offre avance :
       *[other] { $dropped } sort de l’offre :
    } { $offer-count ->
        [0] il n’en reste rien.
       *[other] { $offer }.
    }
event-laid =
    { $you ->
        [yes] Vous posez
       *[other] { $who } pose
    } { $card } en { $at }.
event-exchanged =
    { $you ->
        [yes] Vous donnez
       *[other] { $who } donne
    } { $gave } pour { $got }.
event-last-turns =
    { $why ->
        [played-out] Paquet et offre sont vides, et { $you ->
            [yes] vous n’avez plus de carte :
           *[other] { $who } n’a plus de carte :
        }
        [nobody-plays] Paquet et offre sont vides, et personne n’utilise de carte :
        [must-pass] { $you ->
            [yes] Vous n’avez plus rien à jouer :
           *[other] { $who } n’a plus rien à jouer :
        }
        [all-passed] Tout le monde a passé :
       *[standstill] Depuis trois manches, personne n’a posé de vassal :
    } encore une manche après celle-ci.

## Ce qui a tranché

decided =
    { $tie_break ->
        [points] aux points
        [ploys] à égalité de points, grâce aux Manigances accomplies
        [kings] à égalité jusque-là, grâce aux Rois accomplis
        [knights-and-wizards] à égalité jusque-là, grâce aux Chevaliers et Mages accomplis
        [tokens] à égalité jusque-là, grâce aux jetons Chevalier et Mage
        [retained] à égalité jusque-là, grâce aux vassaux retenus
        [sets] à la valeur des séries
        [vassals] aux vassaux restés en main
        [hand] à égalité jusque-là, grâce aux cartes en main
       *[shared] à égalité sur toute la ligne
    }
