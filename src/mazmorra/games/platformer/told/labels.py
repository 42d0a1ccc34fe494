"""How the answers of Platformer are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.forge import PLAIN, RAISED
from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.spaces import place, way_of
from mazmorra.games.platformer.rules.symbols import SYMBOLS
from mazmorra.kernel import About
from mazmorra.kernel.ask import Answer, Ask, Phrase

if TYPE_CHECKING:
    from mazmorra.games.platformer.box.loading import Box

FOES = ("order", "hand", "fire", "frost")
"""The questions whose numbers are enemies."""
DICE = ("respawn_die", "web", "alloy", "reroll", "set_die", "set_to", "forge_into", "save_as")
"""The questions whose numbers are symbols."""
STEPS = ("step", "push", "push_hero", "shift")
"""The questions whose numbers are spaces beside the one they are about."""
PLACES = ("respawn", "blink", "magnet")


def label(box: Box, ask: Ask, option: Answer) -> Phrase:
    """An answer by the kind of its question; where one question mixes several kinds of answer they are
    tuples.
    """
    about = dict(ask.about)
    if isinstance(option, tuple):
        return _told(box, about, str(option[0]), int(str(option[1])))
    if isinstance(option, int):
        return _number(ask.kind, about, option)
    kept = {name: about[name] for name in ("badge", "price", "wounds", "enemy", "card") if name in about}
    return _option(f"{ask.kind}-{option}", **kept)


def _option(key: str, **args: object) -> Phrase:
    return Phrase(f"platformer-option-{key}", tuple(args.items()))


def _number(kind: str, about: About, option: int) -> Phrase:
    if kind in FOES:
        return _option(kind, **_foe(about, option))
    if kind in DICE:
        return _option(kind, symbol=SYMBOLS[option])
    if kind in STEPS:
        way = way_of(about["here"], option)
        return _option("way" if way else "place", **({"way": way} if way else {}), place=place(option))
    if kind in PLACES:
        return _option("place", place=place(option))
    if kind == "upgrade":
        return _option(kind, times=option, gems=dict(about["costs"])[option])
    if kind == "swap":
        figure, name = next((figure, name) for space, figure, name in about["figures"] if space == option)
        return _option(f"swap-{figure}", **{figure: name}, place=place(option))
    return _option(kind, amount=option)


def _foe(about: About, slot: int) -> dict[str, object]:
    name, where = next((name, where) for each, name, where in about["foes"] if each == slot)
    return {"enemy": name, "place": where}


def _told(box: Box, about: About, kind: str, what: int) -> Phrase:
    if kind == "buy":
        return _stall(about, what)
    if kind == "alloy":
        return _option("forge_mixed")
    if kind in PLAIN:
        return _raised(about, kind, what)
    telling: dict[str, Callable[[], dict[str, object]]] = {
        "attack": lambda: _foe(about, what),
        "portal": lambda: {"place": place(what)},
        "step": lambda: {"way": way_of(about["here"], what), "place": place(what)},
        "item": lambda: {"item": box.items[what].id},
        "potion": lambda: {"potion": box.potions[what].id},
        "artifact": lambda: {"artifact": box.artifacts[what].id},
    }
    return _option(kind, **telling.get(kind, lambda: {"symbol": SYMBOLS[what]})())


def _raised(about: About, kind: str, symbol: int) -> Phrase:
    """A symbol with gems: how often it counts for how many, or that this is still to be said."""
    costs = about["costs"]
    times, gems = costs[0]
    alone = Phrase("platformer-count", (("times", times), ("gems", gems)))
    told = alone if len(costs) == 1 else Phrase("platformer-count-open")
    if kind == RAISED["alloy"]:
        return _option("raise_mixed", count=told)
    return _option(kind, symbol=SYMBOLS[symbol], count=told)


def _stall(about: About, stall: int) -> Phrase:
    name, price = next((name, price) for each, name, price in about["stalls"] if each == stall)
    if stall < STALLS:
        return _option("buy_item", item=name, stall=stall + 1, price=price)
    return _option("buy_potion", potion=name, stall=stall + 1, price=price)
