# The tiles of one’s own box, read when their page is opened

web-box-title = { $game } : votre propre boîte
web-box-help = Recopiez ce qui est imprimé dans votre boîte. Tout est compté au fur et à mesure et comparé avec le matériel de Teocalli. Ce que vous saisissez reste sur cet appareil et dans chaque partie jouée avec.
web-box-kept = Tout reste sur cet appareil jusqu’à ce que vous recommenciez.
web-box-check = Vérification
web-box-play = Jouer avec ce matériel
web-box-play-unsound = Vous ne pouvez pas encore jouer avec. La liste indique les erreurs et les manques.
web-box-play-unchecked = Ce n’est pas encore vérifié : il faut pour cela une connexion au serveur.
web-box-undo = Annuler une étape
web-box-save = Enregistrer un fichier
web-box-load = Charger un fichier
web-box-empty = Partir de zéro
web-box-take-ours = Partir de notre matériel
web-box-sound = Tout est en ordre : on peut jouer avec.
web-box-unsound = Pas encore en ordre
web-box-line = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
web-box-faults = Erreurs ou manques ({ $count })
web-box-differences = Différences avec notre matériel ({ $count })
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
