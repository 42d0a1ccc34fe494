"""Hidden information: two tables that differ only in what a seat cannot know look the same to it, now and
after any answer.
"""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from mazmorra import CHANCE, EVERYTHING, WATCHER, Table, determinize
from mazmorra.kernel import Answer, fields_of, open_fields, view_of
from mazmorra.kernel.codec import plain
from mazmorra.kernel.rule import frame
from mazmorra.kernel.state import OWNER, PUBLIC
from tests.contract.play import CASES, MOST, Case, now_and_then, steps, to_the_end


def seats_of(table: Table[Any, Any]) -> list[int]:
    return [*range(table.seats), WATCHER]


def at_a_players_question(table: Table[Any, Any]) -> bool:
    return bool(table.asks) and table.asks[0].seat != CHANCE


def same_choices(table: Table[Any, Any], twin: Table[Any, Any]) -> bool:
    """Whether what players hold and have chosen is the same, so that showing it tells the twins not apart."""
    owned = [name for name, seen in table.state.__seen__ if seen == OWNER]
    return table.given == twin.given and all(
        getattr(table.state, name) == getattr(twin.state, name) for name in owned
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_determinized_table_gives_the_seat_the_same_view_flow_and_question(case: Case) -> None:
    table = case.new()
    rng = random.Random(12)
    for _ in steps(table, rng):
        if at_a_players_question(table):
            for seat in seats_of(table):
                view = table.view(seat)
                twin = determinize(view, rng)
                assert twin.view(seat) == view
                assert [frame(stage) for stage in twin.stack] == [frame(stage) for stage in table.stack]
                assert [ask.seat for ask in twin.asks] == [ask.seat for ask in table.asks]
                assert view.ask is None or (twin.asker and twin.asker(twin, seat) == view.ask)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_determinized_table_plays_on(case: Case) -> None:
    table = case.new()
    rng = random.Random(13)
    for _ in steps(table, rng):
        if at_a_players_question(table) and rng.random() < 0.05:
            twin = determinize(table.view(rng.randrange(case.seats)), rng)
            going_on = len(list(islice(to_the_end(twin, rng), MOST)))
            assert twin.over or going_on == MOST


@pytest.mark.parametrize("case", CASES, ids=str)
def test_twins_tell_a_seat_the_same_events_as_long_as_they_look_the_same(case: Case) -> None:
    table = case.new()
    rng = random.Random(14)
    for _ in steps(table, rng):
        if at_a_players_question(table) and rng.random() < 0.15:
            for seat in seats_of(table):
                twin = determinize(table.view(seat), rng)
                if same_choices(table, twin):
                    _walk_together(table.copy(), twin, seat, rng)


def _walk_together(table: Table[Any, Any], twin: Table[Any, Any], seat: int, rng: random.Random) -> None:
    twin.watched = True
    table.events.clear()
    for _ in range(8):
        step = _common_answer(table, twin, rng)
        if step is None:
            return
        table.answer(*step)
        twin.answer(*step)
        same_view, same_log = table.view(seat) == twin.view(seat), table.log(seat) == twin.log(seat)
        assert same_view == same_log  # what is shown is told, and what is told is shown
        if not same_view:
            return  # something was shown that the seat did not know


def _common_answer(
    table: Table[Any, Any], twin: Table[Any, Any], rng: random.Random
) -> tuple[int, Answer] | None:
    if table.over or {ask.seat for ask in table.asks} != {ask.seat for ask in twin.asks}:
        return None
    ask = rng.choice(table.asks)
    other = next(each for each in twin.asks if each.seat == ask.seat)
    common = [option for option in ask.options if option in other.options]
    return (ask.seat, rng.choice(common)) if common else None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_somebody_chose_in_secret_shows_nowhere_until_all_have_chosen(case: Case) -> None:
    table = case.new()
    rng = random.Random(15)
    for _ in steps(table, rng):
        for ask in table.asks if len(table.asks) > 1 else ():
            others = [seat for seat in seats_of(table) if seat != ask.seat]
            seen = []
            for answer in [each for each in ask.options if each not in ask.at_once]:
                choice = table.copy()
                choice.answer(ask.seat, answer)
                seen.append([(choice.view(seat), choice.log(seat)) for seat in others])
            assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_are_plain_values_and_everything_shows_every_field(case: Case) -> None:
    table = case.new()
    for _ in now_and_then(table, random.Random(16)):
        for seat in seats_of(table):
            for value in table.view(seat).fields.values():
                _assert_plain(value)
        assert None not in plain(tuple(table.view(EVERYTHING).fields.values()))


def derived(table: Table[Any, Any], seat: int) -> dict[str, Any]:
    """What a seat may know, field by field as each is declared, written down at once."""
    known = {}
    for name, seen in table.state.__seen__:
        value = getattr(table.state, name)
        if seat == EVERYTHING or seen == PUBLIC:
            known[name] = plain(value)
        elif seen == OWNER:
            known[name] = [plain(each) if index == seat else None for index, each in enumerate(value)]
    return known | {name: plain(value) for name, value in table.game.shown(table.state, seat).items()}


@pytest.mark.parametrize("case", [case for case in CASES if case.fewest], ids=str)
def test_seats_that_are_told_together_are_told_what_each_may_know_and_it_stays_that(case: Case) -> None:
    table, told = case.new(), []
    for _ in now_and_then(table, random.Random(19)):
        known = open_fields(table)
        for seat in (EVERYTHING, *seats_of(table), *reversed(seats_of(table))):
            told.append((fields_of(table, seat, known), derived(table, seat)))
            told.append((view_of(table, seat, known).fields, told[-1][1]))

    assert all({name: plain(value) for name, value in each.items()} == own for each, own in told)


def _assert_plain(value: Any) -> None:
    if isinstance(value, tuple):
        for each in value:
            _assert_plain(each)
    elif isinstance(value, dict):
        _assert_plain(tuple(value.values()))
    else:
        assert value is None or isinstance(value, bool | int | str)
