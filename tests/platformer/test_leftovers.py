"""What is easily forgotten: a bonus once used, potions under the deck, walls beside a guard, forging, and
saving off the map.
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.rules.figures import lift_hero, put_hero
from mazmorra.games.platformer.rules.save import Save
from mazmorra.games.platformer.rules.spaces import space_of
from mazmorra.games.platformer.rules.symbols import BLANK, COIN
from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

MARKET = "\n . . . . .\n+-+-+-+-+-+\n . . . . .\n+-+-+-+-+-+\n S . . . .\n+-+-+-+-+-+\n"
WALLED = LAIR.replace(" E . . . S", " E .|. . S")
"""A wall between B10 and C10."""


@proves("PL-Q-70")
@pytest.mark.parametrize("items", [(), ("hammer_of_greed",)])
def test_a_bonus_serves_one_attack_and_not_the_next_of_the_turn(items: tuple[str, ...]) -> None:
    game = platformer(
        Hero("urgh", at="B1", items=items),
        foes={"A1": "zombie", "C1": "ent"},
        tower=((SHELVES, SHELVES),),
        enemy="left",
        dice="sword sword boot coin hand",
    )

    game.play(*(f"item {item}" for item in items), "attack A1", "attack C1", "die sword")

    assert [event.args["wounds"] for event in game.told("struck")] == [1 + len(items), 1]
    assert game.foes == {"C1": "ent"}  # one wound is not enough for it


@proves("PL-Q-70", "PL-Q-68")
def test_a_flask_leaves_the_bonus_to_the_attack_that_follows() -> None:
    game = platformer(
        Hero("urgh", at="B1", items=["hammer_of_greed"], potions=["fire_flask"]),
        foes={"A1": "ent", "C1": "ent"},
        tower=((SHELVES, SHELVES),),
        enemy="left",
        dice="sword boot coin coin hand",
    )

    game.play("item hammer_of_greed", "potion fire_flask", "A1", "attack C1", "die sword")

    assert [event.args["wounds"] for event in game.told("struck")] == [2, 2]
    assert game.foes == {}


@proves("PL-24", "PL-Q-77")
def test_under_an_empty_deck_the_potions_come_back_in_the_order_they_were_drunk() -> None:
    hero = Hero("miksy", at="A1", gold=9, potions=["gem_elixir", "potion_of_levitation", "potion_of_luck"])
    shop = ["", "", "", "healing_potion", "blink_potion", "fire_flask"]
    game = platformer(hero, tower=((MARKET, OPEN),), shop=shop, enemy="left")
    game.state.potion_deck = [0] * len(game.state.potion_deck)

    game.play("potion potion_of_levitation", "potion gem_elixir")
    for potion in ("healing_potion", "blink_potion", "fire_flask"):
        game.play(f"buy {potion}")

    shown = [game.table.game.box.potions[card].id if card >= 0 else "" for card in game.state.shop[3:]]
    assert shown == ["potion_of_levitation", "gem_elixir", ""]
    assert game.state.potion_bottom == ()


@proves("PL-24", "PL-Q-77")
def test_as_long_as_the_deck_has_potions_those_under_it_stay_there() -> None:
    hero = Hero("miksy", at="A1", gold=9, potions=["gem_elixir"])
    shop = ["", "", "", "healing_potion"]
    game = platformer(hero, tower=((MARKET, OPEN),), shop=shop, enemy="left")

    game.play("potion gem_elixir", "buy healing_potion", potion="blink_potion")

    assert game.state.potion_bottom == (number(game.table.game.box.potions, "gem_elixir"),)


@proves("PL-22", "PL-51", "PL-88")
@pytest.mark.parametrize(("tile", "wounds"), [(LAIR, 1), (WALLED, 2)])
def test_behind_a_wall_a_guard_does_not_stand_beside_ikee(tile: str, wounds: int) -> None:
    game = platformer(
        Hero("miksy", at="D10"),
        tower=((tile, LAIR),),
        lowest=3,
        boss="ikee",
        boss_at="C10",
        foes={"B10": "guard"},
        enemy="right",
        dice="sword sword boot coin hand",
    )

    game.play("attack C10", "die sword")

    assert game.last("struck")["wounds"] == wounds


@proves("PL-26", "PL-50")
def test_two_dice_are_never_forged_into_what_they_show() -> None:
    game = platformer(
        Hero("etorn", at="A1", gems=1), foes={"J1": "zombie"}, enemy="left", dice="coin coin boot boot hand"
    )

    game.play("forge coin")

    assert game.options == ["boot", "hand", "star", "raise boot", "raise hand", "raise star"]
    assert game.refuses(COIN)
    assert game.refuses(("raise", COIN))


@proves("PL-26", "PL-50", "PL-37")
@pytest.mark.parametrize(("special", "pair"), [("blank", "forge coin"), ("coin", "forge_special coin")])
def test_nor_are_they_saved_as_what_they_show(special: str, pair: str) -> None:
    dice = "coin coin boot sword hand" if special == "blank" else "coin boot sword hand star"
    game = platformer(Hero("etorn", at="A1", special=special), enemy="left", dice=dice)

    game.play("end", pair)

    assert game.options == ["boot", "sword", "hand", "star"]
    assert game.refuses(COIN)


@proves("PL-26", "PL-66")
def test_two_swords_are_not_forged_into_a_sword() -> None:
    game = platformer(
        Hero("melosa", at="B1"), foes={"C1": "werewolf"}, enemy="left", dice="sword sword boot boot hand"
    )

    game.play("attack C1")

    assert game.options == ["die sword", "forge boot"]


def fallen(dice: str) -> Scene:
    """Downed in the own turn, on leaving an enemy, with these dice left besides the boot."""
    return platformer(
        Hero("etorn", at="B1", health=1, special="sword"),
        foes={"C1": "zombie"},
        enemy="left",
        dice=f"boot {dice}",
    )


@proves("PL-Q-72", "PL-45")
def test_a_hero_off_the_map_saves_nothing() -> None:
    game = fallen("coin coin coin coin")
    lift_hero(game.state, 0)

    assert Save(0).start(game.table, None) is None
    assert (game.hero.special, game.pool) == ("sword", "boot coin coin coin coin")

    put_hero(game.state, 0, space_of("B1"))
    Save(0).start(game.table, None)
    assert game.question == "save"  # on the map again


@proves("PL-Q-72", "PL-Q-9", "PL-Q-10")
def test_whoever_is_downed_and_back_may_save_and_with_the_last_die_gone_nobody_asks() -> None:
    game = fallen("coin coin hand hand")
    game.play("step A1", "hand", "A1")
    game.play("end", "save coin", die="boot boot sword coin hand", enemy_die="left")
    assert (game.hero.at, game.hero.special) == ("A1", "coin")

    game = fallen("coin coin coin coin")
    game.play(*["use coin"] * 4, "step A1", die="boot boot sword coin hand", enemy_die="left")

    assert (game.hero.at, game.state.special[0], game.asked) == ("", BLANK, 1)


@proves("PL-Q-49", "PL-Q-60")
def test_tokens_under_an_enemy_are_for_the_hero_who_comes_there() -> None:
    game = platformer(Hero("urgh", at="B1"), foes={"C1": "zombie"}, tokens={"C1": "gem"}, enemy="left")
    assert game.token("C1") == "gem"  # the enemy leaves it where it is

    game.play("step C1", "D1")

    assert (game.hero.at, game.hero.gems, game.token("C1")) == ("C1", 1, "")


@proves("PL-Q-49")
def test_a_token_that_comes_to_lie_under_a_hero_is_taken_at_once() -> None:
    game = platformer(Hero("urgh", at="A2"), Hero("etorn", at="J1"), kinds=("zombie",), enemy="left")
    put_hero(game.state, 1, space_of("E5"))  # where the next level has gold

    game.play("step A3", tile="canopy broken_bridge", enemy="ent")

    assert (game[1].gold, game.token("E5"), game.token("I5")) == (1, "", "gold")


PIT = OPEN.replace(" . . . . .\n+-+", " . X . . .\n+-+")
"""A trap in B1."""


@proves("PL-55", "PL-56", "PL-17")
@pytest.mark.parametrize(
    ("health", "after"),
    [(4, ["hero_fell", "picked_up", "wounded"]), (1, ["hero_fell", "picked_up", "wounded", "downed"])],
)
def test_a_fall_is_told_before_what_it_brings_and_costs(health: int, after: list[str]) -> None:
    game = platformer(
        Hero("etorn", at="B3", health=health),
        tower=((PIT, OPEN), (OPEN, OPEN)),
        tokens={"B2": "gold"},
        enemy="left",
    )

    game.play("gravity")

    told = [event.kind for event in game.table.events]
    assert told[told.index("hero_fell") :][: len(after)] == after
    assert game.last("hero_fell") == {"seat": 0, "place": "B1", "start": "B3"}


@proves("PL-81", "PL-Q-96", "PL-55")
def test_a_fall_onto_a_token_one_has_already_costs_a_wound_and_the_preview_knows_it() -> None:
    lair = LAIR.replace(" E . . . S", " E . . * S")
    hero = Hero("etorn", at="D12", health=1, badges=["mirror"])
    game = platformer(
        hero,
        Hero("urgh", at="J10"),
        tower=((lair, LAIR),),
        lowest=3,
        tokens={"D10": "badge"},
        boss_at="H11",
        enemy="attack",
    )

    assert [to for figure, _, to in game.table.view(0)["falls"] if figure == 0] == [space_of("D10")]
    game.play("gravity")

    assert (game.hero.at, game.last("wounded")["cause"]) == ("", "badge")


@proves("PL-60")
def test_who_is_pushed_is_named_by_seat_like_everybody() -> None:
    game = platformer(Hero("etorn", at="B1"), Hero("urgh", at="C1"), enemy="left")

    game.play("step C1")
    assert game.about["seats"] == (1,)
    game.play("D1")

    assert game.last("hero_pushed") == {"seat": 0, "seats": (1,), "pushed": 1, "place": "D1"}


@proves("PL-Q-116", "PL-91")
@pytest.mark.parametrize(("solo", "rounds"), [(False, 40), (True, 12)])
def test_a_turn_begins_with_its_round_and_how_many_there_are(solo: bool, rounds: int) -> None:
    game = platformer(Hero("etorn", at="B1"), solo=solo, event="toll" if solo else "", enemy="left")

    assert (game.last("turn_began")["round"], game.last("turn_began")["rounds"]) == (1, rounds)
    assert game.table.game.components(game.table.seats)["rounds"] == rounds


@proves("PL-81")
def test_a_token_says_what_it_does_when_it_is_gained_and_before() -> None:
    game = platformer(
        Hero("urgh", at="D11"),
        tower=((LAIR, LAIR),),
        lowest=3,
        tokens={"E11": "badge"},
        boss_at="H11",
        enemy="attack",
    )
    noted = dict(zip(game.options, game.table.game.notes(game.table.view(0)), strict=True))["step E11"]
    assert [part.key for part in dict(noted.args)["risks"]] == [
        "platformer-risk-takes",
        "platformer-risk-does",
    ]

    game.play("step E11")

    assert game.last("badge_gained") == {"seat": 0, "badge": "mirror", "does": "mirror"}


@proves("PL-71", "PL-81")
def test_a_boot_that_breaks_shackles_is_not_upgraded_nor_is_a_star_that_ends_dread() -> None:
    tower: dict[str, Any] = {
        "tower": ((LAIR, LAIR),),
        "lowest": 3,
        "boss": "ikee",
        "boss_at": "H11",
        "enemy": "attack",
    }
    game = platformer(
        Hero("brunda", at="D10", gems=1, badges=["shackles", "dread"]),
        dice="boot star coin coin hand",
        **tower,
    )

    assert [each for each in game.options if each.startswith("raise")] == ["raise coin", "raise hand"]

    free = platformer(
        Hero("brunda", at="D10", gems=1, badges=["dread"]), dice="boot star coin coin hand", **tower
    )

    assert [each for each in free.options if each.startswith("raise")] == [
        "raise boot",
        "raise coin",
        "raise hand",
        "raise star",
    ]
    free.play("raise star")
    assert (free.question, free.about["left"]) == (
        "step",
        2,
    )  # a boot twice: the end of dread cannot count twice


@proves("PL-71", "PL-72")
def test_in_an_attack_every_sword_may_be_used_as_it_is_or_upgraded() -> None:
    game = platformer(
        Hero("melosa", at="B1", gems=1, special="sword"),
        foes={"C1": "werewolf"},
        enemy="left",
        dice="sword star coin coin hand",
    )

    game.play("attack C1")

    plain = ["die sword", "die star", "special sword", "forge coin"]
    assert game.options == [*plain, "raise sword", "raise star", "raise_special sword", "raise_forge coin"]
    game.play("raise_forge coin")
    assert (game.about["wounds"], game.hero.gems, game.pool) == (2, 0, "sword hand star")
