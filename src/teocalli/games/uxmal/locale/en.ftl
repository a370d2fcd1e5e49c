### Uxmal. Numbers like U14 are those of the rules.

uxmal-title = Uxmal
    .help = Build a stepped pyramid together, place priests on its idols and make the right idol popular at the right moment.
    .facts = 2 to 4 players · about 45 minutes
uxmal-key = R
    .help = Rotate the tile

## Idols

uxmal-idol-S = snake
    .title = Snake
uxmal-idol-J = jaguar
    .title = Jaguar
uxmal-idol-M = monkey
    .title = Monkey
uxmal-idol-E = eagle
    .title = Eagle
uxmal-idol-T = turtle
    .title = Turtle
uxmal-blank = blank
    .title = Blank

## Amounts

uxmal-cards =
    { $count ->
        [one] { $count } { $idol } card
       *[other] { $count } { $idol } cards
    }
uxmal-card-total =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
uxmal-level = level { $level }
uxmal-rank = rank { $rank }
uxmal-phase = Phase { $phase } of 3

## Names of what lies on the table, for those who do not see it

uxmal-field-name = { $field }: { $content }, level { $level }, { $occupant }
uxmal-occupant-none = free
uxmal-occupant-priest = priest of { $player }
    .you = your priest
uxmal-seat-name = tile seat { $seat }, level { $level }
uxmal-tile-name = pyramid tile { $tile }
uxmal-track-name = { $idol }, rank { $rank }
uxmal-pile-name =
    { $count ->
        [0] pile of { $idol } cards: empty
        [one] pile of { $idol } cards: { $count } card
       *[other] pile of { $idol } cards: { $count } cards
    }
uxmal-supply-name =
    { $count ->
        [0] { $player } has no priest in supply
        [one] { $player } has { $count } priest in supply
       *[other] { $player } has { $count } priests in supply
    }
    .you =
        { $count ->
            [0] You have no priest in supply
            [one] You have { $count } priest in supply
           *[other] You have { $count } priests in supply
        }

## What is asked

uxmal-ask-turn = { $player }, choose an action: build, place a priest, move a priest, honour or curse.
    .you = Choose an action: build, place a priest, move a priest, honour or curse.
uxmal-ask-draw = A tile is being drawn for { $player }.
    .you = A tile is being drawn for you.
uxmal-ask-seat = { $player }, rotate the tile and choose where to build.
    .you = Rotate the tile and choose where to build.
uxmal-ask-take = { $player }, choose the cards to take.
    .you = Choose the cards to take.
uxmal-ask-pay = { $player }, choose a card to pay with.
    .you = Choose a card to pay with.
uxmal-ask-over = The game is over.

## What can be done

uxmal-action-build = Build
uxmal-action-draw = Draw { $tile }
uxmal-action-seat = Build { $tile } on seat { $seat }
uxmal-action-take =
    { $count ->
        [one] Take { $count } { $idol } card
       *[other] Take { $count } { $idol } cards
    }
uxmal-action-place = Place a priest on { $field } ({ $idol }, level { $level })
uxmal-action-move =
    { $cost ->
        [one] Move a priest from { $from } to { $to } ({ $idol }, level { $level }) for { $cost } card
       *[other] Move a priest from { $from } to { $to } ({ $idol }, level { $level }) for { $cost } cards
    }
uxmal-action-pay = Pay 1 { $idol } card
uxmal-action-honour =
    { $squares ->
        [one] Honour the { $idol }: { $squares } square up
       *[other] Honour the { $idol }: { $squares } squares up
    }
uxmal-action-curse =
    { $squares ->
        [one] Curse the { $idol }: { $squares } square down
       *[other] Curse the { $idol }: { $squares } squares down
    }

## Log

uxmal-log-build = { $player } builds.
    .you = You build.
uxmal-log-draw = Drawn: { $tile }.
uxmal-log-seat = { $player } builds { $tile } on seat { $seat }, level { $level }.
    .you = You build { $tile } on seat { $seat }, level { $level }.
uxmal-log-claim =
    { $count ->
        [one] { $player } receives { $count } { $idol } card.
       *[other] { $player } receives { $count } { $idol } cards.
    }
    .you =
        { $count ->
            [one] You receive { $count } { $idol } card.
           *[other] You receive { $count } { $idol } cards.
        }
uxmal-log-take =
    { $count ->
        [one] { $player } chooses { $count } { $idol } card.
       *[other] { $player } chooses { $count } { $idol } cards.
    }
    .you =
        { $count ->
            [one] You choose { $count } { $idol } card.
           *[other] You choose { $count } { $idol } cards.
        }
uxmal-log-place = { $player } places a priest on { $field } ({ $idol }, level { $level }).
    .you = You place a priest on { $field } ({ $idol }, level { $level }).
uxmal-log-move =
    { $cost ->
        [one] { $player } moves a priest from { $from } to { $to } for { $cost } card.
       *[other] { $player } moves a priest from { $from } to { $to } for { $cost } cards.
    }
    .you =
        { $cost ->
            [one] You move a priest from { $from } to { $to } for { $cost } card.
           *[other] You move a priest from { $from } to { $to } for { $cost } cards.
        }
uxmal-log-pay = { $player } pays 1 { $idol } card.
    .you = You pay 1 { $idol } card.
uxmal-log-honour =
    { $squares ->
        [one] { $player } honours the { $idol }: { $squares } square up.
       *[other] { $player } honours the { $idol }: { $squares } squares up.
    }
    .you =
        { $squares ->
            [one] You honour the { $idol }: { $squares } square up.
           *[other] You honour the { $idol }: { $squares } squares up.
        }
uxmal-log-curse =
    { $squares ->
        [one] { $player } curses the { $idol }: { $squares } square down.
       *[other] { $player } curses the { $idol }: { $squares } squares down.
    }
    .you =
        { $squares ->
            [one] You curse the { $idol }: { $squares } square down.
           *[other] You curse the { $idol }: { $squares } squares down.
        }
uxmal-log-phase-end = Level { $phase } is complete: phase { $phase } ends and is scored.
uxmal-log-scored =
    { $total ->
        [one] { $player }: { $priests } from priests and { $cards } from cards, now { $total } point.
       *[other] { $player }: { $priests } from priests and { $cards } from cards, now { $total } points.
    }
uxmal-log-rejection = Rejection. The popularity track now shows, from the most popular down: { $track }.
uxmal-log-break = Break: all priests return to their owners.
uxmal-log-no-break = No break: all priests stay on the pyramid.
uxmal-log-forced-break =
    { $priests ->
        [one] Forced break: all priests return, and from now on each player has { $priests } priest; the others leave the game.
       *[other] Forced break: all priests return, and from now on each player has { $priests } priests; the others leave the game.
    }
uxmal-log-game-end = The pyramid is complete: the game is over.
uxmal-log-winner = { $player } wins.
    .you = You win.
uxmal-log-shared-victory = { $players } share the victory.
    .you = { $players } share the victory.

## How points come about

uxmal-scoring-priests = Priests
uxmal-scoring-cards = Cards
uxmal-breakdown-priest =
    { $points ->
        [one] Priest on { $field }: { $idol }, rank { $rank }, level { $level } = { $points } point
       *[other] Priest on { $field }: { $idol }, rank { $rank }, level { $level } = { $points } points
    }
uxmal-breakdown-priest-blank = Priest on { $field }: blank, level { $level } = 0 points
uxmal-breakdown-cards =
    { $points ->
        [one] { $idol } (rank { $rank }), cards in hand: { $count } = { $points } point
       *[other] { $idol } (rank { $rank }), cards in hand: { $count } = { $points } points
    }

## Options

option-uxmal-variant = Break between the phases
    .help = What happens to the priests on the pyramid after phases 1 and 2 (U9, U24).
option-uxmal-variant-standard = Standard
    .help = All priests return to their owners.
option-uxmal-variant-no_break = No break
    .help = All priests stay on the pyramid.
option-uxmal-variant-forced_break = Forced break
    .help = All priests return; each player has only 2 priests in phase 2 and 1 in phase 3.

option-uxmal-base = Board print
    .help = What the board shows under the first level (U4).
option-uxmal-base-printed = Printed
    .help = Idols and blanks as on tiles; building over them can earn cards.
option-uxmal-base-blank = Blank
    .help = All 64 fields are blank.

option-uxmal-components = Tiles and board
    .help = Which 29 tiles and which board print are used (U4).
option-uxmal-components-standard = Standard
    .help = Our own balanced set of tiles and board print.
option-uxmal-components-random = Random
    .help = Tiles and print are drawn anew for every game.
option-uxmal-components-file = From a file
    .help = Your own file, for example with the print of your copy of the game.

option-uxmal-adjacency = Adjacency
    .help = Which neighbours of a new tile can earn a card (U15).
option-uxmal-adjacency-orthogonal = Side by side
    .help = The eight fields along the tile’s edges, at any level.
option-uxmal-adjacency-same_level = Same level
    .help = Only fields along the edges at the same level as the new tile.
option-uxmal-adjacency-diagonal = Diagonal too
    .help = All fields around the tile, including its corners, at any level.

option-uxmal-base_adjacency = Neighbours on the board
    .help = Whether printed board fields next to a new tile can earn a card (U15).
option-uxmal-base_adjacency-true = Count
    .help = Board fields count just like fields of tiles.
option-uxmal-base_adjacency-false = Do not count
    .help = Only fields of other tiles count. Building directly on the print still earns 2 cards.

option-uxmal-draw = Drawing
    .help = When the next tile is revealed (U11).
option-uxmal-draw-after_choosing = After choosing
    .help = The tile is drawn only after you have decided to build.
option-uxmal-draw-open = Open
    .help = The next tile lies face up before you choose your action.

option-uxmal-stop_on_blank = Blank destinations
    .help = Whether a priest may end its move on a blank field (U19).
option-uxmal-stop_on_blank-true = Allowed
    .help = A move may end on a blank field, where the priest scores nothing.
option-uxmal-stop_on_blank-false = Not allowed
    .help = A move must end on an idol.

option-uxmal-shift = Moving idols
    .help = What happens to the other idols on the popularity track (U21).
option-uxmal-shift-insert = Pass
    .help = Every idol that is passed shifts one square the other way.
option-uxmal-shift-swap = Swap
    .help = The idol trades places with the one on the target square.

option-uxmal-first_player = First player
    .help = Who goes first (U8).
option-uxmal-first_player-random = Random
    .help = Chosen at random.
option-uxmal-first_player-seat_0 = First seat
    .help = The first player in the list goes first.

option-uxmal-next_starter = Start of a phase
    .help = Who starts phases 2 and 3 (U25).
option-uxmal-next_starter-next = Next player
    .help = Play continues with the next player clockwise.
option-uxmal-next_starter-builder = Builder
    .help = Whoever completed the level takes another turn.
option-uxmal-next_starter-lowest_score = Lowest score
    .help = The player with the fewest points starts.

option-uxmal-hands = Hands
    .help = Whether players see each other’s cards (U6).
option-uxmal-hands-open = Open
    .help = Everybody sees all cards.
option-uxmal-hands-hidden = Hidden
    .help = Only the number of cards in other hands is shown.

## What is wrong with a component file

components-reason-mapping = it must hold keys with values, such as “tiles” and “base”.
components-reason-unknown-key = the key “{ $key }” is unknown. Possible: { $known }
components-reason-missing-key = the key “{ $key }” is missing.
components-reason-fixed = “{ $key }” must be { $value } or be left out.
components-reason-idols = “idols” must be the five standard idols or be left out.
components-reason-tile-count = “tiles” must list 29 tiles, not { $count }.
components-reason-tile = tile { $number } is “{ $tile }”; it needs three different idols and one blank, like SJ-M.
components-reason-base-rows = “base” must have eight rows, row 8 first.
components-reason-base-row = row { $number } of the board is “{ $row }”; it needs eight of the letters S, J, M, E, T and - for a blank.
components-reason-space = the board space at { $seat } shows “{ $symbols }”; it needs three different idols and one blank.
components-reason-points = “points” needs three whole numbers from 0 to { $most } for each of the levels 1, 2 and 3, or be left out.
components-reason-card-points = “card_points” needs two whole numbers from 0 to { $most }, or be left out.
components-reason-open-tiles =
    { $count ->
        [one] one tile is not entered yet; “?” stands for a symbol that is missing.
       *[other] { $count } tiles are not entered yet; “?” stands for a symbol that is missing.
    }
components-reason-open-spaces =
    { $count ->
        [one] one board space is not entered yet; “?” stands for a symbol that is missing.
       *[other] { $count } board spaces are not entered yet; “?” stands for a symbol that is missing.
    }
uxmal-box-tiles = Tiles
uxmal-box-spaces = Board spaces
uxmal-box-on-tiles = { $idol } on tiles
uxmal-box-on-board = { $idol } on the board
uxmal-box-differs-tile = Tile { $tile }: { $count } (ours: { $ours })
uxmal-box-differs-space = Board space at { $seat }: { $symbols } (ours: { $ours })
uxmal-box-differs-points = Level { $level }, rank { $rank }: { $points } points (ours: { $ours })
uxmal-box-differs-card = A card of rank { $rank }: { $points } points (ours: { $ours })
uxmal-box-how = Choose a field and then its symbol: below, or with the keys { $letters }. The next field is then selected, and a blank that is the only one left is filled in for you. The arrow keys move, Delete clears a field.
uxmal-box-board = Board
uxmal-box-tile = Tile { $number }
uxmal-box-space = Space { $seat }
uxmal-box-cell = { $item }, { $corner }: { $symbol }
uxmal-box-corner =
    { $corner ->
        [upper-left] upper left
        [upper-right] upper right
        [lower-right] lower right
       *[lower-left] lower left
    }
uxmal-box-place = { $item }, { $corner }
uxmal-box-missing = Not entered
uxmal-box-symbols = Symbols
uxmal-box-remove = Remove tile { $number }

## Explained in place

uxmal-help-board = 8 × 8 fields, columns a to h and rows 1 to 8. The pyramid grows on it in three levels of tiles (U2, U3).
    .title = Board
uxmal-help-field = The top of a field shows an idol or is blank, and has a level from 0, the board, to 3 (U2).
    .title = Field
uxmal-help-level = Level 1 is built from 16 tiles, level 2 from 9 and level 3 from 4. Neighbouring fields never differ by more than one level (U3).
    .title = Level
uxmal-help-seat = A place for one tile of the phase’s level, named after its lower left field. It is free as long as it holds no tile of that level (U3, U12).
    .title = Seat
uxmal-help-idol = One of the five idols: snake, jaguar, monkey, eagle and turtle. A priest on an idol scores by the idol’s rank and the level of the field (U22).
    .title = Idol
uxmal-help-blank = A field without an idol. No priest can be placed here, and a priest standing here scores nothing (U18, U22).
    .title = Blank field
uxmal-help-priest = A priest scores for the idol it stands on at the end of each phase. Tiles may be built over it: it simply moves up (U13, U22).
    .title = Priest
uxmal-help-supply = Priests in your supply wait to be placed on the pyramid (U18).
    .title = Supply
uxmal-help-track = The popularity of the five idols: the most popular on square 1, the least popular on square 5. The square is the idol’s rank (U5).
    .title = Popularity track
uxmal-help-points = What a priest earns at the end of a phase: by the level of its field and the rank of the idol there. Ranks 4 and 5 earn nothing (U22).
    .title = Points table
uxmal-help-hand = Idol cards pay for moves, honours and curses. At the end of a phase each card of the rank 1 idol scores 2 points and each of rank 2 scores 1, then goes back to its pile (U20, U21, U23).
    .title = Hand
uxmal-help-pile = 9 cards of each idol lie in open piles. An empty pile gives nothing until cards come back (U1, U16).
    .title = Piles
uxmal-help-stock = The tiles not yet drawn. Which ones they are is public, their order is not (U6).
    .title = Tile stock
uxmal-help-tile = Four fields: three different idols and one blank. It may be built in any of four rotations (U1, U12).
    .title = Pyramid tile
uxmal-help-score = The points scored so far. Whoever has the most after phase 3 wins; cards still in hand break ties (U26).
    .title = Score
uxmal-help-projection = What the next scoring would add if it came now: priests by the points table, cards by rank (U22, U23).
    .title = Next scoring
uxmal-help-build = Draw a tile, build it on a free seat of this phase’s level in any rotation, and take cards for one claim (U11 to U16).
    .title = Build
uxmal-help-overlap = An idol of the new tile lies directly on the same idol: you may take 2 of its cards (U14).
    .title = Overlap claim
uxmal-help-adjacency = An idol of the new tile has the same idol next to it, outside the tile: you may take 1 of its cards (U15).
    .title = Adjacency claim
uxmal-help-take = Only one claim counts: 2 cards for an overlap or 1 card for an adjacency, never cards of two idols (U16).
    .title = Choosing cards
uxmal-help-place = Put a priest from your supply on any free field of the pyramid that shows an idol. It is free of charge (U18).
    .title = Place a priest
uxmal-help-move = Move one of your priests along the pyramid. Each free field entered costs 1 card, occupied fields are jumped for free; a move costs at least 1 card (U19).
    .title = Move a priest
uxmal-help-pay = Pay with any cards in your hand, one at a time in the order of the idols; they go back to their piles (U20).
    .title = Paying
uxmal-help-honour = Pay cards of an idol to move it that many squares towards square 1 (U21).
    .title = Honour
uxmal-help-curse = Pay cards of an idol to move it that many squares towards square 5 (U21).
    .title = Curse
uxmal-help-phase = In phase 1 level 1 is built, in phase 2 level 2, in phase 3 level 3. When the level is complete the phase ends at once and is scored (U12, U17, U24).
    .title = Phase
uxmal-help-rejection = After phases 1 and 2 the two most popular idols fall to squares 4 and 5, and the other three move up (U24).
    .title = Rejection
uxmal-help-break = After phases 1 and 2 all priests return to their owners, unless a variant says otherwise (U24).
    .title = Break
uxmal-help-undo = A decision can be undone until chance reveals something, your turn ends or another player decides. If you are the only person at the table, you can also go back across the computer’s turns; once something has been drawn since, that is practice.
    .title = Undo

uxmal-worth-field = A priest here would score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now (U22).
uxmal-worth-priest = This priest would score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now (U22).
uxmal-worth-board = No priest can stand on the board itself (U18).

## The drawing in a terminal: there is little room

uxmal-drawing-rank = Rank
uxmal-drawing-idol = Idol
uxmal-drawing-level = Level { $level }
uxmal-drawing-card = Each card
uxmal-drawing-pile = Cards left
uxmal-drawing-score = Pts
uxmal-drawing-next = Next
uxmal-drawing-field = { $idol }, level { $level }
uxmal-drawing-cost =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
uxmal-drawing-claim = { $count } { $idol }
uxmal-drawing-drawn = Drawn:
uxmal-drawing-undrawn =
    { $count ->
        [0] no tile undrawn
        [one] { $count } tile undrawn
       *[other] { $count } tiles undrawn
    }
uxmal-drawing-track = Track: { $track }

## Names of drawings, by which the rules page finds them

uxmal-picture-S = Snake
    .words = serpent, idol
uxmal-picture-J = Jaguar
    .words = cat, spots, idol
uxmal-picture-M = Monkey
    .words = ape, idol
uxmal-picture-E = Eagle
    .words = bird, wings, idol
uxmal-picture-T = Turtle
    .words = tortoise, shell, idol
uxmal-picture-blank = Blank field
    .words = dimple, empty field
uxmal-picture-tile = Tile
    .words = four fields, square
uxmal-picture-card = Idol card
    .words = card, hand
uxmal-picture-pink = Pink priest
    .words = figure, piece, head-dress
uxmal-picture-teal = Teal priest
    .words = figure, piece, head-dress
uxmal-picture-amber = Amber priest
    .words = figure, piece, head-dress, yellow
uxmal-picture-indigo = Indigo priest
    .words = figure, piece, head-dress, blue

error-track = “{ $track }” is not a popularity track: it must have each of S, J, M, E and T once.

## In the browser

## End of a phase and of the game

web-scene-nothing = Nothing to score.
web-scene-priest = { $level }, { $rank }
web-scene-blank = { $level }, blank
web-scene-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-scene-before = Before
web-scene-after = After
web-scene-returned = These priests return to their owners:
web-scene-no-break = No break: all priests stay on the board.
web-scene-stay = There were no priests to return.
web-scene-back =
    { $count ->
        [0] none
        [one] { $count } priest
       *[other] { $count } priests
    }
web-result-cards = Cards left
## The board and acting

board-mode-build = Build
board-mode-place = Place a priest
board-mode-move = Move a priest
board-mode-track = Honour or curse
board-ask-turn = { $player }, it is your turn.
    .you = It is your turn.
board-ask-place = Where do you place the priest?
board-ask-move-from = Which priest moves?
board-ask-move-to = Where does the priest go?
board-ask-payment = Which cards do you pay with?
board-ask-seat = Rotate the tile and choose where to build.
board-ask-track = Which idol moves, and how far?
board-hint-place = Choose a highlighted field; each shows what a priest earns there at the next scoring.
board-hint-move = Choose one of your priests; highlighted fields show points and cost.
board-hint-track = Drag an idol along the track, or use the arrows.
board-hint-seat = Choose a free seat. Press R or use the mouse wheel to rotate the tile.
board-confirm = Confirm
board-back = Back
board-free-seats = Free seats
board-target-place = place a priest here: expected points { $change }
board-target-move =
    { $cost ->
        [one] move here for { $cost } card: expected points { $change }
       *[other] move here for { $cost } cards: expected points { $change }
    }
board-target-from = this priest can move
board-seat-gain = { $name } – { $tile }: { $gains }, { $change } at the next scoring
board-seat-plain = { $name } – { $tile }: no cards, { $change } at the next scoring
board-cost = Cost
board-cost-none = nothing
board-gain = Gain
board-gain-none = no cards
board-gain-value =
    { $points ->
        [one] { $points } point at the next scoring
       *[other] { $points } points at the next scoring
    }
board-gain-moved =
    { $points ->
        [one] { $points } point at the next scoring, now { $before }
       *[other] { $points } points at the next scoring, now { $before }
    }
board-change = Expected points
board-change-suggested = Expected points assume that you pay with the suggested cards.
board-change-best = You choose the cards next; this assumes the best choice.
board-ends-phase = This ends the phase.
board-announce-choice = { $action }. Cost: { $cost }. Gain: { $gain }. Expected points: { $change }.
board-payment = Cards to pay with
board-payment-count = { $chosen } of { $due } chosen
board-payment-card = { $idol }, card { $number }
board-which-idol = Idol
board-honour = Honour
board-curse = Curse
board-honour-step = Honour the { $idol }
board-curse-step = Curse the { $idol }
board-square = square { $square }
board-square-cost = square { $square }, costs { $cost }
board-per-card = per card
board-stocks = Supply
board-stock =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
board-drawn = Drawn tile
board-next-tile = Next tile
board-hand = Hand of { $player }: { $cards }
    .you = Your hand: { $cards }
board-no-cards = no cards
board-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-next =
    { $points ->
        [one] { $points } more at the next scoring
       *[other] { $points } more at the next scoring
    }

# why a turn cannot begin with something
uxmal-refused-place-supply = You have no priest left to place.
uxmal-refused-place-field = No idol of the pyramid is free for a priest yet: build first.
uxmal-refused-move-priest = None of your priests stands on the pyramid yet.
uxmal-refused-move-cards = A move costs at least 1 card, and you have none.
uxmal-refused-move-way = With your cards none of your priests can get anywhere.
uxmal-refused-track-cards = You pay with cards of the idol itself, and you have none.

# names on the board, for beginners
uxmal-name-track = Popularity of the idols
uxmal-name-points = Points of a priest
uxmal-name-score = Score
uxmal-name-supply = Priests to place
uxmal-name-hand = Cards in hand
uxmal-name-stocks = Idol cards to win
uxmal-name-tiles = Tiles to draw
uxmal-name-board = The pyramid grows here

# Figures of the rules (figures/*.yaml)

uxmal-figure-seats = A tile of level { $level } lies on four tiles of the level below and covers one field of each.
uxmal-figure-overlap = The tile is laid so that its monkey covers the monkey on b8: you may take { $cards } monkey cards.
uxmal-figure-adjacency = The eagle on g2 touches the eagle on g3, which lies outside the tile: { $cards ->
    [one] one eagle card
   *[other] { $cards } eagle cards
 }. Here the neighbour is printed on the board.
uxmal-figure-choice = This tile offers two pairs. The eagle on f8 covers an eagle: { $over } eagle cards. The snake on f7 touches the snake on f6: { $beside ->
    [one] one snake card
   *[other] { $beside } snake cards
 }. You take the one or the other, never both.
uxmal-figure-place = Three tiles lie here, and a priest stands on b8. The { $fields } other idols are free for a priest; blank fields and the printed board are not.
uxmal-figure-move = What it costs to go from d8. To b8: { $jump }, because the priest on c8 is jumped. To e8: { $step }. To e7: { $around }. To g6: { $far } (e8, e7, then free of charge over the priests on f7 and f6, and g6).
uxmal-figure-honour = { $cards ->
    [one] One eagle card moves the eagle up one square
   *[other] { $cards } eagle cards move the eagle up as many squares
 }; the snake, which it passes, moves back.
uxmal-figure-scoring = The last tile of level 1 is laid on c5. The pink priests on a3 and f6 stand on the snake, which has rank 1: { $first } points each; the one on d8 stands on the eagle, rank 2: { $second }. Then pink’s { $cards_first } snake cards bring { $for_first } and the { $cards_second } eagle cards { $for_second }. That is { $total } in all.
uxmal-figure-rejection = Snake and eagle led when the phase was scored. They fall to squares 4 and 5, and the other three move up.

## Positions that are set up

uxmal-position-random = with random components the position must also give the board and the tiles, under “beyond”.
uxmal-position-components = these are not random components: there are 29 tiles in ASCII order and eight rows, each tile and each space with three different idols and one blank.
uxmal-position-track = the track must have each of S, J, M, E, T once, square 1 first, not “{ $value }”.
uxmal-position-row = a row must have eight of the characters { $letters }, not “{ $value }”.
uxmal-position-high = level { $level } is not built in phase { $phase }, but something lies on it at { $seat }.
uxmal-position-gap = phase { $phase } begins when level { $level } is complete, but it is not built at { $seat }.
uxmal-position-part = a tile covers four fields, but at { $seat } only some of them are on level { $level }.
uxmal-position-area = the field { $field } is on level { $level }, where no tile of that level can lie.
uxmal-position-complete = the level of phase { $phase } is complete, so the phase must have been scored; leave a place free, or begin the next phase.
uxmal-position-over = the game is over when level 3 is complete in phase 3, which it is not.
uxmal-position-base = nothing is built on { $field }, where the board shows “{ $symbol }”, not “{ $value }”.
uxmal-position-count = { $undrawn } undrawn, { $drawn } drawn and { $laid } placed tiles must add up to 29.
uxmal-position-tile = the tile at { $seat } shows { $shows } (clockwise from the upper left), but once the drawn, the undrawn and the other placed tiles are taken away, no such tile is left.
uxmal-position-twice = the tile { $tile } appears more often than it exists.
uxmal-position-unknown = “{ $tile }” is not a tile of this game; tiles are written as they are listed, unrotated.
uxmal-position-drawn = at the decision “{ $decision }” a tile has been drawn; name it.
uxmal-position-not-drawn = at the decision “{ $decision }” no tile has been drawn; it must be null.
uxmal-position-none-left = there must be a tile to draw.
uxmal-position-cards = the players hold { $held } cards of { $idol }, and there are only { $most }.
uxmal-position-priests = { $count } priests stand there, and in phase { $phase } each player has { $most }.
uxmal-position-field = a field has a name from a1 to h8, not “{ $value }”.
uxmal-position-shared = two priests stand on { $field }; each needs a field of its own.
uxmal-position-ground = nothing is built on { $field }, so no priest can stand there.
uxmal-position-due = cards are owed only at the decision “pay”; it must be 0.
uxmal-position-pay = { $due } cards are owed, but only { $held } that may still be paid are in the hand.
uxmal-position-word = “{ $value }” is not a word of the kind “{ $kind }”, which this decision has.
uxmal-position-take = at the decision “take” there are two or more pairs to choose from, such as take:S2 and take:J1.
uxmal-oddity-points = There are points before the first scoring.
uxmal-oddity-cards = { $cards } cards are held, and { $tiles } tiles can have brought no more than { $most }.
uxmal-oddity-scored = Someone has more points than the scorings so far can have brought: { $most } at most.
uxmal-figure-free = The first tile of level 2 lies on f6. The drawn tile may be laid on any of the eight other seats, in four rotations each: { $ways } ways. The labels say what it would bring there as it lies now.
uxmal-figure-covered = A tile of level { $level } is laid on b6, over the priest on c6. It stays on its field and now stands on the eagle, one level higher.

## Plans for one's next turn

uxmal-plan-build = Build
uxmal-plan-place = Place a priest on { $field }
uxmal-plan-move = Move a priest from { $from } to { $to }
uxmal-plan-nobody-build = If nobody builds on { $place }
    .short = If nobody builds on …
uxmal-plan-somebody-build = If someone builds on { $place }
    .short = If someone builds on …
uxmal-plan-nobody-priest = If nobody puts a priest on { $place }
    .short = If nobody puts a priest on …
uxmal-plan-somebody-priest = If someone puts a priest on { $place }
    .short = If someone puts a priest on …
uxmal-plan-nobody-leave = If nobody moves a priest away from { $place }
    .short = If nobody moves a priest away from …
uxmal-plan-somebody-leave = If someone moves a priest away from { $place }
    .short = If someone moves a priest away from …
uxmal-plan-kind-build = Build
uxmal-plan-kind-place = Place a priest
uxmal-plan-kind-move = Move a priest
uxmal-plan-kind-honour = Honour an idol
uxmal-plan-kind-curse = Curse an idol
