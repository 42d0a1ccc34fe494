"""Odds: what a seat imagines behind the dark follows the true chances; so do the dealers."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import mazmorra
from mazmorra import CHANCE, Table, determinize
from mazmorra.games.raiders.rules.cards import LOOK
from mazmorra.kernel import FairDealer, FastDealer, ScriptedDealer
from mazmorra.kernel.errors import OutOfScript

DRAWS = 20_000


def chi_square(found: Counter[int], weights: list[int], total: int) -> float:
    drawn = sum(found.values())
    expected = [drawn * weight / total for weight in weights]
    return sum((found[index] - each) ** 2 / each for index, each in enumerate(expected) if each)


def table_where_another_seat_looked() -> Table[Any, Any]:
    """Level one, the explorer in seat 0 has lit the torch: seat 1 knows that rooms were seen, not which."""
    dealer = ScriptedDealer(character=[0, 1, 2], level_card=[0], room=[0, 9], dark_room=[12, 3, 4])
    table = mazmorra.game("raiders").new(3, dealer=dealer)
    table.answer(0, LOOK)
    return table


def test_determinize_draws_what_others_saw_with_the_true_odds() -> None:
    table = table_where_another_seat_looked()
    view = table.view(1)
    hidden = [place for place in range(5) if view["row"][place] == -1]
    assert len(hidden) == 3
    rng = random.Random(1)
    twins = [determinize(view, rng) for _ in range(DRAWS)]
    unseen = list(view["unseen"])
    kinds = sum(weight > 0 for weight in unseen)
    limit = kinds + 5 * (2 * kinds) ** 0.5  # far beyond chance: mean plus five deviations of chi-square
    for place in hidden:
        assert chi_square(Counter(twin.state.row[place] for twin in twins), unseen, sum(unseen)) < limit
    same_kind = sum(twin.state.row[hidden[0]] == twin.state.row[hidden[1]] for twin in twins) / DRAWS
    total = sum(unseen)
    truth = sum(each * (each - 1) for each in unseen) / (total * (total - 1))
    assert abs(same_kind - truth) < 0.01  # drawn without putting back


def test_what_a_seat_saw_itself_is_never_imagined_otherwise() -> None:
    table = table_where_another_seat_looked()
    view = table.view(0)
    twin = determinize(view, random.Random(2))
    assert twin.state.row == table.state.row
    assert twin.state.bag == table.state.bag


@pytest.mark.parametrize("dealer", [FastDealer(1), FairDealer(b"secret", "table", ["salt"])])
def test_dealers_follow_the_weights_and_never_deal_what_is_not_there(dealer: Any) -> None:
    weights = [3, 0, 1, 6]
    found = Counter(dealer.pick(number, "room", range(4), weights) for number in range(DRAWS))
    assert found[1] == 0
    assert chi_square(found, weights, 10) < 3 + 5 * 6**0.5


def test_fair_chance_depends_on_the_secret_the_table_the_salts_and_the_number() -> None:
    def dealt(dealer: FairDealer, numbers: range = range(40)) -> list[int]:
        return [dealer.pick(number, "die", range(6), [1] * 6) for number in numbers]

    first = dealt(FairDealer(b"a", "t", ["x"]))
    assert first == dealt(FairDealer(b"a", "t", ["x"]))
    others = [FairDealer(b"b", "t", ["x"]), FairDealer(b"a", "u", ["x"]), FairDealer(b"a", "t", ["y"])]
    assert all(dealt(other) != first for other in others)
    assert dealt(FairDealer(b"a", "t", ["x"]), range(1, 41)) != first


def test_a_script_that_runs_out_says_so() -> None:
    with pytest.raises(OutOfScript, match="question 1"):
        mazmorra.game("raiders").new(3, dealer=ScriptedDealer([0]))


def test_a_search_is_asked_for_chance_and_cannot_peek() -> None:
    table = mazmorra.game("raiders").new(3, seed=1)
    copy = table.copy()
    while all(ask.seat != CHANCE for ask in copy.asks):
        for ask in copy.asks:
            copy.answer(ask.seat, ask.options[0])
    assert copy.asks[0].weights
