"""Dealers: who answers dice and draws. The table holds no random generator; results enter as answers.

With no dealer chance stays an open question, which is what a search wants.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from array import array
from collections.abc import Sequence

from mazmorra.kernel.ask import Answer
from mazmorra.kernel.errors import OutOfScript


class Dealer:
    """Answers chance questions at once, inside the table."""

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        """The index of the result for question `number`; an index of weight 0 is never picked."""
        raise NotImplementedError


class FastDealer(Dealer):
    """For simulation: a seeded generator and nothing else."""

    def __init__(self, seed: int | None = None) -> None:
        self.generator = random.Random(seed)
        self.random = self.generator.random

    def __reduce__(self) -> tuple[object, ...]:
        """A copy or a pickle goes on with the same draws by itself."""
        version, words, spare = self.generator.getstate()
        return _going_on, (type(self), version, array("I", words).tobytes(), spare)

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        left = int(self.random() * sum(weights))
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise ValueError(f"chance question {number} ({kind}) has no possible result: {weights}")


def _going_on(kind: type[FastDealer], version: int, words: bytes, spare: float | None) -> FastDealer:
    """A dealer whose generator is in the state that `random` gave."""
    dealer = kind()
    dealer.generator.setstate((version, tuple(array("I", words)), spare))
    return dealer


class ScriptedDealer(Dealer):
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
        message = _written([table, list(salts), number, attempt])
        drawn = int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
        if drawn < limit:
            return drawn % total
        attempt += 1


def seal_of(table: str, round: int, seat: int, salt: str) -> str:
    """What a player shows of a salt before anybody tells theirs.

    It fits one seat, at one table, at one try to begin.
    """
    return hashlib.sha256(_written([table, round, seat, salt])).hexdigest()


def bot_seed(secret: bytes, table: str, salts: Sequence[str], seat: int, answered: int) -> int:
    """What a bot's whims follow from when its seat has answered so often.

    Nobody knows it before the secret is told.

    A draw's message is a list of four, this one of five: neither says anything about the other.
    """
    return int.from_bytes(
        hmac.digest(secret, _written(["bot", table, list(salts), seat, answered]), "sha256")[:8], "big"
    )


def _written(values: list[object]) -> bytes:
    """Values as the one text that every language can make of them."""
    return json.dumps(values, separators=(",", ":")).encode()


class FairDealer(Dealer):
    """For real games: results follow from a secret that was committed to before the game, and from the
    players' salts.

    The salts were sealed before any of them was told, at the `round`-th try to begin; older games, and those
    on one machine, have no seals. A game may begin with answers `carried` over from another game; what was
    drawn there is not of this secret.
    """

    def __init__(
        self,
        secret: bytes,
        table: str,
        salts: Sequence[str] = (),
        carried: int = 0,
        seals: Sequence[str] = (),
        round: int = 0,
    ) -> None:
        self.secret = secret
        self.table = table
        self.salts = tuple(salts)
        self.carried = carried
        self.seals = tuple(seals)
        self.round = round

    def broken_seals(self) -> list[int]:
        """The seats whose salt is not the one they sealed, or was never sealed though others were."""
        if not self.seals:
            return []
        pairs = enumerate(zip(self.salts, self.seals, strict=True))
        return [
            seat
            for seat, (salt, seal) in pairs
            if (salt or seal) and seal_of(self.table, self.round, seat, salt) != seal
        ]

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
