"""What a game does to ratings: winners rise, draws are draws, and nobody counts twice."""

from __future__ import annotations

import pytest

from mazmorra.bots.levels import EDITIONS
from mazmorra.bots.levels.recipes import RECIPES
from mazmorra.server.ratings.scale import is_ranked, margin, rate, shown
from mazmorra.server.store import RatedGame, RatedSeat, Strength
from mazmorra.server.store.counted import UNKNOWN

BOT = "bot:expert@1"


def game(*seats: tuple[str, int], daily: str = "") -> RatedGame:
    return RatedGame("t", "raiders", "", 1000, tuple(RatedSeat(*seat) for seat in seats), daily=daily)


def test_who_wins_rises_and_who_does_not_falls_and_both_are_surer() -> None:
    after = rate(game(("ana", 1), ("bruno", 2), (BOT, 2)), {})

    assert after["ana"].mu > UNKNOWN.mu > after["bruno"].mu == after[BOT].mu
    assert all(strength.sigma < UNKNOWN.sigma for strength in after.values())


def test_where_nobody_wins_it_is_a_draw_that_draws_ratings_together() -> None:
    strong, weak = Strength(30.0, 4.0), Strength(20.0, 4.0)

    after = rate(game(("ana", 2), ("bruno", 2)), {"ana": strong, "bruno": weak})

    assert (after["ana"].mu < strong.mu, after["bruno"].mu > weak.mu) == (True, True)


def test_who_has_left_is_behind_those_who_did_not_win_either() -> None:
    after = rate(game(("ana", 3), ("bruno", 2), ("carla", 2)), {})

    assert after["ana"].mu < UNKNOWN.mu < after["bruno"].mu == after["carla"].mu


def test_guests_change_nothing() -> None:
    with_guest = rate(game(("ana", 1), ("", 1), ("bruno", 2)), {})

    assert with_guest == rate(game(("ana", 1), ("bruno", 2)), {})
    assert rate(game(("ana", 2), ("", 1)), {}) == {}


def test_a_bot_on_several_seats_is_changed_once_by_their_mean() -> None:
    seats = rate(game(("ana", 2), (BOT, 1), (BOT, 2)), {})
    alone = rate(game(("ana", 2), (BOT, 1)), {})

    assert set(seats) == {"ana", BOT}
    assert UNKNOWN.mu < seats[BOT].mu < alone[BOT].mu
    assert rate(game((BOT, 1), (BOT, 2)), {}) == {}


def test_at_a_deal_of_the_day_bots_stay_as_they_are() -> None:
    played = game(("ana", 1), (BOT, 2), daily="2026-11-18")

    assert list(rate(played, {})) == ["ana"]
    assert rate(played, {})["ana"] == rate(game(("ana", 1), (BOT, 2)), {})["ana"]


def test_ratings_are_shown_as_whole_numbers_with_a_margin() -> None:
    assert (shown(25.0), margin(25.0 / 3)) == (1500, 667)
    assert not is_ranked(UNKNOWN.sigma)


def test_a_dozen_games_against_others_one_is_sure_of_make_a_place() -> None:
    known = {"ana": UNKNOWN, BOT: Strength(25.0, 2.0)}
    for number in range(12):
        known |= {"ana": rate(game(("ana", 1 + number % 2), (BOT, 2 - number % 2)), known)["ana"]}

    assert known["ana"].sigma < UNKNOWN.sigma * 0.8


@pytest.mark.parametrize("game", RECIPES)
def test_the_levels_of_every_game_have_an_edition(game: str) -> None:
    assert EDITIONS[game] >= 1
