### Gegner, die der Computer führt.

bot-random = Zufall
    .help = Wählt jede mögliche Aktion mit gleicher Wahrscheinlichkeit: ein erster Gegner, um die Regeln kennenzulernen.
bot-greedy = Gierig
    .help = Prüft jeden möglichen Zug und nimmt den, der bei der nächsten Wertung am meisten verspricht; weiter blickt er nicht voraus.
