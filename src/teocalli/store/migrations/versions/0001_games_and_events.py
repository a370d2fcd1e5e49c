"""Games and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), unique=True),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("updated", sa.String(24), nullable=False),
    )
    op.create_index("games_by_time", "games", ["updated", "id"])
    op.create_table(
        "events",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("created", sa.String(24), nullable=False),
        sa.UniqueConstraint("game_id", "key", name="one_event_per_key"),
    )


def downgrade() -> None:
    """Remove both tables."""
    op.drop_table("events")
    op.drop_table("games")
