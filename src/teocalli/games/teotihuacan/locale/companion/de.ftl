# Der Begleiter des gedruckten Spiels

teotihuacan-companion-calendar = Die helle Scheibe kommt zurück auf 0, die dunkle ein Feld tiefer, alle Marker der Pyramidenleiste auf 0 (T21, T75).
    .title = Scheiben und Marker
teotihuacan-companion-bot = 15 SP für jeden Tempel, in dem er auf Stufe 10 oder 11 steht, 1 SP für jeden übrigen Rohstoff und jeden Kakao, 2 SP für jede seiner Technologien (T93).
    .title = Schlusswertung des Teotibots

## Die Anleitung des Teotibots

teotihuacan-guide-begin = Der Teotibot an deinem Tisch
teotihuacan-guide-help = Der Begleiter führt Buch über Dreieck, Arbeiter, Waren und Leisten des Teotibots und sagt, was er nach den Regeln des Programms tut. Auf dem Tisch bewegst du seine Figuren entsprechend. Baue auf wie für zwei Personen (T83). Punkte, die ihm dein eigener Zug bringt, etwa 3 SP für eine Technologie, die er vor dir hat, trägst du selbst unter „Punkte“ ein.
teotihuacan-guide-ring = Lose Aktionsfelder, im Uhrzeigersinn vom Palast aus
teotihuacan-guide-place = Platz { $number }
teotihuacan-guide-techs = Technologien auf der Alchemie
teotihuacan-guide-incomplete = Nenne jedes Aktionsfeld einmal und so viele Technologien, wie auf der Alchemie liegen.
teotihuacan-guide-roll = Wirf zwei Würfel und tippe auf die Summe
teotihuacan-guide-roll-here = Hier würfeln
teotihuacan-guide-eclipse = Eklipse { $era } von 3
teotihuacan-guide-last = Die letzte Eklipse
teotihuacan-guide-over = Die letzte Eklipse ist vorbei.
teotihuacan-guide-does = Was er tut
teotihuacan-guide-next = Erledigt
teotihuacan-guide-continue = Weiter
teotihuacan-guide-none = keine
teotihuacan-guide-no-mask = keine Maske
teotihuacan-guide-aside = beiseitegelegt
teotihuacan-guide-worker = { $board }: Kraft { $power }
teotihuacan-guide-locked = { $board }: Kraft { $power }, gesperrt
teotihuacan-guide-freed = Ich habe seinen Anbetungswürfel befreit: { $board }
teotihuacan-guide-ask-techs = Welche Technologien hast du?
teotihuacan-guide-ask-tiles = Welche Masken liegen an den Aktionsfeldern?
teotihuacan-guide-ask-rows = Wie viele Gebäude stehen in den Reihen?
teotihuacan-guide-ask-stairway = Welches ist die erste Treppe, im Uhrzeigersinn von Norden aus, auf deren nächster Stufe eine Dekoration liegen darf?
teotihuacan-guide-ask-level = Welches ist die unterste Ebene der Pyramide mit einem freien Platz für ein Plättchen?
teotihuacan-guide-ask-top = In welchen Tempeln stehst du auf Stufe 11?
teotihuacan-guide-ask-track = Wie weit bist du auf der Pyramidenleiste?
teotihuacan-guide-light = Die helle Scheibe rückt ein Feld vor.
teotihuacan-guide-building = Das Gebäude ganz links kommt auf den ersten freien Platz: { $row }.
teotihuacan-guide-tile = Das erste ausliegende Pyramidenplättchen wird, zufällig gedreht, auf den ersten freien Platz der Ebene { $level } gelegt, Reihe für Reihe von links oben.
teotihuacan-guide-deco = Die erste ausliegende Dekoration wird auf die nächste Stufe gelegt: { $stairway }.
teotihuacan-guide-unlocked = Ist dort ein Arbeiter von dir gesperrt, wird er frei: { $board }.
teotihuacan-guide-refill = Das Entdeckungsplättchen dort ist weg; ein neues wird gezogen: { $board }.
