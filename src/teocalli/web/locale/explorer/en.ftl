### What many games say, on the pages that show it

web-explorer-help =
    { $games ->
        [one] Based on { NUMBER($games) } game between computer players: how it ended, depending on what was played, with 95% intervals. Whoever can afford a lot is often ahead already, so a high share need not be due to the action.
       *[other] Based on { NUMBER($games) } games between computer players: how they ended, depending on what was played, with 95% intervals. Whoever can afford a lot is often ahead already, so a high share need not be due to the action.
    }
web-explorer-none = There is no collection of games for this game yet. The command “teocalli explorer make” creates one.
web-explorer-nothing = No game passed through here, or anywhere like it.
web-explorer-alike = { $likeness } ({ NUMBER($games) })
web-explorer-games = Games
web-explorer-won = Won
web-explorer-points = Points
web-explorer-margin = Lead
web-explorer-interval = { $low } to { $high }
web-explorer-mean = { $points } points on average
web-explorer-nobody = There is nothing to decide here.
web-explorer-level = Level
web-explorer-players = Players
web-explorer-count = { $count } players
web-explorer-all = All
web-explorer-as-here = As many as here
web-explorer-more = { $count } more
