"""Who hosts the server, and what they compare."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mazmorra.server.store.columns import of_work

revision = "0108"
down_revision = "0107"


def upgrade() -> None:
    """Nobody is a host before the command line says so; make the table of comparisons."""
    op.add_column("people", sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "comparisons",
        sa.Column("person", sa.Text, primary_key=True),
        *of_work(),
        sa.Column("link", sa.Text, unique=True),
    )
