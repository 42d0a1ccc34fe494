"""Answering and taking back, over and over: it wins nobody time, and ends where the others have to agree."""

from __future__ import annotations

import random

import msgspec
import pytest

from mazmorra.games import find_game
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import PLAYING, Clock, Created, Entry, Options
from mazmorra.server.tables.life import MOST_UNDONE, Life
from mazmorra.server.tables.snapshots import restored, shortened
from mazmorra.server.tables.wishes import Decision
from tests.server.lives import PEOPLE, Story

SECOND = 1000


class Sitting:
    """A game of which it is said when each thing happens."""

    def __init__(self, life: Life) -> None:
        self.life = life
        self.now = life.moved_at

    def tell(self, decision: Decision, seconds: int) -> None:
        """Something happens so many seconds later."""
        self.now += seconds * SECOND
        self.life = self.life.after(Entry(self.life.id, self.life.number, self.now, *decision))

    def answer(self, seat: int, seconds: int, option: int = 0) -> None:
        assert self.life.table is not None
        ask = next(ask for ask in self.life.table.asks if ask.seat == seat)
        given = ask.options[option]
        self.tell(wishes.answer(self.life, PEOPLE[seat], seat, self.life.questions[seat], given), seconds)

    def undo(self, seat: int, seconds: int) -> None:
        self.tell(wishes.undo(self.life, PEOPLE[seat], seat), seconds)


def in_secret() -> Sitting:
    """Everybody chooses a card."""
    story = Story(clock=60)
    while story.table.asks[0].kind != "card":
        story.answer(story.table.asks[0].seat, 0)
    return Sitting(story.life)


def one_after_the_other() -> tuple[Sitting, int]:
    """Somebody is asked alone, and what they answer first can be taken back."""
    rng = random.Random(7)
    game = find_game("platformer", {})
    seats = min(game.seats)
    created = Created(game.name, dict(game.settings), seats, "ana", Options(clock=Clock(60)), "ab" * 32)
    life = Life.born(Entry("t1", 0, SECOND, "created", msgspec.to_builtins(created)))
    for seat in range(seats):
        life = life.after(
            Entry(
                "t1", life.number, SECOND, "sat", {"seat": seat, "person": PEOPLE[seat], "name": PEOPLE[seat]}
            )
        )
    life = life.after(Entry("t1", life.number, SECOND, "started", {}))
    while life.status == PLAYING:
        assert life.table is not None
        ask = rng.choice(life.table.asks)
        answer = Entry(
            "t1",
            life.number,
            life.moved_at + SECOND,
            "answered",
            {"seat": ask.seat, "answer": ask.options[0], "by": "person"},
        )
        after = life.after(answer)
        if len(life.table.asks) == 1 and after.marks and not after.quiet and not life.marks:
            return Sitting(life), ask.seat
        life = after
    raise AssertionError("nothing can ever be taken back")


def test_whoever_takes_back_has_the_time_that_was_left_and_no_more() -> None:
    sitting, seat = one_after_the_other()
    due = sitting.life.due_at()

    sitting.answer(seat, seconds=20)
    assert sitting.life.waiting() == (seat,)
    sitting.undo(seat, seconds=5)
    assert sitting.life.due_at() == due  # the five were theirs too: the next question was

    sitting.answer(seat, seconds=20)
    sitting.undo(seat, seconds=0)
    assert sitting.life.due_at() == due


def test_nobody_wins_time_by_taking_back_again_and_again() -> None:
    sitting, seat = one_after_the_other()
    due = sitting.life.due_at()

    sitting.answer(seat, seconds=1)
    sitting.undo(seat, seconds=30)
    sitting.answer(seat, seconds=1)
    assert sitting.life.due_at() > due
    with pytest.raises(Refused, match="too-late-to-undo"):
        wishes.undo(sitting.life, PEOPLE[seat], seat, now=due)
    assert wishes.undo(sitting.life, PEOPLE[seat], seat, now=due - 1)[0] == "undone"


def test_while_all_choose_in_secret_nobody_stops_the_clock_by_choosing_again() -> None:
    sitting = in_secret()
    due = sitting.life.due_at()

    for _ in range(5):
        sitting.answer(0, seconds=5)
        sitting.undo(0, seconds=5)

    assert sitting.life.due_at() == due


@pytest.mark.parametrize("shortened_between", [False, True])
def test_in_the_end_it_takes_the_others(shortened_between: bool) -> None:
    sitting = in_secret()
    for _ in range(MOST_UNDONE):
        sitting.answer(0, seconds=0)
        assert sitting.life.can_undo(0) == "yes"
        sitting.undo(0, seconds=0)
    sitting.answer(0, seconds=0)
    if shortened_between:
        text = shortened(sitting.life)
        assert text is not None
        sitting.life = restored("t1", text)

    assert sitting.life.can_undo(0) == "agreement"
    with pytest.raises(Refused) as refused:
        sitting.undo(0, seconds=0)
    assert (refused.value.code, refused.value.args_by_name) == (
        "too-late-to-undo",
        {"seat": 0, "by_agreement": True},
    )
    sitting.answer(1, seconds=0)
    sitting.undo(1, seconds=0)


def test_once_something_has_happened_for_good_it_begins_anew() -> None:
    sitting = in_secret()
    for _ in range(MOST_UNDONE):
        sitting.answer(0, seconds=0)
        sitting.undo(0, seconds=0)
    while sitting.life.undone[0]:
        sitting.answer(sitting.life.waiting()[0], seconds=0)

    assert sitting.life.undone == (0, 0, 0)
