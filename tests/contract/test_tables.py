"""Tables: copies that are equal and independent, saves that come back the same, replays that repeat the
game.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import mazmorra
from mazmorra import Table
from mazmorra.kernel import restore, snapshot
from tests.contract.play import CASES, Case, now_and_then, pick, steps


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_are_equal_and_earlier_ones_are_unchanged_at_the_end(case: Case) -> None:
    table = case.new()
    kept: list[tuple[Table[Any, Any], str]] = []
    for _ in now_and_then(table, random.Random(5)):
        twin = table.copy()
        assert twin == table
        kept.append((twin, json.dumps(snapshot(table))))
    assert all(json.dumps(snapshot(twin)) == written for twin, written in kept)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_answers_like_its_original_and_leaves_it_alone(case: Case) -> None:
    table = case.new()
    rng = random.Random(6)
    for ask in now_and_then(table, rng):
        before = json.dumps(snapshot(table))
        one, two = table.copy(), table.copy()
        answer = pick(ask, rng)
        one.answer(ask.seat, answer)
        two.answer(ask.seat, answer)
        assert one == two
        assert one != table
        assert json.dumps(snapshot(table)) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_save_and_load_are_equal_at_any_question(case: Case) -> None:
    table = case.new()
    rng = random.Random(7)
    for _ in steps(table, rng):
        if rng.random() < 0.15:
            assert mazmorra.load(table.save(), ask_chance=True) == table
    again = mazmorra.load(table.save(), ask_chance=True)
    assert again == table
    assert again.events == table.events
    assert again.result == table.result


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_snapshot_survives_json_and_goes_on_the_same(case: Case) -> None:
    table = case.new()
    rng = random.Random(8)
    for ask in now_and_then(table, rng):
        back = restore(table.game, json.loads(json.dumps(snapshot(table))))
        assert back == table
        answer = pick(ask, rng)
        expected = table.copy()
        expected.answer(ask.seat, answer)
        back.answer(ask.seat, answer)
        assert back == expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_steps_to_any_answer_in_any_order(case: Case) -> None:
    table = case.new()
    copies = [table.copy() for _ in steps(table, random.Random(9))]
    record = mazmorra.record(table.save())
    random.Random(9).shuffle(copies)
    for copy in copies[:40]:
        assert record.at(copy.number).situation() == copy.situation()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_order_of_simultaneous_answers_does_not_matter(case: Case) -> None:
    table = case.new()
    rng = random.Random(10)
    for _ in steps(table, rng):
        if len(table.asks) > 1:
            answers = [
                (ask.seat, rng.choice([each for each in ask.options if each not in ask.at_once]))
                for ask in table.asks
            ]
            forwards, backwards = table.copy(), table.copy()
            for seat, answer in answers:
                forwards.answer(seat, answer)
            for seat, answer in reversed(answers):
                backwards.answer(seat, answer)
            assert forwards.situation() == backwards.situation()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_change_nothing(case: Case) -> None:
    watched = case.new()
    list(steps(watched, random.Random(11)))
    silent = case.game().new(case.seats, ask_chance=True, watched=False)
    for seat, answer in watched.history:
        silent.answer(seat, answer)
    assert silent == watched
    assert watched.events
    assert not silent.events
