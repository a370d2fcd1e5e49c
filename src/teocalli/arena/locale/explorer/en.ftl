### What many games say, on the pages that show it

error-explorer-none = “{ $path }” is no explorer’s database, or one of another version of the program: “teocalli explorer build” makes one from games.
error-explorer-other = “{ $path }” holds games of { $game } by other rules than those of { $wanted } that are to be added: take another file.
error-explorer-failed = “{ $path }” cannot be read or written as a database: { $reason }
error-explorer-mixed = “{ $path }” must be of one game, but there are: { $games }. Give games of one only.
error-explorer-empty = There is neither a record nor a match of the arena in “{ $path }”.
error-explorer-record = A game in “{ $path }” cannot be read: { $reason }
error-explorer-unfinished = The game has a result, but its words do not lead to its end.
error-explorer-no-database = No explorer’s database comes with { $game }: “teocalli explorer make” makes one.
explorer-exact = The very same position
explorer-person = Persons
explorer-unknown = Not known who
