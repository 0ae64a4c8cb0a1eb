"""Store which save wrote a deck, so that a device whose answer was lost is not taken for another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("decks", sa.Column("token", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("decks", "token")
