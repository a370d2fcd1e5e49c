# Notices for those who are not looking, read when they are set

web-notices = Avis
web-notices-on = Activés
web-notices-off = Désactivés
web-notices-help = Cet appareil vous prévient quand une partie a besoin de vous et qu’aucune de vos pages ne la montre.
web-notices-denied = Votre navigateur ne laisse pas cette page montrer d’avis. Vous pouvez l’autoriser dans ses réglages.
web-notices-failed = Le navigateur ne peut rien recevoir : son propre service d’avis ne répond pas. Veuillez réessayer plus tard.
web-notices-trial = Envoyer un avis d’essai
web-notices-fate =
    { $fate ->
        [delivered] L’avis d’essai est en route.
        [gone] Plus personne n’y reçoit d’avis.
        [refused] L’avis n’y a pas été accepté.
        [unreachable] L’adresse est injoignable.
        [later] Personne ne peut y recevoir d’avis pour le moment. Veuillez réessayer plus tard.
       *[unknown] Aucune réponse n’est venue ; on ne sait pas si l’avis est arrivé.
    }
web-notices-game = Avis
web-notices-game-help = Si vous êtes prévenu quand cette partie a besoin de vous et qu’aucune de vos pages ne la montre
web-webhook = Webhook
web-webhook-help = Un programme à vous peut apprendre ailleurs qu’une partie a besoin de vous et qu’aucune de vos pages ne la montre : ce qu’on vous demande et jusqu’à quand, en JSON par https.
web-webhook-address = Adresse (https)
web-webhook-set = Installer le webhook
web-webhook-remove = Retirer le webhook
web-webhook-off = Votre webhook { $address } est désactivé, car il est resté injoignable plusieurs fois de suite. Un avis d’essai qui arrive le réactive.
web-webhook-secret = Secret du webhook
web-webhook-copy = Copier le secret
web-webhook-copied = Copié
web-webhook-secret-help = Grâce à lui, votre programme vérifie que les avis viennent d’ici. Il n’est montré que maintenant.
