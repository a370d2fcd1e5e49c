# The page of an account, read when it is opened

web-account = Account
web-account-lead = An account keeps all your games and statistics together, on every device. It needs a name and a password, nothing else.
web-account-name = Name of the account
web-account-password = Password
web-account-open = Open an account
web-account-open-help = At least { $least } characters; several words are easy to remember. Nobody can send you a forgotten password, so keep it well.
web-account-leave = Sign out or delete
web-account-delete = Delete account
web-account-delete-help = Account, statistics and links are deleted for good, and this browser no longer knows you. The others keep the games you have played, under the name you used. You can no longer continue running games.
web-sign-in = Sign in
web-sign-in-replaces = On this device you play as { $name }. Once you sign in, it knows only the account; to take your games along, open an account instead.
web-sign-out = Sign out
web-password-change = Change password
web-password-change-help = At least { $least } characters. All other devices are signed out.
web-password-old = Current password
web-password-new = New password
web-password-changed = The password has been changed.
web-statistics = Statistics
web-statistics-none = Nothing to count yet: finished games appear here.
web-statistics-game = Game
web-statistics-players = Players
web-statistics-games = Games
web-statistics-wins = Won
web-statistics-mean = Points on average
web-statistics-help = This counts the games you played to the end yourself, with or without bots. Practice games, games from records and games that were ended early do not count.
