"""Saved games: a header and the answers. Opening one plays the answers again, so nothing can be forged half-way."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from mazmorra.kernel.ask import CHANCE, Answer
from mazmorra.kernel.chance import Dealer, FairDealer
from mazmorra.kernel.codec import frozen, plain
from mazmorra.kernel.errors import BrokenCommitment, GarbledSave, ImpossibleAnswer, MazmorraError, NotASave, NotFair, OtherGame
from mazmorra.kernel.game import Game
from mazmorra.kernel.table import Table

FORMAT = "mazmorra-game/1"
STRIDE = 32
"""A replay keeps a copy of the table every so many answers, so that stepping back is quick."""

Finder: TypeAlias = Callable[[str, Mapping[str, str], str | None], Game[Any]]
"""Makes the game a header names, with its settings and, where it had one, its own content."""


@dataclass(slots=True)
class Record:
    """A saved game, opened: the game, its answers, its fair chance if it had any, and what a screen noted about it."""

    game: Game[Any]
    seats: int
    answers: list[tuple[int, Answer]]
    fair: FairDealer | None = None
    about: dict[str, Any] = field(default_factory=dict)
    checkpoints: list[Table[Any, Any]] = field(default_factory=list)

    def at(self, number: int) -> Table[Any, Any]:
        """The table after so many answers; chance is left open there."""
        if not self.checkpoints:
            self.checkpoints.append(self.game.new(self.seats, ask_chance=True))
        done = min(number // STRIDE, len(self.checkpoints) - 1)
        table = self.checkpoints[done].copy()
        for index in range(done * STRIDE, number):
            self._step(table, index)
            if table.number == len(self.checkpoints) * STRIDE:
                self.checkpoints.append(table.copy())
        return table

    def table(self, dealer: Dealer | None = None) -> Table[Any, Any]:
        """The table after every answer, ready to go on with its fair chance or the dealer given."""
        table = self.at(len(self.answers))
        table.dealer = self.fair or dealer
        table.deal()
        return table

    def _step(self, table: Table[Any, Any], index: int) -> None:
        try:
            table.answer(*self.answers[index])
        except MazmorraError as error:
            raise ImpossibleAnswer(number=index + 1, reason=str(error)) from error


def save(table: Table[Any, Any], about: Mapping[str, Any] | None = None) -> str:
    """A game so far as text."""
    saved: dict[str, Any] = {"format": FORMAT, **table.game.header(), "seats": table.seats}
    if table.game.own_content is not None:
        saved["own_content"] = table.game.own_content
    if isinstance(table.dealer, FairDealer):
        saved["fair"] = _fair(table.dealer) | ({"draws": draws(table, table.dealer.carried)} if table.over else {})
    if about:
        saved["about"] = dict(about)
    saved["answers"] = plain(tuple(table.history))
    return json.dumps(saved, ensure_ascii=False)


def draws(table: Table[Any, Any], carried: int = 0) -> list[dict[str, Any]]:
    """Every chance question of a game with its odds and its result, for somebody who wants to check them without us.

    What was carried over from another game is left out: that game's own file proves it.
    """
    found = []
    replayed = table.game.new(table.seats, ask_chance=True, watched=False)
    for number, (seat, answer) in enumerate(table.history):
        if seat == CHANCE and number >= carried:
            ask = replayed.asks[0]
            options, weights = plain(ask.options), list(ask.weights)
            found.append({"number": number, "kind": ask.kind, "options": options, "weights": weights, "result": plain(answer)})
        replayed.answer(seat, answer)
    return found


def opened(text: str, find: Finder) -> Record:
    """The record in a text, or an error that says what is wrong with it."""
    saved = _parsed(text)
    try:
        game = find(saved["game"], saved["settings"], saved.get("own_content"))
        answers = [(int(seat), frozen(answer)) for seat, answer in saved["answers"]]
        dealer = _dealer(saved.get("fair"), len(answers))
        about = dict(saved.get("about", {}))
        seats = int(saved["seats"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise GarbledSave(field=str(error)) from error
    for key, value in game.header().items():
        if saved.get(key) != value:
            raise OtherGame(field=key, found=saved.get(key), expected=value)
    return Record(game, seats, answers, dealer, about)


def unfair(record: Record) -> list[int]:
    """The numbers of the chance answers that do not follow from the committed secret (none, if all is fair).

    Answers that were carried over from another game are not looked at.
    """
    if record.fair is None:
        raise NotFair
    wrong: list[int] = []
    table = record.game.new(record.seats, ask_chance=True, watched=False)
    for number, (seat, answer) in enumerate(record.answers):
        if seat == CHANCE and number >= record.fair.carried and table.asks and table.asks[0].seat == CHANCE:
            ask = table.asks[0]
            if ask.options[record.fair.pick(number, ask.kind, ask.options, ask.weights)] != answer:
                wrong.append(number)
        record._step(table, number)
    return wrong


def _fair(dealer: FairDealer) -> dict[str, Any]:
    fair = {
        "commitment": dealer.commitment,
        "secret": dealer.secret.hex(),
        "table": dealer.table,
        "salts": list(dealer.salts),
    }
    return fair | ({"carried": dealer.carried} if dealer.carried else {})


def _dealer(fair: dict[str, Any] | None, answers: int) -> FairDealer | None:
    if fair is None:
        return None
    carried = fair.get("carried", 0)
    if type(carried) is not int or not 0 <= carried <= answers:
        raise GarbledSave(field="carried")
    dealer = FairDealer(bytes.fromhex(fair["secret"]), fair["table"], fair["salts"], carried)
    if fair["commitment"] != dealer.commitment:
        raise BrokenCommitment
    return dealer


def _parsed(text: str) -> dict[str, Any]:
    try:
        saved = json.loads(text)
    except ValueError as error:
        raise NotASave(reason=str(error)) from error
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise NotASave(reason=f"format {FORMAT}")
    return saved
