# The table: seats, and the events that make a game.
error-seat-name = A name can have at most { $limit } characters; this one has { NUMBER($length, useGrouping: 0) }.
error-seat-colour = There is no colour “{ $colour }”. Known: { $known }
error-seat-colour-taken = Two seats want the colour “{ $colour }”; each needs its own.
error-key-reused = This request has the key of another one that was already carried out; each intention needs its own key.
error-event-kind = An event of the kind “{ $kind }” is unknown.
error-event-format = An event has the format { $format }; this program reads format { $known }.
error-event-differs = Event { NUMBER($number, useGrouping: 0) } leads to another position than when it was stored.
error-event-seed = A draw is due, but there is no seed to draw from.
undo-barrier-bot = It is the computer’s turn. You can undo again when it is yours.
error-take-back = Undoing across the turns of others is for games with exactly one person.
undo-barrier-hidden = An opponent has decided since, and may have shown what was hidden from you.

error-not-seated = You are only watching this game. Only players with a seat can do this.
error-table-waiting = Not everyone is here yet. The game begins as soon as all seats are taken.
error-host-only = Only the host of the table can do this.
error-no-hints = There are no hints in games with several people.
error-seat-none-free = No seat is free at this table.
error-seat-taken = Seat { $seat } is not free; please take another one.
error-seat-twice = You already have a seat at this table.
error-seat-name-missing = Please enter a name, so that the others know who you are.
error-seat-name-taken = Someone at this table is already called “{ $name }”; please choose another name.
error-seat-begun = Seats cannot be given up once the game has begun.
error-seat-free = Nobody has this seat.
error-rematch-running = A rematch can begin once this game is over.
undo-barrier-not-yours = It was not your decision.
error-spectator = You were invited to watch; the host can invite you to play.
error-record-secret = The record shows what is hidden during the game; it can be saved once the game is over.
