"""From the words of a command line to a session: who sits where, which dice, which file.

Nothing starts if anything is wrong.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from mazmorra.bots import filled, named, somebody
from mazmorra.content.errors import BadContent
from mazmorra.content.wording import Wording
from mazmorra.games import find_game, usual_seats
from mazmorra.games.notation import names_game, read_scene
from mazmorra.kernel import AnyGame
from mazmorra.kernel.chance import FairDealer, FastDealer
from mazmorra.kernel.errors import BadSeats, GameOver, OtherSeats, SceneOfOther
from mazmorra.terminal.board import board_of
from mazmorra.terminal.errors import BadName, TooManyHumans, WrongNames
from mazmorra.terminal.saves import SCENE, new_file
from mazmorra.terminal.session import Session

LONGEST_NAME = 20
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""For the names of tables: no letter that is taken for another."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for; what was not is None."""

    game: str
    settings: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None
    humans: int | None = None
    names: str | None = None
    bots: str | None = None
    seed: int | None = None
    content: tuple[str, str] | None = None
    """The name of a content file, and what it says."""
    salt: str | None = None


def new_session(wishes: Wishes, say: Wording, folder: Path) -> Session:
    """A table at its first question, with everybody seated; it will be kept in the folder."""
    game = wished_game(wishes)
    board_of(game, say)
    given = _given_names(wishes)
    humans, seats = _seated(wishes, game, given)
    bots = _bots(wishes, game, range(humans, seats))
    dealer = fair_dealer(wishes.seed, wishes.salt)
    names = _names(given, humans, seats, say)
    table = game.new(seats, dealer=dealer)
    file = new_file(folder, game.name, dealer.table)
    return Session(table, say, names, tuple(range(humans)), bots, file, own=tuple(bots.values()))


def scene_session(wishes: Wishes, text: str, say: Wording, folder: Path) -> Session:
    """The same from a scene on; its settings hold where none are asked for. What is kept is a scene again."""
    is_whole = names_game(text) and not wishes.settings and wishes.content is None
    table = read_scene(text, None if is_whole else wished_game(wishes), dealer=FastDealer(wishes.seed))
    if table.game.name != wishes.game:
        raise SceneOfOther(found=table.game.name, expected=wishes.game)
    if table.over:
        raise GameOver
    if wishes.seats not in (None, table.seats):
        raise OtherSeats(heroes=table.seats, seats=wishes.seats)
    given = _given_names(wishes)
    humans, seats = _seated(replace(wishes, seats=table.seats), table.game, given)
    bots = _bots(wishes, table.game, range(humans, seats))
    names = _names(given, humans, seats, say)
    file = new_file(folder, table.game.name, fair_dealer(None, None).table, SCENE)
    own = tuple(bots.values())
    return Session(table, say, names, tuple(range(humans)), bots, file, from_scene=True, own=own)


def wished_game(wishes: Wishes) -> AnyGame:
    """The game with the settings and the content asked for; an error in the content names the person's own
    file.
    """
    if wishes.content is None:
        return find_game(wishes.game, wishes.settings)
    file, text = wishes.content
    try:
        return find_game(wishes.game, wishes.settings, text)
    except BadContent as error:
        args = error.args_by_name
        raise BadContent(file=file, line=args["line"] or 1, problem=args["problem"]) from error


def fair_dealer(seed: int | None, salt: str | None) -> FairDealer:
    """Chance nobody can choose; with a seed, the same each time."""
    if seed is None:
        secret, drawn = os.urandom(32), os.urandom(6)
    else:
        secret = hashlib.sha256(f"mazmorra seed {seed}".encode()).digest()
        drawn = hashlib.sha256(f"mazmorra table {seed}".encode()).digest()[:6]
    table = "".join(LETTERS[byte % len(LETTERS)] for byte in drawn)
    return FairDealer(secret, table, (salt,) if salt else ())


def _given_names(wishes: Wishes) -> list[str]:
    if wishes.names is None:
        return []
    names = [name.strip() for name in wishes.names.split(",")]
    for index, name in enumerate(names):
        if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME or name in names[:index]:
            raise BadName(name=name)
    return names


def _seated(wishes: Wishes, game: AnyGame, names: Sequence[str]) -> tuple[int, int]:
    """How many people, and how many seats."""
    humans = wishes.humans if wishes.humans is not None else len(names) or 1
    if names and len(names) != humans:
        raise WrongNames(names=len(names), humans=humans)
    seats = usual_seats(game.seats, humans) if wishes.seats is None else wishes.seats
    if seats not in game.seats:
        raise BadSeats(game=game.name, allowed=game.seats, seats=seats)
    if not 0 <= humans <= seats:
        raise TooManyHumans(humans=humans, seats=seats)
    return humans, seats


def _bots(wishes: Wishes, game: AnyGame, seats: Sequence[int]) -> dict[int, str]:
    if wishes.bots is None:
        return {seat: somebody(game.name, seat) for seat in seats}
    bots = named(wishes.bots)
    return dict(zip(seats, filled(bots, game, len(seats)), strict=True)) if seats else {}


def _names(given: Sequence[str], humans: int, seats: int, say: Wording) -> tuple[str, ...]:
    people = list(given) or [say.say("terminal-player", number=seat + 1) for seat in range(humans)]
    bots = [name.strip() for name in say.say("terminal-bot-names").split(",")]
    return tuple(people + [name for name in bots if name not in people][: seats - humans])
