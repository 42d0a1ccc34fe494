"""Views are derived from what each field declares; events have a public face and a private one."""

from __future__ import annotations

import random

import pytest

from mazmorra import EVERYTHING, WATCHER, determinize
from mazmorra.kernel import State, public, state
from tests.kernel.small import small


def test_public_fields_are_seen_by_all_owners_see_their_own_and_secrets_nobody() -> None:
    view = small("one").view(1)
    assert view["pair"] == (1, 2)
    assert view["secrets"] == (None, 1)
    assert "buried" not in view.fields


def test_a_watcher_owns_nothing_and_everything_hides_nothing() -> None:
    table = small("one")
    assert table.view(WATCHER)["secrets"] == (None, None)
    assert table.view(EVERYTHING)["secrets"] == (0, 1)
    assert table.view(EVERYTHING)["buried"] == 42


def test_a_view_shows_the_own_question_and_who_else_is_waited_for() -> None:
    table = small("all", seats=3)
    table.answer(0, "left")
    mine, other = table.view(0), table.view(1)
    assert mine.ask is None
    assert mine.own_answer == "left"
    assert mine.waiting == (1, 2)
    assert other.ask is not None
    assert other.own_answer is None
    assert other.answered == (0,)


def test_an_event_tells_its_private_part_to_those_who_may_know() -> None:
    table = small("one")
    table.answer(0, "left")
    assert "buried" not in table.log(0)[0]
    assert table.log(1)[0]["buried"] == 42
    assert table.events[0].face(0, open_hands=True)["buried"] == 42


def test_determinize_imagines_an_answer_somebody_gave_in_secret() -> None:
    table = small("all", seats=3)
    table.answer(2, "right")
    twins = [determinize(table.view(0), random.Random(seed)) for seed in range(30)]
    assert {twin.given[2] for twin in twins} == {"left", "right", ("far", 2)}
    assert determinize(table.view(2), random.Random(1)).given[2] == "right"


def test_a_field_without_declared_visibility_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Leaky.hole must be public\(\), owner\(\) or secret\(\)"):

        @state
        class Leaky(State):
            seen: int = public()
            hole: int = 0
