"""Passwords as argon2id hashes, made and checked in threads so that nobody else waits. Plain ones are never kept."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Each check takes 64 MB for a moment: a few at a time, however many ask."""

hasher = PasswordHasher()


class Passwords:
    """Makes and checks hashes, a few at a time."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self.turn:
            return await asyncio.to_thread(hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one; where there is none to compare with, this takes just as long."""
        async with self.turn:
            return await asyncio.to_thread(_fits, kept, password)


def _fits(kept: str | None, password: str) -> bool:
    try:
        return hasher.verify(kept or _nobodys(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return hasher.hash(secrets.token_hex())
