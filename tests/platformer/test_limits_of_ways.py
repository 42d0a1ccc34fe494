"""Where ways begin and end: the first space, ghosts, falls, ladders, boots that lead nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.platformer.rules.spaces import space_of
from mazmorra.games.platformer.rules.symbols import FOES
from tests.platformer.one_hero import one_hero
from tests.platformer.setting import LAIR, OPEN, SHELVES, Hero, platformer
from tests.scenario import proves


@proves("PL-Q-22", "PL-Q-31", "PL-22", "PL-55", "PL-Q-13")
def test_in_the_first_space_heroes_walk_on_take_tokens_fall_and_are_reached_as_anywhere() -> None:
    walker = one_hero(at="B1", gems=1, tokens={"A1": "gold"})
    walker.play("raise boot", "A1")
    assert (walker.hero.gold, walker.question, walker.hero.at) == (1, "step", "A1")
    walker.play("A2")
    assert walker.hero.at == "A2"

    placed = one_hero(at="C1", potions=["blink_potion"], tokens={"A1": "gem"})
    placed.play("potion blink_potion", "A1")
    assert placed.hero.gems == 1

    falling = one_hero(at="A3", tokens={"A1": "gem"}, foes={"C3": "zombie"})
    falling.play("gravity")
    assert (falling.hero.at, falling.hero.gems, falling.foes) == ("A1", 1, {"C1": "zombie"})

    reached = one_hero(at="B1", health=5, foes={"A2": "ent"}, enemy="attack")
    reached.play("step A1")
    assert (reached.hero.at, reached.hero.health) == ("A1", 4)

    back = one_hero(at="", tokens={"A1": "gold"})
    back.play("hand", "A1")
    assert (back.hero.at, back.hero.gold) == ("A1", 1)
    assert "step B1" in back.options


@proves("PL-55", "PL-38")
def test_an_enemy_falls_into_the_first_space_and_stays_there() -> None:
    game = one_hero(at="J1", foes={"A3": "zombie"})

    game.play("gravity")
    assert game.foes == {"A1": "zombie"}
    assert game.last("enemy_fell") == {"enemy": "zombie", "slot": 0, "place": "A1", "start": "A3"}

    assert "gravity" not in game.options


@proves("PL-31", "PL-33", "PL-Q-1")
def test_from_the_second_turn_on_the_own_cards_are_readied() -> None:
    hero = Hero("miksy", at="A1", items=["telekinetic_glove"], new=True)
    game = platformer(hero, Hero("urgh", at="J1"), foes={"F1": "zombie"}, enemy="left")
    game.play("item telekinetic_glove", "G1")
    assert game.hero.exhausted == ["telekinetic_glove"]

    game.end(enemy_die="left")
    game.end(enemy_die="left")

    assert (game.asked, game.hero.exhausted) == (0, [])


@proves("PL-40", "PL-Q-86")
@pytest.mark.parametrize(("at", "turns"), [("A10", 1), ("J12", 1), ("J9", 0)])
def test_the_boss_has_its_turn_after_a_hero_anywhere_on_its_level(at: str, turns: int) -> None:
    game = platformer(
        Hero("miksy", at=at), tower=((OPEN, OPEN),), lowest=2, lair=True, boss_at="G11", enemy="attack"
    )
    draws = {"boss_card": "snake_bite"} if turns else {}

    game.play(
        "end",
        "keep",
        die="boot boot sword coin hand",
        enemy_die="attack attack" if turns else "attack",
        **draws,
    )

    assert len(game.told("boss_turn")) == turns


@proves("PL-66", "PL-Q-114")
def test_a_question_says_which_enemies_can_be_attacked_and_where_they_stand() -> None:
    game = one_hero(at="B1", foes={"C1": "zombie", "E1": "zombie"})
    assert game.about["foes"] == ((0, "zombie", "C1"),)

    alone = one_hero(at="B1", foes={"E1": "zombie"})
    assert "foes" not in alone.about


@proves("PL-81")
@pytest.mark.parametrize(
    ("special", "used", "can"), [("blank", 2, True), ("blank", 3, False), ("boot", 3, True)]
)
def test_two_symbols_are_needed_to_be_rid_of_petrification_and_a_saved_one_counts(
    special: str, used: int, can: bool
) -> None:
    hero = Hero("miksy", at="D10", badges=["petrified"], special=special)
    game = platformer(
        hero, tower=((LAIR, LAIR),), lowest=3, boss_at="H11", enemy="attack", dice="coin coin coin hand"
    )

    game.play(*["use coin"] * used)

    assert ("shed" in game.options) is can


@proves("PL-60", "PL-Q-25", "PL-42")
@pytest.mark.parametrize(
    ("kinds", "foes", "can"),
    [
        (("zombie",), {"B1": "zombie", "A2": "zombie"}, True),
        (("stone_golem",), {"B1": "stone_golem", "A2": "stone_golem"}, False),
        (("stone_golem",), {"B1": "stone_golem"}, True),
    ],
)
def test_a_saved_boot_is_of_use_where_a_space_is_free_or_can_be_made_free(
    kinds: Any, foes: dict[str, str], can: bool
) -> None:
    game = one_hero(at="A1", special="boot", kinds=kinds, foes=foes, dice="coin coin coin coin hand")

    assert ("special boot" in game.options) is can


@proves("PL-23", "PL-83", "PL-86")
@pytest.mark.parametrize(
    ("at", "tower", "level", "ways"),
    [
        ("A2", SHELVES, 0, {"A1", "A3"}),
        ("B1", SHELVES, 0, {"B2"}),
        ("A9", OPEN, 2, set()),
        ("A10", OPEN, 2, set()),
        ("B10", OPEN, 2, {"B11"}),
    ],
)
def test_a_ghost_walks_through_platforms_down_to_the_first_space_but_not_through_the_one_way_floor(
    at: str, tower: str, level: int, ways: set[str]
) -> None:
    game = one_hero(at=at, items=["ghost_cloak"], tower=((tower, tower),), lowest=level, lair=level == 2)
    assert ("item ghost_cloak" in game.options) is bool(ways)

    if len(ways) > 1:
        game.play("item ghost_cloak")
        assert set(game.options) == ways


@proves("PL-Q-19", "PL-Q-22", "PL-70")
def test_whoever_is_downed_on_the_first_of_several_steps_takes_no_more() -> None:
    hero = Hero("miksy", at="B10", health=1, gems=1)
    lair: dict[str, Any] = {
        "tower": ((LAIR, LAIR),),
        "lowest": 3,
        "boss": "ikee",
        "boss_at": "H11",
        "foes": {"C10": "guard"},
    }
    game = platformer(hero, enemy="left", dice="boot coin coin hand hand", **lair)

    game.play("raise boot", "A10")

    assert (game.hero.at, game.question) == ("", "respawn_die")


@proves("PL-23", "PL-60", "PL-41")
def test_a_step_in_smoke_and_a_push_are_told_as_what_they_are() -> None:
    game = one_hero(at="B1", health=5, items=["smoke_bombs"], foes={"C1": "zombie"})

    game.play("item smoke_bombs", "step C1", "D1")

    assert (game.hero.health, game.told("jumped_portal")) == (5, [])
    assert game.last("moved") == {"seat": 0, "way": "right", "place": "C1"}
    assert game.last("enemy_pushed") == {"seat": 0, "enemy": "zombie", "slot": 0, "place": "D1"}
    assert not game.told("hero_pushed")


@proves("PL-83", "PL-75")
@pytest.mark.parametrize("column", "AJ")
def test_a_hero_who_comes_up_anywhere_has_entered_the_boss_level(column: str) -> None:
    game = platformer(
        Hero("miksy", at=f"{column}9"),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        boss_at="G11",
        enemy="attack",
    )

    game.play(f"step {column}10")

    assert (game.state.inside, len(game.told("boss_level_entered"))) == ([1, 0], 1)


@proves("PL-22")
@pytest.mark.parametrize(("health", "traps", "left"), [(5, "", 4), (1, "X", 0)])
def test_an_ent_reaches_who_moves_beside_it_whichever_token_it_is_but_not_who_is_downed_there(
    health: int, traps: str, left: int
) -> None:
    tile = OPEN.replace(" . . . . .\n+-+", f" . {traps or '.'} . . .\n+-+")
    game = one_hero(
        at="A1", health=health, kinds=("ent",), foes={"C1": "ent"}, tower=((tile, OPEN),), enemy="attack"
    )

    game.play("step B1")

    assert len(game.told("attacked")) == bool(left)
    assert game.hero.health == left or game.hero.at == ""


@proves("PL-81", "PL-55")
@pytest.mark.parametrize(("badges", "to"), [((), "D10"), (("mirror",), "D11")])
def test_a_fall_past_a_token_wounds_only_who_has_one(badges: tuple[str, ...], to: str) -> None:
    hero = Hero("miksy", at="D12", health=1, badges=badges)
    game = platformer(
        hero, tower=((LAIR, LAIR),), lowest=3, tokens={"D11": "badge"}, boss_at="H11", enemy="attack"
    )

    assert [where for figure, _, where in game.table.view(0)["falls"] if figure == 0] == [space_of(to)]
    game.play("gravity")

    assert (game.hero.at, game.hero.badges) == (("D10", ["mirror"]) if not badges else ("", []))


@proves("PL-57")
@pytest.mark.parametrize(("foes", "can"), [({}, True), ({"A1": "zombie"}, False)])
def test_a_hero_may_let_go_of_a_ladder_over_the_first_space_if_it_is_free(
    foes: dict[str, str], can: bool
) -> None:
    ladder = OPEN.replace(
        " . . . . .\n+ + + + + +\n . . . . .\n+-+", " H . . . .\n+ + + + + +\n . . . . .\n+-+"
    )
    game = one_hero(at="A2", foes=foes, tower=((ladder, OPEN), (OPEN, OPEN)))
    assert ("let_go" in game.options) is can

    if can:
        game.play("let_go")
        assert game.hero.at == "A1"


@proves("PL-Q-47", "PL-86")
@pytest.mark.parametrize(
    ("heroes", "foes", "boss", "can"),
    [
        (("A7", "J10"), {}, "D12", False),
        (("A7", "D12"), {}, "B11", False),
        (("A7", "J10"), {"D9": "zombie"}, "B11", True),
        (("J10", "A7"), {"D9": "zombie"}, "B11", False),
        (("J10", "B9"), {}, "B11", False),
        (("J10", "A7"), {}, "D12", True),
    ],
)
def test_gravity_is_an_action_where_somebody_of_the_own_zone_would_fall(
    heroes: tuple[str, str], foes: dict[str, str], boss: str, can: bool
) -> None:
    own, other = heroes
    game = platformer(
        Hero("miksy", at=own),
        Hero("urgh", at=other),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        foes=foes,
        boss_at=boss,
        enemy="attack",
    )

    assert ("gravity" in game.options) is can


@proves("PL-55", "PL-Q-40", "PL-22")
@pytest.mark.parametrize(("name", "to"), [("zombie", "B2"), ("skeleton", "B1")])
def test_the_preview_knows_who_still_stands_under_a_falling_hero(name: str, to: str) -> None:
    game = one_hero(at="B3", kinds=(name,), foes={"B2": name}, others=[Hero("urgh", at="J1")])

    assert game.table.view(0)["falls"] == (
        (FOES, space_of("B2"), space_of("B1")),
        (0, space_of("B3"), space_of(to)),
    )
    game.play("gravity")

    assert game.hero.at == to
    assert [event.args["seat"] for event in game.told("hero_fell")] == [0]


@proves("PL-23", "PL-67")
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_health_gained_is_told_and_nothing_is_where_none_is_missing(lost: int) -> None:
    game = one_hero(items=["vampire_fang"], foes={"C1": "zombie"}, dice="sword boot coin hand hand")
    full = game.hero.health
    game.state.health[0] -= lost

    game.play("attack C1", "die sword")

    assert game.hero.health == full - max(0, lost - 1)
    told = [event.args for event in game.told("healed")]
    assert told == ([{"seat": 0, "amount": 1, "left": game.hero.health}] if lost else [])


@proves("PL-Q-81")
def test_who_is_reborn_is_told_and_who_falls_is_not() -> None:
    for answer, told in (("use", [{"seat": 0}]), ("fall", [])):
        game = one_hero(health=1, potions=["phoenix_tears"], foes={"C1": "zombie"})

        game.play("step A1", answer)

        assert [event.args for event in game.told("reborn")] == told


@proves("PL-41", "PL-81", "PL-66")
@pytest.mark.parametrize(
    ("badge", "offered"),
    [("", set()), ("banner", set()), ("dread", {"use star"}), ("shackles", {"use boot", "use star"})],
)
def test_who_can_go_nowhere_uses_a_boot_or_a_star_only_against_the_token_it_ends(
    badge: str, offered: set[str]
) -> None:
    boxed = LAIR.replace(" E . . . S", " E|. . . S").replace("+ +-+-+ + +", "+-+-+-+ + +")
    hero = Hero("brunda", at="A10", badges=[badge] if badge else [])
    game = platformer(
        hero,
        tower=((boxed, LAIR),),
        lowest=3,
        boss="ikee",
        boss_at="H11",
        enemy="attack",
        cards="all",
        dice="boot star coin sword hand",
    )

    assert {each for each in game.options if each in ("use boot", "use star")} == offered
