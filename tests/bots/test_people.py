"""Bots of one level are different people, in every game."""

from __future__ import annotations

from itertools import combinations

import pytest

from mazmorra.bots import UnknownBot, make_bot
from mazmorra.bots.bot import CHARACTERS
from mazmorra.games import find_game
from mazmorra.kernel.chance import FastDealer

TABLES = [("raiders", "master", 3, 0), ("quest", "legend", 4, 4), ("platformer", "master", 4, 7)]
"""Games, and deals in which all soon differ."""


@pytest.mark.parametrize(("name", "level", "seats", "deal"), TABLES)
def test_each_answers_otherwise_than_any_other_somewhere(
    name: str, level: str, seats: int, deal: int
) -> None:
    game = find_game(name, {})
    people = {who: f"{level}:{who}" if who else level for who in ("", *CHARACTERS)}
    alike = set(combinations(people, 2))
    table = game.new(seats, dealer=FastDealer(deal), watched=False)
    while table.asks and alike:
        ask = table.asks[0]
        given = {who: make_bot(bot, game, 7).choose(table.view(ask.seat)) for who, bot in people.items()}
        alike = {(one, other) for one, other in alike if given[one] == given[other]}
        table.answer(ask.seat, given[""])

    assert alike == set()


@pytest.mark.parametrize("name", ["greedy:bold", "greedy:wins:bold", "greedy:insists:careful"])
def test_a_character_may_stand_after_a_policy_or_alone(name: str) -> None:
    game = find_game("quest", {})
    table = game.new(2, seed=1)

    assert make_bot(name, game, 1).choose(table.view(table.asks[0].seat)) in table.asks[0].options


@pytest.mark.parametrize("name", ["greedy:bold:wins", "greedy:wins:angry", "greedy:bold:bold"])
def test_no_other_order_and_nobody_else_is_taken(name: str) -> None:
    with pytest.raises(UnknownBot, match="greedy:vengeful"):
        make_bot(name, find_game("quest", {}), 1)
