# Lessons, read when one is opened

web-lesson-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-lesson-is-done = done
web-lesson-begun = begun
web-lesson-back = Back
web-lesson-on = Next
web-lesson-show = Show me
web-lesson-leave = Leave the lesson
web-lesson-next = Next lesson: { $lesson }
web-lesson-play = Play a first game with a coach
web-lesson-other = You could do that too, but here I want to show you something else: choose what is lit.
web-lesson-look = Nothing happens there now. Click what is lit.
web-lesson-coach = Your coach is watching: if a decision costs you a lot, you will read what would have been better.
