# The store: games in the database.
error-storage = The game could not be saved or read, and nothing was changed: { $reason }.
error-event-missing = The stored game is damaged: event { NUMBER($number, useGrouping: 0) } is missing.
error-event-unreadable = The stored game is damaged: event { NUMBER($number, useGrouping: 0) } cannot be read.
error-data-folder = The folder { $folder } for the games cannot be used: { $reason }.
error-database-open = The database { $file } cannot be opened: { $reason }.
error-database-wal = The database does not keep a write-ahead log here (its journal is “{ $mode }”), which the games need; please choose a folder on a local disk.
error-database-newer = The database { $file } was written by a newer Teocalli; please update the program.
error-database-address = The database’s address must look like sqlite:///games.sqlite3 or postgresql://user@host/name.
error-database-driver = PostgreSQL needs the package psycopg: pip install "teocalli[postgresql]".
error-too-many-links = This game already has { $limit } invitations, and there can be no more; please share one of them.
error-archive-head = This is not a Teocalli archive of version 1.
error-archive-line = Line { NUMBER($number, useGrouping: 0) } of the archive is wrong.
error-archive-end = The archive was cut off: its end is missing or wrong. Nothing was changed.
error-archive-differs = The table “{ $table }” of the database contradicts the archive. Nothing was changed.
error-too-many-programs = This game already has { $limit } programs, and there can be no more; please shut one of them out.
error-no-such-program = No such program is admitted to this game (any more).
