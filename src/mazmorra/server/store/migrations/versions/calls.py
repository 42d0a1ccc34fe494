"""Calling people back: whom a table waits for, how people want to be called, and what is still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mazmorra.server.store.columns import numbers, texts

revision = "0107"
down_revision = "0106"


def upgrade() -> None:
    """Make the tables, and have somebody look whom the games under way wait for."""
    op.add_column("tables", sa.Column("waits", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("call_at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET call_at = 1 WHERE status = 'playing'")
    some = sa.text("call_at > 0")
    op.create_index("tables_call", "tables", ["call_at"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "contacts",
        sa.Column("person", sa.Text, primary_key=True),
        *texts("email", index=True),
        *texts("pending", "language"),
        sa.Column("by_email", sa.Boolean, nullable=False),
        sa.Column("reminders", sa.Boolean, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        *texts("person", index=True),
        *texts("session", "endpoint", "p256dh", "auth", "language"),
        *numbers("created_at"),
    )
    op.create_table(
        "called",
        *texts("person", "table_id"),
        *numbers("at", "reminded_at"),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *texts("person", index=True),
        *texts("table_id", "kind", "way", "target", "language", "gaps"),
        *numbers("created_at"),
        *numbers("due_at", index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
