### Die Befehlszeile: was sie von sich aus sagt. Die Hilfe zu den Optionen steht auf Englisch im Programm.

## Ablehnungen

error-cli-language = Die Sprache „{ $language }“ gibt es hier nicht. Bekannt: { $known }
error-cli-table-option = --port, --no-browser und --data gehören zum Tisch im Browser, nicht zu „{ $command }“.
error-cli-position = Es gibt keine Stellung { $number }: Diese Partie hat die Stellungen 0 bis { $last }.
cli-variations = { $variations ->
    [0] Keine Varianten
    [one] { $variations } Variante
   *[other] { $variations } Varianten
}, { $notes ->
    [0] keine Notizen
    [one] { $notes } Notiz
   *[other] { $notes } Notizen
}: zu sehen im Analyseraum im Browser.
error-cli-no-game = Welches Spiel? Bekannt: { $known }
error-cli-other-game = Die gespeicherte Partie ist eine Partie „{ $found }“, nicht „{ $game }“.
error-cli-load-options = Eine gespeicherte Partie bringt Mitspielende und Optionen mit: Neben --load sind nur --seats, --seed, --save und --lang möglich.
error-cli-record-options = Eine Aufzeichnung bringt ihre Optionen mit; --option ist für eine Datei mit der Zusammenfassung einer Stellung.
error-cli-seat-count = --players sagt { $players }, --seats nennt { $seats }.
error-cli-names = Es sind { $names } Namen für { $seats } Plätze angegeben.
error-cli-file-exists = „{ $path }“ gibt es schon: Wähle einen anderen Namen oder spiele diese Partie mit --load weiter.
error-cli-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
error-cli-save-name = In welche Datei? Zum Beispiel: save meine-partie.json
error-cli-no-rules = Zu diesem Spiel gibt es keinen Regeltext.
error-cli-no-such-rule = Es gibt keine Regel „{ $number }“; die Regeln gehen von { $first } bis { $last }.
error-cli-panel = Einen Teil „{ $name }“ gibt es nicht. Bekannt: { $known }

cli-usage = { $reason } („{ $command } --help“ erklärt es)
cli-internal = Im Programm ist etwas schiefgegangen ({ $fault }). Bitte melde es den Autoren und schicke { $path } mit; darin steht, was geschehen ist.
cli-internal-unsaved = Im Programm ist etwas schiefgegangen ({ $fault }). Bitte melde es den Autoren und nenne dabei deinen Befehl.

## Gespeicherte Partien

cli-position = Stellung { $number } von { $last }, nach dem Wort { $word }
cli-verified-finished = Alle { $words } Wörter stimmen, und das Ergebnis auch: { $scores } Punkte.
cli-verified-running = Alle { $words } Wörter stimmen; die Partie ist nicht zu Ende. Punkte bisher: { $scores }
cli-set-up = Diese Partie beginnt mit einer aufgebauten Stellung.
cli-oddity = Keine Partie kann zu dieser Stellung führen: { $reason }
cli-external-replaced = Partie { $game }: „{ $program }“ wurde für den Rest der Partie durch einen Zufallsspieler ersetzt: { $reason }
cli-wrong-word = Wort { $number } ist falsch: „{ $word }“ ist in Stellung { $position } nicht möglich.
cli-legal-there = Dort möglich:

## Spielen

cli-forced = (die einzige Möglichkeit)
cli-cost = kostet { $cost }
cli-ends-phase = beendet die Phase
cli-choices = Möglichkeiten
cli-advice = Nummer oder Wort – oder: list, hint, undo, help, quit
cli-help =
    Tippe die Nummer oder das Wort einer Aktion; der Anfang genügt, wenn nur eine Aktion so anfängt.
    „+3“ zeigt, wie sich deine Punkte ändern würden, wenn jetzt gewertet würde; dahinter steht dasselbe für die anderen.
      list         alles, was du tun kannst
      list WORT    was mit WORT anfängt, genauer: list { $kind }
      hint         die drei besten Aktionen, von einer Suche gefunden
      undo         die letzte Entscheidung zurücknehmen
      show         die Stellung noch einmal zeichnen
      show NAME    einen Teil des Tisches genauer: { $parts }
      log          was zuletzt geschah
      rules        was die Regeln sagen; rules { $rule }: eine Regel
      save DATEI   eine Kopie in einer Datei speichern
      quit         aufhören; die Partie bleibt gespeichert, und du erfährst, wo
cli-thinking = { $player } denkt nach …
cli-adviser = Der Ratgeber
cli-hint = Die besten gefundenen Aktionen, mit der Siegchance von { $player }:
    .you = Die besten gefundenen Aktionen, mit deiner Siegchance:
cli-hint-chances = { $number } – Siegchancen aller: { $chances }
cli-hint-then = { $number } – so könnte es weitergehen: { $steps }
cli-opponents = Gegner, die der Computer führt
cli-list-none = Nichts, was du tun kannst, fängt mit „{ $beginning }“ an.
cli-unknown-entry = „{ $entry }“ geht jetzt nicht. „list“ zeigt alles, was du tun kannst, „help“ die Befehle.
cli-ambiguous-entry = „{ $entry }“ könnte heißen: { $candidates }
cli-undone = Rückgängig gemacht.
cli-undone-practice = Rückgängig gemacht. Das ist nun eine Übungspartie.
cli-undo-practice = { $reason } „undo practice“ macht deinen letzten Zug trotzdem rückgängig; die Partie gilt dann als Übung, und das steht in ihrer Aufzeichnung.
cli-saved = Gespeichert in { $path }
cli-kept = Die Partie ist gespeichert in { $path }
    Weiterspielen: teocalli play --load { $quoted }
cli-kept-over = Die Partie ist gespeichert in { $path }
cli-nothing-kept = Es wurde noch nichts gespielt, also auch nichts gespeichert.
cli-not-kept = Die Partie lässt sich nicht in einer Datei speichern: { $reason } Du kannst weiterspielen; „save DATEI“ schreibt eine Kopie an einen anderen Ort.
cli-rank =
    { $points ->
        [one] { $place }. { $player } – { $points } Punkt
       *[other] { $place }. { $player } – { $points } Punkte
    }
cli-rules-how = „rules { $rule }“ zeigt eine Regel, „rules all“ zeigt alles.
cli-option-number = Eine ganze Zahl; ohne Angabe { $default }.
cli-file-name = DATEI

## Simulieren

cli-simulating = Es wird gespielt
cli-simulated =
    { $games ->
        [one] { $games } Partie { $game }, Startwert { $seed }
       *[other] { $games } Partien { $game }, Startwert { $seed }
    }
cli-column-player = Spieler
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-interval = 95-%-Intervall
cli-column-points = Punkte
cli-column-spread = von – bis
cli-column-seats = % je Sitz
cli-lengths = Länge einer Partie: { $turns } Züge, { $decisions } Entscheidungen
cli-shared =
    { $count ->
        [one] { $count } Sieg wurde geteilt; er zählt zu gleichen Teilen.
       *[other] { $count } Siege wurden geteilt; sie zählen zu gleichen Teilen.
    }

## Wettkämpfe

cli-arena-playing = Wettkampf
cli-plan-playing = Wettkampf { $place } von { $matches }: { $name }
cli-arena-torn = Die letzte Zeile in „{ $path }“ war unvollständig und wurde entfernt; diese Partie wird neu gespielt.
cli-arena-interrupted =
    { $games ->
        [one] Unterbrochen. { $games } beendete Partie ist in { $path } gespeichert.
            Fortsetzen: { $command }
       *[other] Unterbrochen. { $games } beendete Partien sind in { $path } gespeichert.
            Fortsetzen: { $command }
    }
cli-arena-report = Der Bericht ist in { $path }
cli-arena-kept = Der Wettkampf ist in { $path } gespeichert
cli-arena-uneven = Die Plätze sind nach je { $round } Partien ausgeglichen; die Zahl dieser Partien ist kein Vielfaches davon.
cli-arena-pair = { $first } vor { $second }
cli-column-elo = Elo-Vorsprung
cli-column-plackett-luce = Wertung
cli-column-time = ms je Entsch.
cli-column-slowest = längste
cli-column-match = Wettkampf
cli-column-pair = Rang
cli-column-above = Anteil
cli-column-games = Partien
cli-branching = Erlaubte Aktionen je Entscheidung: { $actions }
cli-column-seat = Platz

## Ein neues Spiel

cli-new-game-done =
    Das Paket von { $game } liegt in { $folder }. So spielst du es:
      cd { $folder }
      pip install --no-build-isolation --editable .
      teocalli play { $game }
error-cli-new-game-name = Ein Spiel kann nicht „{ $name }“ heißen: Sein Name ist ein Python-Name aus höchstens 40 Kleinbuchstaben, Ziffern und _ und beginnt mit einem Buchstaben.
error-cli-new-game-taken = Den Namen { $name } hat schon ein anderes Spiel oder Python-Paket. Wähle einen anderen.
error-cli-new-game-folder = Den Ordner „{ $folder }“ gibt es schon. Wähle einen anderen Namen oder mit --into einen anderen Ordner.
error-cli-new-game-write = Das Paket lässt sich nicht in „{ $folder }“ schreiben ({ $reason }). Wähle mit --into einen anderen Ordner.

cli-backup-done = Die Datenbank wurde nach { $file } kopiert.
cli-export-done =
    { $count ->
        [one] Eine Partie wurde nach { $file } geschrieben.
       *[other] { $count } Partien wurden nach { $file } geschrieben.
    }
cli-import-done =
    { $count ->
        [0] Es wurde nichts übernommen: Alles war schon da.
        [one] Eine Partie wurde übernommen.
       *[other] { $count } Partien wurden übernommen.
    }
error-cli-export = Bitte angeben, was exportiert werden soll: --all für alles.

## Analyse

cli-analysis-decision = Stellung { $number } von { $last }: { $name } ist am Zug
cli-analysis-draw = Stellung { $number } von { $last }: Der Zufall entscheidet
cli-analysis-over = Stellung { $number } von { $last }: Die Partie ist zu Ende
cli-analysis-seat = { $name } { $chance }, { $points } Punkte
cli-analysis-solved = gelöst
cli-analysis-line =
    { $visits ->
        [0] { $chance } · { $points } Punkte
        [one] { $chance } · { $points } Punkte · { $visits } Simulation
       *[other] { $chance } · { $points } Punkte · { $visits } Simulationen
    }
cli-analysis-depth =
    { $playouts ->
        [one] { $playouts } Simulation in { $seconds } s
       *[other] { $playouts } Simulationen in { $seconds } s
    }
cli-analysis-complete = Mehr gibt es nicht zu finden ({ $playouts } Simulationen, { $seconds } s).
cli-review-working = Rückschau
cli-review-kept = Gespeichert in { $path }
cli-review-interrupted = Unterbrochen. Was bisher gefunden wurde ({ $done } von { $total }), ist in { $path } gespeichert; derselbe Befehl macht dort weiter.
cli-puzzles-making = Suche nach Aufgaben
cli-puzzles-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
cli-puzzles-made =
    { $games ->
        [one] { $count } Aufgaben aus { $games } Partie, gespeichert in { $path }
       *[other] { $count } Aufgaben aus { $games } Partien, gespeichert in { $path }
    }
cli-puzzles-interrupted =
    { $games ->
        [one] Abgebrochen. { $count } Aufgaben aus { $games } Partie sind in { $path } gespeichert; derselbe Befehl macht dort weiter.
       *[other] Abgebrochen. { $count } Aufgaben aus { $games } Partien sind in { $path } gespeichert; derselbe Befehl macht dort weiter.
    }
cli-puzzles-checking = Aufgaben werden geprüft
cli-puzzles-checked =
    { $wrong ->
        [0] Alle { $count } Aufgaben stimmen.
        [one] { $wrong } von { $count } Aufgaben stimmt nicht.
       *[other] { $wrong } von { $count } Aufgaben stimmen nicht.
    }
cli-puzzles-head-name = Aufgabe
cli-puzzles-head-grade = Schwierigkeit
cli-puzzles-head-margin = Abstand
cli-puzzles-head-found = Gefunden
cli-puzzles-head-verdict = Urteil
cli-puzzles-verdict-right = klar am besten
cli-puzzles-verdict-close = am besten, nicht klar
cli-puzzles-verdict-other = anderes ist besser
cli-puzzles-verdict-illegal = nicht erlaubt
cli-verified-chance =
    { $numbers ->
        [0] Zufall: Aufbau und alle Ziehungen ({ $draws }) folgen aus dem Startwert mit der SHA-256 { $hash }.
        [one] Zufall: Aufbau und alle Ziehungen ({ $draws }) folgen aus dem Startwert mit der SHA-256 { $hash } und der Zahl einer Person.
       *[other] Zufall: Aufbau und alle Ziehungen ({ $draws }) folgen aus dem Startwert mit der SHA-256 { $hash } und den Zahlen von { $numbers } Mitspielenden.
    }
cli-verified-chance-later = Zufall: Ab Wort { NUMBER($first, useGrouping: 0) } folgen alle Ziehungen ({ $draws }) aus dem Startwert mit der SHA-256 { $hash }.
cli-chance-untold = Zufall: Der Startwert mit der SHA-256 { $hash } wird am Ende der Partie bekannt; bis dahin lässt sich nichts prüfen.
cli-chance-number = Zahl von { $name }: SHA-256 { $hash }
cli-chance-round = Die Mitspielenden haben { $round } Anläufe gebraucht, um ihre Zahlen auszutauschen.
cli-components-title = { $game }: { $path }
cli-components-counted = Gezählt
cli-components-yours = hier
cli-components-ours = bei uns
cli-components-wanted = soll
cli-components-differs = Anders als bei uns:
cli-components-same = Alles ist wie bei uns.
cli-components-sound = In Ordnung: Damit kann man spielen.
cli-components-unsound = Nicht in Ordnung:
cli-components-line = Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
cli-components-where = { $where }: { $reason }
cli-balance-before = Vorher
cli-balance-after = Nachher
cli-balance-played = { $game }: { NUMBER($games) } Partien vorher und ebenso viele nachher, alle Plätze mit { $bot } besetzt
cli-balance-marked = * stärker geändert, als der Zufall erklärt

## Opponents that learn

cli-learn-play = Runde { $round }: spielen
cli-learn-train = Runde { $round }: lernen
cli-learn-ladder = Runde { $round }: Vergleich
cli-learn-best = Die besten Gewichte sind in { $path }
cli-learn-none = In keiner Runde waren die Gewichte besser als die Suche ohne Netz.
cli-learn-interrupted = Angehalten. Was fertig ist, ist in „{ $path }“ gespeichert. Fortsetzen mit: { $command }

## Die Sammlung von Partien

cli-explorer-reading = Lese Partien
cli-explorer-added =
    { $games ->
        [one] { NUMBER($games) } Partie in „{ $path }“, { $size } KB.
       *[other] { NUMBER($games) } Partien in „{ $path }“, { $size } KB.
    }
cli-explorer-interrupted = Was bisher gelesen wurde, ist in „{ $path }“ gespeichert. Derselbe Befehl macht dort weiter: { $command }
cli-explorer-heading = { $game }: { $games ->
        [one] { NUMBER($games) } Partie
       *[other] { NUMBER($games) } Partien
    }
cli-explorer-levels = Spieler: { $levels }
cli-explorer-counts = Spielerzahlen: { $counts }
cli-explorer-nothing = Keine Partie in „{ $path }“ kam hier oder an einer ähnlichen Stelle vorbei.
cli-explorer-no-traits = Keine Partie in „{ $path }“ ist von dieser Art.
cli-explorer-columns-what = Was
cli-explorer-columns-games = Partien
cli-explorer-columns-won = Gewonnen
cli-explorer-columns-interval = 95-%-Intervall
cli-explorer-columns-points = Punkte
cli-explorer-columns-margin = Vorsprung
cli-explorer-alike = { $likeness } ({ NUMBER($games) } Mal)
error-cli-explorer-level = In „{ $path }“ gibt es keine Partien von „{ $level }“. Es gibt Partien von: { $known }
error-cli-explorer-players = In „{ $path }“ gibt es keine Partien mit { $players } Spielern. Es gibt Partien mit: { $known }
error-cli-explorer-nobody = In Stellung { $number } ist nichts zu entscheiden, also wurde dort nichts gewählt.
error-cli-explorer-game = Die Aufzeichnung ist von { $game }, in „{ $path }“ sind aber Partien von { $there }.
error-cli-explorer-trait = Eine Art von Merkmal „{ $kind }“ gibt es nicht. Bekannt: { $known }
