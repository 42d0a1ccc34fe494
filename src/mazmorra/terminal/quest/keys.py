"""What a player types for an answer: compass letters for steps, a letter for most words, else the number in
the list.
"""

from __future__ import annotations

from mazmorra.content.wording import Wording
from mazmorra.games.quest.box.loading import Box
from mazmorra.games.quest.rules.spaces import WAYS, place
from mazmorra.games.quest.told.labels import COMPASS, STEPS, TOWERS, way_to
from mazmorra.kernel.ask import Answer, Ask

COUNTS = ("determination", "trail")
"""The questions whose answers are figures."""


def keys(box: Box, say: Wording, ask: Ask, option: Answer) -> tuple[str, ...]:
    """The key to show first, then what else is understood; none means the number in the list."""
    name, value = _parts(ask, option)
    if not isinstance(value, int):
        return (say.say(f"terminal-quest-key-{name}"), name)
    if name in STEPS:
        return _step(box, say, ask, value)
    if name in COMPASS:
        return _compass(say, value)
    if name in COUNTS:
        return (str(value),)
    if name in TOWERS:
        return _numbered(ask, option, box.kind_in(value).id.removeprefix("tower_"))
    return _numbered(ask, option, place(value)) if name == "stroll" else ()


def _parts(ask: Ask, option: Answer) -> tuple[str, Answer | None]:
    """What an answer is called by, and the figure that goes with it."""
    if isinstance(option, tuple):
        return str(option[0]), option[1] if len(option) > 1 else None
    return (ask.kind, option) if isinstance(option, int) else (str(option), None)


def _step(box: Box, say: Wording, ask: Ask, to: int) -> tuple[str, ...]:
    """The letter of the way; the treasure chamber has two passages east and two west, which take their
    numbers.
    """
    here = dict(ask.about)["here"]
    assert isinstance(here, int)
    way = way_to(box, here, to)
    if here in box.treasure and way in ("E", "W"):
        return _numbered(
            ask, next(option for option in ask.options if _parts(ask, option)[1] == to), place(to)
        )
    return (*_compass(say, WAYS.index(way)), place(to))


def _compass(say: Wording, way: int) -> tuple[str, ...]:
    return (say.say(f"terminal-quest-key-{WAYS[way]}"), say.say(f"quest-way-{WAYS[way]}"))


def _numbered(ask: Ask, option: Answer, also: str) -> tuple[str, ...]:
    return (str(ask.options.index(option) + 1), also)
