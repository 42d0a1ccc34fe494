"""The tables of the database as the code sees them.

How a database comes to have them is told by the migrations.
"""

from __future__ import annotations

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
)

metadata = MetaData()

# JSON is kept as text, not jsonb: it is written and read whole, and text keeps every character a player may
# type. Moments are milliseconds since 1970. Person ids are opaque and outlive a deleted person, so nothing
# refers to `people` but reset codes.

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column(
        "number", BigInteger, nullable=False
    ),  # the number the next entry will have: who appends first compares it
    Column(
        "face", BigInteger, nullable=False
    ),  # a digest of what a move seldom changes: the same face need not be written again
    Column("game", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("rematch", Text, nullable=False),
    Column(
        "own_content", Text, nullable=False, server_default=""
    ),  # the digest of figures of the host's own making
    Column(
        "forgotten", Integer, nullable=False, server_default="0"
    ),  # how often somebody was forgotten: the log was changed
    Column(
        "version", Integer, nullable=False, server_default="0"
    ),  # of the rules it is played by, 0 where none was noted
    Index("tables_listed", "status", "public", "created_at", "id"),
    Index("tables_unused", "status", "updated_at"),
    Index("tables_due", "due_at", sqlite_where=text("due_at > 0"), postgresql_where=text("due_at > 0")),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

members = Table(  # who is, or ever was, host of a table or on one of its seats
    "members",
    metadata,
    Column("person", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("present", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("members_table", "table_id"),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("username", Text, unique=True),
    Column("password_hash", Text),
    Column("deleted_at", BigInteger),
)

sessions = Table(  # where somebody is logged in; the token is the two ids and a signature, and is not kept
    "sessions",
    metadata,
    Column("person", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "id"),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("purpose", Text, nullable=False, server_default="reset"),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
)

mutes = Table(  # whom a person does not want to hear
    "mutes",
    metadata,
    Column("person", Text, nullable=False),
    Column("muted", Text, nullable=False, index=True),
    PrimaryKeyConstraint("person", "muted"),
)

blocks = Table(  # whom a person wants nothing to do with
    "blocks",
    metadata,
    Column("person", Text, nullable=False),
    Column("blocked", Text, nullable=False, index=True),
    PrimaryKeyConstraint("person", "blocked"),
)

bans = Table(  # whom the host lets in no more: an account or an address; `until` is 0 for good
    "bans",
    metadata,
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("kind", "target"),
)

acts = Table(  # what the host has done, in order; running servers follow it
    "acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("act", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("detail", Text, nullable=False),
    sqlite_autoincrement=True,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)

played = Table(
    "played",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("won", Double, nullable=False),
    Column("score", Double, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column(
        "gave_up", Boolean, nullable=False, server_default=false()
    ),  # a bot had to play on, or it was given up for them
    Column("timeouts", Integer, nullable=False, server_default="0"),  # answers the clock gave for them
    PrimaryKeyConstraint("table_id", "seat", "person"),
    Index("played_person", "person", "finished_at", "table_id", "seat"),
)

contents = Table(  # what was printed when games began, so that they go on with it
    "contents",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

films = (
    Table(  # finished games as every viewpoint saw them, so that they are shown whatever becomes of the rules
        "films",
        metadata,
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("data", LargeBinary, nullable=False),
    )
)

reviews = Table(  # what a finished game teaches; while somebody works it out, who does and how far it is
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("worker", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("whole", Integer, nullable=False),
    Column("problem", Text, nullable=False),  # why it came to nothing, or nothing
    Column("data", LargeBinary),
)

writers = Table(  # the last batch each writer committed, so that a commit whose answer was lost is recognised
    "writers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("batch", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Saved games and content of their own that people brought, for as long as that is counted and kept.
brought = Table(
    "brought",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column(
        "network", Text, nullable=False, index=True
    ),  # sealed: the same for the same place, and not readable
    Column("bytes", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

keys = Table(  # what every process on the database signs with
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("key", Text, nullable=False),
)
