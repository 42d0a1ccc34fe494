"""Positions and answers as text, for every game: `scene_text` and `read_scene`, `answer_text` and
`parse_answer`.

What a game's words mean is in its own `scene.py`; what is common to all is in `kernel.notation`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module

from mazmorra.games import find_game
from mazmorra.kernel import AnyGame, AnyTable, notation
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.chance import Dealer
from mazmorra.kernel.errors import SaidTwice, SceneOfOther
from mazmorra.kernel.notation.answers import Writer
from mazmorra.kernel.notation.words import Part, parts_of, unknown

GAME = "game"
"""The subject of the part that says which game is played, and its settings where they are not as usual."""
SEAT = re.compile(r"seat_[1-9]")
"""The subject of a part about somebody who has no hero yet."""


def scene_text(table: AnyTable, between: str = "\n") -> str:
    """A table as text, with all its secrets; reading it gives a table equal in state and open questions."""
    heroes = getattr(table.state, _scenes(table.game).heroes)
    parts = _scenes(table.game).of(table.game, heroes).write(table)
    return between.join([_game_part(table.game), *parts])


def read_scene(
    text: str, game: AnyGame | None = None, *, dealer: Dealer | None = None, checked: bool = False
) -> AnyTable:
    """The table of a text; `game` is needed if the text does not say which game it is."""
    parts = parts_of(text)
    game = _game(parts, game)
    known = _scenes(game).hero_names(game)
    seats = [part.subject for part in parts if part.subject in known or SEAT.fullmatch(part.subject)]
    for place, word in enumerate(seats):
        if word in seats[:place]:
            raise SaidTwice(part=word.part, column=word.column, word=str(word))
    names = [str(word) for word in seats]
    scenes, rest = _scenes(game)(game, names), [part for part in parts if part.subject != GAME]
    subjects = scenes.subjects()
    for part in rest:
        if part.subject and part.subject not in subjects:
            raise unknown(part.subject, [*known, *subjects])
    return scenes.read(rest, dealer, checked=checked)


def names_game(text: str) -> bool:
    """Whether a scene says which game it is."""
    return any(part.subject == GAME for part in parts_of(text))


def answer_text(game: AnyGame, ask: Ask, option: Answer) -> str:
    """An option of a question as a player would say it, unlike every other option's text."""
    return notation.answer_text(_answers(game), ask, option)


def parse_answer(game: AnyGame, ask: Ask, text: str) -> Answer:
    """The option of a question that a text means; any other text is refused with what would be understood."""
    return notation.parse_answer(_answers(game), ask, text)


def _scenes(game: AnyGame) -> type[notation.Notation]:
    found: type[notation.Notation] = import_module(f"mazmorra.games.{game.name}.scene").NOTATION
    return found


@lru_cache(maxsize=16)
def _answers(game: AnyGame) -> Writer:
    return _scenes(game)(game, ()).answer


def _game_part(game: AnyGame) -> str:
    usual = game.variants()[0]
    unusual = [f"{name} {value}" for name, value in game.settings.items() if usual[name] != value]
    versions = [f"version {game.version}"] if game.version != game.newest else []
    return f"{GAME}: {', '.join([game.name, *unusual, *versions])}"


def _game(parts: list[Part], given: AnyGame | None) -> AnyGame:
    """The game a text names; of another game than the given one it is refused."""
    part = next((part for part in parts if part.subject == GAME), None)
    if part is None or not part.clauses:
        if given is None:
            raise SceneOfOther(found="?", expected="?")
        return given
    name, *clauses = part.clauses
    wanted = str(name.take())
    settings = {str(clause.take()): str(clause.take()) for clause in clauses}
    version = settings.pop("version", "")
    found = find_game(
        wanted, settings, given.own_content if given else None, int(version) if version.isdecimal() else None
    )
    if given is not None and found is not given:
        raise SceneOfOther(found=_game_part(found), expected=_game_part(given))
    return given or found


__all__ = ["answer_text", "names_game", "parse_answer", "read_scene", "scene_text"]
