"""What a player types for an answer: letters of symbols, ways and columns where they fit, else figures and
spare letters.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from string import ascii_lowercase

from mazmorra.content.wording import Wording
from mazmorra.games.platformer.rules.spaces import COLUMNS, place, way_of
from mazmorra.games.platformer.rules.symbols import SYMBOLS
from mazmorra.games.platformer.told.labels import DICE, FOES, PLACES, STEPS
from mazmorra.kernel.ask import Answer, Ask

COUNTS = ("upgrade", "alchemy")
"""The questions whose answers are figures."""
DIRECT = ("use", "save", "die")
"""The answers that use one die as it is, which take the letter of its symbol."""
FIGURES = "1234567890"


@lru_cache(maxsize=16)
def keys_of(say: Wording, ask: Ask) -> dict[Answer, tuple[str, ...]]:
    """For every answer the key to show first, then what else is understood; nothing stands for two
    answers.
    """
    wishes = {option: _wish(say, ask, option) for option in ask.options}
    keys: dict[Answer, str] = {}
    for option, (letter, _) in wishes.items():
        if letter and letter not in keys.values():
            keys[option] = letter
    spare = _spare(set(keys.values()))
    keys |= {option: next(spare) for option in ask.options if option not in keys}
    understood = set(keys.values())
    found = {}
    for option in ask.options:
        also = tuple(word for word in wishes[option][1] if word.lower() not in understood)
        understood |= {word.lower() for word in also}
        found[option] = (keys[option], *also)
    return found


def _spare(taken: set[str]) -> Iterator[str]:
    """Figures first, then the letters nobody has taken, then numbers that have to be typed."""
    yield from (key for key in FIGURES + ascii_lowercase if key not in taken)
    yield from map(str, range(10, 100))


def _wish(say: Wording, ask: Ask, option: Answer) -> tuple[str, tuple[str, ...]]:
    """The letter an answer would like, and the words it is also known by."""
    if isinstance(option, tuple):
        return _pair(say, ask, str(option[0]), int(str(option[1])))
    if isinstance(option, int):
        return _number(say, ask, option)
    name = str(option)
    return (_letter(say, name), (name,))


def _pair(say: Wording, ask: Ask, kind: str, what: int) -> tuple[str, tuple[str, ...]]:
    if kind in DIRECT:
        return _symbol(say, what)
    if kind == "attack":
        alone = sum(isinstance(each, tuple) and each[0] == "attack" for each in ask.options) == 1
        return (_letter(say, "attack") if alone else "", (_where(ask, what),))
    if kind == "step":
        letter, known = _step(say, ask, what)
        return letter, tuple(word for word in known if word not in _places(ask))
    if kind == "portal":
        return ("", (place(what),))
    return (_letter(say, kind), ()) if kind in ("special", "alloy") else ("", ())


def _number(say: Wording, ask: Ask, option: int) -> tuple[str, tuple[str, ...]]:
    if ask.kind in DICE:
        return _symbol(say, option)
    if ask.kind in STEPS:
        return _step(say, ask, option)
    if ask.kind in COUNTS:
        return (str(option), ())
    if ask.kind in FOES:
        return ("", (_where(ask, option),))
    if ask.kind in PLACES or ask.kind == "swap":
        return (_column(ask, option), (place(option),))
    return ("", ())


def _symbol(say: Wording, symbol: int) -> tuple[str, tuple[str, ...]]:
    name = SYMBOLS[symbol]
    return _letter(say, name), (say.say(f"platformer-symbol-{name}"),)


def _step(say: Wording, ask: Ask, to: int) -> tuple[str, tuple[str, ...]]:
    """The letter of the way, its word, or the place."""
    here = dict(ask.about)["here"]
    assert isinstance(here, int)
    way = way_of(here, to)
    return (_letter(say, way), (say.say(f"platformer-way-{way}"), place(to))) if way else ("", (place(to),))


def _column(ask: Ask, space: int) -> str:
    """The letter of the column, where every answer is in another one."""
    columns = [each % COLUMNS for each in ask.options if isinstance(each, int)]
    return place(space)[0].lower() if len(set(columns)) == len(ask.options) else ""


def _places(ask: Ask) -> list[str]:
    """The places of the enemies a question names: whoever types one means to attack, not to push."""
    foes = dict(ask.about).get("foes", ())
    assert isinstance(foes, tuple)
    return [where for _, _, where in foes]


def _where(ask: Ask, slot: int) -> str:
    """The place of an enemy the question names."""
    foes = dict(ask.about)["foes"]
    assert isinstance(foes, tuple)
    return str(next(where for each, _, where in foes if each == slot))


def _letter(say: Wording, name: str) -> str:
    return say.say(f"terminal-platformer-key-{name}")
