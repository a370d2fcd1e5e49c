"""Persons, the devices by which they are known, links, and who is in which game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what tables for people need; the games that are there are played at one screen."""
    _know_hosts_of_games()
    _create_persons()
    _create_links()
    _create_members()


def _know_hosts_of_games() -> None:
    op.add_column("games", sa.Column("host", sa.String(16), nullable=False, server_default=""))
    op.add_column("games", sa.Column("in_lobby", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("games_by_host", "games", ["host", "updated", "id"])
    op.create_index("games_in_lobby", "games", ["in_lobby", "updated", "id"])


def _create_persons() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
    )


def _create_links() -> None:
    op.create_table(
        "links",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE")),
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE")),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("expires", sa.String(24)),
    )
    op.create_index("links_of_game", "links", ["game_id"])


def _create_members() -> None:
    op.create_table(
        "members",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
    )
    op.create_index("games_of_person", "members", ["person_id"])


def downgrade() -> None:
    """Remove them; games of people can be opened by nobody then."""
    for table in ("members", "links", "devices", "persons"):
        op.drop_table(table)
    op.drop_index("games_in_lobby", "games")
    op.drop_index("games_by_host", "games")
    op.drop_column("games", "in_lobby")
    op.drop_column("games", "host")
