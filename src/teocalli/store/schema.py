"""The tables. A change here needs a new file in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(16), primary_key=True),
    # Name in the registry of games, so that a list can name a game whose events are broken.
    Column("game", String(32), nullable=False),
    # Number of its events. Kept beside them so that a lost event is noticed.
    Column("version", Integer, nullable=False),
    # Idempotency key of the request that created it.
    Column("key", String(64), unique=True),
    # Times are UTC, ISO 8601 with milliseconds: sorted as text they are sorted in time.
    Column("created", String(24), nullable=False),
    Column("updated", String(24), nullable=False),
    # The person who opened the table; "": everybody at one screen plays there.
    Column("host", String(16), nullable=False, server_default=""),
    # Whether the lobby shows it: a public table whose game is not over.
    Column("in_lobby", Boolean, nullable=False, server_default=false()),
    Index("games_by_time", "updated", "id"),
    Index("games_by_host", "host", "updated", "id"),
    Index("games_in_lobby", "in_lobby", "updated", "id"),
)


def _events(name: str, owner: str, once: str) -> Table:
    """A table of events. `owner`: whose they are; `once`: what the rule is called that no request has two events."""
    return Table(
        name,
        METADATA,
        Column(f"{owner}_id", String(16), ForeignKey(f"{owner}s.id", ondelete="CASCADE"), primary_key=True),
        # 1 for the first event; the last one's is the owner's version.
        Column("seq", Integer, primary_key=True),
        Column("kind", String(16), nullable=False),
        # JSON object, with its own format version.
        Column("payload", Text, nullable=False),
        # Idempotency key of the request, at the event that the request asked for.
        Column("key", String(64)),
        Column("created", String(24), nullable=False),
        UniqueConstraint(f"{owner}_id", "key", name=once),
    )


EVENTS = _events("events", "game", "one_event_per_key")

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # Number of the last event that it stands for.
    Column("seq", Integer, nullable=False),
    # Hash of the program that made it; no other one can read it.
    Column("program", String(64), nullable=False),
    # Hash of those events and of the data, by which it is known to be whole and right.
    Column("seal", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(16), primary_key=True),
    # When the process was heard of last, in milliseconds since 1970 by the database's clock.
    Column("seen", BigInteger, nullable=False),
)

LOOKERS = Table(
    "lookers",
    METADATA,
    Column("server_id", String(16), ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True),
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # "": people whom nobody knows.
    Column("person_id", String(16), primary_key=True),
    # How many pages of theirs show the game at that process, and how many of these are before their eyes.
    Column("here", Integer, nullable=False),
    Column("seeing", Integer, nullable=False, server_default="0"),
    # When they were there last, as above.
    Column("seen", BigInteger, nullable=False),
    Index("lookers_of_game", "game_id"),
)

LEASES = Table(
    "leases",
    METADATA,
    # The game whose bots play at that process and nowhere else, as long as it runs.
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("server_id", String(16), ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
)

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(16), primary_key=True),
    # What they were called last; each game has the names that it was played under.
    Column("name", String(64), nullable=False),
    Column("created", String(24), nullable=False),
)

DEVICES = Table(
    "devices",
    METADATA,
    # SHA-256 of the secret that is the browser's cookie; the secret itself is nowhere.
    Column("secret_hash", String(64), primary_key=True),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("created", String(24), nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    # SHA-256 of the secret that stands in the link.
    Column("secret_hash", String(64), primary_key=True),
    # "player" and "spectator" invite to a game, "device" lets a person go on elsewhere, once.
    Column("kind", String(16), nullable=False),
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE")),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE")),
    Column("created", String(24), nullable=False),
    # After this time it leads nowhere; null: never.
    Column("expires", String(24)),
    Index("links_of_game", "game_id"),
)

TOKENS = Table(
    "tokens",
    METADATA,
    # SHA-256 of the token by which a program is known; the token itself is nowhere.
    Column("secret_hash", String(64), primary_key=True),
    # A program is a person of its own; the members of a game say whether it may come in.
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("created", String(24), nullable=False),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(64), nullable=False),
    # The name as names are compared: no two accounts have names that look alike but for capitals and widths.
    Column("name_key", String(200), nullable=False, unique=True),
    # Argon2id with its parameters and salt; the password itself is nowhere.
    Column("password_hash", String(200), nullable=False),
    Column("created", String(24), nullable=False),
)

ATTEMPTS = Table(
    "attempts",
    METADATA,
    # SHA-256 of the name that somebody tried, whether there is such an account or not.
    Column("name_hash", String(64), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("last", String(24), nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    # Of a game that may be gone by now: who opened it cannot take it out of the others' statistics.
    Column("game_id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    # From 1 on; several may share one.
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("finished", String(24), nullable=False),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    # How strong somebody is thought to be, and how unsure that is (openskill).
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    # "player": has a seat, as the game's events say; "guest": was invited to one; "spectator": may watch.
    Column("role", String(16), nullable=False),
    Index("games_of_person", "person_id"),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # JSON object with its own format version; it says of which game it is, as far as that went.
    Column("data", Text, nullable=False),
)

TALK = Table(
    "talk",
    METADATA,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # "table": all hear it; "watchers": players do not, as long as they play.
    Column("room", String(16), primary_key=True),
    # From 1 on in each room, so that no number tells of the other one.
    Column("number", Integer, primary_key=True),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    # The seat of who said it, null for who watched, and what they were called then.
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    # Idempotency key of the request.
    Column("key", String(64), nullable=False),
    Column("created", String(24), nullable=False),
    UniqueConstraint("game_id", "person_id", "key", name="one_message_per_key"),
    Index("talk_of_person", "person_id"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    # Whom they do not want to hear, at any table.
    Column("muted_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Index("mutes_of_muted", "muted_id"),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    # How often they were changed, so that two devices do not write over one another.
    Column("version", Integer, nullable=False),
    Index("notes_of_person", "person_id"),
)

PLANS = Table(
    "plans",
    METADATA,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    # JSON objects: what is planned for the next turn, null for nothing, and what became of earlier plans.
    Column("plans", Text),
    Column("report", Text),
    # How often that has changed, so that plans are carried out once.
    Column("version", Integer, nullable=False),
    Index("plans_of_person", "person_id"),
)

VARIATIONS = Table(
    "variations",
    METADATA,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    # JSON object with its own format version: the words of the game, and what could have been played around them.
    Column("data", Text, nullable=False),
)

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    # Begins with "t-", as the host of its games does, which is nobody.
    Column("id", String(16), primary_key=True),
    # Number of its events.
    Column("version", Integer, nullable=False),
    # Idempotency key of the request that opened it.
    Column("key", String(64), unique=True),
    # The person who opened it.
    Column("host", String(16), nullable=False),
    # Whether rounds are played, so that somebody has to look after it.
    Column("running", Boolean, nullable=False, server_default=false()),
    Column("created", String(24), nullable=False),
    Column("updated", String(24), nullable=False),
    Index("tournaments_running", "running", "id"),
)

TOURNAMENT_EVENTS = _events("tournament_events", "tournament", "one_tournament_event_per_key")

TOURNAMENT_LINKS = Table(
    "tournament_links",
    METADATA,
    # SHA-256 of the secret that stands in the link.
    Column("secret_hash", String(64), primary_key=True),
    Column("tournament_id", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("created", String(24), nullable=False),
    Index("links_of_tournament", "tournament_id"),
)

TOURNAMENT_MEMBERS = Table(
    "tournament_members",
    METADATA,
    # Who may see it: who opened it, or came by its link.
    Column("tournament_id", String(16), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Index("tournaments_of_person", "person_id"),
)

SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    # What all processes on the database sign with.
    Column("value", Text, nullable=False),
)

CHANNELS = Table(
    "channels",
    METADATA,
    # Of a browser SHA-256 of its address at the push service; of a webhook of its person.
    Column("id", String(64), primary_key=True),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    # The browser that asked for it: whoever signs out there is told nothing there. Null for a webhook.
    Column("device", String(64), ForeignKey("devices.secret_hash", ondelete="CASCADE")),
    # "push" or "webhook".
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    # JSON object: what a notice is sealed or signed with.
    Column("secrets", Text, nullable=False),
    Column("language", String(8), nullable=False),
    # Notices in a row that could not be delivered; whether it was switched off for that.
    Column("failures", Integer, nullable=False),
    Column("off", Boolean, nullable=False),
    Index("channels_of_person", "person_id"),
    Index("channels_of_device", "device"),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("channel_id", String(64), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    # Of the game, with the event by which somebody was asked.
    Column("version", Integer, nullable=False),
    Column("what", String(16), nullable=False),
    # When the time of who is asked ends, in milliseconds since 1970.
    Column("until", BigInteger),
    # JSON object: what is told beside that.
    Column("data", Text, nullable=False),
    # When it is to be sent, in milliseconds since 1970; how often that was tried; whether a process has taken it.
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("taken", Boolean, nullable=False),
    UniqueConstraint("channel_id", "game_id", "version", "what", name="one_notice_for_each"),
    Index("outbox_due", "taken", "due"),
    Index("outbox_of_game", "game_id"),
)

SILENCES = Table(
    "silences",
    METADATA,
    # A game of which a person wants no notices.
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Index("silences_of_person", "person_id"),
)
