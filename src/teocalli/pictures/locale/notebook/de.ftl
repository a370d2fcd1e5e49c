## Eine Partie im Notebook, zum Durchgehen und Weiterspielen (teocalli.pictures.widget)

notebook-back = Einen Schritt zurück
notebook-branch = Wer hier etwas anderes spielt, beginnt eine neue Zugfolge.
notebook-choices = Mögliche Aktionen
notebook-first = Zum Anfang
notebook-forward = Einen Schritt vor
notebook-last = Zum Ende
notebook-line = Zugfolge
notebook-none-found = Nichts passt dazu.
notebook-points = Punkte
notebook-search = Aktionen suchen
notebook-step = Schritt
notebook-steps = Schritte
notebook-table = Der ganze Tisch in Worten
notebook-undo = Zurücknehmen
notebook-beginning = Anfang, Schritt { $number } von { $last }
notebook-after = Schritt { $number } von { $last }: { $word }
notebook-change = Punkte { $change }
notebook-asked = { $player } ist am Zug.
    .you = Du bist am Zug.
notebook-bot-decides = Hier entscheidet { $player }, vom Computer gespielt.
notebook-draw = Hier wird etwas gezogen.
notebook-over = Die Partie ist zu Ende.
notebook-won = gewinnt
notebook-decides = am Zug
notebook-thinking = { $player } denkt nach …
notebook-main-line = Die Partie ({ $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
})
notebook-side-line = Ab Schritt { $number }: { $word }

error-no-notebook = Der Spielplan zum Spielen im Notebook braucht Bibliotheken, die nicht installiert sind; „pip install teocalli[notebook]“ installiert sie.
error-notebook-order = Das Notebook hat etwas verlangt, was es nicht gibt: „{ $order }“.
error-notebook-step = Einen Schritt „{ $step }“ gibt es nicht; diese Zugfolge hat die Schritte 0 bis { $last }.
error-notebook-line = Eine Zugfolge „{ $line }“ gibt es nicht; es gibt die Zugfolgen 0 bis { $last }.
error-notebook-lines = Es gibt schon { $most } Zugfolgen; nimm erst eine zurück, bevor du eine neue beginnst.
error-notebook-word = „{ $word }“ ist kein Wort für eine Aktion; Wörter sehen aus wie die in der Liste.
error-notebook-not-asked = Bei diesem Schritt entscheidet kein Mensch; geh zu einem, bei dem jemand gefragt ist.
error-notebook-undo = Hier wurde nichts gespielt, was sich zurücknehmen ließe.
error-notebook-players = Für jeden der { $count } Plätze muss es einen Spieler geben, „person“ oder einen Computerspieler wie „level:3“, nicht „{ $value }“.
error-notebook-names = Namen müssen eine Liste von höchstens { $count } Texten sein, nicht „{ $value }“.
error-notebook-match = Nötig ist eine Partie oder eine Stellung, nicht „{ $value }“.
error-notebook-seed = Der Startwert muss eine ganze Zahl sein, nicht „{ $value }“.
