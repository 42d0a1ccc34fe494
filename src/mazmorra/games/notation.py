"""Positions and answers as text, for every game: `scene_text` and `read_scene`, `answer_text` and
`parse_answer`.

What a game's words mean is in its own `scene`; what is common to all is in `kernel.notation`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module

from mazmorra.games import REGISTRY, find_game, game_class
from mazmorra.kernel import AnyGame, AnyTable, notation
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.chance import Dealer
from mazmorra.kernel.errors import NotNamed, SaidTwice, SceneOfOther, WrongHeroes
from mazmorra.kernel.notation.answers import Writer
from mazmorra.kernel.notation.words import Part, Words, parts_of, unknown

GAME = "game"
"""The subject of the part that says which game is played, and its settings where they are not as usual."""
VERSION = "version"
"""Stands among the settings where a table began with earlier rules."""
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
    names, rest = [str(word) for word in seats], [part for part in parts if part.subject != GAME]
    everybody = [*names, *(name for name in known if name not in names)]
    fits = len(names) in game.seats
    scenes = _scenes(game)(game, names if fits else everybody)
    subjects = scenes.subjects()
    for part in rest:
        if part.subject and part.subject not in subjects:
            raise unknown(part.subject, [*everybody, *subjects])
    if not fits:
        scenes.laid(rest)  # whatever is misspelt is said first
        raise WrongHeroes(heroes=len(names), hero=everybody[-1], game=game.name, allowed=game.seats)
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
    versions = [f"{VERSION} {game.version}"] if game.version != game.newest else []
    return f"{GAME}: {', '.join([game.name, *unusual, *versions])}"


def _game(parts: list[Part], given: AnyGame | None) -> AnyGame:
    """The game a text names; of another game than the given one it is refused."""
    part = next((part for part in parts if part.subject == GAME), None)
    if part is None or not part.clauses:
        if given is None:
            raise NotNamed(game=next(iter(REGISTRY)))
        return given
    named, *clauses = part.clauses
    name = list(REGISTRY)[named.one_of(REGISTRY)]
    named.finish()
    settings = _settings(game_class(name), clauses)
    version = settings.pop(VERSION, None)
    content = given.own_content if given else None
    found = find_game(name, settings, content, int(version) if version else None)
    if given is not None and found is not given:
        raise SceneOfOther(found=_game_part(found), expected=_game_part(given))
    return given or found


def _settings(game: type[AnyGame], clauses: list[Words]) -> dict[str, str]:
    """The settings that are not as usual, and the version of the rules."""
    samples = game.samples()
    values = {name: list(dict.fromkeys(each[name] for each in samples)) for name in samples[0]}
    values[VERSION] = [str(version) for version in (*game.still_played, game.version)]
    found: dict[str, str] = {}
    for clause in clauses:
        word = clause.first
        name = list(values)[clause.one_of(values)]
        if name in found:
            raise SaidTwice(part=word.part, column=word.column, word=name)
        found[name] = values[name][clause.one_of(values[name])]
        clause.finish()
    return found


__all__ = ["answer_text", "names_game", "parse_answer", "read_scene", "scene_text"]
