"""Games, their events and who plays them in a database (SQLAlchemy on SQLite or PostgreSQL, migrations by Alembic).

A game is the list of its events; everything else follows from them. The store keeps and gives events, and knows
nothing of what they mean.
"""

from teocalli.store.accounts import Account, Accounts
from teocalli.store.archive import back_up, read_archive, write_archive
from teocalli.store.channels import PUSH, WEBHOOK, Channel, Channels
from teocalli.store.connection import BUSY_TIMEOUT_MS
from teocalli.store.errors import (
    BrokenGameError,
    ConflictError,
    NoSuchGameError,
    NoSuchProgramError,
    StoreError,
)
from teocalli.store.location import DATA_VARIABLE, DATABASE_FILE, data_directory, database_url
from teocalli.store.outbox import NOBODY_ASKED, Ask, Asking, Letter, Outbox
from teocalli.store.people import GUEST, PLAYER, SPECTATOR, Link, People, Person
from teocalli.store.plans import KeptPlans, Planning, Settled
from teocalli.store.programs import Program, Programs
from teocalli.store.ratings import PersonRating, ratings_of
from teocalli.store.results import Result, Tally, tallies
from teocalli.store.reviews import KeptReviews
from teocalli.store.servers import Looking, Servers
from teocalli.store.snapshots import Snapshot
from teocalli.store.store import AT_ONE_SCREEN, Append, GameRow, Page, Standing, Store, StoredEvent
from teocalli.store.talk import Author, Notes, Said, Talk
from teocalli.store.tournaments import TOURNAMENT_MARK, TournamentRow, Tournaments
from teocalli.store.variations import KeptVariations

__all__ = [
    "AT_ONE_SCREEN",
    "BUSY_TIMEOUT_MS",
    "DATABASE_FILE",
    "DATA_VARIABLE",
    "GUEST",
    "NOBODY_ASKED",
    "PLAYER",
    "PUSH",
    "SPECTATOR",
    "TOURNAMENT_MARK",
    "WEBHOOK",
    "Account",
    "Accounts",
    "Append",
    "Ask",
    "Asking",
    "Author",
    "BrokenGameError",
    "Channel",
    "Channels",
    "ConflictError",
    "GameRow",
    "KeptPlans",
    "KeptReviews",
    "KeptVariations",
    "Letter",
    "Link",
    "Looking",
    "NoSuchGameError",
    "NoSuchProgramError",
    "Notes",
    "Outbox",
    "Page",
    "People",
    "Person",
    "PersonRating",
    "Planning",
    "Program",
    "Programs",
    "Result",
    "Said",
    "Servers",
    "Settled",
    "Snapshot",
    "Standing",
    "Store",
    "StoreError",
    "StoredEvent",
    "Talk",
    "Tally",
    "TournamentRow",
    "Tournaments",
    "back_up",
    "data_directory",
    "database_url",
    "ratings_of",
    "read_archive",
    "tallies",
    "write_archive",
]
