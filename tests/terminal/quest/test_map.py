"""The dungeon in characters: pictures of small dungeons, as they stand on the screen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mazmorra.games.quest.rules.spaces import SPACES
from mazmorra.games.quest.state import ENTRANCE, MONSTER, SEARCHED
from mazmorra.kernel.view import AnyView
from mazmorra.terminal.cells import Cell
from mazmorra.terminal.quest.dungeon_map import SCALES, UNKNOWN, DungeonMap, Scale

from .laid import Laid, space

LARGE, SMALL = Scale(6, 3), Scale(4, 2)


def picture(view: AnyView, scale: Scale, rooms: str, across: int, down: int) -> list[str]:
    """The rooms from one on, so many across and down, with their walls."""
    drawn = DungeonMap(view, scale)
    left, top = drawn.corner(space(rooms))
    rows = drawn.rows[top : top + down * scale.down + 1]
    return [text(row[left : left + across * scale.across + 1]) for row in rows]


def text(row: Sequence[Cell]) -> str:
    return "".join(cell.char for cell in row)


def test_walls_passages_doors_and_portcullises_are_told_apart() -> None:
    laid = Laid().room("C3", "do1", "W").room("D3", "pc1", "S").room("C4", "dn8", "E").room("E3", "pc1", "W")

    assert picture(laid.view(), LARGE, "C3", 3, 2) == [
        "┌─   ─┬─   ─┬─   ─┐",
        "      ▮     ╪      ",
        "      ▮     ╪      ",
        "├─────┼─╫╫╫─┴─   ─┘",
        "│        ·     ·   ",
        "│                  ",
        "└─────┘            ",
    ]
    assert picture(laid.view(), SMALL, "C3", 3, 2) == [
        "┌─ ─┬─ ─┬─ ─┐",
        "    ▮   ╪    ",
        "├───┼─╫─┴─ ─┘",
        "│     ·   ·  ",
        "└───┘        ",
    ]


def test_a_door_and_a_portcullis_on_one_passage_are_both_seen() -> None:
    laid = Laid().room("C3", "do1", "W").room("D3", "pc1", "W")

    assert [row[6] for row in picture(laid.view(), LARGE, "C3", 2, 1)] == ["┬", "▮", "╪", "┴"]
    assert picture(laid.view(), SMALL, "C3", 2, 1)[1][4] == "╬"


def test_a_passage_that_ends_at_a_wall_is_drawn_as_a_wall() -> None:
    laid = Laid().room("C3", "dn1", "W").room("D3", "dn8", "E")

    assert [row[6] for row in picture(laid.view(), LARGE, "C3", 2, 1)] == ["┬", "│", "│", "┴"]


def test_tokens_heroes_and_travel_markers_stand_in_their_rooms() -> None:
    laid = (
        Laid(4)
        .room("C3", "dn5", "W", MONSTER | SEARCHED)
        .room("D3", "st1", "W")
        .room("E3", "dn1", "W", ENTRANCE | SEARCHED)
    )
    laid.stand(0, "C3").below(1, "D3", "N").stand(2, "E3").below(3, "E3", "E")

    assert picture(laid.view(), LARGE, "C3", 3, 1) == [
        "┌─────┬─   ─┬─   ─┐",
        " ☠ ✓       ≡   ✓ ≡ ",
        "   ●   ■↑    ◆→▲   ",
        "└─────┴─────┴─   ─┘",
    ]
    assert picture(laid.view(), SMALL, "C3", 3, 1)[1] == " ☠●   ■↑ ✓▲→ "


def test_the_treasure_chamber_is_one_room_and_holds_everybody() -> None:
    laid = Laid(4)
    for seat in range(4):
        laid.stand(seat, "G5")

    assert picture(laid.view(), LARGE, "G5", 1, 2) == [
        "┌─   ─┐",
        "   ¤   ",
        " ●■▲◆  ",
        "│     │",
        "   ¤   ",
        "       ",
        "└─   ─┘",
    ]
    assert picture(laid.view(), SMALL, "G5", 1, 2) == ["┌─ ─┐", " ¤●■ ", "│   │", " ¤▲◆ ", "└─ ─┘"]


def test_towers_stand_in_the_corners_of_the_outer_wall() -> None:
    assert picture(Laid().stand(1, "G5").view(), LARGE, "L9", 2, 2) == [
        "            ║",
        "   ·     ·  ║",
        "            ║",
        "      ┌─   ─╢",
        "   ·     ♜  ║",
        "            ║",
        "══════╧═════╝",
    ]


def test_a_corridor_is_drawn_as_it_leads_and_a_chasm_as_it_divides() -> None:
    laid = (
        Laid()
        .room("B2", "co7", "N")
        .room("C2", "br1", "N")
        .room("D2", "br1", "E")
        .room("E2", "ch1")
        .room("F2", "ch2")
    )

    assert picture(laid.view(), SMALL, "B2", 5, 1)[1] == "  ┛ │ ║ │ ═   ╲   ╱  "


def test_a_hero_stands_on_one_side_of_a_bridge() -> None:
    assert picture(Laid().room("C3", "br1", "W").stand(0, "C3", "W").view(), LARGE, "C3", 1, 1)[1:3] == [
        "  ═══  ",
        " ●     ",
    ]
    assert picture(Laid().room("C3", "br1", "W").stand(0, "C3", "E").view(), LARGE, "C3", 1, 1)[1:3] == [
        "  ═══  ",
        "     ● ",
    ]
    assert picture(Laid().room("C3", "br1", "N").stand(0, "C3", "N").view(), LARGE, "C3", 1, 1)[1:3] == [
        "│  ●  │",
        "│  ║  │",
    ]
    assert picture(Laid().room("C3", "br1", "N").stand(0, "C3", "S").view(), LARGE, "C3", 1, 1)[1:3] == [
        "│  ║  │",
        "│  ●  │",
    ]


@pytest.mark.parametrize("scale", SCALES)
def test_every_kind_of_room_has_a_sign_of_its_own(scale: Scale) -> None:
    tiles = {
        "dungeon": "dn1",
        "corridor": "co1",
        "rotating": "ro1",
        "trap": "tr1",
        "darkness": "da1",
        "cavein": "ci2",
        "chasm": "ch1",
        "pit": "pi1",
        "bridge": "br1",
        "web": "we1",
    }
    signs = {
        kind: picture(Laid().room("C3", tile).view(), scale, "C3", 1, 1)[1].strip("│ ")
        for kind, tile in tiles.items()
    }
    signs["tower"] = "♜"
    signs["treasure"] = "¤"

    assert len(set(signs.values())) == len(signs)
    assert UNKNOWN not in signs.values()


@pytest.mark.parametrize("scale", SCALES)
def test_what_is_not_explored_shows_nothing_but_where_it_is(scale: Scale) -> None:
    drawn = DungeonMap(Laid().view(), scale)

    assert (len(drawn.rows[0]), len(drawn.rows)) == scale.size
    assert sum(text(row).count(UNKNOWN) for row in drawn.rows) == SPACES - 6


@pytest.mark.parametrize("scale", SCALES)
def test_rooms_are_found_by_the_letters_and_numbers_on_the_outer_wall(scale: Scale) -> None:
    drawn = DungeonMap(Laid().view(), scale)
    drawn.letter()

    assert text(drawn.rows[0]).replace("═", "").replace("╤", "") == "╔ABCDEFGHIJKLM╗"
    assert (
        "".join(row[0].char for row in drawn.rows).translate({ord(char): None for char in "║╟╔╚"})
        == "12345678910"
    )
