# Notices for those who are not looking, read when they are set

web-notices = Notifications
web-notices-on = On
web-notices-off = Off
web-notices-help = This device tells you when a game needs you and you do not have it open.
web-notices-denied = Your browser does not let this page show notifications. You can allow it in the browser’s settings.
web-notices-failed = The browser cannot be reached: its notification service does not answer. Please try again later.
web-notices-trial = Send a test notification
web-notices-fate =
    { $fate ->
        [delivered] The test notification is on its way.
        [gone] Nobody receives notifications there any more.
        [refused] The notification was not accepted there.
        [unreachable] The address cannot be reached.
        [later] Nobody can receive notifications there right now. Please try again later.
       *[unknown] There was no answer, so it is unclear whether the notification arrived.
    }
web-notices-game = Notifications
web-notices-game-help = Whether you are told when this game needs you and you do not have it open
web-webhook = Webhook
web-webhook-help = A program of your own can be told whenever a game needs you and you do not have it open: what you are asked, and until when, as JSON over https.
web-webhook-address = Address (https)
web-webhook-set = Set up webhook
web-webhook-remove = Remove webhook
web-webhook-off = Your webhook { $address } is switched off because it could not be reached several times in a row. A test notification that arrives switches it on again.
web-webhook-secret = Secret of the webhook
web-webhook-copy = Copy secret
web-webhook-copied = Copied
web-webhook-secret-help = With this secret your program can check that notifications come from here. It is shown only now.
