"""What people say at tables, whom they do not want to hear, and what they note for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _game() -> sa.Column[str]:
    key = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(16), key, primary_key=True)


def _person(name: str, *, primary_key: bool = True) -> sa.Column[str]:
    key = sa.ForeignKey("persons.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(16), key, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    """Add it."""
    op.create_table(
        "talk",
        _game(),
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        _person("person_id", primary_key=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("created", sa.String(24), nullable=False),
        sa.UniqueConstraint("game_id", "person_id", "key", name="one_message_per_key"),
    )
    op.create_index("talk_of_person", "talk", ["person_id"])
    op.create_table("mutes", _person("person_id"), _person("muted_id"))
    op.create_index("mutes_of_muted", "mutes", ["muted_id"])
    op.create_table(
        "notes",
        _game(),
        _person("person_id"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("notes_of_person", "notes", ["person_id"])


def downgrade() -> None:
    """Remove it."""
    for table in ("notes", "mutes", "talk"):
        op.drop_table(table)
