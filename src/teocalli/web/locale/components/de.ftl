# The tiles of one’s own box, read when their page is opened

web-box-title = { $game }: deine eigene Schachtel
web-box-help = Übertrage, was in deiner Schachtel aufgedruckt ist. Dabei wird alles gezählt und mit dem verglichen, was Teocalli mitbringt. Es bleibt auf diesem Gerät und in jeder Partie, die damit gespielt wird.
web-box-kept = Alles bleibt auf diesem Gerät, bis du neu anfängst.
web-box-check = Prüfung
web-box-play = Damit spielen
web-box-play-unsound = Damit kann man noch nicht spielen. Die Liste sagt, was falsch ist oder fehlt.
web-box-play-unchecked = Das ist noch nicht geprüft; dazu muss der Server erreichbar sein.
web-box-undo = Einen Schritt zurück
web-box-save = Als Datei speichern
web-box-load = Datei laden
web-box-empty = Leer anfangen
web-box-take-ours = Mit unserem Material anfangen
web-box-sound = In Ordnung: Damit kann man spielen.
web-box-unsound = Noch nicht in Ordnung
web-box-line = Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
web-box-faults = Falsch oder fehlend ({ $count })
web-box-differences = Anders als bei uns ({ $count })
web-box-more =
    { $count ->
        [one] ein weiterer
       *[other] { $count } weitere
    }
web-box-counts = Gezählt
web-box-what = Was gezählt wird
web-box-yours = hier
web-box-ours = bei uns
web-box-text = Die Materialdatei
web-box-try = Wirkung messen
