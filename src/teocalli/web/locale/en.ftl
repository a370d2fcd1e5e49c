### The browser's own words; what games and errors say stands in their own catalogues.

## On every page

web-close = Close
web-cancel = Cancel
web-back = Back
web-loading = Loading …
web-tools = Rules and settings
web-to-start = Home page
web-rules = Rules
web-rules-key = Rules (press ?)
web-tip-key = Press ? to open the rule.
web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Match the system
web-theme-light = Light
web-theme-dark = Dark
web-animation = Animation
web-animation-off = Off
web-animation-slow = Slow
web-animation-normal = Normal
web-animation-fast = Fast
web-animation-help = If your system asks for reduced motion, nothing is animated, whatever you choose here.
web-lost = Page not found
web-lost-help = There is no page at this address.
web-confirmations = Ask before an action
web-confirmations-always = Always
web-confirmations-final = Only before what cannot be undone
web-confirmations-never = Never
web-confirmations-help = With “never”, everything you choose is done at once.
web-sounds = Sounds
web-sounds-on = On
web-sounds-off = Off

web-keys = Keyboard
web-key-rules = Rules
web-key-part = Next area of the table (Shift: previous)
web-key-log = Go to the log
web-key-action = Choose an action by the letter shown on it
web-key-confirm = Confirm
web-key-undo = Undo
web-key-hint = Hint
web-key-turn = Rotate the tile
web-key-walk = Step through the game
web-key-escape = Back to the present, or cancel

web-network-lost = Connection lost. Reconnecting …
web-network-checking = The connection was lost. Checking whether your move was received …
web-network-counted = Your move was received.
web-network-not-counted = Your move was not received. Please make it again.
web-error-network = The server cannot be reached. Please try again in a moment.
web-error-answer = The server sent an unexpected response. Please reload the page.
web-server-newer = Teocalli was updated. Reload this page when it suits you; nothing will be lost.

## Start page

web-start-lead = Two board games about the pyramids of Mexico. Play with friends at one screen, against bots, or both.
web-play = Play
web-play-help = “Play” starts right away: you against two bots ({ $bot }), with the standard rules. Your game is saved as you play.
web-new-game = New game
web-games = Your games
web-games-none = No games yet. Games you start are listed here, and you can continue them at any time.
web-games-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
web-game-go-on = Continue
web-game-go-on-named = Continue the game of { $names }
web-game-look = View
web-game-look-named = View the game of { $names }
web-game-remove = Delete
web-game-remove-named = Delete the game of { $names }
web-game-remove-ask = Delete this game?
web-game-remove-help = The game of { $names } will be deleted for good.
web-game-remove-broken = Delete the game that cannot be opened
web-game-remove-help-broken = This game will be deleted for good.
web-game-broken = Cannot be opened
web-game-failed = This game cannot be shown
web-game-finished = The game is over
web-about = About Teocalli
web-about-program = Teocalli is a table for board games, for people sharing a screen and for bots. It knows every rule and shows what each move would bring.
web-unofficial = An unofficial, non-commercial program with its own words and drawings. It has no connection with the authors or publishers of these games.
web-resume = Continue playing
web-games-other = Your other games
web-game-winner = Winner

## New game

web-seats = Who is playing?
web-seat-count = Number of players
web-seat = Seat { $number }
web-seat-who = Played by
web-seat-person = Person
web-seat-person-help = Someone at this screen.
web-seat-bot = Bot: { $bot }
web-seat-levels = Bots by strength
web-seat-others = Simple bots
web-seat-time = Thinking time
web-seat-time-own = Default ({ $time })
web-seat-name = Name
web-seat-name-default = chosen for you
web-seat-colour = Colour
web-colour-pink = Pink
web-colour-teal = Teal
web-colour-amber = Amber
web-colour-indigo = Indigo
web-options-finer = Rule options
web-options-default = all defaults
web-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
web-components-choose = Choose a file …
web-components-chosen = { $name } selected. It is checked when the game starts.
web-components-too-large = { $name } is too large to be a component file.
web-play-named = Play { $game }
web-set-up = Set up…
web-set-up-named = Set up { $game }
web-rules-named = Rules of { $game }
web-which-game = Which game?
web-difficulty-settings = Individual settings
web-solo = On your own, you play against the { $opponent }.
web-option-usual = Default: { $value }.
web-start-game = Start game
web-defaults = Defaults

## Records

web-record-open = Open a record
web-record-drop = Drop the record here to open it
web-record-download = Download this game’s record
web-record-too-large = “{ $name }” is too large to be a game record.
web-record-unreadable = “{ $name }” cannot be read.

## At the table

web-game-title = Game of { $names }
web-turn = { $player }’s turn
web-phase = Phase { $phase }
web-thinking-player = { $player } is thinking …
web-pass = Pass the screen to { $player }
web-pass-help = The table is covered so that nobody sees another player’s hand.
web-pass-confirm = { $player } is here – show the table
web-title-turn = ● Your turn – { $title }
web-question = Your decision
web-undo = Undo
web-undo-turn = Undo my last move
web-take-back-help = Undo goes back to your last move, across the computer’s turns. Once something has been drawn since, it counts as practice.
web-take-back = Undo
web-take-back-no = Within the turn only
web-take-back-yes = Across the computer’s turns
web-practice-game = Practice game
web-practice-here = Undone here after something had been revealed: practice
web-undo-practice-help = { $reason } You may undo your last move all the same: the game then counts as practice, and log and record say so.
web-undo-practice = Undo (practice)
web-hint = Hint
web-hint-key = Hint (key I)
web-hint-thinking = Thinking …
web-hint-heading = Suggestions
web-hint-close = Back to your decision
web-hint-help = The best of { NUMBER($playouts) } continuations that were tried. The percentages are chances of winning; they add up to 100%. Point at an action to see it on the board.
web-hint-percent = { $percent }%
web-hint-then = Likely continuation: { $steps }
web-hint-told = { $number }: { $action }, { $percent }% chance of winning.
web-skip = Jump to
web-skip-question = Your decision
web-skip-board = Board
web-skip-log = Log
web-skip-walk = Skip
web-tabs = Show below the board
web-tab-table = Table
web-tab-log = Log
web-side = Players and supply

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-since = Since your last turn
web-log-phase = Phase { $phase }: scoring
web-walk = Step through the game
web-walk-first = First position
web-walk-previous = One step back
web-walk-next = One step forward
web-walk-last = Back to the present
web-walk-position = Position
web-walk-at = Step { $n } of { $count }
web-walk-short = { $n } / { $count }
web-looking = Looking back
web-back-to-now = Back to the present

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
web-scene-no-break = No break: all priests stay on the board.
web-scene-stay = There were no priests to return.
web-scene-back =
    { $count ->
        [0] none
        [one] { $count } priest
       *[other] { $count } priests
    }
web-scene-go-on = Continue
web-scene-to-result = Show result
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
web-result-look = View the board
web-rematch = Rematch
web-plot = Scores during the game, including what the next scoring would add
web-plot-name = Line chart of the scores during the game; the table above lists the points of each phase.

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

board-question = Your options
board-mode-build = Build
board-mode-place = Place a priest
board-mode-move = Move a priest
board-mode-track = Honour or curse
board-ask-turn = { $player }, it is your turn.
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
board-turn-left = Rotate the tile left
board-turn-right = Rotate the tile right
board-free-seats = Free seats
board-target-name = { $name } – { $target }
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
board-turn = to play
board-zoom = Zoom the board
board-zoom-in = Zoom in
board-zoom-out = Zoom out

## Teotihuacan: names of what lies on the table

board-teo-city = City: temples, pyramid, Avenue and calendar
board-teo-whole = Whole table
board-teo-tap = Tap an area to enlarge it.
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
board-teo-own-tech = { $tech }: { $effect }
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
board-teo-met = The discs have met: finish this round, then play one more before the Eclipse
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
decide-other-gets = { $player } gains { $amounts }
decide-other-gives = { $player } loses { $amounts }
decide-later = after that { $amounts }
decide-drawn = drawn next: { $draws }
decide-arrival = to { $board }: { $colours } colours present; collecting gives { $collected } cocoa
decide-choose-worker = choose this worker
decide-workers = Worker to move
decide-worker = { $board }
decide-two-workers = { $board }, two workers together
decide-worker-name = { $board }, power { $power }
decide-two-workers-name = { $board }, two workers together, powers { $powers }
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
decide-cocoa-left = { $cocoa } cocoa left; salary currently { $salary }
decide-destinations = Destination
decide-hint-worker = Choose a worker, here or on the board, to see its three destinations.
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
decide-other-place = Another place
decide-build-and-end = Build here and end the turn
decide-among = Choose one of these: { $actions }
decide-all-options = All options
decide-choose-deco = choose this Decoration
decide-up-to = up to { $points } VP
decide-hint-deco = Choose a Decoration, here or on the board.
decide-one-more = one more
decide-less = fewer: { $good }
decide-more = more: { $good }
decide-chosen-so-far = Chosen: { $amounts }
decide-keep-this = keep or discard
decide-place-here = place a worker here
decide-beside = Next to it: { $tile }.
decide-keep = Keep these two ({ $chosen } of { $count })
decide-place = Place the workers ({ $chosen } of { $count })
decide-path = Steps of this turn
decide-next = Next: { $steps }
decide-ends-turn = This ends your turn.
decide-is-final = This cannot be undone.
decide-ends-era = An Eclipse follows.
decide-confirm = Confirm
decide-back = Not yet
decide-also = You may also
decide-no-more-to-pay = You have no more to give.
decide-no-more-to-take = You may not take more.
decide-refused = Not possible now: { $count }
decide-turn-so-far = This turn so far
decide-nothing-changed = Nothing gained or spent yet.
decide-before-after = Before and after
decide-from-to = { $name }: { $before } before, { $after } now
decide-plan = Plan { $name }
decide-carry-out = Play this plan
decide-forget = Discard
decide-before = before
decide-now = now
decide-take-back-turn = Undo the turn
decide-keep-plan = Save as plan { $name }
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
decide-stock-outlook = If an Eclipse came now
decide-scored-nothing = nothing
decide-salary-due = { $due } cocoa due, { $cocoa } in hand
decide-salary-missing = { $missing } missing: { $points } VP would be lost
decide-sources-sum = Total
decide-minus = −{ $points }
decide-next-era = Era { $era } begins
decide-next-era-changes = Light disc on 0, dark disc on { $dark }, neutral dice placed anew, Pyramid track at 0; in the next Eclipse a step on it is worth { $points } VP.
decide-eclipse-tracks = Eclipse { $era }
decide-eclipse-scored = { $eclipse }: scoring
decide-cocoa-left-column = Cocoa
decide-sources = Where the points came from (small figures: by era)
decide-source = Source
decide-by-era = ({ $points })
decide-left = leaves { $cocoa } cocoa
