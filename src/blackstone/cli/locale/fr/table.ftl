### Ce qui se dit au terminal, quel que soit le jeu.

## La liste des jeux et des tables

lobby-games = Jeux
lobby-game = { $title } ({ $id }), { $players }
lobby-tables = Mes tables inachevées
lobby-no-tables = Aucune table inachevée.
lobby-table = { $name } : { $title }, { $names } ; manche { $round }, { $turn } ; { $when }
lobby-damaged = La table { $name } ne peut pas être ouverte : { $fault }
lobby-turn = à { $who } de jouer
lobby-when-today = aujourd’hui à { $time }
lobby-when = le { $date }
lobby-what = Tapez un numéro pour jouer, « effacer » et un numéro, ou « quitter ».
lobby-unknown = Il n’y a pas de « { $line } » ici.
lobby-delete-word = effacer
lobby-delete = Effacer la table { $name } pour de bon ?
lobby-deleted = La table { $name } est effacée.
lobby-only-tables = On ne peut effacer que des tables.
lobby-prompt = Votre choix :
lobby-bye = À bientôt.

## Prendre place

started = { $title }, { $mode }. Table sauvegardée sous le nom { $name } : vous pouvez partir à tout moment et revenir.
resumed = { $title }, { $mode } : la table { $name } reprend.
seated = { $seat } : { $who } ({ $what })
sits-human = à ce clavier
sits-bot = robot « { $name } »
seed-shown = La graine a été choisie : dés et pioches n’ont pas de secret pour qui la connaît.
hint = Tapez « ? » pour l’aide, « comment » pour les règles en un écran, « phrases » pour des phrases au lieu du dessin.
setting-chosen = { $setting } : { $value }.
notice = À savoir : { $text }.
bot-broke = { $who } est en panne : { $error }. La table est sauvegardée telle qu’elle était avant.
bot-random = Hasard
bot-greedy = Glouton
too-many-names = Il y a { $names } noms pour { $seats } places.
two-of-a-name = Deux joueurs ne peuvent pas s’appeler { $name }.
nobody-called = Personne à la table ne s’appelle { $name }. Il y a : { $known }.
resume-alone = Une table qui reprend a déjà son jeu, ses places et ses réglages : { $option } ne va pas avec --resume.

## Tours

cover = C’est maintenant à { $who } de jouer. Prenez le clavier, puis appuyez sur Entrée.
go-on = Appuyez sur Entrée pour continuer.
thinking = { $who } réfléchit…
passes = 0 { $what }
menu-back = Entrée : retour
open = Possible : { $choices }.
aside = À tout moment :

## Saisies erronées

not-understood = Je ne comprends pas « { $line } ». Tapez « ? » pour l’aide.
no-such-number = Il n’y a pas de numéro { $number } ici.
not-open = { $key } n’est pas possible maintenant :
not-open-at-all = Il n’y a rien à quoi l’appliquer pour l’instant.
is-open = { $key } est possible maintenant.
no-key = Il n’y a pas de « { $line } » dans ce jeu.
answer-yes-no = Répondez par oui ou par non.
yes = oui
no = non

## Commandes : le mot qu’on tape, et ce qu’il fait

command-help = aide
    .what = cette liste
command-how = comment
    .what = le jeu et comment on gagne, en un écran
command-board = plateau
    .what = la table telle qu’elle est
command-hand = main
    .what = mon tableau et ma main, carte par carte
command-tableau = tableau
    .arguments = NOM
    .what = ce qu’il y a devant quelqu’un
command-piles = pioches
    .what = paquets, défausses, réserves
command-log = journal
    .what = tout ce qui s’est passé
command-card = carte
    .arguments = ID
    .what = une carte et son texte
command-why = pourquoi
    .arguments = CLÉ
    .what = pourquoi c’est impossible : « pourquoi glisser bs lt »
command-rules = règles
    .arguments = ID
    .what = une règle ; seul : celle de cette question
command-undo = annuler
    .what = reprendre mon dernier choix
command-auto = consignes
    .what = les réponses données d’avance à certaines questions
command-as = pour
    .arguments = NOM CLÉ
    .what = quelqu’un d’autre, à ce clavier, agit hors de son tour
command-plain = phrases
    .what = des phrases au lieu du dessin, et retour
command-save = sauvegarder
    .what = où la table est sauvegardée (chaque réponse l’est aussitôt)
command-resign = abandonner
    .what = laisser ma place au robot Glouton
command-quit = quitter
    .what = partir ; la table attend
command-back = retour
    .what = sortir d’une liste ouverte (ou simplement Entrée)

help-answers = Répondez par un numéro, des mots ou une clé : « 2 », « { $words } », « { $key } ». Plusieurs numéros se suivent : « 2 1 ». « 0 » passe. Tab complète. Une ligne commençant par # est un commentaire.
help-commands = Vous pouvez aussi taper :

## Ce que disent les commandes

undo-nothing = Vous n’avez rien à reprendre.
undo-asks = { $who } : { $asker } veut reprendre une réponse, alors qu’on a vu des cartes ou joué depuis. D’accord ?
undo-refused = { $who } n’est pas d’accord : rien n’est repris.
auto-one = { $kind } : { $order } ({ $what })
auto-how = Pour en donner une : « consignes QUESTION CONSIGNE » ; les consignes sont : { $orders }.
auto-set = Désormais, { $what } : { $order }.
order-ask = demander
    .what = on me pose la question
order-pass = passer
    .what = je passe toujours
order-default = défaut
    .what = la première réponse est retenue
order-lone-pass = passer-seul
    .what = je passe quand je ne peux que passer
auto-unknown = Il n’y a pas de question « { $kind } ». Tapez « consignes » pour la liste.
auto-no-order = Il n’y a pas de consigne « { $order } » ; il y a : { $orders }.
auto-secret = Nul ne doit savoir si cette question vous est posée : seules « demander » et « passer » gardent le secret.
plain-on = Désormais, des phrases.
plain-off = Désormais, le dessin.
saved = Chaque réponse est sauvegardée aussitôt, dans { $path }.
resign-sure = Laisser votre place au robot Glouton ?
rules-unknown = Il n’y a pas de règle { $id }. Essayez « blackstone rules { $game } ».
rules-none = Aucune règle n’est propre à cette question.
rules-english = (Le texte des règles est en anglais pour l’instant.)
card-unknown = Il n’y a pas de carte { $id }.
as-unknown = { $line } n’est pas possible pour { $who } maintenant.
log-empty = Il ne s’est encore rien passé.

## Partir

left = La table est sauvegardée sous le nom { $name }. Pour la reprendre :
finished = La partie est conservée dans { $path } ; pour vérifier ses dés : blackstone verify { $path }
end-what = Tapez « journal », « pioches », « annuler », ou Entrée pour partir.

## Un nom, et ce qu’on en dit

labelled = { $what } : { $text }

## Regarder jouer des robots

watch-prompt = Entrée : le tour suivant ; un nombre : autant de tours ; « fin » : jusqu’au bout ; « ? » : aide.
watch-end = fin
watch-word = regarder
watch-help = Vous regardez par-dessus l’épaule d’un joueur ; « regarder NOM » passe à un autre. Entrée montre le tour suivant, un nombre autant de tours, « fin » joue jusqu’au bout.
watch-bots-only = --watch est fait pour les tables où ne jouent que des robots.
