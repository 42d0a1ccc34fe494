"""The content: it is drawn well, can be climbed, and an owner's file is refused with its line where it is not
playable.
"""

from __future__ import annotations

import pytest

from mazmorra.content.loader import read_pack, rows_of
from mazmorra.games.platformer.box.loading import open_box, printed
from mazmorra.games.platformer.box.operations import VOCABULARY
from mazmorra.games.platformer.box.rows import TABLES
from mazmorra.games.platformer.box.stackings import unclimbable
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.kernel.errors import MazmorraError

TILES = rows_of(read_pack(printed(), TABLES), "tile", TABLES["tile"], VOCABULARY)


def text() -> str:
    return PlatformerGame.content_text(PlatformerGame.variants()[0], "for tests")


def test_every_stacking_of_two_tiles_can_be_climbed() -> None:
    stackings = sum(not lower.boss for lower in TILES) * len(TILES)

    assert stackings == 768
    assert list(unclimbable(TILES)) == []


def test_a_closed_tile_cannot_be_climbed() -> None:
    closed = next(tile for tile in TILES if tile.code == "F03")
    walled = type(closed)(
        id="walled",
        code="",
        kind="forest",
        boss=False,
        art=(" . . . . . ", "+-+-+-+-+-+", " . . . . . ", "+-+-+-+-+-+", " . . . . . ", "+-+-+-+-+-+"),
    )

    assert list(unclimbable([walled]))


def test_the_exported_content_is_the_printed_one() -> None:
    assert open_box(text()).digest == open_box().digest


def test_each_normal_tile_has_two_spawns_and_each_boss_tile_one_and_a_shop() -> None:
    for tile in TILES:
        drawn = "".join(tile.art)
        assert drawn.count("E") == (1 if tile.boss else 2)
        if tile.boss:
            assert (drawn.count("B"), drawn.count("*"), drawn.count("S")) == (1, 2, 1)
        if tile.kind == "void":
            assert drawn.count("V") == 2


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"+-+-+ + +-+"', '"+-+-+ + +~+"'),
        ('ability = "bounty"', 'ability = "greed"'),
        (
            'faces = ["boot", "boot", "sword", "coin", "hand", "star"]',
            'faces = ["boot", "boot", "sword", "coin", "hand", "crown"]',
        ),
        ('op = "bonus", wounds = 1', 'op = "bonus", wounds = "many"'),
        ("health = 25", "health = 5"),
        ('range = "row"', 'range = "far"'),
    ],
)
def test_content_that_cannot_be_played_is_refused(before: str, after: str) -> None:
    own = text()
    assert before in own

    with pytest.raises(MazmorraError):
        open_box(own.replace(before, after, 1))


def test_a_game_with_own_content_has_another_digest() -> None:
    own = text().replace("price = 3", "price = 2", 1)

    assert PlatformerGame(PlatformerGame.variants()[0], own).content_digest != open_box().digest


def test_an_unknown_switch_is_refused() -> None:
    with pytest.raises(MazmorraError):
        PlatformerGame({**PlatformerGame.variants()[0], "boss": "dragon"})


def test_components_name_everything_a_view_counts() -> None:
    game = PlatformerGame(PlatformerGame.variants()[0])
    parts = game.components(2)

    assert len(parts["tiles"]) == 32
    assert len(parts["enemies"]) == 18
    assert parts["costs"][:5] == [0, 1, 3, 6, 10]
    assert [boss["pool"] for boss in parts["bosses"]] == [8, 11]
