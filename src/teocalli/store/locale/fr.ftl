# Le rangement : les parties dans la base de données.
error-storage = La partie n’a pas pu être enregistrée ou lue, et rien n’a changé : { $reason }.
error-event-missing = La partie enregistrée est endommagée : l’événement { NUMBER($number, useGrouping: 0) } manque.
error-event-unreadable = La partie enregistrée est endommagée : l’événement { NUMBER($number, useGrouping: 0) } est illisible.
error-data-folder = Le dossier { $folder } prévu pour les parties est inutilisable : { $reason }.
error-database-open = La base de données { $file } ne s’ouvre pas : { $reason }.
error-database-wal = La base de données ne tient pas ici de journal d’écriture anticipée (son journal est « { $mode } »), or les parties en ont besoin ; veuillez choisir un dossier sur un disque local.
error-database-newer = La base de données { $file } vient d’un Teocalli plus récent ; veuillez mettre le programme à jour.
