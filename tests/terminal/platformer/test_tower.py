"""The tower in characters: pictures of small towers, as they stand on the screen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mazmorra.terminal.cells import Cell
from mazmorra.terminal.platformer.tower_map import (
    DEAR,
    FREE,
    GATE,
    SCALES,
    SIGNS,
    TOKENS,
    Scale,
    TowerMap,
)
from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, SHELVES, Hero, platformer

from .towers import board, view, yard

SMALL, LARGE = Scale(4, 2), Scale(6, 3)


def drawn(scene: Scene, scale: Scale = SMALL) -> TowerMap:
    seen = view(scene)
    return TowerMap(seen, scale, board(scene).names.letters(seen), board(scene).marks(seen))


def picture(scene: Scene, scale: Scale = SMALL, columns: int = 5, rows: int = 3) -> list[str]:
    """The lowest rows, the leftmost columns, with their edges."""
    lines = drawn(scene, scale).rows[-rows * scale.down - 1 :]
    return [text(line[: columns * scale.across + 1]) for line in lines]


def text(row: Sequence[Cell]) -> str:
    return "".join(cell.char for cell in row)


def test_platforms_walls_ladders_traps_shops_and_portals_are_told_apart() -> None:
    scene = yard(Hero(at="J1"))

    assert picture(scene) == [
        "╻                    ",
        "┃        ( )     ^^^ ",
        "┣━━━┓       ╺━━━━━━━╸",
        "┃   ┃╟─╢ ⌂           ",
        "┃   ┗╫━╫━━━━╸        ",
        "┃ ‧  ╟─╢             ",
        "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
    ]
    assert picture(scene, LARGE, 3) == [
        "╻                  ",
        "┃                  ",
        "┃             ( )  ",
        "┣━━━━━┓           ╺",
        "┃     ┃ ╟─╢        ",
        "┃     ┃ ╟─╢   ⌂    ",
        "┃     ┗━╫━╫━━━━━━━╸",
        "┃       ╟─╢        ",
        "┃  ‧    ╟─╢        ",
        "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
    ]


def test_figures_tokens_steps_falls_and_keys_stand_where_they_are() -> None:
    foes, tokens = {"A1": "zombie", "D3": "zombie", "E2": "ent"}, {"E2": "gem", "B2": "gold"}
    scene = yard(Hero("urgh", at="C3"), Hero("melosa", at="B1"), foes=foes, tokens=tokens)

    assert picture(scene) == [
        "╻                    ",
        "┃       ⇐(●)⇒ Za ^^^ ",
        "┣━━━┓     ⇓ ╺━━━━━━━╸",
        "┃   ┃╟¤╢ ⌂○       E✦ ",
        "┃   ┗╫━╫━━━━╸     ┊  ",
        "┃ Z  ╟■╢          e  ",
        "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
    ]


def test_a_figure_that_is_moved_has_the_arrows() -> None:
    scene = yard(Hero("urgh", at="A1"), foes={"D1": "zombie", "G1": "zombie"})
    scene.play("use hand")
    assert (picture(scene, columns=8)[-2][14:16], picture(scene, columns=8)[-2][26:28]) == ("Z1", "Z2")

    scene.play("D1")
    assert picture(scene)[-3:-1] == ["┃   ┗╫━╫━━━━╸ ↑      ", "┃ ●  ╟─╢    ← Z →    "]


def test_places_to_come_to_have_the_keys_of_their_columns() -> None:
    scene = yard(Hero("urgh"))
    scene.table.answer(0, scene.table.asks[0].options[0])

    assert picture(scene)[-2] == "┃ ‧a ╟─b   c   d   e "


def test_a_step_that_costs_nothing_has_a_single_arrow() -> None:
    row = drawn(yard(Hero("urgh", at="D1"), foes={"F2": "zombie"})).rows[-2]
    costly = drawn(yard(Hero("urgh", at="D1"), foes={"E1": "zombie"})).rows[-2]

    assert (row[12], row[16]) == (row[12]._replace(char="←", ink=FREE), row[16]._replace(char="→", ink=FREE))
    assert (costly[12].char, costly[12].ink) == ("⇐", DEAR)


def test_nobody_is_shown_a_step_without_anything_to_take_it_with() -> None:
    scene = yard(Hero("urgh", at="D1"), dice="boot coin coin coin coin")
    assert "→" in picture(scene)[-2]

    scene.table.state.pool = [0] * 6
    assert "→" not in picture(scene)[-2]


def test_the_boss_level_stands_on_a_floor_that_leads_up_only() -> None:
    scene = platformer(
        Hero("urgh", at="C9"),
        Hero("etorn", at="A10"),
        tower=((SHELVES, OPEN),),
        lowest=2,
        lair=True,
        boss_at="C11",
        foes={"E7": "werewolf"},
        tokens={"E11": "badge"},
        enemy="left",
    )
    shown = [text(row) for row in drawn(scene).cut(0, 0, 41, 13, "L")]

    assert shown == [
        "     A   B   C   D   E   F   G   H   I   J     ",
        "12 ┃                                       ┃   ",
        "   ┃                                       ┃   ",
        "11 ┃     ♛   ♔       ⚑           ♔       ⚐ ┃ L4",
        "   ┃   ╺━━━━━━━╸           ╺━━━━━━━╸       ┃   ",
        "10 ┃ ■              ⌂    ‧              ⌂  ┃   ",
        "   ┣╍↑╍╍╍↑╍╍╍↑╍╍╍↑╍╍╍↑╍╍╍↑╍╍╍↑╍╍╍↑╍╍╍↑╍╍╍↑╍┫   ",
        " 9 ┃       ← ● →                           ┃   ",
        "   ┣━━━━━━━━━━━━━━━━━━━╸                   ┃   ",
        " 8 ┃                                       ┃ L3",
        "   ┣━━━━━━━━━━━━━━━━━━━╸                   ┃   ",
        " 7 ┃             W                         ┃   ",
        "   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀   ",
    ]
    gate = drawn(scene).rows[6]
    assert (gate[6].ink, gate[10].ink) == (GATE, FREE), "the arrow over the hero is a step"


def test_removed_levels_are_gone_and_those_face_down_show_nothing() -> None:
    scene = platformer(Hero("urgh", at="A4"), lowest=1, enemy="left")
    shown = [text(row) for row in drawn(scene).cut(0, 0, 41, 19, "L")]

    assert len(shown) == 19
    assert shown[1].startswith("12   ?   ?")
    assert sum(row.count("?") for row in shown) == 60
    assert shown[-2].startswith(" 4 ┃ ●")


def test_a_frozen_enemy_is_marked_and_enemies_never_share_a_letter() -> None:
    scene = yard(
        Hero("urgh", at="J1"), foes={"C1": "zombie", "D1": "slime"}, kinds=("zombie", "slime", "lich")
    )
    scene.table.state.frost = [0, -1]

    assert "Z❄  S" in picture(scene)[-2]
    twins = yard(Hero("urgh", at="J1"), kinds=("slime", "stone_golem", "lich"))
    assert list(board(twins).names.letters(view(twins)).values()) == ["S", "T", "L"]


def test_plain_lines_draw_what_is_revealed_and_say_what_the_signs_mean() -> None:
    scene = yard(Hero("urgh", at="C3"), Hero("melosa", at="B1"), foes={"A1": "zombie"})
    shown = board(scene).picture(view(scene), ("Ana", "Rui"))

    assert shown[0] == "     A   B   C   D   E   F   G   H   I   J"
    assert shown[1].startswith(" 4   ?   ?"), "one row of what lies face down"
    assert shown[-5] == " 1 ┃ Z  ╟■╢                                ┃"
    assert shown[-3:] == ["● Ana, ■ Rui, Z zombie, E ent, W werewolf", *board(scene).legend()[:2]]


@pytest.mark.parametrize("scale", SCALES)
def test_every_scale_draws_the_same_tower(scale: Scale) -> None:
    foes, tokens = {"A1": "zombie", "E2": "ent"}, {"H2": "gem", "B2": "gold"}
    shown = drawn(yard(Hero("urgh", at="C3"), Hero("melosa", at="B1"), foes=foes, tokens=tokens), scale)
    signs = "".join(text(row) for row in shown.rows)

    assert (len(shown.rows[0]), len(shown.rows)) == scale.size(12)
    for sign in ("●", "■", "Z", "E", "○", SIGNS["S"], *TOKENS[1:3]):
        assert signs.count(sign) == 1, sign
    assert signs.count("?") == 90
