"""Inviting people one has played with, and not wanting to be invited."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mazmorra.server.store.columns import numbers, texts

revision = "0109"
down_revision = "0108"


def upgrade() -> None:
    """Everybody may be invited before they say otherwise; make the table of invitations."""
    invitable = sa.Column("invitable", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("contacts", invitable)
    op.create_table(
        "invitations",
        *texts("person", "inviter", "table_id"),
        *numbers("at"),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "inviter", "table_id"),
    )
    op.create_index("invitations_inviter", "invitations", ["inviter"])
