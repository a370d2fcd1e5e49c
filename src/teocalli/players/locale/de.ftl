### Gegner, die der Computer führt.

bot-random = Zufall
    .help = Wählt jede mögliche Aktion mit gleicher Wahrscheinlichkeit: ein erster Gegner, um die Regeln kennenzulernen.
bot-greedy = Gierig
    .help = Prüft jeden möglichen Zug und nimmt den, der bei der nächsten Wertung am meisten verspricht; weiter blickt er nicht voraus.

bot-level = Stufe { $level } – { $name }
bot-level-with = Stufe { $level } – { $name } ({ $settings })
bot-name-with = { $name } ({ $settings })
bot-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s
bot-search = Suche { $player }

bot-level-1 = Pilger
    .help = Noch neu auf diesen Stufen: Er sieht, was sich lohnt, überlässt aber etwa jede zweite Entscheidung dem Zufall. Gut, um die Regeln zu lernen.
bot-level-2 = Träger
    .help = Sieht, was sich sofort lohnt, und nimmt es meistens, macht aber ab und zu einen Fehltritt. Ein guter erster Gegner.
bot-level-3 = Steinmetz
    .help = Nimmt immer, was bei der nächsten Wertung am meisten verspricht; was die anderen antworten werden, bedenkt er nicht.
bot-level-4 = Baumeister
    .help = Denkt einen Augenblick voraus: Er probiert aus, was folgen könnte, auch die Antworten der anderen.
bot-level-5 = Architekt
    .help = Denkt um ein Mehrfaches länger voraus als der Baumeister und findet dadurch bessere Pläne.
bot-level-6 = Hohepriester
    .help = Denkt am längsten voraus, bis zu einer halben Sekunde je Entscheidung. Einer der stärksten Gegner; mit mehr Zeit wird er noch stärker.
bot-level-7 = Orakel
    .help = Denkt voraus wie der Hohepriester, urteilt aber nach dem, was es im Spiel gegen sich selbst gelernt hat. Nur an Tischen, deren Regeln es gelernt hat.

error-level-settings = Stufe { $level } rechnet nicht voraus, darum bewirkt „{ $part }“ bei ihr nichts. Stufen, die es tun: { $known }.
error-player-part = „{ $part }“ bedeutet im Spieler „{ $player }“ nichts. Nach dem Namen können mit Doppelpunkten stehen: eine Zeit („50ms“, „2s“), Simulationen („2000p“), Threads („2t“) oder „Name=Wert“ einer dieser Einstellungen: { $settings }.
error-search-setting = Die Einstellung „{ $setting }“ der Suche kann nicht „{ $value }“ sein: Sie geht von { $low } bis { $high }.
error-search-setting-name = Es gibt keine Einstellung „{ $setting }“ der Suche. Bekannt: { $known }.
error-search-policy = Simulationen können nicht nach „{ $value }“ spielen. Bekannt: { $known }.
error-search-budget = Eine Suche braucht eine Grenze: eine Zeit wie „50ms“ oder „2s“, oder Simulationen wie „2000p“.
error-unknown-level = Die Stufe { $level } gibt es in diesem Spiel nicht. Bekannt: { $known }.
error-engine-command = Es gibt keinen Befehl „{ $name }“. Bekannt: { $known }
error-engine-version = Dieses Programm spricht Version { $known } des Protokolls, nicht { $version }; die erste Zeile muss „teocalli { $known }“ sein.
error-engine-thinking = Über eine Entscheidung wird gerade nachgedacht; warte auf „bestaction“, oder sende zuerst „stop“.
error-engine-game = „newgame“ braucht ein JSON-Objekt wie {"{"}"game": "GAME", "players": 2{"}"}.
error-engine-no-game = Es gibt noch kein Spiel; sende zuerst „newgame“, oder eine Stellung als Aufzeichnung.
error-engine-no-position = Es gibt noch keine Stellung; sende zuerst „position“.
error-engine-position = Eine Stellung wird als „words“, „summary“ oder „record“ angegeben, nicht als „{ $kind }“.
error-engine-limit = „{ $part }“ ist keine Grenze; möglich: seconds S (bis { $seconds }), playouts N (bis { $playouts }), infinite, lines K (bis { $lines }), mit Zahlen über 0.
error-engine-json = Das ist kein gültiges JSON: { $reason }
error-engine-length = Die Zeile ist zu lang: Höchstens { $most } Bytes werden gelesen.
error-search-priors = Vorwahrscheinlichkeiten können nicht „{ $value }“ folgen. Bekannt: { $known }.
error-search-priors-network = Vorwahrscheinlichkeiten können dem Netz nur folgen, wo es eines gibt: Nenne seine Gewichte mit „network=…“.
error-weights-none = Zu { $game } mit { $players } Spielern gehören keine gelernten Gewichte.
error-weights-file = „{ $path }“ ist keine Datei mit gelernten Gewichten, oder sie ist beschädigt.
error-weights-fit = Die Gewichte in „{ $path }“ passen nicht ({ $what }): Sie sind für { $has }, dieses Spiel hat { $wanted }.
