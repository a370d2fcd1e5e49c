# Der Server: wo er läuft, welche Anfragen er ablehnt.
server-running = Teocalli läuft unter { $address } – Strg+C beendet es.

error-bot-limit = Der Bot „{ $player }“ verlangt mehr, als ein Tisch erlaubt: „{ $setting }“ darf höchstens { NUMBER($limit, useGrouping: 0) } sein.

error-port-taken = Port { $port } ist von einem anderen Programm belegt; bitte einen anderen wählen.
error-port = Port { $port } lässt sich nicht öffnen: { $reason }.
error-host = Der Server ist nur auf diesem Rechner erreichbar, nicht unter „{ $host }“; möglich: { $known }.

error-game-broken = Diese Partie lässt sich nicht öffnen. { $reason }
error-event-payload = Die gespeicherte Partie ist beschädigt.
error-internal = Im Server ist etwas schiefgegangen; nichts wurde geändert. Bitte noch einmal versuchen.
error-no-such-page = Unter dieser Adresse gibt es nichts.
server-handbook-missing = Das Handbuch ist hier noch nicht erstellt: Rufe im Verzeichnis des Quelltexts „make docs“ auf und lade diese Seite neu.
error-method = Diese Adresse nimmt Anfragen dieser Art nicht an.
error-foreign-host = Der Server antwortet nur unter diesen Namen: { $known }.
error-foreign-origin = Anfragen, die etwas ändern, werden nur von Teocallis eigener Seite angenommen.
error-body-too-large = Die Anfrage ist zu groß; möglich sind { NUMBER($limit) } Bytes.

error-request = Die Anfrage ist nicht zu verstehen.
error-request-json = Die Anfrage muss ein JSON-Objekt sein, gesendet mit dem Inhaltstyp application/json.
error-request-missing = In der Anfrage fehlt „{ $field }“.
error-request-unknown = Die Anfrage hat ein unbekanntes Feld „{ $field }“.
error-request-field = Das Feld „{ $field }“ der Anfrage ist falsch; richtig wäre: { $expected }.
request-expected-kind =
    { $kind ->
        [integer] eine ganze Zahl
        [text] ein Text
        [list] eine Liste
        [object] ein Objekt
       *[other] etwas anderer Art
    }
request-expected-choice = eines von { $known }
request-expected-length-min =
    { $limit ->
        [one] ein Text von mindestens { $limit } Zeichen
       *[other] ein Text von mindestens { $limit } Zeichen
    }
request-expected-length-max =
    { $limit ->
        [one] ein Text von höchstens { $limit } Zeichen
       *[other] ein Text von höchstens { $limit } Zeichen
    }
request-expected-min = eine Zahl nicht unter { NUMBER($limit, useGrouping: 0) }
request-expected-max = eine Zahl nicht über { NUMBER($limit, useGrouping: 0) }
request-expected-pattern = ein Text der Form { $limit }

# Der Server für Leute an verschiedenen Orten.
error-nobody = Wir kennen dich noch nicht: Bitte den Link öffnen, den du bekommen hast, oder auf der Startseite deinen Namen eingeben.
error-link = Dieser Link funktioniert nicht mehr. Bitte lass dir einen neuen geben.
error-too-many =
    { $seconds ->
        [one] Das waren zu viele Anfragen auf einmal. Bitte in einer Sekunde noch einmal versuchen.
       *[other] Das waren zu viele Anfragen auf einmal. Bitte in { $seconds } Sekunden noch einmal versuchen.
    }
error-public-url = Die öffentliche Adresse muss aussehen wie https://spiele.example.org, nicht „{ $address }“.
error-bus-address = Die Adresse des Nachrichtenbusses muss aussehen wie redis://localhost:6379.
error-bus-driver = Redis braucht das Paket redis: pip install "teocalli[redis]".
error-workers-database = Mehrere Prozesse brauchen PostgreSQL: bitte mit --database postgresql://… angeben oder --workers weglassen.
error-workers-system = Mehrere Prozesse können sich auf diesem System keinen Port teilen; bitte --workers weglassen.
server-for-people = Teocalli läuft. Alle, die mitspielen möchten, öffnen diese Adresse: { $address }
server-only-here = Diese Adresse erreicht nur dieser Computer; um andere einzuladen, --public-url angeben, oder --host 0.0.0.0 in einem Netzwerk.
server-stop = Strg+C beendet den Server; keine Partie geht verloren.

# Programs.
error-token = Dieser Zugangsschlüssel gilt nicht (mehr). Wer den Tisch eröffnet hat, kann einen neuen ausstellen.
error-for-people = Ein Zugangsschlüssel ist nur zum Spielen da; das hier ist Menschen vorbehalten.
error-page-old = Diese Seite spricht Version { $spoken } der Schnittstelle, der Server Version { $known }. Bitte die Seite neu laden.

# Konten.
error-sign-in = Name oder Passwort ist falsch.
error-sign-in-wait =
    { $seconds ->
        [one] Mit diesem Namen wurde zu oft versucht, sich anzumelden. Bitte versuch es in einer Sekunde noch einmal.
       *[other] Mit diesem Namen wurde zu oft versucht, sich anzumelden. Bitte versuch es in { $seconds } Sekunden noch einmal.
    }
error-password-length = Ein Passwort braucht { $least } bis { $most } Zeichen; mehrere Wörter sind gut.
error-no-account = Du hast noch kein Konto.

error-reviews-busy = Dieser Server arbeitet schon an so vielen Rückschauen, wie er kann. Bitte versuch es in einer Minute noch einmal.
error-analyses-busy = Dieser Server analysiert schon so viele Partien, wie er kann. Bitte versuch es in einer Minute noch einmal.
error-rated-account = Für Wertungen brauchst du ein Konto; auf der Seite „Konto“ kannst du eins eröffnen.
error-no-speaker = Niemand sonst, der hier schreibt, hat diese Nummer.

error-bot-network = Für einen Bot am Tisch kann „network“ nur { $known } sein: Dateien des Servers lassen sich nicht von außen wählen.

# Nachrichten an Leute, die gerade nicht hinsehen.
notice-move = { $game }: Du bist am Zug
notice-answer = { $game }: Eine Frage wartet auf dich
notice-begin = { $game } kann ohne dich nicht beginnen
notice-trial = Hier erreichen dich Benachrichtigungen
notice-trial-help = Das war nur ein Test.
notice-switched-off = Dein Webhook wurde abgeschaltet
notice-switched-off-help = Er war mehrmals hintereinander nicht zu erreichen. Auf der Seite deines Kontos kannst du ihn ausprobieren und wieder einschalten.
notice-with = Mit { $others }.
notice-until = Du hast Zeit bis { $until }.
notice-with-until = Mit { $others }. Du hast Zeit bis { $until }.
error-notice-address = Benachrichtigungen gehen nur über https an Adressen, die alle im Internet erreichen; diese gehört nicht dazu.
error-notice-unknown = „{ $name }“ gibt es im Internet nicht, oder es ist gerade nicht zu finden.
error-notice-keys = Die Schlüssel des Browsers für Benachrichtigungen sind nicht zu gebrauchen. Bitte schalte die Benachrichtigungen aus und wieder ein.
error-notice-nowhere = Dort hast du keine Benachrichtigungen gewünscht.
