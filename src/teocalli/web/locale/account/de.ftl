# The page of an account, read when it is opened

web-account = Konto
web-account-lead = Ein Konto hält alle deine Partien und deine Statistik zusammen, auf jedem Gerät. Es braucht einen Namen und ein Passwort, sonst nichts.
web-account-name = Name des Kontos
web-account-password = Passwort
web-account-open = Konto eröffnen
web-account-open-help = Mindestens { $least } Zeichen; mehrere Wörter lassen sich gut merken. Ein vergessenes Passwort kann dir niemand schicken, also bewahr es gut auf.
web-account-leave = Abmelden oder löschen
web-account-delete = Konto löschen
web-account-delete-help = Konto, Statistik und Links werden endgültig gelöscht, und dieser Browser kennt dich nicht mehr. Gespielte Partien bleiben den anderen unter dem Namen erhalten, mit dem du gespielt hast. Laufende Partien kannst du nicht mehr fortsetzen.
web-sign-in = Anmelden
web-sign-in-replaces = Auf diesem Gerät spielst du als { $name }. Nach dem Anmelden kennt es nur noch das Konto; um deine Partien mitzunehmen, eröffne stattdessen ein Konto.
web-sign-out = Abmelden
web-password-change = Passwort ändern
web-password-change-help = Mindestens { $least } Zeichen. Alle anderen Geräte werden abgemeldet.
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-changed = Das Passwort ist geändert.
web-statistics = Statistik
web-statistics-none = Noch nichts zu zählen: Hier erscheinen Partien, die zu Ende sind.
web-statistics-game = Spiel
web-statistics-players = Spielende
web-statistics-games = Partien
web-statistics-wins = Gewonnen
web-statistics-mean = Punkte im Schnitt
web-statistics-help = Gezählt werden Partien, die du selbst zu Ende gespielt hast, mit oder ohne Bots. Übungspartien, Partien aus Aufzeichnungen und vorzeitig beendete zählen nicht.
