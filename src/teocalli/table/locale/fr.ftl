# La table : les sièges, et les événements qui font une partie.
error-seat-name = Un nom peut avoir { $limit } caractères au plus ; celui-ci en a { NUMBER($length, useGrouping: 0) }.
error-seat-colour = Il n’y a pas de couleur « { $colour } ». Connues : { $known }
error-seat-colour-taken = Deux sièges demandent la couleur « { $colour } » ; il en faut une à chacun.
error-key-reused = Cette requête porte la clé d’une autre, déjà exécutée ; chaque intention demande sa propre clé.
error-event-kind = Un événement de type « { $kind } » est inconnu.
error-event-format = Un événement est au format { $format } ; ce programme lit le format { $known }.
error-event-differs = L’événement { NUMBER($number, useGrouping: 0) } mène à une autre position que lors de l’enregistrement.
error-event-seed = Un tirage au sort est attendu, mais la graine du hasard manque.
undo-barrier-bot = C’est au tour de l’ordinateur. Vous pourrez de nouveau annuler quand ce sera à vous.
error-take-back = Annuler par-dessus les tours des autres n’est possible que dans une partie avec une seule personne.
undo-barrier-hidden = Depuis, un adversaire a joué et a peut-être montré ce qui vous était caché.

error-not-seated = Vous ne faites que regarder cette partie. Seules les personnes qui jouent peuvent faire cela.
error-table-waiting = Tout le monde n’est pas encore là. La partie commence dès que toutes les places sont prises.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-no-hints = Il n’y a pas de conseils dans les parties à plusieurs personnes.
error-seat-none-free = Aucune place n’est libre à cette table.
error-seat-taken = La place { $seat } n’est pas libre ; merci d’en prendre une autre.
error-seat-twice = Vous avez déjà une place à cette table.
error-seat-name-missing = Merci d’entrer un nom, pour que les autres sachent qui vous êtes.
error-seat-name-taken = Quelqu’un s’appelle déjà « { $name } » à cette table ; merci de choisir un autre nom.
error-seat-begun = On ne peut plus quitter sa place une fois la partie commencée.
error-seat-free = Personne n’a cette place.
error-rematch-running = La revanche peut commencer quand cette partie est terminée.
undo-barrier-not-yours = Ce n’était pas votre décision.
error-spectator = Vous êtes invité à regarder ; la personne qui a ouvert la table peut vous inviter à jouer.
error-record-secret = L’enregistrement montre ce qui est caché pendant la partie ; il pourra être sauvegardé une fois la partie terminée.
