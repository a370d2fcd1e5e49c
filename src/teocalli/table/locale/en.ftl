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
