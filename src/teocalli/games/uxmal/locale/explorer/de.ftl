### Was viele Partien sagen, auf den Seiten, die es zeigen

uxmal-alike-board = Gleicher Spielplan und gleiches Plättchen
uxmal-alike-tiles = Gleich viele Plättchen gelegt
uxmal-alike-phase = Gleiche Phase
uxmal-traits-first_tile = Wo das erste Plättchen gelegt wurde
uxmal-traits-first_priest = Wohin der erste Priester kam
uxmal-traits-turns = Wie oft jede Aktion gewählt wurde
uxmal-traits-field = Felder, auf denen ein Priester stand
uxmal-trait-field = { $field }
uxmal-trait-turns-build = { $count } Mal gebaut
uxmal-trait-turns-place = { $count } Priester gesetzt
uxmal-trait-turns-move = { $count } Mal einen Priester gezogen
uxmal-trait-turns-honour = { $count } Mal verehrt
uxmal-trait-turns-curse = { $count } Mal verflucht
uxmal-trait-take =
    { $count ->
        [one] { $count } Karte von Rang { $rank } nehmen
       *[other] { $count } Karten von Rang { $rank } nehmen
    }
uxmal-trait-place = Einen Priester auf Rang { $rank } setzen
uxmal-trait-place-blank = Einen Priester auf ein leeres Feld setzen
uxmal-trait-move = Einen Priester auf Rang { $rank } ziehen
uxmal-trait-move-blank = Einen Priester auf ein leeres Feld ziehen
uxmal-trait-pay = Eine Karte von Rang { $rank } zahlen
uxmal-trait-honour =
    { $count ->
        [one] Den Gott auf Rang { $rank } verehren: { $count } Feld hinauf
       *[other] Den Gott auf Rang { $rank } verehren: { $count } Felder hinauf
    }
uxmal-trait-curse =
    { $count ->
        [one] Den Gott auf Rang { $rank } verfluchen: { $count } Feld hinab
       *[other] Den Gott auf Rang { $rank } verfluchen: { $count } Felder hinab
    }
