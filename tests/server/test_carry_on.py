"""A game that goes on from another follows from its own log alone, deals its own dice, and hides what it
must.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import mazmorra
from mazmorra.bots import worthy
from mazmorra.kernel import CHANCE, WATCHER, save, unfair
from mazmorra.server.looking_back.carry_on import carried, practice, seated
from mazmorra.server.looking_back.replays import is_drawing, record_of
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person
from mazmorra.server.tables import wishes
from mazmorra.server.tables.endings import played
from mazmorra.server.tables.entries import OVER, PLAYING, Clock, Created, Entry, Options
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.seen import faces, look
from mazmorra.server.tables.snapshots import restored, shortened
from tests.server.lives import Story, born

MODES = [("devir", "standard"), ("devir", "tactical"), ("classic", "speed")]
EVA = Person("eva", "Eva", 0)


def finished(edition: str = "devir", mode: str = "standard") -> Life:
    story, rng = Story(edition=edition, mode=mode), random.Random(8)
    while story.life.status == PLAYING:
        story.random_answer(rng)
    return story.life


class Practice(Story):
    """Eva goes on for a seat, with the answers given."""

    def __init__(self, before: Life, answers: list[Any], seat: int = 1) -> None:
        settings = before.created.settings
        created = Created("raiders", dict(settings), 3, "eva", Options(), "ef" * 32, carried=len(answers))
        self.log = [Entry("t2", 0, 1000, "created", msgspec.to_builtins(created))]
        self.life = Life.born(self.log[0])
        for decision in (
            *seated("raiders", ["", "random", "novice:bold"], seat, EVA, ["Golem"]),
            ("continued", {"answers": answers}),
        ):
            self.tell(decision)

    def play(self, rng: random.Random) -> None:
        while self.life.status == PLAYING:
            ask = rng.choice(self.table.asks)
            self.tell(("answered", {"seat": ask.seat, "answer": rng.choice(ask.options), "by": "person"}))


def replayed(story: Story) -> Life:
    life = Life.born(story.log[0])
    for entry in story.log[1:]:
        life = life.after(entry)
    return life


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_it_follows_from_its_log_alone_and_from_what_was_shortened(edition: str, mode: str) -> None:
    practice = Practice(before := finished(edition=edition, mode=mode), carried(before, 40))
    assert practice.life.status == PLAYING
    rng = random.Random(1)
    for _ in range(20):
        text = shortened(practice.life)
        if text is not None:
            back = restored("t2", text)
            assert back.table == practice.table
            assert back.dealer().carried == practice.life.created.carried
        ask = rng.choice(practice.table.asks)
        practice.tell(("answered", {"seat": ask.seat, "answer": rng.choice(ask.options), "by": "person"}))
    assert replayed(practice).table == practice.table
    assert replayed(practice).told == practice.life.told[: practice.life.events]


@pytest.mark.parametrize("number", [0, 17, 40, 61])
def test_it_stands_where_the_other_stood_and_deals_its_own_dice_from_there(number: int) -> None:
    before = finished()
    assert before.table is not None
    practice = Practice(before, carried(before, number))
    there = len(carried(before, number))
    assert practice.table == record_of(before.game, 3, tuple(before.table.history)).at(there)
    practice.play(random.Random(5))
    record = mazmorra.record(save(practice.table))
    assert record.answers[:there] == before.table.history[:there]
    assert unfair(record) == []
    assert record.fair is not None
    assert record.fair.commitment != before.commitment


def test_where_chance_is_asked_its_answers_are_carried_over_until_a_player_is() -> None:
    before = finished()
    assert before.table is not None
    record = record_of(before.game, 3, tuple(before.table.history))
    drawing = [number for number in range(before.table.number) if is_drawing(record.at(number))]
    for number in drawing:
        there = len(carried(before, number))
        assert there > number
        assert {seat for seat, _ in before.table.history[number:there]} == {CHANCE}
        assert not is_drawing(record.at(there))


def test_at_the_end_there_is_nothing_left_to_play_and_beyond_it_nothing_at_all() -> None:
    before = finished()
    assert before.table is not None
    for number, code in (
        (before.table.number, "nothing-left-to-play"),
        (before.table.number + 1, "no-such-number"),
    ):
        with pytest.raises(Refused, match=code):
            carried(before, number)
    with pytest.raises(Refused, match="not-over"):
        carried(born()[0], 0)


def test_an_answer_is_taken_back_and_what_was_carried_over_is_not() -> None:
    before = finished(mode="tactical")
    practice = Practice(before, carried(before, 40), seat=0)
    with pytest.raises(Refused, match="too-late-to-undo"):
        wishes.undo(practice.life, "eva", 0)
    while True:
        ask = next((ask for ask in practice.table.asks if ask.seat == 0), practice.table.asks[0])
        was = practice.table
        practice.tell(("answered", {"seat": ask.seat, "answer": ask.options[0], "by": "person"}))
        if ask.seat == 0 and practice.life.marks:
            break
    practice.tell(wishes.undo(practice.life, "eva", 0))
    assert practice.table == was
    assert replayed(practice).table == was


def test_what_the_others_had_chosen_in_secret_stays_secret() -> None:
    before = finished()
    assert before.table is not None
    history = before.table.history
    record = record_of(before.game, 3, tuple(history))
    number = next(
        n
        for n in range(40, len(history))
        if len(record.at(n).asks) == 3 and record.at(n).asks[0].kind == "card"
    )
    (ask, *_) = record.at(number).asks
    choices = [option for option in ask.options if option not in ask.at_once]
    assert len(choices) > 1
    twins = [Practice(before, [*history[:number], (ask.seat, choice)]).life for choice in choices]
    for viewpoint in (seat for seat in (0, 1, 2, WATCHER) if seat != ask.seat):
        seen = [(look(twin, viewpoint), faces(twin, viewpoint, 0)) for twin in twins]
        assert all(each == seen[0] for each in seen)
    assert look(twins[0], ask.seat) != look(twins[1], ask.seat)


def test_it_is_practice_and_counts_for_nobody() -> None:
    before = finished()
    practice = Practice(before, carried(before, 40))
    practice.play(random.Random(2))
    assert practice.life.status == OVER
    assert played(practice.life, 1) == []
    assert len(played(before, 1)) == 3


def test_it_is_no_more_open_than_the_game_it_goes_on_from() -> None:
    kept = practice(Options(public=True, watchers=False, open_after=False, clock=Clock(30)))
    assert kept == Options(public=False, watchers=False, open_after=False)


def test_the_same_bots_sit_where_they_sat_and_nobody_is_called_like_another() -> None:
    decisions = seated(
        "raiders", ["master:bold", "", "", "no such bot"], 1, Person("eva", "Golem", 0), ["Golem", "Golem"]
    )
    assert [kind for kind, _ in decisions] == ["bot_sat", "sat", "bot_sat", "bot_sat"]
    assert [body["name"] for _, body in decisions] == ["Golem 2", "Golem", "Golem 3", worthy("raiders")]
    bots = [body["bot"] for kind, body in decisions if kind == "bot_sat"]
    assert bots == ["master:bold", worthy("raiders"), worthy("raiders")]


def test_a_game_of_older_rules_is_not_gone_on_from() -> None:
    before = finished()
    practice = Practice(before, carried(before, 40))
    body = msgspec.to_builtins(msgspec.structs.replace(practice.life.created, rules_version=99))
    life = Life.born(Entry("t2", 0, 1000, "created", body))
    for entry in practice.log[1:]:
        life = life.after(entry)
    assert (life.older, life.status, life.waiting()) == (True, PLAYING, ())
    with pytest.raises(Refused, match="other-version"):
        carried(life, 3)
