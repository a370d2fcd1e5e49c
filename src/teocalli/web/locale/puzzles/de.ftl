# Puzzles, read when their page is opened

web-puzzles = Aufgaben
web-puzzles-named = { $game }: Aufgaben
web-puzzles-lead = Stellungen aus echten Partien, in denen eine Entscheidung klar besser ist als alle anderen. Finde sie.
web-puzzles-count =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
web-puzzles-grade = Schwierigkeit
web-puzzles-all = Alle
web-puzzle-grade-1 = Auf den ersten Blick
web-puzzle-grade-2 = Leicht
web-puzzle-grade-3 = Mittel
web-puzzle-grade-4 = Schwer
web-puzzle-grade-5 = Sehr schwer
web-puzzles-progress = { $solved } von { $count } gelöst
web-puzzles-begin = Anfangen
web-puzzle-next = Nächste Aufgabe
web-puzzles-own = Aus deinen Partien
web-puzzles-own-help = Mach die Rückschau auf eine beendete Partie: Ein Fehler, bei dem nur eine einzige Entscheidung richtig gewesen wäre, lässt sich hier als Aufgabe lösen.
web-puzzles-own-entry = { $day }, Schritt { $n }
web-puzzle = Aufgabe
web-puzzle-titled = Aufgabe: { $grade }
web-puzzle-own = Aus deiner Partie, Schritt { $n }
web-puzzle-state-open = noch nicht gelöst
web-puzzle-state-solved = gelöst
web-puzzle-state-failed = versucht, noch nicht gelöst
web-puzzle-find =
    { $count ->
        [one] Du bist dran, und eine Aktion ist klar besser als alle anderen. Spiele sie.
       *[other] Du bist dran, und eine Aktion ist klar besser als alle anderen. Spiele sie: { $count } Entscheidungen nacheinander, alle im selben Zug.
    }
web-puzzle-go-on = Richtig! Und dann?
web-puzzle-wrong-thinking = Das ist es nicht. Wie viel würde es kosten? …
web-puzzle-wrong = Das ist es nicht: Deine Siegchance wäre { $after } %, mit der richtigen Aktion ist sie { $before } %.
web-puzzle-wrong-close = Das ist es nicht, auch wenn es nahe herankommt.
web-puzzle-solved = Gelöst!
web-puzzle-shown = Das ist die Lösung
web-puzzle-thinking = Der Grund wird gesucht …
web-puzzle-best = Am besten: { $steps }
web-puzzle-against-next = Deine Siegchance ist { $before } %. Mit der nächstbesten Aktion wäre sie { $after } %: { $steps }
web-puzzle-against-next-close = Die nächstbeste Aktion kommt hier nahe heran: { $steps }
web-puzzle-against-yours = Deine Siegchance ist { $before } %. Mit deiner ersten Antwort wäre sie { $after } %: { $steps }
web-puzzle-against-yours-close = Deine erste Antwort kommt hier nahe heran: { $steps }
web-puzzle-again = Noch einmal
web-puzzle-show = Lösung zeigen
web-puzzle-skip = Andere Aufgabe
web-puzzle-leave = Alle Aufgaben
