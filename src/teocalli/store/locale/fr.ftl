# Le rangement : les parties dans la base de données.
error-storage = La partie n’a pas pu être enregistrée ou lue, et rien n’a changé : { $reason }.
error-event-missing = La partie enregistrée est endommagée : l’événement { NUMBER($number, useGrouping: 0) } manque.
error-event-unreadable = La partie enregistrée est endommagée : l’événement { NUMBER($number, useGrouping: 0) } est illisible.
error-data-folder = Le dossier { $folder } prévu pour les parties est inutilisable : { $reason }.
error-database-open = La base de données { $file } ne s’ouvre pas : { $reason }.
error-database-wal = La base de données ne tient pas ici de journal d’écriture anticipée (son journal est « { $mode } »), or les parties en ont besoin ; veuillez choisir un dossier sur un disque local.
error-database-newer = La base de données { $file } vient d’un Teocalli plus récent ; veuillez mettre le programme à jour.
error-database-address = L’adresse de la base de données doit ressembler à sqlite:///parties.sqlite3 ou à postgresql://utilisateur@machine/nom.
error-database-driver = PostgreSQL a besoin du paquet psycopg : pip install "teocalli[postgresql]".
error-too-many-links = Il existe déjà { $limit } invitations à cette partie, et il n’en sera pas créé d’autres ; merci d’en partager une.
error-archive-head = Ce n’est pas une archive Teocalli de version 1.
error-archive-line = La ligne { NUMBER($number, useGrouping: 0) } de l’archive est fausse.
error-archive-end = L’archive est tronquée : sa fin manque ou est fausse. Rien n’a été changé.
error-archive-differs = La table « { $table } » de la base de données contient autre chose que l’archive. Rien n’a été changé.
error-too-many-programs = { $limit } programmes sont déjà admis dans cette partie, et il ne peut y en avoir davantage ; merci d’en exclure un.
error-no-such-program = Aucun programme de ce genre n’est (plus) admis dans cette partie.
