### Teotihuacan: Die Stadt der Götter. Nummern wie T47 sind die der Regeln.

teotihuacan-title = Teotihuacan: Die Stadt der Götter
    .help = Schickt eure Arbeiter über die Aktionsfelder der Stadt, steigt in Tempeln auf und baut vor der Eklipse die große Pyramide.
    .facts = 1 bis 4 Personen · etwa zwei Stunden

## Wer spielt

teotihuacan-bot = Teotibot
    .help = Der Gegner im Solospiel. Er entscheidet nichts: Würfel und seine Plättchen sagen, was er tut (T83 bis T93).
teotihuacan-seat = Person { $number }
teotihuacan-neutral = neutrale Würfel
teotihuacan-order-number = Nummer { $number } in der Reihenfolge

## Aktionsfelder

teotihuacan-board-1 = Palast
teotihuacan-board-2 = Wald
teotihuacan-board-3 = Steinbruch
teotihuacan-board-4 = Goldmine
teotihuacan-board-5 = Alchemie
teotihuacan-board-6 = Adlige
teotihuacan-board-7 = Dekorationen
teotihuacan-board-8 = Pyramidenbau

## Waren, Leisten und ihre Mengen

teotihuacan-good-cocoa = Kakao
teotihuacan-good-wood = Holz
teotihuacan-good-stone = Stein
teotihuacan-good-gold = Gold
teotihuacan-temple-blue = blauer Tempel
    .title = Blauer Tempel
teotihuacan-temple-red = roter Tempel
    .title = Roter Tempel
teotihuacan-temple-green = grüner Tempel
    .title = Grüner Tempel
teotihuacan-track-avenue = Straße der Toten
teotihuacan-track-pyramid = Pyramidenleiste

teotihuacan-amount-vp = { $count } SP
teotihuacan-amount-cocoa = { $count } Kakao
teotihuacan-amount-wood = { $count } Holz
teotihuacan-amount-stone = { $count } Stein
teotihuacan-amount-gold = { $count } Gold
teotihuacan-amount-blue =
    { $count ->
        [one] { $count } Schritt im blauen Tempel
       *[other] { $count } Schritte im blauen Tempel
    }
teotihuacan-amount-red =
    { $count ->
        [one] { $count } Schritt im roten Tempel
       *[other] { $count } Schritte im roten Tempel
    }
teotihuacan-amount-green =
    { $count ->
        [one] { $count } Schritt im grünen Tempel
       *[other] { $count } Schritte im grünen Tempel
    }
teotihuacan-amount-avenue =
    { $count ->
        [one] { $count } Schritt auf der Straße der Toten
       *[other] { $count } Schritte auf der Straße der Toten
    }
teotihuacan-amount-track =
    { $count ->
        [one] { $count } Schritt auf der Pyramidenleiste
       *[other] { $count } Schritte auf der Pyramidenleiste
    }
teotihuacan-amount-tile =
    { $count ->
        [one] Plättchen „{ $tile }“
       *[other] { $count } Plättchen „{ $tile }“
    }
teotihuacan-amount-power =
    { $count ->
        [one] { $count } Verstärkung
       *[other] { $count } Verstärkungen
    }
teotihuacan-amount-worker =
    { $count ->
        [one] { $count } Arbeiter
       *[other] { $count } Arbeiter
    }
teotihuacan-nothing = nichts

## Symbole

teotihuacan-icon-b = blaues Symbol
teotihuacan-icon-r = rotes Symbol
teotihuacan-icon-g = grünes Symbol
teotihuacan-icon-p = schlichtes Ornament
teotihuacan-icon-B = blaues Symbol in Farbe
teotihuacan-icon-R = rotes Symbol in Farbe
teotihuacan-icon-G = grünes Symbol in Farbe
teotihuacan-stairway-n = nördliche Treppe
teotihuacan-stairway-e = östliche Treppe
teotihuacan-stairway-s = südliche Treppe
teotihuacan-stairway-w = westliche Treppe
teotihuacan-row-top = obere Reihe
teotihuacan-row-centre = mittlere Reihe
teotihuacan-row-bottom = untere Reihe

## Entdeckungsplättchen

teotihuacan-kind-mask_1 = Maske 1
    .help = Kostet 2 Kakao und 1 Gold. Es gibt eine im Spiel. Sätze verschiedener Masken zählen in jeder Eklipse (T76).
teotihuacan-kind-mask_2 = Maske 2
    .help = Kostet 1 Kakao und 1 Holz. Es gibt zwei im Spiel. Sätze verschiedener Masken zählen in jeder Eklipse (T76).
teotihuacan-kind-mask_3 = Maske 3
    .help = Kostet 1 Kakao und 1 Holz. Es gibt zwei im Spiel. Sätze verschiedener Masken zählen in jeder Eklipse (T76).
teotihuacan-kind-mask_4 = Maske 4
    .help = Kostet 1 Holz. Es gibt drei im Spiel. Sätze verschiedener Masken zählen in jeder Eklipse (T76).
teotihuacan-kind-mask_5 = Maske 5
    .help = Kostet 1 Holz. Es gibt drei im Spiel. Sätze verschiedener Masken zählen in jeder Eklipse (T76).
teotihuacan-kind-mask_6 = Maske 6
    .help = Kostet 1 Holz. Es gibt drei im Spiel. Sätze verschiedener Masken zählen in jeder Eklipse (T76).
teotihuacan-kind-mask_7 = Maske 7
    .help = Kostet 1 Holz. Es gibt drei im Spiel. Sätze verschiedener Masken zählen in jeder Eklipse (T76).
teotihuacan-kind-vp_4 = Siegpunkte
    .help = Kostet 1 Holz. Einmal: 4 SP (T69).
teotihuacan-kind-resources_3 = Drei Rohstoffe
    .help = Kostet 1 Kakao. Einmal: 3 Rohstoffe nach Wahl (T69).
teotihuacan-kind-resources_2 = Zwei Rohstoffe
    .help = Kostet nichts. Einmal: 2 Rohstoffe nach Wahl (T69).
teotihuacan-kind-cocoa_4 = Vier Kakao
    .help = Kostet 1 Gold. Einmal: 4 Kakao (T69).
teotihuacan-kind-avenue_1 = Schritt auf der Straße der Toten
    .help = Kostet 1 Kakao. Einmal: 1 Schritt auf der Straße der Toten (T69).
teotihuacan-kind-temple_any = Beliebiger Tempel
    .help = Kostet 1 Kakao. Einmal: 1 Schritt in einem beliebigen Tempel (T69).
teotihuacan-kind-temple_blue = Schritt im blauen Tempel
    .help = Kostet nichts. Einmal: 1 Schritt im blauen Tempel (T69).
teotihuacan-kind-temple_red = Schritt im roten Tempel
    .help = Kostet nichts. Einmal: 1 Schritt im roten Tempel (T69).
teotihuacan-kind-temple_green = Schritt im grünen Tempel
    .help = Kostet nichts. Einmal: 1 Schritt im grünen Tempel (T69).
teotihuacan-kind-power_up_2 = Zwei Verstärkungen
    .help = Kostet 1 Kakao. Einmal: zwei Verstärkungen für deine freien Arbeiter, auf beliebigen Aktionsfeldern (T70).
teotihuacan-kind-double_move = Doppelzug
    .help = Kostet nichts. Einmal: Ein zweiter Arbeiter zieht mit, von demselben Aktionsfeld auf dasselbe Aktionsfeld (T71).
teotihuacan-kind-free_move = Freier Zug
    .help = Kostet nichts. Einmal: beliebig weit ziehen, höchstens einmal herum (T71).
teotihuacan-kind-free_cocoa = Kein Kakao
    .help = Kostet nichts. Einmal: keinen Kakao zahlen für eine Hauptaktion, eine Anbetung oder einen Lohn (T72).
teotihuacan-kind-extra_worker = Zusätzlicher Arbeiter
    .help = Kostet nichts. Einmal: bei einer Hauptaktion auf Alchemie, Adlige oder Pyramidenbau einen Arbeiter mehr zählen (T73).

## Königliche Plättchen; P ist die Kraft des Arbeiters dort

teotihuacan-royal-1 = Königliches Plättchen 01
    .help = Du bekommst P + 1 Kakao (T34).
teotihuacan-royal-2 = Königliches Plättchen 02
    .help = Bis zu P-mal: 1 Kakao zahlen für 1 Holz und 1 Stein (T35).
teotihuacan-royal-3 = Königliches Plättchen 03
    .help = Bis zu P-mal: 1 Rohstoff zahlen für 2 Kakao (T36).
teotihuacan-royal-4 = Königliches Plättchen 04
    .help = 2 SP für jede deiner Technologien, höchstens P davon (T37).
teotihuacan-royal-5 = Königliches Plättchen 05
    .help = 2 SP für jeden deiner Schritte auf der Pyramidenleiste, höchstens P davon (T38).
teotihuacan-royal-6 = Königliches Plättchen 06
    .help = Bis zu P-mal: 1 Kakao zahlen für 1 Stein und 1 Gold (T39).
teotihuacan-royal-7 = Königliches Plättchen 07
    .help = Einmal: 1 Kakao und 1 Rohstoff zahlen für P Rohstoffe nach Wahl (T40).
teotihuacan-royal-8 = Königliches Plättchen 08
    .help = Bis zu (P − 1)-mal: 1 Kakao zahlen für 1 Schritt in einem beliebigen Tempel (T41).
teotihuacan-royal-9 = Königliches Plättchen 09
    .help = 1 SP für jeden deiner Schritte auf der Straße der Toten, höchstens P + 1 davon (T42).

## Technologien

teotihuacan-tech-1 = Technologie 01
    .help = 1 Gold. Ziehst du einen Arbeiter auf den Palast oder an ihm vorbei: 1 Kakao (T58).
teotihuacan-tech-3 = Technologie 03
    .help = 1 Gold. Nach Alchemie oder Adligen: 3 SP (T59).
teotihuacan-tech-5 = Technologie 05
    .help = 1 Gold. Nach Wald, Steinbruch oder Goldmine: 1 weiterer Rohstoff davon (T60).
teotihuacan-tech-7 = Technologie 07
    .help = 1 Gold. Nach Wald, Steinbruch oder Goldmine: 1 Kakao und 1 SP (T61).
teotihuacan-tech-9 = Technologie 09
    .help = 2 Gold. Nach Dekorationen: 4 SP (T62).
teotihuacan-tech-11 = Technologie 11
    .help = 2 Gold. Nach Pyramidenbau: 3 SP (T63).
teotihuacan-tech-13 = Technologie 13
    .help = 2 Gold. Nach den Verstärkungen einer Hauptaktion: Du darfst 1 Kakao für eine weitere zahlen (T64).
teotihuacan-tech-15 = Technologie 15
    .help = 2 Gold. Beim Pyramidenbau zählst du einen Arbeiter mehr und sparst einmal 1 Holz oder 1 Stein (T65).
teotihuacan-tech-17 = Technologie 17
    .help = 2 Gold. Nach Pyramidenbau: 1 Schritt in einem beliebigen Tempel (T66).

## Tempelbonus-Plättchen

teotihuacan-bonus-best_mask_set = bester Maskensatz
    .help = Dein bester Maskensatz zählt noch einmal (T78).
teotihuacan-bonus-technologies_5 = Technologien
    .help = 5 SP für jede deiner Technologien (T78).
teotihuacan-bonus-vp_15 = 15 SP
    .help = 15 SP (T78).
teotihuacan-bonus-avenue_3 = Straße der Toten
    .help = 3 SP für jeden deiner Schritte auf der Straße der Toten (T78).
teotihuacan-bonus-bonus_9 = Tempelbonus-Plättchen
    .help = 9 SP für jedes Tempelbonus-Plättchen, das du erreicht hast, auch für dieses (T78).
teotihuacan-bonus-discovery_2 = Entdeckungsplättchen
    .help = 2 SP für jedes deiner Entdeckungsplättchen, das keine Maske ist, benutzt oder nicht (T78).
teotihuacan-bonus-workers = Arbeiter
    .help = 4 SP für jeden deiner Arbeiter mit Kraft 1 bis 3, 9 SP für jeden mit Kraft 4 oder 5 (T78).

## Startplättchen

teotihuacan-start-ST1 = Startplättchen ST1
    .help = Aktionsfelder 1 und 2. 1 Schritt auf der Straße der Toten, 2 Kakao, 3 Holz (T14).
teotihuacan-start-ST2 = Startplättchen ST2
    .help = Aktionsfelder 4 und 3. 1 Schritt im grünen Tempel, 2 Stein, 3 Gold (T14).
teotihuacan-start-ST3 = Startplättchen ST3
    .help = Aktionsfelder 2 und 3. 1 Schritt im blauen Tempel, 4 Holz, 1 Stein (T14).
teotihuacan-start-ST4 = Startplättchen ST4
    .help = Aktionsfelder 1 und 4. 1 Schritt im roten Tempel, 5 Kakao, 2 Gold (T14).
teotihuacan-start-ST5 = Startplättchen ST5
    .help = Aktionsfelder 4 und 5. Die niedrigste Technologie, die dir fehlt, 2 Gold (T14, T15).
teotihuacan-start-ST6 = Startplättchen ST6
    .help = Aktionsfelder 2 und 4. 1 Verstärkung, 3 Holz, 2 Gold (T14).
teotihuacan-start-ST7 = Startplättchen ST7
    .help = Aktionsfelder 5 und 8. Die niedrigste Technologie, die dir fehlt, 2 Rohstoffe nach Wahl (T14, T15).
teotihuacan-start-ST8 = Startplättchen ST8
    .help = Aktionsfelder 6 und 7. 1 Schritt im blauen Tempel, 2 Kakao, 4 Stein (T14).
teotihuacan-start-ST9 = Startplättchen ST9
    .help = Aktionsfelder 5 und 6. 1 Schritt in jedem der drei Tempel (T14).
teotihuacan-start-ST10 = Startplättchen ST10
    .help = Aktionsfelder 7 und 8. 1 Schritt im roten Tempel, 1 Verstärkung, 5 Kakao (T14).
teotihuacan-start-ST11 = Startplättchen ST11
    .help = Aktionsfelder 6 und 8. 1 Schritt im grünen Tempel, 1 Verstärkung, 5 Kakao (T14).
teotihuacan-start-ST12 = Startplättchen ST12
    .help = Aktionsfelder 5 und 7. Je 1 Schritt im blauen und im roten Tempel, 2 Rohstoffe nach Wahl (T14).
teotihuacan-start-ST13 = Startplättchen ST13
    .help = Aktionsfelder 3 und 5. 3 Kakao, 5 Holz (T14).
teotihuacan-start-ST14 = Startplättchen ST14
    .help = Aktionsfelder 3 und 7. Ein Entdeckungsplättchen zu seinen Kosten, 3 Stein, 1 Gold (T14, T15).
teotihuacan-start-ST15 = Startplättchen ST15
    .help = Aktionsfelder 2 und 6. 1 Holz, 2 Stein, 3 Gold (T14).
teotihuacan-start-ST16 = Startplättchen ST16
    .help = Aktionsfelder 4 und 8. Ein Entdeckungsplättchen zu seinen Kosten, 2 Kakao, 3 Gold (T14, T15).
teotihuacan-start-ST17 = Startplättchen ST17
    .help = Aktionsfelder 3 und 8. 3 Kakao, 2 Holz, 3 Stein (T14).
teotihuacan-start-ST18 = Startplättchen ST18
    .help = Aktionsfelder 2 und 7. 1 Schritt auf der Straße der Toten, 1 Holz, 2 Stein (T14).

## Aktionsplättchen des Teotibots

teotihuacan-bot-alchemy = Alchemie
    .help = Arbeiter auf der Alchemie und 1 Gold: eine Technologie und ihr Schritt. Sonst zwei Verstärkungen für seinen schwächsten Arbeiter (T86).
teotihuacan-bot-construction = Pyramidenbau
    .help = Arbeiter beim Pyramidenbau und 2 Stein: Er legt ein Pyramidenplättchen. Sonst holt ein Arbeiter im Steinbruch 2 Stein. Sonst Ersatz (T87).
teotihuacan-bot-decorations = Dekorationen
    .help = Arbeiter bei den Dekorationen und 2 Gold: Er legt eine Dekoration. Sonst holt ein Arbeiter in der Goldmine 2 Gold. Sonst Ersatz (T88).
teotihuacan-bot-nobles = Adlige
    .help = Arbeiter bei den Adligen und 2 Holz: Er baut ein Gebäude. Sonst holt ein Arbeiter im Wald 2 Holz. Sonst Ersatz (T89).
teotihuacan-bot-mask_collection = Maskensammlung
    .help = Er nimmt die seltenste Maske von den Aktionsfeldern, die ihm fehlt und die er bezahlen kann. Sonst Ersatz (T90).
teotihuacan-bot-mastery = Meisterschaft
    .help = Sein stärkster Arbeiter tut, was sein Aktionsfeld bietet, sonst der nächststärkste. Sonst Ersatz (T91).
teotihuacan-bot-worship = Anbetung
    .help = Sein Anbetungswürfel zieht zum nächsten Aktionsfeld mit Tempel und steigt dort; das Entdeckungsplättchen wird ersetzt (T92).

## Namen dessen, was auf dem Tisch liegt, für alle, die es nicht sehen

teotihuacan-worker-name = Arbeiter von { $player }, Kraft { $power }, { $board }
    .you = dein Arbeiter, Kraft { $power }, { $board }
teotihuacan-locked-name = gesperrter Arbeiter von { $player }, Kraft { $power }, { $board }
    .you = dein gesperrter Arbeiter, Kraft { $power }, { $board }
teotihuacan-neutral-name =
    { $count ->
        [one] { $count } neutraler Würfel, { $board }
       *[other] { $count } neutrale Würfel, { $board }
    }
teotihuacan-board-name = { $name }, Aktionsfeld { $number }, Stelle { $place } von 8 im Uhrzeigersinn vom Palast aus
teotihuacan-cell-name = Zeile { $row }, Spalte { $column }: { $icon }, Ebene { $level }
teotihuacan-place-name = Platz auf Ebene { $level }, Zeile { $row }, Spalte { $column }
teotihuacan-pyramid-tile = Pyramidenplättchen { $number }
teotihuacan-pyramid-tile-name = Pyramidenplättchen { $number }, im Uhrzeigersinn von links oben: { $icons }
teotihuacan-decoration = Dekoration { $number }
teotihuacan-decoration-name = Dekoration { $number }: links { $left }, rechts { $right }
teotihuacan-step-name = { $stairway }, Stufe { $step }
teotihuacan-temple-name = { $temple }: { $player } auf Stufe { $step }
    .you = { $temple }: du auf Stufe { $step }
teotihuacan-avenue-name = Straße der Toten: { $player } auf { $step } von 9
    .you = Straße der Toten: du auf { $step } von 9
teotihuacan-track-name = Pyramidenleiste: { $player } auf { $step } von 9
    .you = Pyramidenleiste: du auf { $step } von 9
teotihuacan-stack-name =
    { $count ->
        [0] { $place }: Stapel Entdeckungsplättchen, leer
        [one] { $place }: { $count } Entdeckungsplättchen
       *[other] { $place }: { $count } Entdeckungsplättchen
    }
teotihuacan-calendar-name = Kalender: helle Scheibe auf { $light }, dunkle Scheibe auf { $dark }
teotihuacan-era = Epoche { $era } von 3
teotihuacan-phase = Epoche { $phase } von 3
teotihuacan-rounds-left =
    { $count ->
        [0] Das ist die letzte Runde vor der Eklipse
        [one] { $count } Runde, bis sich die Scheiben treffen, wenn niemand aufsteigt
       *[other] { $count } Runden, bis sich die Scheiben treffen, wenn niemand aufsteigt
    }
teotihuacan-buildings-name =
    { $count ->
        [one] Gebäudeleiste: noch { $count } Gebäude, niedrigster sichtbarer Wert { $value }
       *[other] Gebäudeleiste: noch { $count } Gebäude, niedrigster sichtbarer Wert { $value }
    }

## Was gefragt ist

teotihuacan-ask-over = Die Partie ist zu Ende.
teotihuacan-ask-first = Es wird ausgelost, wer beginnt.
teotihuacan-ask-boards = Die Aktionsfelder werden gemischt.
teotihuacan-ask-royals = Die Königlichen Plättchen werden gezogen.
teotihuacan-ask-techs = Die Technologien werden gezogen.
teotihuacan-ask-bonus = Die Tempelbonus-Plättchen werden gezogen.
teotihuacan-ask-layout = Die Anordnung der ersten Pyramidenplättchen wird ausgelost.
teotihuacan-ask-draw = Ein Plättchen wird gezogen.
teotihuacan-ask-dirs = Die Richtungsplättchen werden ausgelegt.
teotihuacan-ask-dice = Für den Teotibot wird gewürfelt.
teotihuacan-ask-spin = Das Pyramidenplättchen des Teotibots wird gedreht.
teotihuacan-ask-keep = { $player }, wähle zwei Startplättchen, die du behältst.
    .you = Wähle zwei Startplättchen, die du behältst.
teotihuacan-ask-pick = { $player }, wähle ein Startplättchen.
    .you = Wähle ein Startplättchen.
teotihuacan-ask-gain = { $player }, wähle, welche Rohstoffe du nimmst.
    .you = Wähle, welche Rohstoffe du nimmst.
teotihuacan-ask-place = { $player }, wähle drei Aktionsfelder für deine Arbeiter.
    .you = Wähle drei Aktionsfelder für deine Arbeiter.
teotihuacan-ask-temple = { $player }, wähle einen Tempel für deinen Schritt.
    .you = Wähle einen Tempel für deinen Schritt.
teotihuacan-ask-claim = { $player }, nimm ein Entdeckungsplättchen oder verzichte darauf.
    .you = Nimm ein Entdeckungsplättchen oder verzichte darauf.
teotihuacan-ask-power = { $player }, wähle einen Arbeiter für die Verstärkung.
    .you = Wähle einen Arbeiter für die Verstärkung.
teotihuacan-ask-ascend = { $player }, wähle die Belohnung für den Aufstieg.
    .you = Wähle die Belohnung für den Aufstieg.
teotihuacan-ask-turn = { $player }, zieh einen Arbeiter oder ruh dich aus, wenn du gesperrte hast.
    .you = Zieh einen Arbeiter oder ruh dich aus, wenn du gesperrte hast.
teotihuacan-ask-act = { $player }, wähle: Kakao sammeln, anbeten oder Hauptaktion.
    .you = Wähle: Kakao sammeln, anbeten oder Hauptaktion.
teotihuacan-ask-crew = { $player }, wähle die Arbeiter für die Aktion.
    .you = Wähle die Arbeiter für die Aktion.
teotihuacan-ask-tech = { $player }, wähle eine Technologie.
    .you = Wähle eine Technologie.
teotihuacan-ask-row = { $player }, wähle eine Reihe für das Gebäude.
    .you = Wähle eine Reihe für das Gebäude.
teotihuacan-ask-deco = { $player }, wähle eine Dekoration und eine Treppe.
    .you = Wähle eine Dekoration und eine Treppe.
teotihuacan-ask-build = { $player }, wähle ein Pyramidenplättchen, seinen Platz und seine Drehung.
    .you = Wähle ein Pyramidenplättchen, seinen Platz und seine Drehung.
teotihuacan-ask-save = { $player }, wähle, was dir Technologie 15 erspart.
    .you = Wähle, was dir Technologie 15 erspart.
teotihuacan-ask-royal = { $player }, wähle, wie du das Königliche Plättchen nutzt.
    .you = Wähle, wie du das Königliche Plättchen nutzt.
teotihuacan-ask-extra = { $player }, noch eine Verstärkung für 1 Kakao?
    .you = Noch eine Verstärkung für 1 Kakao?
teotihuacan-ask-end = { $player }, beende deinen Zug; vorher kannst du noch Plättchen benutzen oder Arbeiter befreien.
    .you = Beende deinen Zug; vorher kannst du noch Plättchen benutzen oder Arbeiter befreien.
teotihuacan-ask-salary = { $player }, wähle, wie viel Lohn du zahlst.
    .you = Wähle, wie viel Lohn du zahlst.

## Was man tun kann

teotihuacan-action-keep = { $tiles } behalten
teotihuacan-action-pick = { $tile } nehmen
teotihuacan-action-gain = { $amounts } nehmen
teotihuacan-action-place = Arbeiter setzen: { $boards }
teotihuacan-action-temple = Schritt: { $temple }
teotihuacan-action-reward = Belohnung der Stufe nehmen
teotihuacan-action-skip = Verzichten
teotihuacan-action-claim = „{ $tile }“ nehmen
teotihuacan-action-power = Verstärkung: { $board }, Kraft { $power }
teotihuacan-action-ascend-vp = 5 SP
teotihuacan-action-ascend-cocoa = 5 Kakao
teotihuacan-action-ascend-temple = 1 Schritt in einem beliebigen Tempel
teotihuacan-action-ascend-two = 3 Kakao für 2 Schritte in beliebigen Tempeln
teotihuacan-action-ascend-two-free = Plättchen „Kein Kakao“ für 2 Schritte in beliebigen Tempeln
teotihuacan-action-ascend-worker = Vierter Arbeiter und 2 Kakao
teotihuacan-action-unlock = Für 3 Kakao alle befreien
teotihuacan-action-unlock-free = Mit „Kein Kakao“ alle befreien
teotihuacan-action-use = „{ $tile }“ benutzen
teotihuacan-action-move = Arbeiter mit Kraft { $power } ziehen: { $from } → { $to }
teotihuacan-action-move-two = Arbeiter mit Kraft { $first } und { $second } ziehen: { $from } → { $to }
teotihuacan-action-rest = Ausruhen: alle befreien
teotihuacan-action-cocoa = { $count } Kakao sammeln
teotihuacan-action-main = Hauptaktion
teotihuacan-action-main-extra =
    { $count ->
        [one] Hauptaktion mit { $count } zusätzlichen Arbeiter
       *[other] Hauptaktion mit { $count } zusätzlichen Arbeitern
    }
teotihuacan-action-worship-step = Anbeten: Schritt
teotihuacan-action-worship-tile = Anbeten: Entdeckungsplättchen
teotihuacan-action-worship-step-tile = Anbeten: Schritt, dann Entdeckungsplättchen
teotihuacan-action-worship-tile-step = Anbeten: Entdeckungsplättchen, dann Schritt
teotihuacan-action-worship-royal = Anbeten: { $royal }
teotihuacan-action-worship-royal-tile = Anbeten: { $royal }, dann Entdeckungsplättchen
teotihuacan-action-worship-tile-royal = Anbeten: Entdeckungsplättchen, dann { $royal }
teotihuacan-action-with-power = { $action } (Arbeiter mit Kraft { $power })
teotihuacan-action-without-cocoa = { $action } (mit Plättchen „Kein Kakao“)
teotihuacan-action-crew = Arbeiter mit Kraft { $powers } einsetzen
teotihuacan-action-tech = { $tech } nehmen
teotihuacan-action-row = Gebäude: { $row }
teotihuacan-action-deco = { $tile }: { $stairway }
teotihuacan-action-build = { $tile } auf Ebene { $level }, Zeile { $row }, Spalte { $column }
teotihuacan-action-level = Bauen auf Ebene { $level }
teotihuacan-action-done = Aufhören
teotihuacan-action-save-w = 1 Holz sparen
teotihuacan-action-save-s = 1 Stein sparen
teotihuacan-action-save-none = Noch nichts sparen
teotihuacan-action-times =
    { $count ->
        [0] Gar nicht
        [one] { $count } Mal
       *[other] { $count } Mal
    }
teotihuacan-action-pay = { $amounts } zahlen
teotihuacan-action-waive = Plättchen „Kein Kakao“ statt Kakao
teotihuacan-action-extra = 1 Kakao für eine Verstärkung: { $board }, Kraft { $power }
teotihuacan-action-end = Zug beenden
teotihuacan-action-salary = { $count } Kakao zahlen
teotihuacan-action-salary-short = { $count } Kakao zahlen, { $lost } SP verlieren
teotihuacan-action-salary-free = Mit „Kein Kakao“ zahlen

teotihuacan-next-deco = eine Dekoration für { $gold } Gold
teotihuacan-next-tiles =
    { $count ->
        [one] ein Pyramidenplättchen
       *[other] bis zu { $count } Pyramidenplättchen
    }

## Der Weg zu einer Entscheidung, und was danach kommt

teotihuacan-path-setup = Aufbau
teotihuacan-path-eclipse = Eklipse { $era }
teotihuacan-path-tile = { $number }. Plättchen, bis zu { $most }
teotihuacan-path-tile-last = { $number }. Plättchen von { $most }
teotihuacan-path-tile-used = Entdeckungsplättchen im Einsatz
teotihuacan-path-claim = Entdeckung: nehmen?
teotihuacan-path-temple = welcher Tempel?
teotihuacan-path-gain = welche Rohstoffe?
teotihuacan-path-act = welche Aktion?
teotihuacan-path-crew = welche Arbeiter?
teotihuacan-path-tech = welche Technologie?
teotihuacan-path-row = welche Reihe?
teotihuacan-path-deco = welche Dekoration?
teotihuacan-path-save = Ersparnis durch Technologie 15
teotihuacan-path-ascend = welche Belohnung?
teotihuacan-path-extra = weitere Verstärkung?
teotihuacan-path-end = Ende des Zuges
teotihuacan-path-keep = welche Startplättchen?
teotihuacan-path-pick = welches Startplättchen?
teotihuacan-path-place = welche Aktionsfelder?
teotihuacan-path-matches = farbige Treffer
teotihuacan-path-ascension = Aufstieg
teotihuacan-path-power =
    { $count ->
        [one] Verstärkung
       *[other] erste von { $count } Verstärkungen
    }
teotihuacan-path-power-tile =
    { $count ->
        [one] Verstärkung des Plättchens
       *[other] erste von { $count } Verstärkungen des Plättchens
    }
teotihuacan-path-avenue = Straße der Toten, Stufe { $step }
teotihuacan-path-blue = blauer Tempel, Stufe { $step }
teotihuacan-path-red = roter Tempel, Stufe { $step }
teotihuacan-path-green = grüner Tempel, Stufe { $step }
teotihuacan-next-power =
    { $count ->
        [one] Verstärkung
       *[other] { $count } Verstärkungen
    }
teotihuacan-next-temple = Schritt in einem beliebigen Tempel
teotihuacan-next-step = Schritt: { $temple }
teotihuacan-next-avenue = Schritt auf der Straße der Toten
teotihuacan-next-claim = Entdeckungsplättchen
teotihuacan-next-build =
    { $count ->
        [one] noch ein Plättchen
       *[other] bis zu { $count } weitere Plättchen
    }
teotihuacan-next-matches = farbige Treffer
teotihuacan-next-ascend = Belohnung des Aufstiegs
teotihuacan-next-extra = weitere Verstärkung
teotihuacan-next-gain = Rohstoffe
teotihuacan-next-place = Arbeiter auf Felder
teotihuacan-next-act = die Aktion
teotihuacan-next-royal = Königliches Plättchen
teotihuacan-next-end = Ende des Zuges
teotihuacan-next-tech = eine Technologie
teotihuacan-next-crew = die Arbeiter
teotihuacan-next-row = eine Reihe der Adligen
teotihuacan-next-save = was Technologie 15 spart
teotihuacan-next-claim-tile = vielleicht „{ $tile }“ für { $price }
teotihuacan-next-claim-free = vielleicht „{ $tile }“, umsonst
teotihuacan-drawn-pyramid = ein Pyramidenplättchen
teotihuacan-drawn-decoration = eine Dekoration
teotihuacan-drawn-board = das Entdeckungsplättchen bei { $board }
teotihuacan-drawn-layout = Plättchen der Anfangspyramide
teotihuacan-drawn-stack = Entdeckungsplättchen der Leisten
teotihuacan-drawn-offer = Startplättchen
teotihuacan-drawn-beside = ein Entdeckungsplättchen neben einem Startplättchen
teotihuacan-drawn-neutral = die Aktionsfelder der neutralen Würfel
teotihuacan-drawn-bot = Aktionsplättchen des Teotibots
teotihuacan-drawn-dirs = die Richtungsplättchen
teotihuacan-drawn-dice = die Würfel des Teotibots
teotihuacan-drawn-spin = wie der Teotibot sein Plättchen dreht

## Warum etwas nicht angeboten wird

error-teotihuacan-target = „{ $word }“ kann man weder wählen noch erfragen.
teotihuacan-refused-lacking = braucht { $needed }, du hast { $owned }
teotihuacan-refused-own-worker = dort ist dein eigener Arbeiter gesperrt
teotihuacan-refused-no-tile = dort liegt kein Entdeckungsplättchen
teotihuacan-refused-no-step = kein Tempelschritt ist möglich
teotihuacan-refused-owned = hast du schon
teotihuacan-refused-row = seine Reihe steht so vielen Arbeitern nicht offen
teotihuacan-refused-wheel = dein vierter Arbeiter ist schon im Spiel
teotihuacan-refused-none-locked = keiner deiner Arbeiter ist gesperrt
teotihuacan-refused-avenue-end = dein Marker steht am Ende der Straße
teotihuacan-refused-temple-top = dein Marker steht auf Stufe 11
teotihuacan-refused-temple-taken = Stufe 11 ist besetzt
teotihuacan-refused-no-match = kein Treffer mit einem Symbol dieses Tempels
teotihuacan-refused-locked = ist gesperrt
teotihuacan-refused-not-used = war an der Aktion nicht beteiligt
teotihuacan-refused-order = kommt vor dem zuerst gewählten Arbeiter
teotihuacan-refused-moved = ist gerade gezogen: erst nach der Aktion
teotihuacan-refused-no-worker = kein freier Arbeiter kann sie jetzt bekommen
teotihuacan-refused-with-double-move = wird beim Ziehen benutzt: dafür braucht es zwei freie Arbeiter auf einem Aktionsfeld
teotihuacan-refused-with-free-move = wird beim Ziehen benutzt
teotihuacan-refused-with-free-cocoa = wird bei Hauptaktion, Anbetung oder Lohn benutzt
teotihuacan-refused-with-extra-worker = wird bei der Hauptaktion von Alchemie, Adlige oder Pyramidenbau benutzt
teotihuacan-refused-nothing-5 = du hast jede Technologie, die diesen Arbeitern offensteht
teotihuacan-refused-nothing-6 = keine Reihe, die diesen Arbeitern offensteht, hat noch Platz
teotihuacan-refused-nothing-7 = keine Treppe hat jetzt eine freie Stufe
teotihuacan-refused-nothing-8 = kein Platz, den du bezahlen kannst, ist frei
teotihuacan-refused-only-top = nur das oberste Plättchen des Stapels kann genommen werden
teotihuacan-refused-full = ist voll
teotihuacan-refused-stairway-done = ist fertig
teotihuacan-refused-stairway-below = braucht darunter Pyramidenplättchen der Ebene { $level }
teotihuacan-refused-no-place = unter keinem freien Platz liegen schon alle Plättchen
teotihuacan-refused-costs-none = das Plättchen kostet davon nichts
teotihuacan-refused-without-moved = der gezogene Arbeiter muss dabei sein
teotihuacan-refused-not-shown = steht nicht auf deinen Startplättchen
teotihuacan-refused-not-asked = das steht jetzt nicht zur Wahl
teotihuacan-refused-no-name = ein Arbeiter wird nur genannt, wenn zwei verschieden starke gezogen sind
teotihuacan-refused-closed = erst nach dieser Entscheidung
teotihuacan-refused-other-options = nicht mit den Optionen dieser Partie
teotihuacan-refused-not-there = liegt hier nicht zur Wahl
teotihuacan-refused-with-mask = Masken werden gewertet, nicht benutzt
teotihuacan-refused-no-such-worker = dort hast du keinen solchen Arbeiter
teotihuacan-refused-ascending = steigt gerade auf
teotihuacan-refused-left-board = der gezogene Arbeiter ist nicht mehr dort
teotihuacan-refused-no-main-action = der Palast hat keine Hauptaktion
teotihuacan-refused-no-worship = hier kann nicht angebetet werden
teotihuacan-refused-no-extra-worker = „Zusätzlicher Arbeiter“ hilft nur bei Alchemie, Adligen und Pyramidenbau
teotihuacan-refused-most = höchstens { $count }
teotihuacan-refused-exactly = es müssen { $count } sein
teotihuacan-refused-saves-nothing = hier ist kein Kakao zu sparen
teotihuacan-refused-begun = nur vor dem ersten Schritt
teotihuacan-refused-no-goods = du hast keine Rohstoffe zum Abgeben
teotihuacan-refused-tile-first = in dieser Partie kommt das Entdeckungsplättchen zuerst
teotihuacan-refused-empty-display = es liegt kein Plättchen mehr aus
teotihuacan-refused-same-look = sieht aus wie eine andere Drehung
teotihuacan-refused-taken = dort liegt schon ein Plättchen
teotihuacan-refused-place-below = braucht darunter alle vier Plättchen der Ebene { $level }
teotihuacan-refused-level-full = ist fertig bebaut
teotihuacan-refused-first-tile = mindestens ein Plättchen muss gebaut werden
teotihuacan-refused-lacking-saved = braucht auch mit Technologie 15 noch { $needed }, du hast { $owned }
teotihuacan-refused-too-far = zu weit: ein Arbeiter zieht 1 bis 3 Aktionsfelder im Uhrzeigersinn
teotihuacan-refused-workers =
    { $count ->
        [one] braucht { $count } Arbeiter
       *[other] braucht { $count } Arbeiter
    }

## Spielverlauf

teotihuacan-log-first = { $player } beginnt.
    .you = Du beginnst.
teotihuacan-log-boards = Die losen Aktionsfelder liegen im Uhrzeigersinn vom Palast aus: { $boards }.
teotihuacan-log-royals = Im Palast liegen { $tiles }.
teotihuacan-log-techs = Auf der Alchemie liegen { $tiles }.
teotihuacan-log-bonus = Tempelbonus des blauen, roten und grünen Tempels: { $tiles }.
teotihuacan-log-layout = Die ersten Pyramidenplättchen liegen nach Anordnung { $number }.
teotihuacan-log-draw = Gezogen: { $tile }.
teotihuacan-log-draw-display = Neu bei { $board }: { $tile }.
teotihuacan-log-draw-stack = Gezogen für Stufe { $step } ({ $track }): { $tile }.
teotihuacan-log-draw-neutral = Gezogen für die neutralen Würfel: { $tile }.
teotihuacan-log-draw-offer = { $player } bekommt zur Auswahl: { $tile }.
    .you = Du bekommst zur Auswahl: { $tile }.
teotihuacan-log-dirs =
    { $sides ->
        [LL] Richtungsplättchen: Erst rückt das linke Plättchen auf, dann das linke.
        [LR] Richtungsplättchen: Erst rückt das linke Plättchen auf, dann das rechte.
        [RL] Richtungsplättchen: Erst rückt das rechte Plättchen auf, dann das linke.
       *[RR] Richtungsplättchen: Erst rückt das rechte Plättchen auf, dann das rechte.
    }
teotihuacan-log-dice =
    { $action ->
        [alchemy] Die Würfel zeigen { $sum }: Der Teotibot führt „Alchemie“ aus.
        [construction] Die Würfel zeigen { $sum }: Der Teotibot führt „Pyramidenbau“ aus.
        [decorations] Die Würfel zeigen { $sum }: Der Teotibot führt „Dekorationen“ aus.
        [nobles] Die Würfel zeigen { $sum }: Der Teotibot führt „Adlige“ aus.
        [mask_collection] Die Würfel zeigen { $sum }: Der Teotibot führt „Maskensammlung“ aus.
        [mastery] Die Würfel zeigen { $sum }: Der Teotibot führt „Meisterschaft“ aus.
       *[worship] Die Würfel zeigen { $sum }: Der Teotibot führt „Anbetung“ aus.
    }
teotihuacan-log-spin = Vierteldrehungen des Pyramidenplättchens: { $turns }.
teotihuacan-log-keep = { $player } behält { $tiles }.
    .you = Du behältst { $tiles }.
teotihuacan-log-pick = { $player } nimmt { $tile }.
    .you = Du nimmst { $tile }.
teotihuacan-log-gain = { $player } nimmt { $amounts }.
    .you = Du nimmst { $amounts }.
teotihuacan-log-place = { $player } setzt Arbeiter: { $boards }.
    .you = Du setzt Arbeiter: { $boards }.
teotihuacan-log-reward = { $player } nimmt die Belohnung der Stufe.
    .you = Du nimmst die Belohnung der Stufe.
teotihuacan-log-skip = { $player } verzichtet.
    .you = Du verzichtest.
teotihuacan-log-claim = { $player } nimmt ein Entdeckungsplättchen: { $tile }.
    .you = Du nimmst ein Entdeckungsplättchen: { $tile }.
teotihuacan-log-power = { $player } verstärkt einen Arbeiter: { $board }, jetzt Kraft { $power }.
    .you = Du verstärkst einen Arbeiter: { $board }, jetzt Kraft { $power }.
teotihuacan-log-ascend = { $player } nimmt für den Aufstieg { $amounts }.
    .you = Du nimmst für den Aufstieg { $amounts }.
teotihuacan-log-ascend-steps =
    { $steps ->
        [1] { $player } nimmt für den Aufstieg einen Tempelschritt.
       *[other] { $player } nimmt für den Aufstieg zwei Tempelschritte.
    }
    .you =
        { $steps ->
            [1] Du nimmst für den Aufstieg einen Tempelschritt.
           *[other] Du nimmst für den Aufstieg zwei Tempelschritte.
        }
teotihuacan-log-ascend-worker = { $player } holt für den Aufstieg den vierten Arbeiter und bekommt { $amounts }.
    .you = Du holst für den Aufstieg den vierten Arbeiter und bekommst { $amounts }.
teotihuacan-log-unlock = { $player } befreit alle eigenen Arbeiter.
    .you = Du befreist alle deine Arbeiter.
teotihuacan-log-use = { $player } benutzt ein Entdeckungsplättchen: { $tile }.
    .you = Du benutzt ein Entdeckungsplättchen: { $tile }.
teotihuacan-log-move =
    { $count ->
        [1] { $player } zieht einen Arbeiter: { $from } → { $to }.
       *[other] { $player } zieht zwei Arbeiter: { $from } → { $to }.
    }
    .you =
        { $count ->
            [1] Du ziehst einen Arbeiter: { $from } → { $to }.
           *[other] Du ziehst zwei Arbeiter: { $from } → { $to }.
        }
teotihuacan-log-rest = { $player } ruht sich aus und befreit alle eigenen Arbeiter.
    .you = Du ruhst dich aus und befreist alle deine Arbeiter.
teotihuacan-log-cocoa = { $player } sammelt { $amounts }.
    .you = Du sammelst { $amounts }.
teotihuacan-log-main = { $player } führt die Hauptaktion aus: { $board }.
    .you = Du führst die Hauptaktion aus: { $board }.
teotihuacan-log-worship = { $player } betet an: { $board }.
    .you = Du betest an: { $board }.
teotihuacan-log-worship-royal = { $player } betet im Palast an: { $tile }.
    .you = Du betest im Palast an: { $tile }.
teotihuacan-log-crew =
    { $count ->
        [1] { $player } setzt einen Arbeiter mit Kraft { $powers } ein.
       *[other] { $player } setzt Arbeiter mit Kraft { $powers } ein.
    }
    .you =
        { $count ->
            [1] Du setzt einen Arbeiter mit Kraft { $powers } ein.
           *[other] Du setzt Arbeiter mit Kraft { $powers } ein.
        }
teotihuacan-log-tech = { $player } nimmt Technologie { $number }.
    .you = Du nimmst Technologie { $number }.
teotihuacan-log-row =
    { $row ->
        [1] { $player } wählt für das Gebäude die obere Reihe.
        [2] { $player } wählt für das Gebäude die mittlere Reihe.
       *[other] { $player } wählt für das Gebäude die untere Reihe.
    }
    .you =
        { $row ->
            [1] Du wählst für das Gebäude die obere Reihe.
            [2] Du wählst für das Gebäude die mittlere Reihe.
           *[other] Du wählst für das Gebäude die untere Reihe.
        }
teotihuacan-log-deco =
    { $stairway ->
        [n] { $player } legt { $tile } auf die nördliche Treppe.
        [e] { $player } legt { $tile } auf die östliche Treppe.
        [s] { $player } legt { $tile } auf die südliche Treppe.
       *[w] { $player } legt { $tile } auf die westliche Treppe.
    }
    .you =
        { $stairway ->
            [n] Du legst { $tile } auf die nördliche Treppe.
            [e] Du legst { $tile } auf die östliche Treppe.
            [s] Du legst { $tile } auf die südliche Treppe.
           *[w] Du legst { $tile } auf die westliche Treppe.
        }
teotihuacan-log-build = { $player } legt { $tile } auf Ebene { $level } der Pyramide.
    .you = Du legst { $tile } auf Ebene { $level } der Pyramide.
teotihuacan-log-done = { $player } hört hier auf.
    .you = Du hörst hier auf.
teotihuacan-log-save =
    { $saved ->
        [wood] { $player } spart durch Technologie 15 ein Holz.
        [stone] { $player } spart durch Technologie 15 einen Stein.
       *[nothing] { $player } hebt die Ersparnis von Technologie 15 auf.
    }
    .you =
        { $saved ->
            [wood] Du sparst durch Technologie 15 ein Holz.
            [stone] Du sparst durch Technologie 15 einen Stein.
           *[nothing] Du hebst die Ersparnis von Technologie 15 auf.
        }
teotihuacan-log-times =
    { $times ->
        [0] { $player } nutzt das Königliche Plättchen nicht.
        [one] { $player } nutzt das Königliche Plättchen { $times } Mal.
       *[other] { $player } nutzt das Königliche Plättchen { $times } Mal.
    }
    .you =
        { $times ->
            [0] Du nutzt das Königliche Plättchen nicht.
            [one] Du nutzt das Königliche Plättchen { $times } Mal.
           *[other] Du nutzt das Königliche Plättchen { $times } Mal.
        }
teotihuacan-log-pay = { $player } gibt für das Königliche Plättchen { $amounts } ab.
    .you = Du gibst für das Königliche Plättchen { $amounts } ab.
teotihuacan-log-waive = { $player } benutzt „Kein Kakao“ für das Königliche Plättchen.
    .you = Du benutzt „Kein Kakao“ für das Königliche Plättchen.
teotihuacan-log-end = { $player } beendet den Zug.
    .you = Du beendest deinen Zug.
teotihuacan-log-salary = { $player } zahlt { $cocoa } Kakao als Lohn.
    .you = Du zahlst { $cocoa } Kakao als Lohn.
teotihuacan-log-salary-free = { $player } zahlt den Lohn mit „Kein Kakao“.
    .you = Du zahlst den Lohn mit „Kein Kakao“.
teotihuacan-log-salary-missing = { $player } verliert { $points } SP für nicht gezahlten Lohn.
    .you = Du verlierst { $points } SP für nicht gezahlten Lohn.
teotihuacan-log-gained = { $player } bekommt { $amounts }.
    .you = Du bekommst { $amounts }.
teotihuacan-log-paid = { $player } zahlt { $amounts }.
    .you = Du zahlst { $amounts }.
teotihuacan-log-points = { $player } bekommt { $points } SP: { $source }.
    .you = Du bekommst { $points } SP: { $source }.
teotihuacan-log-eclipse = Eklipse { $era } von 3.
teotihuacan-log-last-scoring = Letzte Wertung: Tempelbonus.
teotihuacan-log-source = { $player } – { $source }: { $how }.
teotihuacan-log-total = { $player } hat jetzt { $total } SP.
    .you = Du hast jetzt { $total } SP.
teotihuacan-log-game-end = Die letzte Eklipse ist vorüber: Die Partie endet.
teotihuacan-log-winner = { $player } gewinnt.
    .you = Du gewinnst.

## Spielverlauf: was von selbst geschieht

teotihuacan-log-tile-received = { $player } hat jetzt ein Entdeckungsplättchen: { $tile }.
    .you = Du hast jetzt ein Entdeckungsplättchen: { $tile }.
teotihuacan-log-tile-used = { $player } dreht ein Entdeckungsplättchen um: { $tile }.
    .you = Du drehst ein Entdeckungsplättchen um: { $tile }.
teotihuacan-log-tile-removed = Ein Entdeckungsplättchen kommt aus dem Spiel: { $tile }.
teotihuacan-log-technology = { $player } hat jetzt Technologie { $number }.
    .you = Du hast jetzt Technologie { $number }.
teotihuacan-log-technologies = Technologien bringen { $player } { $amounts }.
    .you = Technologien bringen dir { $amounts }.
teotihuacan-log-passage = Technologie 01 bringt { $player } { $amounts }.
    .you = Technologie 01 bringt dir { $amounts }.
teotihuacan-log-marker = { $player } hat diese Technologie schon und bekommt { $amounts }.
    .you = Du hast diese Technologie schon und bekommst { $amounts }.
teotihuacan-log-building = { $player } baut ein Gebäude für { $points } SP.
    .you = Du baust ein Gebäude für { $points } SP.
teotihuacan-log-laid = { $player } bekommt dafür { $points } SP.
    .you = Du bekommst dafür { $points } SP.
teotihuacan-log-laid-matches = { $player } bekommt dafür { $points } SP, davon { $matches } für Treffer.
    .you = Du bekommst dafür { $points } SP, davon { $matches } für Treffer.
teotihuacan-log-step = { $player } erreicht Stufe { $step } ({ $track }).
    .you = Du erreichst Stufe { $step } ({ $track }).
teotihuacan-log-step-reward = { $player } erreicht Stufe { $step } ({ $track }) und bekommt { $amounts }.
    .you = Du erreichst Stufe { $step } ({ $track }) und bekommst { $amounts }.
teotihuacan-log-ascended = Ein Arbeiter von { $player } steigt auf und liegt mit Kraft 1 im Palast.
    .you = Einer deiner Arbeiter steigt auf und liegt mit Kraft 1 im Palast.
teotihuacan-log-unlocked = Ein Arbeiter von { $player } wird befreit: { $board }.
    .you = Einer deiner Arbeiter wird befreit: { $board }.
teotihuacan-log-bot-moves = Ein Arbeiter von { $player }, jetzt Kraft { $power }, rückt vor: { $from } → { $to }.
teotihuacan-log-bot-worship-die = Der Anbetungswürfel von { $player } rückt vor: { $from } → { $to }.
teotihuacan-log-bot-no-worker = Der Teotibot hat hier keinen freien Arbeiter: { $board }.
teotihuacan-log-bot-cannot = Der Teotibot hat dafür zu wenig, oder es gibt nichts zu tun: { $board }.
teotihuacan-log-bot-no-mask = Der Teotibot findet keine Maske, die ihm fehlt und die er bezahlen kann.
teotihuacan-log-bot-fallback = Der Teotibot greift zum Ersatz: Er nimmt Kakao, und sein schwächster Arbeiter wird verstärkt und rückt vor.
teotihuacan-log-bot-twice = Stattdessen wird der schwächste Arbeiter des Teotibots zweimal verstärkt.
teotihuacan-log-bot-exchange = Der Teotibot tauscht 10 Kakao gegen SP.
teotihuacan-log-neutral = Neutrale Würfel werden gesetzt: { $boards }.
teotihuacan-log-light = Die helle Scheibe rückt auf { $light }.
teotihuacan-log-met = Die Scheiben haben sich getroffen: Die Eklipse naht.
teotihuacan-log-last-round = Die letzte Runde vor der Eklipse beginnt.
teotihuacan-log-finished = Die Pyramide ist vollendet: Die kommende Eklipse ist die letzte.
teotihuacan-log-era = Epoche { $era } beginnt; die dunkle Scheibe liegt auf { $dark }.

## Wie Punkte zustande kommen

teotihuacan-scoring-temples = Tempel
teotihuacan-scoring-technologies = Technologien
teotihuacan-scoring-pyramid = Pyramidenplättchen
teotihuacan-scoring-decorations = Dekorationen
teotihuacan-scoring-nobles = Gebäude
teotihuacan-scoring-goods = Steinbruch und Goldmine
teotihuacan-scoring-royal = Königliche Plättchen
teotihuacan-scoring-discovery = Entdeckungsplättchen
teotihuacan-scoring-ascension = Aufstieg
teotihuacan-scoring-cocoa = Kakao getauscht
teotihuacan-scoring-avenue = Straße der Toten
teotihuacan-scoring-track = Pyramidenleiste
teotihuacan-scoring-masks = Masken
teotihuacan-scoring-salary = Nicht gezahlter Lohn
teotihuacan-scoring-bonus = Tempelbonus
teotihuacan-scoring-bot = Schlusspunkte des Teotibots
teotihuacan-scoring-before = Vorher
teotihuacan-scoring-after = Nachher
teotihuacan-breakdown-avenue = Feld { $step } × Wert { $value } = { $points } SP
teotihuacan-breakdown-track =
    { $steps ->
        [one] { $steps } Schritt × { $factor } = { $points } SP
       *[other] { $steps } Schritte × { $factor } = { $points } SP
    }
teotihuacan-breakdown-leader = Am weitesten auf der Pyramidenleiste = { $points } SP
teotihuacan-breakdown-masks =
    { $count ->
        [one] Satz aus { $count } Maske = { $points } SP
       *[other] Satz aus { $count } verschiedenen Masken = { $points } SP
    }
teotihuacan-breakdown-salary = { $paid } von { $due } Kakao gezahlt, fehlend { $missing } × 3 = minus { $points } SP
teotihuacan-breakdown-salary-paid = { $due } Kakao gezahlt
teotihuacan-breakdown-salary-free = Plättchen „Kein Kakao“ statt { $due } Kakao
teotihuacan-breakdown-bonus = { $temple }, { $tile } = { $points } SP
teotihuacan-breakdown-bot-temples = Tempelbonus: { $count } × { $factor } = { $points } SP
teotihuacan-breakdown-bot-technologies = Technologien: { $count } × { $factor } = { $points } SP
teotihuacan-breakdown-bot-stock = Übrige Rohstoffe und Kakao = { $points } SP

## Optionen

option-teotihuacan-draft = Draft
    .help = Wie Startplättchen gewählt werden (T80). Eine offizielle Variante; nicht im ersten Spiel.
option-teotihuacan-draft-no = Vier für alle
    .help = Alle bekommen vier und behalten zwei.
option-teotihuacan-draft-yes = Draft
    .help = Alle liegen in einer Reihe; reihum nehmen alle eines, dann noch eines in umgekehrter Reihenfolge.

option-teotihuacan-dark_eclipse = Dunkle Eklipse
    .help = Wann die Eklipse kommt (T81). Eine offizielle Variante.
option-teotihuacan-dark_eclipse-no = Eine Runde später
    .help = Haben sich die Scheiben getroffen, wird die Runde beendet und noch eine gespielt.
option-teotihuacan-dark_eclipse-yes = Sofort
    .help = Gleich nach dem Zug, in dem sich die Scheiben treffen.

option-teotihuacan-first_game = Erstes Spiel
    .help = Ein fester Aufbau zum Lernen (T18); nicht mit dem Draft.
option-teotihuacan-first_game-no = Nein
    .help = Aktionsfelder, Plättchen und Startwaren werden ausgelost.
option-teotihuacan-first_game-yes = Ja
    .help = Gedruckte Aktionsfelder und Plättchen, feste Waren und Arbeiter, keine Startplättchen.

option-teotihuacan-advanced_worship = Erweiterte Anbetung
    .help = Was es kostet, beim Anbeten einen Arbeiter zu befreien (T82). Eine offizielle Variante.
option-teotihuacan-advanced_worship-no = Nein
    .help = Einen fremden Arbeiter zu befreien kostet 1 Kakao.
option-teotihuacan-advanced_worship-yes = Ja
    .help = Einen fremden Arbeiter zu befreien bringt 1 Kakao; der eigene wird umsonst befreit.

option-teotihuacan-first_player = Startspieler
    .help = Wer beginnt (T13).
option-teotihuacan-first_player-random = Zufällig
    .help = Das Los entscheidet.
option-teotihuacan-first_player-0 = Erster Sitzplatz
    .help = Es beginnt, wer in der Liste an erster Stelle steht.

option-teotihuacan-technology_draw = Technologien
    .help = Welche sechs der neun gezogen werden (T6).
option-teotihuacan-technology_draw-any6 = Beliebige sechs
    .help = In einer Reihe können beide Preise vorkommen.
option-teotihuacan-technology_draw-split = Drei und drei
    .help = Drei für 1 Gold in der oberen und drei für 2 Gold in der unteren Reihe.

option-teotihuacan-four_workers = Vier Arbeiter auf einem Aktionsfeld
    .help = Welche davon eine Hauptaktion einsetzt (T43).
option-teotihuacan-four_workers-choose = Drei davon
    .help = Du wählst drei, darunter den gezogenen.
option-teotihuacan-four_workers-lowest = Alle vier
    .help = Der schwächste der vier bestimmt die Stärke; sie zählen als drei.

option-teotihuacan-fewer_workers = Weniger Arbeiter
    .help = Ob eine Hauptaktion weniger Arbeiter einsetzen darf, als da sind (T43).
option-teotihuacan-fewer_workers-no = Nein
    .help = Alle arbeiten zusammen.
option-teotihuacan-fewer_workers-yes = Ja
    .help = Beliebige davon, darunter der gezogene.

option-teotihuacan-nobles_row = Reihe eines Gebäudes
    .help = Wohin ein neues Gebäude kommt (T48).
option-teotihuacan-nobles_row-fixed = Fest
    .help = In die Reihe für die Arbeiterzahl; ist sie voll, in die nächste darüber mit Platz.
option-teotihuacan-nobles_row-up_to = Bis zu
    .help = In eine beliebige Reihe mit Platz, von der oberen bis zu der für die Arbeiterzahl.

option-teotihuacan-own_worship = Eigener Arbeiter auf dem Anbetungsplatz
    .help = Ob man anbeten darf, wo der eigene Arbeiter gesperrt ist (T30).
option-teotihuacan-own_worship-no = Nein
    .help = Er muss erst befreit werden.
option-teotihuacan-own_worship-pay = Für 1 Kakao
    .help = Wie bei einem fremden Arbeiter.

option-teotihuacan-early_pyramid_factor = Früh vollendete Pyramide
    .help = Was ein Schritt auf der Pyramidenleiste zählt, wenn die vollendete Pyramide die Partie vor der dritten Eklipse beendet (T75).
option-teotihuacan-early_pyramid_factor-ordinal = Nach der Nummer
    .help = 4 SP in der ersten Eklipse, 3 SP in der zweiten.
option-teotihuacan-early_pyramid_factor-third = Wie in der dritten
    .help = 2 SP.

option-teotihuacan-pyramid_leader_zero = Pyramidenleiste ohne Schritte
    .help = Ob alle die 4 SP für den Vordersten bekommen, wenn niemand einen Schritt hat (T75).
option-teotihuacan-pyramid_leader_zero-no = Nein
    .help = Niemand bekommt sie.
option-teotihuacan-pyramid_leader_zero-yes = Ja
    .help = Alle bekommen sie.

option-teotihuacan-tech1_double = Technologie 01 beim Doppelzug
    .help = Wie viel Kakao zwei Arbeiter bringen, die zusammen auf den Palast oder an ihm vorbei ziehen (T58).
option-teotihuacan-tech1_double-one = 1 für beide
    .help = 1 Kakao für den Zug.
option-teotihuacan-tech1_double-each = 1 für jeden
    .help = 1 Kakao für jeden der beiden Arbeiter.

option-teotihuacan-tech1_free_move = Technologie 01 beim Freien Zug
    .help = Wann ein Plättchen „Freier Zug“ den Kakao bringt (T58).
option-teotihuacan-tech1_free_move-pass = Auch beim Vorbeiziehen
    .help = Wenn der Zug im Palast endet oder an ihm vorbeiführt.
option-teotihuacan-tech1_free_move-land = Nur im Palast
    .help = Nur wenn der Zug im Palast endet.

option-teotihuacan-tech13 = Technologie 13
    .help = Wie oft man sie bei einer Hauptaktion nutzen darf (T64).
option-teotihuacan-tech13-once = Einmal
    .help = Eine weitere Verstärkung je Hauptaktion.
option-teotihuacan-tech13-each = Je Verstärkung
    .help = So viele weitere, wie die Aktion gegeben hat.

option-teotihuacan-start_technology_vp = Technologie vom Startplättchen
    .help = Ob alle, die sie schon haben, Punkte bekommen (T15).
option-teotihuacan-start_technology_vp-no = Nein
    .help = Niemand bekommt etwas.
option-teotihuacan-start_technology_vp-yes = Ja
    .help = Sie bekommen 3 SP, wie bei der Alchemie.

option-teotihuacan-second_start_technology = Zweites Technologie-Symbol
    .help = Was es gibt, wenn beide Startplättchen eines zeigen (T15).
option-teotihuacan-second_start_technology-next = Die nächste
    .help = Die nächstniedrige Technologie, die du noch nicht hast.
option-teotihuacan-second_start_technology-ignored = Nichts
    .help = Es entfällt, und ihr Tempelschritt auch.

option-teotihuacan-empty_worship = Anbeten ohne Schritt
    .help = Ob man den Tempelschritt wählen darf, wo keiner möglich ist (T31).
option-teotihuacan-empty_worship-no = Nein
    .help = Ein Schritt muss möglich sein.
option-teotihuacan-empty_worship-yes = Ja
    .help = Man darf auch anbeten, nur um dort zu stehen.

option-teotihuacan-free_cocoa = Plättchen „Kein Kakao“
    .help = Wofür es gut ist (T72).
option-teotihuacan-free_cocoa-text = Wie gedruckt
    .help = Für eine Hauptaktion, eine Anbetung oder einen Lohn.
option-teotihuacan-free_cocoa-wide = Weit gefasst
    .help = Auch für das Befreien der Arbeiter, die Belohnung für 3 Kakao und den Kakao eines Königlichen Plättchens.

option-teotihuacan-power_up_tile = Plättchen „Zwei Verstärkungen“
    .help = Ob der gerade gezogene Arbeiter sie bekommen darf (T70).
option-teotihuacan-power_up_tile-wait = Nach der Aktion
    .help = Erst wenn die gewählte Aktion ausgeführt ist.
option-teotihuacan-power_up_tile-any = Sofort
    .help = In jedem freien Moment.

option-teotihuacan-extra_worker_stack = Mehrere zusätzliche Arbeiter
    .help = Ob man zwei Plättchen „Zusätzlicher Arbeiter“ für eine Aktion benutzen darf (T73).
option-teotihuacan-extra_worker_stack-yes = Ja
    .help = Solange drei Arbeiter nicht überschritten werden.
option-teotihuacan-extra_worker_stack-no = Nein
    .help = Höchstens eines je Aktion.

option-teotihuacan-stack_choice = Stapel der Entdeckungsplättchen
    .help = Welches Plättchen eines Stapels man nehmen darf (T55).
option-teotihuacan-stack_choice-any = Ein beliebiges
    .help = Alle liegen zur Wahl offen.
option-teotihuacan-stack_choice-top = Das oberste
    .help = Nur das zuletzt gezogene.

option-teotihuacan-neutral_draw = Neutrale Würfel
    .help = Welche Startplättchen über ihre Plätze entscheiden (T17).
option-teotihuacan-neutral_draw-unkept = Die übrigen
    .help = Plättchen, die niemand behalten hat, keines zweimal.
option-teotihuacan-neutral_draw-all = Alle
    .help = Alle 18, für jede Farbe neu.

option-teotihuacan-eclipse_order = Schluss der letzten Eklipse
    .help = Ob Lohn oder Tempelbonus zuerst kommt (T78).
option-teotihuacan-eclipse_order-salary_first = Erst der Lohn
    .help = Die Tempelbonus-Plättchen werden zuletzt gewertet.
option-teotihuacan-eclipse_order-bonus_first = Erst der Bonus
    .help = Lohn wird zuletzt gezahlt.

option-teotihuacan-start_pyramid = Anfang der Pyramide
    .help = Auf welchen Plätzen die ersten Pyramidenplättchen liegen (T11).
option-teotihuacan-start_pyramid-standard = Standard
    .help = Auf den üblichen Plätzen für die Personenzahl.
option-teotihuacan-start_pyramid-random = Zufällig
    .help = Das Los wählt unter mehreren Anordnungen.

option-teotihuacan-plain_match = Schlichtes Ornament
    .help = Ob ein schlichtes Ornament auf einem anderen ein Treffer ist (T51).
option-teotihuacan-plain_match-yes = Ja
    .help = Es bringt 1 SP.
option-teotihuacan-plain_match-no = Nein
    .help = Nur Tempelsymbole treffen.

option-teotihuacan-first_game_order4 = Erstes Spiel, Nummer 4
    .help = Der Kakao für die beiden grünen Schritte der vierten Person (T18).
option-teotihuacan-first_game_order4-print = 2
    .help = 1 Kakao für jeden Schritt.
option-teotihuacan-first_game_order4-bga = 1
    .help = 1 Kakao für beide Schritte zusammen.

option-teotihuacan-buildings_row_end = Ende der Gebäudeleiste
    .help = Die letzten beiden Werte der Leiste (T74).
option-teotihuacan-buildings_row_end-1 = 1 und 1
    .help = Bei 10 oder 11 Gebäuden bringt ein Feld der Straße der Toten 1 SP.
option-teotihuacan-buildings_row_end-2 = 2 und 2
    .help = Bei 10 oder 11 Gebäuden bringt ein Feld der Straße der Toten 2 SP.

option-teotihuacan-start_power_ups = Zwei Verstärkungen zu Beginn
    .help = Ob sie an verschiedene Arbeiter gehen dürfen (T15).
option-teotihuacan-start_power_ups-any = Nach Belieben
    .help = An denselben oder an verschiedene Arbeiter.
option-teotihuacan-start_power_ups-one = An einen
    .help = Beide an denselben Arbeiter.

option-teotihuacan-palace_order = Entdeckungsplättchen des Palasts
    .help = Wann man es neben einem Königlichen Plättchen nehmen darf (T32).
option-teotihuacan-palace_order-any = Vorher oder nachher
    .help = Nach Belieben.
option-teotihuacan-palace_order-tile_first = Vorher
    .help = Nur bevor das Königliche Plättchen genutzt wird.

option-teotihuacan-bot_palace = Teotibot und Palast
    .help = Ob der Palast zählt, wenn seine Arbeiter vorrücken (T85).
option-teotihuacan-bot_palace-skip = Übersprungen
    .help = Seine Arbeiter gehen an ihm vorbei, ohne ihn zu zählen.
option-teotihuacan-bot_palace-stop = Gezählt
    .help = Seine Arbeiter können dort stehen bleiben.

option-teotihuacan-bot_ascension = Aufstieg des Teotibots
    .help = Die Belohnung, die er nimmt (T85).
option-teotihuacan-bot_ascension-vp = 5 SP
    .help = Er bekommt 5 SP.
option-teotihuacan-bot_ascension-cocoa = 5 Kakao
    .help = Er bekommt 5 Kakao.
option-teotihuacan-bot_ascension-temple = Ein Tempelschritt
    .help = Er macht einen Schritt in seinem höchsten Tempel.

option-teotihuacan-bot_power = Arbeiter des Teotibots
    .help = Die Kraft seiner ersten drei Arbeiter, 1 bis 5 (T83).
option-teotihuacan-bot_power-2 = 2
    .help = Kraft 2, der übliche Beginn.

option-teotihuacan-bot_goods = Waren des Teotibots
    .help = Wie viel Holz, Stein und Gold er jeweils zu Beginn hat, 0 bis 9 (T83).
option-teotihuacan-bot_goods-2 = 2
    .help = Je 2, der übliche Beginn.

option-teotihuacan-bot_cocoa_vp = Kakao des Teotibots
    .help = SP für je 10 Kakao, 0 bis 99 (T85).
option-teotihuacan-bot_cocoa_vp-3 = 3
    .help = 3 SP, wie üblich.

option-teotihuacan-bot_bonus_vp = Tempel des Teotibots
    .help = SP am Ende für jeden Tempel, in dem er auf Stufe 10 oder 11 steht, 0 bis 99 (T93).
option-teotihuacan-bot_bonus_vp-15 = 15
    .help = 15 SP, wie üblich.

option-teotihuacan-bot_technology_vp = Technologien des Teotibots
    .help = SP am Ende für jede davon, 0 bis 99 (T93).
option-teotihuacan-bot_technology_vp-2 = 2
    .help = 2 SP, wie üblich.

option-teotihuacan-bot_worship = Anbetung des Teotibots
    .help = Seine Tempelschritte auf den Aktionsfeldern 2, 3 und 4; auf Aktionsfeld 7 einer mehr (T92).
option-teotihuacan-bot_worship-2 = 2
    .help = Zwei Schritte, auf Aktionsfeld 7 drei.
option-teotihuacan-bot_worship-1 = 1
    .help = Ein Schritt, auf Aktionsfeld 7 zwei: leichter für dich.
option-teotihuacan-bot_worship-3 = 3
    .help = Drei Schritte, auf Aktionsfeld 7 vier: schwerer für dich.

## Schwierigkeitsgrade des Solospiels

difficulty-teotihuacan = Schwierigkeitsgrad
    .help = Wie stark der Teotibot ist. Die Regeln sehen keine Grade vor; diese stammen von uns und stellen jeweils mehrere Optionen auf einmal ein.
difficulty-teotihuacan-beginner = Einsteiger
    .help = Er hat Arbeiter mit Kraft 1 und keine Waren, geht beim Anbeten nur einen Schritt und wertet am Ende wenig: für die ersten Partien.
difficulty-teotihuacan-easy = Leicht
    .help = Er beginnt mit schwächeren Arbeitern und weniger Waren als üblich und wertet am Ende weniger.
difficulty-teotihuacan-standard = Normal
    .help = Er beginnt und wertet wie üblich.
difficulty-teotihuacan-hard = Schwer
    .help = Er beginnt mit stärkeren Arbeitern und mehr Waren als üblich und wertet Kakao und Technologien höher.
difficulty-teotihuacan-expert = Experte
    .help = Er hat Arbeiter mit Kraft 4 und reichlich Waren, geht bei jeder Anbetung einen Schritt mehr und wertet am Ende am meisten.

## Am Ort erklärt

teotihuacan-help-ring = Acht Aktionsfelder im Ring. Arbeiter ziehen im Uhrzeigersinn, 1 bis 3 Aktionsfelder je Zug (T1, T23).
    .title = Ring der Aktionsfelder
teotihuacan-help-board-1 = Drei Anbetungsplätze, jeder mit einem Königlichen Plättchen; hierher kommen aufgestiegene Arbeiter. Eine Hauptaktion gibt es nicht (T32, T53).
    .title = Palast
teotihuacan-help-board-2 = Hauptaktion: Holz. Anbetung: ein Schritt im roten Tempel (T31, T44).
    .title = Wald
teotihuacan-help-board-3 = Hauptaktion: Stein. Anbetung: ein Schritt im grünen Tempel (T31, T45).
    .title = Steinbruch
teotihuacan-help-board-4 = Hauptaktion: Gold. Anbetung: ein Schritt im blauen Tempel (T31, T46).
    .title = Goldmine
teotihuacan-help-board-5 = Hauptaktion: Zahl Gold für eine Technologie und mach einen Schritt im Tempel ihrer Spalte (T47).
    .title = Alchemie
teotihuacan-help-board-6 = Hauptaktion: Zahl 2 Holz für ein Gebäude, nimm die SP seines Platzes und mach einen Schritt auf der Straße der Toten (T48).
    .title = Adlige
teotihuacan-help-board-7 = Hauptaktion: Zahl Gold und leg eine Dekoration auf eine Treppe. Anbetung: ein Schritt in einem beliebigen Tempel (T31, T49).
    .title = Dekorationen
teotihuacan-help-board-8 = Hauptaktion: Leg Pyramidenplättchen, höchstens eines je Arbeiter (T50).
    .title = Pyramidenbau
teotihuacan-help-area = Arbeiter hier sind frei: Sie können ziehen und arbeiten, und ihre Farben zählen als anwesend (T23, T26).
    .title = Offener Bereich
teotihuacan-help-worship-space = Wer anbetet, wird hier gesperrt. Ist ein fremder Arbeiter da, befreit man ihn für 1 Kakao (T30, T33).
    .title = Anbetungsplatz
teotihuacan-help-worker = Ein Würfel; seine Augen sind seine Kraft, 1 bis 5. Mit 6 steigt er auf (T13, T52, T53).
    .title = Arbeiter
teotihuacan-help-locked = Er zieht nicht, arbeitet nicht und zählt nicht als Farbe. Frei wird er durch Ausruhen, für 3 Kakao oder wenn jemand anders dort anbetet (T24, T25, T33).
    .title = Gesperrter Arbeiter
teotihuacan-help-neutral = Neutrale Würfel ziehen nie, aber ihre Farben zählen als anwesend. Nach jeder Eklipse werden sie neu gesetzt (T17, T26).
    .title = Neutrale Würfel
teotihuacan-help-colours = Die verschiedenen Farben freier Würfel, die hier waren, als dein Arbeiter ankam. So viel Kakao kostet eine Hauptaktion; Sammeln bringt 1 mehr (T26 bis T28).
    .title = Anwesende Farben
teotihuacan-help-cocoa = Mit Kakao bezahlt man Hauptaktionen, Befreiungen und Lohn. Er ist kein Rohstoff (T25, T28, T77).
    .title = Kakao
teotihuacan-help-wood = Ein Rohstoff. Damit bezahlt man Gebäude, Masken und die höheren Ebenen der Pyramide (T48, T50, T68).
    .title = Holz
teotihuacan-help-stone = Ein Rohstoff. Damit bezahlt man Pyramidenplättchen (T50).
    .title = Stein
teotihuacan-help-gold = Ein Rohstoff. Damit bezahlt man Technologien und Dekorationen (T6, T49).
    .title = Gold
teotihuacan-help-score = Die bisher erreichten Siegpunkte (SP). Wer am Ende die meisten hat, gewinnt; bei Gleichstand zählt der Kakao (T79).
    .title = Siegpunkte
teotihuacan-help-projection = Was eine Eklipse jetzt brächte: Straße der Toten, Pyramidenleiste, Masken, abzüglich nicht zahlbaren Lohns; in der letzten auch Tempelbonus-Plättchen (T74 bis T78).
    .title = Nächste Eklipse
teotihuacan-help-move = Zieh einen freien Arbeiter 1, 2 oder 3 Aktionsfelder im Uhrzeigersinn (T23).
    .title = Ziehen
teotihuacan-help-rest = Befreie alle deine gesperrten Arbeiter. Das ist der ganze Zug (T24).
    .title = Ausruhen
teotihuacan-help-unlock = Für 3 Kakao werden alle deine gesperrten Arbeiter frei; der Zug geht weiter (T25).
    .title = Alle befreien
teotihuacan-help-collect = 1 Kakao und 1 für jede anwesende Farbe (T27).
    .title = Kakao sammeln
teotihuacan-help-worship = Dein Arbeiter wird auf dem Anbetungsplatz gesperrt. Nimm den Schritt oder das Entdeckungsplättchen oder beides für 1 weiteren Kakao (T30, T31).
    .title = Anbeten
teotihuacan-help-main = Zahl 1 Kakao für jede anwesende Farbe und was die Aktion kostet. Alle deine freien Arbeiter hier arbeiten (T28, T43).
    .title = Hauptaktion
teotihuacan-help-crew = Je mehr Arbeiter und je stärker der schwächste davon, desto mehr bringt die Aktion. Höchstens drei zählen (T43).
    .title = Eingesetzte Arbeiter
teotihuacan-help-power-up = Die Kraft eines Arbeiters wächst um 1. Mit 6 steigt er auf (T52).
    .title = Verstärkung
teotihuacan-help-ascension = Ein Arbeiter mit Kraft 6 wird im Palast zur 1: ein Schritt auf der Straße der Toten, eine Belohnung, und die helle Scheibe rückt vor (T53).
    .title = Aufstieg
teotihuacan-help-wheel = Hier wartet der vierte Arbeiter. Als Belohnung eines Aufstiegs kommt er mit Kraft 3 in den Palast, dazu 2 Kakao (T53).
    .title = Aufstiegsrad
teotihuacan-help-calendar = Erreicht die helle Scheibe die dunkle, wird die Runde beendet und noch eine gespielt, dann kommt die Eklipse (T19, T20).
    .title = Kalender
teotihuacan-help-light = Sie rückt nach jeder Runde und bei jedem Aufstieg einen Schritt vor (T19).
    .title = Helle Scheibe
teotihuacan-help-dark = Sie erwartet die helle Scheibe. Nach jeder Eklipse beginnt sie einen Platz tiefer (T8, T21).
    .title = Dunkle Scheibe
teotihuacan-help-eclipse = Wertung: Straße der Toten, Pyramidenleiste, Masken, dann Lohn. Die dritte Eklipse oder die nach der vollendeten Pyramide ist die letzte (T74 bis T79).
    .title = Eklipse
teotihuacan-help-blue = Seine Stufen geben Rohstoffe nach Wahl und SP. Auf Stufe 4 darfst du stattdessen ein Entdeckungsplättchen nehmen (T54, T55).
    .title = Blauer Tempel
teotihuacan-help-red = Seine Stufen geben SP. Auf Stufe 5 darfst du stattdessen ein Entdeckungsplättchen nehmen (T54, T55).
    .title = Roter Tempel
teotihuacan-help-green = Seine Stufen geben Kakao. Auf den Stufen 3 und 6 darfst du stattdessen ein Entdeckungsplättchen nehmen (T54, T55).
    .title = Grüner Tempel
teotihuacan-help-bonus = Wer auf Stufe 10 oder 11 steht, dem zählt dieses Plättchen in der letzten Eklipse (T78).
    .title = Tempelbonus-Plättchen
teotihuacan-help-top = Hier ist nur für eine Person Platz, und man kommt nur von Stufe 10 her (T54).
    .title = Stufe 11
teotihuacan-help-stack = Wer hier ankommt, darf eines dieser Plättchen zu seinen Kosten nehmen. Der Stapel wird nie aufgefüllt (T12, T55, T56).
    .title = Stapel von Entdeckungsplättchen
teotihuacan-help-avenue = In einer Eklipse zählt jedes Feld den niedrigsten sichtbaren Wert der Gebäudeleiste. Auf 3, 6 und 8 darfst du ein Entdeckungsplättchen nehmen (T56, T74).
    .title = Straße der Toten
teotihuacan-help-track = Ein Schritt für jedes Pyramidenplättchen und jede Dekoration. In einer Eklipse zählt jeder Schritt 4, 3 oder 2 SP, wer am weitesten ist, bekommt 4 mehr; dann gehen alle auf 0 zurück (T57, T75).
    .title = Pyramidenleiste
teotihuacan-help-buildings-row = Gebäude nimmt man von links. Der niedrigste sichtbare Wert zählt in einer Eklipse für die Straße der Toten (T9, T74).
    .title = Gebäudeleiste
teotihuacan-help-nobles-rows = Die Reihe richtet sich nach der Arbeiterzahl: 3, 2, 2, 1, 1 SP, 5, 4, 3, 3 SP oder 7, 6, 5 SP (T48).
    .title = Häuser der Adligen
teotihuacan-help-pyramid = Vier Ebenen mit 16, 9, 4 und 1 Plätzen. Das Plättchen auf Ebene 4 vollendet die Pyramide und bringt die letzte Eklipse (T2, T22, T50).
    .title = Pyramide
teotihuacan-help-level = Ebene 1 kostet 2 Stein und bringt 1 SP. Jede Ebene darüber kostet 1 Holz mehr und bringt 2 SP mehr (T50).
    .title = Ebene
teotihuacan-help-icon = Das Symbol eines Tempels oder ein schlichtes Ornament. Von seinesgleichen bedeckt bringt es 1 SP; ein farbiges gibt auch einen Tempelschritt (T51).
    .title = Symbol
teotihuacan-help-match = Ein neues Symbol auf einem derselben Art: 1 SP, und ein Tempelschritt, wenn das neue farbig ist (T51).
    .title = Treffer
teotihuacan-help-stairway = Dekorationen legt man von unten, eine Stufe nach der anderen; ab Stufe 1 auf Plättchen dieser Ebene (T3, T49).
    .title = Treppe
teotihuacan-help-pyramid-display = Drei Pyramidenplättchen zum Bauen. Sie werden am Ende des Zuges aufgefüllt (T10, T29, T50).
    .title = Pyramidenplättchen
teotihuacan-help-decoration-display = Vier Dekorationen zur Wahl. Sie werden am Ende des Zuges aufgefüllt (T10, T29, T49).
    .title = Ausliegende Dekorationen
teotihuacan-help-discovery = Ein Entdeckungsplättchen. Man nimmt es zu seinen Kosten, wenn man hier anbetet; am Ende des Zuges wird es ersetzt (T29, T31, T68).
    .title = Entdeckungsplättchen
teotihuacan-help-own-tiles = Deine Entdeckungsplättchen. Jedes außer den Masken kannst du einmal benutzen, in deinem Zug (T69).
    .title = Eigene Entdeckungsplättchen
teotihuacan-help-used = Benutzte Entdeckungsplättchen. Sie zählen nur noch für ein Tempelbonus-Plättchen (T69, T78).
    .title = Benutzte Entdeckungsplättchen
teotihuacan-help-masks = Sätze aus 1 bis 7 verschiedenen Masken bringen in jeder Eklipse 1, 3, 6, 10, 15, 21 oder 28 SP (T76).
    .title = Masken
teotihuacan-help-royal = Genutzt wird es durch Anbeten im Palast. Die Kraft deines Arbeiters dort sagt, wie viel es bewirkt (T32).
    .title = Königliches Plättchen
teotihuacan-help-technology = Wer hier einen Marker hat, nutzt die Wirkung ab dem nächsten Zug. Wer sie später nimmt, bringt den früheren 3 SP (T47, T67).
    .title = Technologie
teotihuacan-help-starting = Alle behalten zwei: Sie geben Waren und Schritte und zeigen die Aktionsfelder für die ersten Arbeiter (T14 bis T16).
    .title = Startplättchen
teotihuacan-help-salary = 1 Kakao für jeden Arbeiter im Spiel, 2 mit Kraft 4 oder 5. Jeder nicht gezahlte Kakao kostet 3 SP (T77).
    .title = Lohn
teotihuacan-help-order = Es geht im Uhrzeigersinn von der Person aus, die begonnen hat. Bei völligem Gleichstand entscheidet die Nummer (T13, T79).
    .title = Reihenfolge
teotihuacan-help-supply = Noch nicht gezogene Plättchen. Welche es sind, lässt sich wissen, ihre Reihenfolge nicht (T10, T12).
    .title = Vorrat
teotihuacan-help-end = Deine Aktion ist ausgeführt. Bevor der Zug endet, kannst du noch Plättchen benutzen oder Arbeiter befreien (T25, T29, T69).
    .title = Ende des Zuges
teotihuacan-help-undo = Du kannst eine Entscheidung rückgängig machen, bis der Zufall etwas aufdeckt, dein Zug endet oder jemand anderes entscheidet. Wer als einzige Person am Tisch sitzt, kann auch über die Züge des Computers zurückgehen; wurde seitdem etwas gezogen, ist das Übung.
    .title = Zurücknehmen
teotihuacan-help-bot-tiles = Zwei Würfel wählen eines dieser Plättchen: 2–3 und 11–12 die unteren Ecken, 4–5 und 9–10 die Mitte, 6–8 die Spitze (T84).
    .title = Aktionsplättchen des Teotibots
teotihuacan-help-directions = Sie sagen, welches Plättchen eine Lücke des Dreiecks schließt: das obere zuerst (T84).
    .title = Richtungsplättchen
teotihuacan-help-worship-die = Der Würfel des Teotibots für sein Plättchen „Anbetung“. Befreit ist er ein gewöhnlicher Arbeiter (T83, T92).
    .title = Anbetungswürfel

## Die Zeichnung im Terminal: was dort steht, wo wenig Platz ist

teotihuacan-drawing-era = Epoche { $era }/3
teotihuacan-drawing-finished = Pyramide vollendet
teotihuacan-drawing-rounds =
    { $count ->
        [one] letzte Runde vor der Eklipse
       *[other] { $count } Runden bis zur Eklipse, mit Aufstiegen weniger
    }
teotihuacan-drawing-pyramid = Pyramide
teotihuacan-drawing-worship = Anbetung:
teotihuacan-drawing-any = beliebig
teotihuacan-drawing-blue = Blau
teotihuacan-drawing-red = Rot
teotihuacan-drawing-green = Grün
teotihuacan-drawing-avenue = Str.
teotihuacan-drawing-track = Pyr.
teotihuacan-drawing-cost = Kosten
teotihuacan-drawing-level = Ebene { $level }
teotihuacan-drawing-next = dann
teotihuacan-drawing-colours =
    { $count ->
        [one] { $count } Farbe
       *[other] { $count } Farben
    }
teotihuacan-drawing-royal-1 = P+1 c
teotihuacan-drawing-royal-2 = P× 1c→1w 1s
teotihuacan-drawing-royal-3 = P× 1R→2c
teotihuacan-drawing-royal-4 = 2★×Techn. ≤P
teotihuacan-drawing-royal-5 = 2★×Leiste ≤P
teotihuacan-drawing-royal-6 = P× 1c→1s 1g
teotihuacan-drawing-royal-7 = 1c 1R→P×R
teotihuacan-drawing-royal-8 = P−1× 1c→Stufe
teotihuacan-drawing-royal-9 = 1★×Straße ≤P+1
teotihuacan-drawing-alchemy-top = 1 Arbeiter: oben
teotihuacan-drawing-alchemy-either = ab 2 oder Kraft 4–5: 2
teotihuacan-drawing-nobles-cost = 2 Holz, je Arbeiter:
teotihuacan-drawing-buildings-left = { $count } übrig, Wert { $value }★
teotihuacan-drawing-own-techs = Techn. { $numbers }
teotihuacan-drawing-own-masks = Masken { $numbers }
teotihuacan-drawing-own-used = { $count } benutzt
teotihuacan-drawing-own-wheel = 4. wartet
teotihuacan-drawing-set-aside = Beiseite: { $action }
teotihuacan-drawing-directions = Richtungen { $arrows }
teotihuacan-drawing-worship-die = Anbetungswürfel { $die }
teotihuacan-drawing-rolled = gewürfelt { $sum }
teotihuacan-drawing-no-bot = Der Teotibot spielt nur gegen eine einzelne Person.

## Die Liste dessen, was man tun kann, im Terminal

teotihuacan-drawing-ends-phase = Eklipse
teotihuacan-drawing-gains = { $amounts }
teotihuacan-drawing-follows = dann { $steps }
teotihuacan-drawing-other-gets = { $player } bekommt { $amounts }
    .you = Du bekommst { $amounts }
teotihuacan-drawing-other-gives = { $player } verliert { $amounts }
    .you = Du verlierst { $amounts }
teotihuacan-drawing-start-technology = Technologie
teotihuacan-drawing-start-power_up = Verstärkung
teotihuacan-drawing-temple-step = { $temple }, Stufe { $step }
teotihuacan-drawing-raised = { $board }: { $power } → { $after }
teotihuacan-drawing-ascends = { $board }: { $power } → Aufstieg
teotihuacan-drawing-move = { $board }: Kakao +{ $cocoa }
teotihuacan-drawing-move-main =
    { $colours ->
        [0] Aktion frei: { $result }
        [one] Aktion −{ $colours }c: { $result }
       *[other] Aktion −{ $colours }c: { $result }
    }
teotihuacan-drawing-deco = { $icons } auf die { $stairway }, Stufe { $step }
teotihuacan-drawing-build = { $icons } auf Ebene { $level }
teotihuacan-drawing-path-tile = Plättchen { $number }
teotihuacan-drawing-kind-cocoa = Kakao sammeln
teotihuacan-drawing-kind-main = Hauptaktion
teotihuacan-drawing-kind-worship = Anbetung
teotihuacan-drawing-kind-use = Plättchen benutzen
teotihuacan-drawing-kind-claim = Entdeckungsplättchen
teotihuacan-drawing-kind-reward = Belohnung
teotihuacan-drawing-kind-skip = Verzichten
teotihuacan-drawing-kind-temple = Tempel
teotihuacan-drawing-kind-gain = Rohstoffe
teotihuacan-drawing-kind-power = Verstärkung
teotihuacan-drawing-kind-ascend = Aufstieg
teotihuacan-drawing-kind-build = Pyramidenplättchen
teotihuacan-drawing-kind-deco = Dekoration
teotihuacan-drawing-kind-tech = Technologie
teotihuacan-drawing-kind-crew = Arbeiter
teotihuacan-drawing-kind-row = Reihe
teotihuacan-drawing-kind-keep = Startplättchen
teotihuacan-drawing-kind-pick = Startplättchen
teotihuacan-drawing-kind-place = Felder
teotihuacan-drawing-kind-times = Königliches Plättchen
teotihuacan-drawing-kind-pay = Zahlen
teotihuacan-drawing-kind-waive = Kein Kakao
teotihuacan-drawing-kind-done = Aufhören
teotihuacan-drawing-kind-save = Ersparnis
teotihuacan-drawing-kind-salary = Lohn
teotihuacan-drawing-kind-dice = Teotibot: Hauptaktion
teotihuacan-drawing-kind-spin = Teotibot: Pyramidenplättchen
teotihuacan-drawing-bonus-best_mask_set = bester Maskensatz nochmals
teotihuacan-drawing-bonus-technologies_5 = 5★ je Technologie
teotihuacan-drawing-bonus-vp_15 = 15★
teotihuacan-drawing-bonus-avenue_3 = 3★ je Schritt der Straße
teotihuacan-drawing-bonus-bonus_9 = 9★ je erreichtem Bonus
teotihuacan-drawing-bonus-discovery_2 = 2★ je Plättchen ohne Maske
teotihuacan-drawing-bonus-workers = 4★ je Arbeiter, ab Kraft 4: 9★
teotihuacan-drawing-one-step = 1 Schritt in einem beliebigen Tempel
teotihuacan-drawing-legend-cocoa = Kakao
teotihuacan-drawing-legend-wood = Holz
teotihuacan-drawing-legend-stone = Stein
teotihuacan-drawing-legend-gold = Gold
teotihuacan-drawing-legend-vp = Siegpunkt
teotihuacan-drawing-legend-any-resource = beliebiger Rohstoff
teotihuacan-drawing-legend-step = Tempelschritt
teotihuacan-drawing-legend-power = Kraft des Arbeiters
teotihuacan-drawing-legend-bonus = Tempelbonus-Plättchen
teotihuacan-drawing-legend-worker = freier Arbeiter mit Kraft 3
teotihuacan-drawing-legend-locked = gesperrter Arbeiter
teotihuacan-drawing-legend-neutral = neutrale Würfel
teotihuacan-drawing-legend-icons = Symbole: blau, rot, grün, schlicht
teotihuacan-drawing-legend-coloured = dieselben farbig: Ein Treffer bringt auch einen Tempelschritt
teotihuacan-drawing-legend-levels = Ebene des Feldes
teotihuacan-drawing-legend-decorated = dort liegt eine Dekoration
teotihuacan-drawing-legend-building = dort steht ein Gebäude; eine Ziffer auf einer Leiste: Entdeckungsplättchen an der Stufe

## Namen der Zeichnungen, nach denen man auf der Regelseite suchen kann

teotihuacan-picture-worker = Arbeiter
    .words = Würfel, Quadrat, Augen
teotihuacan-picture-lock = Gesperrter Arbeiter
    .words = Schloss, Vorhängeschloss
teotihuacan-picture-light = Helle Scheibe
    .words = Sonne, Licht, Kalender, Eklipsenscheibe
teotihuacan-picture-dark = Dunkle Scheibe
    .words = Mond, Sichel, Kalender, Eklipsenscheibe
teotihuacan-picture-palace = Palast
    .words = Säulen, Säulenhaus
teotihuacan-picture-power = Kraft des Arbeiters
    .words = Buchstabe P im Quadrat, Stärke
teotihuacan-picture-cocoa = Kakao
    .words = Bohne, Kakaobohne
teotihuacan-picture-wood = Holz
    .words = Stamm, Baumstamm
teotihuacan-picture-stone = Stein
    .words = Felsen, Brocken, grau
teotihuacan-picture-gold = Gold
    .words = Barren, Goldbarren
teotihuacan-picture-technology = Technologie
    .words = Zahnrad, Rad
teotihuacan-picture-building = Gebäude
    .words = Haus, Hütte
teotihuacan-picture-decoration = Dekoration
    .words = zwei Quadrate mit Pfeil, Treppe, Stufen
teotihuacan-picture-pyramid_tile = Pyramidenplättchen
    .words = vier Quadrate
teotihuacan-picture-match = Treffer
    .words = überlappende Quadrate, ein Quadrat auf dem anderen
teotihuacan-picture-icon-b = Sitzende Statue
    .words = blaues Symbol, Statue, Figur
teotihuacan-picture-icon-r = Maske mit Federn
    .words = rotes Symbol, Maske, Federkrone
teotihuacan-picture-icon-g = Gefiederte Schlange
    .words = grünes Symbol, Schlange, Drache
teotihuacan-picture-icon-p = Schlichtes Ornament
    .words = Blume, vier Blätter, Kreuz
teotihuacan-picture-power_up = Verstärkung
    .words = grüner Pfeil, Pfeil nach oben
teotihuacan-picture-temple_blue = Blauer Tempel
    .words = Stufenpyramide mit Statue
teotihuacan-picture-temple_red = Roter Tempel
    .words = Stufenpyramide mit Maske
teotihuacan-picture-temple_green = Grüner Tempel
    .words = Stufenpyramide mit Schlange
teotihuacan-picture-temple_any = Beliebiger Tempel
    .words = Stufenpyramide in drei Farben, Fragezeichen
teotihuacan-picture-any_resource = Beliebiger Rohstoff
    .words = Holz, Stein und Gold zusammen
teotihuacan-picture-avenue = Straße der Toten
    .words = Weg, Allee
teotihuacan-picture-track = Pyramidenleiste
    .words = Stufen, Treppe
teotihuacan-picture-discovery = Entdeckungsplättchen
    .words = Quadrat mit Raute
teotihuacan-picture-double_move = Doppelzug
    .words = zwei Quadrate mit Pfeilen
teotihuacan-picture-free_move = Freier Zug
    .words = runder Pfeil, Kreis um einen Arbeiter
teotihuacan-picture-free_cocoa = Kein Kakao
    .words = durchgestrichene Bohne
teotihuacan-picture-extra_worker = Zusätzlicher Arbeiter
    .words = Würfel mit Plus
teotihuacan-picture-mask = Maske
    .words = Gesicht
teotihuacan-picture-mask_1 = Maske 1, die Sonne
    .words = Strahlen, Sonnenmaske
teotihuacan-picture-mask_2 = Maske 2, der Jaguar
    .words = Katze, Ohren, Jaguarmaske
teotihuacan-picture-mask_3 = Maske 3, die Federn
    .words = drei Federn
teotihuacan-picture-mask_4 = Maske 4, das eckige Gesicht
    .words = Ohrpflöcke, Zähne, Roboter
teotihuacan-picture-mask_5 = Maske 5, der Schädel
    .words = Totenkopf, Knochen
teotihuacan-picture-mask_6 = Maske 6, der Regengott
    .words = Ringe um die Augen, Fangzähne
teotihuacan-picture-mask_7 = Maske 7, die Hörner
    .words = Sichel, Stier, Mond
teotihuacan-picture-bonus = Tempelbonus-Plättchen
    .words = goldenes Band, Fahne mit Stern
teotihuacan-picture-vp = Siegpunkte
    .words = Stern, SP

error-own-components = Teotihuacan wird nur mit seinem eigenen Spielmaterial gespielt.

## In the browser

## Teotihuacan: Namen der Dinge auf dem Tisch

board-teo-city = Stadt: Tempel, Pyramide, Straße der Toten und Kalender
board-teo-whole = Ganzer Tisch
board-teo-tap = Tippe auf einen Bereich, um ihn zu vergrößern.
board-teo-on-royal = { $board }, auf { $tile }
board-teo-neutral = neutraler Würfel { $letter }, { $board }
board-teo-area = Offener Bereich, { $board }
board-teo-area-arrived =
    { $count ->
        [one] Offener Bereich, { $board }: { $count } Farbe anwesend
       *[other] Offener Bereich, { $board }: { $count } Farben anwesend
    }
board-teo-worship = Anbetungsplatz, { $board }: { $step } oder das Entdeckungsplättchen, für 1 Kakao mehr beides
board-teo-any-temple = ein Schritt in einem beliebigen Tempel
board-teo-any-steps =
    { $count ->
        [one] { $count } Schritt in einem beliebigen Tempel
       *[other] { $count } Schritte in beliebigen Tempeln
    }
board-teo-any-goods =
    { $count ->
        [one] { $count } Rohstoff deiner Wahl
       *[other] { $count } Rohstoffe deiner Wahl
    }
board-teo-list = { $parts }
board-teo-table = Hauptaktion, { $board }: nach eingesetzten Arbeitern und ihrer niedrigsten Kraft
board-teo-cell =
    { $count ->
        [one] { $count } Arbeiter, niedrigste Kraft { $power }: { $amounts }
       *[other] { $count } Arbeiter, niedrigste Kraft { $power }: { $amounts }
    }
board-teo-tile = { $tile }, { $place }, kostet { $cost }
board-teo-royal = { $tile }: { $effect }
board-teo-tech = { $tile }, { $temple }, im Besitz von: { $owners }
board-teo-own-tech = { $tech }: { $effect }
board-teo-nobody = niemand
board-teo-tech-top = Obere Reihe: ab 1 Arbeiter, 1 Verstärkung
board-teo-tech-bottom = Untere Reihe: ab 2 Arbeitern, 1 Verstärkung; oder 1 Arbeiter mit Kraft 4 oder 5, keine Verstärkung
board-teo-nobles-action = Hauptaktion, Adlige: 2 Holz für ein Gebäude, seine Punkte, 1 Schritt auf der Straße der Toten, Verstärkungen
board-teo-nobles-row = { $row }: { $built } von { $count } gebaut, das nächste bringt { $next } SP
board-teo-deco-cost = Hauptaktion, Dekorationen: { $one } Gold mit 1 Arbeiter, { $two } mit 2, { $three } mit 3; 3 SP, 1 SP je Treffer, 1 Schritt auf der Pyramidenleiste, 1 Verstärkung
board-teo-level = Ebene { $level }: { $stone } Stein und { $wood } Holz je Plättchen, { $points } SP
board-teo-build-limit = Hauptaktion, Pyramidenbau: bis zu 1, 2 oder 3 Plättchen mit 1, 2 oder 3 Arbeitern
board-teo-supply-pyramid = Noch nicht gezogene Pyramidenplättchen: { $count }
board-teo-supply-decorations = Noch nicht gezogene Dekorationen: { $count }
board-teo-supply-discovery = Noch nicht gezogene Entdeckungsplättchen: { $count }
board-teo-step = { $step }: { $tile }
board-teo-step-free = { $step }, frei: links { $left }, rechts { $right }
board-teo-temple-step = { $temple }, Stufe { $step }
board-teo-temple-reward = { $place }: { $gains }
board-teo-temple-reward-stack = { $place }: { $gains } oder ein Entdeckungsplättchen
board-teo-temple-bonus = { $place }, Tempelbonus: { $bonus }
board-teo-track-step = { $track }, Feld { $step }
board-teo-avenue-stack = { $track }, Feld { $step }: ein Entdeckungsplättchen
board-teo-met = Die Scheiben haben sich getroffen: Diese Runde wird beendet, dann folgt noch eine vor der Eklipse
board-teo-start = { $tile }: { $gives }
board-teo-unused =
    { $count ->
        [one] { $player }, unbenutzt
       *[other] { $player }, unbenutzt, { $count }-mal
    }
    .you =
        { $count ->
            [one] deines, unbenutzt
           *[other] deines, unbenutzt, { $count }-mal
        }
board-teo-used =
    { $count ->
        [one] { $player }, benutzt
       *[other] { $player }, benutzt, { $count }-mal
    }
    .you =
        { $count ->
            [one] deines, benutzt
           *[other] deines, benutzt, { $count }-mal
        }
board-teo-wheel = vierter Arbeiter von { $player }, auf dem Aufstiegsrad
    .you = dein vierter Arbeiter, auf dem Aufstiegsrad
board-teo-salary = Fälliger Lohn: { $due } Kakao
board-teo-salary-short = Fälliger Lohn: { $due } Kakao, davon fehlen { $missing }
board-teo-next = nächste Eklipse: { $points } SP
board-teo-masks = Masken: { $sizes } verschiedene, { $points } SP bei jeder Eklipse
board-teo-bot-tile = { $tile }, { $place }
board-teo-bot-aside = { $tile }, beiseitegelegt
board-teo-bot-place-0 = Spitze, Würfel 6 bis 8
board-teo-bot-place-1 = Mitte links, Würfel 4 oder 5
board-teo-bot-place-2 = Mitte rechts, Würfel 9 oder 10
board-teo-bot-place-3 = unten links, Würfel 2 oder 3
board-teo-bot-place-4 = unten in der Mitte
board-teo-bot-place-5 = unten rechts, Würfel 11 oder 12
board-teo-direction-left = Richtungsplättchen { $number }: Das Plättchen links unten rückt nach
board-teo-direction-right = Richtungsplättchen { $number }: Das Plättchen rechts unten rückt nach
board-teo-bot-dice = Würfel: { $sum }
board-teo-bot-worship = Anbetungswürfel: Kraft { $power }, { $board }
board-teo-bot-worship-locked = Anbetungswürfel: Kraft { $power }, { $board }, gesperrt

## Teotihuacan: entscheiden und planen

decide-gives = zahle { $amounts }
decide-gets = erhalte { $amounts }
decide-other-gets = { $player } bekommt { $amounts }
    .you = Du bekommst { $amounts }
decide-other-gives = { $player } verliert { $amounts }
    .you = Du verlierst { $amounts }
decide-later = danach { $amounts }
decide-drawn = gezogen wird: { $draws }
decide-arrival = nach { $board }: { $colours } Farben anwesend, Sammeln bringt { $collected } Kakao
decide-choose-worker = diesen Arbeiter wählen
decide-workers = Wer zieht
decide-worker = { $board }
decide-two-workers = { $board }, zwei Arbeiter zusammen
decide-worker-name = { $board }, Kraft { $power }
decide-two-workers-name = { $board }, zwei Arbeiter zusammen, Kraft { $powers }
decide-steps =
    { $count ->
        [one] { $count } Feld weiter
       *[other] { $count } Felder weiter
    }
decide-crew =
    { $count ->
        [one] du hättest dort { $count } Arbeiter: { $powers }
       *[other] du hättest dort { $count } Arbeiter: { $powers }
    }
decide-cocoa-left = { $cocoa } Kakao übrig; Lohn zurzeit { $salary }
decide-destinations = Ziel
decide-hint-worker = Wähle einen Arbeiter, hier oder auf dem Plan, um seine drei Ziele zu sehen.
decide-choose-tile = dieses Plättchen wählen
decide-place-brings = hier: { $effect }
decide-hint-tile = Wähle ein Plättchen, hier oder auf dem Plan.
decide-hint-place =
    { $count ->
        [one] Ein Platz ist offen. Wähle ihn hier oder auf dem Plan.
       *[other] { $count } Plätze sind offen, die besten zuerst. Wähle hier oder auf dem Plan.
    }
decide-no-match = kein Treffer
decide-matches =
    { $count ->
        [one] ein Treffer: { $icons }
       *[other] { $count } Treffer: { $icons }
    }
decide-turned =
    { $turns ->
        [0] { $tile }, wie es ausliegt
        [one] { $tile }, um ein Viertel gedreht
       *[other] { $tile }, um { $turns } Viertel gedreht
    }
decide-build-here = Hier bauen
decide-build-and-end = Hier bauen und Zug beenden
decide-among = Eines davon wählen: { $actions }
decide-all-options = Alle Möglichkeiten
decide-other-place = Anderer Platz
decide-choose-deco = diese Dekoration wählen
decide-up-to = bis zu { $points } SP
decide-hint-deco = Wähle eine Dekoration, hier oder auf dem Plan.
decide-one-more = eins mehr
decide-less = weniger: { $good }
decide-more = mehr: { $good }
decide-chosen-so-far = Gewählt: { $amounts }
decide-keep-this = behalten oder abgeben
decide-place-here = einen Arbeiter hierher
decide-beside = Daneben: { $tile }.
decide-keep = Diese zwei behalten ({ $chosen } von { $count })
decide-place = Arbeiter einsetzen ({ $chosen } von { $count })
decide-path = Schritte dieses Zugs
decide-next = Danach: { $steps }
decide-ends-turn = Damit endet dein Zug.
decide-is-final = Das lässt sich nicht rückgängig machen.
decide-ends-era = Eine Eklipse folgt.
decide-confirm = Bestätigen
decide-back = Noch nicht
decide-also = Außerdem möglich
decide-no-more-to-pay = Mehr hast du nicht davon.
decide-no-more-to-take = Mehr darfst du nicht nehmen.
decide-refused = Jetzt nicht möglich: { $count }
decide-stock-vp = Siegpunkte
decide-stock-cocoa = Kakao
decide-stock-wood = Holz
decide-stock-stone = Stein
decide-stock-gold = Gold
decide-stock-blue = Blauer Tempel
decide-stock-red = Roter Tempel
decide-stock-green = Grüner Tempel
decide-stock-avenue = Straße der Toten
decide-stock-track = Pyramidenleiste
decide-stock-projection = Käme jetzt eine Eklipse
decide-scored-nothing = nichts
decide-salary-due = { $due } Kakao fällig, { $cocoa } vorhanden
decide-salary-missing = { $missing } fehlt: { $points } SP gingen verloren
decide-sources-sum = Gesamt
decide-minus = −{ $points }
decide-next-era = Epoche { $era } beginnt
decide-next-era-changes = Helle Scheibe auf 0, dunkle auf { $dark }, neutrale Würfel neu gesetzt, Pyramidenleiste auf 0; in der nächsten Eklipse zählt ein Schritt darauf { $points } SP.
decide-eclipse-tracks = Eklipse { $era }
decide-eclipse-scored = { $eclipse }: Wertung
decide-cocoa-left-column = Kakao
decide-sources = Woher die Punkte kamen; kleine Zahlen: nach Epochen
decide-source = Quelle
decide-by-era = ({ $points })
decide-left = bleiben { $cocoa } Kakao

# names on the board, for beginners
teotihuacan-name-temple = Tempel
teotihuacan-name-avenue = Straße der Toten
teotihuacan-name-track = Pyramidenleiste
teotihuacan-name-calendar = Kalender
teotihuacan-name-stacks = Entdeckungsplättchen
teotihuacan-name-stairway = Treppe
teotihuacan-name-worship = Anbetung
teotihuacan-name-main = Hauptaktion
teotihuacan-name-area = Hier warten Arbeiter
teotihuacan-name-technologies = Technologien
teotihuacan-name-buildings = Gebäudeleiste
teotihuacan-name-goods = Kakao und Rohstoffe
teotihuacan-name-workers = Arbeiter
teotihuacan-name-salary = Fälliger Lohn

# Figures of the rules (figures/*.yaml)

teotihuacan-figure-place = Ein Plättchen der Ebene { $level } liegt mitten über vier Plättchen der Ebene { $below } und bedeckt von jedem eine Zelle: hier die Zellen 1 bis 4.
teotihuacan-figure-reach = Der Arbeiter bei den Adligen kann auf { $boards } Aktionsfelder ziehen: 1, 2 oder 3 Felder im Uhrzeigersinn, zur Goldmine, zum Palast oder in den Steinbruch.
teotihuacan-figure-colours = Ein Arbeiter ist im Steinbruch angekommen. Unter den Würfeln, die schon da waren, sind { $colours } Farben anwesend. Sammeln bringt { $collected } Kakao, einen für jede Farbe und einen weiteren; für die Hauptaktion wären { $colours } Kakao zu zahlen.
teotihuacan-figure-worship = Der Arbeiter ist auf dem Anbetungsplatz der Dekorationen gesperrt, wo man in einem beliebigen Tempel steigen darf. Er stieg im blauen auf Stufe { $step }; das gab { $stone ->
    [one] einen Rohstoff
   *[other] { $stone } Rohstoffe
 } nach Wahl.
teotihuacan-figure-table = Ein Arbeiter mit Kraft 5, und { $colours } Farben sind anwesend: Die Hauptaktion kostet { $cocoa } Kakao. In der Zeile für einen Arbeiter und der Spalte für Stärke 4–5 steht, was er holt: { $stone } Stein; danach kommt eine Verstärkung.
teotihuacan-figure-alchemy = Technologie 03 liegt in der mittleren Spalte der oberen Reihe; ein Arbeiter genügt also. Sie kostet { $gold } Gold, und ihre Spalte gibt einen Schritt im roten Tempel, hier auf Stufe { $step }.
teotihuacan-figure-nobles = Zwei Arbeiter bauen: { $wood } Holz für das linke Gebäude der Leiste, das auf den ersten freien Platz der mittleren Reihe kommt. Das bringt { $vp } SP, und der Marker auf der Straße der Toten zieht auf Feld { $avenue }.
teotihuacan-figure-decoration = Die Dekoration wird an den Fuß der nördlichen Treppe gelegt. Ein Arbeiter zahlt { $gold } Gold. Sie bringt 3 SP und { $matches } für den Treffer der roten Symbole; weil das neue farbig ist, auch einen Schritt im roten Tempel, dessen Stufe { $step } 1 SP gibt: zusammen { $vp } SP.
teotihuacan-figure-matches = Drei der vier Symbole bedecken eines ihrer Art, zweimal das schlichte Ornament und einmal den blauen Tempel: { $matches } Treffer. Mit 1 SP für die Ebene sind das { $vp } SP. Das Plättchen kostet { $stone } Stein.
teotihuacan-figure-ascension = Ein Arbeiter mit Kraft 5 hat im Steinbruch eine Verstärkung bekommen. Er steigt auf: { $avenue } Schritt auf der Straße der Toten, und er liegt mit Kraft 1 beim Palast. Als Belohnung wurde der vierte Arbeiter gewählt, der mit Kraft 3 dazukommt. Die helle Scheibe zieht ein Feld weiter, auf Feld { $space }.
teotihuacan-figure-eclipse = Rosa wird in der ersten Eklipse gewertet. Straße der Toten: Feld { $avenue } mal der niedrigste noch sichtbare Wert der Gebäudeleiste, { $for_avenue } SP. Pyramidenleiste: { $steps } Schritte zu je { $per_step } SP sind { $for_steps } SP, und { $lead } SP, weil niemand weiter ist.
teotihuacan-figure-start = Der Anfang allein oder zu zweit: zwölf Plättchen der Ebene 1 und zwei der Ebene { $level } in gegenüberliegenden Ecken. Die noch freien Plätze der Ebene 1 liegen in den beiden anderen Ecken.
teotihuacan-figure-stacks = Stapel am Anfang, allein oder zu zweit: { $blue } Plättchen auf der blauen Stufe 4, { $red } auf der roten Stufe 5, { $green_low } und { $green_high } auf den grünen Stufen 3 und 6; auf der Straße der Toten { $lower }, { $middle } und { $upper } auf den Feldern 3, 6 und 8. Bei { $boards } Aktionsfeldern liegt je eines.
teotihuacan-figure-palace = Jedes der { $royal } Königlichen Plättchen hat einen Anbetungsplatz. Ein Arbeiter mit Kraft 3 ist beim Palast angekommen und wird auf dem Platz von 01 gesperrt; das gibt P + 1 Kakao, hier { $cocoa }.
teotihuacan-figure-avenue = Ein Entdeckungsplättchen bringt einen Schritt auf der Straße der Toten, auf Feld { $step }: Eines der { $there } Plättchen des unteren Stapels darf zu seinen Kosten genommen werden, { $left } bleiben.

## Aufgestellte Stellungen

teotihuacan-position-twice = „{ $name }“ ist an zwei Stellen, ist aber nur einmal vorhanden.
teotihuacan-position-ascending = die Nummern müssen verschieden sein und aufsteigen.
teotihuacan-position-worker = ein Arbeiter wird als Aktionsfeld und Kraft geschrieben, etwa 3.2, gesperrt 3.2w, auf dem Königlichen Plättchen 4 1.2w4; nicht „{ $value }“.
teotihuacan-position-power = „{ $value }“ hat Kraft 6, und ein Arbeiter mit Kraft 6 steigt sofort auf; die Kraft muss 1 bis 5 sein.
teotihuacan-position-royal = „{ $value }“ muss auf einem Königlichen Plättchen im Spiel stehen: { $royals }.
teotihuacan-position-lock = „{ $value }“ ist auf einem Aktionsfeld ohne diesen Anbetungsplatz gesperrt; die Aktionsfelder 2, 3, 4, 7 haben einen, und der Palast { $royals }.
teotihuacan-position-boards = jedes der Aktionsfelder 1 bis 8 muss einmal da sein.
teotihuacan-position-ring = der Palast (1) steht zuerst, und der Pyramidenbau (8) liegt ihm gegenüber, an fünfter Stelle.
teotihuacan-position-category = das Königliche Plättchen der Kategorie { $category } muss eines von { $allowed } sein.
teotihuacan-position-buildings = { $built } Gebäude sind gebaut, und es gibt { $most }.
teotihuacan-position-row = eine Zeile muss acht der Zeichen { $letters } haben, und nicht „{ $value }“.
teotihuacan-position-part = ein Plättchen bedeckt vier Felder, bei { $place } (Ebene.Zeile.Spalte) sind aber nur einige davon so hoch wie seine Ebene.
teotihuacan-position-support = das Plättchen bei { $place } (Ebene.Zeile.Spalte) braucht vier Plättchen unter sich, und { $below } ist leer.
teotihuacan-position-cell = das Feld in Zeile { $row }, Spalte { $column } soll auf Ebene { $level } sein, dort liegt aber kein Plättchen.
teotihuacan-position-print = auf dem Feld in Zeile { $row }, Spalte { $column } liegt nichts, dort zeigt der Spielplan „{ $icon }“, nicht „{ $value }“.
teotihuacan-position-tile = das Plättchen bei { $place } (Ebene.Zeile.Spalte) zeigt { $shows } (im Uhrzeigersinn von oben links), aber zieht man die ausliegenden, die ungezogenen und die übrigen gelegten Plättchen ab, bleibt kein solches übrig.
teotihuacan-position-stairs = Stufe { $step } dieser Treppe liegt auf Plättchen dieser Ebene, und die fehlen.
teotihuacan-position-kinds = vom Plättchen „{ $kind }“ sind { $count } auf dem Tisch, und es gibt nur { $most }.
teotihuacan-position-removed = { $count } Entdeckungsplättchen sind nicht auf dem Tisch; welche davon der Teotibot aus dem Spiel genommen hat, muss unter „beyond“ stehen, oder gar keines.
teotihuacan-position-workers = hier sind { $count } Arbeiter, und es müssen { $wanted } sein: drei, solange der vierte auf dem Rad wartet, sonst vier.
teotihuacan-position-top = auf Stufe 11 des Tempels „{ $temple }“ kann nur ein Spieler stehen.
teotihuacan-position-space = zwei Arbeiter sind auf demselben Anbetungsplatz des Aktionsfelds { $board } gesperrt.
teotihuacan-position-tech = Technologie { $number } ist nicht im Spiel.
teotihuacan-position-neutral = die neutralen Würfel einer Farbe stehen auf verschiedenen Aktionsfeldern.
teotihuacan-position-no-bot = einen Teotibot gibt es nur im Solospiel; hier muss null stehen.
teotihuacan-position-directions = die Richtungsplättchen sind zwei Buchstaben, je L oder R, und nicht „{ $value }“.
teotihuacan-position-worship = der Teotibot hat keinen Arbeiter „{ $value }“.
teotihuacan-position-within = die Entscheidung „{ $decision }“ liegt innerhalb eines Zuges oder des Aufbaus, wo die Zusammenfassung nicht sagt, was noch kommt; sie braucht den Schlüssel „beyond“. Ohne ihn: { $known }
teotihuacan-position-first = der Startspieler muss die Nummer eines Platzes sein.
teotihuacan-position-turn = in der Phase „play“ muss ein Platz am Zug sein.
teotihuacan-position-met = hier muss true stehen, wenn beide Scheiben auf demselben Feld liegen, sonst false; sie liegen auf { $light } und { $dark }.
teotihuacan-position-last = die letzte Runde einer Epoche kommt erst, wenn sich die Scheiben getroffen haben.
teotihuacan-position-moved = dort ist kein freier Arbeiter { $worker } des Spielers.
teotihuacan-oddity-turn = Nach { $turns } Zügen ist Platz { $seat } am Zug.
teotihuacan-oddity-dark = Die dunkle Scheibe liegt in Epoche { $era } auf Feld { $dark } und nicht auf { $right }.
teotihuacan-oddity-starting = Platz { $seat } hat { $count } Startplättchen behalten und nicht { $wanted }.
teotihuacan-oddity-pyramid = Plättchen der Startpyramide fehlen.
teotihuacan-figure-stairs = Die nördliche Treppe. Stufe 0 ist neben dem Raster gedruckt; die Stufen 1, 2 und 3 liegen hintereinander zur Mitte hin, jede auf den zwei mittleren Zellen einer Zeile. Eine Dekoration bedeckt beide Zellen ihrer Stufe.
teotihuacan-figure-meeting = Die helle Scheibe hat die dunkle auf Feld { $space } erreicht. Die Runde wird zu Ende gespielt, dann eine weitere volle Runde, dann ist Eklipse.
teotihuacan-figure-triangle = Die Würfel zeigen { $sum }: Das oberste Plättchen, Adlige, wird ausgeführt. Das obere Richtungsplättchen ließ das linke darunter aufrücken, das untere danach das rechte; die Lücke unten füllt das beiseite gelegte, und das benutzte kommt an dessen Stelle. Zuletzt wandert das obere Richtungsplättchen gewendet nach unten.
teotihuacan-figure-masks = Vier Masken, zwei davon gleich: Der erste Satz hat { $kinds } verschiedene und bringt { $first } SP, der zweite die Maske, die übrig bleibt, { $second } SP. Das macht { $total } SP in dieser Eklipse, und in jeder weiteren zählen die Masken erneut.
