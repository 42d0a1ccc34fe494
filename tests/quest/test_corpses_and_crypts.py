"""The corpse deck and the crypt deck, card by card (DQ-CRD-2)."""

from __future__ import annotations

import pytest

from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOMS = {"C3": "dn1 W", "D3": "dn1 W"}


def looked(
    deck: str,
    card: str,
    *answers: object,
    hero: Hero | None = None,
    dice: tuple[int, ...] = (),
    **draws: list[str],
) -> Scene:
    """A hero finds a body, or a crypt, in D3 and looks."""
    game = quest(hero or Hero("hugo", "C3"), board=ROOMS)
    finds = {"corpse": "dead_adventurer", "crypt": "crypt"}[deck]
    return game.play("move D3", "draw", *answers, dice=dice, dungeon=[finds], **{deck: [card]}, **draws)


@proves("DQ-CRD-2", "DQ-CRD-4")
@pytest.mark.parametrize(
    ("deck", "gold"),
    [
        ("corpse", 50),
        ("corpse", 100),
        ("corpse", 200),
        ("crypt", 20),
        ("crypt", 90),
        ("crypt", 120),
        ("crypt", 250),
    ],
)
def test_coins_are_loot(deck: str, gold: int) -> None:
    assert looked(deck, f"gold_{gold}").last("loot_gained")["gold"] == gold


@proves("DQ-CRD-2")
@pytest.mark.parametrize(("deck", "card"), [("corpse", "nothing_on_it"), ("crypt", "empty_crypt")])
def test_an_empty_find_is_discarded(deck: str, card: str) -> None:
    game = looked(deck, card)

    assert (game.hero.loot, game.hero.wounds, game.discarded(deck, card)) == ([], 0, 1)


@proves("DQ-CRD-2")
@pytest.mark.parametrize("deck", ["corpse", "crypt"])
def test_a_potion_is_loot(deck: str) -> None:
    game = looked(deck, "unstable_potion")

    assert (game.hero.loot, game.discarded(deck, "unstable_potion")) == (["unstable_potion"], 0)


@proves("DQ-CRD-2")
@pytest.mark.parametrize(
    ("deck", "die", "met"),
    [("corpse", 3, False), ("corpse", 4, True), ("crypt", 1, False), ("crypt", 6, True)],
)
def test_old_bones_may_be_a_monster_that_nobody_escapes(deck: str, die: int, met: bool) -> None:
    game = looked(deck, "old_bones", dice=(die,), monster=["golem_4"] * met)
    assert bool(game.told("monster_met")) == met
    if not met:
        assert game.asked == 1
        return

    game.clash("magic", "ranged")

    assert game.question == "hero_card"  # no escape is offered, though C3 is next door


@proves("DQ-CRD-2", "DQ-R-55")
@pytest.mark.parametrize(
    ("card", "die", "wounds"),
    [("scorpion", 4, 3), ("small_scorpion", 4, 2), ("small_scorpion", 2, 0), ("deadly_scorpion", 4, 4)],
)
def test_scorpions_sting_each_in_their_own_way(card: str, die: int, wounds: int) -> None:
    assert looked("corpse", card, dice=(die,)).hero.wounds == wounds


@proves("DQ-CRD-2")
@pytest.mark.parametrize(("before", "after"), [(0, 8), (1, 9), (7, 12), (15, 16)])
def test_a_spectral_storm_takes_half_of_what_health_remains_rounded_up(before: int, after: int) -> None:
    game = looked("crypt", "spectral_storm", hero=Hero("hugo", "C3", wounds=before), dice=(6, 6))

    assert game.hero.wounds == (after if after < 16 else 0)
    assert (game.hero.standing == "dead") == (after == 16)


@proves("DQ-CRD-2")
def test_the_strong_stand_against_a_spectral_storm() -> None:
    assert looked("crypt", "spectral_storm", dice=(3, 4)).hero.wounds == 0


@proves("DQ-CRD-2")
def test_a_trap_hidden_in_a_crypt_is_a_trap() -> None:
    assert looked("crypt", "hidden_trap", trap=["explosion"]).hero.wounds == 4


# The rope.


@proves("DQ-CRD-2")
def test_a_rope_is_kept() -> None:
    game = looked("corpse", "rope")

    assert (game.hero.kept, game.hero.loot, game.discarded("corpse", "rope")) == (["rope"], [], 0)


@proves("DQ-CRD-2")
@pytest.mark.parametrize(
    ("tile", "answers", "trap"),
    [("br1", ["cross"], []), ("tr1", [], ["trapdoor"])],
    ids=["bridge", "trapdoor"],
)
def test_a_rope_passes_one_test_of_agility(tile: str, answers: list[str], trap: list[str]) -> None:
    rooms = {"C3": "dn1 W", "D3": f"{tile} W", "E3": "dn1 W"}
    game = quest(Hero("hugo", "C3", kept=["rope"]), board=rooms)
    game.play("move D3", *answers, trap=trap)
    assert (game.question, game.options) == ("rope", ["roll", "rope"])

    game.play("rope", dungeon=["empty"] if tile == "br1" else [])

    assert (game.hero.kept, game.hero.standing, game.hero.wounds) == ([], "inside", 0)
    assert game.hero.at == ("E3" if tile == "br1" else "D3")
    assert game.discarded("corpse", "rope") == 1
    assert (game.clause("card_over"), game.last("card_over")) == ("DQ-CRD-2", {"seat": 0, "card": "rope"})


@proves("DQ-CRD-2")
def test_a_rope_helps_over_a_cave_in_and_need_not_be_used() -> None:
    rooms = {"C3": "dn1 W", "D3": "ci1 W", "E3": "dn1 W"}
    used = quest(Hero("hugo", "D3", kept=["rope"]), board=rooms).play("move E3", "rope", dungeon=["empty"])
    saved = quest(Hero("hugo", "D3", kept=["rope"]), board=rooms).play("move E3", "roll", dice=[6, 6])

    assert (used.hero.at, used.hero.kept) == ("E3", [])
    assert (saved.hero.at, saved.hero.kept) == ("D3", ["rope"])


@proves("DQ-TST-1", "DQ-ROM-4")
def test_whoever_has_a_rope_is_told_what_the_roll_would_need_loot_and_all() -> None:
    game = quest(
        Hero("hugo", "C3", kept=["rope"], loot=["gold_30", "gold_40"]), board={"C3": "dn1 W", "D3": "br1 W"}
    )

    game.play("move D3", "cross", "gold_30", "go")

    assert (game.question, game.about["needed"], game.about["odds"]) == (
        "rope",
        4,
        17,
    )  # agility 5, one card of loot


@proves("DQ-CRD-2")
def test_a_rope_is_of_no_use_in_a_web_or_against_a_portcullis() -> None:
    rooms = {"C3": "dn1 W", "D3": "pc1 W"}
    game = quest(Hero("hugo", "C3", kept=["rope"]), board=rooms)

    game.play("move D3", dice=[6, 6])

    assert (game.hero.at, game.hero.kept) == ("C3", ["rope"])
