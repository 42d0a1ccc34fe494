"""Whom people do not want to hear."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mazmorra.server.store.columns import texts

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of mutes."""
    op.create_table(
        "mutes", *texts("person"), *texts("muted", index=True), sa.PrimaryKeyConstraint("person", "muted")
    )
