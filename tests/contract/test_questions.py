"""Questions: always answerable, never ambiguous, closed to everybody else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mazmorra import CHANCE, Ask, MazmorraError, Table
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.kernel import Face
from mazmorra.kernel.errors import GameOver, IllegalAnswer, NotAsked
from tests.contract.play import CASES, Case, steps, to_the_end

NONSENSE: tuple[Any, ...] = (-99, 10_000, "nonsense", (), (1, 2), None, [1], 1.5)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_are_never_empty_and_always_distinct(case: Case) -> None:
    table = case.new()
    for _ in steps(table, random.Random(1)):
        for ask in table.asks:
            assert ask.options
            assert len(set(ask.options)) == len(ask.options)
            assert len(ask.weights) == (len(ask.options) if ask.seat == CHANCE else 0)
            assert all(weight > 0 for weight in ask.weights)
            assert set(ask.at_once) <= set(ask.options)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_question_and_option_has_words_and_labels_differ(case: Case) -> None:
    table = case.new()
    asked: set[Ask] = set()
    for seed in range(3):
        for ask in steps(case.new(), random.Random(seed)):
            if ask.seat != CHANCE:
                asked.add(ask)
    for language in LANGUAGES:
        say = words(language)
        for ask in asked:
            labels = [say.label(table.game, ask, option) for option in ask.options]
            assert len(set(labels)) == len(labels)
            assert say.question(case.name, ask)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_other_seats_and_illegal_answers_are_refused_and_change_nothing(case: Case) -> None:
    table = case.new()
    rng = random.Random(2)
    for ask in steps(table, rng):
        before = (table.copy().situation(), len(table.history), len(table.events))
        _refuses(table, ask)
        assert (table.situation(), len(table.history), len(table.events)) == before


def _refuses(table: Table[Any, Any], ask: Ask) -> None:
    open_seats = {each.seat for each in table.asks}
    for seat in {-1, *range(table.seats + 1)} - open_seats:
        with pytest.raises(NotAsked):
            table.answer(seat, ask.options[0])
    for answer in NONSENSE:
        if answer not in ask.options:
            with pytest.raises(IllegalAnswer):
                table.answer(ask.seat, answer)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_ends_within_its_bound_and_has_a_result(case: Case) -> None:
    for seed in range(3):
        table = case.new()
        answers = sum(ask.seat != CHANCE for ask in to_the_end(table, random.Random(seed)))
        assert answers <= table.game.bound(case.seats)
        assert not table.asks
        assert len(table.result.scores) == case.seats
        assert set(table.result.winners) <= set(range(case.seats))
        assert table.result.clause
        with pytest.raises(GameOver):
            table.answer(0, 1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_can_be_said_in_every_language_and_cite_a_clause_of_the_rulebook(case: Case) -> None:
    from mazmorra.content.rulebook import rulebook

    table = case.new()
    list(steps(table, random.Random(3)))
    clauses = rulebook(case.name, "en").clauses()
    names = [f"P{seat}" for seat in range(case.seats)]
    for face, seat in different(table):
        assert face["clause"] in clauses
        assert all(words(language).event(case.name, face, names, seat) for language in LANGUAGES)


def different(table: Table[Any, Any]) -> list[tuple[Face, int]]:
    """What is told to whom, without what has been told before: only the number differs, or who is not
    meant.
    """
    told = {}
    for seat in range(table.seats):
        for face in table.log(seat):
            told[repr(face | {"number": 0}), face.get("seat") == seat] = face, seat
    return list(told.values())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_questions_cite_a_clause_of_the_rulebook(case: Case) -> None:
    from mazmorra.content.rulebook import rulebook

    clauses = rulebook(case.name, "en").clauses()
    for ask in steps(case.new(), random.Random(4)):
        assert ask.seat == CHANCE or ask.clause in clauses


def test_a_wrong_number_of_seats_is_refused() -> None:
    for case in CASES:
        for seats in (0, 99, -1):
            with pytest.raises(MazmorraError, match="seats"):
                case.game().new(seats)
