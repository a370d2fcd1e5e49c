# Eine Stellung von Hand aufbauen

uxmal-set-up-turn = Zug und Leiste
uxmal-set-up-phase = Phase
uxmal-set-up-decision = Was entschieden wird
uxmal-set-up-decision-turn = Eine Aktion wird gewählt
uxmal-set-up-decision-draw = Ein Plättchen wird gezogen
uxmal-set-up-decision-seat = Ein Plättchen wird gelegt
uxmal-set-up-decision-take = Karten werden genommen
uxmal-set-up-decision-pay = Karten werden bezahlt
uxmal-set-up-decision-over = Die Partie ist zu Ende
uxmal-set-up-whose = Wer am Zug ist
uxmal-set-up-due = Noch zu bezahlende Karten
uxmal-set-up-paid = Zuletzt bezahlter Gott
uxmal-set-up-takes = Karten zur Wahl
uxmal-set-up-tiles = Plättchen
uxmal-set-up-drawn = Gezogenes Plättchen
uxmal-set-up-tile = { $symbols } (im Uhrzeigersinn)
uxmal-set-up-priests = Felder der Priester
uxmal-set-up-priest = Einen Priester von { $whose } auf { $field } setzen
uxmal-set-up-priest-away = Den Priester von { $whose } von { $field } wegnehmen
uxmal-set-up-turn-tile = Das Plättchen auf { $seat } drehen, Ebene { $level }
uxmal-set-up-take-off = Das Plättchen auf { $seat } wegnehmen, Ebene { $level }
uxmal-set-up-lay = Ebene { $level }, auf { $seat }: { $tile }
uxmal-set-up-fill = Ebene { $level } mit ungezogenen Plättchen vollenden und die nächste Phase beginnen
