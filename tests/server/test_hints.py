"""Hints in a table's life: who may take one and when, that it is noted once for each question, and that it
rests on the view alone.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from mazmorra.bots.search.weigh import Budget
from mazmorra.games import find_game
from mazmorra.kernel import AnyGame, AnyTable, determinize, plain_view
from mazmorra.server.processes.bots import made_of
from mazmorra.server.processes.hints import hint
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import remarks, wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import AT_ANY_VERSION, PLAYING
from mazmorra.server.tables.fairness import about
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.snapshots import restored, shortened
from tests.server.lives import Story

FEW = Budget(tries=6, horizon=1, wave=1)


def with_hints(story: Story, who: str) -> Life:
    """The life of the story as if its host had said who may ask for hints."""
    life = story.life
    options = msgspec.structs.replace(life.created.options, hints=who)
    return replace(life, created=msgspec.structs.replace(life.created, options=options))


def alone(story: Story) -> None:
    """From now on Ana plays against bots alone."""
    story.life.chairs = (
        story.life.chairs[0],
        *(replace(chair, person="", bot="random") for chair in story.life.chairs[1:]),
    )


def refused(life: Life, person: str = "ana", seat: int = 0, question: int | None = None) -> str:
    asked = life.questions[0] if question is None else question
    with pytest.raises(Refused) as error:
        wishes.hint(life, person, seat, asked)
    return error.value.code


def asked_first(story: Story) -> None:
    """Bots answer until Ana is asked."""
    while 0 not in story.life.waiting():
        story.random_answer(random.Random(1))


def test_who_plays_alone_against_bots_may_ask_and_others_where_the_table_says_so() -> None:
    story = Story()
    asked_first(story)
    assert not story.life.gives_hints()
    assert refused(story.life) == "no-hints"
    assert with_hints(story, "everybody").gives_hints()
    alone(story)
    assert story.life.gives_hints()
    assert wishes.hint(story.life, "ana", 0, story.life.questions[0])[0] == "hinted"
    assert refused(with_hints(story, "nobody")) == "no-hints"


def test_only_the_person_of_a_seat_asks_and_only_about_its_open_question() -> None:
    story = Story()
    alone(story)
    asked_first(story)
    assert refused(story.life, "bruno") == "not-yours"
    assert refused(story.life, seat=9) == "no-such-seat"
    assert refused(story.life, question=story.life.questions[0] + 1) == "late"
    before = story.life.questions[0]
    story.answer(0, story.table.asks[0].options[0])
    assert refused(story.life, question=before) == "late"


def test_a_hint_is_noted_once_for_each_question_and_everybody_is_told() -> None:
    story = Story()
    alone(story)
    asked_first(story)
    story.tell(wishes.hint(story.life, "ana", 0, story.life.questions[0]))
    told = Channel(story.life).table_out()
    assert (told.hints, told.hinted) == (True, [1, 0, 0])
    assert told.notes[-1][1:] == (remarks.HINTED, 0)
    assert about(story.life)["hints"] == {"0": 1}
    assert refused(story.life) == "already-hinted"


def test_what_was_taken_outlives_a_snapshot_and_newer_rules() -> None:
    story = Story()
    alone(story)
    asked_first(story)
    story.tell(wishes.hint(story.life, "ana", 0, story.life.questions[0]))
    text = shortened(story.life)
    assert text is not None
    again = restored("t1", text)
    assert (again.hints, again.hinted) == (story.life.hints, story.life.hinted)
    older = json.loads(text)
    del older["hints"], older["hinted"]
    assert restored("t1", json.dumps(older).encode()).hints == (0, 0, 0)
    assert "hinted" in AT_ANY_VERSION
    assert story.life.status == PLAYING


@pytest.mark.parametrize(("name", "seats"), [("raiders", 4), ("quest", 2), ("platformer", 2)])
def test_tables_equal_in_view_and_seed_get_equal_hints(name: str, seats: int, monkeypatch: Any) -> None:
    monkeypatch.setattr("mazmorra.bots.advice.BUDGETS", {name: FEW})
    game: AnyGame = find_game(name, {})
    table: AnyTable = game.new(seats, seed=4)
    rng = random.Random(4)
    for _ in range(9):
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
    view = table.view(table.asks[0].seat)
    others = [determinize(view, random.Random(seed)).view(view.seat) for seed in range(3)]
    hints = {hint(made_of(game), 7, plain_view(each)) for each in (view, *others)}
    assert len(hints) == 1
    assert view.ask is not None
    best = json.loads(hints.pop())
    offered = json.loads(msgspec.json.encode(view.ask.options))
    assert 1 <= len(best) <= 3
    assert all(each["option"] in offered and 0 <= each["chance"] <= 1 for each in best)
    assert best[0]["chance"] == max(each["chance"] for each in best)
