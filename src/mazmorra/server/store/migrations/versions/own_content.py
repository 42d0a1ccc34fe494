"""Which tables play with figures of the host's own making."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0103"
down_revision = "0004"


def upgrade() -> None:
    """Tables from before this say nothing in lists; at the table itself it is told all the same."""
    op.add_column("tables", sa.Column("own_content", sa.Text, nullable=False, server_default=""))
