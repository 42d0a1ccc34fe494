"""The flow: calls, returns, questions to one and to all, unwinding; and the law that a checked table
enforces.
"""

from __future__ import annotations

import random

import pytest

from mazmorra import CHANCE, determinize
from mazmorra.kernel import ScriptedDealer, restore, snapshot
from mazmorra.kernel.errors import BrokenRule, IllegalAnswer, NotAsked
from mazmorra.kernel.undo import still_secret
from tests.kernel.small import small


def test_rules_run_in_the_order_called_and_the_last_value_reaches_the_caller() -> None:
    table = small("one die")
    table.answer(0, "left")
    table.answer(CHANCE, 5)
    assert table.state.notes == ["one left", "die 5", "over with 5"]
    assert table.over


def test_a_question_to_all_resumes_when_the_last_has_answered() -> None:
    table = small("all", seats=3)
    table.answer(2, "right")
    table.answer(0, ("far", 2))
    assert table.state.notes == []
    assert [ask.seat for ask in table.asks] == [1]
    table.answer(1, "left")
    assert table.state.notes[0] == "all {0: ('far', 2), 1: 'left', 2: 'right'}"


def test_an_answer_that_cannot_wait_resumes_at_once_with_what_is_in() -> None:
    table = small("all", seats=3)
    table.answer(2, "right")
    table.answer(0, "now")
    assert table.state.notes[0] == "all {0: 'now', 2: 'right'}"


def test_a_question_to_nobody_goes_straight_on() -> None:
    assert small("nobody").state.notes == ["nobody {}", "over with {}"]


def test_a_question_with_a_single_answer_answers_itself_and_is_no_part_of_the_history() -> None:
    table = small("only one")
    assert table.state.notes == ["only the only way of 0"]
    assert (table.number, table.history) == (0, [])
    table.answer(0, "left")
    assert table.state.notes[1:] == ["one left", "over with left"]


def test_of_several_who_are_asked_at_once_only_those_with_a_choice_are_waited_for() -> None:
    table = small("some", seats=3)
    assert [ask.seat for ask in table.asks] == [0]
    assert (table.view(0).answered, table.view(0).asked) == ((1, 2), (0, 1, 2))
    table.answer(0, "right")
    assert table.state.notes[0] == "some {0: 'right', 1: 'the only way of 1', 2: 'the only way of 2'}"


def test_where_nobody_has_a_choice_all_have_answered() -> None:
    assert small("none").state.notes[0] == "none {0: 'the only way of 0', 1: 'the only way of 1'}"
    assert small("none").over


def test_a_single_answer_that_waits_with_others_is_kept_in_snapshots_and_imagined_tables() -> None:
    table = small("some", seats=3)
    assert restore(table.game, snapshot(table)) == table
    imagined = determinize(table.view(0), random.Random(1))
    assert imagined.given == {0: None, 1: "the only way of 1", 2: "the only way of 2"}


def test_an_answer_that_leads_to_another_question_is_no_secret_though_that_was_answered_already() -> None:
    table = small("lone some")
    before = table.copy()
    table.answer(0, "left")
    assert table.given == {0: None, 1: "the only way of 1"}
    assert not still_secret(before, table)


def test_of_a_question_to_several_an_answer_is_secret_until_the_last_one() -> None:
    table = small("all", seats=3)
    for seat, secret in ((1, True), (0, True), (2, False)):
        before = table.copy()
        table.answer(seat, "left")
        assert still_secret(before, table) is secret


def test_unwinding_drops_what_was_under_way() -> None:
    assert small("deep one").state.notes == ["over with unwound"]


def test_a_seat_answers_its_own_question_once() -> None:
    table = small("all")
    table.answer(0, "left")
    with pytest.raises(NotAsked, match="waiting for seats \\[1\\]"):
        table.answer(0, "right")


def test_equal_looking_answers_are_stored_as_the_option_itself() -> None:
    table = small("die")
    table.answer(CHANCE, True)
    assert table.history == [(CHANCE, 1)]
    assert type(table.history[0][1]) is int


def test_lists_are_not_answers() -> None:
    table = small("one")
    with pytest.raises(IllegalAnswer):
        table.answer(0, ["far", 2])


def test_a_rule_may_end_with_another_whose_value_is_its_own() -> None:
    table = small("last")
    table.answer(CHANCE, 5)
    assert table.state.notes == ["die 5", "over with 5"]


def test_a_question_made_beforehand_is_the_question() -> None:
    assert small("made").asks == small("one").asks


def test_a_dealer_answers_chance_inside_the_table() -> None:
    table = small("die die", ask_chance=False, dealer=ScriptedDealer(die=[6, 2]))
    assert table.state.notes == ["die 6", "die 2", "over with 2"]
    assert table.history == [(CHANCE, 6), (CHANCE, 2)]


def test_an_open_chance_question_can_be_dealt_later() -> None:
    table = small("die one")
    table.dealer = ScriptedDealer([4])
    table.deal()
    assert table.state.notes == ["die 4"]


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ("twice", "more than once"),
        ("both", "more than once"),
        ("value", "returned another value"),
        ("called", "returned another value"),
        ("nowhere", "not under way"),
        ("byhand", "by hand"),
        ("same", "a seat twice"),
        ("changed", "changed its own rule"),
        ("other", "something other than its question"),
    ],
)
def test_a_stage_that_does_not_end_in_exactly_one_way_is_caught(step: str, problem: str) -> None:
    with pytest.raises(BrokenRule, match=problem):
        small(step)


def test_a_draw_that_was_dealt_is_what_the_stage_returns() -> None:
    with pytest.raises(BrokenRule, match="returned another value"):
        small("loaded", ask_chance=False, dealer=ScriptedDealer(die=[6]))
