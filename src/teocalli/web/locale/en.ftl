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
web-key-playback = Step through the game
web-key-escape = Back to the present, or cancel

web-network-lost = Connection lost. Reconnecting …
web-network-checking = The connection was lost. Checking whether your move was received …
web-network-counted = Your move was received.
web-network-not-counted = Your move was not received. Please make it again.
web-error-network = The server cannot be reached. Please try again in a moment.
web-error-answer = The server sent an unexpected response. Please reload the page.
web-server-newer = Teocalli was updated. Reload this page when it suits you; nothing will be lost.

## Start page

web-start-lead = Board games at one table. Play with friends at one screen, against bots, or both.
web-start-lead-people = Board games at one table, wherever you are. Invite your friends by link, play against bots, or both.
web-start-lost = The server cannot be reached, so you see what this browser has kept. Playing, lessons and puzzles need it; your games are safe and come back with the connection. What you have opened before is still here:
web-start-again = Try again
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
web-game-go-on-named = Continue the game: { $names }
web-game-look = View
web-game-look-named = View the game: { $names }
web-game-remove = Delete
web-game-remove-named = Delete the game: { $names }
web-game-remove-ask = Delete this game?
web-game-remove-help = This game will be deleted for good: { $names }.
web-game-remove-broken = Delete the game that cannot be opened
web-game-remove-help-broken = This game will be deleted for good.
web-game-broken = Cannot be opened
web-game-failed = This game cannot be shown
web-game-not-offered = The server does not offer “{ $name }”: the game was removed from it, or it contains a fault, which the server’s log names.
web-game-finished = The game is over
web-game-running = Under way
web-about = About Teocalli
web-about-program = Teocalli is a table for board games, for people sharing a screen and for bots. It knows every rule and shows what each move would gain you.
web-handbook = Handbook
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
web-seat-instead = { $bot } has not learnt the game with this number of players and these rules: { $instead } plays instead.
web-seat-name = Name
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
web-components-entered = The game will be played with the components entered on this device.
web-components-take = Use what was entered
web-components-enter = Enter them by clicking …
web-components-edit = Change what was entered …
web-box-link = Play with the tiles of your own box
web-companion-link = Companion for the printed game
web-companion-title = { $game }: companion for the printed game
web-balance-link = Balance lab: what other rules change
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
web-links = Links to this game
web-link-game = Link to the game
web-link-position = Link to position { $n }
web-link-game-help = Opens the game on this computer, as long as it is kept here.
web-link-game-people = For everyone who may see this game.
web-link-record = Link that holds the whole game
web-link-record-help = The game itself is in the link; nothing is stored on a server. Anyone with Teocalli can open it, even when the game is no longer kept here.
web-link-record-long = This game is too long for a link. Download its record instead.
web-link-long = This link is too long: it may have at most { NUMBER($limit) } characters. Ask for the record as a file instead.
web-link-damaged = No game can be read from this link: it is incomplete or damaged. Copy the whole link once more.
web-link-large = What this link holds is too large to be a game record.
web-link-unsupported = This browser cannot read such links. Use a newer one, or ask for the record as a file.
web-open-link = Open a link
web-open-link-help = A link can hold a whole game. Paste it here if it leads to another computer.
web-open-link-field = Link
web-open-link-read = Read the link
web-open-game = Open the game
web-open-game-help = The link holds this game. Opening it puts it among your games.
web-position-missing = This game has no position { $n }: it has only { $count } { $count ->
        [one] step
       *[other] steps
    }. You see its newest position.

## Review

web-review = Review
web-review-help = Every decision is compared with the best one that a search finds: what each cost, what would have been better and why, and what luck and skill contributed to the result. The review is saved with the game.
web-review-start = Start the review
web-review-stop = Stop
web-review-go-on = Resume
web-review-done = { $done } of { $total }
web-review-reasons = Every decision has been judged. Now finding out why the costliest were worse …
web-review-failed = Something went wrong on the server. What was found so far is saved; you can resume.
web-review-players-only = Only those who played in this game can start the review; you will see it then.
web-review-close = Log
web-review-what = Show in the plot
web-review-decisions = Decisions
web-review-decisions-marked = With a mark
web-review-decisions-all = All
web-review-step = Step { $n }
web-review-cost = −{ $chance } percentage points, { $points } points

## At the table

web-game-title = Game: { $names }
web-turn = { $player }’s turn
    .you = Your turn
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
web-from-position = Starts from a position that was set up
web-from-position-odd = No game can lead to this position: { $reason }
web-practice-here = Undone here after something had been revealed: practice
web-undo-practice-help = { $reason } You can still undo your last move: the game then counts as practice, and log and record say so.
web-undo-practice = Undo (practice)
web-hint = Hint
web-hint-key = Hint (key I)
web-hint-thinking = Thinking …
web-lines = Best lines
web-lines-key = Best lines (key I)
web-hint-percent = { $percent }%
web-skip = Jump to
web-skip-question = Your decision
web-skip-board = Board
web-skip-log = Log
web-skip-playback = Skip
web-tabs = Show below the board
web-tab-table = Table
web-tab-log = Log
web-side = Players and supply

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-since = Since your last turn
web-log-phase = Phase { $phase }: scoring
web-playback = Step through the game
web-playback-first = First position
web-playback-previous = One step back
web-playback-next = One step forward
web-playback-last = Back to the present
web-playback-position = Position
web-playback-at = Step { $n } of { $count }
web-playback-short = { $n } / { $count }
web-looking = Looking back
web-back-to-now = Back to the present

## When something cannot be drawn

web-fault = Part of this page could not be drawn. You can still play on: everything you can do is listed below in words.
web-fault-here = Part of this page could not be drawn at this position.
web-fault-board = The table cannot be drawn at this position.
web-fault-part = This part cannot be drawn at this position.
web-fault-drawing = The drawing of this game could not be loaded. Another attempt is being made …
web-fault-actions = Everything you can do; a click does it at once
web-fault-page = This page could not be drawn
web-fault-page-help = Please reload it. Your games are safe.
web-reload = Reload

## End of a phase and of the game

web-scene-phase = Phase { $phase } is over
web-scene-score = { $before } → { $after }
web-scene-go-on = Continue
web-scene-to-result = Show result
web-plus = +{ $points }

web-result = Result
web-result-won =
    { $points ->
        [one] { $names } wins with { $points } point
       *[other] { $names } wins with { $points } points
    }
    .you =
        { $points ->
            [one] You win with { $points } point
           *[other] You win with { $points } points
        }
web-result-shared =
    { $points ->
        [one] { $names } share the victory with { $points } point
       *[other] { $names } share the victory with { $points } points
    }
    .you =
        { $points ->
            [one] { $names } share the victory with { $points } point
           *[other] { $names } share the victory with { $points } points
        }
web-result-place = Place
web-result-player = Player
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
web-rules-note = How sure is this?

## The board and acting

board-question = Your options
board-turn-left = Rotate the tile left
board-turn-right = Rotate the tile right
board-target-name = { $name } – { $target }
board-players = Players
board-bot = Bot
board-bot-level = Level { $level }
board-turn = to play
board-zoom = Zoom the board
board-zoom-in = Zoom in
board-zoom-out = Zoom out

## People who are elsewhere

web-your-name = Your name
web-link-copy = Copy link
web-link-copied = Copied
web-link-qr = QR code of the link, for a phone’s camera
web-link-failed = This link does not work
web-join = Go to the table
web-company = People at the table
web-company-you = you
web-company-watching = You are watching this game.
web-company-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-present = here now
web-absent = not here now
web-thinking-person = { $player } is thinking …
web-away-person = It is { $player }’s turn, but they are not here right now.
web-waiting-title = { $game }: waiting for players
web-waiting-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
web-seat-free = Free seat
web-seat-host = You
web-seat-invited = Joins by link
web-seat-invited-help = Takes this seat with a link that you share.
web-seat-leave = Leave your seat
web-seat-leave-short = Leave
web-seat-free-up = Free the seat of { $player }
web-seat-free-up-short = Free
web-sit-heading = Take a seat
web-sit = Join the game
web-sit-where = Colour
web-invite = Invite
web-invite-help = Send this link to the people you want to play with. Whoever opens it may take a free seat; no account is needed.
web-invite-player = Link to join
web-invite-player-make = Show link to join
web-invite-spectator = Link to watch
web-invite-spectator-make = Show link to watch
web-fill = Start now
web-fill-help = Computer players take the free seats ({ $bot }).
web-fill-button = Fill with computer players
web-public = Who can find the table
web-public-no = By link only
web-public-yes = Everyone, in the list of open tables
web-people-help = The first person is you. The game begins as soon as all seats are taken.
web-person = You
web-person-unknown = What should the others call you? No account is needed: this browser remembers you.
web-person-begin = That’s me
web-person-known = You play as { $name }.
web-person-change = Name and devices
web-person-rename = Change name
web-device = Another device
web-device-help = To continue your games there, open this link on the other device. It works once, within 15 minutes; do not share it.
web-device-link = Link for your other device
web-device-make = Create a link
web-device-here = Continue on this device
web-device-here-help = This link lets someone continue on this device. It works once.
web-device-replaces = { $name } has been playing on this device and will no longer be recognised here.
web-device-here-button = Continue here
web-lobby = Open tables
web-lobby-none = No table is open to everyone right now. Set up a game that everyone can find.
web-lobby-join = Join
web-lobby-join-named = Join the table of { $names }
web-lobby-watch = Watch
web-lobby-watch-named = Watch the game of { $names }
web-tournaments = Tournaments
web-tournaments-none = You are not taking part in a tournament. Set one up and give everyone its link.
web-tournament-new = Set up a tournament
web-tournament-open = Open for entries
web-tournament-running = Running
web-tournament-finished = Finished
web-tournament-broken = Cannot be read
web-tournament-look = Open
web-tournament-look-named = Open the tournament { $name }
web-tournament-entrants =
    { $count ->
        [one] One takes part
       *[other] { $count } take part
    }
web-tournament-to = To the tournament
web-ended-contest = The game was ended, and { $player } has lost it.
web-ended-wish = The game was ended because { $player } has left.
web-rematch-go = Go to the rematch
web-undo-propose = Ask to undo
web-undo-propose-help = The game has gone on since your last decision, which can now only be undone if all players agree; bots always do. Whatever was drawn since then will come out the same again, and log and record will say that you went back.
web-undo-propose-send = Ask the others
web-proposal = Question for the players
web-proposal-undo = { $player } asks to undo their last decision:
web-proposal-undo-own = You asked to undo your last decision:
web-proposal-missing = Waiting for an answer: { $players }
web-proposal-yes = Agree
web-proposal-no = No, play on
web-proposal-withdraw = Never mind
web-proposal-refused = { $player } said no: the game goes on.
web-proposal-refused-own = You said no: the game goes on.
web-proposal-withdrawn = { $player } took the question back.
web-proposal-withdrawn-own = You took the question back.
web-agreed-here = All agreed to go back to here
web-title-asked = ● You are being asked – { $title }
web-key-answer = Answer another player’s question: yes, no

# rules beside the board
web-help-page = Whole page
web-help-tabs = Which rules
web-help-tab-now = Now
web-help-tab-turn = A turn
web-help-tab-icons = Icons
web-help-tab-all = All
web-help-pointed = What you pointed at
web-help-refused = Why that is not possible
web-help-asked = What you are being asked
web-help-nothing = You have nothing to decide right now. Point at something and press ?, or look up a rule.

web-names = Names on the board
web-names-off = Off
web-names-on = On
web-names-help = For beginners: everything on the board and beside it is labelled with its name.
web-marks = Lines on the board
web-marks-help = Marks where the lines of a hint or an analysis start, and shows how they continue.
web-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-clock = Time control
web-clock-none = No clock
web-clock-turn = { $time } for each turn
web-clock-bank = { $time } in total, plus { $increment } after each turn
web-clock-days = { $days } d { $hours } h
web-clock-of = Time left for { $player }
web-clock-help = When someone’s time is up, the others choose: wait, let a bot take over, or end the game.
web-kept-waiting-heading = Stop waiting
web-kept-waiting-time = { $player } has run out of time.
web-kept-waiting-away = { $player } has been away for some time.
web-kept-waiting-help = You can simply wait. The host, or all the others together, can also decide:
web-stand-in-propose = Let a bot take over
web-end-propose = End the game
web-stand-in = Let a bot play for me
web-stand-in-help = “{ $bot }” plays for you until you take your seat back, which you can do at any time. Log and record say who played what.
web-stand-in-own = A bot is playing for you.
web-stand-in-tag = played by { $bot }
web-stand-in-log = bot
web-come-back = Take my seat back
web-thinking-stand-in = A bot is thinking for { $player } …
web-rests = Everyone has left. The game rests until someone comes back.
web-proposal-stand-in = { $player } asks to let a bot play for { $absent }.
web-proposal-stand-in-own = You asked to let a bot play for { $absent }.
web-proposal-end = { $player } asks to end the game instead of waiting for { $absent }.
web-proposal-end-own = You asked to end the game instead of waiting for { $absent }.
web-ended-time = The game was ended because { $player } had run out of time. Nobody wins.
web-ended-away = The game was ended because { $player } was away. Nobody wins.
web-clock-here = Time control: { $control }

# Programs that play from elsewhere.
web-programs = Programs
web-programs-help = A program can take a seat as well, your own bot for example. It signs in with a token, which is shown only once.
web-program-name = Name of the program
web-program-admit = Let it in
web-program-token = Token for { $name }
web-program-copy = Copy token
web-program-copied = Token copied
web-program-tag = program
web-program-shut-out = Shut out { $name }
web-program-shut-out-short = Shut out
web-since = Since you were last here
web-since-points = Points since then
web-since-change = { $before } → { $after }
web-since-earlier =
    { $count ->
        [one] One earlier event is in the log.
       *[other] { $count } earlier events are in the log.
    }
web-since-show = Show it on the board
web-since-close = Continue

# lessons
web-learn = Learn
web-learn-named = Learn { $game }
web-learn-lead = Short steps on a real board: read, click what is lit, and ask for help at any time. You can stop whenever you like and continue later.
web-learn-new = New here? Learn { $game } by playing, { $count ->
        [one] in { $count } minute
       *[other] in { $count } minutes
    }.

# shuffling that can be checked
web-shuffle = Who shuffles
web-shuffle-no = The server
web-shuffle-yes = The server and all players
web-shuffle-help = Everything drawn follows from a seed whose checksum is fixed before the game; after the game everyone can check it. If all players join in, each browser adds a random number, so that nobody alone can choose the draws, not even the server.
web-shuffle-title = { $game }: shuffling
web-shuffle-heading = Shuffling together
web-shuffle-explained = Each browser first promises a random number and tells it once everyone has promised one. What is drawn follows from all of them.
web-shuffle-missing = Numbers still to come: { $names }
web-shuffle-round = Attempt { $round }: someone left, or started over, after a number had been told. Everyone takes a new number.
web-shuffle-changed = The server has changed what it promised. Your browser is keeping your number to itself; it is best to leave this table.
web-shuffle-elsewhere = Your number is in another browser. Open the game there, or take a new number; if someone has told theirs already, everyone starts over.
web-shuffle-anew = Take a new number
web-shuffle-promised = number promised
web-shuffle-told = number told
web-fair = Fair shuffling
web-fair-server = Everything drawn in this game follows from a secret seed. Its checksum (SHA-256) has been fixed since the start, so the seed cannot be swapped:
web-fair-joint = Everything drawn in this game follows from a secret seed of the server and from the players’ numbers. All checksums (SHA-256) were fixed before anyone told a number:
web-fair-hash = Checksum of the seed
web-fair-copy = Copy checksum
web-fair-numbers = The players’ numbers
web-fair-promise = promised:
web-fair-number = told:
web-fair-seed = The seed:
web-fair-later = The seed, and the numbers of the players, are shown when the game is over.
web-fair-verify = To check it, save the record once the game is over; this command replays every draw:
web-fair-as-seen = Your browser noted all this before it told your number; nothing has changed since.
web-fair-not-as-seen = This is not what your browser noted before it told your number. Do not trust these draws.

# the coach

web-coach = Coach
web-coach-off = Off
web-coach-on = On
web-coach-help = When you play alone against bots, the coach tells you after a decision if it cost you a lot, and what would have been better. You can switch the coach off at any time.
web-coach-with = With a coach
web-coach-mistake = That cost you something: your chance of winning was { $before }%, now it is { $after }%.
web-coach-missed = You did the obvious thing, but there was something better: a { $before }% chance of winning instead of { $after }%.
web-coach-played = What you did: { $steps }
web-coach-better = Better: { $steps }
web-coach-why = Where the difference comes from, on average: { $sources } points.
web-coach-source = { $source } { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-coach-show = Show the position
web-coach-quiet = Coach off

# accounts and statistics
web-account-to = Account and statistics
web-sign-in-instead = Sign in with an account

# ratings
web-rated = Rating
web-rated-no = Not rated
web-rated-yes = Rated, if everyone agrees
web-rated-help = The result changes the ratings of all players, if everyone has an account and agrees before the game starts.
web-rated-title = { $game }: rated?
web-rated-question = Should this game be rated?
web-rated-explained = If everyone agrees, the result changes your ratings for this game. Anyone who lets a bot play for them, even for a while, counts as last. If one person disagrees, the game is not rated.
web-rated-missing = Answer still to come: { $names }
web-rated-yes-button = Agree: rated game
web-rated-no-button = Play without rating
web-rated-account = To take part in ratings you need an account. Sign in or open one.
web-rated-agreed = wants a rated game
web-rated-game = Rated game
web-rating = { $count ->
        [one] Rating { $rating } ± { $range } after { $count } rated game
       *[other] Rating { $rating } ± { $range } after { $count } rated games
    }
web-rating-help = Everyone starts at 25 ± 16.7. Wins against stronger players count for more; the more games, the smaller the uncertainty.
web-link-watch-help = Whoever opens it can watch. When the game is over it leads to result, log, every position and the record, for as long as the game is kept here.

# talk, notes, pointing
web-key-point = Point at a place, for everyone (also Alt and click)
web-key-analyse = Analyse the position
web-key-line = While the best lines are shown: the first on the board, then the others
web-talk = Chat
web-talk-and-notes = Chat and notes
web-talk-unread =
    { $count ->
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
web-talk-close = Back to the log
web-talk-messages = Messages
web-talk-none = Nothing has been said yet.
web-talk-new = { $name } writes: { $text }
web-talk-text = Message
web-talk-send = Send
web-talk-together = Everyone at this table reads this.
web-talk-apart-table = Players and spectators read this. What spectators write, you see after the game.
web-talk-apart-watchers = Only spectators read this while the game is on; the players see it after the game.
web-talk-watching = spectator
web-talk-nameless = To write something, tell the others your name.
web-talk-muting = Mute someone
web-talk-muting-help = You will no longer see what someone you have muted writes or points at, at any table. They will not know.
web-talk-mute = Mute { $name }
web-talk-unmute = Unmute { $name }
web-notes = Notes
web-notes-label = My notes on this game
web-notes-help = Nobody but you can read them. They are kept with the game and appear on all your devices.
web-notes-kept = Saved
web-notes-changed = Not saved yet
web-notes-other = Meanwhile other notes were saved on another device or in another tab:
web-notes-take-own = Keep mine
web-notes-take-other = Take these
web-point = Point
web-point-help = Choose a place: it lights up for everyone. Esc cancels.
web-point-said = { $name } points at: { $place }

# plans for one's next turn
web-plan = Plan my next turn
web-plan-count =
    { $count ->
        [one] My plan
       *[other] My { $count } plans
    }
web-plan-help = When your turn comes, the first plan is carried out whose condition holds and which is possible then. All others are dropped. Nobody sees your plans; the log shows that a move was planned.
web-plan-list = My plans
web-plan-new = Another plan
web-plan-when = When
web-plan-where = Where
web-plan-what = What
web-plan-which = Which
web-plan-always = In any case
web-plan-add = Add
web-plan-remove = Remove plan { $number }
web-plan-remove-short = Remove
web-plan-log = planned
web-plan-report = What became of my plans
web-plan-report-details = Why?
web-plan-report-close = OK
web-plan-fate-carried-out = Your turn came, and your plan was carried out.
web-plan-fate-dropped = None of your plans could be carried out. It is up to you now.
web-plan-fate-back = Your plans were dropped because the game went back.
web-plan-fate-left = Your plans were dropped because a bot is playing for you.
web-plan-fate-late = Your plans were dropped because the game had moved on.
web-plan-why-done = Carried out
web-plan-why-condition = Dropped: the condition did not hold
web-plan-why-illegal = Dropped: not possible any more
web-plan-why-later = Dropped: an earlier plan was carried out

# the page to keep of a finished game
web-keep = Everything about this game
web-keep-page = Game page
web-keep-replay = Watch it again from the beginning
web-keep-table = To the table
web-keep-running = This game is still on. Its result will be here when it is over.

## Analysis room

web-analysis-open = Analyse
web-analysis-key = Analyse this position (A)

## Puzzles

web-puzzles-link = Puzzles: find the best decision
web-puzzle-solve = Solve as a puzzle
web-explorer = Explorer: what was played here
web-explorer-title = { $game }: what many games show
web-explorer-link = What many games show
web-setup-link-start = Set up a position of your own
web-setup-change = Change this position
