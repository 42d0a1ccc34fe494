"""Ratings, and the deals of the days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mazmorra.server.store.columns import numbers, of_table, texts

revision = "0106"
down_revision = "0105"


def upgrade() -> None:
    """Make their tables, and let tables say that they are rated."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rated",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, unique=True),
        *texts("game", "variant"),
        *numbers("finished_at"),
        *texts("seats"),
        sa.Column("shown", sa.Boolean, nullable=False),
        *texts("daily"),
    )
    op.create_table(
        "ratings",
        *texts("player", "game", "variant"),
        *_figures("mu", "sigma"),
        *numbers("games", "at"),
        sa.PrimaryKeyConstraint("player", "game", "variant"),
    )
    op.create_index("ratings_ranked", "ratings", ["game", "variant", "mu"])
    op.create_table(
        "rating_steps",
        *numbers("number"),
        *texts("player"),
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        *texts("game", "variant"),
        *numbers("at"),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        *_figures("mu_before", "sigma_before", "mu", "sigma"),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("number", "player"),
    )
    op.create_index("rating_steps_player", "rating_steps", ["player", "number"])
    op.create_index("rating_steps_table", "rating_steps", ["table_id"])
    op.create_table(
        "dailies",
        *texts("day", "game", "settings", "bots", "secret"),
        *numbers("committed_at"),
        sa.PrimaryKeyConstraint("day", "game"),
    )
    op.create_table(
        "tries",
        *texts("day", "game", "person"),
        of_table(),
        *_figures("won", "score"),
        sa.Column("survived", sa.Boolean, nullable=False),
        *numbers("finished_at"),
        sa.PrimaryKeyConstraint("day", "game", "person"),
    )
    op.create_index("tries_person", "tries", ["person"])
    op.create_index("tries_table", "tries", ["table_id"])


def _figures(*names: str) -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Double, nullable=False) for name in names]
