"""The tables of the batch engine come from the content, and what it does not play it refuses."""

from __future__ import annotations

import pytest

import mazmorra
from mazmorra.batch.tables import Refused, box_table
from mazmorra.games import find_game
from mazmorra.games.raiders.game import RaidersGame
from tests.batch.lockstep import in_lockstep
from tests.batch.variants import raiders


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

    assert in_lockstep(game, 4, 100, seed=1) > 1000


def rarely_seen() -> RaidersGame:
    """What seldom happens with the printed cards: items run out, and parties lose to bosses that pay."""
    return own(
        "devir",
        "standard",
        ("items_of_each_kind = 6", "items_of_each_kind = 2"),
        ("strength = [11, 14, 16]", "strength = [61, 62, 63]"),
    )


def test_what_is_rare_with_the_printed_cards_is_as_in_the_kernel_too() -> None:
    assert in_lockstep(rarely_seen(), 3, 300, seed=3) > 3000


def many_rooms() -> RaidersGame:
    """A deck of a hundred rooms, of which most leave the game unseen."""
    copies = ('id = "treasure_1"\ncopies = 1', 'id = "treasure_1"\ncopies = 71')
    totals = ("treasures = 10", "treasures = 80"), ("removed = 6", "removed = 76")
    return own("devir", "standard", copies, *totals)


@pytest.mark.parametrize(
    ("game", "seats", "why"),
    [
        (mazmorra.game("quest"), 4, "quest"),
        (raiders("classic", "solitaire"), 1, "solitaire"),
        (raiders("devir", "standard"), 2, "not 2"),
        (many_rooms(), 4, "100 rooms"),
    ],
)
def test_what_it_does_not_play_is_refused_with_the_reason(game: RaidersGame, seats: int, why: str) -> None:
    with pytest.raises(Refused, match=why):
        box_table(game, seats)
