"""The search deck, card by card (DQ-SEA-2)."""

from __future__ import annotations

import pytest

from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves


def found(card: str, *answers: str, wounds: int = 0, dice: tuple[int, ...] = (), **draws: list[str]) -> Scene:
    """A hero searches C3 and draws a card."""
    game = quest(Hero("hugo", "C3", wounds=wounds), board={"C3": "dn5 W"})
    return game.play("search", *answers, dice=dice, search=[card], **draws)


@proves("DQ-SEA-2")
def test_a_secret_door_leads_through_the_wall_and_the_token_stays_where_one_searched() -> None:
    game = found("secret_door")
    assert game.options == ["stay", "C2", "D3", "C4", "B3"]

    game.play("C4", tile=["tr1"], trap=["explosion"])

    assert (game.hero.at, game.room("C4"), game.hero.wounds) == ("C4", "tr1 N", 4)
    assert (game.tokens("C3"), game.tokens("C4")) == ({"searched"}, set())


@proves("DQ-SEA-2", "DQ-TRN-6")
def test_a_secret_door_may_be_left_alone() -> None:
    game = found("secret_door", "stay")

    assert (game.hero.at, game.asked) == ("C3", 1)


@proves("DQ-SEA-2")
def test_nothing_of_interest_is_nothing() -> None:
    game = found("nothing_here")

    assert (game.hero.loot, game.hero.wounds, game.discarded("search", "nothing_here")) == ([], 0, 1)


@proves("DQ-SEA-2")
def test_a_passage_down_found_by_searching_can_be_taken_next_turn() -> None:
    game = found("passage_down")
    assert game.tokens("C3") == {"searched", "entrance"}

    game.play("move M9", tile=["dn1"], dungeon=["empty"])
    game.play("descend", "W")

    assert game.hero.marker == "C3 W"


@proves("DQ-SEA-2", "DQ-CRD-4")
@pytest.mark.parametrize("gold", [10, 60, 70, 150])
def test_coins_are_loot(gold: int) -> None:
    game = found(f"gold_{gold}")

    assert game.last("loot_gained")["gold"] == gold


@proves("DQ-SEA-2")
def test_a_giant_centipede_wounds_by_two_dice() -> None:
    assert found("giant_centipede", dice=(6, 5)).hero.wounds == 11


@proves("DQ-R-54")
def test_a_ferrox_fights_until_it_or_the_hero_is_dead() -> None:
    beaten = found("ferrox", dice=(3, 1, 1, 1, 1, 1, 1))
    assert (beaten.hero.wounds, beaten.told("beast_beaten") != []) == (0, True)

    killed = found("ferrox", wounds=14, dice=(6, 6, 6, 6, 6))
    assert (killed.hero.standing, killed.last("died")["cause"]) == ("dead", "beast")


@proves("DQ-R-54")
def test_a_ferrox_is_no_monster_there_is_no_token_and_no_escape() -> None:
    game = found("ferrox", dice=(1, 6, 6, 1, 1))

    assert game.tokens("C3") == {"searched"}
    assert not game.told("monster_met")


@proves("DQ-SEA-2")
def test_a_potion_found_is_loot() -> None:
    game = found("unstable_potion")

    assert (game.hero.loot, game.left("search", "unstable_potion")) == (["unstable_potion"], 1)


@proves("DQ-SEA-2")
def test_a_hidden_trap_draws_a_trap_card() -> None:
    game = found("hidden_trap", dice=(2,), trap=["poisonous_snakes"])

    assert game.hero.wounds == 2
