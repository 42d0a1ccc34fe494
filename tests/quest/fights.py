"""A hero and a monster in one room, as most tests of combat begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest

HALLS = {"C3": "dn1 W", "D3": "dn1 W"}
"""Two rooms with a passage between them, nothing around them explored."""


def ambushed(
    name: str = "challara",
    monster: str = "troll_1",
    board: Mapping[str, str] = HALLS,
    others: Sequence[Hero] = (),
    **more: Any,
) -> Scene:
    """A hero has walked from C3 to D3 and drawn an ambush there; `more` is the hero's: wounds, loot, a
    rune.
    """
    game = quest(Hero(name, "C3", **more), *others, board=board)
    return game.play("move D3", dungeon=["ambush"], monster=[monster])


def facing(
    name: str = "challara",
    monster: str = "troll_1",
    board: Mapping[str, str] = HALLS,
    others: Sequence[Hero] = (),
    **more: Any,
) -> Scene:
    """A hero has walked from C3 into D3, where a monster token lay."""
    game = quest(Hero(name, "C3", **more), *others, board=board, tokens={"D3": "monster"})
    return game.play("move D3", monster=[monster])


def strike(game: Scene, times: int = 1) -> Scene:
    """So many rounds in which the monster alone is wounded, once each, and the hero fights on."""
    for _ in range(times):
        if game.question == "flee":
            game.play("fight")
        game.clash("magic", "ranged")
    return game


def discarded_monster(game: Scene, monster: str) -> bool:
    number = [row.id for row in game.table.game.box.monsters].index(monster)
    return (game.state.monster_deck[number], game.state.monster_discard[number]) == (0, 1)
