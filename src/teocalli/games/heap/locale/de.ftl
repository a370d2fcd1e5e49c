### Heap. Nummern wie H2 sind die der Regeln.

heap-title = Heap
    .help = Nehmt Steine von drei Stapeln und räumt sie als Erste ab.
    .facts = 2 bis 4 Personen · etwa 5 Minuten
heap-pile = Stapel { $pile }

option-heap-size = Größe
    .help = Wie viele Steine die Stapel am Anfang haben (H1).
option-heap-size-small = Klein
    .help = 3, 4 und 5 Steine.
option-heap-size-large = Groß
    .help = 5, 6 und 7 Steine.

heap-ask-turn = { $player }, nimm einen oder zwei Steine von einem Stapel, oder würfle für einen Stapel.
    .you = Nimm einen oder zwei Steine von einem Stapel, oder würfle für einen Stapel.
heap-ask-throw = Der Würfel rollt für { $player }.
    .you = Der Würfel rollt für dich.
heap-ask-over = Die Partie ist zu Ende.

heap-do-take =
    { $gain ->
        [one] Von Stapel { $pile } { $gain } Stein nehmen
       *[other] Von Stapel { $pile } { $gain } Steine nehmen
    }
heap-do-throw = Für Stapel { $pile } würfeln

heap-log-take =
    { $count ->
        [one] { $player } nimmt { $count } Stein von Stapel { $pile }.
       *[other] { $player } nimmt { $count } Steine von Stapel { $pile }.
    }
    .you =
        { $count ->
            [one] Du nimmst { $count } Stein von Stapel { $pile }.
           *[other] Du nimmst { $count } Steine von Stapel { $pile }.
        }
heap-log-throw = { $player } würfelt für Stapel { $pile }.
    .you = Du würfelst für Stapel { $pile }.
heap-log-thrown = Der Würfel zeigt { $count } und nimmt so viele Steine von Stapel { $pile } weg.
heap-log-cleared = { $player } räumt Stapel { $pile } ab: 3 Punkte.
    .you = Du räumst Stapel { $pile } ab: 3 Punkte.

heap-help-take = Jeder Stein, den du nimmst, ist ein Punkt (H2).
    .title = Nehmen
heap-help-throw = Der Würfel zeigt 1, 2, 2 oder 3 und nimmt so viele Steine weg, die für niemanden zählen (H3).
    .title = Würfeln

# Figures of the rules (figures/*.yaml)

heap-figure-clear = In Stapel 1 liegt noch { $left } Stein. Wer ihn nimmt, bekommt 1 Punkt dafür und 3 für das Leeren: { $points } Punkte.

heap-position-thrown = Stapel { $pile } ist leer, für ihn wird also nicht gewürfelt; hier muss 0 stehen oder ein Stapel, auf dem etwas liegt.
