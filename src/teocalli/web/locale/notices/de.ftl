# Notices for those who are not looking, read when they are set

web-notices = Nachrichten
web-notices-on = An
web-notices-off = Aus
web-notices-help = Dieses Gerät meldet sich, wenn eine Partie dich braucht und keine deiner Seiten sie zeigt.
web-notices-denied = Dein Browser lässt diese Seite keine Nachrichten zeigen. In seinen Einstellungen kannst du es erlauben.
web-notices-failed = Dem Browser kann nichts mitgeteilt werden: Sein eigener Dienst für Nachrichten antwortet nicht. Bitte versuche es später noch einmal.
web-notices-trial = Nachricht zur Probe senden
web-notices-fate =
    { $fate ->
        [delivered] Die Nachricht zur Probe ist unterwegs.
        [gone] Dort nimmt niemand mehr Nachrichten an.
        [refused] Die Nachricht wurde dort nicht angenommen.
        [unreachable] Die Adresse ist nicht zu erreichen.
        [later] Dort kann gerade niemand Nachrichten annehmen. Bitte versuche es später noch einmal.
       *[unknown] Es kam keine Antwort; ob die Nachricht ankam, ist unklar.
    }
web-notices-game = Nachrichten
web-notices-game-help = Ob du Nachricht bekommst, wenn diese Partie dich braucht und keine deiner Seiten sie zeigt
web-webhook = Webhook
web-webhook-help = Ein eigenes Programm kann anderswo erfahren, wann immer eine Partie dich braucht und keine deiner Seiten sie zeigt: was du gefragt wirst und bis wann, als JSON über https.
web-webhook-address = Adresse (https)
web-webhook-set = Webhook einrichten
web-webhook-remove = Webhook entfernen
web-webhook-off = Dein Webhook { $address } ist abgeschaltet, weil er mehrmals hintereinander nicht zu erreichen war. Eine Nachricht zur Probe, die ankommt, schaltet ihn wieder ein.
web-webhook-secret = Geheimnis des Webhooks
web-webhook-copy = Geheimnis kopieren
web-webhook-copied = Kopiert
web-webhook-secret-help = Daran erkennt dein Programm, dass Nachrichten von hier kommen. Es wird nur jetzt gezeigt.
