# Der bisherige Zug und Pläne zum Vergleichen, gelesen, sobald etwas zu merken ist

web-turn-so-far = Dieser Zug bisher
web-turn-nothing-changed = Noch nichts erhalten oder ausgegeben.
web-turn-before-after = Vorher und nachher
web-turn-from-to = { $name }: vorher { $before }, jetzt { $after }
web-turn-plan = Plan { $name }
web-turn-carry-out = Plan ausführen
web-turn-forget = Verwerfen
web-turn-before = vorher
web-turn-now = jetzt
web-turn-take-back = Zug rückgängig machen
web-turn-keep = Als Plan { $name } merken
web-turn-kept = Plan { $name } ist gemerkt. Probier etwas anderes aus, um beides zu vergleichen.
web-turn-other = { $player }, würde jetzt gewertet
    .you = Für dich, würde jetzt gewertet
web-turn-chance = Siegchance
web-turn-weigh = Chancen vergleichen
web-turn-weighing = Denkt nach …
