"""The tables of the batch engine come from the content, and what it does not play it refuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import mazmorra
from mazmorra.batch.tables import Refused, box_table
from mazmorra.content.ops import operation
from mazmorra.games import find_game
from mazmorra.games.raiders.box import operations
from mazmorra.games.raiders.game import RaidersGame, RaidersTable
from tests.batch.lockstep import answers_in, in_lockstep
from tests.batch.variants import raiders

CONTENT = RaidersGame.content_text({"edition": "devir", "mode": "standard"}, "ours")


def own(edition: str, mode: str, *changes: tuple[str, str]) -> RaidersGame:
    """The printed content, with some of its lines written otherwise."""
    settings = {"edition": edition, "mode": mode}
    text = RaidersGame.content_text(settings, "ours")
    for printed, ours in changes:
        assert printed in text
        text = text.replace(printed, ours)
    game = find_game("raiders", settings, content=text)
    assert isinstance(game, RaidersGame)
    return game


def test_content_of_ones_own_is_played_as_the_kernel_plays_it() -> None:
    game = own(
        "classic",
        "standard",
        ("most_coins = 20", "most_coins = 7"),
        ("deadly_wounds = 10", "deadly_wounds = 8"),
        ("face_up = 12", "face_up = 3"),
        ("chests = [4, 2]", "chests = [9, 9]"),
        ('{ op = "wound", amount = 3 }', '{ op = "wound", amount = 1 }, { op = "lose_coins", amount = 2 }'),
    )

    assert answers_in(in_lockstep(game, 4, 100, seed=1)) > 1000


def told(tables: list[RaidersTable], kind: str, *rooms: str) -> list[Mapping[str, Any]]:
    """What was told of one kind of event, in some rooms if they are named."""
    events = [event for table in tables for event in table.events if event.kind == kind]
    return [event.args for event in events if not rooms or event.args["room"] in rooms]


def test_parties_that_lose_to_bosses_who_pay_are_as_in_the_kernel() -> None:
    """An even party gets nothing, so both kinds must have been there."""
    bosses = [each for each in CONTENT.split("\n\n") if each.startswith("[[boss]]")]
    others = [(each, "") for each in bosses if "gain_coins" not in each]
    strong = [(f"strength = {each}", "strength = [61, 62, 63]") for each in ("[11, 14, 16]", "[14, 18, 23]")]
    paying = own("devir", "standard", *others, *strong)

    tables = in_lockstep(paying, 3, 200, seed=1, watched=True)

    attacked = [len(each["seats"]) for each in told(tables, "monster_attacks", "sphinx", "minotaur")]
    assert attacked.count(3) >= 3
    assert attacked.count(1) >= 50


def test_items_that_run_out_are_as_in_the_kernel() -> None:
    few = own("devir", "standard", ("items_of_each_kind = 6", "items_of_each_kind = 2"))

    tables = in_lockstep(few, 3, 100, seed=1)

    assert sum(0 in table.state.supply for table in tables) >= 10


def test_a_boss_from_whom_all_escape_hits_nobody_as_in_the_kernel() -> None:
    """No torch is lit on the way where no room is dark."""
    items = [(f"items = {held}", 'items = ["torch"]') for held in ('["sword"]', '["key"]', "[]")]
    escapes = [(f'escape = "{item}"', 'escape = "torch"') for item in ("crystal_ball", "key")]
    bright = own("devir", "standard", ("false", "true"), *items, *escapes)

    tables = in_lockstep(bright, 3, 200, seed=1, watched=True)

    assert len(told(tables, "nobody_attacked")) >= 2
    assert len(told(tables, "escaped")) >= 20


def many_rooms() -> RaidersGame:
    """A deck of a hundred rooms, of which most leave the game unseen."""
    copies = ('id = "treasure_1"\ncopies = 1', 'id = "treasure_1"\ncopies = 71')
    totals = ("treasures = 10", "treasures = 80"), ("removed = 6", "removed = 76")
    return own("devir", "standard", copies, *totals)


def many_kinds() -> RaidersGame:
    """Over a hundred kinds of rooms, most of them in no deck."""
    printed = next(each for each in CONTENT.split("\n\n") if 'id = "treasure_1"' in each)
    unused = printed.replace("copies = 1", "copies = 0")
    added = "\n\n".join(unused.replace("treasure_1", f"kind_{number}") for number in range(110))
    return own("devir", "standard", (printed, f"{printed}\n\n{added}"))


@pytest.mark.parametrize(
    ("game", "seats", "why"),
    [
        (mazmorra.game("quest"), 4, "quest"),
        (raiders("classic", "solitaire"), 1, "solitaire"),
        (raiders("devir", "standard"), 2, "not 2"),
        (many_rooms(), 4, "100 rooms"),
        (many_kinds(), 4, "kinds of rooms"),
    ],
)
def test_what_it_does_not_play_is_refused_with_the_reason(game: RaidersGame, seats: int, why: str) -> None:
    with pytest.raises(Refused, match=why):
        box_table(game, seats)


@pytest.mark.parametrize(
    ("traits", "printed"),
    [
        ((operations.HIT,), '{ op = "wound", amount = 3 }'),
        ((operations.GIFT,), '{ op = "heal", amount = 2 }'),
    ],
    ids=["a blow", "a gift"],
)
def test_an_operation_that_the_kernel_has_learned_is_refused(
    traits: tuple[str, ...], printed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(operations.VOCABULARY, "scare", operation(*traits, amount=int))
    game = own("devir", "standard", (printed, '{ op = "scare", amount = 1 }'))
    with pytest.raises(Refused, match="scare"):
        box_table(game, 3)
