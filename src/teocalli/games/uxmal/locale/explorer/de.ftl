### Was viele Partien sagen, auf den Seiten, die es zeigen

uxmal-alike-board = Gleiches Brett und gleiches Plättchen
uxmal-alike-tiles = Gleich viele Plättchen gelegt
uxmal-alike-phase = Gleiche Phase
uxmal-traits-first_tile = Wo das erste Plättchen gelegt wurde
uxmal-traits-first_priest = Wohin der erste Priester kam
uxmal-traits-turns = Wie oft jede Aktion gewählt wurde
uxmal-traits-field = Felder, auf denen ein Priester stand
uxmal-trait-field = { $field }
uxmal-trait-turns-build = { $count } Mal gebaut
uxmal-trait-turns-place = { $count } Priester gesetzt
uxmal-trait-turns-move = { $count } Mal einen Priester versetzt
uxmal-trait-turns-honour = { $count } Mal geehrt
uxmal-trait-turns-curse = { $count } Mal verflucht
uxmal-trait-take =
    { $count ->
        [one] { $count } Karte vom Rang { $rank } nehmen
       *[other] { $count } Karten vom Rang { $rank } nehmen
    }
uxmal-trait-place = Priester auf ein Idol vom Rang { $rank } setzen
uxmal-trait-place-blank = Priester auf ein leeres Symbol setzen
uxmal-trait-move = Priester auf ein Idol vom Rang { $rank } versetzen
uxmal-trait-move-blank = Priester auf ein leeres Symbol versetzen
uxmal-trait-pay = Eine Karte vom Rang { $rank } zahlen
uxmal-trait-honour =
    { $count ->
        [one] Das Idol vom Rang { $rank } ehren: { $count } Feld hinauf
       *[other] Das Idol vom Rang { $rank } ehren: { $count } Felder hinauf
    }
uxmal-trait-curse =
    { $count ->
        [one] Das Idol vom Rang { $rank } verfluchen: { $count } Feld hinab
       *[other] Das Idol vom Rang { $rank } verfluchen: { $count } Felder hinab
    }
