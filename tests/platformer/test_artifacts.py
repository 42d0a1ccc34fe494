"""The artifacts: the condition that wins each, and what it does (PL-89)."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.platformer.game import PlatformerGame
from tests.platformer.one_hero import one_hero
from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

MARKET = """
 . . . . .
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
 . S . . .
+-+-+-+-+-+
"""
STALLS = ["hammer_of_greed", "iron_soles", "boots_of_haste", "healing_potion", "potion_of_luck", "fire_flask"]


def holder(artifact: str, **more: Any) -> Scene:
    """A hero on B1 who has the artifact, and Etorn far away."""
    return one_hero(held=[artifact], artifacts=[artifact], others=[Hero("etorn", at="J1")], **more)


def seeker(artifact: str, other: str = "J1", **more: Any) -> Scene:
    """A hero on B1 while Etorn has the artifact."""
    return one_hero(artifacts=[artifact], others=[Hero("etorn", at=other, artifacts=[artifact])], **more)


def taken(game: Scene) -> bool:
    return bool(game.told("artifact_taken"))


def uses(game: Scene) -> list[str]:
    return [each for each in game.options if each.startswith("artifact")]


@proves("PL-89")
def test_two_artifacts_lie_open_in_a_game_with_them() -> None:
    game = PlatformerGame({**PlatformerGame.variants()[0], "artifacts": "on"})

    table = game.new(3, seed=2, checked=True)

    assert len(set(table.state.artifacts)) == 2
    assert table.state.holders == [-1, -1]


@proves("PL-89")
def test_without_the_variant_there_are_none() -> None:
    assert PlatformerGame(PlatformerGame.variants()[0]).new(2, seed=1).state.artifacts == ()


@proves("PL-Q-110")
def test_the_phoenix_feather_is_not_in_a_solo_game() -> None:
    game = PlatformerGame({**PlatformerGame.variants()[0], "artifacts": "on"})
    feather = next(index for index, row in enumerate(game.box.artifacts) if row.id == "phoenix_feather")

    assert not any(feather in game.new(1, seed=seed).state.artifacts for seed in range(40))


@proves("PL-89", "PL-48")
def test_an_artifact_is_taken_from_another_and_can_be_used_at_once() -> None:
    game = seeker("last_breath_chalice", health=2, foes={"C1": "zombie"}, enemy="attack")

    assert (game[0].artifacts, game[1].artifacts) == (["last_breath_chalice"], [])
    assert game.last("artifact_taken") == {"seat": 0, "artifact": "last_breath_chalice", "former": 1}
    assert game.clause("artifact_taken") == "PL-89"
    game.play("artifact last_breath_chalice")
    assert (game.hero.health, uses(game)) == (2, [])


@proves("PL-Q-83")
def test_an_owner_who_fulfils_the_condition_again_gains_nothing() -> None:
    game = holder("climbers_crown", at="B2", tower=((OPEN, OPEN),))
    game.play("artifact climbers_crown", "C2")
    assert uses(game) == []

    game.play("step C3", tile="mossy_steps hollow_trunk", enemy="stone_golem")

    assert (taken(game), uses(game)) == (False, [])  # not readied


@proves("PL-89", "PL-33")
def test_an_exhausted_artifact_is_readied_in_its_owners_turn() -> None:
    game = holder("climbers_crown")
    game.play("artifact climbers_crown", "C1")
    game.end("keep")
    assert game.state.weary == [1]

    game.end("keep")

    assert (game.asked, uses(game)) == (0, ["artifact climbers_crown"])


@proves("PL-Q-83", "PL-Q-53")
@pytest.mark.parametrize(("turn", "order"), [(0, [0, 1]), (1, [1, 0])])
def test_of_two_at_once_the_active_player_takes_it_first_and_the_last_one_keeps_it(
    turn: int, order: list[int]
) -> None:
    game = platformer(
        Hero("miksy", at="B1", health=2),
        Hero("angelo", at="H1", health=2),
        foes={"C1": "zombie", "I1": "zombie"},
        artifacts=["last_breath_chalice"],
        enemy="attack",
        turn=turn,
    )

    assert [event.args["seat"] for event in game.told("artifact_taken")] == order
    assert game[order[-1]].artifacts == ["last_breath_chalice"]


@proves("PL-Q-83", "PL-32", "PL-89")
def test_heroes_downed_with_a_level_take_the_feather_in_turn_order() -> None:
    game = platformer(
        Hero("miksy", at="A1"),
        Hero("angelo", at="C7"),
        Hero("etorn", at="B1"),
        turn=1,
        enemy="left",
        tower=((OPEN, OPEN),) * 3,
        artifacts=["phoenix_feather"],
    )

    assert [event.args["seat"] for event in game.told("artifact_taken")] == [2, 0]


# The coin gun.


@proves("PL-89")
@pytest.mark.parametrize(("gold", "won"), [(2, True), (3, False)])
def test_who_spends_the_last_gold_takes_the_coin_gun(gold: int, won: bool) -> None:
    game = seeker("coin_gun", gold=gold, tower=((MARKET, OPEN),), shop=STALLS)

    game.play("buy iron_soles", item="lucky_coin")

    assert taken(game) is won


@proves("PL-89", "PL-Q-70")
def test_the_coin_gun_makes_a_wound_of_a_gold() -> None:
    game = holder("coin_gun", gold=1, foes={"C1": "ent"}, tower=((SHELVES, SHELVES),))

    game.play("artifact coin_gun", "attack C1", "die sword")

    assert (game.hero.gold, game.foes) == (1, {})  # the ent's loot
    assert not uses(holder("coin_gun"))  # no gold, no shot


# The climber's crown.


@proves("PL-89", "PL-64")
def test_who_reveals_a_level_takes_the_climbers_crown() -> None:
    game = seeker("climbers_crown", at="B2", tower=((OPEN, OPEN),))

    game.play("step B3", tile="mossy_steps hollow_trunk", enemy="stone_golem")
    assert taken(game)
    game.play("artifact climbers_crown")

    assert set(game.options) >= {"A3", "C3", "B2"}


# The trophy blade.


@proves("PL-89", "PL-67")
@pytest.mark.parametrize(("enemy", "health", "won"), [("werewolf", 3, True), ("ent", 2, False)])
def test_who_defeats_an_enemy_of_three_health_takes_the_trophy_blade(
    enemy: str, health: int, won: bool
) -> None:
    game = seeker(
        "trophy_blade", foes={"C1": enemy}, tower=((SHELVES, SHELVES),), dice="sword sword sword boot coin"
    )

    game.play("attack C1", *["die sword"] * (health - 1))

    assert taken(game) is won


@proves("PL-89", "PL-67")
def test_with_the_trophy_blade_every_enemy_leaves_a_gem_more() -> None:
    game = holder("trophy_blade", foes={"C1": "zombie"})

    game.play("attack C1", "die sword")

    assert game.hero.gems == 2


@proves("PL-89")
def test_a_passive_artifact_that_is_lost_works_no_more() -> None:
    game = platformer(
        Hero("miksy", at="B1"),
        Hero("etorn", at="J1", artifacts=["trophy_blade"]),
        artifacts=["trophy_blade"],
        foes={"C1": "werewolf", "I1": "zombie"},
        tower=((SHELVES, SHELVES),),
        dice="sword sword sword boot coin",
        enemy="left",
    )
    game.play("attack C1", "die sword", "die sword")
    game.end("keep", enemy_die="left")

    game.play("attack I1", "die sword")

    assert (game[1].gems, game[1].gold) == (1, 2)  # the zombie's, no more


# The last-breath chalice.


@proves("PL-89", "PL-68")
@pytest.mark.parametrize(("health", "won"), [(2, True), (3, False), (1, False)])
def test_who_drops_to_one_health_takes_the_chalice(health: int, won: bool) -> None:
    game = seeker("last_breath_chalice", health=health, foes={"C1": "zombie"}, enemy="attack")

    assert taken(game) is won


# The bully's cloak.


@proves("PL-89", "PL-60")
def test_who_pushes_a_hero_takes_the_bullys_cloak() -> None:
    game = seeker("bullys_cloak", other="C1")

    game.play("step C1", "D1")

    assert taken(game)


@proves("PL-89", "PL-60", "PL-Q-110")
@pytest.mark.parametrize("solo", [False, True])
def test_pushing_an_enemy_wins_the_cloak_only_alone(solo: bool) -> None:
    figures = [Hero("miksy", at="B1")] if solo else [Hero("miksy", at="B1"), Hero("etorn", at="J1")]
    event = "gold_fever" if solo else ""
    game = platformer(
        *figures, foes={"C1": "zombie"}, artifacts=["bullys_cloak"], solo=solo, enemy="left", event=event
    )

    game.play("step C1", "D1")

    assert taken(game) is solo


@proves("PL-89", "PL-59")
def test_the_bullys_cloak_covers_the_first_step_from_beside_enemies() -> None:
    game = holder(
        "bullys_cloak", at="A1", foes={"B2": "zombie", "C2": "zombie"}, dice="boot boot boot coin hand"
    )

    game.play("step B1", "step C1")
    assert game.hero.health == 5
    game.play("step D1")

    assert game.hero.health == 4


@proves("PL-89", "PL-59")
def test_a_first_step_that_smoke_covers_is_the_cloaks_first_too() -> None:
    game = holder("bullys_cloak", foes={"B2": "zombie", "C2": "zombie"}, items=["smoke_bombs"])

    game.play("item smoke_bombs", "step C1")
    assert game.hero.health == 5
    game.play("step D1")

    assert game.hero.health == 4


# The prism.


@proves("PL-89", "PL-71")
@pytest.mark.parametrize(("times", "won"), [(2, False), (3, True)])
def test_who_spends_three_gems_on_a_symbol_takes_the_prism(times: int, won: bool) -> None:
    game = seeker("prism", gems=3)

    game.play("raise coin", times)

    assert taken(game) is won


@proves("PL-89", "PL-71")
def test_the_prism_makes_the_next_upgrade_cheaper() -> None:
    game = holder("prism", gems=2)

    game.play("artifact prism", "raise coin", 3)

    assert (game.hero.gold, game.hero.gems) == (3, 0)


# The phoenix feather.


@proves("PL-89", "PL-69", "PL-44")
def test_who_is_downed_takes_the_feather_and_comes_back_for_nothing() -> None:
    game = seeker("phoenix_feather", health=1, foes={"C1": "zombie"}, enemy="attack")

    assert taken(game)
    assert (game.question, game.pool) == ("respawn", "boot boot sword coin hand")
    game.play("A1")
    assert (game.hero.at, game.pool) == ("A1", "boot boot sword coin hand")


# The merchant's seal.


@proves("PL-89", "PL-47")
@pytest.mark.parametrize(
    ("card", "items", "won"),
    [
        ("hammer_of_greed", [], True),
        ("boots_of_haste", [], False),
        ("hammer_of_greed", ["bargain_pass"], False),
    ],
)
def test_who_pays_four_gold_for_a_card_takes_the_merchants_seal(
    card: str, items: list[str], won: bool
) -> None:
    game = seeker("merchants_seal", gold=6, items=items, tower=((MARKET, OPEN),), shop=STALLS)

    game.play(f"buy {card}", item="lucky_coin")

    assert taken(game) is won


@proves("PL-89", "PL-47")
def test_the_merchants_seal_takes_two_gold_off_the_next_purchase() -> None:
    game = holder("merchants_seal", gold=4, tower=((MARKET, OPEN),), shop=STALLS)

    game.play(
        "artifact merchants_seal", "buy hammer_of_greed", "buy iron_soles", item="lucky_coin loaded_dice"
    )

    assert game.hero.gold == 0


@proves("PL-89", "PL-47")
def test_discounts_add_up_and_a_card_never_costs_less_than_one() -> None:
    game = holder("merchants_seal", gold=2, items=["bargain_pass"], tower=((MARKET, OPEN),), shop=STALLS)
    assert "buy hammer_of_greed" not in game.options

    game.play("artifact merchants_seal", "buy hammer_of_greed", item="lucky_coin")
    assert game.hero.gold == 1
    game.play("buy iron_soles", item="loaded_dice")

    assert game.hero.gold == 0


# The gravity gauntlet.


@proves("PL-89", "PL-55")
@pytest.mark.parametrize(("at", "won"), [("H2", True), ("H1", False)])
def test_whose_turn_sees_an_enemy_fall_takes_the_gravity_gauntlet(at: str, won: bool) -> None:
    game = seeker("gravity_gauntlet", at="B2", foes={at: "zombie"})

    game.play("gravity")

    assert taken(game) is won


@proves("PL-89", "PL-63")
def test_the_gravity_gauntlet_moves_an_enemy_two_spaces() -> None:
    game = holder("gravity_gauntlet", foes={"H1": "zombie"})

    game.play("artifact gravity_gauntlet", "G1", "G2")

    assert (game.foes, game.question) == ({"G2": "zombie"}, "act")


# The gambler's die.


@proves("PL-89", "PL-34")
@pytest.mark.parametrize(
    ("dice", "won"), [("coin coin coin boot hand", True), ("coin coin boot boot hand", False)]
)
def test_who_rolls_three_alike_takes_the_gamblers_die(dice: str, won: bool) -> None:
    assert taken(seeker("gamblers_die", dice=dice)) is won


@proves("PL-89", "PL-34")
def test_dice_rolled_again_do_not_win_the_gamblers_die() -> None:
    game = seeker("gamblers_die", items=["loaded_dice"], dice="coin coin boot sword hand")

    game.play("item loaded_dice", "boot", "sword", die="coin coin")

    assert not taken(game)


@proves("PL-89", "PL-48")
def test_the_gamblers_die_turns_a_die_to_any_symbol() -> None:
    game = holder("gamblers_die")

    game.play("artifact gamblers_die", "hand", "sword")

    assert game.pool == "boot boot sword sword coin"
