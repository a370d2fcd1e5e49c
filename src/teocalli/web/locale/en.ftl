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

web-start-lead = Build a stepped pyramid together, set your priests on its idols, and make the right idol popular at the right moment.
web-play = Play
web-play-help = You against two greedy bots, by the standard rules. Everything is stored as you play.
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
web-game-broken = Cannot be opened
web-game-failed = This game cannot be shown
web-game-finished = The game is over
web-game-phase = Phase { $phase }
web-about = What is this?
web-about-game = Uxmal is a board game for 2 to 4 players: you lay tiles to build a pyramid of three levels, collect idol cards, and place priests who score at the end of each phase.
web-about-program = Teocalli is a table for it, with people at one screen and bots. It knows every rule and shows what each move would bring.
web-about-rules = Read the rules
web-unofficial = An unofficial, non-commercial program with drawings and words of its own. It has no connection to the author or the publishers of Uxmal.

## New game

web-seats = Who plays?
web-seat-count = Number of players
web-seat = Seat { $number }
web-seat-who = Played by
web-seat-person = Person
web-seat-person-help = A person at this screen.
web-seat-bot = Bot: { $bot }
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
web-thinking = Thinking …
web-question = What is to be done
web-undo = Undo
web-skip = Jump to
web-skip-question = To the question
web-skip-board = To the board
web-skip-log = To the log
web-skip-walk = Skip
web-tabs = Show below the board
web-tab-table = Table
web-tab-log = Log

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
board-target-place =
    { $points ->
        [one] place a priest here: { $points } point at the next scoring
       *[other] place a priest here: { $points } points at the next scoring
    }
board-target-move =
    { $cost ->
        [one] move here for { $cost } card: { $points ->
            [one] { $points } point at the next scoring
           *[other] { $points } points at the next scoring
        }
       *[other] move here for { $cost } cards: { $points ->
            [one] { $points } point at the next scoring
           *[other] { $points } points at the next scoring
        }
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
