"""Where cards, turns and games begin and end: what is bought, swapped, saved, won and told."""

from __future__ import annotations

import pytest

from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.games.platformer.rules.spaces import space_of
from tests.platformer.one_hero import one_hero
from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, OPEN, SHELVES, STALL, Hero, platformer
from tests.scenario import proves


@proves("PL-67", "PL-22", "PL-24")
def test_a_mimics_potion_is_the_top_one_of_the_deck_and_told() -> None:
    game = one_hero(
        potions=["potion_of_luck"],
        foes={"C1": "mimic"},
        kinds=("zombie", "mimic", "lich"),
        dice="sword sword boot coin hand",
    )
    deck, blink = list(game.state.potion_deck), number(game.table.game.box.potions, "blink_potion")

    game.play("attack C1", "die sword", potion="blink_potion")
    assert (game.hero.potions, game.last("potion_won")) == (
        ["potion_of_luck", "blink_potion"],
        {"seat": 0, "potion": "blink_potion"},
    )
    assert game.state.potion_deck == [count - (card == blink) for card, count in enumerate(deck)]

    game.play("potion potion_of_luck", "keep")
    assert game.last("potion_drunk") == {"seat": 0, "potion": "potion_of_luck"}


@proves("PL-76", "PL-81", "PL-Q-96")
def test_a_token_from_the_shop_is_one_less_beside_the_card_and_one_refused_is_told() -> None:
    hero = Hero("miksy", at="E10", gold=2, health=5)
    game = platformer(
        hero, tower=((LAIR, LAIR),), lowest=3, tokens={"E11": "badge"}, boss_at="H11", enemy="attack"
    )
    mirror = game.table.game.badge("mirror")

    game.play("badge")
    assert (game.hero.badges, game.state.badges_left[mirror], game.hero.gold) == (
        ["mirror"],
        2,
        0,
    )  # one more lies on the map
    game.play("step E11")

    assert (game.last("badge_refused"), game.token("E11")) == ({"seat": 0, "badge": "mirror"}, "badge")


@proves("PL-47", "PL-67", "PL-71")
def test_gems_gained_and_spent_are_told_and_a_shop_names_its_cards() -> None:
    shop = ["iron_soles", "", "", "healing_potion", "", "fire_flask"]
    game = one_hero(
        at="A1", gems=1, gold=9, shop=shop, foes={"B1": "zombie"}, tower=((STALL, OPEN), (OPEN, OPEN))
    )
    assert game.about["stalls"] == ((0, "iron_soles", 2), (3, "healing_potion", 2), (5, "fire_flask", 3))

    game.play("raise coin")
    assert game.last("gems_spent") == {"seat": 0, "amount": 1}
    game.play("attack B1", "die sword")

    assert game.last("gems_gained") == {"seat": 0, "amount": 1}


@proves("PL-23", "PL-Q-17")
@pytest.mark.parametrize(
    ("at", "level", "to"), [("A1", 0, "A3"), ("B2", 0, "B3"), ("A10", 3, ""), ("A12", 3, ""), ("B10", 3, "")]
)
def test_ninja_gear_leads_under_the_first_platform_and_never_out_of_the_map(
    at: str, level: int, to: str
) -> None:
    tower = ((LAIR, LAIR),) if level else ((OPEN, OPEN), (SHELVES, SHELVES))
    game = one_hero(at=at, items=["ninja_gear"], tower=tower, lowest=level)
    assert ("item ninja_gear" in game.options) is bool(to)

    if to:
        game.play("item ninja_gear")
        assert game.hero.at == to


@proves("PL-24", "PL-22")
def test_a_swap_is_offered_with_everybody_but_a_golem_and_told() -> None:
    game = one_hero(
        at="B1",
        potions=["swap_potion"],
        kinds=("stone_golem", "ent", "lich"),
        others=[Hero("urgh", at="F1")],
        foes={"D1": "stone_golem", "H1": "ent", "I1": "ent"},
    )

    game.play("potion swap_potion")
    assert [(where, kind, name) for where, kind, name in game.about["figures"]] == [
        (space_of("F1"), "hero", "urgh"),
        (space_of("G1"), "enemy", "ent"),
        (space_of("H1"), "enemy", "ent"),
    ]
    game.play("G1")
    assert game.last("swapped_enemy") == {"seat": 0, "place": "G1", "enemy": "ent"}
    assert (game.hero.at, game.told("swapped_hero")) == ("G1", [])

    first = one_hero(at="B1", potions=["swap_potion"], foes={"D1": "zombie"})
    first.play("potion swap_potion")
    assert first.last("swapped_enemy") == {"seat": 0, "place": "D1", "enemy": "zombie"}


@proves("PL-44", "PL-87")
@pytest.mark.parametrize(("inside", "clause"), [(False, "PL-44"), (True, "PL-87")])
def test_coming_back_is_paid_with_a_die_and_asked_by_its_own_clause(inside: bool, clause: str) -> None:
    game = platformer(
        Hero("miksy", inside=inside),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        boss_at="G11",
        enemy="attack",
    )

    game.play("coin")

    assert game.last("respawn_paid") == {"seat": 0, "symbol": "coin"}
    assert (game.question, game.table.asks[0].clause) == ("respawn", clause)


@proves("PL-91", "PL-Q-104")
def test_events_meet_a_hero_in_the_first_space_as_well() -> None:
    for event, draws in (("healing_spring", {}), ("toll", {"event": "gold_fever"})):
        game = platformer(Hero("miksy", at="A1", health=2, gold=3), solo=True, event=event, enemy="left")
        if draws:
            game.end(enemy_die="left", **draws)

        assert (game.hero.health, game.hero.gold) == ((2, 1) if draws else (4, 3))


@proves("PL-37", "PL-27", "PL-Q-71")
def test_what_may_be_saved_is_what_was_rolled_and_is_not_saved_already() -> None:
    game = one_hero(special="boot", dice="coin coin boot hand hand")

    game.play("end")

    assert game.options == [
        "save coin",
        "save hand",
        "forge_special boot",
        "forge coin",
        "forge hand",
        "keep",
    ]


@proves("PL-93", "PL-Q-108")
@pytest.mark.parametrize("overkill", [0, 1, 3])
def test_each_wound_too_many_is_worth_two_points(overkill: int) -> None:
    game = platformer(Hero("miksy", at="A1"), solo=True, event="toll", enemy="left")
    game.state.overkill = overkill

    assert game.table.view(0)["score"]["overkill"] == 2 * overkill


@proves("PL-37", "PL-29", "PL-50")
@pytest.mark.parametrize(
    ("special", "answers", "left"),
    [
        ("blank", ["save hand"], "boot coin coin hand"),
        ("blank", ["forge coin", "star"], "boot hand hand"),
        ("boot", ["forge_special boot", "star"], "coin coin hand hand"),
        ("blank", ["keep"], "boot coin coin hand hand"),
    ],
)
def test_the_dice_of_a_saved_symbol_are_used_before_gravity_works(
    special: str, answers: list[str], left: str
) -> None:
    pit = OPEN.replace(" . . . . .\n+-+", " . X . . .\n+-+")
    game = one_hero(
        at="B2",
        health=1,
        special=special,
        potions=["phoenix_tears"],
        tower=((pit, OPEN), (OPEN, OPEN)),
        dice="coin coin boot hand hand",
    )

    game.play("end", *answers)

    assert (game.question, game.pool) == ("rebirth", left)


@proves("PL-63", "PL-22")
def test_a_hand_moves_nobody_who_is_heavy_or_has_nowhere_to_go() -> None:
    game = one_hero(
        at="B1",
        kinds=("zombie", "stone_golem", "lich"),
        tower=((SHELVES, SHELVES),) * 2,
        foes={"A1": "zombie", "E1": "zombie", "F2": "stone_golem", "I1": "zombie"},
    )

    game.play("use hand")

    assert game.options == ["E1", "I1"]


@proves("PL-4")
@pytest.mark.parametrize("boss", ["medusa", "ikee"])
def test_the_boss_that_was_chosen_lies_beside_its_level(boss: str) -> None:
    table = PlatformerGame({**PlatformerGame.samples()[0], "boss": boss}).new(2, seed=1)

    assert table.game.box.bosses[table.state.boss].id == boss
    assert [
        row.id for row, count in zip(table.game.box.cards, table.state.boss_deck, strict=True) if count
    ] == [row.id for row in table.game.box.cards if row.boss == boss]


@proves("PL-9", "PL-11")
def test_who_begins_and_who_has_won_is_told() -> None:
    table = PlatformerGame(PlatformerGame.samples()[0]).new(4, seed=1)
    assert Scene(table).last("start_drawn") == {"seat": table.state.starter}

    game = platformer(Hero("miksy", at="B11"), tower=((LAIR, LAIR),), lowest=3, boss_at="C11", enemy="right")
    game.state.bonus = 20
    game.play("attack C11", "die sword")
    assert (game.table.over, game.last("won")) == (True, {"seat": 0})


@proves("PL-18", "PL-49")
@pytest.mark.parametrize(("at", "can"), [("A1", True), ("A2", True), ("B2", False), ("C1", False)])
def test_nim_buys_from_beside_a_shop_and_not_from_farther_away(at: str, can: bool) -> None:
    game = one_hero("nim", at=at, gold=5, shop=["iron_soles"], tower=((STALL, OPEN), (OPEN, OPEN)))

    assert ("buy iron_soles" in game.options) is can


@proves("PL-92")
def test_a_lost_game_has_no_winner_to_tell_of() -> None:
    game = platformer(
        Hero("miksy", at="B1", health=1), solo=True, event="toll", foes={"C1": "zombie"}, enemy="left"
    )

    game.play("step A1")

    assert (game.table.over, game.told("won")) == (True, [])


@proves("PL-22", "PL-23")
@pytest.mark.parametrize(("foe", "can"), [("D1", True), ("B3", False)])
def test_a_crossbow_finds_no_mimic_straight_above(foe: str, can: bool) -> None:
    game = one_hero(
        at="B1", items=["crossbow"], kinds=("zombie", "mimic", "lich"), foes={foe: "mimic"}, enemy="attack"
    )

    assert (f"attack {foe}" in game.options) is can
