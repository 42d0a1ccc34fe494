"""Searching a room, once (DQ-SEA)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.box.loading import open_box
from tests.quest.setting import Hero, quest
from tests.scenario import proves


@proves("DQ-SEA-1")
@pytest.mark.parametrize(
    ("tile", "tokens", "searches"),
    [
        ("dn1 W", "", True),
        ("st1 W", "", True),
        ("dn1 W", "entrance", True),
        ("dn1 W", "monster", False),
        ("dn1 W", "searched", False),
        ("tr1 W", "", False),
        ("co1 W", "", False),
        ("ch1 W", "", False),
        ("ci2 W", "", False),
    ],
)
def test_a_room_with_a_torch_and_without_monster_or_search_token_can_be_searched(
    tile: str, tokens: str, searches: bool
) -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": tile}, tokens={"C3": tokens})

    assert ("search" in game.options) == searches


@proves("DQ-SEA-1")
@pytest.mark.parametrize("place", ["A1", "G5"])
def test_the_printed_rooms_have_no_torch(place: str) -> None:
    assert "search" not in quest(Hero("hugo", place)).options


@proves("DQ-SEA-1")
def test_dungeon_chambers_have_the_torch_and_no_other_tile_does() -> None:
    tiles = open_box().kinds[: open_box().tiles]

    assert all(kind.torch == (kind.type == "dungeon") for kind in tiles)


@proves("DQ-SEA-2")
def test_searching_draws_the_top_card_and_leaves_a_token() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"})

    game.play("search", search=["gold_60"])

    assert (game.hero.loot, game.hero.at) == (["gold_60"], "C3")
    assert game.tokens("C3") == {"searched"}
    assert game.clause("card_drawn") == "DQ-SEA-2"


@proves("DQ-SEA-2")
def test_nobody_searches_a_room_again() -> None:
    game = quest(Hero("hugo", "C3"), Hero("krutzbeck", "D3"), board={"C3": "dn1 W", "D3": "dn1 W"})
    game.play("search", search=["nothing_here"])
    game.play("move E3", tile=["dn1"], dungeon=["empty"])

    assert "search" not in game.options
    assert game.refuses(("search",))


@proves("DQ-SEA-2")
def test_entering_a_room_is_not_searching_it() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"})

    game.play("move D3", tile=["dn1"], dungeon=["empty"])

    assert game.tokens("D3") == set()


@proves("DQ-R-61")
def test_of_two_heroes_in_a_room_the_first_to_search_it_takes_the_only_token() -> None:
    game = quest(Hero("hugo", "C3"), Hero("krutzbeck", "C3"), board={"C3": "dn1 W"})

    game.play("search", search=["nothing_here"])

    assert game.asked == 1
    assert "search" not in game.options


def test_the_hint_of_a_search_counts_secret_doors() -> None:
    game = quest(
        Hero("hugo", "C3"), board={"C3": "dn1 W"}, decks={"search": ["secret_door"] * 3 + ["gold_10"]}
    )
    notes = dict(zip(game.options, game.table.game.notes(game.table.view(0)), strict=True))

    assert notes["search"] is not None
    assert dict(notes["search"].args) == {"gain": 25, "door": 75, "harm": 0}
