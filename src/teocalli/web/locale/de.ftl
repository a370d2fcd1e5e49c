### Die eigenen Worte des Browsers; was Spiele und Fehler sagen, steht in ihren eigenen Katalogen.

## Auf jeder Seite

web-close = Schließen
web-cancel = Abbrechen
web-back = Zurück
web-loading = Lädt …
web-tools = Regeln und Einstellungen
web-to-start = Startseite
web-rules = Regeln
web-rules-key = Regeln (Taste ?)
web-tip-key = Taste ? öffnet die Regel.
web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-animation = Animation
web-animation-off = Aus
web-animation-slow = Langsam
web-animation-normal = Normal
web-animation-fast = Schnell
web-animation-help = Wenn dein System weniger Bewegung wünscht, wird nichts animiert, was auch immer hier gewählt ist.
web-lost = Seite nicht gefunden
web-lost-help = Unter dieser Adresse gibt es keine Seite.
web-confirmations = Vor einer Aktion nachfragen
web-confirmations-always = Immer
web-confirmations-final = Nur, wenn sie sich nicht zurücknehmen lässt
web-confirmations-never = Nie
web-confirmations-help = Bei „Nie“ wird alles, was du wählst, sofort ausgeführt.
web-sounds = Töne
web-sounds-on = An
web-sounds-off = Aus

web-keys = Tastatur
web-key-rules = Regeln
web-key-part = Nächster Bereich des Tischs (Umschalt: voriger)
web-key-log = Zum Verlauf
web-key-action = Aktion wählen, mit dem angezeigten Buchstaben
web-key-confirm = Bestätigen
web-key-undo = Rückgängig
web-key-hint = Tipp
web-key-turn = Plättchen drehen
web-key-walk = Partie Schritt für Schritt ansehen
web-key-escape = Zurück zur Gegenwart oder abbrechen

web-network-lost = Verbindung verloren. Verbinde neu …
web-network-checking = Die Verbindung wurde unterbrochen. Es wird geprüft, ob dein Zug angekommen ist …
web-network-counted = Dein Zug ist angekommen.
web-network-not-counted = Dein Zug ist nicht angekommen. Bitte mach ihn noch einmal.
web-error-network = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.
web-error-answer = Der Server hat unerwartet geantwortet. Bitte lade die Seite neu.
web-server-newer = Teocalli wurde aktualisiert. Lade die Seite neu, sobald es dir passt; es geht nichts verloren.

## Startseite

web-start-lead = Zwei Brettspiele rund um die Pyramiden Mexikos. Spielt gemeinsam an einem Bildschirm, gegen Bots oder beides.
web-play = Spielen
web-play-help = „Spielen“ legt sofort los: du gegen zwei Bots ({ $bot }), nach den Standardregeln. Die Partie wird laufend gespeichert.
web-new-game = Neue Partie
web-games = Deine Partien
web-games-none = Noch keine Partien. Deine Partien stehen später hier, und du kannst sie jederzeit fortsetzen.
web-games-more =
    { $count ->
        [one] { $count } weitere zeigen
       *[other] { $count } weitere zeigen
    }
web-game-go-on = Fortsetzen
web-game-go-on-named = Die Partie von { $names } fortsetzen
web-game-look = Ansehen
web-game-look-named = Die Partie von { $names } ansehen
web-game-remove = Löschen
web-game-remove-named = Die Partie von { $names } löschen
web-game-remove-ask = Diese Partie löschen?
web-game-remove-help = Die Partie von { $names } wird endgültig gelöscht.
web-game-remove-broken = Die Partie löschen, die sich nicht öffnen lässt
web-game-remove-help-broken = Diese Partie wird endgültig gelöscht.
web-game-broken = Lässt sich nicht öffnen
web-game-failed = Diese Partie kann nicht angezeigt werden
web-game-finished = Die Partie ist zu Ende
web-about = Über Teocalli
web-about-program = Teocalli ist ein Tisch für Brettspiele, für Menschen an einem Bildschirm und für Bots. Das Programm kennt jede Regel und zeigt, was jeder Zug bringen würde.
web-unofficial = Ein inoffizielles, nicht kommerzielles Programm mit eigenen Texten und Zeichnungen, ohne Verbindung zu den Autoren oder Verlagen dieser Spiele.
web-resume = Weiterspielen
web-games-other = Deine übrigen Partien
web-game-winner = Gewonnen

## Neue Partie

web-seats = Wer spielt?
web-seat-count = Anzahl der Personen
web-seat = Sitzplatz { $number }
web-seat-who = Gespielt von
web-seat-person = Mensch
web-seat-person-help = Jemand an diesem Bildschirm.
web-seat-bot = Bot: { $bot }
web-seat-levels = Bots nach Stärke
web-seat-others = Einfache Bots
web-seat-time = Bedenkzeit
web-seat-time-own = Standard ({ $time })
web-seat-name = Name
web-seat-name-default = wird für dich gewählt
web-seat-colour = Farbe
web-colour-pink = Rosa
web-colour-teal = Türkis
web-colour-amber = Bernstein
web-colour-indigo = Indigo
web-options-finer = Regeloptionen
web-options-default = alles Standard
web-options-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
web-components-choose = Datei wählen …
web-components-chosen = { $name } gewählt; die Datei wird beim Start geprüft.
web-components-too-large = { $name } ist zu groß für eine Materialdatei.
web-play-named = { $game } spielen
web-set-up = Einrichten…
web-set-up-named = { $game } einrichten
web-rules-named = Regeln von { $game }
web-which-game = Welches Spiel?
web-difficulty-settings = Einzelne Einstellungen
web-solo = Allein spielst du gegen den { $opponent }.
web-option-usual = Standard: { $value }.
web-start-game = Partie starten
web-defaults = Standard

## Aufzeichnungen

web-record-open = Aufzeichnung öffnen
web-record-drop = Aufzeichnung hier ablegen
web-record-download = Aufzeichnung dieser Partie herunterladen
web-record-too-large = „{ $name }“ ist zu groß für eine Aufzeichnung.
web-record-unreadable = „{ $name }“ lässt sich nicht lesen.

## Am Tisch

web-game-title = Partie von { $names }
web-turn = { $player } ist am Zug
web-phase = Phase { $phase }
web-thinking-player = { $player } überlegt …
web-pass = Gebt den Bildschirm an { $player } weiter
web-pass-help = Der Tisch ist verdeckt, damit niemand fremde Handkarten sieht.
web-pass-confirm = { $player } ist da – Tisch zeigen
web-title-turn = ● Du bist am Zug – { $title }
web-question = Deine Entscheidung
web-undo = Rückgängig
web-undo-practice = Rückgängig (Übung)
web-undo-practice-help = { $reason } Deinen letzten Zug kannst du trotzdem rückgängig machen: Die Partie gilt dann als Übung, und das steht in Verlauf und Aufzeichnung.
web-practice-here = Hier wurde rückgängig gemacht, nachdem etwas aufgedeckt war: Übung
web-practice-game = Übungspartie
web-take-back-yes = Auch über Züge des Computers
web-take-back-no = Nur im laufenden Zug
web-take-back = Rückgängig machen
web-take-back-help = Rückgängig führt zu deinem letzten Zug, auch über die Züge des Computers hinweg. Wurde seitdem etwas gezogen, gilt das als Übung.
web-undo-turn = Meinen letzten Zug rückgängig machen
web-hint = Tipp
web-hint-key = Tipp (Taste I)
web-hint-thinking = Überlegt …
web-hint-heading = Vorschläge
web-hint-close = Zurück zur Entscheidung
web-hint-help = Das Beste aus { NUMBER($playouts) } durchgespielten Fortsetzungen. Die Prozente sind Siegchancen, zusammen 100 %. Zeig auf eine Aktion, um sie auf dem Plan zu sehen.
web-hint-percent = { $percent } %
web-hint-then = Wahrscheinliche Fortsetzung: { $steps }
web-hint-told = { $number }: { $action }, Siegchance { $percent } %.
web-skip = Springen
web-skip-question = Deine Entscheidung
web-skip-board = Spielplan
web-skip-log = Verlauf
web-skip-walk = Überspringen
web-tabs = Unter dem Spielplan zeigen
web-tab-table = Tisch
web-tab-log = Verlauf
web-side = Mitspielende und Vorrat

web-log = Verlauf
web-log-empty = Noch ist nichts passiert.
web-log-since = Seit deinem letzten Zug
web-log-phase = Phase { $phase }: Wertung
web-walk = Partie Schritt für Schritt ansehen
web-walk-first = Erste Stellung
web-walk-previous = Einen Schritt zurück
web-walk-next = Einen Schritt vor
web-walk-last = Zurück zur Gegenwart
web-walk-position = Stellung
web-walk-at = Schritt { $n } von { $count }
web-walk-short = { $n } / { $count }
web-looking = Rückblick
web-back-to-now = Zurück zur Gegenwart

## When something cannot be drawn

web-fault = Ein Teil dieser Seite ließ sich nicht zeichnen. Du kannst trotzdem weiterspielen: Unten steht in Worten alles, was möglich ist, und „Zurücknehmen“ nimmt das Letzte zurück.
web-fault-here = Ein Teil dieser Seite ließ sich in dieser Stellung nicht zeichnen.
web-fault-board = Der Spieltisch lässt sich in dieser Stellung nicht zeichnen.
web-fault-part = Dieser Teil lässt sich in dieser Stellung nicht zeichnen.
web-fault-drawing = Die Zeichnung dieses Spiels ließ sich nicht laden. Es wird erneut versucht …
web-fault-actions = Alles, was möglich ist; ein Klick führt es sofort aus
web-fault-page = Diese Seite ließ sich nicht zeichnen
web-fault-page-help = Bitte lade sie neu. Deine Partien bleiben erhalten.
web-reload = Neu laden

## Ende einer Phase und der Partie

web-scene-phase = Phase { $phase } ist zu Ende
web-scene-score = { $before } → { $after }
web-scene-nothing = Nichts zu werten.
web-scene-priest = { $level }, { $rank }
web-scene-blank = { $level }, leer
web-scene-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-scene-before = Vorher
web-scene-after = Nachher
web-scene-returned = Diese Priester kehren zurück:
web-scene-no-break = Keine Pause: Alle Priester bleiben stehen.
web-scene-stay = Es gab keine Priester zurückzugeben.
web-scene-back =
    { $count ->
        [0] keiner
        [one] { $count } Priester
       *[other] { $count } Priester
    }
web-scene-go-on = Weiter
web-scene-to-result = Ergebnis anzeigen
web-plus = +{ $points }

web-result = Ergebnis
web-result-won =
    { $points ->
        [one] { $names } gewinnt mit { $points } Siegpunkt
       *[other] { $names } gewinnt mit { $points } Siegpunkten
    }
web-result-shared =
    { $points ->
        [one] { $names } teilen sich den Sieg mit { $points } Siegpunkt
       *[other] { $names } teilen sich den Sieg mit { $points } Siegpunkten
    }
web-result-place = Platz
web-result-player = Name
web-result-cards = Karten übrig
web-result-points = Punkte
web-result-look = Spielplan ansehen
web-rematch = Revanche
web-plot = Punkte im Lauf der Partie, die nächste Wertung mitgezählt
web-plot-name = Liniendiagramm der Punkte im Lauf der Partie; die Tabelle darüber nennt die Punkte jeder Phase.

## Regelseite

web-rules-search = In den Regeln suchen
web-rules-contents = Inhalt
web-rules-found =
    { $count ->
        [0] Keine Stelle enthält diese Wörter.
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }

## Der Spielplan und das Handeln

board-question = Deine Möglichkeiten
board-mode-build = Bauen
board-mode-place = Priester setzen
board-mode-move = Priester ziehen
board-mode-track = Verehren oder verfluchen
board-ask-turn = { $player }, du bist am Zug.
board-ask-place = Wohin setzt du den Priester?
board-ask-move-from = Welcher Priester zieht?
board-ask-move-to = Wohin zieht der Priester?
board-ask-payment = Mit welchen Karten bezahlst du?
board-ask-seat = Drehe das Plättchen und wähle einen Bauplatz.
board-ask-track = Welcher Gott rückt, und wie weit?
board-hint-place = Wähle ein hervorgehobenes Feld; jedes zeigt, was ein Priester dort bei der nächsten Wertung bringt.
board-hint-move = Wähle einen deiner Priester; hervorgehobene Felder zeigen Siegpunkte und Kosten.
board-hint-track = Zieh einen Gott auf der Leiste oder nimm die Pfeile.
board-hint-seat = Wähle einen freien Bauplatz. R oder das Mausrad dreht das Plättchen.
board-confirm = Bestätigen
board-back = Zurück
board-turn-left = Plättchen nach links drehen
board-turn-right = Plättchen nach rechts drehen
board-free-seats = Freie Bauplätze
board-target-name = { $name } – { $target }
board-target-place = Priester hierher setzen: erwartete Siegpunkte { $change }
board-target-move =
    { $cost ->
        [one] für { $cost } Karte hierher ziehen: erwartete Siegpunkte { $change }
       *[other] für { $cost } Karten hierher ziehen: erwartete Siegpunkte { $change }
    }
board-target-from = dieser Priester kann ziehen
board-seat-gain = { $name } – { $tile }: { $gains }, nächste Wertung { $change }
board-seat-plain = { $name } – { $tile }: keine Karten, nächste Wertung { $change }
board-cost = Kosten
board-cost-none = nichts
board-gain = Ertrag
board-gain-none = keine Karten
board-gain-value =
    { $points ->
        [one] { $points } Siegpunkt bei der nächsten Wertung
       *[other] { $points } Siegpunkte bei der nächsten Wertung
    }
board-gain-moved =
    { $points ->
        [one] { $points } Siegpunkt bei der nächsten Wertung, jetzt { $before }
       *[other] { $points } Siegpunkte bei der nächsten Wertung, jetzt { $before }
    }
board-change = Erwartete Siegpunkte
board-change-suggested = Die erwarteten Siegpunkte gelten für die vorgeschlagenen Karten.
board-change-best = Die Karten wählst du danach; gezählt ist die beste Wahl.
board-ends-phase = Damit endet die Phase.
board-announce-choice = { $action }. Kosten: { $cost }. Ertrag: { $gain }. Erwartete Siegpunkte: { $change }.
board-payment = Karten zum Bezahlen
board-payment-count = { $chosen } von { $due } gewählt
board-payment-card = { $idol }, Karte { $number }
board-which-idol = Gott
board-honour = Verehren
board-curse = Verfluchen
board-honour-step = Verehren: { $idol }
board-curse-step = Verfluchen: { $idol }
board-square = Platz { $square }
board-square-cost = Platz { $square }, kostet { $cost }
board-per-card = je Karte
board-stocks = Vorrat
board-stock =
    { $count ->
        [one] Noch { $count } Plättchen
       *[other] Noch { $count } Plättchen
    }
board-drawn = Gezogenes Plättchen
board-next-tile = Nächstes Plättchen
board-players = Mitspielende
board-bot = Bot
board-bot-level = Stufe { $level }
board-hand = Hand von { $player }: { $cards }
board-no-cards = keine Karten
board-score =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
board-next =
    { $points ->
        [one] { $points } dazu bei der nächsten Wertung
       *[other] { $points } dazu bei der nächsten Wertung
    }
board-turn = am Zug
board-zoom = Spielplan zoomen
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern

## Teotihuacan: Namen der Dinge auf dem Tisch

board-teo-city = Stadt: Tempel, Pyramide, Straße der Toten und Kalender
board-teo-whole = Ganzer Tisch
board-teo-tap = Tippe auf einen Bereich, um ihn zu vergrößern.
board-teo-on-royal = { $board }, auf { $tile }
board-teo-neutral = neutraler Würfel { $letter }, { $board }
board-teo-area = Offener Bereich, { $board }
board-teo-area-arrived =
    { $count ->
        [one] Offener Bereich, { $board }: { $count } Farbe anwesend
       *[other] Offener Bereich, { $board }: { $count } Farben anwesend
    }
board-teo-worship = Anbetungsplatz, { $board }: { $step } oder das Entdeckungsplättchen, für 1 Kakao mehr beides
board-teo-any-temple = ein Schritt in einem beliebigen Tempel
board-teo-any-steps =
    { $count ->
        [one] { $count } Schritt in einem beliebigen Tempel
       *[other] { $count } Schritte in beliebigen Tempeln
    }
board-teo-any-goods =
    { $count ->
        [one] { $count } Rohstoff deiner Wahl
       *[other] { $count } Rohstoffe deiner Wahl
    }
board-teo-list = { $parts }
board-teo-table = Hauptaktion, { $board }: nach eingesetzten Arbeitern und ihrer niedrigsten Kraft
board-teo-cell =
    { $count ->
        [one] { $count } Arbeiter, niedrigste Kraft { $power }: { $amounts }
       *[other] { $count } Arbeiter, niedrigste Kraft { $power }: { $amounts }
    }
board-teo-tile = { $tile }, { $place }, kostet { $cost }
board-teo-royal = { $tile }: { $effect }
board-teo-tech = { $tile }, { $temple }, im Besitz von: { $owners }
board-teo-own-tech = { $tech }: { $effect }
board-teo-nobody = niemand
board-teo-tech-top = Obere Reihe: ab 1 Arbeiter, 1 Verstärkung
board-teo-tech-bottom = Untere Reihe: ab 2 Arbeitern, 1 Verstärkung; oder 1 Arbeiter mit Kraft 4 oder 5, keine Verstärkung
board-teo-nobles-action = Hauptaktion, Adlige: 2 Holz für ein Gebäude, seine Punkte, 1 Schritt auf der Straße der Toten, Verstärkungen
board-teo-nobles-row = { $row }: { $built } von { $count } gebaut, das nächste bringt { $next } SP
board-teo-deco-cost = Hauptaktion, Dekorationen: { $one } Gold mit 1 Arbeiter, { $two } mit 2, { $three } mit 3; 3 SP, 1 SP je Übereinstimmung, 1 Schritt auf der Pyramidenleiste, 1 Verstärkung
board-teo-level = Ebene { $level }: { $stone } Stein und { $wood } Holz je Plättchen, { $points } SP
board-teo-build-limit = Hauptaktion, Pyramidenbau: bis zu 1, 2 oder 3 Plättchen mit 1, 2 oder 3 Arbeitern
board-teo-supply-pyramid = Noch nicht gezogene Pyramidenplättchen: { $count }
board-teo-supply-decorations = Noch nicht gezogene Dekorationen: { $count }
board-teo-supply-discovery = Noch nicht gezogene Entdeckungsplättchen: { $count }
board-teo-step = { $step }: { $tile }
board-teo-step-free = { $step }, frei: links { $left }, rechts { $right }
board-teo-temple-step = { $temple }, Stufe { $step }
board-teo-temple-reward = { $place }: { $gains }
board-teo-temple-reward-stack = { $place }: { $gains } oder ein Entdeckungsplättchen
board-teo-temple-bonus = { $place }, Tempelbonus: { $bonus }
board-teo-track-step = { $track }, Feld { $step }
board-teo-avenue-stack = { $track }, Feld { $step }: ein Entdeckungsplättchen
board-teo-met = Die Scheiben haben sich getroffen: Diese Runde wird beendet, dann folgt noch eine bis zur Eklipse
board-teo-start = { $tile }: { $gives }
board-teo-unused =
    { $count ->
        [one] { $player }, unbenutzt
       *[other] { $player }, unbenutzt, { $count }-mal
    }
board-teo-used =
    { $count ->
        [one] { $player }, benutzt
       *[other] { $player }, benutzt, { $count }-mal
    }
board-teo-wheel = vierter Arbeiter von { $player }, auf dem Aufstiegsrad
board-teo-salary = Fälliger Lohn: { $due } Kakao
board-teo-salary-short = Fälliger Lohn: { $due } Kakao, davon fehlen { $missing }
board-teo-next = nächste Eklipse: { $points } SP
board-teo-masks = Masken: { $sizes } verschiedene, { $points } SP bei jeder Eklipse
board-teo-bot-tile = { $tile }, { $place }
board-teo-bot-aside = { $tile }, beiseitegelegt
board-teo-bot-place-0 = Spitze, Würfel 6 bis 8
board-teo-bot-place-1 = Mitte links, Würfel 4 oder 5
board-teo-bot-place-2 = Mitte rechts, Würfel 9 oder 10
board-teo-bot-place-3 = unten links, Würfel 2 oder 3
board-teo-bot-place-4 = unten in der Mitte
board-teo-bot-place-5 = unten rechts, Würfel 11 oder 12
board-teo-direction-left = Richtungsplättchen { $number }: Das Plättchen links unten rückt nach
board-teo-direction-right = Richtungsplättchen { $number }: Das Plättchen rechts unten rückt nach
board-teo-bot-dice = Würfel: { $sum }
board-teo-bot-worship = Anbetungswürfel: Kraft { $power }, { $board }
board-teo-bot-worship-locked = Anbetungswürfel: Kraft { $power }, { $board }, gesperrt

## Teotihuacan: entscheiden und planen

decide-gives = zahle { $amounts }
decide-gets = erhalte { $amounts }
decide-other-gets = { $player } bekommt { $amounts }
decide-other-gives = { $player } verliert { $amounts }
decide-later = danach { $amounts }
decide-drawn = gezogen wird: { $draws }
decide-arrival = nach { $board }: { $colours } Farben anwesend, Sammeln bringt { $collected } Kakao
decide-choose-worker = diesen Arbeiter wählen
decide-workers = Wer zieht
decide-worker = { $board }
decide-two-workers = { $board }, zwei Arbeiter zusammen
decide-worker-name = { $board }, Kraft { $power }
decide-two-workers-name = { $board }, zwei Arbeiter zusammen, Kraft { $powers }
decide-steps =
    { $count ->
        [one] { $count } Feld weiter
       *[other] { $count } Felder weiter
    }
decide-crew =
    { $count ->
        [one] du hättest dort { $count } Arbeiter: { $powers }
       *[other] du hättest dort { $count } Arbeiter: { $powers }
    }
decide-cocoa-left = { $cocoa } Kakao übrig; Lohn zurzeit { $salary }
decide-destinations = Ziel
decide-hint-worker = Wähle einen Arbeiter, hier oder auf dem Plan, um seine drei Ziele zu sehen.
decide-choose-tile = dieses Plättchen wählen
decide-place-brings = hier: { $effect }
decide-hint-tile = Wähle ein Plättchen, hier oder auf dem Plan.
decide-hint-place =
    { $count ->
        [one] Ein Platz ist offen. Wähle ihn hier oder auf dem Plan.
       *[other] { $count } Plätze sind offen, die besten zuerst. Wähle hier oder auf dem Plan.
    }
decide-no-match = kein Symbol stimmt überein
decide-matches =
    { $count ->
        [one] eine Übereinstimmung: { $icons }
       *[other] { $count } Übereinstimmungen: { $icons }
    }
decide-turned =
    { $turns ->
        [0] { $tile }, wie es ausliegt
        [one] { $tile }, um ein Viertel gedreht
       *[other] { $tile }, um { $turns } Viertel gedreht
    }
decide-build-here = Hier bauen
decide-build-and-end = Hier bauen und Zug beenden
decide-among = Eines davon wählen: { $actions }
decide-all-options = Alle Möglichkeiten
decide-other-place = Anderer Platz
decide-choose-deco = diese Dekoration wählen
decide-up-to = bis zu { $points } SP
decide-hint-deco = Wähle eine Dekoration, hier oder auf dem Plan.
decide-one-more = eins mehr
decide-less = weniger: { $good }
decide-more = mehr: { $good }
decide-chosen-so-far = Gewählt: { $amounts }
decide-keep-this = behalten oder abgeben
decide-place-here = einen Arbeiter hierher
decide-beside = Daneben: { $tile }.
decide-keep = Diese zwei behalten ({ $chosen } von { $count })
decide-place = Arbeiter einsetzen ({ $chosen } von { $count })
decide-path = Schritte dieses Zugs
decide-next = Danach: { $steps }
decide-ends-turn = Damit endet dein Zug.
decide-is-final = Das lässt sich nicht rückgängig machen.
decide-ends-era = Eine Eklipse folgt.
decide-confirm = Bestätigen
decide-back = Noch nicht
decide-also = Außerdem möglich
decide-no-more-to-pay = Mehr hast du nicht davon.
decide-no-more-to-take = Mehr darfst du nicht nehmen.
decide-refused = Jetzt nicht möglich: { $count }
decide-turn-so-far = Dieser Zug bisher
decide-nothing-changed = Noch nichts erhalten oder ausgegeben.
decide-before-after = Vorher und nachher
decide-from-to = { $name }: vorher { $before }, jetzt { $after }
decide-plan = Plan { $name }
decide-carry-out = Plan ausführen
decide-forget = Verwerfen
decide-before = vorher
decide-now = jetzt
decide-take-back-turn = Zug rückgängig machen
decide-keep-plan = Als Plan { $name } merken
decide-stock-vp = Siegpunkte
decide-stock-cocoa = Kakao
decide-stock-wood = Holz
decide-stock-stone = Stein
decide-stock-gold = Gold
decide-stock-blue = Blauer Tempel
decide-stock-red = Roter Tempel
decide-stock-green = Grüner Tempel
decide-stock-avenue = Straße der Toten
decide-stock-track = Pyramidenleiste
decide-stock-outlook = Käme jetzt eine Eklipse
decide-scored-nothing = nichts
decide-salary-due = { $due } Kakao fällig, { $cocoa } vorhanden
decide-salary-missing = { $missing } fehlt: { $points } SP gingen verloren
decide-sources-sum = Gesamt
decide-minus = −{ $points }
decide-next-era = Epoche { $era } beginnt
decide-next-era-changes = Helle Scheibe auf 0, dunkle auf { $dark }, neutrale Würfel neu gesetzt, Pyramidenleiste auf 0; in der nächsten Eklipse zählt ein Schritt darauf { $points } SP.
decide-eclipse-tracks = Eklipse { $era }
decide-eclipse-scored = { $eclipse }: Wertung
decide-cocoa-left-column = Kakao
decide-sources = Woher die Punkte kamen; kleine Zahlen: nach Epochen
decide-source = Quelle
decide-by-era = ({ $points })
decide-left = bleiben { $cocoa } Kakao
