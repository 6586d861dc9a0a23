### What is said at the terminal, whatever the game.

## The list of games and tables

lobby-games = Games
lobby-game = { $title } ({ $id }), { $players }
lobby-tables = My unfinished tables
lobby-no-tables = No unfinished table.
lobby-table = { $name }: { $title }, { $names }; round { $round }, { $turn }; { $when }
lobby-damaged = { $name } cannot be opened: { $fault }
lobby-turn = { $who } to play
lobby-when-today = today at { $time }
lobby-when = on { $date }
lobby-what = Type a number to play, “delete” and a number, or “quit”.
lobby-unknown = There is no “{ $line }” here.
lobby-delete-word = delete
lobby-delete = Delete { $name } for good?
lobby-deleted = { $name } is deleted.
lobby-only-tables = Only tables can be deleted.
lobby-prompt = Your choice:
lobby-bye = Until next time.

## Sitting down

started = { $title }, { $mode }. Kept as { $name }: you can leave at any time and come back.
resumed = { $title }, { $mode }: { $name } goes on.
seated = { $seat }: { $who } ({ $what })
sits-human = at this keyboard
sits-bot = bot “{ $name }”
seed-shown = The seed was chosen: the dice and the piles of this game are no secret to whoever knows it.
hint = Type “?” for help, “how” for the rules on one screen, “plain” for sentences instead of a drawing.
setting-chosen = { $setting }: { $value }.
notice = Notice: { $text }.
bot-broke = { $who } broke: { $error }. The table is saved as it was before.
bot-random = Random
bot-greedy = Greedy
too-many-names = There are { $names } names for { $seats } seats.
two-of-a-name = Two players cannot both be called { $name }.
nobody-called = Nobody at the table is called { $name }. There are: { $known }.
resume-alone = A table that goes on has its game, seats and settings already: { $option } cannot be given with --resume.

## Turns

cover = Now { $who } plays. Take the keyboard, then press Enter.
go-on = Press Enter to go on.
thinking = { $who } is thinking…
passes = 0 { $what }
menu-back = Enter: back
open = Open: { $choices }.
aside = At any time:

## Wrong input

not-understood = I do not understand “{ $line }”. Type “?” for help.
no-such-number = There is no number { $number } here.
not-open = { $key } is not open to you now:
not-open-at-all = There is nothing to do it with just now.
is-open = { $key } is open to you now.
no-key = There is no “{ $line }” in this game.
answer-yes-no = Please answer yes or no.
yes = yes
no = no

## Commands: the word one types, and what it does

command-help = help
    .what = this list
command-how = how
    .what = the game and how it is won, on one screen
command-board = board
    .what = the table as it is now
command-hand = hand
    .what = my tableau and my hand, card by card
command-tableau = tableau
    .arguments = NAME
    .what = what lies before a player
command-piles = piles
    .what = decks, discards, supplies
command-log = log
    .what = everything that has happened
command-card = card
    .arguments = ID
    .what = a card and its text
command-why = why
    .arguments = KEY
    .what = why a key, or a kind of act, is not possible
command-rules = rules
    .arguments = ID
    .what = a rule; alone: the one behind this question
command-undo = undo
    .what = take back my last choice
command-auto = auto
    .what = standing orders: questions that answer themselves
command-as = as
    .arguments = NAME KEY
    .what = somebody else at this keyboard does something out of turn
command-plain = plain
    .what = sentences instead of the drawing, and back
command-save = save
    .what = where this table is kept (every answer is, at once)
command-resign = resign
    .what = give my seat to the greedy bot
command-quit = quit
    .what = leave; the table waits
command-back = back
    .what = out of an opened list (or just Enter)

help-answers = Answer with a number, with words, or with a whole key: “2”, “{ $words }”, “{ $key }”. Numbers can follow one another: “2 1”. “0” passes. Tab completes words. A line that starts with # is a remark.
help-commands = You can also type:

## What commands say

undo-nothing = There is nothing of yours to take back.
undo-asks = { $who }: { $asker } wants to take back an answer, after cards were seen or others have played. Do you agree?
undo-refused = { $who } does not agree: nothing is taken back.
auto-one = { $kind }: { $order } ({ $what })
auto-how = Set one with “auto KIND ORDER”; the orders are: { $orders }.
auto-set = From now on, { $what }: { $order }.
order-ask = ask
    .what = I am asked
order-pass = pass
    .what = I always pass
order-default = default
    .what = the first answer is taken
order-lone-pass = lone-pass
    .what = I pass when passing is all I can do
auto-unknown = There is no kind of question “{ $kind }”. Type “auto” for the list.
auto-no-order = There is no order “{ $order }”; there are: { $orders }.
auto-secret = Whether that question comes is a secret: only “ask” and “pass” keep it.
plain-on = Sentences from now on.
plain-off = The drawing from now on.
saved = Every answer is saved at once, in { $path }.
resign-sure = Give your seat to the greedy bot?
rules-unknown = There is no rule { $id }. Try “blackstone rules { $game }”.
rules-none = This question has no rule of its own.
rules-english = (Rule texts are in English for now.)
card-unknown = There is no card { $id }.
as-unknown = { $line } is not open to { $who } now.
log-empty = Nothing has happened yet.

## Leaving

left = The table is saved as { $name }. To go on:
finished = The game is kept in { $path }; check its dice with: blackstone verify { $path }
end-what = Type “log”, “piles”, “undo”, or Enter to leave.

## A name and what is said of it

labelled = { $what }: { $text }

## Watching bots

watch-prompt = Enter: the next turn; a number: so many turns; “end”: to the end; “?”: help.
watch-end = end
watch-word = watch
watch-help = You watch over a player’s shoulder; “watch NAME” goes to another. Enter shows the next turn, a number so many turns, “end” plays to the end.
watch-bots-only = --watch is for tables where bots play alone.
