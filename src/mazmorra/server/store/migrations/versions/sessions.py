"""Sessions by device, blocks, bans, the host's acts, and how games were left.

A guest's token goes on working as the session it becomes here, for it is all a guest has. Whoever has an
account logs in again: a token from before may be in other hands, and nobody could tell.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0101"
down_revision = "0104"


def upgrade() -> None:
    """Make the tables, and a session for every guest."""
    op.create_table(
        "sessions",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
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
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False, index=True),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("kind", "target"),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.add_column("played", sa.Column("gave_up", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("played", sa.Column("timeouts", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_unused", "tables", ["status", "updated_at"])


def _is_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"
