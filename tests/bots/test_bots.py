"""What every bot promises: legal answers everywhere, from the view alone, the same for the same view and
seed.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from mazmorra.bots import BOTS, UnknownBot, make_bot
from mazmorra.games import find_game
from mazmorra.kernel import Game, determinize
from tests.contract.play import CASES

TABLES = [(case.game(), case.seats) for case in CASES if case.fewest or case.usual]
"""Every number of seats in the usual variant; in the others the fewest: more only make a game longer."""
FIRST, EVERY, MOST = 40, 30, 300
"""The questions at which answers are compared: the first ones, then one of so many, up to some."""


def named(table: tuple[Game[Any], int]) -> str:
    game, seats = table
    return "-".join([game.name, *game.settings.values(), str(seats)])


@pytest.mark.parametrize("table", TABLES, ids=named)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_any_variant_to_its_end(bot: str, table: tuple[Game[Any], int]) -> None:
    game, seats = table
    played = game.new(seats, seed=1, checked=True)
    players = [make_bot(bot, game, seat) for seat in range(seats)]
    while played.asks:
        seat = played.asks[-1].seat
        played.answer(seat, players[seat].choose(played.view(seat)))
    assert played.over


@pytest.mark.parametrize("table", TABLES, ids=named)
@pytest.mark.parametrize("bot", BOTS)
def test_an_equal_view_and_the_same_seed_give_the_same_answer(bot: str, table: tuple[Game[Any], int]) -> None:
    game, seats = table
    rng = random.Random(1)
    played = game.new(seats, seed=2)
    asked = 0
    while played.asks and asked < MOST:
        ask = rng.choice(played.asks)
        if asked < FIRST or asked % EVERY == 0:
            view = played.view(ask.seat)
            imagined = determinize(view, rng).view(ask.seat)
            assert make_bot(bot, game, 7).choose(imagined) == make_bot(bot, game, 7).choose(view)
        played.answer(ask.seat, rng.choice(ask.options))
        asked += 1


def test_a_bot_nobody_knows_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        make_bot("genius", find_game("raiders", {}), 1)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_that_is_not_asked_says_so(bot: str) -> None:
    game = find_game("raiders", {"mode": "duel"})
    table = game.new(2, seed=1)
    (asked,) = [ask.seat for ask in table.asks]
    with pytest.raises(ValueError, match="not asked"):
        make_bot(bot, game, 1).choose(table.view(1 - asked))
