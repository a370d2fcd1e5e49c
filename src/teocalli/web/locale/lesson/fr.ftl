# Lessons, read when one is opened

web-lesson-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-lesson-is-done = terminée
web-lesson-begun = commencée
web-lesson-back = Retour
web-lesson-on = Suite
web-lesson-show = Montrez-moi
web-lesson-leave = Quitter la leçon
web-lesson-next = Leçon suivante : { $lesson }
web-lesson-play = Jouer une première partie avec un entraîneur
web-lesson-other = C’est possible aussi, mais je veux vous montrer autre chose ici : faites ce qui est éclairé.
web-lesson-look = Il ne se passe rien là pour l’instant. Cliquez sur ce qui est éclairé.
web-lesson-coach = Votre entraîneur vous suit : si une décision vous coûte cher, vous lirez ce qui aurait été mieux.
