"""Estimates of who will win: from what everybody may know, and better than a guess."""

from __future__ import annotations

import random
from math import log

import pytest

from mazmorra.bots import make_bot
from mazmorra.bots.learned import platformer, quest
from mazmorra.bots.learned.network import shipped
from mazmorra.bots.minds import mind_of
from mazmorra.bots.search.mind import won
from mazmorra.games import find_game
from mazmorra.kernel import AnyTable
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.determinize import determinize

BOTS = {"quest": "greedy", "platformer": "greedy"}
"""Whose games are foretold; of two alike who leave early with little nobody can say who will win."""
GAMES = {"quest": 12, "platformer": 5}


def rows(name: str, table: AnyTable) -> list[list[float]]:
    if name == "platformer":
        return platformer.rows(table)
    return [quest.row(table, seat) for seat in range(table.seats)]


@pytest.mark.parametrize("name", BOTS)
def test_the_numbers_are_named_and_the_network_takes_them(name: str) -> None:
    names = quest.NAMES if name == "quest" else platformer.NAMES
    assert shipped(name).first.shape[0] == len(names) == len(set(names))


@pytest.mark.parametrize("name", BOTS)
def test_any_table_a_seat_must_hold_possible_gives_the_same_numbers(name: str) -> None:
    game, rng = find_game(name, {}), random.Random(4)
    table = game.new(3, seed=4, watched=False)
    for _ in range(150):
        if not table.asks:
            break
        ask = table.asks[0]
        for seat in range(3):
            assert rows(name, determinize(table.view(seat), rng)) == rows(name, table)
        table.answer(ask.seat, rng.choice(ask.options))


@pytest.mark.parametrize("name", BOTS)
def test_it_tells_more_than_that_all_are_alike(name: str) -> None:
    """Over whole games the chances said of each seat are likelier than an equal share for everybody."""
    game, said, guessed = find_game(name, {}), 0.0, 0.0
    mind = mind_of(game)
    for number in range(GAMES[name]):
        rng = random.Random(number)
        table = game.new(2, dealer=FastDealer(rng.getrandbits(64)), watched=False)
        bots = [make_bot(BOTS[name], game, rng.getrandbits(64)) for _ in range(2)]
        seen = []
        while table.asks:
            seat = table.asks[0].seat
            if rng.random() < 0.1:
                seen.append(mind.policy(table.view(seat), 0).chances([table])[0])
            table.answer(seat, bots[seat].choose(table.view(seat)))
        for chances in seen:
            for chance, share in zip(chances, won(table), strict=True):
                said += _surprise(chance, share)
                guessed += _surprise(0.5, share)
    assert said < guessed


def _surprise(chance: float, share: float) -> float:
    sure = min(max(chance, 1e-3), 1 - 1e-3)
    return -share * log(sure) - (1 - share) * log(1 - sure)
