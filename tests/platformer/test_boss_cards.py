"""The bosses' attack cards, one by one: whom each reaches, what it does, and what turns it away (PL-77,
PL-78).
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.platformer.rules.figures import row_of
from tests.platformer.scene import Scene
from tests.platformer.setting import Hero, platformer
from tests.scenario import proves

HALL = """
 . . . . *
+ + + + + +
 . . B . .
+-+-+-+-+-+
 E . . . S
+=+=+=+=+=+
"""
FIRST = {"die": "boot boot sword coin hand", "enemy_die": "attack"}
"""What the next player rolls."""
DICE = {
    "sword": "sword sword boot coin hand",
    "boot": "boot boot sword coin hand",
    "coin": "coin coin sword boot hand",
    "hand": "hand hand sword boot coin",
    "star": "star star sword boot hand",
}
MEDUSA = [
    ("snake_bite", "attack", 2, "B11 D11 C12 C10", "B12 E11 A11 D10"),
    ("tail_sweep", "attack", 1, "B11 D12 D10 C12", "E11 A11 H11"),
    ("slither_left", "left", 1, "A12 A10 B11", "D11 E11 C10"),
    ("slither_right", "right", 1, "E12 E10 F11 D11", "B11 C10"),
    ("venom_spit_1", "left", 1, "A10 E12", "F11 J12"),
    ("venom_spit_2", "right", 1, "A10 E12", "F11 J12"),
    ("stone_rain", "attack", 1, "A10 J12", ""),
    ("hypnotic_hiss", "left", 1, "A10 E12", "F11"),
    ("hypnotic_hiss", "right", 1, "A10 E12", "F11"),
]
"""Card, face of the die, wounds, the places where a hero is hit, and others where it is not; Medusa begins at
C11.
"""
IKEE = [
    ("overlords_cleave", "sword", 2, "B11 D11 C12 C10", "B12 E11"),
    ("blade_storm", "sword", 1, "B12 D10 C10 D11", "E11 A11"),
    ("tribute", "coin", 1, "A11 J11", "C12 C10"),
    ("hoarders_wrath", "coin", 1, "B12 D10", "E11 A10"),
    ("nova_of_malice", "star", 1, "A10 E12", "F11 J12"),
]
HARMLESS = [("ground_slam", "boot"), ("iron_grip", "hand"), ("dread_roar", "star")]
"""Cards of Ikee's that wound nobody by themselves."""


def lair(target: Hero, *others: Hero, boss: str = "medusa", **more: Any) -> Scene:
    """Melosa, at the far end, is active; the boss is on its shelf at C11."""
    given = {"tower": ((HALL, HALL),), "lowest": 3, "boss_at": "C11", "boss": boss, "enemy": "attack", **more}
    return platformer(target, *others, Hero("melosa", at="J10"), turn=1 + len(others), **given)


def gaze(card: str, mark: str, target: Hero, *answers: Any, **draws: Any) -> Scene:
    """Medusa resolves a card at the end of Melosa's turn."""
    others = draws.pop("others", ())
    game = lair(target, *others, boss_at=draws.pop("boss_at", "C11"), **draws.pop("more", {}))
    return game.play(
        "end", "keep", *answers, **({**FIRST, "enemy_die": f"{mark} attack", "boss_card": card} | draws)
    )


def command(card: str, symbol: str, target: Hero, *answers: Any, **draws: Any) -> Scene:
    """Ikee resolves a card at the end of Melosa's turn: its symbol was rolled twice, the other card's
    never.
    """
    other = {"sword": "nova_of_malice", "star": "hoarders_wrath"}.get(symbol, "nova_of_malice")
    others = draws.pop("others", ())
    if card == "hoarders_wrath":
        draws = {"summon_space": "F10", **draws}
    game = lair(
        target,
        *others,
        boss="ikee",
        dice=DICE[symbol],
        boss_at=draws.pop("boss_at", "C11"),
        **draws.pop("more", {}),
    )
    return game.play("end", "keep", *answers, **({**FIRST, "boss_card": f"{card} {other}"} | draws))


def name_of(card: str) -> str:
    return card.removesuffix("_1").removesuffix("_2")


def wounds_of(game: Scene, card: str, seat: int = 0) -> int:
    told = [event.args for event in game.told("wounded")]
    return sum(args["amount"] for args in told if args["cause"] == name_of(card) and args["seat"] == seat)


def still(name: str, where: str, **more: Any) -> Hero:
    """A hero who stays where it is put, also in the air."""
    return Hero(name, at=where, hovers=True, **more)


@proves("PL-77", "PL-78", "PL-79", "PL-Q-87", "PL-Q-88")
@pytest.mark.parametrize(("card", "mark", "wounds", "hit", "spared"), MEDUSA)
def test_medusas_cards_wound_everybody_in_range_and_nobody_else(
    card: str, mark: str, wounds: int, hit: str, spared: str
) -> None:
    for where in (hit + " " + spared).split():
        game = gaze(card, mark, still("urgh", where))

        assert (game.last("boss_card_resolved")["card"], game.clause("boss_card_resolved")) == (
            name_of(card),
            "PL-77",
        )
        assert wounds_of(game, card) == (wounds if where in hit else 0), where


@proves("PL-77", "PL-78", "PL-80", "PL-Q-87", "PL-Q-88")
@pytest.mark.parametrize(("card", "symbol", "wounds", "hit", "spared"), IKEE)
def test_ikees_cards_wound_everybody_in_range_and_nobody_else(
    card: str, symbol: str, wounds: int, hit: str, spared: str
) -> None:
    for where in (hit + " " + spared).split():
        game = command(card, symbol, still("urgh", where))

        assert [event.args["card"] for event in game.told("boss_card_resolved")] == [card]
        assert wounds_of(game, card) == (wounds if where in hit else 0), where


# Medusa.


@proves("PL-77", "PL-81")
@pytest.mark.parametrize(
    ("card", "mark", "where", "badges"),
    [
        ("petrifying_gaze_1", "left", "J11", ["petrified"]),
        ("petrifying_gaze_1", "right", "C10", []),
        ("petrifying_gaze_2", "attack", "A10", ["petrified"]),
        ("petrifying_gaze_2", "attack", "F11", []),
    ],
)
def test_a_petrifying_gaze_gives_a_token_in_its_row_or_on_its_tile(
    card: str, mark: str, where: str, badges: list[str]
) -> None:
    game = gaze(card, mark, still("urgh", where), die="boot boot sword coin" + " hand" * (not badges))

    assert (game.hero.badges, wounds_of(game, card)) == (badges, 0)


@proves("PL-77", "PL-81")
@pytest.mark.parametrize(("card", "gems"), [("petrifying_gaze_2", 1), ("stone_rain", 0)])
def test_a_mirror_turns_a_gaze_or_a_stone_rain_away_and_only_the_gaze_brings_a_gem(
    card: str, gems: int
) -> None:
    game = gaze(card, "attack", still("urgh", "A10", badges=["mirror"]), "badge")

    assert (game.hero.badges, game.hero.gems, game.hero.health) == ([], gems, 6)
    assert game.clause("boss_card_ignored") == "PL-77"


@proves("PL-77", "PL-81")
def test_a_mirror_may_be_kept_and_does_not_help_against_other_cards() -> None:
    kept = gaze("stone_rain", "attack", still("urgh", "A10", badges=["mirror"]), "suffer")
    assert (kept.hero.badges, kept.hero.health) == (["mirror"], 5)

    game = gaze("venom_spit_1", "left", still("urgh", "A10", badges=["mirror"]))

    assert (game.hero.badges, game.hero.health) == (["mirror"], 5)


@proves("PL-77")
@pytest.mark.parametrize(
    ("where", "shoved"), [("D11", "E11"), ("B11", "A11"), ("D10", "E10"), ("C10", "C10"), ("B12", "A12")]
)
def test_a_tail_sweep_shoves_heroes_away_from_medusas_column(where: str, shoved: str) -> None:
    assert gaze("tail_sweep", "attack", still("urgh", where)).hero.at == shoved


@proves("PL-77")
def test_a_tail_sweep_shoves_nobody_into_somebody() -> None:
    game = gaze("tail_sweep", "attack", still("urgh", "D11"), others=[still("etorn", "E11")])

    assert (game[0].at, game[1].at) == ("D11", "E11")


@proves("PL-77", "PL-62")
@pytest.mark.parametrize(
    ("card", "mark", "reached"), [("slither_left", "left", "A11"), ("slither_right", "right", "E11")]
)
def test_medusa_slithers_two_spaces_first(card: str, mark: str, reached: str) -> None:
    assert gaze(card, mark, Hero("urgh", at="H10")).boss_at == reached


@proves("PL-77", "PL-62")
def test_medusa_slithers_no_farther_than_an_enemy_could_walk() -> None:
    blocked = gaze("slither_left", "left", still("urgh", "A11"))
    assert (blocked.boss_at, wounds_of(blocked, "slither_left")) == ("B11", 1)

    edge = gaze("slither_right", "right", still("urgh", "A10"), boss_at="I11")

    assert edge.boss_at == "J11"


@proves("PL-77", "PL-28")
@pytest.mark.parametrize(
    ("special", "items", "then", "health"),
    [("coin", [], "blank", 6), ("blank", [], "blank", 5), ("coin", ["rune_chain"], "coin", 6)],
)
def test_a_hypnotic_hiss_blanks_the_special_die_or_wounds(
    special: str, items: list[str], then: str, health: int
) -> None:
    target = Hero("urgh", at="E10", special=special, items=items)

    game = gaze("hypnotic_hiss", "left", target, more={"cards": "all"})

    assert (game.hero.special, game.hero.health) == (then, health)


# Ikee.


@proves("PL-77", "PL-78", "PL-81")
@pytest.mark.parametrize(
    ("where", "badges", "health"), [("A11", [], 6), ("A11", ["shackles"], 5), ("A10", [], 6)]
)
def test_a_ground_slam_shackles_his_row_and_wounds_who_is_shackled(
    where: str, badges: list[str], health: int
) -> None:
    game = command("ground_slam", "boot", Hero("urgh", at=where, badges=badges))

    assert (game.hero.health, game.hero.badges) == (health, ["shackles"] if where == "A11" else [])


@proves("PL-77", "PL-Q-100")
@pytest.mark.parametrize(("where", "wounds"), [("H12", 1), ("D11", 0)])
def test_a_dark_leap_comes_before_the_blow(where: str, wounds: int) -> None:
    game = command("dark_leap", "boot", still("urgh", where), boss_space="H11")

    assert (game.boss_at, wounds_of(game, "dark_leap")) == ("H11", wounds)
    assert game.clause("boss_leapt") == "PL-77"


@proves("PL-77", "PL-Q-100")
def test_without_a_free_boss_space_ikee_strikes_where_he_is() -> None:
    game = command("dark_leap", "boot", still("urgh", "C12"), others=[still("etorn", "H11")])

    assert (game.boss_at, wounds_of(game, "dark_leap")) == ("C11", 1)


@proves("PL-77")
@pytest.mark.parametrize(
    ("card", "where", "gold", "gems", "left"),
    [
        ("tribute", "A11", 2, 0, (1, 0)),
        ("tribute", "A11", 0, 3, (0, 3)),
        ("hoarders_wrath", "D10", 0, 2, (0, 1)),
        ("hoarders_wrath", "D10", 2, 0, (2, 0)),
    ],
)
def test_who_can_pays_a_tribute_and_who_cannot_is_wounded(
    card: str, where: str, gold: int, gems: int, left: tuple[int, int]
) -> None:
    game = command(card, "coin", Hero("urgh", at=where, gold=gold, gems=gems))

    assert (game.hero.gold, game.hero.gems) == left
    assert wounds_of(game, card) == ((gold, gems) == left)


@proves("PL-77", "PL-88")
def test_a_guard_comes_with_the_hoarders_wrath_and_carries_three_gems() -> None:
    game = command("hoarders_wrath", "coin", Hero("urgh", at="D10", gems=1))

    assert game.foes["F10"] == "guard"
    assert row_of(game.table, 12).gems == 3


@proves("PL-88", "PL-77")
def test_two_guards_are_called_as_far_as_there_is_room() -> None:
    both = command("call_the_guard", "hand", Hero("urgh", at="H10"), summon_space="F10 A10")
    assert [place for place, name in both.foes.items() if name == "guard"] == ["A10", "F10"]
    assert both.clause("summoned") == "PL-88"

    one = command("call_the_guard", "hand", Hero("urgh", at="A10"), summon_space="F10")

    assert list(one.foes.values()).count("guard") == 1


@proves("PL-88")
def test_no_more_guards_come_than_there_are_tokens() -> None:
    guards = {"C10": "guard", "D10": "guard", "G12": "guard", "H12": "guard"}

    game = command("call_the_guard", "hand", Hero("urgh", at="I10"), more={"foes": guards})

    assert list(game.foes.values()).count("guard") == 4
    assert not game.told("summoned")


@proves("PL-77")
def test_an_iron_grip_takes_the_lowest_free_space_of_the_column() -> None:
    game = command("iron_grip", "hand", still("urgh", "B12"), others=[Hero("etorn", at="B10")])

    assert (game[0].at, game[1].at) == ("B11", "B10")
    assert wounds_of(game, "iron_grip") == wounds_of(game, "iron_grip", 1) == 0


@proves("PL-77", "PL-81", "PL-Q-96")
@pytest.mark.parametrize(("badges", "health"), [([], 6), (["dread"], 5)])
def test_a_dread_roar_gives_dread_or_wounds_who_has_it(badges: list[str], health: int) -> None:
    game = command("dread_roar", "star", Hero("urgh", at="D10", badges=badges))

    assert (game.hero.badges, game.hero.health) == (["dread"], health)


@proves("PL-77", "PL-81")
@pytest.mark.parametrize(("badges", "wounds"), [([], 1), (["dread"], 2), (["shackles"], 1)])
def test_a_nova_wounds_the_dreading_twice(badges: list[str], wounds: int) -> None:
    assert (
        wounds_of(command("nova_of_malice", "star", Hero("urgh", at="A10", badges=badges)), "nova_of_malice")
        == wounds
    )


# What turns a card away, or makes it worse.


@proves("PL-81", "PL-77")
@pytest.mark.parametrize(("card", "symbol"), [(card, symbol) for card, symbol, *_ in IKEE] + HARMLESS)
def test_a_banner_turns_any_card_of_ikees_away_for_a_gem(card: str, symbol: str) -> None:
    where = "A11" if card in ("ground_slam", "tribute") else "C10"

    game = command(card, symbol, Hero("urgh", at=where, badges=["banner"], gold=1, gems=1), "badge")

    assert wounds_of(game, card) == 0
    assert (game.hero.badges, game.hero.gold, game.hero.gems, game.hero.at) == ([], 1, 2, where)


@proves("PL-Q-82", "PL-Q-81")
def test_a_stone_skin_turns_the_whole_card_away_for_its_drinker_alone() -> None:
    target = Hero("urgh", at="A11", potions=["stone_skin_potion"])

    game = command("ground_slam", "boot", target, "stone_skin", others=[Hero("etorn", at="E11")])

    assert (game[0].health, game[0].badges, game[0].potions) == (6, [], [])
    assert (game[1].health, game[1].badges) == (4, ["shackles"])


@proves("PL-77", "PL-Q-82", "PL-23")
def test_a_shield_takes_a_wound_off_a_card_that_is_the_first_attack() -> None:
    beyond = command("blade_storm", "sword", still("urgh", "B12", items=["polished_shield"]))
    assert wounds_of(beyond, "blade_storm") == 0

    beside = command("blade_storm", "sword", still("urgh", "C12", items=["polished_shield"]))

    assert wounds_of(beside, "blade_storm") == 1  # there the enemy die's attack came first


@proves("PL-77", "PL-Q-87")
def test_heroes_are_hit_in_turn_order_from_the_active_one_on() -> None:
    game = gaze("stone_rain", "attack", Hero("urgh", at="H10"), others=[Hero("etorn", at="F10")])

    assert [event.args["seat"] for event in game.told("wounded") if event.args["cause"] == "stone_rain"] == [
        2,
        0,
        1,
    ]


@proves("PL-77", "PL-69", "PL-87")
def test_a_hero_a_card_downs_is_off_the_map_and_comes_back_at_a_shop() -> None:
    game = gaze("stone_rain", "attack", Hero("urgh", at="H10", health=1, special="coin"))
    assert (game.hero.at, game.hero.health, game.hero.special) == ("", 6, "blank")

    game.play("boot")

    assert game.hero.at == "E10"  # Melosa stands on the other


@proves("PL-24", "PL-77")
def test_a_frozen_boss_hits_nobody_with_its_cards() -> None:
    game = platformer(
        Hero("urgh", at="H10", potions=["frost_flask"]),
        Hero("etorn", at="A10"),
        tower=((HALL, HALL),),
        lowest=3,
        boss_at="C11",
    )

    game.play(
        "potion frost_flask",
        "end",
        "keep",
        **{**FIRST, "enemy_die": "attack attack", "boss_card": "stone_rain"},
    )

    assert (game[0].health, game[1].health) == (6, 4)


@proves("PL-24", "PL-77", "PL-62")
def test_a_frozen_medusa_does_not_slither_since_the_enemy_die_would_not_move_her() -> None:
    game = platformer(
        Hero("urgh", at="H10", potions=["frost_flask"]),
        Hero("etorn", at="J10"),
        tower=((HALL, HALL),),
        lowest=3,
        boss_at="C11",
    )

    game.play(
        "potion frost_flask",
        "end",
        "keep",
        **{**FIRST, "enemy_die": "left attack", "boss_card": "slither_left"},
    )

    assert game.boss_at == "C11"


@proves("PL-40", "PL-38", "PL-Q-86")
def test_the_boss_acts_after_gravity_has_worked() -> None:
    game = platformer(
        Hero("urgh", at="D12"),
        Hero("etorn", at="J10"),
        tower=((HALL, HALL),),
        lowest=3,
        boss_at="C11",
        enemy="attack",
    )

    game.play("end", "keep", **{**FIRST, "enemy_die": "attack left", "boss_card": "snake_bite"})

    assert game.hero.at == "D11"
    assert wounds_of(game, "snake_bite") == 2
