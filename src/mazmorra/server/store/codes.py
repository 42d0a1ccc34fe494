"""One-time codes: each lets one person do one thing, once, until a moment. Only hashes are stored."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, insert, or_, update

from mazmorra.server.store.schema import codes

EMAIL, MAILED = "email", "mailed"
"""What codes that go out by letter are for: an address to be confirmed, a new password."""


def add_code(connection: Connection, person: str, code_hash: str, expires_at: int, purpose: str) -> None:
    """Let a person do something once with a code. Earlier codes for the same end."""
    earlier = and_(codes.c.person == person, codes.c.purpose == purpose)
    connection.execute(delete(codes).where(or_(earlier, codes.c.used)))
    new = {"hash": code_hash, "person": person, "expires_at": expires_at, "used": False, "purpose": purpose}
    connection.execute(insert(codes).values(new))


def use_code(connection: Connection, code_hash: str, now: int, purpose: str) -> str | None:
    """Whose code this is, once: the second use, or a use too late, finds nobody."""
    same = (codes.c.hash == code_hash, codes.c.purpose == purpose)
    open_code = update(codes).where(*same, codes.c.used.is_(False), codes.c.expires_at > now)
    return connection.execute(open_code.values(used=True).returning(codes.c.person)).scalar()


def end_letters(connection: Connection, person: str, *purposes: str) -> None:
    """What was written to an address is good for no other, nor for none."""
    connection.execute(delete(codes).where(codes.c.person == person, codes.c.purpose.in_(purposes)))


def end_codes(connection: Connection, person: str) -> None:
    """Who gets a new way in has no use for the ones that were given out before."""
    connection.execute(delete(codes).where(codes.c.person == person))
