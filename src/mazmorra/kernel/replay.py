"""Saved games: a header and the answers.

Opening one plays the answers again, so nothing can be forged half-way.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.chance import Dealer, FairDealer
from mazmorra.kernel.codec import Json, frozen, plain
from mazmorra.kernel.errors import (
    BrokenCommitment,
    BrokenSeal,
    GarbledSave,
    ImpossibleAnswer,
    MazmorraError,
    NotASave,
    NotFair,
    NotJson,
    OtherFormat,
    OtherGame,
    TooLarge,
)

if TYPE_CHECKING:
    from mazmorra.kernel.game import AnyGame
    from mazmorra.kernel.table import AnyTable
    from mazmorra.kernel.view import AnyView

FORMAT = "mazmorra-game/1"
STRIDE = 32
"""A replay keeps a copy of the table every so many answers, so that stepping back is quick."""

T = TypeVar("T")
Finder: TypeAlias = "Callable[[str, Mapping[str, str], str | None, int | None], AnyGame]"
"""Makes the game a header names: its settings, its own content if it had one, and the rules of its version if
they are here.
"""


@dataclass(slots=True)
class Record:
    """A saved game, opened: the game, its answers, its fair chance if it had any, and what a screen noted
    about it.
    """

    game: AnyGame
    seats: int
    answers: list[tuple[int, Answer]]
    fair: FairDealer | None = None
    about: Json = field(default_factory=dict)
    listed: list[Any] | None = None
    """The draws as the file lists them for whoever checks it without us."""
    checkpoints: list[AnyTable] = field(default_factory=list)

    def at(self, number: int) -> AnyTable:
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

    def table(self, dealer: Dealer | None = None) -> AnyTable:
        """The table after every answer, ready to go on with its fair chance or the dealer given."""
        table = self.at(len(self.answers))
        table.dealer = self.fair or dealer
        table.deal()
        return table

    def _step(self, table: AnyTable, index: int) -> None:
        try:
            table.answer(*self.answers[index])
        except MazmorraError as error:
            raise ImpossibleAnswer(number=index + 1, reason=error) from error


def views_before(table: AnyTable, seat: int) -> list[AnyView]:
    """What a seat knew at each of its answers so far."""
    earlier = table.game.new(table.seats, ask_chance=True)
    views: list[AnyView] = []
    for each, answer in table.history:
        if each == seat:
            views.append(earlier.view(seat))
        earlier.answer(each, answer)
    return views


def save(table: AnyTable, about: Mapping[str, object] | None = None) -> str:
    """A game so far as text."""
    dealer = table.dealer if isinstance(table.dealer, FairDealer) else None
    listed = draws(table, dealer.carried) if dealer and table.over else None
    return unplayed(
        table.game.header(), table.seats, table.history, dealer, about, table.game.own_content, listed
    )


def unplayed(
    header: Mapping[str, object],
    seats: int,
    answers: Sequence[tuple[int, Answer]],
    dealer: FairDealer | None,
    about: Mapping[str, object] | None,
    own_content: str | None,
    listed: list[Any] | None = None,
) -> str:
    """A game as text from what is known of it, whether or not its rules are here to play it."""
    saved: Json = {"format": FORMAT, **header, "seats": seats}
    if own_content is not None:
        saved["own_content"] = own_content
    if dealer is not None:
        saved["fair"] = _fair(dealer) | ({"draws": listed} if listed is not None else {})
    if about:
        saved["about"] = dict(about)
    saved["answers"] = plain(tuple(answers))
    return json.dumps(saved, ensure_ascii=False)


def draws(table: AnyTable, carried: int = 0) -> list[Json]:
    """Every chance question of a game with its odds and its result, for somebody who wants to check them
    without us.

    What was carried over from another game is left out: that game's own file proves it.
    """
    record = Record(table.game, table.seats, list(table.history))
    return [_listed(number, ask, answer) for number, ask, answer in _chances(record, carried)]


def _chances(record: Record, carried: int) -> Iterator[tuple[int, Ask, Answer]]:
    """Every chance question that was not carried over, with its number and what was answered, from one walk
    through the game.
    """
    table = record.game.new(record.seats, ask_chance=True, watched=False)
    for number, (seat, answer) in enumerate(record.answers):
        if seat == CHANCE and number >= carried and table.asks and table.asks[0].seat == CHANCE:
            yield number, table.asks[0], answer
        record._step(table, number)


def _listed(number: int, ask: Ask, answer: Answer) -> Json:
    """A draw as a file lists it."""
    options, weights = plain(ask.options), list(ask.weights)
    return {
        "number": number,
        "kind": ask.kind,
        "options": options,
        "weights": weights,
        "result": plain(answer),
    }


def opened(text: str, find: Finder) -> Record:
    """The record in a text, or an error that says what is wrong with it."""
    saved = _parsed(text)
    own = _kept(saved, "own_content", str) if saved.get("own_content") is not None else None
    version = saved.get("version")
    noted = version if type(version) is int else None
    game = find(_kept(saved, "game", str), _kept(saved, "settings", dict), own, noted)
    with _reading("answers"):
        answers = [(int(seat), frozen(answer)) for seat, answer in saved["answers"]]
    with _reading("seats"):
        seats = int(saved["seats"])
    with _reading("fair"):
        dealer = _dealer(saved.get("fair"), len(answers))
    about = _kept(saved, "about", dict) if "about" in saved else {}
    _check_header(saved, game)
    return Record(game, seats, answers, dealer, about, saved["fair"].get("draws") if dealer else None)


def unfair(record: Record) -> list[int]:
    """The numbers of the chance answers that do not follow from the committed secret, or that the file lists
    otherwise than they were (none, if all is fair).

    Answers that were carried over from another game are not looked at.
    """
    if record.fair is None:
        raise NotFair
    wrong: list[int] = []
    listed = {} if record.listed is None else _by_number(record.listed)
    for number, ask, answer in _chances(record, record.fair.carried):
        follows = ask.options[record.fair.pick(number, ask.kind, ask.options, ask.weights)] == answer
        if not follows or (
            record.listed is not None and listed.pop(number, None) != _listed(number, ask, answer)
        ):
            wrong.append(number)
    return sorted({*wrong, *listed})  # what is still listed was never drawn


def _by_number(listed: list[Any]) -> dict[int, Any]:
    """The listed draws by their number, each there once."""
    with _reading("draws"):
        found = {int(draw["number"]): draw for draw in listed}
    if len(found) != len(listed):
        raise GarbledSave(field="draws")
    return found


def _check_header(saved: Json, game: AnyGame) -> None:
    """Whether the game is still the one that was played."""
    if saved["settings"] != dict(game.settings):
        raise GarbledSave(field="settings")
    for name, here in (("version", game.version), ("content", game.content_digest)):
        found = saved.get(name)
        if not isinstance(found, int | float | str):
            raise GarbledSave(field=name)
        if found != here:
            raise OtherGame(field=name, found=found, expected=here)


def _fair(dealer: FairDealer) -> Json:
    fair = {
        "commitment": dealer.commitment,
        "secret": dealer.secret.hex(),
        "table": dealer.table,
        "salts": list(dealer.salts),
    }
    sealed = {"round": dealer.round, "seals": list(dealer.seals)} if dealer.seals else {}
    return fair | sealed | ({"carried": dealer.carried} if dealer.carried else {})


def _dealer(fair: Json | None, answers: int) -> FairDealer | None:
    if fair is None:
        return None
    carried, salts = fair.get("carried", 0), fair["salts"]
    if not isinstance(fair.get("draws", []), list):
        raise GarbledSave(field="draws")
    if type(carried) is not int or not 0 <= carried <= answers:
        raise GarbledSave(field="carried")
    if not isinstance(salts, list):
        raise GarbledSave(field="salts")
    seals, round = _seals(fair, len(salts))
    dealer = FairDealer(bytes.fromhex(fair["secret"]), fair["table"], salts, carried, seals, round)
    if fair["commitment"] != dealer.commitment:
        raise BrokenCommitment
    if broken := dealer.broken_seals():
        raise BrokenSeal(seats=[seat + 1 for seat in broken])
    return dealer


def _seals(fair: Json, salts: int) -> tuple[list[str], int]:
    """The seals of the salts and the round they were made for; none in the form that games had before there
    were seals.
    """
    if "seals" not in fair and "round" not in fair:
        return [], 0
    seals, round = fair.get("seals"), fair.get("round")
    if not isinstance(seals, list) or len(seals) != salts or not any(seals):
        raise GarbledSave(field="seals")
    if type(round) is not int or round < 1:
        raise GarbledSave(field="round")
    return seals, round


def _parsed(text: str) -> Json:
    try:
        saved = json.loads(text)
    except json.JSONDecodeError as error:
        raise NotASave(reason=NotJson(line=error.lineno, column=error.colno)) from error
    except (ValueError, RecursionError) as error:  # more digits or deeper lists than Python reads
        raise NotASave(reason=TooLarge()) from error
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise NotASave(reason=OtherFormat(format=FORMAT))
    return saved


def _kept(saved: Json, name: str, kind: type[T]) -> T:
    """A field that must be there, and of its kind."""
    value = saved.get(name)
    if not isinstance(value, kind):
        raise GarbledSave(field=name)
    return value


@contextmanager
def _reading(name: str) -> Iterator[None]:
    """Whatever is wrong in a field is told by its name."""
    try:
        yield
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise GarbledSave(field=name) from error
    except (OverflowError, RecursionError) as error:
        raise NotASave(reason=TooLarge()) from error
