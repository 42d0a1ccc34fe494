"""Taking back: what counts as giving nothing away changes nothing anybody else can see of chance or of
others' choices.
"""

from __future__ import annotations

import json
import random

import pytest

from mazmorra import CHANCE, determinize
from mazmorra.kernel import final_options, gave_nothing_away, plain_view, view_of_plain
from tests.contract.play import CASES, Case, pick, steps


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_answer_that_gives_nothing_away_asks_no_chance_and_shows_no_secret_choice(case: Case) -> None:
    table = case.new()
    rng = random.Random(17)
    for ask in steps(table, rng):
        after = table.copy()
        after.answer(ask.seat, pick(ask, rng))
        if ask.seat != CHANCE and gave_nothing_away(table, after):
            assert all(each.seat != CHANCE for each in after.asks)
            assert not after.over
            assert set(after.asks) - set(table.asks) == set() or len(table.given) < 2


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_answer_that_gives_nothing_away_teaches_its_seat_nothing(case: Case) -> None:
    """Given the same answer, a table the seat must hold possible still looks the same to it."""
    table = case.new()
    rng = random.Random(21)
    for ask in steps(table, rng):
        if ask.seat == CHANCE or rng.random() > 0.5:
            continue
        answer, after = pick(ask, rng), table.copy()
        after.answer(ask.seat, answer)
        if gave_nothing_away(table, after):
            for _ in range(2):
                twin = determinize(table.view(ask.seat), rng)
                twin.answer(ask.seat, answer)
                assert twin.view(ask.seat) == after.view(ask.seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_final_is_known_before_the_answer(case: Case) -> None:
    table = case.new()
    rng = random.Random(18)
    for ask in steps(table, rng):
        if ask.seat != CHANCE and rng.random() < 0.2:
            final = final_options(table, ask.seat)
            for option in ask.options:
                after = table.copy()
                after.answer(ask.seat, option)
                assert (option in final) is not gave_nothing_away(table, after)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_survives_json(case: Case) -> None:
    table = case.new()
    for ask in steps(table, random.Random(19)):
        if ask.seat != CHANCE:
            view = table.view(ask.seat)
            back = view_of_plain(table.game, json.loads(json.dumps(plain_view(view))))
            assert back == view
