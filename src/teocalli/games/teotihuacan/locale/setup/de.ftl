# Eine Stellung von Hand aufbauen

teotihuacan-set-up-turn = Zug und Kalender
teotihuacan-set-up-decision = Was entschieden wird
teotihuacan-set-up-decision-turn = Ein Zug beginnt
teotihuacan-set-up-decision-act = Ein Arbeiter ist gezogen und handelt
teotihuacan-set-up-decision-end = Ein Zug endet
teotihuacan-set-up-decision-dice = Für den Teotibot wird gewürfelt
teotihuacan-set-up-decision-over = Die Partie ist zu Ende
teotihuacan-set-up-whose = Wer am Zug ist
teotihuacan-set-up-arrival = Wohin der Arbeiter gezogen ist
teotihuacan-set-up-colours = Farben dort
teotihuacan-set-up-moved = Kraft der gezogenen Arbeiter
teotihuacan-set-up-first = Startspieler
teotihuacan-set-up-turns = Bisher gespielte Züge
teotihuacan-set-up-era = Epoche
teotihuacan-set-up-light = Helle Scheibe
teotihuacan-set-up-dark = Dunkle Scheibe
teotihuacan-set-up-last-round = Letzte Runde vor der Eklipse
teotihuacan-set-up-finished = Die Pyramide ist fertig
teotihuacan-set-up-workers = Arbeiter
teotihuacan-set-up-worker = { $board }, Kraft { $power }
teotihuacan-set-up-worker-locked = { $board }, Kraft { $power }, gesperrt
teotihuacan-set-up-worker-royal = { $tile }, Kraft { $power }, gesperrt
teotihuacan-set-up-wheel = Der vierte Arbeiter wartet auf dem Aufstiegsrad
teotihuacan-set-up-techs-owned = Eigene Technologien
teotihuacan-set-up-unused = Entdeckungsplättchen, unbenutzt
teotihuacan-set-up-used = Entdeckungsplättchen, benutzt
teotihuacan-set-up-starting = Startplättchen
teotihuacan-set-up-bot-tiles = Plättchen des Teotibots
teotihuacan-set-up-bot-actions = Aktionsplättchen, das oberste zuerst
teotihuacan-set-up-bot-directions = Richtungsplättchen
teotihuacan-set-up-directions =
    { $sides ->
        [LL] links, links
        [LR] links, rechts
        [RL] rechts, links
       *[RR] rechts, rechts
    }
teotihuacan-set-up-bot-worship = Anbetungswürfel
teotihuacan-set-up-bot-dice = Letzter Wurf
teotihuacan-set-up-no-dice = Noch keiner
teotihuacan-set-up-table = Aktionsfelder und ihre Plättchen
teotihuacan-set-up-boards = Aktionsfelder, im Uhrzeigersinn vom Palast aus
teotihuacan-set-up-royal = Königliches Plättchen { $category }
teotihuacan-set-up-techs = Technologien im Spiel
teotihuacan-set-up-bonus = Tempelbonus-Plättchen, { $temple }
teotihuacan-set-up-buildings = Gebäude, { $row }
teotihuacan-set-up-neutral = Neutrale Würfel, Farbe { $number }
teotihuacan-set-up-displays = Auslagen und Stapel
teotihuacan-set-up-pyramid = Ausliegende Pyramidenplättchen
teotihuacan-set-up-decorations = Ausliegende Dekorationen
teotihuacan-set-up-tile-at = Entdeckungsplättchen bei: { $board }
teotihuacan-set-up-no-tile = Keines
teotihuacan-set-up-stack =
    { $stack ->
        [avenue_3] Stapel: Straße der Toten, Feld 3
        [avenue_6] Stapel: Straße der Toten, Feld 6
        [avenue_8] Stapel: Straße der Toten, Feld 8
        [blue_4] Stapel: blauer Tempel, Stufe 4
        [red_5] Stapel: roter Tempel, Stufe 5
        [green_3] Stapel: grüner Tempel, Stufe 3
       *[green_6] Stapel: grüner Tempel, Stufe 6
    }
teotihuacan-set-up-stairs = Dekorationen auf den Treppen
teotihuacan-set-up-begin = Weglassen, was noch aussteht, und den Zug neu beginnen
teotihuacan-set-up-worker-lead = Den Arbeiter von { $whose } mit Kraft { $power } hierher holen, von: { $board }
teotihuacan-set-up-worker-power = { $whose }, Arbeiter mit Kraft { $power }: 1 Kraft mehr
teotihuacan-set-up-worker-power-1 = { $whose }, Arbeiter mit Kraft { $power }: zurück auf Kraft 1
teotihuacan-set-up-worker-lock = { $whose }, Arbeiter mit Kraft { $power }: sperren
teotihuacan-set-up-worker-unlock = { $whose }, Arbeiter mit Kraft { $power }: entsperren
teotihuacan-set-up-turn-tile = Das Plättchen auf Ebene { $level }, Zeile { $row }, Spalte { $column } drehen
teotihuacan-set-up-take-off = Das Plättchen auf Ebene { $level }, Zeile { $row }, Spalte { $column } wegnehmen
teotihuacan-set-up-lay = Ebene { $level }, Zeile { $row }, Spalte { $column }: { $tile }
teotihuacan-set-up-take-decoration = Die Dekoration auf Stufe { $step } wegnehmen
teotihuacan-set-up-lay-decoration = Stufe { $step }: { $tile }
