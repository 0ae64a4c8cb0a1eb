"""Store the decks that people build."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", _ID, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("deleted", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_decks_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_decks_person", "decks", ["person"])


def downgrade() -> None:
    op.drop_table("decks")
