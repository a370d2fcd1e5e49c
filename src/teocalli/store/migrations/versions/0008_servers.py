"""Server processes that share the database: who of them runs, who looks at games there, and where bots play."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what they tell each other."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "lookers",
        sa.Column("server_id", sa.String(16), sa.ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", sa.String(16), primary_key=True),
        sa.Column("here", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("lookers_of_game", "lookers", ["game_id"])
    op.create_table(
        "leases",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("server_id", sa.String(16), sa.ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
    )


def downgrade() -> None:
    """Remove it; only one process may run then."""
    for table in ("leases", "lookers", "servers"):
        op.drop_table(table)
