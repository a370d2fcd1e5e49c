# The balance lab, read when it is opened

web-balance-help = The same computer player has all seats, by the rules as they usually are and by those that you change, with the same chance. What differs is the change’s doing. Every game is kept on this computer: a trial can be stopped and gone on with.
web-balance-elsewhere = Trials take the processors of a computer for a long time, so only the table on your own computer has them. “teocalli balance” does the same at the command line.
web-balance-new = What is changed
web-balance-player = Who plays
web-balance-seats = Players
web-balance-games = Games before and after
web-balance-begin = Begin the trial
web-balance-trials = Trials
web-balance-none = There are none yet.
web-balance-option = { $option }: { $value }
web-balance-played =
    { $seats ->
        [one] { $bot }, { $seats } seat, { $games } games before and after
       *[other] { $bot }, { $seats } seats, { $games } games before and after
    }
web-balance-progress = { $done } of { $total } games
web-balance-running = Playing
web-balance-stopped = Stopped
web-balance-complete = Finished
web-balance-failed = Something went wrong; what was played is kept.
web-balance-stop = Stop
web-balance-go-on = Go on
web-balance-marked = * changed beyond chance; { $games } games before and as many after.
web-balance-delete = Delete the trial
web-balance-delete-help = Its games are deleted too.
