# The tiles of one’s own box, read when their page is opened

web-box-title = { $game } : votre propre boîte
web-box-help = Recopiez ce qui est imprimé dans votre boîte du jeu. Tout est compté au fur et à mesure et comparé avec ce que Teocalli apporte. Ce que vous saisissez reste sur cet appareil et dans chaque partie jouée avec.
web-box-kept = Tout reste sur cet appareil jusqu’à ce que vous recommenciez.
web-box-check = Vérification
web-box-play = Jouer avec ce matériel
web-box-play-unsound = On ne peut pas encore jouer avec. La liste dit ce qui est faux ou manque.
web-box-play-unchecked = Ce n’est pas encore vérifié : il faut pour cela que le serveur soit joignable.
web-box-undo = Un pas en arrière
web-box-save = Enregistrer un fichier
web-box-load = Charger un fichier
web-box-empty = Partir de zéro
web-box-take-ours = Partir de notre matériel
web-box-sound = Tout est en ordre : on peut jouer avec.
web-box-unsound = Pas encore en ordre
web-box-line = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
web-box-faults = Faux ou manquant ({ $count })
web-box-differences = Pas comme chez nous ({ $count })
web-box-more =
    { $count ->
        [one] un autre
       *[other] { $count } autres
    }
web-box-counts = Compté
web-box-what = Ce qui est compté
web-box-yours = ici
web-box-ours = chez nous
web-box-text = Le fichier de matériel
web-box-try = Mesurer l’effet
