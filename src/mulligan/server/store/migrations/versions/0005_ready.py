"""Store who is ready before a game, and which saved deck they brought. At older tables all players with a deck are ready."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("deck_id", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "deck_id")
    op.drop_column("seats", "ready")
