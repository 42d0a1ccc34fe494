"""What people bring themselves, saved games and content: how much, since when, and from which network (not
readable).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mazmorra.server.store.columns import numbers, texts

revision = "0102"
down_revision = "0101"


def upgrade() -> None:
    """Make the table of what was brought."""
    op.create_table(
        "brought",
        sa.Column("table_id", sa.Text, primary_key=True),
        *texts("person", "network", index=True),
        *numbers("bytes"),
        *numbers("at", index=True),
    )
