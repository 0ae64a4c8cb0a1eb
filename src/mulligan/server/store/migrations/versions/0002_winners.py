"""Store winners for lists of tables. Games that were already over have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("winners", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "winners")
