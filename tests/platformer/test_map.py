"""The map: how a drawing becomes spaces, walls and floors, and where the face-up part of the tower ends."""

from __future__ import annotations

import pytest

from mazmorra.games.platformer.box.loading import open_box
from mazmorra.games.platformer.rules.board import cut
from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

HEDGED = "\n|. . . . .|\n+ + + + + +\n|. . . . .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+\n"
"""An open tile with walls along both its sides."""


def test_blanks_at_the_end_of_a_line_may_be_left_out() -> None:
    for tile in open_box().tiles:
        whole, short = cut(tile.art), cut([line.rstrip() for line in tile.art])

        assert (whole.cells, whole.floors, whole.walls, whole.edges) == (
            short.cells,
            short.floors,
            short.walls,
            short.edges,
        )


@proves("PL-14", "PL-51")
@pytest.mark.parametrize(
    ("tower", "steps"),
    [
        ((OPEN, OPEN), {"E1", "E3", "D2", "F2"}),
        ((HEDGED, OPEN), {"E1", "E3", "D2"}),
        ((OPEN, HEDGED), {"E1", "E3", "D2"}),
    ],
)
def test_a_wall_at_the_side_of_either_tile_parts_the_two(tower: tuple[str, str], steps: set[str]) -> None:
    game = platformer(Hero("miksy", at="E2"), tower=(tower, (SHELVES, SHELVES)), enemy="left")

    assert set(game.steps) == steps


@proves("PL-53", "PL-Q-17")
def test_nobody_steps_or_falls_into_a_level_that_is_gone() -> None:
    bare = OPEN.replace("+-+-+-+-+-+", "+ + + + + +")
    game = platformer(
        Hero("miksy", at="B4"), tower=((bare, bare),), lowest=1, foes={"I4": "zombie"}, enemy="left"
    )

    assert set(game.steps) == {"A4", "C4", "B5"}
    assert "gravity" not in game.options
    game.play("use hand")
    assert set(game.options) == {"H4", "I5", "J4"}
