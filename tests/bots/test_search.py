"""The search: the same for every game, honest about what a seat may know, and the same for the same seed."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

import pytest

from mazmorra.bots.advice import advise
from mazmorra.bots.minds import mind_of
from mazmorra.bots.search.mind import PlainMind
from mazmorra.bots.search.rollout import judged, play_on
from mazmorra.bots.search.tree import grow
from mazmorra.bots.search.weigh import Budget, Weighed, weigh
from mazmorra.games import find_game
from mazmorra.kernel import AnyGame, AnyTable, determinize
from mazmorra.kernel.chance import FastDealer

FEW = Budget(tries=4, horizon=1, wave=1)
GAMES = [("raiders", 3), ("raiders", 4), ("quest", 2), ("platformer", 2)]
WAYS = [weigh, grow]


def opened(name: str, seats: int, answers: int) -> AnyTable:
    """A table after some answers of anybody."""
    game: AnyGame = find_game(name, {})
    table = game.new(seats, seed=3)
    rng = random.Random(3)
    for _ in range(answers):
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
    return table


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_equal_views_are_weighed_alike(name: str, seats: int, way: Any) -> None:
    table = opened(name, seats, 7)
    view = table.view(table.asks[0].seat)
    other = determinize(view, random.Random(9)).view(view.seat)
    mind = mind_of(table.game)
    assert way(view, mind, FEW, random.Random(5)) == way(other, mind, FEW, random.Random(5))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_answer_is_tried_and_chances_are_chances(name: str, seats: int) -> None:
    table = opened(name, seats, 3)
    view = table.view(table.asks[0].seat)
    assert view.ask is not None
    weighed = weigh(view, mind_of(table.game), Budget(tries=1, horizon=1, wave=1), random.Random(1))
    assert [each.option for each in weighed] == list(view.ask.options)
    for each in weighed:
        assert each.tries == 1
        assert len(each.chances) == seats
        assert all(-1e-6 <= chance <= 1 + 1e-6 for chance in each.chances)
        assert sum(each.chances) <= seats


@pytest.mark.parametrize("way", WAYS)
def test_a_budget_of_seconds_is_kept(way: Any) -> None:
    table = opened("raiders", 3, 3)
    view = table.view(table.asks[0].seat)
    began = perf_counter()

    weighed = way(view, mind_of(table.game), Budget(seconds=0.2, horizon=1, wave=1), random.Random(1))

    assert perf_counter() - began >= 0.2
    assert sum(each.tries for each in weighed) > 1


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="tries or seconds"):
        Budget(horizon=3)


def test_who_has_chosen_in_secret_is_asked_again_in_the_mind_alone() -> None:
    table = find_game("raiders", {}).new(4, seed=1)
    while table.asks[0].kind != "card":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    first, second = table.asks[0], table.asks[1]
    table.answer(second.seat, second.options[-1])
    view = table.view(first.seat)
    again = determinize(view, random.Random(1), asks_again=True)
    assert [ask.seat for ask in again.asks] == [0, 1, 2, 3]
    assert second.seat not in [ask.seat for ask in table.asks]
    guessed = determinize(view, random.Random(1))
    assert [ask.seat for ask in guessed.asks] == [ask.seat for ask in table.asks]


def test_a_game_nobody_thought_about_is_played_to_its_end() -> None:
    table = find_game("raiders", {"mode": "duel"}).new(2, seed=1)
    view = table.view(table.asks[0].seat)
    weighed = weigh(view, PlainMind(), Budget(tries=20, wave=2), random.Random(1))
    assert all(chance in (0.0, 0.5, 1.0) for each in weighed if each.tries == 1 for chance in each.chances)


def test_a_finished_table_is_judged_by_its_end() -> None:
    game = find_game("raiders", {})
    table = game.new(3, dealer=FastDealer(1), watched=False)
    mind = PlainMind()
    policy = mind.policy(table.view(0), 0)
    play_on([table], mind, policy)
    (chances,) = judged([table], policy)
    assert [seat for seat, chance in enumerate(chances) if chance] == list(table.result.winners)


def test_the_error_shrinks_with_tries() -> None:
    weighed = Weighed(1)
    for number in range(100):
        weighed.add(0, (float(number % 2),), ())
    assert weighed.chance == 0.5
    assert weighed.error == pytest.approx(0.0503, abs=1e-3)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_advice_names_every_answer_the_best_first(name: str, seats: int) -> None:
    table = opened(name, seats, 3)
    view = table.view(table.asks[0].seat)
    assert view.ask is not None
    advice = advise(view, 1, FEW)
    assert {each.option for each in advice} == set(view.ask.options)
    assert advice[0].chance >= advice[1].chance
    assert {name for name, _ in advice[0].brings} == set(mind_of(table.game).figures)
