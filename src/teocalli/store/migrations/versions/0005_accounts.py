"""Accounts, attempts to sign in, and how games ended for those who played them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _person() -> sa.Column[str]:
    return sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Add them; nobody has an account yet, and games that are over already count in nobody's statistics."""
    op.create_table(
        "accounts",
        _person(),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(200), nullable=False, unique=True),
        sa.Column("password_hash", sa.String(200), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("name_hash", sa.String(64), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("last", sa.String(24), nullable=False),
    )
    op.create_table(
        "results",
        _person(),
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("finished", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    """Remove them; people stay known at their devices."""
    for table in ("results", "attempts", "accounts"):
        op.drop_table(table)
