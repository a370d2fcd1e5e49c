# Le serveur : où il tourne, les requêtes qu’il refuse.
server-running = Teocalli tourne à l’adresse { $address } – Ctrl+C l’arrête.

error-bot-limit = Le bot « { $player } » demande plus que ce qu’une table permet : « { $setting } » peut valoir { NUMBER($limit, useGrouping: 0) } au plus.

error-port-taken = Le port { $port } est occupé par un autre programme ; veuillez en choisir un autre.
error-port = Le port { $port } ne s’ouvre pas : { $reason }.
error-host = Le serveur n’écoute que sur cette machine, pas sur « { $host } » ; possible : { $known }.

error-game-broken = Cette partie ne s’ouvre pas. { $reason }
error-event-payload = La partie enregistrée est endommagée.
error-internal = Une erreur s’est produite sur le serveur ; rien n’a changé. Veuillez réessayer.
error-no-such-page = Il n’y a rien à cette adresse.
server-handbook-missing = Le manuel n’a pas encore été produit ici : lancez « make docs » dans le dossier des sources, puis rechargez cette page.
error-method = Cette adresse n’accepte pas les requêtes de ce type.
error-foreign-host = Le serveur ne répond qu’à ces noms : { $known }.
error-foreign-origin = Les requêtes qui changent quelque chose ne sont acceptées que de la page de Teocalli.
error-body-too-large = La requête est trop grande ; { NUMBER($limit) } octets sont possibles.

error-request = La requête est incompréhensible.
error-request-json = La requête doit être un objet JSON, envoyé avec le type de contenu application/json.
error-request-missing = Il manque « { $field } » dans la requête.
error-request-unknown = La requête a un champ inconnu « { $field } ».
error-request-field = Le champ « { $field } » de la requête est faux ; il faut { $expected }.
request-expected-kind =
    { $kind ->
        [integer] un nombre entier
        [text] un texte
        [list] une liste
        [object] un objet
       *[other] autre chose
    }
request-expected-choice = une de ces valeurs : { $known }
request-expected-length-min =
    { $limit ->
        [one] un texte d’au moins { $limit } caractère
       *[other] un texte d’au moins { $limit } caractères
    }
request-expected-length-max =
    { $limit ->
        [one] un texte d’au plus { $limit } caractère
       *[other] un texte d’au plus { $limit } caractères
    }
request-expected-min = un nombre qui ne soit pas inférieur à { NUMBER($limit, useGrouping: 0) }
request-expected-max = un nombre qui ne soit pas supérieur à { NUMBER($limit, useGrouping: 0) }
request-expected-pattern = un texte de la forme { $limit }

# Le serveur pour des personnes à distance.
error-nobody = Nous ne vous connaissons pas encore : ouvrez le lien que vous avez reçu, ou entrez votre nom sur la page d’accueil.
error-link = Ce lien ne fonctionne plus. Demandez-en un nouveau.
error-too-many =
    { $seconds ->
        [one] Trop de demandes à la fois. Réessayez dans une seconde.
       *[other] Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
    }
error-public-url = L’adresse publique doit ressembler à https://jeux.example.org, et non à « { $address } ».
error-bus-address = L’adresse du bus de messages doit ressembler à redis://localhost:6379.
error-bus-driver = Redis a besoin du paquet redis : pip install "teocalli[redis]".
error-workers-database = Plusieurs processus ont besoin de PostgreSQL : indiquez-le par --database postgresql://…, ou omettez --workers.
error-workers-system = Plusieurs processus ne peuvent pas partager un port sur ce système ; veuillez omettre --workers.
server-for-people = Teocalli fonctionne. Voici l’adresse pour toutes les personnes qui veulent jouer : { $address }
server-only-here = Seul cet ordinateur atteint cette adresse ; pour inviter d’autres personnes, choisissez --public-url, ou --host 0.0.0.0 sur un réseau.
server-stop = Ctrl+C l’arrête ; aucune partie n’est perdue.

# Programs.
error-token = Ce jeton n’est pas (ou plus) valable. L’hôte de la partie peut en créer un nouveau.
error-for-people = Un jeton ne sert qu’à jouer ; ceci est réservé aux personnes.
error-page-old = Cette page utilise la version { $spoken } de l’interface, le serveur la version { $known }. Rechargez la page.

# Comptes.
error-sign-in = Nom ou mot de passe incorrect.
error-sign-in-wait =
    { $seconds ->
        [one] Trop de tentatives de connexion avec ce nom. Veuillez réessayer dans une seconde.
       *[other] Trop de tentatives de connexion avec ce nom. Veuillez réessayer dans { $seconds } secondes.
    }
error-password-length = Un mot de passe compte { $least } à { $most } caractères ; plusieurs mots conviennent bien.
error-no-account = Vous n’avez pas encore de compte.

error-reviews-busy = Ce serveur établit déjà autant de bilans qu’il le peut. Veuillez réessayer dans une minute.
error-analyses-busy = Ce serveur analyse déjà autant de parties qu’il le peut. Veuillez réessayer dans une minute.
error-rated-account = Pour le classement, il vous faut un compte ; vous pouvez en ouvrir un sur la page « Compte ».
error-no-speaker = Aucune autre personne qui écrit ici n’a ce numéro.

error-bot-network = Pour un bot à une table, « network » ne peut valoir que { $known } : les fichiers du serveur ne se choisissent pas de l’extérieur.

# Avis aux personnes qui ne regardent pas.
notice-move = { $game } : à vous de jouer
notice-answer = { $game } : on vous pose une question
notice-begin = { $game } ne peut pas commencer sans vous
notice-trial = Les notifications vous parviennent ici
notice-trial-help = Ce n’était qu’un test.
notice-switched-off = Votre webhook a été désactivé
notice-switched-off-help = Il est resté injoignable plusieurs fois de suite. La page de votre compte permet de l’essayer et de le réactiver.
notice-with = Avec { $others }.
notice-until = Vous avez jusqu’au { $until }.
notice-with-until = Avec { $others }. Vous avez jusqu’au { $until }.
error-notice-address = Les notifications sont envoyées par https à des adresses joignables depuis tout Internet ; celle-ci ne l’est pas.
error-notice-unknown = « { $name } » n’existe pas sur Internet, ou est introuvable pour le moment.
error-notice-keys = Les clés du navigateur pour les notifications sont inutilisables. Veuillez désactiver les notifications puis les réactiver.
error-notice-nowhere = Vous n’avez pas demandé de notifications à cet endroit.
