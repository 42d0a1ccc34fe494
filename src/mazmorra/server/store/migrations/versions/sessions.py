"""Sessions by device, blocks, bans, the host's acts, and how games were left.

A guest's token goes on working as the session it becomes here, for it is all a guest has. Whoever has an
account logs in again: a token from before may be in other hands, and nobody could tell.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mazmorra.server.store.columns import numbers, texts

revision = "0101"
down_revision = "0104"


def upgrade() -> None:
    """Make the tables, and a session for every guest."""
    op.create_table(
        "sessions",
        *texts("person", "id", "device", "address"),
        *numbers("created_at", "used_at"),
        sa.PrimaryKeyConstraint("person", "id"),
    )
    now = (
        "CAST(strftime('%s', 'now') AS BIGINT)"
        if _is_sqlite()
        else "CAST(extract(epoch FROM now()) AS BIGINT)"
    )
    op.execute(
        "INSERT INTO sessions (person, id, device, address, created_at, used_at) "
        f"SELECT id, CAST(token_version AS TEXT), '', '', created_at, 1000 * {now} FROM people "
        "WHERE username IS NULL AND deleted_at IS NULL"
    )
    op.drop_column("people", "token_version")
    op.add_column("codes", sa.Column("purpose", sa.Text, nullable=False, server_default="reset"))
    op.create_table(
        "blocks",
        *texts("person"),
        *texts("blocked", index=True),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_table(
        "bans",
        *texts("kind", "target"),
        *numbers("until"),
        *texts("reason"),
        sa.PrimaryKeyConstraint("kind", "target"),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *numbers("at"),
        *texts("act", "target", "detail"),
        sqlite_autoincrement=True,
    )
    op.add_column("played", sa.Column("gave_up", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("played", sa.Column("timeouts", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_unused", "tables", ["status", "updated_at"])


def _is_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"
