"""Platformer in sentences: where one stands, what is around, the dice, everybody's lot, the cards, the
count.
"""

from __future__ import annotations

import pytest

from mazmorra.content.wording import LANGUAGES
from mazmorra.kernel.view import WATCHER
from tests.platformer.setting import OPEN, Hero, platformer

from .towers import board, view, yard

NAMES = ("Ana", "Rui")


def test_a_turn_begins_with_the_place_what_is_around_the_dice_and_everybody() -> None:
    scene = yard(
        Hero("urgh", at="C2", gold=2, gems=1, special="star"),
        Hero("melosa", at="B1", special="hand"),
        foes={"D2": "zombie"},
        tokens={"B2": "gold"},
        shop=("crossbow", "", "", "healing_potion"),
    )

    assert board(scene).situation(view(scene), NAMES) == [
        "You are at C2, level 1: shop, on a platform.",
        "Around: up (C3): void portal, no floor, costs 1 wound; right (D2): zombie, no floor, costs 1 wound; "
        "down: a platform; left (B2): ladder, gold, costs 1 wound.",
        "Dice: boot, boot, sword, coin, hand. Special die: star. Enemy die: left.",
        "Ana (you), Urgh: health 6 of 6, 2 gold, 1 gem.",
        "Rui, Melosa: health 6 of 6, 0 gold, 0 gems. At B1. Special die: hand.",
        "Zombie (level 1): health 1, damage 1, loot 1 gold and 1 gem; on the map: D2.",
        "Ent (level 2): health 2, damage 1, loot 1 gold and 1 gem; on the map: none.",
        "Werewolf (level 3): health 3, damage 3, loot 2 gold and 2 gems; on the map: none.",
        "Boss Medusa: health 8 in one attack, damage 2. Waits on level 4.",
        "Shop: Crossbow, 5 gold; Healing Potion, 2 gold.",
    ]


def test_in_the_middle_of_a_turn_less_is_told() -> None:
    scene = yard(Hero("urgh", at="D1", special="boot"), dice="boot boot sword coin hand")
    scene.play("use coin", "special boot")
    assert [line.partition(":")[0] for line in board(scene).situation(view(scene), NAMES)] == [
        "You are at D1, level 1",
        "Around",
    ]

    scene.play("D2")
    told = board(scene).situation(view(scene), NAMES)
    assert told[0] == "You are at D2, level 1: in the air, the next Gravity drops you to D1."
    assert len(told) == 4


def test_somebody_who_is_asked_in_anothers_turn_does_not_hear_the_dice() -> None:
    scene = yard(
        Hero("urgh", at="A1"),
        Hero("melosa", at="G1", potions=("stone_skin_potion",)),
        foes={"H1": "zombie"},
        enemy="attack",
    )

    assert scene.table.asks[0].seat == 1
    assert board(scene).situation(view(scene, 1), NAMES) == [
        "Rui (you), Melosa: health 6 of 6, 0 gold, 0 gems. Potions: Stone-Skin Potion."
    ]


@pytest.mark.parametrize(
    ("hero", "foes", "footing"),
    [
        (Hero(at="A1"), {}, "on a platform"),
        (Hero(at="B2"), {}, "on a platform"),
        (Hero(at="G2"), {"G1": "zombie"}, "on top of zombie"),
        (Hero(at="G3"), {}, "in the air, the next Gravity drops you to G1"),
    ],
)
def test_what_holds_a_hero_up_is_told(hero: Hero, foes: dict[str, str], footing: str) -> None:
    scene = yard(hero, foes=foes)

    assert footing in board(scene).situation(view(scene), NAMES)[0]


def test_a_hero_in_the_air_is_held_by_ladders_and_by_hovering() -> None:
    tile = OPEN.replace(" . . . . .\n+ + + + + +\n . . . . .\n+-", " . H . . .\n+ + + + + +\n . . . . .\n+-")
    ladder = platformer(Hero(at="B2"), tower=((tile, OPEN),), enemy="left")
    other = platformer(Hero(at="C1"), Hero("etorn", at="D3", hovers=True), enemy="left")

    assert "held by the ladder" in board(ladder).situation(view(ladder), NAMES)[0]
    assert "hovering" in board(other).situation(view(other, 1), NAMES)[0]


def test_closed_ways_say_what_closes_them() -> None:
    scene = yard(Hero(at="A2"))

    assert board(scene).situation(view(scene), NAMES)[1] == (
        "Around: up: a platform; right: a wall; down (A1): free; left: the edge of the map."
    )
    top = yard(Hero(at="B2"))
    assert "down (B1): along the ladder, ladder" in board(top).situation(view(top), NAMES)[1]
    assert "down: the ground;" in board(scene).situation(view(yard(Hero(at="B1"))), NAMES)[1]
    assert "a level still face down" in board(scene).sentences.way(view(yard(Hero(at="G3"))), 0, 0, NAMES)


def test_a_level_that_was_removed_is_gone_and_so_are_its_enemies() -> None:
    scene = platformer(Hero("urgh", at="C4"), lowest=1, enemy="left", foes={"F5": "ent"})
    told = board(scene).situation(view(scene), NAMES)

    assert "down: the ground (the level below is gone);" in told[1]
    assert [line.partition(" ")[0] for line in told if "on the map" in line] == ["Ent", "Werewolf"]
    zombie_left = platformer(Hero("urgh", at="C4"), lowest=1, enemy="left", foes={"F5": "zombie"})
    assert any(
        line.startswith("Zombie (level 1): ")
        for line in board(zombie_left).situation(view(zombie_left), NAMES)
    )


def test_the_way_into_the_boss_level_has_no_way_back() -> None:
    scene = platformer(Hero("urgh", at="C9"), lowest=2, lair=True, boss_at="C11", enemy="left")

    assert "up (C10): through the one-way floor, no way back" in board(scene).situation(view(scene), NAMES)[1]
    assert (
        board(scene)
        .sentences.boss(view(scene))
        .startswith("Boss Medusa: health 8 in one attack, damage 2. At ")
    )


def test_who_is_off_the_map_is_told_so() -> None:
    scene = yard(Hero("urgh"), Hero("melosa"))

    assert board(scene).situation(view(scene), NAMES)[0] == "You are off the map."
    assert "Rui, Melosa: health 6 of 6, 0 gold, 0 gems. Off the map." in board(scene).situation(
        view(scene), NAMES
    )


def test_belongings_are_told_with_those_that_are_used() -> None:
    hero = Hero(
        "urgh",
        at="A1",
        items=("greatsword",),
        potions=("blink_potion",),
        badges=("mirror",),
        artifacts=("coin_gun",),
    )
    scene = yard(hero, artifacts=("coin_gun", "prism"))
    scene.table.state.exhausted[0] = scene.table.state.items[0]
    told = board(scene).sentences.lot(view(scene), 0, NAMES)

    assert "Items: Greatsword (used)." in told
    assert "Potions: Blink Potion." in told
    assert "Artifacts: Coin Gun." in told
    assert "Boss tokens: Mirror." in told


def test_the_sheets_explain_every_card_in_sight() -> None:
    hero = Hero("urgh", at="A1", items=("greatsword",), potions=("blink_potion",), badges=("mirror",))
    scene = yard(hero, artifacts=("coin_gun", "prism"), shop=("crossbow",))
    sheet = "\n".join(board(scene).hands(view(scene), NAMES))

    for card in (
        "Greatsword: ",
        "Blink Potion: ",
        "Mirror: ",
        "Coin Gun: ",
        "Prism: ",
        "5 gold, Crossbow: ",
        "Medusa: ",
    ):
        assert card in sheet, card
    assert "A star stands for a sword or a hand." in sheet
    assert "Petrified: You roll 1 die less." in sheet, "what the boss may do to one is told before"
    assert "Long Reach: " in sheet, "what an ent does"


def test_the_table_tells_every_revealed_space_to_somebody_who_asks() -> None:
    scene = yard(Hero("urgh", at="C2"), foes={"A1": "zombie"}, tokens={"J3": "gem"})
    told = board(scene).surroundings(view(scene), NAMES)

    assert len(told) == 3
    assert told[1].startswith(
        "Row 2, level 1: A2 no floor, a wall on the right; B2 ladder, floor; C2 Ana, "
        "shop, floor; D2 no floor;"
    )
    assert "A1 zombie, where enemies appear, floor; B1 ladder, floor" in told[2]
    assert told[0].endswith("J3 gem, no floor.")


def test_the_event_of_a_solo_game_comes_first() -> None:
    scene = yard(Hero("urgh", at="A1"), solo=True, event="toll")

    assert board(scene).situation(view(scene), NAMES)[0].startswith("Event: Toll: ")
    assert board(scene).progress(view(scene)) == "Turn 1, 11 more"


def test_notes_say_what_an_answer_risks() -> None:
    scene = yard(Hero("urgh", at="D1", health=1), foes={"E1": "zombie"})
    use = next(option for option in scene.table.asks[0].options if option == ("step", 13))

    assert board(scene).note(view(scene), use).startswith("1 attack (zombie): 1 wound")
    assert board(scene).note(view(scene, WATCHER), use) == ""


def test_notes_say_what_the_card_does_that_an_answer_uses_or_buys() -> None:
    hero = Hero("urgh", at="C2", gold=9, items=("hammer_of_greed",), potions=("blink_potion",))
    scene = yard(hero, shop=("crossbow", "", "", "healing_potion"))
    words_of, seen = board(scene), view(scene)
    noted = {str(option): words_of.note(seen, option) for option in scene.table.asks[0].options}

    assert noted["ability"].startswith("Once a turn, with 6 health or more")
    for kind in ("item", "potion", "buy"):
        assert all(note for option, note in noted.items() if option.startswith(f"('{kind}'"))
    assert noted["('buy', 3)"] == words_of.names.text("potion", "healing_potion")


def test_the_rules_of_the_place_are_at_hand() -> None:
    scene = yard(Hero("urgh", at="C3"), Hero("melosa", at="C2"))

    assert board(scene).clauses(view(scene)) == ("PL-20",)
    assert board(scene).clauses(view(scene, 1)) == ("PL-18",)
    assert board(scene).clauses(view(scene, WATCHER)) == ()


def test_the_count_names_the_winner_first_and_then_who_climbed_highest() -> None:
    scene = yard(Hero("urgh", at="A1", gold=3), Hero("melosa", at="C3", gems=1))
    assert [row[0] for row in board(scene).count(view(scene), NAMES)[1:]] == ["Rui", "Ana"]

    scene.table.state.winner = 0
    rows = board(scene).count(view(scene), NAMES)
    assert rows[1] == ("Ana", "(Urgh):", "3 gold,", "0 gems", "- wins")
    assert rows[2] == ("Rui", "(Melosa):", "0 gold,", "1 gem", "")


def test_a_solo_win_is_scored_part_by_part() -> None:
    scene = yard(Hero("urgh", at="A1", gold=6, gems=2), solo=True, event="toll")
    scene.table.state.winner, scene.table.state.defeated = 0, 3
    rows = board(scene).count(view(scene), ("Ana",))[2:]

    assert [row[2] for row in rows] == [
        "33 points",
        "6 points",
        "0 points",
        "2 points",
        "2 points",
        "43 points",
    ]
    assert (rows[0][0], rows[-1][0]) == ("Turns left:", "In all:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    hero = Hero("urgh", at="C2", items=("greatsword",), potions=("blink_potion",), badges=("mirror",), gems=1)
    scene = yard(
        hero, artifacts=("coin_gun",), shop=("crossbow",), foes={"D2": "zombie"}, tokens={"B2": "gold"}
    )
    words_of = board(scene, language)
    seen = view(scene)

    told = [
        *words_of.situation(seen, NAMES),
        *words_of.hands(seen, NAMES),
        *words_of.surroundings(seen, NAMES),
    ]
    assert not [line for line in told if "_" in line], "no name is left as the content files have it"
    assert len(words_of.legend()) == 4


LOOT = {
    "en": ("loot 1 gem;", "loot 2 gold;", "loot 1 gold and a potion;"),
    "es": ("botín 1 gema;", "botín 2 de oro;", "botín 1 de oro y una poción;"),
    "pt": ("saque 1 gema;", "saque 2 de ouro;", "saque 1 de ouro e uma poção;"),
    "pt-BR": ("espólio 1 gema;", "espólio 2 de ouro;", "espólio 1 de ouro e uma poção;"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_an_enemys_loot_only_what_there_is_is_said(language: str) -> None:
    scene = yard(Hero("urgh", at="C2"), kinds=("slime", "goblin_thief", "mimic"))
    told = board(scene, language).sentences.enemies(view(scene))

    assert all(said in line for said, line in zip(LOOT[language], told, strict=True))
