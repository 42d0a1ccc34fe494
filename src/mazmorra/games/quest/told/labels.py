"""How the answers of DungeonQuest are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.spaces import WAYS, place
from mazmorra.kernel.ask import Answer, Ask, Phrase

if TYPE_CHECKING:
    from mazmorra.games.quest.box.loading import Box

CARDS = ("status_order", "pick", "lose_loot", "lighten", "bargain")
STEPS = ("move", "onward", "secret_door", "run", "light")
TOWERS = ("tower", "start_tower", "return_to", "to_tower")
WEAPONS = ("hero_card", "monster_card")
COMPASS = ("direction", "turn_marker", "side", "orientation")
HEROES = ("hero", "burn_order", "return_order", "spoils_order")


def label(box: Box, ask: Ask, option: Answer) -> Phrase:
    """An answer by the kind of its question; where one question mixes several kinds of answer they are
    tuples.
    """
    if isinstance(option, tuple):
        return _told(box, ask, str(option[0]), option[1]) if len(option) > 1 else _option(str(option[0]))
    if isinstance(option, int):
        return _told(box, ask, ask.kind, option)
    if ask.kind in WEAPONS:
        return Phrase(f"quest-weapon-{option}")
    return _option(f"{ask.kind}-{option}" if "rune" not in dict(ask.about) else f"rune-{option}")


def _told(box: Box, ask: Ask, kind: str, option: Answer) -> Phrase:
    if not isinstance(option, int):
        return _option(kind, rune=option)
    if kind in STEPS:
        here = dict(ask.about)["here"]
        assert isinstance(here, int)
        return _option(
            "light" if kind == "light" else "move", way=way_to(box, here, option), place=place(option)
        )
    if kind in TOWERS:
        return _option("tower", tower=box.kind_in(option).id)
    if kind in CARDS:
        row = box.cards[option].row
        return _option("loot", card=row.id, gold=row.gold) if row.gold else _option("card", card=row.id)
    if kind in COMPASS:
        return _option("way" if kind in ("direction", "turn_marker") else kind, way=WAYS[option])
    if kind in HEROES:
        return _option("hero", hero=box.heroes[option].id)
    return _option(kind, place=place(option)) if kind == "stroll" else _option(kind, amount=option)


def _option(key: str, **args: object) -> Phrase:
    return Phrase(f"quest-option-{key}", tuple(args.items()))


def way_to(box: Box, here: int, to: int) -> str:
    """The way from a room to one beside it; the halves of the treasure chamber are one room."""
    room = box.treasure[0] if to in box.treasure else to
    return next((WAYS[each.passage.way] for each in box.exits[here] if each.passage.to == room), "")
