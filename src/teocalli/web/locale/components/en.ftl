# The tiles of one’s own box, read when their page is opened

web-box-title = { $game }: your own box
web-box-help = Copy what is printed in your box of the game. It is counted as you go, and compared with what Teocalli brings along. It is kept on this device, and in every game that is played with it.
web-box-kept = Everything is kept on this device until you begin anew.
web-box-check = Check
web-box-play = Play with these
web-box-play-unsound = These cannot be played with yet. The list says what is wrong or missing.
web-box-play-unchecked = These have not been checked yet; the server has to be reached for that.
web-box-undo = Take back a step
web-box-save = Save as a file
web-box-load = Load a file
web-box-empty = Begin empty
web-box-take-ours = Begin with ours
web-box-sound = Sound: one can play with it.
web-box-unsound = Not sound yet
web-box-line = Line { NUMBER($line, useGrouping: 0) }: { $reason }
web-box-faults = Wrong or missing ({ $count })
web-box-differences = Not as in ours ({ $count })
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
