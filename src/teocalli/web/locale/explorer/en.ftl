### What many games say, on the pages that show it

web-explorer-help =
    { $games ->
        [one] From { NUMBER($games) } game between computer players: how it ended for who did what, with 95 % intervals. Who can afford much is ahead already, so a high share need not come from what was done.
       *[other] From { NUMBER($games) } games between computer players: how they ended for who did what, with 95 % intervals. Who can afford much is ahead already, so a high share need not come from what was done.
    }
web-explorer-none = There is no collection of games of this kind. The command “teocalli explorer make” makes one.
web-explorer-nothing = No game was here, or anywhere like it.
web-explorer-alike = { $likeness } ({ NUMBER($games) })
web-explorer-games = Games
web-explorer-won = Won
web-explorer-points = Points
web-explorer-margin = Lead
web-explorer-interval = { $low } to { $high }
web-explorer-mean = { $points } points on average
web-explorer-nobody = Nobody decides here.
web-explorer-level = Level
web-explorer-players = Players
web-explorer-count = { $count } players
web-explorer-all = All
web-explorer-as-here = As many as here
web-explorer-more = { $count } more
