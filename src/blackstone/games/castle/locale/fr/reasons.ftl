### Pourquoi une chose est impossible à Blackstone Castle.

## Cases et vassaux

why-empty = Il n’y a aucun vassal en { $at }.
why-castle = Un château bloque le vassal de { $at } jusqu’à la fin du tour : ce vassal a servi à une mission.
why-occupied = La case { $at } est occupée.
why-not-next = { $here } et { $there } ne sont pas côte à côte.
why-over-the-edge = Le plateau s’arrête après { $at } : il ne boucle pas.
why-in-the-way = { $at } est sur le chemin : cette case doit être vide.
why-guarded = Le vassal de { $at } est sous la garde de quelqu’un d’autre.
why-guarded-already = Le vassal de { $at } a déjà une garde.
why-guards-vassals-only = Il n’y a pas de vassal en { $at } : on ne garde ni Assassin ni Saboteur.
why-no-guard = Le vassal de { $at } n’a pas de garde.
why-own-guard = La garde de { $at } est la vôtre : elle ne gêne que les autres.
why-not-your-guard = Vous n’avez pas de garde en { $at }.
why-asked-guard-by-guard = On vous interroge garde par garde, et il s’agit d’une autre.
why-assassin-stays = L’Assassin de { $at } peut être déplacé, mais jamais enlevé.
why-saboteur-stays = Le Saboteur de { $at } ne peut jamais être déplacé.

## Jetons

why-wants-knight = Il faut un jeton Chevalier ; un jeton Mage ne convient pas.
why-wants-wizard = Il faut un jeton Mage ; un jeton Chevalier ne convient pas.
why-no-knight =
    { $wanted ->
        [1] Cela coûte un jeton Chevalier
       *[other] Cela coûte { $wanted } jetons Chevalier
    } ; { $held ->
        [0] vous n’en avez pas.
       *[other] vous en avez { $held }.
    }
why-no-wizard =
    { $wanted ->
        [1] Cela coûte un jeton Mage
       *[other] Cela coûte { $wanted } jetons Mage
    } ; { $held ->
        [0] vous n’en avez pas.
       *[other] vous en avez { $held }.
    }
why-two-knights = Payée en jetons Chevalier, une carte en coûte deux.
why-no-mixing = Un jeton de chaque sorte n’achète rien : il faut un Mage, ou deux Chevaliers.
why-one-card = Un jeton achète une carte, celle du dessus du paquet.
why-deck-empty = Le paquet { $deck } et sa défausse sont vides.
why-deck-not-in-mode = On joue cette partie sans les cartes { $deck }.
why-supply-empty = La réserve est épuisée, plus moyen d’avoir { $token }.

## Moment

why-not-asked = Ce n’est pas à vous de choisir, mais à { $asked }.
why-not-now = Pas maintenant. Étape en cours : { $step }.
why-one-task-a-turn = Vous avez déjà accompli une mission ce tour-ci : une seule par tour.
why-two-tasks-a-turn = Vous avez déjà accompli deux missions ce tour-ci : pas davantage.
why-asked-space-by-space = On vous interroge case par case, et il s’agit d’une autre.
why-not-in-this-game = Il n’y a pas de « { $kind } » dans cette partie.
## Familles

why-no-families = On joue cette partie sans familles.
why-another-family = Il faudrait le talent { $ability }, que votre famille n’a pas.
why-not-by-ability = Votre talent { $ability } ne le permet pas.
why-once-a-turn = Votre talent { $ability } ne sert qu’une fois par tour, et c’est fait.
why-not-dealt = Cette famille ne vous a pas été distribuée.
why-not-drawn = Ce n’est pas l’une des deux cartes que vous venez de piocher.
why-too-few-families = À { $seats } joueurs, il n’y a pas assez de familles pour en choisir une sur deux : prenez-les toutes, ou distribuez-en une à chacun.
why-mawe-not-in-pool = Mawe ne se distribue que si toutes les familles sont en jeu.

## Paquets d’angle

why-corner-taken = Le paquet { $corner } est déjà pris.
why-empty-corner = Le paquet { $corner } est vide.
why-refresh-deck = Le paquet { $corner } renouvelle le plateau : tant qu’il y en a un autre, il ne remplace pas les vassaux utilisés.
why-replenishment-deck = Le paquet { $corner } remplace les vassaux utilisés : tant qu’il y en a un autre, il ne renouvelle pas le plateau.

## Missions

why-not-in-hand = La carte { $task } n’est pas dans votre main.
why-face-down = La carte { $task } est posée face cachée : elle n’est pas dans votre main.
why-unmet-left = Aucun vassal ne convient à la moitié gauche de { $task }.
why-unmet-right = Aucun vassal ne convient à la moitié droite de { $task }.
why-hidden-face = Le vassal de { $at } conviendrait par son autre face : seule la face visible compte.
why-retained-meets-nothing = Vous avez retenu { $card }, mais seuls les vassaux du plateau servent aux missions.
why-one-vassal-for-both = Le vassal de { $at } est le seul pour les deux moitiés : il faut deux vassaux différents.
why-one-vassal-twice = Le vassal de { $at } ne peut pas servir aux deux moitiés : il faut deux vassaux différents.
why-outside = { $at } n’est pas à l’endroit qu’exige la mission.
why-wrong-face = Le vassal de { $at } n’a pas le symbole qu’exige la mission.
why-special-meets-nothing = Il n’y a pas de vassal en { $at } : un Assassin ou un Saboteur ne sert à aucune mission.
why-nothing-changes = Une mission qu’on ne peut pas accomplir ne change rien.

## Suppléments

why-upcharge-due = Le supplément de votre prochaine carte { $type } comprend un { $symbol }, et vous n’en avez pas retenu.
why-one-card-per-symbol = { $symbol } : le vassal que vous avez retenu paie déjà ; un vassal ne paie qu’un symbole.
why-only-one-part = { $symbol } : un de vos vassaux retenus n’a qu’un des deux symboles ; il faut les deux.
why-frozen-other-face = Un { $symbol } figure au dos d’un vassal retenu : on ne retourne jamais un vassal retenu.
why-retain-it-first = Un { $symbol } est sur le plateau : seuls les vassaux retenus paient.
why-others-cannot-pay = Quelqu’un d’autre a retenu un { $symbol } : seuls vos propres vassaux paient.
why-retained-other-side = Vous avez retenu l’autre face de cette carte : on ne retourne jamais un vassal retenu.
why-retained-by-another = Quelqu’un d’autre a retenu { $card }.
why-on-the-board = Seuls les vassaux retenus paient, et { $card } est sur le plateau.
why-not-retained = Vous n’avez pas retenu { $card }.
why-pays-already = Un autre symbole est déjà payé par { $card }.
why-wrong-symbol = Il faut les deux symboles ({ $symbol }), et { $card } ne les a pas.
why-special-pays-nothing = On ne retient jamais { $card } : cette carte ne paie rien.
why-needed-for-another = Un autre symbole a besoin de { $card } : sans cela, le supplément ne peut pas être payé.
why-waiver-needed-for-another = Pas de remise sur { $symbol } : un autre symbole ne pourrait alors plus être payé.
why-another-symbol-is-due = C’est un autre symbole qui est dû : { $symbol }.
why-never-back = Un vassal retenu ne revient jamais sur le plateau.
why-retained-face-is-frozen = On ne retourne jamais un vassal retenu.

## Intrigue

why-exhausted = L’intrigue est finie pour vous : une de vos cartes face cachée s’est déclenchée.
why-task-completed = Vous avez accompli une mission ce tour-ci : l’intrigue va sur le plateau, non face cachée.
why-nothing-completed = Sans mission accomplie ce tour-ci, pas d’agent ; une carte peut être posée face cachée.
why-no-token-free = Vous n’avez plus de jeton d’intrigue disponible.
why-needs-both-tokens = Un agent demande les deux jetons d’intrigue, et l’un des vôtres est sur une carte face cachée.
why-no-ploy-agent = { $task } est une Manigance : les agents servent les Chevaliers, les Mages et les Rois.
why-no-household-agent = Les cartes Maison n’envoient pas d’agents, les Manigances non plus.
why-not-completed = Vous n’avez pas accompli { $task }.
why-nobody-shares = Aucun vassal du plateau n’a de symbole commun avec { $task } ({ $symbol }).
why-shares-nothing = Le vassal de { $at } n’a aucun symbole commun avec { $symbol }.
why-nobody-watches-specials = Il n’y a pas de vassal en { $at } : on ne surveille ni Assassin ni Saboteur.
why-not-this-reward =
    { $match ->
        [1] Pour un symbole commun, l’agent d’une carte { $type } rapporte autre chose.
       *[other] Pour deux symboles communs, l’agent d’une carte { $type } rapporte autre chose.
    }
why-nothing-to-give = Il n’en reste plus à donner.
why-not-face-down = La carte { $task } n’est pas posée face cachée devant vous.
why-asked-card-by-card = On vous interroge carte par carte, et il s’agit d’une autre.
why-not-triggered = La carte { $task } ne se déclenche pas : aucun vassal utilisé n’était un { $symbol }.
why-unpayable = Le supplément de { $task } ne peut pas être payé.

## Rats et chiens

why-no-dogs = On joue cette partie sans rats ni chiens.
why-dog-adopted = Le { $dog } est déjà adopté.
why-wrong-dog = Le { $dog } s’adopte avec un autre type de mission : { $type }.
why-base-rules = On ne cède une mission pour un chien que si on pourrait l’accomplir, supplément compris.
why-not-your-dog = Le { $dog } n’est pas à vous.
why-trapped-by-plague = Cette carte, { $card }, est enfermée par la peste : aucun chien ne peut plus l’atteindre.
why-not-wandering = Cette carte, { $card }, ne rôde pas dans les murs.
why-too-many-for-dog =
    { $rats ->
        [one] Une carte de { $rats } rat n’est rien pour le { $dog }.
       *[other] Une carte de { $rats } rats, c’est trop pour le { $dog }.
    }
why-kill-costs = Avec le { $dog }, tuer coûte { both-tokens }.

## Actions, offres, séries et piles

why-actions-in-own-turn = Les actions sont pour votre propre tour.
why-no-action-left = Il ne vous reste aucune action ce tour-ci.
why-knight-just-taken = Un jeton Chevalier ne paie pas dans le tour où vous l’avez pris.
why-an-action-pays = Ici, c’est une action qui paie, quoi que vous fassiez : on ne nomme pas de jeton.
why-must-pass = Vous n’avez plus de vassal : vous ne pouvez que passer.
why-supply-of-knights-empty = Il n’y a plus de jeton Chevalier dans la réserve.
why-offer-empty = L’offre est vide.
why-not-in-offer = La carte { $task } n’est pas dans l’offre.
why-two-cards-a-turn = Vous avez déjà pris deux cartes ce tour-ci : il n’y en a pas de troisième.
why-second-card-costs-two = La seconde carte d’un tour coûte deux actions, et il ne vous en reste qu’une.
why-no-card-of-use = Aucune carte de votre main ne sert à présent.
why-neither-half-met = Aucune moitié de { $task } n’est remplie.
why-two-vassals-wanted = Il faut deux vassaux pour accomplir une mission.
why-sets-are-fixed = Un vassal reste dans la série où on l’a rangé.
why-set-of-another = La série { $set } est à quelqu’un d’autre.
why-no-such-set = La série { $set } n’existe pas ; une nouvelle serait { $next }.
why-set-does-not-fit = { $face } ne va pas dans { $set } : dans une série, tout est différent, ou d’une même faction, ou d’un même rôle, ou identique.
why-nothing-to-lay = Vous n’avez aucun vassal à poser pour { $task }.
why-vassal-not-held = Vous n’avez pas { $card } en main.
why-no-vassal-held = Vous n’avez plus de vassal à donner.
why-vassal-laid-already = La moitié gauche a déjà pris { $card }.
why-face-lacks-symbol = { $face }, ce n’est pas ce que veut la carte.
why-another-identity = En { $at } se trouve un vassal d’une autre faction ou d’un autre rôle : on ne pose sur lui que son semblable.
why-not-in-vassal-offer = { $card } n’est pas dans l’offre de vassaux.
why-not-its-like = Les vassaux de { $here } et de { $at } ne sont pas de mêmes faction et rôle.
why-stack-slides-onto-nothing = Il y a une pile en { $at } : elle ne glisse que vers une case vide.
why-stack-never-flips = Il y a une pile en { $at } : on ne la retourne jamais.
