# Lessons, read when one is opened

web-lesson-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-lesson-is-done = geschafft
web-lesson-begun = angefangen
web-lesson-back = Zurück
web-lesson-on = Weiter
web-lesson-show = Zeig es mir
web-lesson-leave = Lektion verlassen
web-lesson-next = Nächste Lektion: { $lesson }
web-lesson-play = Eine erste Partie mit Trainer spielen
web-lesson-other = Das ginge auch, aber hier möchte ich dir etwas anderes zeigen: Nimm, was leuchtet.
web-lesson-look = Dort passiert jetzt nichts. Klick an, was leuchtet.
web-lesson-coach = Dein Trainer schaut zu: Wenn dich eine Entscheidung viel kostet, liest du, was besser gewesen wäre.
