"""What is said beside the answers: who would attack, what falls short, where one would fall."""

from __future__ import annotations

import pytest

from mazmorra.games.platformer.rules.spaces import space_of
from mazmorra.kernel import Phrase
from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

CORNER = """
 . . . . .
+ + + + + +
 . . . . .
+-+ + + + +
 . X . . .
+-+-+-+-+-+
"""
PIT = """
 . . . . .
+ +-+ + + +
 . X . . .
+ + + + + +
 . . . . .
+-+-+-+-+-+
"""
TRAP = OPEN.replace(" . . . . .\n+-", " . X . . .\n+-")


def notes(game: Scene) -> dict[object, list[Phrase]]:
    """The notes of the open question by the names of its answers."""
    view = game.table.view(game.asked)
    found = game.table.game.notes(view)
    return {name: _parts(note) for name, note in zip(game.options, found, strict=True)}


def _parts(note: Phrase | None) -> list[Phrase]:
    if note is None:
        return []
    return list(dict(note.args)["risks"]) if note.key == "platformer-risks" else [note]  # type: ignore[call-overload]


def keys(parts: list[Phrase]) -> list[str]:
    return [part.key.removeprefix("platformer-risk-") for part in parts]


def test_a_step_away_from_an_enemy_says_who_attacks() -> None:
    game = platformer(Hero("etorn", at="B1", health=1), foes={"C1": "zombie"}, enemy="left")

    assert keys(notes(game)["step A1"]) == ["attacked", "downed"]
    assert dict(notes(game)["step A1"][0].args) == {"enemys": ("zombie",), "count": 1, "wounds": 1}


def test_a_trap_a_token_and_a_new_level_are_named() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((TRAP, OPEN),), tokens={"A2": "gem"}, enemy="left")
    assert (keys(notes(game)["step B1"]), keys(notes(game)["step A2"])) == (["trap"], ["takes"])

    game.play("step A2")
    assert keys(notes(game)["step A3"]) == ["reveals"]


def test_an_attack_that_falls_short_warns() -> None:
    game = platformer(
        Hero("urgh", at="B1"), foes={"B2": "werewolf"}, dice="sword boot boot boot coin", enemy="left"
    )
    assert keys(notes(game)["attack B2"]) == ["out_of_reach"]

    game.play("attack B2", "die sword")

    assert keys(notes(game)["strike"]) == ["short"]


def test_an_attack_that_can_be_done_says_so() -> None:
    game = platformer(
        Hero("urgh", at="B1", gems=1),
        foes={"B2": "werewolf"},
        dice="sword sword boot coin coin",
        enemy="left",
    )

    assert dict(notes(game)["attack B2"][0].args) == {"most": 4, "health": 3}


def test_the_end_of_the_turn_says_where_one_falls() -> None:
    game = platformer(Hero("etorn", at="B2"), tower=((TRAP, OPEN),), enemy="left")

    assert keys(notes(game)["end"]) == ["hero_falls", "traps"]


@proves("PL-81", "PL-Q-96")
@pytest.mark.parametrize(
    ("badges", "tokens", "wounds"),
    [
        ((), ("D11",), 0),
        (("mirror",), ("D11",), 1),
        ((), ("D11", "D10"), 1),
        (("mirror",), ("D11", "D10"), 2),
    ],
)
def test_a_fall_says_the_wounds_of_tokens_one_has_already(
    badges: tuple[str, ...], tokens: tuple[str, ...], wounds: int
) -> None:
    """A token is gained once, be it on the way."""
    game = platformer(
        Hero("etorn", at="D12", health=3, badges=badges),
        tower=((LAIR, LAIR),),
        lowest=3,
        tokens=dict.fromkeys(tokens, "badge"),
        boss_at="H11",
        enemy="attack",
    )

    said = {part.key: dict(part.args) for part in notes(game)["gravity"]}
    assert said.get("platformer-risk-tokens", {"wounds": 0}) == {"wounds": wounds}
    game.play("gravity")

    assert (game.hero.at, game.hero.health) == ("D10", 3 - wounds)


@proves("PL-81", "PL-69")
def test_a_fall_past_a_token_one_has_already_may_be_too_much() -> None:
    game = platformer(
        Hero("etorn", at="D12", health=1, badges=("mirror",)),
        tower=((LAIR, LAIR),),
        lowest=3,
        tokens={"D11": "badge"},
        boss_at="H11",
        enemy="attack",
    )

    assert keys(notes(game)["gravity"]) == ["hero_falls", "tokens", "downed"]
    assert keys(notes(game)["end"])[:3] == ["hero_falls", "tokens", "downed"]


def test_the_boss_level_is_for_ever() -> None:
    game = platformer(Hero("etorn", at="B9"), tower=((SHELVES, OPEN),), lowest=2, lair=True, enemy="left")

    assert "no_return" in keys(notes(game)["step B10"])


def test_the_view_shows_what_each_step_would_cost() -> None:
    game = platformer(Hero("etorn", at="B1"), foes={"C1": "zombie"}, enemy="left")

    assert {space: (count, wounds) for space, count, wounds in game.table.view(0)["reach"]} == {
        11: (1, 1),
        2: (1, 1),
        0: (1, 1),
    }


def test_a_shield_softens_only_the_first_of_several_attacks() -> None:
    hero = Hero("etorn", at="B1", items=("polished_shield",))
    game = platformer(hero, foes={"A1": "zombie", "C1": "zombie"}, enemy="right")

    assert dict(notes(game)["step B2"][0].args)["wounds"] == 1
    assert {wounds for _, _, wounds in game.table.view(0)["reach"]} == {1}


def test_the_blood_moon_shows_in_what_each_step_costs() -> None:
    game = platformer(
        Hero("etorn", at="B1"), foes={"C1": "zombie"}, solo=True, event="blood_moon", enemy="right"
    )

    assert dict(notes(game)["step B2"][0].args)["wounds"] == 2
    assert {wounds for _, _, wounds in game.table.view(0)["reach"]} == {2}


def test_a_leaving_attack_and_a_trap_together_may_be_too_much() -> None:
    game = platformer(
        Hero("etorn", at="A1", health=2), tower=((TRAP, OPEN),), foes={"A2": "zombie"}, enemy="left"
    )

    assert keys(notes(game)["step B1"]) == ["attacked", "trap", "downed"]


def test_a_token_of_the_boss_that_one_has_already_is_a_wound_and_nothing_to_take() -> None:
    hero = Hero("urgh", at="D11", badges=["mirror"])
    game = platformer(
        hero, tower=((LAIR, LAIR),), lowest=3, tokens={"E11": "badge"}, boss_at="H11", enemy="attack"
    )

    assert dict(notes(game)["step E11"][0].args) == {"wounds": 1}
    assert (space_of("E11"), 0, 1) in game.table.view(0)["reach"]


def test_a_frozen_ent_is_not_said_to_attack_who_comes() -> None:
    frozen = Hero("urgh", at="A1", potions=["frost_flask"])
    game = platformer(frozen, foes={"D1": "ent"}, enemy="left")
    assert keys(notes(game)["step B1"]) == ["reached"]

    game = platformer(frozen, foes={"D1": "ent"}, enemy="left")
    game.play("potion frost_flask")

    assert keys(notes(game)["step B1"]) == []


def test_letting_go_says_where_one_falls() -> None:
    ladder = TRAP.replace(" . . . . .\n+ + + + + +\n . X", " . H . . .\n+ + + + + +\n . X")
    game = platformer(Hero("etorn", at="B2", health=1), tower=((ladder, OPEN),), enemy="left")

    assert keys(notes(game)["let_go"]) == ["hero_falls", "traps", "downed"]


def test_the_most_wounds_count_what_makes_upgrades_cheaper_and_a_smiths_alloy() -> None:
    foes = {"B2": "werewolf"}
    loupe = platformer(
        Hero("urgh", at="B1", gems=2, items=["jewellers_loupe"]),
        foes=foes,
        cards="all",
        dice="sword boot coin hand hand",
        enemy="left",
    )
    loupe.play("item jewellers_loupe")
    assert dict(notes(loupe)["attack B2"][0].args) == {
        "most": 4,
        "health": 3,
    }  # the sword three times, and forged hands

    smith = platformer(
        Hero("brunda", at="B1"), foes=foes, cards="all", dice="sword boot coin hand hand", enemy="left"
    )

    assert dict(notes(smith)["attack B2"][0].args) == {"most": 3, "health": 3}


@proves("PL-Q-23", "PL-59")
def test_a_card_that_moves_the_hero_says_who_attacks() -> None:
    """A hook leads only up, and Boots of Haste have one way out of a corner: such a step is taken without
    another question.
    """
    hooked = Hero("etorn", at="B1", health=1, items=("grappling_hook", "boots_of_haste"))
    game = platformer(hooked, foes={"C1": "zombie"}, enemy="left")
    assert keys(notes(game)["item grappling_hook"]) == ["attacked", "downed"]
    assert keys(notes(game)["item boots_of_haste"]) == ["attacked", "downed"]

    corner = Hero("etorn", at="A1", items=("boots_of_haste",))
    alone = platformer(corner, tower=((CORNER, OPEN),), enemy="left")

    assert keys(notes(alone)["item boots_of_haste"]) == ["trap"]
    alone.play("item boots_of_haste")
    assert (alone.hero.at, alone.hero.health) == ("B1", 3)


@proves("PL-Q-23", "PL-17")
def test_ninja_gear_says_what_waits_under_the_platform() -> None:
    game = platformer(
        Hero("etorn", at="B1", health=1, items=("ninja_gear",)), tower=((PIT, OPEN),), enemy="left"
    )

    assert keys(notes(game)["item ninja_gear"]) == ["trap", "downed"]


@proves("PL-59", "PL-41")
def test_a_star_that_can_only_be_a_boot_says_who_attacks() -> None:
    """Brunda's star is a boot or a sword, and swords belong to an attack; Miksy's could also be a hand."""
    game = platformer(
        Hero("brunda", at="B1"), foes={"C1": "zombie"}, enemy="left", dice="star coin coin hand hand"
    )
    assert keys(notes(game)["use star"]) == ["attacked"]

    other = platformer(
        Hero("miksy", at="B1"), foes={"C1": "zombie"}, enemy="left", dice="star coin coin hand hand"
    )

    assert keys(notes(other)["use star"]) == []


@proves("PL-22", "PL-59")
def test_an_orc_is_said_to_throw_the_hero_who_then_takes_no_step() -> None:
    """What waits where the step would lead does not matter; what waits where the orc throws the hero does."""
    hero = Hero("etorn", at="B1", health=3)
    game = platformer(
        hero,
        foes={"C1": "orc_brute"},
        kinds=("zombie", "orc_brute", "werewolf"),
        tokens={"B2": "gem", "A1": "gold"},
        enemy="left",
        cards="all",
    )
    assert keys(notes(game)["step B2"]) == ["attacked", "thrown", "takes"]
    assert [dict(part.args) for part in notes(game)["step B2"][1:]] == [
        {"enemy": "orc_brute", "place": "A1"},
        {"token": "gold"},
    ]

    game.play("step B2")

    assert (game.hero.at, game.hero.health, game.hero.gold, game.hero.gems) == ("A1", 1, 1, 0)
