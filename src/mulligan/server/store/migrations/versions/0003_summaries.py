"""Store the summaries of games for lists, and the finished games that a player has archived. Older games get a summary when
played on.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("archived", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "archived")
    op.drop_column("tables", "summary")
