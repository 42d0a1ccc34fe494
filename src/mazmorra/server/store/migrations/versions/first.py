"""The first schema: tables with their log and snapshots, people, chat, and how games ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mazmorra.server.store.columns import numbers, of_table, texts

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    _tables()
    _log()
    _people()
    _chat_and_played()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        *texts("game", "settings", "status", "host", "names", "people", "rematch"),
        *numbers("number", "face", "created_at", "updated_at", "due_at"),
    )
    op.create_index("tables_listed", "tables", ["status", "public", "created_at", "id"])
    set_due = sa.text("due_at > 0")
    op.create_index("tables_due", "tables", ["due_at"], sqlite_where=set_due, postgresql_where=set_due)


def _log() -> None:
    op.create_table(
        "log",
        of_table(),
        *numbers("number", "at"),
        *texts("kind", "body"),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "snapshots",
        of_table(),
        *numbers("number"),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table("writers", sa.Column("id", sa.Text, primary_key=True), *numbers("batch", "at"))


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        *texts("name"),
        *numbers("created_at"),
        sa.Column("username", sa.Text, unique=True),
        sa.Column("password_hash", sa.Text),
        sa.Column("token_version", sa.Integer, nullable=False),
        sa.Column("deleted_at", sa.BigInteger),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        *numbers("expires_at"),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_table(
        "members",
        *texts("person"),
        of_table(),
        sa.Column("present", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("members_table", "members", ["table_id"])


def _chat_and_played() -> None:
    op.create_table(
        "chat",
        of_table(),
        *numbers("id", "at"),
        *texts("person", index=True),
        *texts("name"),
        sa.Column("seat", sa.Integer),
        *texts("kind", "text"),
        sa.PrimaryKeyConstraint("table_id", "id"),
    )
    op.create_table(
        "played",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        *texts("person", "game", "settings"),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("score", sa.Double, nullable=False),
        *numbers("finished_at"),
        sa.PrimaryKeyConstraint("table_id", "seat", "person"),
    )
    op.create_index("played_person", "played", ["person", "finished_at", "table_id", "seat"])
