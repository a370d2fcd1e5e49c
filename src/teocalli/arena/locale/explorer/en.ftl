### What many games say, on the pages that show it

error-explorer-none = “{ $path }” is not an explorer database, or it was made by another version of the program; “teocalli explorer build” makes one from games.
error-explorer-other = “{ $path }” holds games of { $game } by other rules than the games of { $wanted } to be added: choose another file.
error-explorer-failed = “{ $path }” cannot be read or written as a database: { $reason }
error-explorer-mixed = An explorer database is about a single game, but for “{ $path }” there are games of: { $games }. Add games of only one.
error-explorer-empty = There is neither a record nor a match of the arena in “{ $path }”.
error-explorer-record = A game in “{ $path }” cannot be read: { $reason }
error-explorer-unfinished = The game has a result, but its words do not lead to its end.
error-explorer-no-database = { $game } comes without an explorer database; “teocalli explorer make” makes one.
explorer-exact = The very same position
explorer-person = People
explorer-unknown = Unknown
