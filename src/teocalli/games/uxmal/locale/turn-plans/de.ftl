# Was Pläne für einen Zug vergleichen

uxmal-turn-total = Endete die Phase jetzt
uxmal-turn-cards = Karten: { $idol }
uxmal-turn-supply = Priester im Vorrat
