"""Keys that every process on the database shares, such as the one tokens are signed with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of keys."""
    op.create_table(
        "keys", sa.Column("name", sa.Text, primary_key=True), sa.Column("key", sa.Text, nullable=False)
    )
