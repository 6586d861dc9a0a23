### Comment se joue chaque mode de Blackstone Castle, sur un écran.

## Ce que plusieurs modes ont en commun

how-court =
    La cour compte 5 colonnes (B L A C K) et 5 lignes (S T O N E). Un vassal a une
    faction (Lion, Dragon, Phénix, Griffon), un rôle (éclaireur, émissaire, espion,
    capitaine), et une autre face au dos.
how-base =
    Comme à la Quête du roi, une mission demande deux vassaux à la fois, dans une
    colonne, une ligne ou une case, d’une faction, d’un rôle ou des deux, et
    renchérit la suivante du même type d’un vassal RETENU. Un Chevalier fait
    glisser ou retient un vassal ; un Mage en échange deux, en retourne un ou
    pioche une carte (deux Chevaliers aussi). Une mission par tour. Les ROIS
    limitent ce qu’on garde et ce qui compte.
how-rats =
    RATS : chaque tour finit par une carte Rats. Un à trois rats se mettent à
    rôder, ou aucun (chat, Duchesse). La peste enferme ceux qui rôdent : ils
    comptent toujours, hors d’atteinte des chiens. Les CHIENS tuent une carte qui
    rôde, contre des jetons (« tuer »). On les adopte contre une mission
    accomplie : Jack Russell pour un Roi (1 à 3 rats, un Chevalier et un Mage),
    Scottie pour un Mage (1 ou 2, un Mage), Westie pour un Chevalier (1 rat).
how-offer =
    Cinq cartes Machination sont étalées : l’OFFRE. Si un tour passe sans qu’on en
    prenne, celle de droite s’en va ; puis la rangée avance et se complète.
how-now =
    Tapez un numéro, un mot (glisser bs ls), « ? », « pourquoi » ou « règles ».

## Les modes

how-kings-quest =
    BLACKSTONE CASTLE : LA QUÊTE DU ROI
    Intriguez pour le pouvoir : accomplissez des missions avec les vassaux de la
    cour, et soyez en tête quand quelqu’un a { $end } points et que la manche s’achève.

    { how-court }

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
    { how-now }
how-advanced =
    BLACKSTONE CASTLE : LA QUÊTE DU ROI AVANCÉE
    La Quête du roi pour qui la connaît : la lettre bleue des cartes compte, et il
    faut être en tête quand quelqu’un a { $end } points et que la manche s’achève.

    À la Quête du roi, la moitié droite d’une mission nomme toute une colonne ou
    une ligne, et sa lettre bleue ne compte pas. ICI LES DEUX LETTRES COMPTENT :
    une moitié droite qui nomme K et un O bleu ne vaut qu’en K{ $dot }O. Toute mission
    demande donc au moins un vassal sur une case précise ; votre main la montre.

    { how-base }

    INTRIGUE : un jeton sur un vassal rapporte quand on le dérange ; une carte face
    cachée entre en jeu quand un autre joueur utilise le vassal de son coin.
    { how-now }
how-coop =
    BLACKSTONE CASTLE : LA QUÊTE DU ROI EN ÉQUIPE
    Deux joueurs contre les rats : vous gagnez ensemble dès que les points des deux
    tableaux font { $end }, et vous perdez ensemble quand 12 rats sont actifs.

    { how-base }
    À chacun les siens : seuls les points s’additionnent. Déranger l’agent de votre
    partenaire lui vaut une récompense ; ne vous en privez pas.

    { how-rats }

    { how-now }
how-solo =
    BLACKSTONE CASTLE : LA QUÊTE DU ROI EN SOLITAIRE
    Seul contre les rats : vous gagnez dès que vous avez { $end } points, et vous perdez
    quand 12 rats sont actifs.

    { how-base }

    RENOUVELLEMENT : à la fin de vos tours, deux vassaux du plateau sont remplacés
    par le paquet d’angle choisi pour cela (« ~ »). Des cartes Machination disent
    lesquels : ceux des cases que nomment leurs deux moitiés, lettre bleue
    comprise. Il n’y a personne contre qui intriguer.
    { how-rats }
    { how-now }
how-puzzle-masters-quest =
    BLACKSTONE CASTLE : LA QUÊTE DU MAÎTRE DES ÉNIGMES
    À deux, changez un plateau plein en FORMATION avant que 12 rats soient actifs ;
    les points ne comptent pas. Seize vassaux, chaque faction avec chaque rôle,
    tous au bord, personne dedans ; et chaque faction sur une seule ligne (colonnes
    B et K, lignes S et E) sans voisins de même rôle, ou chaque rôle sur une ligne
    sans voisins de même faction. Les diagonales ne comptent pas.
    Près du plateau : « 1 » bien placé, « o » dedans, « . » manque, « 2 » de trop ;
    au bout d’une rangée ou sous une colonne, la ligne où se tient ce groupe.
    { how-base }
    Vous commencez sans jetons ni Manigances, et rien n’oblige à combler une case.
    { how-rats }
    { how-now }
how-queens-quest =
    BLACKSTONE CASTLE : LA QUÊTE DE LA REINE
    Prenez des vassaux au plateau et formez-en des SÉRIES. Les meilleures gagnent.

    { how-court }

    Un tour a trois ACTIONS ; un jeton Chevalier mis de côté en est une de plus.
    Chacune paie l’une de ces choses : prendre une carte de l’offre ; glisser,
    échanger ou retourner ; prendre un jeton Chevalier pour plus tard ; ou DÉPENSER
    une carte de la main : elle rapporte un vassal qui convient à l’une de ses
    moitiés, ou deux pour les deux. Ils entrent dans vos séries aussitôt et pour
    toujours ; le paquet d’angle le plus proche comble leurs cases.

    { how-offer }
    Une série est d’une seule sorte : tout différent, factions et rôles (1, 2, 4
    points pour 2, 3, 4 vassaux) ; une faction ou un rôle (1, 2, 3, puis 1 de plus
    chacun) ; ou tous identiques (1, 4, 8, puis 8 de plus chacun).
    Quand paquet et offre sont vides et que quelqu’un n’a plus de carte, la manche
    s’achève et l’on en joue une dernière. Mains et séries sont visibles.
    { how-now }
how-wizards-quest =
    BLACKSTONE CASTLE : LA QUÊTE DU MAGE
    Le plateau est vide, votre main pleine de vassaux : posez-les. Qui en garde le
    moins gagne ; à égalité, qui a le plus de jetons Chevalier.

    { how-court }

    Un tour a trois ACTIONS ; un jeton Chevalier mis de côté en est une de plus.
    Chacune paie l’une de ces choses : prendre une carte de l’offre (la seconde en
    coûte deux) ; glisser, échanger ou retourner ; prendre un jeton Chevalier pour
    plus tard ; troquer un vassal contre un de l’offre ; ou DÉPENSER une carte :
    vous posez un ou deux vassaux là où ses moitiés les demandent, la face de votre
    choix au-dessus.
    Un vassal va sur une case vide, ou sur son semblable (mêmes faction et rôle) :
    ils font une PILE, qu’on glisse et échange d’un bloc sans jamais la retourner.
    Un vassal seul peut glisser sur son semblable.
    { how-offer }
    Qui commence son tour sans vassal, ou ne peut rien faire, doit passer : la
    manche s’achève et l’on en joue une dernière.
    { how-now }
