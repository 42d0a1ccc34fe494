"""The trap deck and the door deck, card by card (DQ-ROM-12, DQ-MOV-8)."""

from __future__ import annotations

import pytest

from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves


def trapped(
    card: str, *answers: object, hero: str = "krutzbeck", determination: int = 0, dice: tuple[int, ...] = ()
) -> Scene:
    """A hero enters the trap chamber in D3. Krutzbeck has agility 4 and armor 5."""
    game = quest(Hero(hero, "C3", determination=determination), board={"C3": "dn1 W", "D3": "tr2 W"})
    return game.play("move D3", *answers, dice=dice, trap=[card])


@proves("DQ-ROM-12")
def test_a_trapdoor_lets_the_nimble_pass() -> None:
    game = trapped("trapdoor", dice=(2, 2))

    assert (game.hero.at, game.hero.wounds, game.asked) == ("D3", 0, 1)
    assert game.clause("test_passed") == "DQ-ROM-12"


@proves("DQ-ROM-12", "DQ-CAT-1")
def test_a_trapdoor_drops_the_others_into_the_catacombs_with_a_wound() -> None:
    game = trapped("trapdoor", "E", dice=(2, 3))

    assert (game.hero.standing, game.hero.wounds, game.hero.marker) == ("below", 1, "D3 E")
    assert (game.asked, game.clause("went_below")) == (1, "DQ-R-36")


@proves("DQ-ROM-12")
def test_snakes_bite_by_a_die() -> None:
    assert trapped("poisonous_snakes", dice=(6,)).hero.wounds == 6


@proves("DQ-ROM-12", "DQ-R-55", "DQ-R-56")
@pytest.mark.parametrize(
    ("dice", "wounds", "turns"),
    [((6, 1), 3, 0), ((1, 6), 0, 3), ((4, 4), 1, 1), ((3, 3), 0, 0), ((5, 6), 2, 3)],
)
def test_gas_takes_wounds_and_turns_each_by_a_die_less_three(
    dice: tuple[int, ...], wounds: int, turns: int
) -> None:
    game = trapped("poisonous_gas", dice=dice)

    assert (game.hero.wounds, game.hero.skips) == (wounds, turns)
    assert [event.args["amount"] for event in game.told("turns_lost")] == [turns] * (turns > 0)


@proves("DQ-ROM-12", "DQ-R-62")
def test_the_ceiling_of_a_trap_chamber_turns_it() -> None:
    game = trapped("ceiling_collapses")

    assert game.room("D3") == "tr2 N"


@proves("DQ-ROM-12", "DQ-R-56")
def test_an_explosion_takes_four_wounds_and_the_next_turn() -> None:
    game = trapped("explosion")
    assert (game.hero.wounds, game.hero.skips) == (4, 1)

    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    assert (game.asked, game.hero.skips, game.clause("turn_lost")) == (1, 0, "DQ-R-56")


@proves("DQ-ROM-12")
@pytest.mark.parametrize(("dice", "standing"), [((2, 3), "inside"), ((3, 3), "dead")])
def test_a_swinging_blade_kills_whoever_fails_on_armor(dice: tuple[int, ...], standing: str) -> None:
    assert trapped("swinging_blade", dice=dice).hero.standing == standing


@proves("DQ-ROM-12")
@pytest.mark.parametrize(("dice", "wounds"), [((2, 3), 0), ((3, 3), 1), ((6, 6), 7)])
def test_crossfire_wounds_by_how_much_armor_failed(dice: tuple[int, ...], wounds: int) -> None:
    assert trapped("crossfire", dice=dice).hero.wounds == wounds


@proves("DQ-MOV-8")
def test_a_spear_behind_a_door_can_kill() -> None:
    game = quest(Hero("hugo", "C3", wounds=12), board={"C3": "do1 W"})

    game.play("move D3", door=["spear_trap"], dice=[4])

    assert (game.hero.standing, game.room("D3")) == ("dead", "")
