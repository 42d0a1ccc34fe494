"""The shop: what it sells, to whom, and how its stalls are refilled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, Hero, platformer
from tests.scenario import proves

MARKET = """
 . . . . .
+ + + + + +
 . . S . .
+ + + + + +
 S . . . .
+-+-+-+-+-+
"""
SHOP = ("boots_of_haste", "greatsword", "heart_amulet", "gem_elixir", "healing_potion", "potion_of_luck")


def market(
    at: str = "A1",
    gold: int = 5,
    name: str = "etorn",
    cards: str = "core",
    shop: Sequence[str] = SHOP,
    **hero: Any,
) -> Scene:
    """A hero in a market of these cards."""
    return platformer(
        Hero(name, at=at, gold=gold, **hero), tower=((MARKET, OPEN),), shop=shop, enemy="left", cards=cards
    )


@proves("PL-18", "PL-47", "PL-23", "PL-Q-78")
def test_on_a_shop_space_cards_can_be_bought_and_the_stall_is_refilled() -> None:
    game = market()
    assert [option for option in game.options if str(option).startswith("buy")] == [
        "buy boots_of_haste",
        "buy heart_amulet",
        "buy gem_elixir",
        "buy healing_potion",
        "buy potion_of_luck",
    ]

    game.play("buy boots_of_haste", item="iron_soles")

    assert (game.hero.items, game.hero.gold) == (["boots_of_haste"], 2)
    assert game.table.game.box.items[game.state.shop[0]].id == "iron_soles"
    assert "item boots_of_haste" in game.options
    game.play("buy healing_potion", potion="fire_flask")
    assert (game.hero.potions, game.hero.gold) == (["healing_potion"], 0)


@proves("PL-18")
def test_elsewhere_nothing_is_sold() -> None:
    assert not any("buy" in str(option) for option in market(at="B1").options)


@proves("PL-Q-76")
def test_one_can_buy_in_mid_air() -> None:
    assert any("buy" in str(option) for option in market(at="C2").options)


@proves("PL-Q-77")
def test_with_an_empty_deck_the_stall_stays_empty() -> None:
    game = market()
    game.state.item_deck = [0] * len(game.state.item_deck)

    game.play("buy boots_of_haste")

    assert game.state.shop[0] == -1
    assert not any("boots" in str(option) for option in game.options if "buy" in str(option))


@proves("PL-24", "PL-Q-77")
def test_a_drunk_potion_goes_under_the_deck_and_comes_back_when_it_is_empty() -> None:
    game = market(potions=["gem_elixir"], shop=(*SHOP[:3], "", *SHOP[4:]))
    game.state.potion_deck = [0] * len(game.state.potion_deck)

    game.play("potion gem_elixir")
    assert (game.hero.potions, game.hero.gems) == ([], 2)
    game.play("buy healing_potion")

    assert game.table.game.box.potions[game.state.shop[4]].id == "gem_elixir"
    assert game.state.potion_bottom == ()
