"""How often somebody was forgotten at a table: what was computed before that is not stored after it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Count from now on."""
    op.add_column("tables", sa.Column("forgotten", sa.Integer, nullable=False, server_default="0"))
