# The server: where it runs, requests that it refuses.
server-running = Teocalli is running at { $address } – Ctrl+C stops it.

error-bot-limit = The bot “{ $player }” asks for more than a table allows: “{ $setting }” may be { NUMBER($limit, useGrouping: 0) } at most.

error-port-taken = Port { $port } is in use by another program; please choose another one.
error-port = Port { $port } cannot be opened: { $reason }.
error-host = The server listens on this machine only, not on “{ $host }”; possible: { $known }.

error-game-broken = This game cannot be opened. { $reason }
error-event-payload = The stored game is damaged.
error-internal = Something went wrong inside the server; nothing was changed. Please try again.
error-no-such-page = There is nothing at this address.
server-handbook-missing = The handbook has not been built here: run “make docs” in the checkout, then load this page again.
error-method = This address does not take requests of this kind.
error-foreign-host = The server answers to these names only: { $known }.
error-foreign-origin = Requests that change something are accepted from Teocalli’s own page only.
error-body-too-large = The request is too large; the limit is { NUMBER($limit) } bytes.

error-request = The request cannot be understood.
error-request-json = The request must be a JSON object, sent with the content type application/json.
error-request-missing = The request lacks “{ $field }”.
error-request-unknown = The request has an unknown field “{ $field }”.
error-request-field = The request’s field “{ $field }” is wrong; it must be { $expected }.
request-expected-kind =
    { $kind ->
        [integer] a whole number
        [text] a text
        [list] a list
        [object] an object
       *[other] of another kind
    }
request-expected-choice = one of { $known }
request-expected-length-min =
    { $limit ->
        [one] a text of at least { $limit } character
       *[other] a text of at least { $limit } characters
    }
request-expected-length-max =
    { $limit ->
        [one] a text of at most { $limit } character
       *[other] a text of at most { $limit } characters
    }
request-expected-min = a number not below { NUMBER($limit, useGrouping: 0) }
request-expected-max = a number not above { NUMBER($limit, useGrouping: 0) }
request-expected-pattern = a text of the form { $limit }

# The server for people.
error-nobody = We don’t know you yet: open the link you were sent, or enter your name on the home page.
error-link = This link no longer works. Please ask for a new one.
error-too-many =
    { $seconds ->
        [one] Too many requests at once. Please try again in a second.
       *[other] Too many requests at once. Please try again in { $seconds } seconds.
    }
error-public-url = The public address must look like https://games.example.org, not “{ $address }”.
error-bus-address = The address of the message bus must look like redis://localhost:6379.
error-bus-driver = Redis needs the package redis: pip install "teocalli[redis]".
error-workers-database = Several processes need PostgreSQL: please name one with --database postgresql://…, or leave out --workers.
error-workers-system = Several processes cannot share a port on this system; please leave out --workers.
server-for-people = Teocalli is running. This is the address for everyone who wants to play: { $address }
server-only-here = Only this computer can reach that address; to invite others, use --public-url, or --host 0.0.0.0 on a network.
server-stop = Ctrl+C stops it; no game is lost.

# Programs.
error-token = This token is not valid (any more). The host of the game can make a new one.
error-for-people = A token is only good for playing; this is reserved for people.
error-page-old = This page speaks version { $spoken } of the server’s interface, the server version { $known }. Please reload the page.

# Accounts.
error-sign-in = Name or password is wrong.
error-sign-in-wait =
    { $seconds ->
        [one] There were too many attempts to sign in with this name. Please try again in a second.
       *[other] There were too many attempts to sign in with this name. Please try again in { $seconds } seconds.
    }
error-password-length = A password needs { $least } to { $most } characters; several words are fine.
error-no-account = You have no account yet.

error-reviews-busy = This server is already working on as many reviews as it can. Please try again in a minute.
error-analyses-busy = This server is already analysing as many games as it can. Please try again in a minute.
error-rated-account = Ratings need an account; you can open one on the page “Account”.
error-no-speaker = Nobody else who writes here has this number.

error-bot-network = For a bot at a table, “network” can only be { $known }: files of the server cannot be chosen from outside.

# Notices for people who are not looking.
notice-move = Your turn in { $game }
notice-answer = There is a question for you in { $game }
notice-begin = { $game } cannot begin without you
notice-trial = Notifications reach you here
notice-trial-help = This was only a test.
notice-switched-off = Your webhook was switched off
notice-switched-off-help = It could not be reached several times in a row. On your account page you can test it and switch it on again.
notice-with = With { $others }.
notice-until = You have until { $until }.
notice-with-until = With { $others }. You have until { $until }.
error-notice-address = Notifications are sent by https to addresses that everybody on the internet can reach; this one is not.
error-notice-unknown = There is no “{ $name }” on the internet, or it cannot be found right now.
error-notice-keys = The browser’s keys for notifications cannot be used. Please switch notifications off and on again.
error-notice-nowhere = You have not asked for notifications there.
