"""Dealers: who answers dice and draws. The table holds no random generator; results enter as answers.

With no dealer chance stays an open question, which is what a search wants.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections.abc import Sequence
from typing import Protocol

from mazmorra.kernel.ask import Answer
from mazmorra.kernel.errors import OutOfScript


class Dealer(Protocol):
    """Answers chance questions at once, inside the table."""

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        """The index of the result for question `number`; an index of weight 0 is never picked."""


class FastDealer:
    """For simulation: a seeded generator and nothing else."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed).random

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        left = int(self.random() * sum(weights))
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise ValueError(f"chance question {number} ({kind}) has no possible result: {weights}")


class ScriptedDealer:
    """For tests: the results are given, in order, optionally apart for each kind of question."""

    def __init__(self, results: Sequence[Answer] = (), **by_kind: Sequence[Answer]) -> None:
        self.results = list(results)
        self.by_kind = {kind: list(given) for kind, given in by_kind.items()}

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        script = self.by_kind.get(kind, self.results)
        if not script:
            raise OutOfScript(number=number, kind=kind)
        index = list(options).index(script.pop(0))
        if not weights[index]:
            raise ValueError(f"the script deals {options[index]!r} for {kind}, of which none is left")
        return index


def fair_number(secret: bytes, table: str, salts: Sequence[str], number: int, total: int) -> int:
    """A number below `total` that nobody could choose: HMAC-SHA256 of the question, by rejection sampling."""
    limit = 2**64 - 2**64 % total
    attempt = 0
    while True:
        message = json.dumps([table, list(salts), number, attempt], separators=(",", ":"))
        drawn = int.from_bytes(hmac.digest(secret, message.encode(), "sha256")[:8], "big")
        if drawn < limit:
            return drawn % total
        attempt += 1


class FairDealer:
    """For real games: results follow from a secret that was committed to before the game, and from the players' salts.

    A game may begin with answers `carried` over from another game; what was drawn there is not of this secret.
    """

    def __init__(self, secret: bytes, table: str, salts: Sequence[str] = (), carried: int = 0) -> None:
        self.secret = secret
        self.table = table
        self.salts = tuple(salts)
        self.carried = carried

    @property
    def commitment(self) -> str:
        """What is published before the game."""
        return hashlib.sha256(self.secret).hexdigest()

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        left = fair_number(self.secret, self.table, self.salts, number, sum(weights))
        index = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index
