# Der Begleiter des gedruckten Spiels

uxmal-draw-track = Beliebtheitsleiste, zuerst Feld 1: { $idols }.
uxmal-draw-first = { $player } beginnt.
uxmal-companion-priests = Jeder Priester zählt nach der Ebene seines Feldes und dem Rang des Gottes dort (U22).
    .title = Priester
uxmal-companion-cards = 2 Punkte für jede Handkarte des Gottes von Rang 1, 1 Punkt für jede von Rang 2; diese Karten kommen zurück auf ihre Stapel (U23).
    .title = Karten
