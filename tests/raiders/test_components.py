"""What is in the box of each edition, card by card."""

from __future__ import annotations

import pytest

import mazmorra
from mazmorra.games.raiders.box.loading import HALF, Room, open_box
from mazmorra.games.raiders.rules.cards import ITEMS
from tests.scenario import new_table, proves
from tests.scenario.tables import both_editions

TREASURES = {
    "treasure_4_2": (2, (4, 2)),
    "treasure_4": (1, (4,)),
    "treasure_3_2": (2, (3, 2)),
    "treasure_3": (1, (3,)),
    "treasure_2_1": (2, (2, 1)),
    "treasure_2": (1, (2,)),
    "treasure_1": (1, (1,)),
}
MONSTERS = {
    "snake": (1, (8, 10, 13), 3),
    "goblin": (2, (11, 14, 18), 2),
    "skeleton": (1, (11, 14, 18), 3),
    "troll": (2, (14, 18, 23), 2),
    "dragon": (2, (14, 18, 23), 3),
}
ONLY_IN = {
    "classic": {"zombie": (1, (11, 14, 18), 1), "gelatinous_cube": (1, (14, 18, 23), 1)},
    "devir": {"zombie": (2, (11, 14, 18), 1), "the_thing": (1, (14, 18, 23), 1)},
}
TRAPS = {
    "classic": {
        "magnet": (2, "most_coins", True, (0, 0, 1, 2, 3)),
        "boulder": (1, "fewest_wounds", True, (0, 0, 1, 2, 3)),
        "lava": (1, "everyone", False, (HALF, 2, 1, 0, 0)),
        "spike": (1, "everyone", False, (HALF, 2, 1, 0, 0)),
    },
    "devir": {
        "magnet": (1, "most_coins", True, (0, 1, 1, 2, 2)),
        "boulder": (1, "fewest_wounds", True, (0, 1, 1, 1, 2)),
        "lava": (1, "most_coins", True, (0, 0, 1, 2, 3)),
        "spike": (1, "fewest_wounds", True, (0, 0, 1, 2, 2)),
    },
}
BOSSES = {
    "tax_collector": (11, 14, 16),
    "medusa": (11, 14, 16),
    "vampire": (14, 18, 23),
    "sphinx": (11, 14, 16),
    "minotaur": (14, 18, 23),
    "wolf_pack": (11, 14, 16),
    "necromancer": (14, 18, 23),
    "megadragon": (),
    "golem": (),
    "mummy": (),
}
CHARACTERS = {
    "explorer": (3, 2, ("torch",)),
    "knight": (1, 1, ("sword",)),
    "thief": (2, 2, ("key",)),
    "warrior": (2, 0, ()),
    "wizard": (1, 1, ("crystal_ball", "crystal_ball")),
}


def rooms(edition: str, kind: str) -> dict[str, Room]:
    return {room.id: room for room in open_box(edition).rooms if room.kind == kind and not room.boss}


def copies(edition: str, kind: str) -> int:
    return sum(room.copies for room in rooms(edition, kind).values())


@proves("DR-CMP-1")
@pytest.mark.parametrize(("kind", "cards"), [("monster", 10), ("treasure", 10), ("trap", 5), ("vault", 5)])
def test_the_classic_dungeon_has_30_cards(kind: str, cards: int) -> None:
    assert copies("classic", kind) == cards
    assert sum(room.copies for room in open_box("classic").rooms) == 30


@proves("DR-CMP-1")
def test_three_of_the_five_vaults_hold_items() -> None:
    with_items = [
        room for room in rooms("classic", "vault").values() if any(gift.op == "take" for gift in room.gives)
    ]

    assert sum(room.copies for room in with_items) == 3


@proves("DR-CMP-1", "DR-CMP-2")
@pytest.mark.parametrize(("edition", "each"), [("classic", 5), ("devir", 6)])
def test_there_are_so_many_items_of_each_kind(edition: str, each: int) -> None:
    assert open_box(edition).figures.items_of_each_kind == each


@proves("DR-CMP-1", "DR-CMP-2")
@both_editions
def test_five_players_have_25_power_cards(edition: str) -> None:
    table = new_table(edition, seats=5)
    for character in range(5):
        table.answer(-1, character)

    assert [hand & 0b11111 for hand in table.state.hands] == [0b11111] * 5


@proves("DR-CMP-1")
def test_classic_trackers_count_to_20_treasure_and_10_wounds_and_there_are_no_bosses_nor_level_cards() -> (
    None
):
    box = open_box("classic")

    assert (box.figures.most_coins, box.figures.deadly_wounds) == (20, 10)
    assert (box.bosses, box.levels) == (0, ())


@proves("DR-CMP-2")
@pytest.mark.parametrize(("kind", "cards"), [("monster", 11), ("treasure", 10), ("trap", 4), ("vault", 5)])
def test_the_devir_dungeon_has_30_rooms_besides_the_bosses(kind: str, cards: int) -> None:
    assert copies("devir", kind) == cards
    assert sum(room.copies for room in open_box("devir").rooms if not room.boss) == 30


@proves("DR-CMP-2")
def test_there_are_ten_bosses_with_their_strengths() -> None:
    assert {room.id: room.strength for room in open_box("devir").rooms if room.boss} == BOSSES


@proves("DR-CMP-2")
def test_there_are_seven_different_level_cards() -> None:
    patterns = ["".join("DU"[up] for up in level.face_up) for level in open_box("devir").levels]

    assert patterns == ["UDUDD", "UDDUD", "UUUUD", "UUDDU", "UUDDD", "UUDUD", "UDDDU"]


@proves("DR-CMP-3")
@both_editions
def test_there_are_four_kinds_of_items_and_five_characters(edition: str) -> None:
    assert ITEMS == ("torch", "crystal_ball", "key", "sword")
    assert {
        each.id: (each.coins, each.wounds, each.items) for each in open_box(edition).characters
    } == CHARACTERS


@proves("DR-CMP-1", "DR-CMP-2")
@both_editions
def test_the_treasure_rooms_are_those_printed(edition: str) -> None:
    assert {room.id: (room.copies, room.chests) for room in rooms(edition, "treasure").values()} == TREASURES


@proves("DR-CMP-1", "DR-CMP-2")
@both_editions
def test_the_monsters_are_those_printed(edition: str) -> None:
    printed = {
        room.id: (room.copies, room.strength, room.wounds) for room in rooms(edition, "monster").values()
    }

    assert printed == MONSTERS | ONLY_IN[edition]


@proves("DR-CMP-1", "DR-CMP-2")
@both_editions
def test_the_traps_are_those_printed(edition: str) -> None:
    printed = {
        room.id: (room.copies, room.who, room.by_highest, room.amounts)
        for room in rooms(edition, "trap").values()
    }

    assert printed == TRAPS[edition]


@proves("DR-CMP-1", "DR-CMP-2")
@both_editions
def test_the_vaults_are_those_printed(edition: str) -> None:
    vaults = {
        room.id: (room.copies, [next(iter(dict(gift.args).values())) for gift in room.gives])
        for room in rooms(edition, "vault").values()
    }

    assert vaults == {"vault_items": (3, [*ITEMS, 1]), "vault_coins": (2, [1, 2, 1, 3, 2])}


@pytest.mark.parametrize(
    ("edition", "mode", "seats", "clause"),
    [
        ("devir", "standard", 4, "DR-END-3"),
        ("devir", "standard", 3, "DR-END-4"),
        ("classic", "speed", 5, "DR-END-2"),
        ("classic", "speed", 2, ""),
        ("classic", "solitaire", 1, ""),
    ],
)
def test_a_screen_is_told_by_which_rule_somebody_collapses(
    edition: str, mode: str, seats: int, clause: str
) -> None:
    assert mazmorra.game("raiders", edition=edition, mode=mode).components(seats)["collapse"] == clause


def test_a_screen_is_told_the_attack_deck_where_there_is_one() -> None:
    assert mazmorra.game("raiders", edition="classic", mode="solitaire").components(1)["attacks"] == [3, 4, 5]
    assert mazmorra.game("raiders", edition="classic", mode="duel").components(2)["attacks"] == []
