### Wettkämpfe zwischen Computerspielern: Absagen.

error-arena-seats =
    { $entrants ->
        [one] Verlangt sind { $seats } Spieler je Partie, genannt ist nur { $entrants } Spieler.
       *[other] Verlangt sind { $seats } Spieler je Partie, genannt sind nur { $entrants } Spieler.
    }
error-arena-worker = Ein Prozess, der spielte, hat von selbst geendet, vielleicht aus Mangel an Speicher. Alle beendeten Partien sind aufgehoben; derselbe Befehl setzt fort.
error-arena-full =
    { $games ->
        [one] In „{ $path }“ kann eine Partie nicht geschrieben werden: { $reason }. { $games } beendete Partie ist dort aufgehoben; derselbe Befehl setzt fort.
       *[other] In „{ $path }“ kann eine Partie nicht geschrieben werden: { $reason }. { $games } beendete Partien sind dort aufgehoben; derselbe Befehl setzt fort.
    }
error-arena-not-empty = „{ $path }“ enthält etwas anderes als einen Wettkampf: Wähle einen anderen oder einen neuen Ordner.
error-arena-in-use = Ein anderes Programm spielt gerade den Wettkampf in „{ $path }“.
error-arena-no-match = „{ $path }“ enthält keinen Wettkampf.
error-arena-no-games = Vom Wettkampf in „{ $path }“ ist noch keine Partie beendet.
error-arena-no-such-game =
    { $games ->
        [one] Eine beendete Partie { $number } gibt es in „{ $path }“ nicht; dort liegt { $games } Partie, die erste hat die Nummer 0.
       *[other] Eine beendete Partie { $number } gibt es in „{ $path }“ nicht; dort liegen { $games } Partien, die erste hat die Nummer 0.
    }
error-arena-damaged = Zeile { $line } von „{ $path }“ ist keine Partie dieses Wettkampfs; entferne die Zeile, dann wird die Partie neu gespielt.
error-arena-other-match = „{ $path }“ enthält einen anderen Wettkampf: { $differences }. Wähle einen anderen Ordner.
arena-difference = { $key } ist dort { $there } und hier { $here }

## Pläne von Wettkämpfen

error-plan-yaml = Zeile { $line } von „{ $path }“ ist kein YAML.
error-plan-form = „{ $path }“ ist kein Plan: Er braucht eine Liste „matches“ und darf „defaults“ haben, sonst nichts.
error-plan-entry = Eintrag { $place } des Plans ist kein Wettkampf: Er braucht Schlüssel wie name, game und players.
error-plan-key = Wettkampf „{ $match }“ hat einen unbekannten Schlüssel „{ $key }“. Bekannt: { $known }
error-plan-lacks = Wettkampf „{ $match }“ fehlt „{ $key }“.
error-plan-bad-name = „{ $match }“ kann kein Wettkampf heißen, denn so heißt sein Ordner: Möglich sind Buchstaben, Ziffern, . _ -
error-plan-number = Wettkampf „{ $match }“: { $key } ist „{ $value }“, muss aber eine ganze Zahl von mindestens { $least } sein.
error-plan-options = Wettkampf „{ $match }“: options braucht Namen und Werte.
error-plan-match = Wettkampf „{ $match }“: { $reason }
error-plan-twice = Zwei Wettkämpfe des Plans heißen „{ $name }“.
error-plan-name = Der Plan hat keinen Wettkampf „{ $name }“. Er hat: { $known }

## Rechnerverbund

error-arena-no-ray = Ray ist nicht installiert; „pip install teocalli[ray]“ installiert es.
error-arena-ray = Der Ray-Verbund „{ $address }“ lässt sich nicht nutzen: { $reason }
