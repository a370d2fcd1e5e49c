# Die Ablage: Partien in der Datenbank.
error-storage = Die Partie konnte nicht gespeichert oder gelesen werden, nichts wurde geändert: { $reason }.
error-event-missing = Die gespeicherte Partie ist beschädigt: Ereignis { NUMBER($number, useGrouping: 0) } fehlt.
error-event-unreadable = Die gespeicherte Partie ist beschädigt: Ereignis { NUMBER($number, useGrouping: 0) } ist nicht lesbar.
error-data-folder = Der Ordner { $folder } für die Partien ist nicht benutzbar: { $reason }.
error-database-open = Die Datenbank { $file } lässt sich nicht öffnen: { $reason }.
error-database-wal = Die Datenbank führt hier kein Write-Ahead-Log (ihr Journal ist „{ $mode }“), das die Partien brauchen; bitte einen Ordner auf einer lokalen Platte wählen.
error-database-newer = Die Datenbank { $file } stammt von einem neueren Teocalli; bitte das Programm aktualisieren.
error-database-address = Die Adresse der Datenbank muss aussehen wie sqlite:///spiele.sqlite3 oder postgresql://benutzer@rechner/name.
error-database-driver = PostgreSQL braucht das Paket psycopg: pip install "teocalli[postgresql]".
error-too-many-links = Zu dieser Partie gibt es schon { $limit } Einladungen, und mehr werden nicht ausgestellt; bitte eine davon weitergeben.
error-archive-head = Das ist kein Teocalli-Archiv der Version 1.
error-archive-line = Zeile { NUMBER($number, useGrouping: 0) } des Archivs ist falsch.
error-archive-end = Das Archiv ist abgeschnitten: Sein Ende fehlt oder ist falsch. Es wurde nichts geändert.
error-archive-differs = In der Tabelle „{ $table }“ der Datenbank steht etwas anderes als im Archiv. Es wurde nichts geändert.
error-too-many-programs = In dieser Partie sind schon { $limit } Programme zugelassen, mehr können es nicht werden; bitte eines davon ausschließen.
error-no-such-program = Ein solches Programm ist in dieser Partie nicht (mehr) zugelassen.
