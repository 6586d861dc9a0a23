### Card texts of Blackstone Castle: English. Every sentence is original.

## Guild tasks: Knights

task-G-K-01 = Oathkeeper of the Ford
    .text = He swore to hold the crossing; no one dares tell him the river has moved.
task-G-K-02 = Warden of the East Stair
    .text = Ninety steps, one guard, and every rumour in the castle has to climb past him.
task-G-K-03 = Banneret of Deltimar
    .text = His banner arrives first, his debts follow, and his men come once they are paid.
task-G-K-04 = Rider of the Salt Road
    .text = He carries salt, letters and grudges; only the letters ever get lost.
task-G-K-05 = Keeper of the Postern
    .text = Every secret in Blackstone uses the back door, and he holds the only key.
task-G-K-06 = Marshal of the Lists
    .text = Win over the man who decides which accidents at the joust were accidents.
task-G-K-07 = Shield of the Granary
    .text = An army marches on bread; he sleeps on it, in full armour.
task-G-K-08 = Lance of the Border March
    .text = The border moves every spring; he insists that it do so in good order.
task-G-K-09 = Castellan of the Low Gate
    .text = He commands the gate that the great never use and the gold always does.
task-G-K-10 = Sworn Sword of the Council
    .text = Sworn to nine councillors at once, he wisely keeps his blade in the middle.
task-G-K-11 = Outrider of the Chalk Hills
    .text = He comes back white with dust, bearing a report nobody wants to have read.
task-G-K-12 = Guardian of the Well Court
    .text = Whoever guards the water hears everything; now and then it is even true.
task-G-K-13 = Hunter of the King's Forest
    .text = He counts the royal deer; the poachers pay him to count slowly.
task-G-K-14 = Captain of the Night Watch
    .text = Nothing happens after dark in Deltimar; he is very well paid to say so.
task-G-K-15 = Almoner of the Barracks
    .text = He gives to poor soldiers and remembers precisely who did not.
task-G-K-16 = Champion of the River Bridge
    .text = Undefeated on the bridge, having never been asked to fight anywhere wider.

## Guild tasks: Wizards

task-G-W-01 = Reader of the Sealed Shelf
    .text = She has read every forbidden book and found the footnotes worse.
task-G-W-02 = Mistress of Lanterns
    .text = She decides which corridors are lit, and so which meetings took place.
task-G-W-03 = Chartmaker of Winter Stars
    .text = His stars foretell the fall of kings; he dates the charts afterwards.
task-G-W-04 = Brewer of Quiet Sleep
    .text = One drop for a nap, two for a regency; do read the label.
task-G-W-05 = Listener in the Chimney
    .text = Sooty, cramped, and better informed than the entire council.
task-G-W-06 = Mender of Broken Seals
    .text = By dawn the letter is shut again and nobody has read it, least of all her.
task-G-W-07 = Weaver of False Doors
    .text = Half his doors lead nowhere, the other half to a very patient guard.
task-G-W-08 = Keeper of the Bone Dice
    .text = The dice never lie, which is why he seldom lets them speak at court.
task-G-W-09 = Scribe of Unsent Letters
    .text = She files what the great thought better of sending, in order of price.
task-G-W-10 = Gardener of Nightshade
    .text = The prettiest bed in the castle, and the only one closed to the cooks.
task-G-W-11 = Tuner of the Glass Bells
    .text = When the bells ring true, someone else in the room does not.
task-G-W-12 = Walker Between Mirrors
    .text = Always in two places at once, and late for both.
task-G-W-13 = Binder of Small Storms
    .text = Bottled weather for every occasion; weddings cost a little more.
task-G-W-14 = Teller of the Third Truth
    .text = Yours, theirs, and the one she sells to both of you.
task-G-W-15 = Polisher of the Black Stone
    .text = It shows the future or your own face, depending on who pays for the wax.
task-G-W-16 = Steward of Sleeping Ravens
    .text = Let them sleep: awake, they repeat what was said in council.

## Guild tasks: Knight-Wizards (bonus)

task-G-KW-01 = Spellsword of the Old Chapel
    .text = He prays, casts and strikes, in that order when there is time.
task-G-KW-02 = Runeblade of the Inner Ward
    .text = The runes on her steel say 'do not touch' in eleven dead languages.
task-G-KW-03 = Battlemage of the Hollow Tower
    .text = The tower was not hollow until he began to practise indoors.
task-G-KW-04 = Hexguard of the Raven Door
    .text = No one slips past: the door bites, the ravens tell, and she curses.

## Power tasks: Kings

task-P-K-01 = A Word at the Royal Table
    .text = Between the soup and the roast there is room for exactly one sentence.
task-P-K-02 = The Hunting Invitation
    .text = Miss the stag, praise the king's aim, and stand in front of neither.
task-P-K-03 = Seat on the Small Council
    .text = The chair is hard, the session long, and the last occupant nowhere to be found.
task-P-K-04 = Godparent to the Heir
    .text = Hold the child, renounce evil, and note carefully whose enemies he inherits.
task-P-K-05 = The Coronation Loan
    .text = A crown costs a fortune; being owed for one is beyond price.
task-P-K-06 = Key to the Privy Garden
    .text = Nothing grows there but roses and conspiracies, both well watered.
task-P-K-07 = A Dance with the Regent
    .text = Three steps forward, one to the side, and on no account lead.
task-P-K-08 = The Signet for a Day
    .text = One day, one ring, and more hot wax than is entirely decent.
task-P-K-09 = Master of the Royal Progress
    .text = You choose where the king sleeps, and thus which host is ruined by Thursday.
task-P-K-10 = The Unopened Treaty
    .text = Magdar sent it sealed; so long as nobody reads it, the peace holds admirably.
task-P-K-11 = Favour at the Midwinter Feast
    .text = The king grants one wish by candlelight; ask before the third barrel.
task-P-K-12 = A Portrait in the Gallery
    .text = Hung between two beloved kings, any face begins to look important.
task-P-K-13 = Envoy of the Crown
    .text = Speak for the king abroad, and be far away when he changes his mind.
task-P-K-14 = The King's Own Physician
    .text = He knows how long the king will live and what that knowledge fetches.
task-P-K-15 = Tolls of the Capital
    .text = Every cart pays a little to enter; a little of that little is a great deal.
task-P-K-16 = The Queen Mother's Blessing
    .text = She approves of no one; aim to be the one she disapproves of least.
task-P-K-17 = A Pardon in Blank
    .text = Signed, sealed, and tactfully vague about the crime.
task-P-K-18 = Guardian of the Wards
    .text = Every rich orphan deserves a friend, and the riches even more so.
task-P-K-19 = The Chancellor's Proxy
    .text = The chancellor is unwell on voting days; his hand happens to be yours.
task-P-K-20 = Patent of Nobility
    .text = Your ancestors were always noble; the paperwork was merely late.
task-P-K-21 = The Royal Chess Game
    .text = Losing to the king is easy; losing convincingly is an art.
task-P-K-22 = Steward of the Wine Cellar
    .text = Whoever pours the wine edits the conversation.
task-P-K-23 = A Verse in the King's Honour
    .text = Find a rhyme for the king's virtues, then find the virtues.
task-P-K-24 = Keeper of the Great Seal
    .text = Laws come and go; the man who holds the wax remains.
task-P-K-25 = The Falcon and the Glove
    .text = Present the king with a falcon, having first checked that it can bear him.
task-P-K-26 = Voice at the Peace Table
    .text = Hanshore shouts, Wildom weeps; whoever orders dinner drafts the treaty.
task-P-K-27 = Purse of the Privy Council
    .text = The council votes the gold; you merely decide what it was for.
task-P-K-28 = The Vigil before the Throne
    .text = A night on cold flagstones, not thinking at all about Permon's dragon skull.
task-P-K-29 = A Bed in the Inner Ward
    .text = A draughty room, a lumpy mattress, and the king's ear behind the wall.
task-P-K-30 = Bearer of the Sword of State
    .text = Heavy, blunt and pointed at no one: that is the whole of diplomacy.
task-P-K-31 = The Jubilee Petition
    .text = For his jubilee the king hears everyone; come early, he naps at noon.
task-P-K-32 = Witness to the Royal Will
    .text = Sign at the bottom, and swear you read nothing further up.

## Machination tasks: Ploys

task-M-P-01 = The Hanshore Forgery
    .text = False seal, fresh ink, and a better treaty than the real one.
task-M-P-02 = Bribe the Harbour Pilot
    .text = For forty crowns the tide will come in when you say so.
task-M-P-03 = Salt in the Magdar Wells
    .text = A well-seasoned enemy is a thirsty one.
task-M-P-04 = The Double Betrothal
    .text = One princess, two treaties, and a wedding day that must never come.
task-M-P-05 = A Map with One Error
    .text = A perfect map, but for the one bridge the general will need.
task-M-P-06 = The Wildom Hostage
    .text = He eats like a regiment, and Wildom has yet to ask for him back.
task-M-P-07 = Fire at the Customs House
    .text = Only the ledgers perished; by good luck the gold had just stepped out.
task-M-P-08 = The Borrowed Crown
    .text = It need only fit for one audience; 'theft' is such a strong word.
task-M-P-09 = Poison the Rumour
    .text = If a rumour cannot be stopped, feed it until it dies of absurdity.
task-M-P-10 = The Silent Garrison
    .text = Straw men hold the walls; they neither desert nor ask for pay.
task-M-P-11 = Switch the Messengers
    .text = The love letter to the general, the orders to the countess; both will advance.
task-M-P-12 = A Debt Called In
    .text = He promised to do anything, and made the mistake of writing it down.
task-M-P-13 = The Masked Envoy
    .text = Nobody knows whom he speaks for, so everyone stays very polite.
task-M-P-14 = Ransom for a Horse
    .text = Magdar returned the duke for nothing; for the horse they want silver.
task-M-P-15 = The Counterfeit Heir
    .text = He has the king's nose, the king's temper, and a mother on the stage.
task-M-P-16 = Break the Grain Pact
    .text = Promises are like loaves: best broken while they are warm.
task-M-P-17 = The Tunnel under the Chapel
    .text = The choir sings loudly on digging days, and the bishop has stopped asking.
task-M-P-18 = Turn the Turncoat
    .text = He has turned so often that one more turn should set him straight.
task-M-P-19 = A Seat Left Empty
    .text = Nothing unsettles a council like a place laid for someone who will not come.
task-M-P-20 = The Burning Bridge Promise
    .text = Promise to hold the bridge, then warm your hands at it.
task-M-P-21 = Whispers in Deltimar
    .text = Tell one baker in confidence, and the city knows by the first batch.
task-M-P-22 = The Bishop's Ledger
    .text = His charity is on the left; turn the page to see what it bought.
task-M-P-23 = Lure the Fleet Inland
    .text = Show an admiral a wide enough river and he will call it a sea.
task-M-P-24 = A Duel by Proxy
    .text = The honour at stake is yours; the skin, happily, is someone else's.
task-M-P-25 = The Missing Standard
    .text = Without its flag a regiment will follow anything, even a good tablecloth.
task-M-P-26 = Crown Lands for Sale
    .text = Sold three times this year, and the sheep have noticed nothing.
task-M-P-27 = The Lantern Signal
    .text = One flash to attack, two to retreat; let us hope for a night without wind.
task-M-P-28 = Drown the Evidence
    .text = The moat keeps every secret, except the ones that float.
task-M-P-29 = The Long Game in Magdar
    .text = Plant an acorn, wait for the oak, and drop it on someone.
task-M-P-30 = A Feast for Enemies
    .text = Seat them side by side, and the knives will see to the rest.
task-M-P-31 = The Empty Coffin
    .text = A moving funeral, a fine eulogy, and the deceased in the third row.
task-M-P-32 = Checkmate at Blackstone
    .text = It ends when the king looks up and finds only your pieces on the board.

## Factions

faction-lion = Lion
faction-dragon = Dragon
faction-phoenix = Phoenix
faction-griffin = Griffin
faction-any = any faction

## Roles

role-scout = scout
role-emissary = emissary
role-spy = spy
role-captain = captain
role-any = any role

## Identities

face-lion-scout = Lion Scout
face-lion-emissary = Lion Emissary
face-lion-spy = Lion Spy
face-lion-captain = Lion Captain
face-dragon-scout = Dragon Scout
face-dragon-emissary = Dragon Emissary
face-dragon-spy = Dragon Spy
face-dragon-captain = Dragon Captain
face-phoenix-scout = Phoenix Scout
face-phoenix-emissary = Phoenix Emissary
face-phoenix-spy = Phoenix Spy
face-phoenix-captain = Phoenix Captain
face-griffin-scout = Griffin Scout
face-griffin-emissary = Griffin Emissary
face-griffin-spy = Griffin Spy
face-griffin-captain = Griffin Captain

## Wild identities

face-any-scout = Scout of any faction
face-any-emissary = Emissary of any faction
face-any-spy = Spy of any faction
face-any-captain = Captain of any faction
face-lion-any = Lion of any role
face-dragon-any = Dragon of any role
face-phoenix-any = Phoenix of any role
face-griffin-any = Griffin of any role

## Specials

assassin = Assassin
    .text = A dagger with a courtier's smile, loyal to whoever paid last.
saboteur = Saboteur
    .text = A discreet guest who brings powder where others bring wine.

## Families

family-corwin = Corwin
    .major = For one Knight token, slide a vassal over one to three empty spaces along its row or column.
    .minor = For one Knight token, swap two vassals side by side in a row or column.
family-keygriff = Keygriff
    .major = You skip the limit check at the end of your turn; income and points still need the support of your Kings.
    .minor = You begin with one Knight token and one Wizard token more than usual.
family-thistledown = Thistledown
    .major = For one Knight token, slide a vassal one space diagonally into an empty space.
    .minor = For one Knight token, flip a vassal on the board.
family-wolfram = Wolfram
    .major = For one Wizard token, swap two vassals whose spaces touch at a corner.
    .minor = For one Wizard token, slide a vassal one space along its row or column into an empty space.
family-evertine = Evertine
    .major = Whenever you complete a King or a Ploy, take one Knight token.
    .minor = You may buy a task card for one Knight token instead of two.
family-gramberly = Gramberly
    .major = Once per turn, strike one symbol of your choice from an upcharge you must pay.
    .minor = For one Wizard token, retain a vassal.
family-hester = Hester
    .major = You may complete two tasks in one turn, using four different vassals.
    .minor = Put a Knight token on a board vassal to guard it: others may not slide, swap, flip, retain or use it until one of them pays two Knight tokens to remove the guard.
family-mawe = Mawe
    .major = Once per turn, when a Wizard token buys you a task card, draw two from that deck, keep one and discard the other.
    .minor = Your hand may hold one card more than your Kings allow.
family-marbuck = Marbuck
    .major = Once per turn, when you buy a task card with tokens of either kind, draw two from that deck, keep one and discard the other.
    .minor = Once per turn, a Wizard token may slide or retain a vassal for you, or else a Knight token may swap or flip.

## Dogs

dog-D-1 = Jack Russell
    .text = Adopted with a King task; for one Knight and one Wizard token it kills a card of one, two or three rats.
    .short = Jack Russell
dog-D-2 = Jack Russell
    .text = Adopted with a King task; for one Knight and one Wizard token it kills a card of one, two or three rats.
    .short = Jack Russell
dog-D-3 = Scottish Terrier
    .text = Adopted with a Wizard task; for one Wizard token it kills a card of one or two rats.
    .short = Scottie
dog-D-4 = West Highland Terrier
    .text = Adopted with a Knight task; for one Knight token it kills a card of one rat.
    .short = Westie

## Rats in the Walls

rats-1 = One Rat
    .text = One more rat wanders the walls, and it looks well fed.
rats-2 = Two Rats
    .text = Two more rats wander the walls, arm in arm.
rats-3 = Three Rats
    .text = Three more rats wander the walls; they call it a delegation.
rats-cat = Cat
    .text = The cat is on watch, and no new rat cares to meet it tonight.
rats-duchess = Duchess
    .text = The Duchess comes to be petted, not to hunt; still, no new rat appears.
rats-plague = Plague
    .text = Every wandering rat is here to stay: no dog can kill it any more, and it still counts.

## Households

household-order-of-events = Order of Events
    .text = Your turn in six steps: recall your agents, muster tokens, work, assign vassals, assign intrigue, check limits.
household-king = King
    .text = Each King raises by one your limits for cards in hand, Knight tokens, Wizard tokens and retained vassals. Intrigue on a King earns a Power card for one matching symbol, a Machination card for both.
household-wizard = Wizard
    .text = Brings one Wizard token each turn; one token swaps two neighbouring vassals, flips a vassal or draws a task card. Intrigue on a Wizard earns a Wizard token or a Guild card for one matching symbol; for both, the two together or a Power card.
household-knight = Knight
    .text = Brings one Knight token each turn; one token slides a vassal one space or retains it, two draw a task card. Intrigue on a Knight earns a Knight token or a Guild card for one matching symbol; for both, the two together or a Power card.

## Task types

type-knight = Knight
type-knight-many = Knights
type-wizard = Wizard
type-wizard-many = Wizards
type-king = King
type-king-many = Kings
type-ploy = Ploy
type-ploy-many = Ploys
type-knight-wizard = Knight-Wizard
type-knight-wizard-short = Kn.-Wiz.

## Task decks

deck-guild = Guild
deck-power = Power
deck-machination = Machination

## Corners of the board

corner-top-left = top left
corner-top-right = top right
corner-bottom-right = bottom right
corner-bottom-left = bottom left

## Crests

crest-key = Key
crest-moon = Moon
crest-oak = Oak
crest-bell = Bell

## Tokens

token-knight = Knight token
token-wizard = Wizard token
token-castle = castle token
token-intrigue = intrigue token
