"""The tables of the database as the code sees them.

How a database comes to have them is told by the migrations.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    text,
    true,
)
from sqlalchemy.schema import SchemaItem

from mazmorra.server.store.columns import numbers, of_table, of_work, texts

metadata = MetaData()


def _table(name: str, *parts: SchemaItem, **options: Any) -> Table:  # what each database calls them
    return Table(name, metadata, *parts, **options)


# JSON is kept as text, not jsonb: it is written and read whole, and text keeps every character a player may
# type. Moments are milliseconds since 1970. Person ids are opaque and outlive a deleted person, so nothing
# refers to `people` but reset codes.

tables = _table(
    "tables",
    Column("id", Text, primary_key=True),
    Column(
        "number", BigInteger, nullable=False
    ),  # the number the next entry will have: who appends first compares it
    Column(
        "face", BigInteger, nullable=False
    ),  # a digest of what a move seldom changes: the same face need not be written again
    *texts("game", "settings"),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    *texts("status"),
    Column("public", Boolean, nullable=False),
    *texts("host", "names", "people"),
    *numbers("created_at", "updated_at", "due_at"),
    *texts("rematch"),
    Column(
        "own_content", Text, nullable=False, server_default=""
    ),  # the digest of figures of the host's own making
    Column(
        "forgotten", Integer, nullable=False, server_default="0"
    ),  # how often somebody was forgotten: the log was changed
    Column(
        "version", Integer, nullable=False, server_default="0"
    ),  # of the rules it is played by, 0 where none was noted
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("waits", Text, nullable=False, server_default="[]"),  # the people it waits for
    Column(
        "call_at", BigInteger, nullable=False, server_default="0"
    ),  # when to look whether one of them must be called
    Index("tables_listed", "status", "public", "created_at", "id"),
    Index("tables_unused", "status", "updated_at"),
    Index("tables_due", "due_at", sqlite_where=text("due_at > 0"), postgresql_where=text("due_at > 0")),
    Index("tables_call", "call_at", sqlite_where=text("call_at > 0"), postgresql_where=text("call_at > 0")),
)

log = _table(
    "log",
    of_table(),
    *numbers("number", "at"),
    *texts("kind", "body"),
    PrimaryKeyConstraint("table_id", "number"),
)

snapshots = _table(
    "snapshots",
    of_table(),
    *numbers("number"),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

members = _table(  # who is, or ever was, host of a table or on one of its seats
    "members",
    *texts("person"),
    of_table(),
    Column("present", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("members_table", "table_id"),
    sqlite_with_rowid=False,
)

people = _table(
    "people",
    Column("id", Text, primary_key=True),
    *texts("name"),
    *numbers("created_at"),
    Column("username", Text, unique=True),
    Column("password_hash", Text),
    Column("deleted_at", BigInteger),
    Column("host", Boolean, nullable=False, server_default=false()),  # whether they host the server
)

sessions = _table(  # where somebody is logged in; the token is the two ids and a signature, and is not kept
    "sessions",
    *texts("person", "id", "device", "address"),
    *numbers("created_at", "used_at"),
    PrimaryKeyConstraint("person", "id"),
)

codes = _table(
    "codes",
    Column("hash", Text, primary_key=True),
    Column("purpose", Text, nullable=False, server_default="reset"),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    *numbers("expires_at"),
    Column("used", Boolean, nullable=False),
)

mutes = _table(  # whom a person does not want to hear
    "mutes", *texts("person"), *texts("muted", index=True), PrimaryKeyConstraint("person", "muted")
)

blocks = _table(  # whom a person wants nothing to do with
    "blocks", *texts("person"), *texts("blocked", index=True), PrimaryKeyConstraint("person", "blocked")
)

bans = _table(  # whom the host lets in no more: an account or an address; `until` is 0 for good
    "bans",
    *texts("kind", "target"),
    *numbers("until"),
    *texts("reason"),
    PrimaryKeyConstraint("kind", "target"),
)

acts = _table(  # what the host has done, in order; running servers follow it
    "acts",
    Column("id", Integer, primary_key=True, autoincrement=True),
    *numbers("at"),
    *texts("act", "target", "detail"),
    sqlite_autoincrement=True,
)

chat = _table(
    "chat",
    of_table(),
    *numbers("id", "at"),
    *texts("person", index=True),
    *texts("name"),
    Column("seat", Integer),
    *texts("kind", "text"),
    PrimaryKeyConstraint("table_id", "id"),
)

played = _table(
    "played",
    of_table(),
    Column("seat", Integer, nullable=False),
    *texts("person", "game", "settings"),
    Column("won", Double, nullable=False),
    Column("score", Double, nullable=False),
    *numbers("finished_at"),
    Column(
        "gave_up", Boolean, nullable=False, server_default=false()
    ),  # a bot had to play on, or it was given up for them
    Column("timeouts", Integer, nullable=False, server_default="0"),  # answers the clock gave for them
    PrimaryKeyConstraint("table_id", "seat", "person"),
    Index("played_person", "person", "finished_at", "table_id", "seat"),
)

# What was printed when games began, so that they go on with it.
contents = _table("contents", Column("digest", Text, primary_key=True), *texts("text"))

# Finished games as every viewpoint saw them, so that they are shown whatever becomes of the rules.
films = _table(
    "films",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# What a finished game teaches; while it is worked out, who does it and how far; or why there is nothing.
reviews = _table(
    "reviews",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    *of_work(),
)

# What hosts compare: one pair of contents each, and the address at which the report can be read.
comparisons = _table(
    "comparisons", Column("person", Text, primary_key=True), *of_work(), Column("link", Text, unique=True)
)

# The last batch each writer committed, so that a commit whose answer was lost is recognised.
writers = _table("writers", Column("id", Text, primary_key=True), *numbers("batch", "at"))

# Saved games and content of their own that people brought, for as long as that is counted and kept.
brought = _table(
    "brought",
    Column("table_id", Text, primary_key=True),
    *texts("person", index=True),
    Column(
        "network", Text, nullable=False, index=True
    ),  # sealed: the same for the same place, and not readable
    *numbers("bytes"),
    *numbers("at", index=True),
)

# What every process on the database signs with.
keys = _table("keys", Column("name", Text, primary_key=True), *texts("key"))

# Finished games that count for ratings; `number` is their order, given when they were counted.
rated = _table(
    "rated",
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, unique=True),
    *texts("game", "variant"),
    *numbers("finished_at"),
    *texts("seats"),
    Column("shown", Boolean, nullable=False),
    *texts("daily"),
)

# What the rated games so far amount to: everybody's strength at every way to play, and how sure that is. A
# player is a person's id, or a bot with the edition of its level.
ratings = _table(
    "ratings",
    *texts("player", "game", "variant"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    *numbers("games", "at"),
    PrimaryKeyConstraint("player", "game", "variant"),
    Index("ratings_ranked", "game", "variant", "mu"),
)

# And how each of those games changed them.
rating_steps = _table(
    "rating_steps",
    *numbers("number"),
    *texts("player"),
    of_table(),
    Column("seat", Integer, nullable=False),
    *texts("game", "variant"),
    *numbers("at"),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    *(Column(name, Double, nullable=False) for name in ("mu_before", "sigma_before", "mu", "sigma")),
    Column("shown", Boolean, nullable=False),
    PrimaryKeyConstraint("number", "player"),
    Index("rating_steps_player", "player", "number"),
    Index("rating_steps_table", "table_id"),
)

# The deal of each day: made, and committed to, the day before.
dailies = _table(
    "dailies",
    *texts("day", "game", "settings", "bots", "secret"),
    *numbers("committed_at"),
    PrimaryKeyConstraint("day", "game"),
)

tries = _table(  # who has tried it, and how that ended
    "tries",
    *texts("day", "game", "person"),
    of_table(),
    Column("won", Double, nullable=False),
    Column("survived", Boolean, nullable=False),
    Column("score", Double, nullable=False),
    *numbers("finished_at"),
    PrimaryKeyConstraint("day", "game", "person"),
    Index("tries_person", "person"),
    Index("tries_table", "table_id"),
)

contacts = _table(  # how somebody wants to be called; an address is good for nothing before it was confirmed
    "contacts",
    Column("person", Text, primary_key=True),
    *texts("email", index=True),
    *texts("pending", "language"),
    Column("by_email", Boolean, nullable=False),
    Column("reminders", Boolean, nullable=False),
    Column("invitable", Boolean, nullable=False, server_default=true()),  # whether others may invite them
)

subscriptions = _table(  # the browsers that can be called while no page is open, each of a session
    "subscriptions",
    Column("id", Text, primary_key=True),
    *texts("person", index=True),
    *texts("session", "endpoint", "p256dh", "auth", "language"),
    *numbers("created_at"),
)

called = _table(  # who was called to a table and has not come there since
    "called",
    *texts("person", "table_id"),
    *numbers("at", "reminded_at"),
    PrimaryKeyConstraint("person", "table_id"),
)

invitations = _table(  # who asked whom to a table; what was declined, or nobody hears of, is not open
    "invitations",
    *texts("person", "inviter", "table_id"),
    *numbers("at"),
    Column("open", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "inviter", "table_id"),
    Index("invitations_inviter", "inviter"),
)

outbox = (
    _table(  # what is still to be sent; whoever takes it out puts it off first, so that a crash delays it
        "outbox",
        Column("id", Integer, primary_key=True, autoincrement=True),
        *texts("person", index=True),
        *texts("table_id", "kind", "way", "target", "language", "gaps"),
        *numbers("created_at"),
        *numbers("due_at", index=True),
        Column("tries", Integer, nullable=False),
        sqlite_autoincrement=True,
    )
)
