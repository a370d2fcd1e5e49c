# Notices for those who are not looking, read when they are set

web-notices = Notifications
web-notices-on = Activées
web-notices-off = Désactivées
web-notices-help = Cet appareil vous prévient quand une partie a besoin de vous et que vous ne l’avez pas ouverte.
web-notices-denied = Votre navigateur ne laisse pas cette page afficher de notifications. Vous pouvez l’autoriser dans ses réglages.
web-notices-failed = Le navigateur est injoignable : son service de notifications ne répond pas. Veuillez réessayer plus tard.
web-notices-trial = Envoyer une notification de test
web-notices-fate =
    { $fate ->
        [delivered] La notification de test est en route.
        [gone] Plus personne n’y reçoit de notifications.
        [refused] La notification n’y a pas été acceptée.
        [unreachable] L’adresse est injoignable.
        [later] Personne ne peut y recevoir de notifications pour le moment. Veuillez réessayer plus tard.
       *[unknown] Aucune réponse n’est venue ; on ne sait pas si la notification est arrivée.
    }
web-notices-game = Notifications
web-notices-game-help = Si vous êtes prévenu quand cette partie a besoin de vous et que vous ne l’avez pas ouverte
web-webhook = Webhook
web-webhook-help = Un programme à vous peut être prévenu quand une partie a besoin de vous et que vous ne l’avez pas ouverte : ce qu’on vous demande et jusqu’à quand, en JSON par https.
web-webhook-address = Adresse (https)
web-webhook-set = Installer le webhook
web-webhook-remove = Retirer le webhook
web-webhook-off = Votre webhook { $address } est désactivé, car il est resté injoignable plusieurs fois de suite. Une notification de test qui arrive le réactive.
web-webhook-secret = Secret du webhook
web-webhook-copy = Copier le secret
web-webhook-copied = Copié
web-webhook-secret-help = Grâce à lui, votre programme vérifie que les notifications viennent d’ici. Il n’est montré que maintenant.
