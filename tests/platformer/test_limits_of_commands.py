"""Where Ikee's commands begin and end: ties, shields, the last coin, the lowest free space."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mazmorra.kernel import CHANCE
from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, Hero, platformer
from tests.scenario import proves


def commanded(hero: Hero, cards: str, dice: str, **draws: str) -> Scene:
    """Ikee, at C11, draws two cards at the end of the turn of somebody at the far end; the hero hovers."""
    game = platformer(
        replace(hero, hovers=True),
        Hero("angelo", at="J10"),
        tower=((LAIR, LAIR),),
        lowest=3,
        boss="ikee",
        boss_at="C11",
        enemy="right",
        dice=dice,
        turn=1,
    )
    return game.play(
        "end", "keep", boss_card=cards, die="boot boot sword coin hand", enemy_die="right", **draws
    )


@proves("PL-80", "PL-Q-93")
def test_what_ikee_draws_and_chooses_is_told() -> None:
    dice = "sword sword boot coin hand"
    game = commanded(Hero("miksy", at="J12"), "blade_storm tribute", dice)
    assert [event.args["card"] for event in game.told("boss_card_drawn")] == ["blade_storm", "tribute"]
    assert game.last("boss_card_chosen") == {"card": "blade_storm"}
    assert not game.told("boss_cards_tied")

    game = commanded(
        Hero("miksy", at="J12"),
        "ground_slam tribute",
        "boot coin sword hand star",
        boss_order="tribute ground_slam",
    )
    assert len(game.told("boss_cards_tied")) == 1
    assert not game.told("boss_card_chosen")


@proves("PL-80")
def test_either_order_of_tied_cards_is_as_likely() -> None:
    game = platformer(
        Hero("miksy", at="J12"),
        tower=((LAIR, LAIR),),
        lowest=3,
        boss="ikee",
        boss_at="C11",
        enemy="attack",
        dice="boot coin sword hand star",
    )
    table = game.table.copy()
    table.answer(0, "end")
    table.answer(0, "keep")
    for card in ("blade_storm", "tribute"):
        names = [row.id for row in table.game.box.cards]
        table.answer(CHANCE, names.index(card))

    assert (table.asks[0].kind, len(set(table.asks[0].weights or (1,)))) == ("boss_order", 1)


@proves("PL-23", "PL-77")
def test_a_shield_takes_a_wound_off_the_first_card_and_none_off_the_second() -> None:
    game = commanded(
        Hero("miksy", at="C10", items=["polished_shield"]),
        "overlords_cleave blade_storm",
        "boot boot coin hand star",
        boss_order="overlords_cleave blade_storm",
    )

    wounds = [(event.args["cause"], event.args["amount"]) for event in game.told("wounded")]
    assert wounds == [("overlords_cleave", 1), ("blade_storm", 1)]


@proves("PL-77")
@pytest.mark.parametrize(
    ("card", "at", "own"), [("tribute", "A11", {"gold": 1}), ("hoarders_wrath", "D10", {"gems": 1})]
)
def test_the_last_gold_and_the_last_gem_are_tribute_enough(card: str, at: str, own: dict[str, Any]) -> None:
    draws = {"summon_space": "A10"} if card == "hoarders_wrath" else {}
    game = commanded(Hero("miksy", at=at, **own), f"{card} dread_roar", "coin coin boot boot hand", **draws)

    assert (game.hero.gold, game.hero.gems) == (0, 0)
    assert not [event for event in game.told("wounded") if event.args["cause"] == card]


@proves("PL-77")
def test_an_iron_grip_puts_the_hero_on_the_lowest_free_space_of_its_own_column() -> None:
    game = commanded(Hero("miksy", at="E12"), "iron_grip tribute", "hand hand boot boot sword")

    assert (game.hero.at, game.last("placed")) == ("E10", {"seat": 0, "place": "E10"})
