# The page of an account, read when it is opened

web-account = Compte
web-account-lead = Un compte réunit toutes vos parties et vos statistiques, sur tous vos appareils. Il faut un nom et un mot de passe, rien d’autre.
web-account-name = Nom du compte
web-account-password = Mot de passe
web-account-open = Ouvrir un compte
web-account-open-help = Au moins { $least } caractères ; plusieurs mots se retiennent bien. Personne ne peut vous renvoyer un mot de passe oublié, alors gardez-le bien.
web-account-leave = Se déconnecter ou supprimer
web-account-delete = Supprimer le compte
web-account-delete-help = Le compte, les statistiques et les liens sont supprimés pour de bon, et ce navigateur ne vous connaît plus. Les autres gardent les parties jouées, sous le nom que vous portiez. Vous ne pourrez plus continuer vos parties en cours.
web-sign-in = Se connecter
web-sign-in-replaces = Sur cet appareil, vous jouez sous le nom de { $name }. Une fois connecté, il ne connaîtra plus que le compte ; pour emporter vos parties, ouvrez plutôt un compte.
web-sign-out = Se déconnecter
web-password-change = Changer le mot de passe
web-password-change-help = Au moins { $least } caractères. Tous les autres appareils sont déconnectés.
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-changed = Le mot de passe est changé.
web-statistics = Statistiques
web-statistics-none = Rien à compter pour l’instant : les parties terminées apparaîtront ici.
web-statistics-game = Jeu
web-statistics-players = Joueurs
web-statistics-games = Parties
web-statistics-wins = Gagnées
web-statistics-mean = Points en moyenne
web-statistics-help = Sont comptées les parties que vous avez jouées vous-même jusqu’au bout, avec ou sans bots. Les parties d’entraînement, celles d’un enregistrement et celles arrêtées avant la fin ne comptent pas.
