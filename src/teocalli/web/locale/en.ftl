### The browser's own words; what games and errors say stands in their own catalogues.

## On every page

web-close = Close
web-cancel = Cancel
web-back = Back
web-loading = One moment …
web-tools = Rules and settings
web-to-start = To the start page
web-rules = Rules
web-rules-key = Rules (key ?)
web-tip-key = Key ? opens the rule.
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-animation = Animation
web-animation-off = Off
web-animation-slow = Slow
web-animation-normal = Normal
web-animation-fast = Fast
web-animation-help = If your system asks for less motion, nothing moves, whatever is chosen here.
web-lost = There is nothing here
web-lost-help = This address leads to no page.

web-keys = Keyboard
web-key-rules = Rules
web-key-part = Next part of the table (Shift: back)
web-key-log = To the log
web-key-action = Choose an action, by the letter on it
web-key-confirm = Confirm
web-key-undo = Undo
web-key-hint = Hint
web-key-turn = Turn the tile
web-key-walk = Walk through the game
web-key-escape = Back to now, or cancel

web-network-lost = Connection lost, trying again …
web-network-checking = The connection was lost. Checking whether your move counted …
web-network-counted = Your move counted.
web-network-not-counted = Your move did not count. Please make it again.
web-error-network = The server cannot be reached. Please try again in a moment.
web-error-answer = The server gave no sensible answer. Please load the page again.
web-server-newer = The server has been renewed. Please load this page again when it suits you; nothing is lost.

## Start page

web-start-lead = Two board games among the pyramids of Mexico at one table: with people at the same screen, against bots, or both.
web-play = Play
web-play-help = “Play” begins at once: you against two bots ({ $bot }), by the standard rules. Everything is stored as you play.
web-new-game = New game
web-games = Your games
web-games-none = No games yet. The ones you begin will be listed here, and you can go on with them at any time.
web-games-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
web-game-go-on = Go on
web-game-go-on-named = Go on with the game of { $names }
web-game-look = Look
web-game-look-named = Look at the game of { $names }
web-game-remove = Delete
web-game-remove-named = Delete the game of { $names }
web-game-remove-ask = Delete this game?
web-game-remove-help = The game of { $names } will be gone for good.
web-game-remove-broken = Delete the game that cannot be opened
web-game-remove-help-broken = This game will be gone for good.
web-game-broken = Cannot be opened
web-game-failed = This game cannot be shown
web-game-finished = The game is over
web-about = What is this?
web-about-program = Teocalli is a table for board games, with people at one screen and bots. It knows every rule and shows what each move would bring.
web-unofficial = An unofficial, non-commercial program with drawings and words of its own. It has no connection to the authors or the publishers of these games.

## New game

web-seats = Who plays?
web-seat-count = Number of players
web-seat = Seat { $number }
web-seat-who = Played by
web-seat-person = Person
web-seat-person-help = A person at this screen.
web-seat-bot = Bot: { $bot }
web-seat-levels = Bots by level
web-seat-others = Simple bots
web-seat-time = Thinking time
web-seat-time-own = As usual ({ $time })
web-seat-name = Name
web-seat-name-default = chosen for you
web-seat-colour = Colour
web-colour-pink = Pink
web-colour-teal = Teal
web-colour-amber = Amber
web-colour-indigo = Indigo
web-options-finer = Finer rules
web-options-default = All as usual
web-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
web-components-choose = Choose a file …
web-components-chosen = { $name } is chosen. It is checked when the game starts.
web-components-too-large = { $name } is too large to be a component file.
web-play-named = Play { $game }
web-set-up = Set up…
web-set-up-named = Set up { $game }
web-rules-named = Rules of { $game }
web-which-game = Which game?
web-difficulty-settings = Single settings
web-solo = Alone you play against the { $opponent }.
web-option-usual = Usual: { $value }.
web-start-game = Start the game
web-defaults = Defaults

## Records

web-record-open = Open a record
web-record-drop = Drop the record to open it
web-record-download = Download the record of this game
web-record-too-large = “{ $name }” is too large to be a game record.
web-record-unreadable = “{ $name }” cannot be read.

## At the table

web-game-title = Game of { $names }
web-turn = { $player } to move
web-phase = Phase { $phase }
web-thinking-player = { $player } is thinking …
web-question = What is to be done
web-undo = Undo
web-hint = Hint
web-hint-key = Hint (key I)
web-hint-thinking = Thinking …
web-hint-heading = What you could do
web-hint-close = Back to the question
web-hint-help = The best of { NUMBER($playouts) } continuations that were tried. 0% is lost, 100% won. Point at an action to see it on the board.
web-hint-percent = { $percent }%
web-hint-then = It could go on like this: { $steps }
web-hint-told = { $number }: { $action }, { $percent }%.
web-skip = Jump to
web-skip-question = To the question
web-skip-board = To the board
web-skip-log = To the log
web-skip-walk = Skip
web-tabs = Show below the board
web-tab-table = Table
web-tab-log = Log
web-side = Players and supply

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-since = Since your last turn
web-log-phase = Phase { $phase }: how it was scored
web-walk = Walk through the game
web-walk-first = To the beginning
web-walk-previous = One step back
web-walk-next = One step on
web-walk-last = Back to now
web-walk-position = Position
web-walk-at = Step { $n } of { $count }
web-walk-short = { $n } / { $count }
web-looking = Looking back
web-back-to-now = Back to now

## When something cannot be drawn

web-fault = Part of this page could not be drawn. You can play on all the same: below is everything that can be done, in words, and Undo takes back what was done last.
web-fault-here = Part of this page could not be drawn at this position.
web-fault-board = The table cannot be drawn at this position.
web-fault-part = This part cannot be drawn at this position.
web-fault-drawing = The drawing of this game could not be loaded. Another attempt is being made …
web-fault-actions = Everything that can be done; a click does it at once
web-fault-page = This page could not be drawn
web-fault-page-help = Please load it again. Your games are kept.
web-reload = Load again

## End of a phase and of the game

web-scene-phase = Phase { $phase } is over
web-scene-score = { $before } → { $after }
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
web-scene-no-break = No break: all priests stay where they are.
web-scene-stay = There was no priest to return.
web-scene-back =
    { $count ->
        [0] none
        [one] { $count } priest
       *[other] { $count } priests
    }
web-scene-go-on = Go on
web-scene-to-result = To the result
web-plus = +{ $points }

web-result = Result
web-result-won =
    { $points ->
        [one] { $names } wins with { $points } point
       *[other] { $names } wins with { $points } points
    }
web-result-shared =
    { $points ->
        [one] { $names } share the victory with { $points } point
       *[other] { $names } share the victory with { $points } points
    }
web-result-place = Place
web-result-player = Player
web-result-cards = Cards left
web-result-points = Points
web-result-look = Look at the table
web-rematch = Rematch
web-plot = Scores over the game, the next scoring counted in
web-plot-name = Line chart of the scores over the game; the table above has the points of each phase.

## Rules page

web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [0] No passage has these words.
        [one] { $count } passage found
       *[other] { $count } passages found
    }

## The board and acting

board-question = What is asked
board-mode-build = Build
board-mode-place = Place a priest
board-mode-move = Move a priest
board-mode-track = Honour or curse
board-ask-turn = { $player }, it is your turn.
board-ask-place = Where is the priest to stand?
board-ask-move-from = Which priest is to move?
board-ask-move-to = Where is the priest to go?
board-ask-payment = Which cards do you pay with?
board-ask-seat = Turn the tile and choose its seat.
board-ask-track = Which idol is to move, and how far?
board-hint-place = The fields that glow can be chosen; each shows what a priest earns there at the next scoring.
board-hint-move = Choose one of your priests; the fields that glow show points and cost.
board-hint-track = Drag an idol along the track, or use the arrows.
board-hint-seat = Choose a free seat. R or the mouse wheel turns the tile.
board-confirm = Confirm
board-back = Back
board-turn-left = Turn the tile to the left
board-turn-right = Turn the tile to the right
board-free-seats = Free seats
board-target-name = { $name } – { $target }
board-target-place = place a priest here: points expected { $change }
board-target-move =
    { $cost ->
        [one] move here for { $cost } card: points expected { $change }
       *[other] move here for { $cost } cards: points expected { $change }
    }
board-target-from = this priest can move
board-seat-gain = { $name } – { $tile }: { $gains }, next scoring { $change }
board-seat-plain = { $name } – { $tile }: no cards, next scoring { $change }
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
board-change = Points expected
board-change-suggested = The expected points are counted with the cards that were suggested.
board-change-best = You choose the cards next; the best choice is counted.
board-ends-phase = This ends the phase.
board-announce-choice = { $action }. Cost: { $cost }. Gain: { $gain }. Points expected: { $change }.
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
board-stocks = Piles and stock
board-stock =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
board-drawn = Drawn tile
board-next-tile = Next tile
board-players = Players
board-bot = Bot
board-bot-level = Level { $level }
board-hand = Hand of { $player }: { $cards }
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
board-turn = to move
board-zoom = Zoom the board
board-zoom-in = Larger
board-zoom-out = Smaller

## Teotihuacan: names of what lies on the table

board-teo-city = City: temples, pyramid, Avenue and calendar
board-teo-whole = Whole table
board-teo-tap = Tap a part to open it.
board-teo-on-royal = { $board }, on { $tile }
board-teo-neutral = neutral die { $letter }, { $board }
board-teo-area = General area, { $board }
board-teo-area-arrived =
    { $count ->
        [one] General area, { $board }: { $count } colour present
       *[other] General area, { $board }: { $count } colours present
    }
board-teo-worship = Worship space, { $board }: { $step }, or the Discovery tile, or both for 1 cocoa more
board-teo-any-temple = a step in any temple
board-teo-any-steps =
    { $count ->
        [one] { $count } step in any temple
       *[other] { $count } steps in any temples
    }
board-teo-any-goods =
    { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
board-teo-list = { $parts }
board-teo-table = Main action, { $board }: by workers used and their lowest power
board-teo-cell =
    { $count ->
        [one] { $count } worker, lowest power { $power }: { $amounts }
       *[other] { $count } workers, lowest power { $power }: { $amounts }
    }
board-teo-tile = { $tile }, { $place }, costs { $cost }
board-teo-royal = { $tile }: { $effect }
board-teo-tech = { $tile }, { $temple }, owned by: { $owners }
board-teo-nobody = nobody
board-teo-tech-top = Top row: 1 worker or more, 1 power-up
board-teo-tech-bottom = Bottom row: 2 workers or more, 1 power-up; or 1 worker of power 4 or 5, no power-up
board-teo-nobles-action = Main action, Nobles: 2 wood for a Building, its points, 1 step on the Avenue, power-ups
board-teo-nobles-row = { $row }: { $built } of { $count } built, the next one scores { $next } VP
board-teo-deco-cost = Main action, Decorations: { $one } gold with 1 worker, { $two } with 2, { $three } with 3; 3 VP, 1 VP for each match, 1 step on the Pyramid track, 1 power-up
board-teo-level = Level { $level }: { $stone } stone and { $wood } wood a tile, { $points } VP
board-teo-build-limit = Main action, Construction: up to 1, 2 or 3 tiles with 1, 2 or 3 workers
board-teo-supply-pyramid = Pyramid tiles not yet drawn: { $count }
board-teo-supply-decorations = Decorations not yet drawn: { $count }
board-teo-supply-discovery = Discovery tiles not yet drawn: { $count }
board-teo-step = { $step }: { $tile }
board-teo-step-free = { $step }, free: left { $left }, right { $right }
board-teo-temple-step = { $temple }, step { $step }
board-teo-temple-reward = { $place }: { $gains }
board-teo-temple-reward-stack = { $place }: { $gains }, or a Discovery tile
board-teo-temple-bonus = { $place }, Temple Bonus: { $bonus }
board-teo-track-step = { $track }, space { $step }
board-teo-avenue-stack = { $track }, space { $step }: a Discovery tile
board-teo-met = The discs have met: this round is finished, then one more is played before the Eclipse
board-teo-start = { $tile }: { $gives }
board-teo-unused =
    { $count ->
        [one] { $player }, unused
       *[other] { $player }, unused, { $count } of them
    }
board-teo-used =
    { $count ->
        [one] { $player }, used
       *[other] { $player }, used, { $count } of them
    }
board-teo-wheel = fourth worker of { $player }, on the Ascension wheel
board-teo-salary = Salary due: { $due } cocoa
board-teo-salary-short = Salary due: { $due } cocoa, { $missing } missing
board-teo-next = next Eclipse: { $points } VP
board-teo-masks = Masks: { $sizes } different, { $points } VP in every Eclipse
board-teo-bot-tile = { $tile }, { $place }
board-teo-bot-aside = { $tile }, set aside
board-teo-bot-place-0 = top, dice 6 to 8
board-teo-bot-place-1 = middle left, dice 4 or 5
board-teo-bot-place-2 = middle right, dice 9 or 10
board-teo-bot-place-3 = bottom left, dice 2 or 3
board-teo-bot-place-4 = bottom centre
board-teo-bot-place-5 = bottom right, dice 11 or 12
board-teo-direction-left = Direction tile { $number }: the lower left tile moves up
board-teo-direction-right = Direction tile { $number }: the lower right tile moves up
board-teo-bot-dice = Dice: { $sum }
board-teo-bot-worship = Worship die: power { $power }, { $board }
board-teo-bot-worship-locked = Worship die: power { $power }, { $board }, locked

## Teotihuacan: deciding and planning

decide-gives = pay { $amounts }
decide-gets = gain { $amounts }
decide-arrival = to { $board }: { $colours } colours present, collecting brings { $collected } cocoa
decide-choose-worker = choose this worker
decide-workers = What to move
decide-worker = { $board }
decide-two-workers = { $board }, both together
decide-worker-name = { $board }, power { $power }
decide-two-workers-name = { $board }, both together, powers { $powers }
decide-steps =
    { $count ->
        [one] { $count } board on
       *[other] { $count } boards on
    }
decide-crew =
    { $count ->
        [one] you would have { $count } worker there: { $powers }
       *[other] you would have { $count } workers there: { $powers }
    }
decide-cocoa-left = { $cocoa } cocoa in hand; salary now { $salary }
decide-destinations = Where to
decide-hint-worker = Choose a worker, here or on the board, to see what its three destinations offer.
decide-choose-tile = choose this tile
decide-place-brings = here: { $effect }
decide-hint-tile = Choose a tile, here or on the board.
decide-hint-place =
    { $count ->
        [one] One place is open. Choose it here or on the board.
       *[other] { $count } places are open, the best first. Choose here or on the board.
    }
decide-no-match = no icon matches
decide-matches =
    { $count ->
        [one] one match: { $icons }
       *[other] { $count } matches: { $icons }
    }
decide-turned =
    { $turns ->
        [0] { $tile }, as it lies on display
        [one] { $tile }, turned by one quarter
       *[other] { $tile }, turned by { $turns } quarters
    }
decide-build-here = Build here
decide-other-place = Other place
decide-choose-deco = choose this Decoration
decide-up-to = up to { $points } VP
decide-hint-deco = Choose a Decoration, here or on the board.
decide-one-more = one more of it
decide-less = less: { $good }
decide-more = more: { $good }
decide-chosen-so-far = Chosen: { $amounts }
decide-keep-this = keep or leave
decide-place-here = a worker here
decide-beside = Beside it: { $tile }.
decide-keep = Keep these two ({ $chosen } of { $count })
decide-place = Place the workers ({ $chosen } of { $count })
decide-path = Where you are in the turn
decide-next = Then: { $steps }
decide-ends-turn = Your turn ends with this.
decide-is-final = This cannot be taken back.
decide-ends-era = An Eclipse follows.
decide-confirm = Confirm
decide-back = Not yet
decide-also = Also possible now
decide-no-more-to-pay = You cannot give more of it.
decide-no-more-to-take = That would be more than you may take.
decide-refused = Not possible now: { $count }
decide-turn-so-far = This turn so far
decide-nothing-changed = Nothing gained or given yet.
decide-before-after = Before and after
decide-from-to = { $name }: { $before } before, { $after } now
decide-plan = Plan { $name }
decide-carry-out = Carry out
decide-forget = Forget
decide-before = before
decide-now = now
decide-take-back-turn = Take back the turn
decide-keep-plan = Keep as plan { $name }
decide-then-act = then choose the action
decide-then-power = then a power-up
decide-then-crew = then choose the workers
decide-then-tech = then choose a Technology
decide-then-row = then choose a row
decide-then-deco = then choose a Decoration
decide-then-build = then build
decide-then-temple = then choose a temple
decide-then-claim = then perhaps a Discovery tile
decide-then-gain = then choose resources
decide-then-royal = then use the Royal tile
decide-then-ascend = then the reward of the Ascension
decide-then-extra = then perhaps another power-up
decide-then-save = then choose what to save
decide-stock-vp = Victory points
decide-stock-cocoa = Cocoa
decide-stock-wood = Wood
decide-stock-stone = Stone
decide-stock-gold = Gold
decide-stock-blue = Blue temple
decide-stock-red = Red temple
decide-stock-green = Green temple
decide-stock-avenue = Avenue of the Dead
decide-stock-track = Pyramid track
decide-stock-outlook = With an Eclipse now
decide-scored-nothing = nothing
decide-salary-due = { $due } cocoa due, { $cocoa } in hand
decide-salary-missing = { $missing } missing: { $points } VP would be lost
decide-sources-sum = All together
decide-minus = −{ $points }
decide-next-era = Era { $era } begins
decide-next-era-changes = Light disc on 0, dark disc on { $dark }, neutral dice placed anew, Pyramid track at 0; in the next Eclipse a step on it is worth { $points } VP.
decide-eclipse-tracks = Eclipse { $era }
decide-eclipse-scored = { $eclipse }: how it was scored
decide-cocoa-left-column = Cocoa
decide-sources = Where the points came from; small figures: by era
decide-source = Source
decide-by-era = ({ $points })
decide-left = leaves { $cocoa } cocoa
