"""What a client remembers of the fair chance at its tables: its own salts, and what the server and the others
have promised.

A server that goes back on a promise is found out by whoever remembers it (docs/fairness.md).
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field

from mazmorra.kernel import Json
from mazmorra.kernel.chance import seal_of

SALT_BYTES = 16


class Unfair(Exception):
    """The server has not kept a promise: `what` is `commitment`, `seals`, `own`, `salts` or `secret`."""

    def __init__(self, table: str, what: str) -> None:
        super().__init__(f"table {table} is not fair: {what}")
        self.table = table
        self.what = what


@dataclass
class Promise:
    """One table: its commitment as it was first told, the seals before any salt was told, and this client's
    own salts.
    """

    table: str
    commitment: str = ""
    round: int = 0
    seals: list[str] = field(default_factory=list)
    salts: dict[int, str] = field(default_factory=dict)

    def sealed(self, round: int, seat: int, words: str = "") -> str:
        """The seal of a new salt for a seat. Words alone could be guessed, so chance is added to them."""
        if round != self.round:
            self.round, self.seals, self.salts = round, [], {}
        self.salts[seat] = f"{words} {secrets.token_hex(SALT_BYTES)}".strip()
        return seal_of(self.table, round, seat, self.salts[seat])

    def hear(self, told: Json, person: str) -> None:
        """Compare what the server tells of the table with what it promised a person; remember what it
        promises now.
        """
        self.commitment = self.commitment or told["commitment"]
        if told["commitment"] != self.commitment:
            raise Unfair(self.table, "commitment")
        begun = told["status"] in ("playing", "over")
        if begun or told["revealing"]:
            self._hear_seals(
                told, [seat for seat, chair in enumerate(told["chairs"]) if chair["person"] == person]
            )
        if begun and any(told["seals"]):
            self._hear_salts(told)
        if told["secret"] and hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() != self.commitment:
            raise Unfair(self.table, "secret")

    def to_reveal(self, told: Json) -> dict[int, str]:
        """The salts that are to be told now, by seat; only after `hear` found nothing wrong."""
        return {
            seat: self.salts[seat]
            for seat in told["revealing"]
            if seat in self.salts and told["round"] == self.round
        }

    def _hear_seals(self, told: Json, own: list[int]) -> None:
        """From the moment on when salts are told no seal may change, and ours must be among them."""
        if told["round"] < self.round:
            raise Unfair(self.table, "seals")
        if told["round"] > self.round:
            if any(seat in self.salts for seat in own):
                raise Unfair(self.table, "own")
            self.round, self.seals, self.salts = told["round"], [], {}
        self.seals = self.seals or list(told["seals"])
        if told["seals"] != self.seals:
            raise Unfair(self.table, "seals")
        for seat in own:
            if seat in self.salts and self.seals[seat] != seal_of(
                self.table, self.round, seat, self.salts[seat]
            ):
                raise Unfair(self.table, "own")

    def _hear_salts(self, told: Json) -> None:
        for seat, (salt, seal) in enumerate(zip(told["salts"], told["seals"], strict=True)):
            if (salt or seal) and seal_of(self.table, told["round"], seat, salt) != seal:
                raise Unfair(self.table, "salts")
