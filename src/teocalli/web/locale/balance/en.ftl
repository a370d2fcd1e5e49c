# The balance lab, read when it is opened

web-balance-help = The same computer player takes all seats, once by the usual rules and once by those you change, with the same luck. Any difference is due to the change. Every game is kept on this computer, so you can stop a trial and resume it.
web-balance-elsewhere = Trials keep a computer’s processors busy for a long time, so they are only available at a table on your own computer. On the command line, use “teocalli balance”.
web-balance-new = What is changed
web-balance-player = Who plays
web-balance-seats = Players
web-balance-games = Games before and after
web-balance-begin = Start the trial
web-balance-trials = Trials
web-balance-none = No trials yet.
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
web-balance-failed = Something went wrong; what has been played is kept.
web-balance-stop = Stop
web-balance-go-on = Resume
web-balance-marked = * changed more than chance explains; { $games } games before and as many after.
web-balance-delete = Delete the trial
web-balance-delete-help = Its games are deleted too.
