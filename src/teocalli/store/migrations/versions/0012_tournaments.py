"""Tournaments: their events, the links by which people come, and who may see them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables of tournaments."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), unique=True),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("running", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.String(24), nullable=False),
        sa.Column("updated", sa.String(24), nullable=False),
    )
    op.create_index("tournaments_running", "tournaments", ["running", "id"])
    op.create_table(
        "tournament_events",
        _of_tournament(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("created", sa.String(24), nullable=False),
        sa.UniqueConstraint("tournament_id", "key", name="one_tournament_event_per_key"),
    )
    op.create_table(
        "tournament_links",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        _of_tournament(),
        sa.Column("created", sa.String(24), nullable=False),
    )
    op.create_index("links_of_tournament", "tournament_links", ["tournament_id"])
    op.create_table(
        "tournament_members",
        _of_tournament(primary_key=True),
        sa.Column("person_id", sa.String(16), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("tournaments_of_person", "tournament_members", ["person_id"])


def _of_tournament(*, primary_key: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament_id", sa.String(16), reference, primary_key=primary_key, nullable=False)


def downgrade() -> None:
    """Remove them."""
    for name in ("tournament_members", "tournament_links", "tournament_events", "tournaments"):
        op.drop_table(name)
