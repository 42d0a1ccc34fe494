"""Out of the dungeon: who may leave, from where, and what it means."""

from __future__ import annotations

import pytest

from tests.quest.setting import Hero, quest
from tests.scenario import proves


@proves("DQ-EXI-1")
def test_a_hero_with_loot_in_a_tower_may_leave_and_never_comes_back() -> None:
    game = quest(Hero("challara", "A1", loot=["gold_10"]), Hero("lindel", "M10"))

    game.play("leave")

    assert game.clause("left_dungeon") == "DQ-EXI-1"
    assert (game.hero.standing, game.hero.at, game.hero.loot) == ("out", "", ["gold_10"])
    for place in ("L10", "K10", "J10"):  # the other player's turns, and nobody else's
        assert game.asked == 1
        game.play(f"move {place}", tile=["dn1"], dungeon=["empty"])


@proves("DQ-EXI-1")
def test_without_loot_nobody_leaves() -> None:
    game = quest(Hero("challara", "A1", kept=["rope"]))

    assert "leave" not in game.options
    assert game.refuses(("leave",))


@proves("DQ-EXI-1")
@pytest.mark.parametrize("place", ["C3", "G5"])
def test_outside_a_tower_nobody_leaves(place: str) -> None:
    game = quest(Hero("challara", place, loot=["gold_10"]), board={"C3": "dn1 W"})

    assert game.refuses(("leave",))


@proves("DQ-EXI-1")
def test_a_hero_who_comes_into_a_tower_may_leave_at_once_with_loot_alone() -> None:
    rich, poor = Hero("challara", "B1", loot=["gold_10"]), Hero("challara", "B1")

    assert "leave" in quest(rich, board={"B1": "dn1 W"}).play("move A1").options
    assert "leave" not in quest(poor, board={"B1": "dn1 W"}).play("move A1").options


@proves("DQ-EXI-1")
def test_a_lingering_shade_stays_behind() -> None:
    game = quest(Hero("challara", "A1", loot=["gold_10"], kept=["lingering_shade"]), dice=[3, 4])

    game.play("leave")

    assert game.hero.kept == []
    assert game.discarded("dungeon", "lingering_shade") == 1


@proves("DQ-R-52")
@pytest.mark.parametrize("loot", ["unstable_potion", "bottle_imp", "artifact_eater", "forbidden_tome"])
def test_loot_without_a_value_is_loot_enough_to_leave(loot: str) -> None:
    game = quest(Hero("challara", "A1", loot=[loot]))

    assert "leave" in game.options
