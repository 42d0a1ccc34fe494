"""Passwords as argon2id hashes, made and checked in threads so that nobody else waits.

Plain ones are never kept.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mazmorra.server.refusals import Refused

AT_ONCE = 2
"""Each check takes 64 MB for a moment: a few at a time, however many ask."""

hasher = PasswordHasher()


MOST_WAITING = 64
"""Whoever comes while so many wait is told to try again, but for a device that is known."""


class Passwords:
    """Makes and checks hashes, a few at a time."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    @asynccontextmanager
    async def _turn(self, known: bool) -> AsyncIterator[None]:
        if self.waiting >= MOST_WAITING and not known:
            raise Refused("busy-logins", 503)
        self.waiting += 1
        try:
            async with self.turn:
                yield
        finally:
            self.waiting -= 1

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self._turn(known=False):
            return await asyncio.to_thread(hasher.hash, password)

    async def fits(self, kept: str | None, password: str, known: bool = False) -> bool:
        """Whether a password is the one; where there is none to compare with, this takes just as long."""
        async with self._turn(known):
            return await asyncio.to_thread(_fits, kept, password)


def _fits(kept: str | None, password: str) -> bool:
    try:
        return hasher.verify(kept or _nobodys(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return hasher.hash(secrets.token_hex())
