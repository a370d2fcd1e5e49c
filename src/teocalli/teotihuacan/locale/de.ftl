### Teotihuacan. Nummern wie T14 sind die der Regeln.

teotihuacan-title = Teotihuacan
    .help = Die Stadt der Götter: Arbeiter im Kreis ziehen, die Sonnenpyramide bauen und in den Tempeln aufsteigen. 1 bis 4 Personen, etwa 120 Minuten.

## Namen

teotihuacan-bot = Teotibot
teotihuacan-seat = Platz { $number }
teotihuacan-temple-blue = blauer Tempel
teotihuacan-temple-red = roter Tempel
teotihuacan-temple-green = grüner Tempel
teotihuacan-board-1 = Palast (1)
teotihuacan-board-2 = Wald (2)
teotihuacan-board-3 = Steinbruch (3)
teotihuacan-board-4 = Goldmine (4)
teotihuacan-board-5 = Alchemie (5)
teotihuacan-board-6 = Adel (6)
teotihuacan-board-7 = Verzierungen (7)
teotihuacan-board-8 = Bauplatz (8)
teotihuacan-kind-mask_1 = Maske 1
teotihuacan-kind-mask_2 = Maske 2
teotihuacan-kind-mask_3 = Maske 3
teotihuacan-kind-mask_4 = Maske 4
teotihuacan-kind-mask_5 = Maske 5
teotihuacan-kind-mask_6 = Maske 6
teotihuacan-kind-mask_7 = Maske 7
teotihuacan-kind-vp_4 = 4 Punkte
teotihuacan-kind-resources_3 = 3 Rohstoffe
teotihuacan-kind-resources_2 = 2 Rohstoffe
teotihuacan-kind-cocoa_4 = 4 Kakao
teotihuacan-kind-avenue_1 = Schritt auf der Straße der Toten
teotihuacan-kind-temple_any = Schritt in einem beliebigen Tempel
teotihuacan-kind-temple_blue = Schritt im blauen Tempel
teotihuacan-kind-temple_red = Schritt im roten Tempel
teotihuacan-kind-temple_green = Schritt im grünen Tempel
teotihuacan-kind-power_up_2 = zwei Aufwertungen
teotihuacan-kind-double_move = Doppelzug
teotihuacan-kind-free_move = freier Zug
teotihuacan-kind-free_cocoa = kein Kakao
teotihuacan-kind-extra_worker = zusätzlicher Arbeiter

## Mengen

teotihuacan-amount-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
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

## Verlauf

teotihuacan-log-first = { $player } beginnt.
teotihuacan-log-boards = Die Tafeln liegen im Uhrzeigersinn in der Reihenfolge { $boards }.
teotihuacan-log-royals = Im Palast liegen die Königsplättchen { $tiles }.
teotihuacan-log-techs = Die Technologien sind { $tiles }.
teotihuacan-log-bonus = Die Tempelboni sind { $tiles }.
teotihuacan-log-layout = Die Startpyramide hat die Form { $number }.
teotihuacan-log-draw = { $tile } wird gezogen.
teotihuacan-log-dirs = Die Richtungsplättchen liegen als { $sides }.
teotihuacan-log-dice = Der Teotibot würfelt { $sum } und nutzt { $action }.
teotihuacan-log-spin = Der Teotibot legt sein Pyramidenplättchen mit { $turns } Vierteldrehungen.
teotihuacan-log-keep = { $player } behält die Startplättchen { $tiles }.
teotihuacan-log-pick = { $player } wählt das Startplättchen { $tile }.
teotihuacan-log-gain = { $player } wählt Rohstoffe.
teotihuacan-log-place = { $player } setzt Arbeiter auf die Tafeln { $boards }.
teotihuacan-log-temple = { $player } wählt: { $temple }.
teotihuacan-log-reward = { $player } nimmt die Belohnung der Stufe.
teotihuacan-log-skip = { $player } verzichtet darauf.
teotihuacan-log-claim = { $player } nimmt ein Entdeckungsplättchen: { $tile }.
teotihuacan-log-power = { $player } wertet einen Arbeiter auf: { $board }.
teotihuacan-log-ascend-vp = { $player } steigt auf und nimmt Punkte.
teotihuacan-log-ascend-cocoa = { $player } steigt auf und nimmt Kakao.
teotihuacan-log-ascend-temple = { $player } steigt auf und nimmt einen Tempelschritt.
teotihuacan-log-ascend-two = { $player } steigt auf und bezahlt zwei Tempelschritte.
teotihuacan-log-ascend-worker = { $player } steigt auf und erhält den vierten Arbeiter.
teotihuacan-log-unlock = { $player } löst alle Arbeiter.
teotihuacan-log-use = { $player } nutzt ein Entdeckungsplättchen: { $tile }.
teotihuacan-log-move = { $player } zieht von { $from } nach { $to }.
teotihuacan-log-rest = { $player } nutzt den Zug, um alle Arbeiter zu lösen.
teotihuacan-log-cocoa = { $player } sammelt Kakao.
teotihuacan-log-main = { $player } führt die Hauptaktion aus: { $board }.
teotihuacan-log-worship = { $player } betet an: { $board }.
teotihuacan-log-crew = { $player } arbeitet mit den Stärken { $powers }.
teotihuacan-log-tech = { $player } nimmt Technologie { $number }.
teotihuacan-log-row = { $player } baut in Reihe { $row }.
teotihuacan-log-deco = { $player } legt Verzierung { $tile } auf Treppe { $stairway }.
teotihuacan-log-build = { $player } baut Pyramidenplättchen { $tile } auf Ebene { $level }.
teotihuacan-log-done = { $player } hört hier auf.
teotihuacan-log-save = { $player } bestimmt, was Technologie 15 spart.
teotihuacan-log-pay = { $player } bezahlt für das Königsplättchen.
teotihuacan-log-waive = { $player } nutzt das Königsplättchen ohne Kakao.
teotihuacan-log-end = { $player } beendet den Zug.
teotihuacan-log-salary = { $player } zahlt { $cocoa } Kakao Lohn.
teotihuacan-log-salary-free = { $player } zahlt dank eines Entdeckungsplättchens keinen Lohn.
teotihuacan-log-gained = { $player } erhält { $amounts }.
teotihuacan-log-lost = { $player } gibt { $amounts }.
teotihuacan-log-eclipse = Sonnenfinsternis { $era } wird gewertet.
teotihuacan-log-scored = { $player }: Straße { $avenue }, Pyramidenleiste { $track }, Masken { $masks }; insgesamt { $total }.
teotihuacan-log-bonuses = { $player }: Tempelboni { $bonus }; insgesamt { $total }.
teotihuacan-log-game-end = Das Spiel ist zu Ende.
teotihuacan-log-winner = { $player } gewinnt.
teotihuacan-log-times =
    { $times ->
        [one] { $player } tauscht einmal.
       *[other] { $player } tauscht { $times }-mal.
    }

## Fragen

teotihuacan-ask-keep = { $player }, welche zwei Startplättchen behältst du?
teotihuacan-ask-pick = { $player }, welches Startplättchen wählst du?
teotihuacan-ask-gain = { $player }, welche Rohstoffe?
teotihuacan-ask-place = { $player }, auf welchen drei Tafeln beginnst du?
teotihuacan-ask-temple = { $player }, welcher Tempel?
teotihuacan-ask-claim = { $player }, ein Entdeckungsplättchen nehmen?
teotihuacan-ask-power = { $player }, welcher Arbeiter wird aufgewertet?
teotihuacan-ask-ascend = { $player }, welche Belohnung für den Aufstieg?
teotihuacan-ask-turn = { $player }, du bist am Zug.
teotihuacan-ask-act = { $player }, was tust du dort?
teotihuacan-ask-crew = { $player }, welche Arbeiter werden eingesetzt?
teotihuacan-ask-tech = { $player }, welche Technologie?
teotihuacan-ask-row = { $player }, welche Reihe?
teotihuacan-ask-deco = { $player }, welche Verzierung, und wohin?
teotihuacan-ask-build = { $player }, welches Pyramidenplättchen, und wohin?
teotihuacan-ask-save = { $player }, was spart Technologie 15?
teotihuacan-ask-royal = { $player }, wie nutzt du das Königsplättchen?
teotihuacan-ask-extra = { $player }, noch eine Aufwertung für 1 Kakao?
teotihuacan-ask-end = { $player }, noch etwas, bevor der Zug endet?
teotihuacan-ask-salary = { $player }, wie viel Lohn zahlst du?

## Optionen

option-teotihuacan-draft = Startplättchen-Auswahl
    .help = Wie die Startplättchen verteilt werden (T80).
option-teotihuacan-draft-no = Aus
    .help = Alle erhalten vier Plättchen und behalten zwei.
option-teotihuacan-draft-yes = An
    .help = Die Plättchen liegen in einer Reihe; alle wählen eines reihum, dann eines in umgekehrter Folge.
option-teotihuacan-dark_eclipse = Dunkle Finsternis
    .help = Wann die Finsternis kommt (T81).
option-teotihuacan-dark_eclipse-no = Aus
    .help = Nach dem Treffen der Scheiben wird die Runde beendet und eine weitere gespielt.
option-teotihuacan-dark_eclipse-yes = An
    .help = Gleich nach dem Zug, in dem sich die Scheiben treffen.
option-teotihuacan-first_game = Erstes Spiel
    .help = Fester Aufbau für den Einstieg (T18).
option-teotihuacan-first_game-no = Aus
    .help = Alles wird zufällig gezogen.
option-teotihuacan-first_game-yes = An
    .help = Tafeln, Plättchen, Waren und Arbeiter wie aufgedruckt; nicht mit der Auswahl kombinierbar.
option-teotihuacan-advanced_worship = Erweiterte Anbetung
    .help = Was das Lösen auf einem Anbetungsfeld kostet (T82).
option-teotihuacan-advanced_worship-no = Aus
    .help = Einen fremden Arbeiter zu lösen kostet 1 Kakao.
option-teotihuacan-advanced_worship-yes = An
    .help = Es bringt 1 Kakao; ein eigener Arbeiter wird kostenlos gelöst.
option-teotihuacan-first_player = Startspieler
    .help = Wer beginnt (T13).
option-teotihuacan-first_player-random = Zufall
    .help = Ein ausgeloster Platz.
option-teotihuacan-first_player-0 = Erster Platz
    .help = Der erste Platz beginnt.
option-teotihuacan-technology_draw = Technologien
    .help = Welche sechs im Spiel sind (T6).
option-teotihuacan-technology_draw-any6 = Beliebige sechs
    .help = Sechs von neun.
option-teotihuacan-technology_draw-split = Aufgeteilt
    .help = Drei billige und drei teure.
option-teotihuacan-four_workers = Vier Arbeiter auf einer Tafel
    .help = Wer arbeitet, wenn vier dort sind (T43).
option-teotihuacan-four_workers-choose = Drei wählen
    .help = Drei werden gewählt, der gezogene dabei.
option-teotihuacan-four_workers-lowest = Alle vier
    .help = Alle arbeiten; die niedrigste Stärke zählt.
option-teotihuacan-fewer_workers = Weniger Arbeiter
    .help = Ob Arbeiter bei einer Hauptaktion aussetzen dürfen (T43).
option-teotihuacan-fewer_workers-no = Aus
    .help = Alle dort arbeiten mit.
option-teotihuacan-fewer_workers-yes = An
    .help = Jede Gruppe mit dem gezogenen ist erlaubt.
option-teotihuacan-nobles_row = Reihe eines Gebäudes
    .help = Wohin ein Gebäude darf (T48).
option-teotihuacan-nobles_row-fixed = Fest
    .help = Die Reihe der Arbeiterzahl; ist sie voll, die nächste darüber.
option-teotihuacan-nobles_row-up_to = Bis zu
    .help = Jede Reihe bis zu der der Arbeiterzahl.
option-teotihuacan-own_worship = Eigener Arbeiter auf dem Anbetungsfeld
    .help = Ob man anbeten darf, wo ein eigener Arbeiter gebunden ist (T30).
option-teotihuacan-own_worship-no = Verboten
    .help = Zuerst muss er gelöst werden.
option-teotihuacan-own_worship-pay = 1 Kakao
    .help = Er wird für 1 Kakao gelöst wie ein fremder.
option-teotihuacan-early_pyramid_factor = Pyramidenleiste bei frühem Abschluss
    .help = Punkte je Schritt in einer früh letzten Finsternis (T75).
option-teotihuacan-early_pyramid_factor-ordinal = Nach Nummer
    .help = Wie die erste, zweite oder dritte.
option-teotihuacan-early_pyramid_factor-third = Wie die dritte
    .help = 2 Punkte je Schritt.
option-teotihuacan-pyramid_leader_zero = Führung ohne Schritt
    .help = Ob es 4 Punkte gibt, wenn niemand einen Schritt hat (T75).
option-teotihuacan-pyramid_leader_zero-no = Aus
    .help = Niemand erhält sie.
option-teotihuacan-pyramid_leader_zero-yes = An
    .help = Alle erhalten sie.
option-teotihuacan-tech1_double = Technologie 01, Doppelzug
    .help = Was zwei Arbeiter zugleich bringen (T58).
option-teotihuacan-tech1_double-one = Einmal
    .help = 1 Kakao je Zug.
option-teotihuacan-tech1_double-each = Je Arbeiter
    .help = 1 Kakao je Arbeiter.
option-teotihuacan-tech1_free_move = Technologie 01, freier Zug
    .help = Wann ein freier Zug zählt (T58).
option-teotihuacan-tech1_free_move-pass = Auf oder vorbei
    .help = Auch wenn er am Palast vorbeiführt.
option-teotihuacan-tech1_free_move-land = Nur darauf
    .help = Nur wenn er im Palast endet.
option-teotihuacan-tech13 = Technologie 13
    .help = Wie oft sie angeboten wird (T64).
option-teotihuacan-tech13-once = Einmal
    .help = Einmal je Hauptaktion.
option-teotihuacan-tech13-each = Je Aufwertung
    .help = So oft, wie die Aktion Aufwertungen gab.
option-teotihuacan-start_technology_vp = Punkte bei Start-Technologie
    .help = Ob frühere Besitzer bei einer Technologie vom Startplättchen punkten (T15).
option-teotihuacan-start_technology_vp-no = Aus
    .help = Sie erhalten nichts.
option-teotihuacan-start_technology_vp-yes = An
    .help = Sie erhalten 3 Punkte.
option-teotihuacan-second_start_technology = Zweite Start-Technologie
    .help = Was ein zweites Symbol gibt (T15).
option-teotihuacan-second_start_technology-next = Die nächste
    .help = Die nächstniedrige noch nicht eigene.
option-teotihuacan-second_start_technology-ignored = Nichts
    .help = Es wird übergangen.
option-teotihuacan-empty_worship = Anbetung ohne Schritt
    .help = Ob man für einen unmöglichen Schritt anbeten darf (T31).
option-teotihuacan-empty_worship-no = Aus
    .help = Nur für einen möglichen Schritt.
option-teotihuacan-empty_worship-yes = An
    .help = Auch ohne Wirkung.
option-teotihuacan-free_cocoa = Kein-Kakao-Plättchen
    .help = Wofür es gilt (T72).
option-teotihuacan-free_cocoa-text = Wie aufgedruckt
    .help = Hauptaktion, Anbetung, Lohn.
option-teotihuacan-free_cocoa-wide = Weit
    .help = Auch Lösen, zwei Schritte eines Aufstiegs, Königsplättchen.
option-teotihuacan-power_up_tile = Plättchen mit zwei Aufwertungen
    .help = Ob es dem gerade gezogenen Arbeiter gelten darf (T70).
option-teotihuacan-power_up_tile-wait = Nach der Aktion
    .help = Erst wenn die Aktion ausgeführt ist.
option-teotihuacan-power_up_tile-any = Jederzeit
    .help = Auch schon vorher.
option-teotihuacan-extra_worker_stack = Mehrere zusätzliche Arbeiter
    .help = Ob mehr als ein Plättchen zählt (T73).
option-teotihuacan-extra_worker_stack-yes = Erlaubt
    .help = Bis insgesamt drei Arbeiter.
option-teotihuacan-extra_worker_stack-no = Eines
    .help = Höchstens eines je Aktion.
option-teotihuacan-stack_choice = Stapel der Entdeckungsplättchen
    .help = Welches Plättchen eines Stapels man nehmen darf (T55).
option-teotihuacan-stack_choice-any = Beliebig
    .help = Jedes davon.
option-teotihuacan-stack_choice-top = Oberstes
    .help = Nur das zuletzt gezogene.
option-teotihuacan-neutral_draw = Neutrale Würfel
    .help = Welche Startplättchen sie setzen (T17).
option-teotihuacan-neutral_draw-unkept = Nicht behaltene
    .help = Die niemand behalten hat.
option-teotihuacan-neutral_draw-all = Alle
    .help = Alle 18, für jede Farbe neu.
option-teotihuacan-eclipse_order = Reihenfolge in der letzten Finsternis
    .help = Zuerst Lohn oder Tempelboni (T78).
option-teotihuacan-eclipse_order-salary_first = Lohn zuerst
    .help = Lohn, dann Tempelboni.
option-teotihuacan-eclipse_order-bonus_first = Boni zuerst
    .help = Tempelboni, dann Lohn.
option-teotihuacan-start_pyramid = Startpyramide
    .help = Ihre Form (T11).
option-teotihuacan-start_pyramid-standard = Standard
    .help = Die aufgedruckte Form.
option-teotihuacan-start_pyramid-random = Zufall
    .help = Eine von mehreren Formen.
option-teotihuacan-plain_match = Schmucksymbole
    .help = Ob das schlichte Symbol zu sich selbst passt (T51).
option-teotihuacan-plain_match-yes = Passen
    .help = Je 1 Punkt.
option-teotihuacan-plain_match-no = Nie
    .help = Sie passen nie.
option-teotihuacan-first_game_order4 = Erstes Spiel, vierter Platz
    .help = Kakao für zwei grüne Schritte (T18).
option-teotihuacan-first_game_order4-print = 2 Kakao
    .help = Je Schritt 1, wie aufgedruckt.
option-teotihuacan-first_game_order4-bga = 1 Kakao
    .help = 1 für beide zusammen.
option-teotihuacan-buildings_row_end = Ende der Gebäudereihe
    .help = Wert der letzten beiden Felder (T74).
option-teotihuacan-buildings_row_end-1 = 1
    .help = Je 1.
option-teotihuacan-buildings_row_end-2 = 2
    .help = Je 2.
option-teotihuacan-start_power_ups = Aufwertungen der Startplättchen
    .help = Wer zwei davon erhält (T15).
option-teotihuacan-start_power_ups-any = Beliebige
    .help = Derselbe oder verschiedene Arbeiter.
option-teotihuacan-start_power_ups-one = Ein Arbeiter
    .help = Beide gehen an denselben.
option-teotihuacan-palace_order = Reihenfolge im Palast
    .help = Königs- und Entdeckungsplättchen (T32).
option-teotihuacan-palace_order-any = Beliebig
    .help = In beliebiger Reihenfolge.
option-teotihuacan-palace_order-tile_first = Entdeckung zuerst
    .help = Zuerst das Entdeckungsplättchen.
option-teotihuacan-bot_palace = Teotibot und Palast
    .help = Ob seine Würfel dort halten (T85).
option-teotihuacan-bot_palace-skip = Überspringt ihn
    .help = Der Palast wird nicht gezählt.
option-teotihuacan-bot_palace-stop = Zählt ihn
    .help = Der Palast zählt als Tafel.
option-teotihuacan-bot_ascension = Aufstieg des Teotibot
    .help = Seine Belohnung (T85).
option-teotihuacan-bot_ascension-vp = Punkte
    .help = 5 Punkte.
option-teotihuacan-bot_ascension-cocoa = Kakao
    .help = 5 Kakao.
option-teotihuacan-bot_ascension-temple = Tempel
    .help = Ein Schritt in seinem höchsten Tempel.
option-teotihuacan-bot_power = Startstärke des Teotibot
    .help = Stärke seiner drei freien Arbeiter, 1 bis 5 (T83).
option-teotihuacan-bot_goods = Startwaren des Teotibot
    .help = Holz, Stein und Gold zu Beginn, je 0 bis 9 (T83).
option-teotihuacan-bot_cocoa_vp = Kakao des Teotibot
    .help = Punkte für 10 Kakao, 0 bis 99 (T85).
option-teotihuacan-bot_bonus_vp = Tempelboni des Teotibot
    .help = Punkte je erreichtem Bonus, 0 bis 99 (T93).
option-teotihuacan-bot_technology_vp = Technologien des Teotibot
    .help = Punkte je Technologie am Ende, 0 bis 99 (T93).
option-teotihuacan-bot_worship = Anbetung des Teotibot
    .help = Tempelschritte seiner Anbetung; einer mehr bei den Verzierungen (T92).
option-teotihuacan-bot_worship-2 = 2
    .help = 2 im Tempel, 3 bei den Verzierungen.
option-teotihuacan-bot_worship-1 = 1
    .help = 1 im Tempel, 2 bei den Verzierungen.
option-teotihuacan-bot_worship-3 = 3
    .help = 3 im Tempel, 4 bei den Verzierungen.
