"""What people plan for their next turn, and what became of it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the plans."""
    op.create_table(
        "plans",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("plans", sa.Text),
        sa.Column("report", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("plans_of_person", "plans", ["person_id"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("plans")
