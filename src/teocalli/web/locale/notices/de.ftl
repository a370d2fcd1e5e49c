# Notices for those who are not looking, read when they are set

web-notices = Benachrichtigungen
web-notices-on = An
web-notices-off = Aus
web-notices-help = Dieses Gerät meldet sich, wenn eine Partie dich braucht und du sie nicht offen hast.
web-notices-denied = Dein Browser lässt diese Seite keine Benachrichtigungen anzeigen. In seinen Einstellungen kannst du es erlauben.
web-notices-failed = Der Browser ist nicht zu erreichen: Sein Benachrichtigungsdienst antwortet nicht. Bitte versuche es später noch einmal.
web-notices-trial = Testbenachrichtigung senden
web-notices-fate =
    { $fate ->
        [delivered] Die Testbenachrichtigung ist unterwegs.
        [gone] Dort nimmt niemand mehr Benachrichtigungen an.
        [refused] Die Benachrichtigung wurde dort nicht angenommen.
        [unreachable] Die Adresse ist nicht zu erreichen.
        [later] Dort kann gerade niemand Benachrichtigungen annehmen. Bitte versuche es später noch einmal.
       *[unknown] Es kam keine Antwort; ob die Benachrichtigung ankam, ist unklar.
    }
web-notices-game = Benachrichtigungen
web-notices-game-help = Ob du benachrichtigt wirst, wenn diese Partie dich braucht und du sie nicht offen hast
web-webhook = Webhook
web-webhook-help = Ein eigenes Programm kann sich melden lassen, wenn eine Partie dich braucht und du sie nicht offen hast: was du gefragt wirst und bis wann, als JSON über https.
web-webhook-address = Adresse (https)
web-webhook-set = Webhook einrichten
web-webhook-remove = Webhook entfernen
web-webhook-off = Dein Webhook { $address } ist abgeschaltet, weil er mehrmals hintereinander nicht zu erreichen war. Eine Testbenachrichtigung, die ankommt, schaltet ihn wieder ein.
web-webhook-secret = Geheimnis des Webhooks
web-webhook-copy = Geheimnis kopieren
web-webhook-copied = Kopiert
web-webhook-secret-help = Daran erkennt dein Programm, dass Benachrichtigungen von hier kommen. Es wird nur jetzt gezeigt.
