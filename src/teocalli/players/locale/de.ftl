### Gegner, die der Computer führt.

bot-random = Zufall
    .help = Wählt jede mögliche Aktion mit gleicher Wahrscheinlichkeit: ein erster Gegner, um die Regeln kennenzulernen.
bot-greedy = Gierig
    .help = Prüft jeden möglichen Zug und nimmt den, der bei der nächsten Wertung am meisten verspricht; weiter blickt er nicht voraus.

error-player-part = „{ $part }“ bedeutet im Spieler „{ $player }“ nichts. Nach dem Namen können mit Doppelpunkten stehen: eine Zeit („50ms“, „2s“), Simulationen („2000p“), Threads („2t“) oder „Name=Wert“ einer dieser Einstellungen: { $settings }.
error-search-setting = Die Einstellung „{ $setting }“ der Suche kann nicht „{ $value }“ sein: Sie geht von { $low } bis { $high }.
error-search-setting-name = Es gibt keine Einstellung „{ $setting }“ der Suche. Bekannt: { $known }.
error-search-policy = Simulationen können nicht der Spielweise „{ $value }“ folgen. Bekannt: { $known }.
error-search-budget = Eine Suche braucht eine Grenze: eine Zeit wie „50ms“ oder „2s“, oder Simulationen wie „2000p“.
error-unknown-level = Die Stufe { $level } gibt es in diesem Spiel nicht. Bekannt: { $known }.
