"""The optional rules: each on its own switch, and all of them together."""

from __future__ import annotations

import random
from itertools import product

import pytest

from mazmorra.games.quest.game import QuestGame
from mazmorra.kernel import FastDealer
from tests.quest.setting import Hero, quest
from tests.scenario import proves

SWITCHES = [("company", "solo"), ("final", "waits"), ("dark", "torchlight")]
every_combination = pytest.mark.parametrize(("players", "death", "light"), list(product(*SWITCHES)))


@proves("DQ-OPT-1")
@every_combination
def test_the_optional_rules_combine_as_one_likes(players: str, death: str, light: str) -> None:
    offered = [
        tuple(variant[switch] for switch in ("players", "death", "light")) for variant in QuestGame.variants()
    ]
    assert (players, death, light) in offered

    game = QuestGame(QuestGame.variants()[0] | {"players": players, "death": death, "light": light})
    table = game.new(game.seats[0], dealer=FastDealer(7), checked=True)
    choose = random.Random(7).choice
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, choose(ask.options))

    assert table.result.clause in ("DQ-WIN-2", "DQ-WIN-3")


@proves("DQ-OPT-1")
@every_combination
def test_each_optional_rule_does_its_own_in_any_company(players: str, death: str, light: str) -> None:
    """A hero without treasure leaves a tower for a trap chamber with one dark passage, and dies there."""
    game = quest(
        Hero("challara", "A1", loot=["gold_10"]),
        players=players,
        death=death,
        light=light,
        board={"A2": "tr3 N", "M2": "dn1 N"},
    )
    assert ("leave" in game.options) is (players == "company")  # DQ-SOLO-1

    answers, tiles, draws = ["move A2"], [], {"trap": ["swinging_blade"]}
    if light == "torchlight":
        tiles += ["dn8"]
    if death == "waits":
        answers += ["M1"] * (players == "company")  # the player to the left says so; alone, chance does
        tiles += ["dn5"] * (light == "torchlight")
        draws |= {"rune": ["glare"]} | ({"tower": ["M1"]} if players == "solo" else {})
    game.play(*answers, dice=[6, 6], tile=tiles, **draws)

    assert game.room("A3") == ("dn8 N" if light == "torchlight" else "")  # DQ-LIGHT-1
    assert (game.hero.standing, game.hero.at) == (
        ("inside", "M1") if death == "waits" else ("dead", "")
    )  # DQ-WAIT-1
    assert bool(game.room("L1")) is (death == "waits" and light == "torchlight")
