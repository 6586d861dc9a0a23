### Card texts of Blackstone Castle: French. Every sentence is original.

## Guild tasks: Knights

task-G-K-01 = Le féal du gué
    .text = Il a juré de tenir le passage ; nul n’ose lui dire que la rivière a changé de lit.
task-G-K-02 = Garde de l’escalier du Levant
    .text = Quatre-vingt-dix marches, un seul garde : nulle rumeur ne monte sans souffler.
task-G-K-03 = Banneret de Deltimar
    .text = Sa bannière arrive d’abord, ses dettes ensuite, ses hommes une fois payés.
task-G-K-04 = Chevaucheur de la route du Sel
    .text = Il porte sel, lettres et rancunes ; seules les lettres se perdent en chemin.
task-G-K-05 = Portier de la poterne
    .text = Tous les secrets de Blackstone sortent par-derrière, et lui seul a la clé.
task-G-K-06 = Maréchal des joutes
    .text = Gagnez l’homme qui décide quels accidents de joute étaient des accidents.
task-G-K-07 = Rempart des greniers
    .text = Une armée marche au pain ; lui dort dessus, en armure complète.
task-G-K-08 = Lance de la Marche
    .text = La frontière bouge à chaque printemps ; il exige que ce soit en bon ordre.
task-G-K-09 = Châtelain de la porte Basse
    .text = Il tient la porte que les grands dédaignent et que l’or emprunte toujours.
task-G-K-10 = Lame jurée du Conseil
    .text = Lié par serment à neuf conseillers, il garde prudemment sa lame au milieu.
task-G-K-11 = Coureur des collines de Craie
    .text = Il revient blanc de poussière, avec un rapport que nul ne veut avoir lu.
task-G-K-12 = Gardien de la cour du Puits
    .text = Qui garde le puits entend tout ; il arrive même que la vérité en sorte.
task-G-K-13 = Veneur de la forêt royale
    .text = Il recense les cerfs du roi ; les braconniers le paient pour compter lentement.
task-G-K-14 = Chevalier du guet
    .text = La nuit, il ne se passe rien à Deltimar ; on le paie fort bien pour le dire.
task-G-K-15 = Aumônier des casernes
    .text = Il donne aux soldats pauvres et retient le nom de ceux qui s’abstiennent.
task-G-K-16 = Champion du pont
    .text = Invaincu sur le pont, faute d’avoir jamais combattu sur plus large.

## Guild tasks: Wizards

task-G-W-01 = Lectrice des livres scellés
    .text = Elle a lu tous les livres interdits ; le pire était dans les notes.
task-G-W-02 = La dame aux lanternes
    .text = Elle choisit les couloirs qu’on éclaire, donc les rencontres qui ont eu lieu.
task-G-W-03 = Cartographe des astres d’hiver
    .text = Ses étoiles prédisent la chute des rois ; il date les cartes après coup.
task-G-W-04 = Distillatrice du doux sommeil
    .text = Une goutte pour la sieste, deux pour une régence : lisez bien l’étiquette.
task-G-W-05 = L’oreille dans la cheminée
    .text = De la suie partout, peu de place, mais il en sait plus que tout le Conseil.
task-G-W-06 = Rebouteuse de sceaux brisés
    .text = À l’aube, la lettre est refermée et nul ne l’a lue, elle moins que quiconque.
task-G-W-07 = Tisseur de fausses portes
    .text = La moitié de ses portes ne mène nulle part, l’autre à un garde très patient.
task-G-W-08 = Gardien des osselets
    .text = Les osselets ne mentent jamais ; aussi les sort-il rarement devant la cour.
task-G-W-09 = Archiviste des lettres mortes
    .text = Elle classe ce que les grands n’ont pas osé envoyer, par ordre de prix.
task-G-W-10 = Jardinier des belladones
    .text = Le plus joli parterre du château, et le seul interdit aux cuisiniers.
task-G-W-11 = Accordeur des cloches de verre
    .text = Quand les cloches sonnent juste, quelqu’un dans la salle sonne faux.
task-G-W-12 = Promeneur d’entre les miroirs
    .text = Toujours en deux lieux à la fois, et en retard dans les deux.
task-G-W-13 = Dompteur de petits orages
    .text = Du mauvais temps en flacon pour toute occasion ; les mariages sont plus chers.
task-G-W-14 = Diseuse de la troisième vérité
    .text = La vôtre, la leur, et celle qu’elle vend aux deux parties.
task-G-W-15 = Polisseur de la pierre noire
    .text = On y voit l’avenir ou son propre reflet, selon qui paie la cire.
task-G-W-16 = Intendant des corbeaux endormis
    .text = Laissez-les dormir : éveillés, ils répètent ce qui s’est dit au Conseil.

## Guild tasks: Knight-Wizards (bonus)

task-G-KW-01 = Lame enchantée de la Vieille Chapelle
    .text = Il prie, incante et frappe, dans cet ordre quand il en a le temps.
task-G-KW-02 = Lame runique de la haute cour
    .text = Onze langues mortes gravées sur l’acier, et toutes disent « ne pas toucher ».
task-G-KW-03 = Mage guerrier de la Tour creuse
    .text = La tour n’était pas creuse avant qu’il y fasse ses exercices.
task-G-KW-04 = Garde-sorts de la porte aux Corbeaux
    .text = Nul ne passe : la porte mord, les corbeaux rapportent, et elle maudit.

## Power tasks: Kings

task-P-K-01 = Un mot à la table du roi
    .text = Entre la soupe et le rôti, il y a place pour une phrase, une seule.
task-P-K-02 = Une invitation à la chasse
    .text = Ratez le cerf, louez le tir du roi, et ne restez devant ni l’un ni l’autre.
task-P-K-03 = Un siège au Conseil restreint
    .text = Le siège est dur, la séance longue, et le précédent titulaire introuvable.
task-P-K-04 = Parrainage de l’héritier
    .text = Tenez l’enfant, reniez le mal, et notez bien de quels ennemis il hérite.
task-P-K-05 = L’emprunt du sacre
    .text = Une couronne coûte une fortune ; en être le créancier n’a pas de prix.
task-P-K-06 = La clé du jardin secret
    .text = Il n’y pousse que des roses et des complots, les uns et les autres bien arrosés.
task-P-K-07 = Une danse au bras du régent
    .text = Trois pas en avant, un de côté, et surtout ne menez jamais la danse.
task-P-K-08 = Le sceau pour un jour
    .text = Un jour, une bague, et plus de cire chaude que la décence n’en permet.
task-P-K-09 = Maître des voyages du roi
    .text = Vous choisissez où dort le roi, donc quel hôte sera ruiné avant jeudi.
task-P-K-10 = Le traité jamais ouvert
    .text = Magdar l’a envoyé scellé ; tant que nul ne le lit, la paix tient à merveille.
task-P-K-11 = Faveur au banquet du solstice
    .text = Le roi exauce un vœu aux chandelles ; parlez avant le troisième tonneau.
task-P-K-12 = Un portrait dans la galerie
    .text = Entre deux rois bien-aimés, n’importe quel visage prend de l’importance.
task-P-K-13 = Envoyé de la Couronne
    .text = Parlez au nom du roi, et soyez loin quand il changera d’avis.
task-P-K-14 = Le médecin du roi
    .text = Il sait combien de temps vivra le roi, et ce que vaut le renseignement.
task-P-K-15 = L’octroi de la capitale
    .text = Chaque charrette paie un peu pour entrer ; un peu de ce peu fait beaucoup.
task-P-K-16 = La bénédiction de la reine mère
    .text = Personne ne lui plaît ; tâchez d’être celui qui lui déplaît le moins.
task-P-K-17 = Une grâce en blanc
    .text = Signée, scellée, et d’un flou plein de tact quant au crime.
task-P-K-18 = Tuteur des pupilles
    .text = Tout orphelin fortuné mérite un ami, et sa fortune plus encore.
task-P-K-19 = La procuration du chancelier
    .text = Le chancelier est souffrant les jours de vote ; sa main sera la vôtre.
task-P-K-20 = Lettres d’anoblissement
    .text = Vos aïeux furent toujours nobles ; les papiers avaient simplement du retard.
task-P-K-21 = La partie d’échecs du roi
    .text = Perdre contre le roi est facile ; perdre avec vraisemblance est un art.
task-P-K-22 = Grand bouteiller
    .text = Qui verse le vin corrige la conversation.
task-P-K-23 = Un poème à la gloire du roi
    .text = Trouvez une rime aux vertus du roi, puis trouvez les vertus.
task-P-K-24 = Garde des Sceaux
    .text = Les lois passent ; l’homme qui tient la cire demeure.
task-P-K-25 = Le faucon et le gant
    .text = Offrez un faucon au roi, après avoir vérifié que l’oiseau le supporte.
task-P-K-26 = Une voix aux pourparlers
    .text = Hanshore crie, Wildom pleure ; qui commande le dîner rédige le traité.
task-P-K-27 = La bourse du Conseil privé
    .text = Le Conseil vote l’or ; vous décidez seulement à quoi il a servi.
task-P-K-28 = La veillée devant le trône
    .text = Une nuit sur la dalle froide, sans songer du tout au crâne de dragon de Permon.
task-P-K-29 = Un lit dans la haute cour
    .text = Courants d’air, paillasse dure, et l’oreille du roi de l’autre côté du mur.
task-P-K-30 = Porte-glaive de la Couronne
    .text = Lourd, émoussé, pointé sur personne : voilà toute la diplomatie.
task-P-K-31 = La supplique du jubilé
    .text = Pour son jubilé, le roi écoute tout le monde ; venez tôt, il dort à midi.
task-P-K-32 = Témoin du testament royal
    .text = Signez en bas, et jurez n’avoir rien lu plus haut.

## Machination tasks: Ploys

task-M-P-01 = Le faux de Hanshore
    .text = Sceau contrefait, encre fraîche, et un traité meilleur que le vrai.
task-M-P-02 = Soudoyer le pilote du port
    .text = Pour quarante écus, la marée montera quand vous le direz.
task-M-P-03 = Du sel dans les puits de Magdar
    .text = Un ennemi bien assaisonné est un ennemi assoiffé.
task-M-P-04 = Les doubles fiançailles
    .text = Une princesse, deux traités, et un jour de noces qui ne doit jamais venir.
task-M-P-05 = Une carte à une erreur près
    .text = Une carte parfaite, hormis le seul pont dont le général aura besoin.
task-M-P-06 = L’otage de Wildom
    .text = Il mange comme un régiment, et Wildom ne l’a toujours pas réclamé.
task-M-P-07 = Le feu à la douane
    .text = Seuls les registres ont péri ; par chance, l’or venait de sortir.
task-M-P-08 = La couronne empruntée
    .text = Il suffit qu’elle tienne le temps d’une audience ; « vol » est un bien grand mot.
task-M-P-09 = Empoisonner la rumeur
    .text = Faute d’arrêter une rumeur, gavez-la jusqu’à ce qu’elle crève de ridicule.
task-M-P-10 = La garnison muette
    .text = Des hommes de paille tiennent les murs : ni désertion, ni solde.
task-M-P-11 = Intervertir les messagers
    .text = Le billet doux au général, les ordres à la comtesse : chacun passera à l’attaque.
task-M-P-12 = L’heure des comptes
    .text = Il avait promis n’importe quoi, et commis l’erreur de l’écrire.
task-M-P-13 = L’envoyé masqué
    .text = Nul ne sait pour qui il parle ; chacun reste donc très poli.
task-M-P-14 = La rançon du cheval
    .text = Magdar a rendu le duc pour rien ; pour le cheval, on exige de l’argent.
task-M-P-15 = L’héritier de contrebande
    .text = Il a le nez du roi, le caractère du roi, et une mère au théâtre.
task-M-P-16 = Rompre le pacte du grain
    .text = Les promesses sont comme le pain : on les rompt tant qu’elles sont chaudes.
task-M-P-17 = Le souterrain de la chapelle
    .text = Les jours de pioche, le chœur chante fort ; l’évêque ne demande plus rien.
task-M-P-18 = Retourner la girouette
    .text = Il a si souvent tourné qu’un tour de plus devrait le remettre à l’endroit.
task-M-P-19 = Le siège vide
    .text = Rien ne trouble un conseil comme un couvert mis pour qui ne viendra pas.
task-M-P-20 = La promesse du pont en feu
    .text = Promettez de tenir le pont, puis chauffez-vous à ses flammes.
task-M-P-21 = On murmure à Deltimar
    .text = Confiez-le à un seul boulanger, la ville le saura dès la première fournée.
task-M-P-22 = Le registre de l’évêque
    .text = À gauche, ses aumônes ; tournez la page pour voir ce qu’elles ont acheté.
task-M-P-23 = Attirer la flotte dans les terres
    .text = Montrez à un amiral un fleuve assez large : il y verra une mer.
task-M-P-24 = Duel par procuration
    .text = L’honneur en jeu est le vôtre ; la peau, par bonheur, celle d’un autre.
task-M-P-25 = L’étendard disparu
    .text = Privé d’étendard, un régiment suivrait n’importe quoi, même une belle nappe.
task-M-P-26 = Domaines royaux à vendre
    .text = Vendus trois fois cette année, et les moutons n’ont rien remarqué.
task-M-P-27 = Le signal à la lanterne
    .text = Un éclat pour l’attaque, deux pour la retraite ; espérons une nuit sans vent.
task-M-P-28 = Noyer les preuves
    .text = Les douves gardent tous les secrets, sauf ceux qui flottent.
task-M-P-29 = Patience à Magdar
    .text = Plantez un gland, attendez le chêne, et faites-le tomber sur quelqu’un.
task-M-P-30 = Festin entre ennemis
    .text = Placez-les côte à côte, les couteaux feront le reste.
task-M-P-31 = Le cercueil vide
    .text = Obsèques émouvantes, bel éloge, et le défunt au troisième rang.
task-M-P-32 = Échec et mat à Blackstone
    .text = La partie finit quand le roi lève les yeux et ne voit plus que vos pièces.

## Factions

faction-lion = Lion
faction-dragon = Dragon
faction-phoenix = Phénix
faction-griffin = Griffon
faction-any = toute faction

## Roles

role-scout = éclaireur
role-emissary = émissaire
role-spy = espion
role-captain = capitaine
role-any = tout rôle

## Identities

face-lion-scout = Éclaireur du Lion
face-lion-emissary = Émissaire du Lion
face-lion-spy = Espion du Lion
face-lion-captain = Capitaine du Lion
face-dragon-scout = Éclaireur du Dragon
face-dragon-emissary = Émissaire du Dragon
face-dragon-spy = Espion du Dragon
face-dragon-captain = Capitaine du Dragon
face-phoenix-scout = Éclaireur du Phénix
face-phoenix-emissary = Émissaire du Phénix
face-phoenix-spy = Espion du Phénix
face-phoenix-captain = Capitaine du Phénix
face-griffin-scout = Éclaireur du Griffon
face-griffin-emissary = Émissaire du Griffon
face-griffin-spy = Espion du Griffon
face-griffin-captain = Capitaine du Griffon

## Wild identities

face-any-scout = Éclaireur (toute faction)
face-any-emissary = Émissaire (toute faction)
face-any-spy = Espion (toute faction)
face-any-captain = Capitaine (toute faction)
face-lion-any = Lion (tout rôle)
face-dragon-any = Dragon (tout rôle)
face-phoenix-any = Phénix (tout rôle)
face-griffin-any = Griffon (tout rôle)

## Specials

assassin = Assassin
    .text = Une dague au sourire de courtisan, fidèle au dernier qui a payé.
saboteur = Saboteur
    .text = Un invité discret, qui apporte de la poudre là où d’autres apportent du vin.

## Families

family-corwin = Corwin
    .major = Pour un jeton Chevalier, faites glisser un vassal d’une à trois cases vides sur sa ligne ou sa colonne.
    .minor = Pour un jeton Chevalier, échangez deux vassaux voisins sur une ligne ou une colonne.
family-keygriff = Keygriff
    .major = Vous échappez à la vérification des limites en fin de tour ; revenus et points exigent toujours le soutien de vos Rois.
    .minor = Vous commencez avec un jeton Chevalier et un jeton Mage de plus.
family-thistledown = Thistledown
    .major = Pour un jeton Chevalier, faites glisser un vassal d’une case en diagonale vers une case vide.
    .minor = Pour un jeton Chevalier, retournez un vassal du plateau.
family-wolfram = Wolfram
    .major = Pour un jeton Mage, échangez deux vassaux dont les cases se touchent par un coin.
    .minor = Pour un jeton Mage, faites glisser un vassal d’une case sur sa ligne ou sa colonne, vers une case vide.
family-evertine = Evertine
    .major = Chaque fois que vous accomplissez un Roi ou une Manigance, prenez un jeton Chevalier.
    .minor = Vous pouvez acheter une carte mission pour un seul jeton Chevalier au lieu de deux.
family-gramberly = Gramberly
    .major = Une fois par tour, rayez un symbole de votre choix d’un supplément à payer.
    .minor = Pour un jeton Mage, retenez un vassal.
family-hester = Hester
    .major = Vous pouvez accomplir deux missions dans un même tour, avec quatre vassaux différents.
    .minor = Posez un jeton Chevalier sur un vassal du plateau pour le garder : les autres ne peuvent ni le faire glisser, ni l’échanger, ni le retourner, ni le retenir, ni l’utiliser, tant que l’un d’eux n’a pas payé deux jetons Chevalier pour lever la garde.
family-mawe = Mawe
    .major = Une fois par tour, quand vous achetez une carte mission avec un jeton Mage, piochez-en deux de ce paquet, gardez-en une et défaussez l’autre.
    .minor = Votre main peut compter une carte de plus que vos Rois ne le permettent.
family-marbuck = Marbuck
    .major = Une fois par tour, quand vous achetez une carte mission, avec des jetons de l’une ou l’autre sorte, piochez-en deux de ce paquet, gardez-en une et défaussez l’autre.
    .minor = Une fois par tour, un jeton Mage vous permet de faire glisser ou de retenir un vassal, ou bien un jeton Chevalier d’échanger ou de retourner.

## Dogs

dog-D-1 = Jack Russell
    .text = S’adopte avec une mission Roi ; tue une carte de un, deux ou trois rats pour un jeton Chevalier et un jeton Mage.
    .short = Jack Russell
dog-D-2 = Jack Russell
    .text = S’adopte avec une mission Roi ; tue une carte de un, deux ou trois rats pour un jeton Chevalier et un jeton Mage.
    .short = Jack Russell
dog-D-3 = Terrier écossais
    .text = S’adopte avec une mission Mage ; tue une carte de un ou deux rats pour un jeton Mage.
    .short = Scottie
dog-D-4 = Terrier blanc du West Highland
    .text = S’adopte avec une mission Chevalier ; tue une carte d’un seul rat pour un jeton Chevalier.
    .short = Westie

## Rats in the Walls

rats-1 = Un rat
    .text = Un rat de plus rôde dans les murs, et il a l’air bien nourri.
rats-2 = Deux rats
    .text = Deux rats de plus rôdent dans les murs, bras dessus, bras dessous.
rats-3 = Trois rats
    .text = Trois rats de plus rôdent dans les murs ; ils appellent cela une délégation.
rats-cat = Le chat
    .text = Le chat monte la garde, et aucun nouveau rat ne tient à le croiser ce soir.
rats-duchess = La Duchesse
    .text = La Duchesse vient pour les caresses, non pour la chasse ; pourtant, aucun nouveau rat.
rats-plague = La peste
    .text = Tout rat qui rôde s’installe pour de bon : plus aucun chien ne peut le tuer, et il compte encore.

## Households

household-order-of-events = Déroulement du tour
    .text = Votre tour en six étapes : rappeler vos agents, percevoir les jetons, agir, affecter les vassaux, placer l’intrigue, vérifier les limites.
household-king = Roi
    .text = Chaque Roi relève d’un cran vos limites de cartes en main, de jetons Chevalier, de jetons Mage et de vassaux retenus. L’intrigue sur un Roi rapporte une carte Pouvoir pour un symbole commun, une carte Machination pour les deux.
household-wizard = Mage
    .text = Rapporte un jeton Mage à chaque tour ; un jeton permet d’échanger deux vassaux voisins, de retourner un vassal ou de piocher une carte mission. L’intrigue sur un Mage rapporte un jeton Mage ou une carte Guilde pour un symbole commun ; pour les deux, l’un et l’autre, ou une carte Pouvoir.
household-knight = Chevalier
    .text = Rapporte un jeton Chevalier à chaque tour ; un jeton permet de faire glisser un vassal d’une case ou de le retenir, deux de piocher une carte mission. L’intrigue sur un Chevalier rapporte un jeton Chevalier ou une carte Guilde pour un symbole commun ; pour les deux, l’un et l’autre, ou une carte Pouvoir.

## Task types

type-knight = Chevalier
type-knight-many = Chevaliers
type-wizard = Mage
type-wizard-many = Mages
type-king = Roi
type-king-many = Rois
type-ploy = Manigance
type-ploy-many = Manigances
type-knight-wizard = Chevalier-Mage
type-knight-wizard-short = Chev.-M.

## Task decks

deck-guild = Guilde
deck-power = Pouvoir
deck-machination = Machination

## Corners of the board

corner-top-left = en haut à gauche
corner-top-right = en haut à droite
corner-bottom-right = en bas à droite
corner-bottom-left = en bas à gauche

## Crests

crest-key = Clé
crest-moon = Lune
crest-oak = Chêne
crest-bell = Cloche

## Tokens

token-knight = jeton Chevalier
token-wizard = jeton Mage
token-castle = jeton château
token-intrigue = jeton d’intrigue
