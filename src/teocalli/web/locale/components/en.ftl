# The tiles of one’s own box, read when their page is opened

web-box-title = { $game }: your own box
web-box-help = Copy what is printed on the tiles and the board in your box. As you go, everything is counted and compared with Teocalli’s own set. It is kept on this device, and in every game played with it.
web-box-kept = Everything is kept on this device until you start over.
web-box-check = Check
web-box-play = Play with these
web-box-play-unsound = You cannot play with these yet. The list says what is wrong or missing.
web-box-play-unchecked = These have not been checked yet; that needs a connection to the server.
web-box-undo = Take back a step
web-box-save = Save as a file
web-box-load = Load a file
web-box-empty = Start empty
web-box-take-ours = Start from ours
web-box-sound = All right: you can play with this.
web-box-unsound = Not right yet
web-box-line = Line { NUMBER($line, useGrouping: 0) }: { $reason }
web-box-faults = Wrong or missing ({ $count })
web-box-differences = Different from ours ({ $count })
web-box-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
web-box-counts = Counted
web-box-what = What is counted
web-box-yours = yours
web-box-ours = ours
web-box-text = The component file
web-box-try = Measure the effect
