### How each mode of Blackstone Castle is played, on one screen.

## What several modes share

how-court =
    The court is a board of 5 columns (B L A C K) and 5 rows (S T O N E). A vassal
    has a faction (Lion, Dragon, Phoenix, Griffin) and a role (scout, emissary,
    spy, captain), and another face on its back.
how-base =
    As in King’s Quest a task wants two vassals at once, in a column, a row or a
    space, of a faction, a role or both, and makes your next one of its type dearer
    by a vassal you RETAINED. A Knight token slides or retains a vassal; a Wizard
    token swaps two, flips one or draws a card (or two Knights do). One task a
    turn. KINGS limit what you keep, and how many cards of each other type score.
how-rats =
    RATS: each turn ends with a Rats card: one to three rats wander from then on,
    or none (a cat, the Duchess). Plague traps all that wander: they still count,
    and no dog gets at them. DOGS kill a card that wanders, for tokens (“kill”).
    You get one for a task you complete and give up (“adopt”): for a King a Jack
    Russell (1 to 3 rats for a Knight and a Wizard), for a Wizard the Scottie (1 or
    2 for a Wizard), for a Knight the Westie (1 for a Knight).
how-offer =
    Five Machination cards lie open: the OFFER. At the end of a turn in which no
    card was taken the rightmost goes; then the row moves right and is refilled.
how-now =
    Now: type a number, a word (slide bs ls), “?” for help, “why” and “rules”.

## The modes

how-kings-quest =
    BLACKSTONE CASTLE: KING’S QUEST
    Plot your way to power: complete tasks with the vassals of the court, and be
    ahead when somebody has { $end } points and the round is played out.

    { how-court }

    A task wants two vassals at once: each in a column, a row or a space, with a
    faction, a role or both. It costs no token. But each task you have completed
    makes your next one of the same type dearer: it charges the symbol in its
    corner, and you pay with a vassal you have RETAINED before.

    On your turn you take tokens, one for each Knight and Wizard of yours, and
    spend them as you like:   a Knight slides or retains a vassal,
       a Wizard swaps two, flips one, or draws a card (or two Knights do);
    and you may complete one task. Used vassals are then replaced.

    KINGS are what everything hangs on: you may keep as many cards, vassals and
    tokens of a kind as you have Kings, and of each other type only so many cards
    score. INTRIGUE: a token on a vassal pays you when others disturb it; a card
    laid face down comes into play when others use the vassal of its corner.
    { how-now }
how-advanced =
    BLACKSTONE CASTLE: ADVANCED KING’S QUEST
    King’s Quest for those who know it: the light-blue letter of the cards counts,
    and you have to be ahead when somebody has { $end } points and the round is over.

    In King’s Quest the right half of a task names a whole column or row, and its
    light-blue letter counts for nothing. HERE BOTH LETTERS BIND: a right half that
    names K and a blue O is met at K{ $dot }O alone. So every task wants at least one
    vassal on one certain space; the hand shows it.

    { how-base }

    INTRIGUE: a token on a vassal pays you when others disturb it; a card laid face
    down comes into play when others use the vassal of its corner.
    { how-now }
how-coop =
    BLACKSTONE CASTLE: KING’S QUEST CO-OP
    Two players against the rats: you win together as soon as the points of both
    tableaus add up to { $end }, and lose together when 12 rats are active.

    { how-base }
    All this is each player’s own: only the points are added. Disturbing your
    partner’s agent brings your partner a reward, so do it.

    { how-rats }

    { how-now }
how-solo =
    BLACKSTONE CASTLE: SOLO KING’S QUEST
    Alone against the rats: you win as soon as you have { $end } points, and lose when 12
    rats are active.

    { how-base }

    REFRESH: at the end of your turns two vassals of the board are replaced from
    the corner deck you have named for it (“~”). Machination cards say which: those
    on the spaces their two halves name, the light-blue letter included. There is
    nobody to intrigue against.

    { how-rats }

    { how-now }
how-puzzle-masters-quest =
    BLACKSTONE CASTLE: PUZZLE MASTER’S QUEST
    Two players turn a full board into a FORMATION before 12 rats are active;
    points count for nothing. Sixteen vassals, each faction with each role once,
    all on the edge and nobody inside; and either each faction on one line (columns
    B and K, rows S and E), no two neighbours sharing a role, or each role on one
    line, no two neighbours sharing a faction. Diagonals do not matter.

    Beside the board “1” stands right, “o” inside, “.” is missing, “2” too many; at
    the end of a row, and below a column, the line on which that group lies.

    { how-base }
    You begin without tokens, there are no Ploys, and you need not refill a space.
    { how-rats }
    { how-now }
how-queens-quest =
    BLACKSTONE CASTLE: THE QUEEN’S QUEST
    Take vassals off the board and make SETS of them. The best sets win.

    { how-court }

    A turn has three ACTIONS; a Knight token you have saved is one more. Each pays
    for one of these: take a card of the offer; slide, swap or flip a vassal; take
    a Knight token for a later turn; or SPEND a card from your hand: you get a
    vassal that meets one of its halves, or two that meet both. They come into your
    sets at once and for good; the nearest corner deck fills their spaces.

    { how-offer }

    A set is of one kind: all different in faction and in role (1, 2, 4 points for
    2, 3, 4 vassals); or of one faction or one role (1, 2, 3, and 1 more for each
    further one); or all identical (1, 4, 8, and 8 more for each further one).

    When deck and offer are empty and somebody has no card left, the round is
    finished and one more is played. Hands and sets are open.
    { how-now }
how-wizards-quest =
    BLACKSTONE CASTLE: THE WIZARD’S QUEST
    The board is empty, your hand is full of vassals: lay them out. Whoever has the
    fewest left wins; if equal, who has more Knight tokens.

    { how-court }

    A turn has three ACTIONS; a Knight token you have saved is one more. Each pays
    for one of these: take a card of the offer (a second one costs two); slide,
    swap or flip; take a Knight token for later; exchange a vassal of your hand for
    one of the vassal offer; or SPEND a card: you lay one or two vassals, each
    meeting a half of it, where that half says, with either face up.

    A vassal goes to an empty space, or onto one of the same faction and role: they
    make a STACK, which slides and swaps as one and is never flipped. A single
    vassal may slide onto its like.

    { how-offer }
    Who has no vassal left when a turn begins, or can do nothing, must pass: the
    round is finished and one more is played.
    { how-now }
