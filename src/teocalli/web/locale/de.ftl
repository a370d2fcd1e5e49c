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
web-key-playback = Partie Schritt für Schritt ansehen
web-key-escape = Zurück zur Gegenwart oder abbrechen

web-network-lost = Verbindung verloren. Verbinde neu …
web-network-checking = Die Verbindung wurde unterbrochen. Es wird geprüft, ob dein Zug angekommen ist …
web-network-counted = Dein Zug ist angekommen.
web-network-not-counted = Dein Zug ist nicht angekommen. Bitte mach ihn noch einmal.
web-error-network = Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.
web-error-answer = Der Server hat unerwartet geantwortet. Bitte lade die Seite neu.
web-server-newer = Teocalli wurde aktualisiert. Lade die Seite neu, sobald es dir passt; es geht nichts verloren.

## Startseite

web-start-lead = Brettspiele an einem Tisch. Spielt gemeinsam an einem Bildschirm, gegen Bots oder beides.
web-start-lead-people = Brettspiele an einem Tisch, egal wo ihr seid. Ladet Freunde per Link ein, spielt gegen Bots oder beides.
web-start-lost = Der Server ist nicht erreichbar; du siehst, was dieser Browser aufgehoben hat. Zum Spielen, für Lektionen und Aufgaben wird er gebraucht; deine Partien sind sicher und kommen mit der Verbindung zurück. Was du schon einmal geöffnet hast, ist noch da:
web-start-again = Noch einmal versuchen
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
web-game-go-on-named = Partie fortsetzen: { $names }
web-game-look = Ansehen
web-game-look-named = Partie ansehen: { $names }
web-game-remove = Löschen
web-game-remove-named = Partie löschen: { $names }
web-game-remove-ask = Diese Partie löschen?
web-game-remove-help = Diese Partie wird endgültig gelöscht: { $names }.
web-game-remove-broken = Die Partie löschen, die sich nicht öffnen lässt
web-game-remove-help-broken = Diese Partie wird endgültig gelöscht.
web-game-broken = Lässt sich nicht öffnen
web-game-failed = Diese Partie kann nicht angezeigt werden
web-game-not-offered = Der Server bietet „{ $name }“ nicht an: Das Spiel wurde von ihm entfernt, oder es enthält einen Fehler, den das Protokoll des Servers nennt.
web-game-finished = Die Partie ist zu Ende
web-game-running = Läuft
web-about = Über Teocalli
web-about-program = Teocalli ist ein Tisch für Brettspiele, für Menschen an einem Bildschirm und für Bots. Das Programm kennt jede Regel und zeigt, was jeder Zug bringen würde.
web-handbook = Handbuch
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
web-seat-instead = { $bot } hat das Spiel mit dieser Personenzahl und diesen Regeln nicht gelernt: Stattdessen spielt { $instead }.
web-seat-name = Name
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
web-components-entered = Gespielt wird mit dem Material, das auf diesem Gerät eingegeben wurde.
web-components-take = Das eingegebene Material nehmen
web-components-enter = Durch Anklicken eingeben …
web-components-edit = Das Eingegebene ändern …
web-box-link = Mit den Plättchen der eigenen Schachtel spielen
web-companion-link = Begleiter für das gedruckte Spiel
web-companion-title = { $game }: Begleiter für das gedruckte Spiel
web-balance-link = Balance-Labor: was andere Regeln ändern
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
web-links = Links zu dieser Partie
web-link-game = Link zur Partie
web-link-position = Link zu Stellung { $n }
web-link-game-help = Öffnet die Partie auf diesem Computer, solange sie hier aufbewahrt wird.
web-link-game-people = Für alle, die diese Partie sehen dürfen.
web-link-record = Link, der die ganze Partie enthält
web-link-record-help = Die Partie steckt im Link selbst, kein Server speichert sie. Wer Teocalli hat, kann sie öffnen, auch wenn sie hier nicht mehr aufbewahrt wird.
web-link-record-long = Diese Partie ist zu lang für einen Link. Lade stattdessen ihre Aufzeichnung herunter.
web-link-long = Dieser Link ist zu lang: Er darf höchstens { NUMBER($limit) } Zeichen haben. Lass dir die Aufzeichnung stattdessen als Datei geben.
web-link-damaged = Aus diesem Link lässt sich keine Partie lesen: Er ist unvollständig oder beschädigt. Kopiere den ganzen Link noch einmal.
web-link-large = Was dieser Link enthält, ist zu groß für eine Aufzeichnung.
web-link-unsupported = Dieser Browser kann solche Links nicht lesen. Nimm einen neueren, oder lass dir die Aufzeichnung als Datei geben.
web-open-link = Link öffnen
web-open-link-help = Ein Link kann eine ganze Partie enthalten. Führt er zu einem anderen Computer, füge ihn hier ein.
web-open-link-field = Link
web-open-link-read = Link lesen
web-open-game = Partie öffnen
web-open-game-help = Der Link enthält diese Partie. Öffnest du sie, kommt sie zu deinen Partien.
web-position-missing = Stellung { $n } gibt es in dieser Partie nicht: Sie hat nur { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    }. Du siehst die neueste Stellung.

## Rückschau

web-review = Rückschau
web-review-help = Jede Entscheidung wird mit der besten verglichen, die eine Suche findet: was sie kostete, was besser gewesen wäre und warum, und was Glück und Können am Ergebnis ausmachten. Die Rückschau wird bei der Partie aufbewahrt.
web-review-start = Rückschau beginnen
web-review-stop = Anhalten
web-review-go-on = Weitermachen
web-review-done = { $done } von { $total }
web-review-reasons = Alle Entscheidungen sind beurteilt. Jetzt wird gesucht, warum die teuersten schlechter waren …
web-review-failed = Auf dem Server ging etwas schief. Was bisher gefunden ist, bleibt; du kannst weitermachen.
web-review-players-only = Nur wer hier mitgespielt hat, kann die Rückschau beginnen; dann siehst du sie auch.
web-review-close = Verlauf
web-review-what = Im Diagramm zeigen
web-review-decisions = Entscheidungen
web-review-decisions-marked = Auffällige
web-review-decisions-all = Alle
web-review-step = Schritt { $n }
web-review-cost = −{ $chance } Prozentpunkte, { $points } Punkte

## Am Tisch

web-game-title = Partie: { $names }
web-turn = { $player } ist am Zug
    .you = Du bist am Zug
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
web-from-position = Beginnt mit einer aufgebauten Stellung
web-from-position-odd = Keine Partie kann zu dieser Stellung führen: { $reason }
web-take-back-yes = Auch über Züge des Computers
web-take-back-no = Nur im laufenden Zug
web-take-back = Rückgängig machen
web-take-back-help = Rückgängig führt zu deinem letzten Zug, auch über die Züge des Computers hinweg. Wurde seitdem etwas gezogen, gilt das als Übung.
web-undo-turn = Meinen Zug zurücknehmen
web-hint = Tipp
web-hint-key = Tipp (Taste I)
web-hint-thinking = Überlegt …
web-lines = Beste Zugfolgen
web-lines-key = Beste Zugfolgen (Taste I)
web-hint-percent = { $percent } %
web-skip = Springen
web-skip-question = Deine Entscheidung
web-skip-board = Spielplan
web-skip-log = Verlauf
web-skip-playback = Überspringen
web-tabs = Unter dem Spielplan zeigen
web-tab-table = Tisch
web-tab-log = Verlauf
web-side = Mitspielende und Vorrat

web-log = Verlauf
web-log-empty = Noch ist nichts passiert.
web-log-since = Seit deinem letzten Zug
web-log-phase = Phase { $phase }: Wertung
web-playback = Partie Schritt für Schritt ansehen
web-playback-first = Erste Stellung
web-playback-previous = Einen Schritt zurück
web-playback-next = Einen Schritt vor
web-playback-last = Zurück zur Gegenwart
web-playback-position = Stellung
web-playback-at = Schritt { $n } von { $count }
web-playback-short = { $n } / { $count }
web-looking = Frühere Stellung
web-back-to-now = Zurück zur Gegenwart

## When something cannot be drawn

web-fault = Ein Teil dieser Seite ließ sich nicht zeichnen. Du kannst trotzdem weiterspielen: Unten steht in Worten alles, was möglich ist.
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
web-scene-go-on = Weiter
web-scene-to-result = Ergebnis anzeigen
web-plus = +{ $points }

web-result = Ergebnis
web-result-won =
    { $points ->
        [one] { $names } gewinnt mit { $points } Siegpunkt
       *[other] { $names } gewinnt mit { $points } Siegpunkten
    }
    .you =
        { $points ->
            [one] Du gewinnst mit { $points } Siegpunkt
           *[other] Du gewinnst mit { $points } Siegpunkten
        }
web-result-shared =
    { $points ->
        [one] { $names } teilen sich den Sieg mit { $points } Siegpunkt
       *[other] { $names } teilen sich den Sieg mit { $points } Siegpunkten
    }
    .you =
        { $points ->
            [one] { $names } teilt euch den Sieg mit { $points } Siegpunkt
           *[other] { $names } teilt euch den Sieg mit { $points } Siegpunkten
        }
web-result-place = Platz
web-result-player = Name
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
web-rules-note = Wie sicher ist das?

## Der Spielplan und das Handeln

board-question = Deine Möglichkeiten
board-turn-left = Plättchen nach links drehen
board-turn-right = Plättchen nach rechts drehen
board-target-name = { $name } – { $target }
board-players = Mitspielende
board-bot = Bot
board-bot-level = Stufe { $level }
board-turn = am Zug
board-zoom = Spielplan zoomen
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern

## Leute an anderen Orten

web-your-name = Dein Name
web-link-copy = Link kopieren
web-link-copied = Kopiert
web-link-qr = QR-Code des Links, für die Kamera eines Telefons
web-link-failed = Dieser Link funktioniert nicht
web-join = An den Tisch
web-company = Leute am Tisch
web-company-you = du
web-company-watching = Du siehst bei dieser Partie zu.
web-company-watchers =
    { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
web-present = gerade da
web-absent = gerade nicht da
web-thinking-person = { $player } überlegt …
web-away-person = { $player } ist am Zug und gerade nicht da.
web-waiting-title = { $game }: Mitspielende gesucht
web-waiting-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
web-seat-free = Freier Platz
web-seat-host = Du
web-seat-invited = Kommt per Link
web-seat-invited-help = Nimmt über einen Link Platz, den du weitergibst.
web-seat-leave = Deinen Platz verlassen
web-seat-leave-short = Verlassen
web-seat-free-up = Platz von { $player } frei machen
web-seat-free-up-short = Frei machen
web-sit-heading = Platz nehmen
web-sit = Mitspielen
web-sit-where = Farbe
web-invite = Einladen
web-invite-help = Schick diesen Link den Leuten, mit denen du spielen möchtest. Wer ihn öffnet, kann einen freien Platz nehmen; ein Konto ist nicht nötig.
web-invite-player = Link zum Mitspielen
web-invite-player-make = Link zum Mitspielen zeigen
web-invite-spectator = Link zum Zuschauen
web-invite-spectator-make = Link zum Zuschauen zeigen
web-fill = Jetzt beginnen
web-fill-help = Computerspieler nehmen die freien Plätze ein ({ $bot }).
web-fill-button = Mit Computerspielern auffüllen
web-public = Wer den Tisch findet
web-public-no = Nur per Link
web-public-yes = Alle, in der Liste der Tische
web-people-help = Die erste Person bist du. Die Partie beginnt, sobald alle Plätze besetzt sind.
web-person = Du
web-person-unknown = Wie sollen die anderen dich nennen? Ein Konto ist nicht nötig: Dieser Browser merkt sich, wer du bist.
web-person-begin = Das bin ich
web-person-known = Du spielst als { $name }.
web-person-change = Name und Geräte
web-person-rename = Namen ändern
web-device = Ein anderes Gerät
web-device-help = Um dort mit deinen Partien weiterzumachen, öffne diesen Link auf dem anderen Gerät. Er funktioniert einmal und gilt 15 Minuten; gib ihn niemandem.
web-device-link = Link für dein anderes Gerät
web-device-make = Link erstellen
web-device-here = Auf diesem Gerät weiterspielen
web-device-here-help = Mit diesem Link kann jemand auf diesem Gerät weiterspielen. Er funktioniert einmal.
web-device-replaces = Bisher spielt auf diesem Gerät { $name }; danach wird hier nur noch die neue Person erkannt.
web-device-here-button = Hier weiterspielen
web-lobby = Offene Tische
web-lobby-none = Im Moment ist kein Tisch für alle offen. Eröffne eine Partie, die alle finden.
web-lobby-join = Dazusetzen
web-lobby-join-named = Zu { $names } an den Tisch setzen
web-lobby-watch = Zuschauen
web-lobby-watch-named = Bei der Partie von { $names } zuschauen
web-tournaments = Turniere
web-tournaments-none = Du nimmst an keinem Turnier teil. Lege eines an und gib allen seinen Link.
web-tournament-new = Turnier anlegen
web-tournament-open = Offen für alle mit Link
web-tournament-running = Läuft
web-tournament-finished = Beendet
web-tournament-broken = Nicht lesbar
web-tournament-look = Öffnen
web-tournament-look-named = Turnier { $name } öffnen
web-tournament-entrants =
    { $count ->
        [one] Eine Teilnahme
       *[other] { $count } nehmen teil
    }
web-tournament-to = Zum Turnier
web-ended-contest = Die Partie wurde beendet, { $player } hat sie verloren.
web-ended-wish = Die Partie wurde beendet, weil { $player } gegangen ist.
web-rematch-go = Zur Revanche
web-undo-propose = Um Rücknahme bitten
web-undo-propose-help = Seit deiner letzten Entscheidung ist die Partie weitergegangen. Zurücknehmen kannst du sie nur noch, wenn alle Mitspielenden zustimmen; Bots tun das immer. Was seitdem gezogen wurde, kommt dann genauso wieder, und dass ihr zurückgegangen seid, steht in Verlauf und Aufzeichnung.
web-undo-propose-send = Die anderen fragen
web-proposal = Frage an die Mitspielenden
web-proposal-undo = { $player } möchte die eigene letzte Entscheidung zurücknehmen:
web-proposal-undo-own = Du möchtest deine letzte Entscheidung zurücknehmen:
web-proposal-missing = Antwort steht noch aus: { $players }
web-proposal-yes = Einverstanden
web-proposal-no = Nein, weiterspielen
web-proposal-withdraw = Doch nicht
web-proposal-refused = { $player } hat abgelehnt: Es geht weiter.
web-proposal-refused-own = Du hast abgelehnt: Es geht weiter.
web-proposal-withdrawn = { $player } hat die Frage zurückgezogen.
web-proposal-withdrawn-own = Du hast die Frage zurückgezogen.
web-agreed-here = Bis hierher zurückgegangen, weil alle zugestimmt haben
web-title-asked = ● Du wirst gefragt – { $title }
web-key-answer = Eine Frage der anderen beantworten: ja, nein

# rules beside the board
web-help-page = Ganze Seite
web-help-tabs = Welche Regeln
web-help-tab-now = Jetzt
web-help-tab-turn = Ein Zug
web-help-tab-icons = Symbole
web-help-tab-all = Alle
web-help-pointed = Worauf du gezeigt hast
web-help-refused = Warum das nicht geht
web-help-asked = Worum es gerade geht
web-help-nothing = Du hast gerade nichts zu entscheiden. Zeig auf etwas und drück ?, oder schlag eine Regel nach.

web-names = Namen auf dem Spielplan
web-names-off = Aus
web-names-on = An
web-names-help = Für den Anfang: Was auf dem Spielplan und daneben liegt, trägt seinen Namen.
web-marks = Zugfolgen auf dem Spielplan
web-marks-help = Markiert, wo die Zugfolgen eines Tipps oder einer Analyse ansetzen, und zeigt, wie sie weitergehen.
web-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
web-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-clock = Bedenkzeit
web-clock-none = Keine Uhr
web-clock-turn = { $time } für jeden Zug
web-clock-bank = { $time } insgesamt, dazu { $increment } nach jedem Zug
web-clock-days = { $days } T { $hours } Std
web-clock-of = Restzeit: { $player }
web-clock-help = Ist die Zeit von jemandem abgelaufen, entscheiden die anderen: warten, einen Bot übernehmen lassen oder die Partie beenden.
web-kept-waiting-heading = Nicht länger warten
web-kept-waiting-time = Die Zeit ist abgelaufen: { $player }.
web-kept-waiting-away = { $player } ist seit einiger Zeit nicht da.
web-kept-waiting-help = Ihr könnt einfach warten. Wer die Partie eröffnet hat, kann auch anders entscheiden, und alle anderen gemeinsam können es ebenso:
web-stand-in-propose = Einen Bot übernehmen lassen
web-end-propose = Partie beenden
web-stand-in = Einen Bot für mich spielen lassen
web-stand-in-help = „{ $bot }“ spielt für dich, bis du deinen Platz zurücknimmst; das geht jederzeit. Verlauf und Aufzeichnung sagen, wer was gespielt hat.
web-stand-in-own = Für dich spielt gerade ein Bot.
web-stand-in-tag = es spielt { $bot }
web-stand-in-log = Bot
web-come-back = Selbst weiterspielen
web-thinking-stand-in = Für { $player } überlegt ein Bot …
web-rests = Alle sind gegangen. Die Partie ruht, bis jemand zurückkommt.
web-proposal-stand-in = { $player } schlägt vor, dass für { $absent } ein Bot spielt.
web-proposal-stand-in-own = Du schlägst vor, dass für { $absent } ein Bot spielt.
web-proposal-end = { $player } schlägt vor, die Partie zu beenden, statt auf { $absent } zu warten.
web-proposal-end-own = Du schlägst vor, die Partie zu beenden, statt auf { $absent } zu warten.
web-ended-time = Die Partie wurde beendet, weil die Zeit von { $player } abgelaufen war. Niemand gewinnt.
web-ended-away = Die Partie wurde beendet, weil { $player } nicht da war. Niemand gewinnt.
web-clock-here = Bedenkzeit: { $control }

# Programme, die von anderswo mitspielen.
web-programs = Programme
web-programs-help = Auch ein Programm kann einen Platz nehmen, zum Beispiel ein eigener Bot. Es meldet sich mit einem Zugangsschlüssel an, der nur einmal gezeigt wird.
web-program-name = Name des Programms
web-program-admit = Zulassen
web-program-token = Schlüssel für { $name }
web-program-copy = Schlüssel kopieren
web-program-copied = Schlüssel kopiert
web-program-tag = Programm
web-program-shut-out = { $name } ausschließen
web-program-shut-out-short = Ausschließen
web-since = Seit du zuletzt hier warst
web-since-points = Punkte seitdem
web-since-change = { $before } → { $after }
web-since-earlier =
    { $count ->
        [one] Ein früheres Ereignis steht im Verlauf.
       *[other] { $count } frühere Ereignisse stehen im Verlauf.
    }
web-since-show = Auf dem Spielplan zeigen
web-since-close = Weiter

# lessons
web-learn = Lernen
web-learn-named = { $game } lernen
web-learn-lead = Kurze Schritte an einem echten Spielplan: lies, klick an, was leuchtet, und hol dir Hilfe, wann du willst. Du kannst jederzeit aufhören und später weitermachen.
web-learn-new = Neu hier? Lern { $game } beim Spielen, { $count ->
        [one] in { $count } Minute
       *[other] in { $count } Minuten
    }.

# Mischen, das sich nachprüfen lässt
web-shuffle = Wer mischt
web-shuffle-no = Der Server
web-shuffle-yes = Der Server und alle Mitspielenden
web-shuffle-help = Alles Gezogene folgt aus einem Startwert, dessen Prüfsumme vor der Partie feststeht; danach können alle nachrechnen. Mischen alle mit, gibt jeder Browser eine Zufallszahl dazu: So kann niemand allein die Ziehungen bestimmen, auch der Server nicht.
web-shuffle-title = { $game }: Es wird gemischt
web-shuffle-heading = Gemeinsam mischen
web-shuffle-explained = Jeder Browser verspricht zuerst eine Zufallszahl und nennt sie, sobald alle eine versprochen haben. Was gezogen wird, folgt aus allen zusammen.
web-shuffle-missing = Es fehlen noch Zahlen: { $names }
web-shuffle-round = Versuch { $round }: Jemand ist gegangen oder hat neu begonnen, nachdem eine Zahl genannt war. Alle nehmen eine neue Zahl.
web-shuffle-changed = Der Server hat geändert, was er zugesagt hatte. Dein Browser nennt ihm deine Zahl nicht; verlass diesen Tisch besser.
web-shuffle-elsewhere = Deine Zahl liegt in einem anderen Browser. Öffne die Partie dort oder nimm eine neue Zahl; hat schon jemand eine genannt, beginnen alle noch einmal.
web-shuffle-anew = Neue Zahl nehmen
web-shuffle-promised = Zahl versprochen
web-shuffle-told = Zahl genannt
web-fair = Faires Mischen
web-fair-server = Alles, was in dieser Partie gezogen wird, folgt aus einem geheimen Startwert. Seine Prüfsumme (SHA-256) steht seit dem Anfang fest, also lässt er sich nicht austauschen:
web-fair-joint = Alles, was in dieser Partie gezogen wird, folgt aus einem geheimen Startwert des Servers und den Zahlen der Mitspielenden. Alle Prüfsummen (SHA-256) standen fest, bevor jemand eine Zahl nannte:
web-fair-hash = Prüfsumme des Startwerts
web-fair-copy = Prüfsumme kopieren
web-fair-numbers = Zahlen der Mitspielenden
web-fair-promise = versprochen:
web-fair-number = genannt:
web-fair-seed = Der Startwert:
web-fair-later = Startwert und Zahlen der Mitspielenden werden am Ende der Partie gezeigt.
web-fair-verify = Zum Nachprüfen speichere die Aufzeichnung der beendeten Partie; dieser Befehl rechnet jede Ziehung nach:
web-fair-as-seen = Dein Browser hat sich all das gemerkt, bevor er deine Zahl nannte; seitdem hat sich nichts geändert.
web-fair-not-as-seen = Das ist nicht, was dein Browser sich gemerkt hat, bevor er deine Zahl nannte. Trau diesen Ziehungen nicht.

# the coach

web-coach = Trainer
web-coach-off = Aus
web-coach-on = An
web-coach-help = Wenn du allein mit Bots spielst, sagt dir der Trainer nach einer Entscheidung, ob sie dich viel gekostet hat und was besser gewesen wäre. Du kannst ihn jederzeit ausschalten.
web-coach-with = Mit Trainer
web-coach-mistake = Das hat dich etwas gekostet: Deine Siegchance lag bei { $before } %, jetzt liegt sie bei { $after } %.
web-coach-missed = Das lag nahe, aber es gab eine bessere Gelegenheit: { $before } statt { $after } % Siegchance.
web-coach-played = Was du getan hast: { $steps }
web-coach-better = Besser: { $steps }
web-coach-why = Woher der Unterschied im Schnitt kommt: { $sources } Punkte.
web-coach-source = { $source } { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-coach-show = Stellung zeigen
web-coach-quiet = Trainer aus

# Konten und Statistik
web-account-to = Konto und Statistik
web-sign-in-instead = Mit einem Konto anmelden

# Wertungen
web-rated = Wertung
web-rated-no = Ohne Wertung
web-rated-yes = Gewertet, wenn alle zustimmen
web-rated-help = Das Ergebnis ändert die Wertungen aller Mitspielenden, wenn alle ein Konto haben und vor dem Beginn zustimmen.
web-rated-title = { $game }: Mit Wertung?
web-rated-question = Soll diese Partie gewertet werden?
web-rated-explained = Stimmen alle zu, ändert das Ergebnis eure Wertungen in diesem Spiel. Wer einen Bot für sich spielen lässt, und sei es nur kurz, zählt als Letzter. Ist jemand dagegen, spielt ihr ohne Wertung.
web-rated-missing = Antwort steht noch aus: { $names }
web-rated-yes-button = Einverstanden, gewertet
web-rated-no-button = Ohne Wertung spielen
web-rated-account = Für Wertungen brauchst du ein Konto. Melde dich an oder eröffne eins.
web-rated-agreed = möchte eine gewertete Partie
web-rated-game = Gewertete Partie
web-rating = { $count ->
        [one] Wertung { $rating } ± { $range } nach { $count } gewerteter Partie
       *[other] Wertung { $rating } ± { $range } nach { $count } gewerteten Partien
    }
web-rating-help = Alle beginnen bei 25 ± 16,7. Wer gegen Stärkere gewinnt, steigt mehr; mit jeder Partie wird die Unsicherheit kleiner.
web-link-watch-help = Wer ihn öffnet, kann zusehen. Ist die Partie zu Ende, führt er zu Ergebnis, Verlauf, jeder Stellung und der Aufzeichnung, solange die Partie hier aufbewahrt wird.

# Chat, Notizen, Zeigen
web-key-point = Für alle auf eine Stelle zeigen (auch Alt und Klick)
web-key-analyse = Stellung analysieren
web-key-line = Bei den besten Zugfolgen: die erste auf dem Spielplan zeigen, dann die anderen
web-talk = Chat
web-talk-and-notes = Chat und Notizen
web-talk-unread =
    { $count ->
        [one] Chat, eine neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
web-talk-close = Zurück zum Verlauf
web-talk-messages = Nachrichten
web-talk-none = Noch hat niemand etwas geschrieben.
web-talk-new = { $name } schreibt: { $text }
web-talk-text = Nachricht
web-talk-send = Senden
web-talk-together = Das lesen alle an diesem Tisch.
web-talk-apart-table = Das lesen alle, die mitspielen oder zuschauen. Was die Zuschauenden schreiben, siehst du nach der Partie.
web-talk-apart-watchers = Solange gespielt wird, lesen das nur die Zuschauenden; wer mitspielt, sieht es nach der Partie.
web-talk-watching = schaut zu
web-talk-nameless = Um etwas zu schreiben, sag den anderen deinen Namen.
web-talk-muting = Jemanden stummschalten
web-talk-muting-help = Von Stummgeschalteten siehst du an keinem Tisch mehr, was sie schreiben und worauf sie zeigen. Sie erfahren davon nichts.
web-talk-mute = { $name } stummschalten
web-talk-unmute = { $name } wieder hören
web-notes = Notizen
web-notes-label = Meine Notizen zu dieser Partie
web-notes-help = Nur du kannst sie lesen. Sie werden bei der Partie gespeichert und erscheinen auf allen deinen Geräten.
web-notes-kept = Gespeichert
web-notes-changed = Noch nicht gespeichert
web-notes-other = Inzwischen wurden auf einem anderen Gerät oder in einem anderen Tab andere Notizen gespeichert:
web-notes-take-own = Meine behalten
web-notes-take-other = Diese nehmen
web-point = Zeigen
web-point-help = Wähle eine Stelle: Sie leuchtet bei allen auf. Esc bricht ab.
web-point-said = { $name } zeigt auf: { $place }

# Pläne für den nächsten Zug
web-plan = Nächsten Zug planen
web-plan-count =
    { $count ->
        [one] Mein Plan
       *[other] Meine { $count } Pläne
    }
web-plan-help = Wenn du an der Reihe bist, wird der erste Plan ausgeführt, dessen Bedingung gilt und der dann möglich ist. Alle anderen verfallen. Niemand sieht deine Pläne; im Verlauf steht, dass ein Zug geplant war.
web-plan-list = Meine Pläne
web-plan-new = Ein weiterer Plan
web-plan-when = Wann
web-plan-where = Wo
web-plan-what = Was
web-plan-which = Welcher
web-plan-always = Auf jeden Fall
web-plan-add = Hinzufügen
web-plan-remove = Plan { $number } entfernen
web-plan-remove-short = Entfernen
web-plan-log = geplant
web-plan-report = Was aus meinen Plänen wurde
web-plan-report-details = Warum?
web-plan-report-close = In Ordnung
web-plan-fate-carried-out = Du warst an der Reihe, und dein Plan wurde ausgeführt.
web-plan-fate-dropped = Keiner deiner Pläne ließ sich ausführen. Jetzt entscheidest du.
web-plan-fate-back = Deine Pläne sind verfallen, weil Züge zurückgenommen wurden.
web-plan-fate-left = Deine Pläne sind verfallen, weil ein Bot für dich spielt.
web-plan-fate-late = Deine Pläne sind verfallen, weil das Spiel schon weiter war.
web-plan-why-done = Ausgeführt
web-plan-why-condition = Verfallen: Die Bedingung galt nicht
web-plan-why-illegal = Verfallen: nicht mehr möglich
web-plan-why-later = Verfallen: Ein früherer Plan wurde ausgeführt

# die Seite zum Behalten einer beendeten Partie
web-keep = Alles zu dieser Partie
web-keep-page = Seite zur Partie
web-keep-replay = Von Anfang an noch einmal ansehen
web-keep-table = Zum Tisch
web-keep-running = Diese Partie läuft noch. Wenn sie zu Ende ist, steht hier das Ergebnis.

## Analyseraum

web-analysis-open = Analysieren
web-analysis-key = Diese Stellung analysieren (A)

## Aufgaben

web-puzzles-link = Aufgaben: Finde die beste Entscheidung
web-puzzle-solve = Als Aufgabe lösen
web-explorer = Sammlung: Was hier gespielt wurde
web-explorer-title = { $game }: was viele Partien zeigen
web-explorer-link = Was viele Partien zeigen
web-setup-link-start = Eine eigene Stellung aufbauen
web-setup-change = Diese Stellung ändern
