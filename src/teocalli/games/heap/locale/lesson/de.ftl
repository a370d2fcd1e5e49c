# Lessons, read when one is opened

heap-lesson-first = Ein erster Stapel
    .about = Steine nehmen und einen Stapel abräumen.
heap-lesson-first-welcome = Hier liegen drei Stapel mit Steinen. Wenn du dran bist, nimmst du einen oder zwei Steine von einem Stapel, und jeder ist ein Punkt.
heap-lesson-first-take = Nimm zwei Steine von Stapel 1.
    .wrong = Zwei Steine, und zwar von Stapel 1: Der leuchtende nimmt beide.
heap-lesson-first-clear = In Stapel 1 liegt noch ein Stein. Wer einen Stapel abräumt, bekommt 3 Punkte dazu. Räum ihn ab!
    .wrong = Stapel 1: Ein Stein räumt ihn ab.
heap-lesson-first-end = Sechs Punkte! Statt zu nehmen, darf man würfeln, wie es die Gegenseite gerade getan hat: Der Würfel nimmt Steine weg, die für niemanden zählen. Liegt nichts mehr da, gewinnt, wer die meisten Punkte hat.
