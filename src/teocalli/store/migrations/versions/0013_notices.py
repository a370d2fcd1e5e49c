"""Notices for people who are not looking: where they want them, and what waits to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the server's keys, ways to people, what waits, and games of which nobody is to be told."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
        sa.Column("device", sa.String(64), sa.ForeignKey("devices.secret_hash", ondelete="CASCADE")),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secrets", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("off", sa.Boolean, nullable=False),
    )
    op.create_index("channels_of_person", "channels", ["person_id"])
    op.create_index("channels_of_device", "channels", ["device"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("channel_id", sa.String(64), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
        sa.UniqueConstraint("channel_id", "game_id", "version", "what", name="one_notice_for_each"),
    )
    op.create_index("outbox_due", "outbox", ["taken", "due"])
    op.create_index("outbox_of_game", "outbox", ["game_id"])
    op.create_table(
        "silences",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("silences_of_person", "silences", ["person_id"])
    op.add_column("lookers", sa.Column("seeing", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("lookers", "seeing")
    for table in ("silences", "outbox", "channels", "server_keys"):
        op.drop_table(table)
