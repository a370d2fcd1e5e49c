"""Tokens, by which programs are known in a game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tokens."""
    op.create_table(
        "tokens",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column(
            "person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, unique=True
        ),
        sa.Column("created", sa.String(24), nullable=False),
    )


def downgrade() -> None:
    """Remove them; programs are known to nobody then."""
    op.drop_table("tokens")
