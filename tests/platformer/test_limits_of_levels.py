"""Where supplies and levels begin and end: the last gold, spawn spaces, tokens beside the card, stalls."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.games.platformer.rules.levels import Reveal
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.symbols import NOBODY, NONE, NOWHERE
from mazmorra.kernel import CHANCE
from tests.platformer.one_hero import one_hero
from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, OPEN, STALL, Hero, platformer
from tests.scenario import proves

NESTS = "\n E E . . E\n+-+-+-+-+-+\n . . . . .\n+-+-+-+-+-+\n . . . . .\n+-+-+-+-+-+\n"


@proves("PL-Q-32", "PL-41")
@pytest.mark.parametrize(("left", "can"), [(0, False), (1, True)])
def test_a_coin_is_of_use_while_the_supply_has_gold(left: int, can: bool) -> None:
    game = one_hero(dice="coin coin boot hand hand")
    game.state.gold_left = left + 1

    game.play("use coin")

    assert ("use coin" in game.options) is can


@proves("PL-26", "PL-49")
def test_what_is_forged_is_said_by_its_dice_and_no_die_is_taken_twice() -> None:
    game = one_hero("brunda", dice="coin coin boot hand star")
    game.play("forge coin")
    assert game.about["symbols"] == ("coin", "coin")

    game = one_hero("brunda", dice="coin coin boot sword star", foes={"J1": "zombie"})
    game.play("alloy", "coin", "star")
    assert game.about["symbols"] == ("coin", "star")
    game.play("boot", "A1")
    assert (game.pool, game.state.used) == ("boot sword coin", [0, 0, 0, 1, 0, 1])


@proves("PL-81", "PL-42")
def test_a_saved_symbol_helps_to_shed_petrification() -> None:
    hero = Hero("miksy", at="D10", badges=["petrified"], special="boot")
    game = platformer(
        hero, tower=((LAIR, LAIR),), lowest=3, boss_at="H11", enemy="attack", dice="coin coin hand hand"
    )

    game.play("shed")
    assert (game.options, game.about["left"]) == (["die coin", "die hand", "special boot"], 2)
    game.play("special boot")
    assert (game.options, game.about["left"]) == (["die coin", "die hand"], 1)
    game.play("die coin")

    assert (game.hero.badges, game.hero.special, game.pool) == ([], "blank", "coin hand hand")
    assert game.last("badge_dropped") == {"seat": 0, "badge": "petrified"}


@proves("PL-81", "PL-66")
@pytest.mark.parametrize(("badge", "wounds"), [("banner", 2), ("shackles", 2), ("dread", 1)])
def test_only_dread_takes_a_wound_off_a_heros_attacks(badge: str, wounds: int) -> None:
    hero = Hero("miksy", at="D10", badges=[badge])
    game = platformer(
        hero,
        tower=((LAIR, LAIR),),
        lowest=3,
        boss="ikee",
        boss_at="H11",
        foes={"C10": "guard"},
        enemy="right",
        dice="sword sword boot coin hand",
    )

    game.play("attack C10", "die sword")

    assert game.last("struck")["wounds"] == wounds


@proves("PL-23", "PL-71")
def test_a_loupe_serves_one_upgrade() -> None:
    game = one_hero(gems=2, items=["jewellers_loupe"], dice="coin coin boot hand star")

    game.play("item jewellers_loupe", "raise coin", 2)
    assert game.hero.gems == 2
    game.play("raise coin")

    assert (game.hero.gems, game.hero.gold) == (1, 4)


@proves("PL-16", "PL-Q-49")
def test_who_is_off_the_map_takes_nothing_from_the_last_space_of_a_new_level() -> None:
    game = platformer(Hero("miksy", at="A8"), tower=((OPEN, OPEN),), lowest=2, enemy="left")

    game.play("step A9", tile="throne_of_roots silent_altar", boss_space="C11")

    assert (game.token("J12"), game[1].gold) == ("gold", 0)


@proves("PL-2", "PL-8", "PL-89")
def test_the_first_level_is_laid_and_reveals_nothing_to_anybody() -> None:
    settings = {**PlatformerGame.samples()[0], "artifacts": "on"}
    table = PlatformerGame(settings).new(2, ask_chance=True)
    crown = number(table.game.box.artifacts, "climbers_crown")
    while table.asks[0].seat == CHANCE and table.asks[0].kind != "die":
        options = table.asks[0].options
        table.answer(CHANCE, crown if table.asks[0].kind == "artifact" and crown in options else options[0])

    game = Scene(table)
    assert crown in game.state.artifacts
    assert (game.state.holders, game.told("artifact_taken"), game.told("level_revealed")) == (
        [NOBODY] * 2,
        [],
        [],
    )
    assert game.last("level_laid")["level"] == 1


@proves("PL-15", "PL-Q-58")
@pytest.mark.parametrize(
    ("at", "tokens", "where"),
    [
        ("J4", 4, ["A6", "B6", "E6", "F6"]),
        ("B6", 4, ["A6", "E6", "F6", "G6"]),
        ("B6", 6, ["A6", "E6", "F6", "G6"]),
        ("J4", 2, ["A6", "B6"]),
    ],
)
def test_enemies_appear_on_free_spawn_spaces_as_one_reads_as_far_as_their_tokens_go(
    at: str, tokens: int, where: list[str]
) -> None:
    game = platformer(Hero("miksy", at=at), tower=((NESTS, NESTS),), lowest=1, enemy="left")
    rules = game.table.game
    ent = number(rules.box.enemies, "ent")
    rules.box = replace(rules.box, enemies=tuple(replace(row, tokens=tokens) for row in rules.box.enemies))

    Reveal(0, 1).enemy_drawn(game.table, ent)

    assert [place(space) if space >= 0 else "" for space in game.state.foes[4:8]] == [*where, "", ""][:4]
    assert set(game.state.foes[:4] + game.state.foes[8:]) == {NOWHERE}
    assert game.last("enemies_appeared")["count"] == len(where)


@proves("PL-76")
@pytest.mark.parametrize(
    ("name", "at", "trade", "left", "sold"),
    [
        ("miksy", "E10", 2, 4, True),
        ("miksy", "E10", 2, 1, True),
        ("miksy", "E10", 2, 0, False),
        ("miksy", "E10", 1, 4, True),
        ("miksy", "E10", 0, 4, False),
        ("miksy", "E10", 3, 4, False),
        ("nim", "D10", 2, 4, False),
        ("miksy", "A7", 2, 4, False),
    ],
)
def test_a_shop_of_the_boss_level_sells_the_bosss_token_while_there_is_one_and_it_has_a_price(
    name: str, at: str, trade: int, left: int, sold: bool
) -> None:
    game = platformer(
        Hero(name, at=at, gold=1),
        tower=((STALL, OPEN),),
        lowest=2,
        lair=True,
        boss_at="H11",
        enemy="attack",
        cards="all",
    )
    rules = game.table.game
    rules.box = replace(rules.box, bosses=tuple(replace(row, trade=trade) for row in rules.box.bosses))
    game.state.badges_left[rules.badge("mirror")] = left

    game.play("use coin")

    assert ("badge" in game.options) is sold


@proves("PL-23", "PL-47", "PL-Q-77")
def test_a_bought_amulet_heals_one_and_what_comes_to_the_stall_is_told() -> None:
    shop = ["heart_amulet", "", "", "healing_potion", "blink_potion"]
    game = one_hero(at="A1", gold=12, shop=shop, tower=((STALL, OPEN), (OPEN, OPEN)))
    game.state.health[0] -= 2
    before = game.hero.health

    game.play("buy heart_amulet", item="iron_soles")
    assert (game.hero.health, game.last("item_offered")) == (before + 1, {"item": "iron_soles"})

    game.play("buy healing_potion", potion="fire_flask")
    assert game.last("potion_offered") == {"potion": "fire_flask"}
    game.state.potion_deck = [0] * len(game.state.potion_deck)
    game.play("buy blink_potion")

    assert (len(game.told("potion_offered")), game.state.shop[4]) == (1, NONE)
