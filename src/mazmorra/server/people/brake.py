"""A brake on guessing at one account from many places: the more guesses went wrong lately, the longer each
next one waits.

Nobody is refused by it, so that nobody can lock an owner out by guessing; a device the account was used on
does not even wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable

FREE = 10.0
"""Wrong guesses that cost nothing."""
SECONDS_EACH, LONGEST = 0.25, 5.0
FORGIVEN_EACH = 60.0
"""Seconds after which one wrong guess is forgotten."""
MOST_KEYS = 20_000


class Brake:
    """The wrong guesses at each account, as this process has seen them."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.wrong: dict[str, tuple[float, float]] = {}

    def seconds(self, username: str) -> float:
        """How long the next guess has to wait."""
        return min(LONGEST, max(0.0, self._count(username) - FREE) * SECONDS_EACH)

    def failed(self, username: str) -> None:
        """One more guess was wrong."""
        self.wrong[username] = (self._count(username) + 1, self.now())
        if len(self.wrong) > MOST_KEYS:
            self.wrong = {each: kept for each, kept in self.wrong.items() if self._count(each) > 0}
            for each in list(self.wrong)[: len(self.wrong) - MOST_KEYS]:
                del self.wrong[each]

    def _count(self, username: str) -> float:
        count, since = self.wrong.get(username, (0.0, 0.0))
        most = FREE + LONGEST / SECONDS_EACH
        return min(most, max(0.0, count - (self.now() - since) / FORGIVEN_EACH))
