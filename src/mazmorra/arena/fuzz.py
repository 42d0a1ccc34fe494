"""Random games on checked tables, looking for crashes: whatever goes wrong is kept as a saved game that shows
it.
"""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from time import monotonic

from mazmorra.arena.edits import Edited
from mazmorra.arena.errors import CannotWrite
from mazmorra.arena.laws import Laws
from mazmorra.content.trouble import trouble
from mazmorra.games import game_class
from mazmorra.kernel import AnyGame, AnyTable
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.replay import Record, save

MOST_CRASHES = 20
"""After so many crashes there is enough to mend."""
OWN_FIGURES = 4
"""Every so many games of a kind are played with edited content."""
EDITS_TRIED = 12
"""So many edits are tried on the content of such a game; most are accepted."""


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """One game of the fuzzer; `crash` says where it is kept and what went wrong, if anything did."""

    number: int
    answers: int
    crash: tuple[Path, str] | None = None


def fuzz(
    names: Sequence[str],
    seed: int,
    folder: Path,
    games: int | None,
    seconds: float | None,
    content: str | None = None,
) -> Iterator[Fuzzed]:
    """Random games in all their variants and for all numbers of seats, until enough of them, seconds or
    crashes; next is always the game with the fewest answers so far, so that long games leave room for the
    others. With content, all are played with it.
    """
    ends = monotonic() + seconds if seconds is not None else None
    rng = random.Random(seed)
    tables = [cycle(_in_any_order(name, rng, content)) for name in names]
    played = [0] * len(tables)
    answers = [0] * len(tables)
    number = crashes = 0
    while (
        crashes < MOST_CRASHES and (games is None or number < games) and (ends is None or monotonic() < ends)
    ):
        which = answers.index(min(answers))
        game, seats = next(tables[which])
        played[which] += 1
        own = played[which] % OWN_FIGURES == 0
        fuzzed = (fuzz_content if own else fuzz_game)(game, seats, f"{seed}/{number}", number, folder)
        answers[which] += fuzzed.answers + 1
        crashes += fuzzed.crash is not None
        number += 1
        yield fuzzed


def _in_any_order(name: str, rng: random.Random, content: str | None) -> list[tuple[AnyGame, int]]:
    """A game with each combination of its settings that its content allows and each number of seats,
    shuffled.
    """
    cls = game_class(name)
    decided = cls.settings_in(content) if content is not None else {}
    variants = [settings for settings in cls.variants() if decided.items() <= settings.items()]
    tables = [
        (game, seats) for settings in variants for game in [cls(settings, content)] for seats in game.seats
    ]
    rng.shuffle(tables)
    return tables


def fuzz_game(game: AnyGame, seats: int, seed: str, number: int, folder: Path) -> Fuzzed:
    """One random game, each step held to the laws; a crash is kept in the folder."""
    rng = random.Random(seed)
    table = game.seated(seats, checked=True)
    try:
        _play(table, Laws(table, rng), rng)
    except Exception as error:
        about = {"crash": traceback.format_exc(), "seed": seed}
        path = _keep(folder, f"{game.name}-{seed.replace('/', '-')}.json", save(table, about))
        return Fuzzed(number, table.number, (path, f"{type(error).__name__}: {error}"))
    return Fuzzed(number, table.number)


def fuzz_content(game: AnyGame, seats: int, seed: str, number: int, folder: Path) -> Fuzzed:
    """One random game with somebody's own figures; figures that break the box are kept in the folder too."""
    edited = Edited(game, random.Random(seed))
    try:
        for _ in range(EDITS_TRIED):
            edited.edit()
    except Exception as error:
        path = _keep(folder, f"{game.name}-{seed.replace('/', '-')}.toml", edited.text)
        return Fuzzed(number, 0, (path, f"{type(error).__name__}: {error}"))
    return fuzz_game(edited.game, seats, seed, number, folder)


def replayed(record: Record) -> AnyTable:
    """A kept game played again on a checked table: what crashed a rule crashes it here."""
    table = record.game.seated(record.seats, checked=True)
    table.watched = True
    table.begin(record.game.opening)
    for seat, answer in record.answers:
        table.answer(seat, answer)
    return table


def _play(table: AnyTable, laws: Laws, rng: random.Random) -> None:
    """Begun by hand, so that a crash while the game is dealt leaves a table to save."""
    table.dealer = FastDealer(rng.getrandbits(64))
    table.watched = True
    table.begin(table.game.opening)
    laws.check()
    while table.asks:
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
        laws.check()
    laws.check_end()


def _keep(folder: Path, name: str, text: str) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    except OSError as error:
        raise CannotWrite(file=str(folder / name), reason=trouble(error)) from error
    return folder / name
