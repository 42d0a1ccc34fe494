"""A table's life follows from its log alone: replayed, shortened, with answers taken back and votes
carried.
"""

from __future__ import annotations

import random

import msgspec
import pytest

import mazmorra
from mazmorra.bots import worthy
from mazmorra.kernel import WATCHER, FairDealer, save, unfair
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import OPEN, OVER, PLAYING, Created, Entry, Options
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.seen import look
from mazmorra.server.tables.snapshots import restored, shortened
from tests.server.lives import Story, born

MODES = [("devir", "standard"), ("devir", "tactical"), ("classic", "standard"), ("classic", "speed")]


def replayed(story: Story) -> Life:
    life = Life.born(story.log[0])
    for entry in story.log[1:]:
        life = life.after(entry)
    return life


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_the_same_log_gives_the_same_life_to_the_end(edition: str, mode: str) -> None:
    story = Story(edition=edition, mode=mode)
    rng = random.Random(1)
    while story.life.status == PLAYING:
        story.random_answer(rng)
    assert story.life.status == OVER
    assert replayed(story).table == story.table


def test_the_game_is_the_fair_one_its_secret_and_salts_deal() -> None:
    story = Story()
    rng = random.Random(2)
    while story.life.status == PLAYING:
        story.random_answer(rng)
    record = mazmorra.record(story.table.save())
    assert record.fair is not None
    assert record.fair.salts == ("salt0", "salt1", "salt2")
    assert record.fair.commitment == FairDealer(bytes.fromhex("ab" * 32), "x").commitment
    assert unfair(record) == []


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_a_shortened_life_goes_on_the_same(edition: str, mode: str) -> None:
    story = Story(edition=edition, mode=mode)
    rng = random.Random(3)
    while story.life.status == PLAYING:
        text = shortened(story.life)
        assert text is not None
        back = restored("t1", text)
        assert back.table == story.table
        assert back.told == story.life.told[: story.life.events]
        assert (back.chairs, back.questions, back.number) == (
            story.life.chairs,
            story.life.questions,
            story.life.number,
        )
        assert back.marks == story.life.marks
        story.random_answer(rng)


def test_what_could_be_taken_back_can_be_after_it_was_shortened() -> None:
    story = Story()
    while story.table.asks[0].kind != "card":
        story.answer(story.table.asks[0].seat, 0)
    before = story.table
    story.answer(0, 1)
    text = shortened(story.life)
    assert text is not None

    story.life = restored("t1", text)
    story.tell(wishes.undo(story.life, "ana", 0))

    assert story.table == before
    story.answer(0, 2)


def test_an_entry_out_of_order_is_refused() -> None:
    story = Story()
    with pytest.raises(ValueError, match="is at entry"):
        story.life.after(story.log[1])


def test_a_secret_choice_can_be_taken_back_until_another_has_answered() -> None:
    story = Story()
    while story.table.asks[0].kind != "card":
        story.answer(story.table.asks[0].seat, 0)
    before = story.table
    story.answer(0, 1)
    story.tell(wishes.undo(story.life, "ana", 0))
    assert story.table == before
    story.answer(0, 2)
    story.answer(1, 3)
    with pytest.raises(Refused) as refused:
        wishes.undo(story.life, "ana", 0)
    assert refused.value.args_by_name == {"seat": 0, "by_agreement": True}


def test_an_answer_is_taken_back_by_agreement_of_all() -> None:
    story = Story()
    while story.table.asks[0].kind != "card":
        story.answer(story.table.asks[0].seat, 0)
    before = story.table
    story.answer(0, 2)
    story.answer(1, 3)
    for seat, person in ((0, "ana"), (1, "bruno")):
        story.tell(wishes.vote(story.life, person, seat, "undo", 0, True, [0, 1, 2]))
        assert story.life.motion is not None
    story.tell(wishes.vote(story.life, "carla", 2, "undo", 0, True, [0, 1, 2]))
    assert story.life.motion is None
    assert story.table == before


def test_nothing_is_taken_back_across_a_reveal() -> None:
    story = Story()
    while story.table.asks[0].kind != "card":
        story.answer(story.table.asks[0].seat, 0)
    for seat in (0, 1, 2):
        story.answer(seat, 1)
    assert story.life.marks == ()
    for person, seat in (("ana", 0), ("carla", 2)):
        with pytest.raises(Refused):
            wishes.undo(story.life, person, seat)
        with pytest.raises(Refused):
            wishes.vote(story.life, person, seat, "undo", 1, True, [0, 2])


def test_a_rejected_motion_is_gone() -> None:
    story = Story()
    story.tell(wishes.vote(story.life, "ana", 0, "bot", 2, True, [0, 1]))
    story.tell(wishes.vote(story.life, "bruno", 1, "bot", 2, False, [0, 1]))
    assert story.life.motion is None
    assert story.life.chairs[2].bot == ""


def test_a_bot_sits_in_by_agreement_and_the_player_comes_back() -> None:
    story = Story()
    story.tell(wishes.vote(story.life, "ana", 0, "bot", 2, True, [0, 1]))
    story.tell(wishes.vote(story.life, "bruno", 1, "bot", 2, True, [0, 1]))
    assert story.life.chairs[2].bot == worthy("raiders")
    with pytest.raises(Refused, match="bot-sits-in"):
        story.answer(2, 1)
    story.tell(wishes.come_back(story.life, "carla", 2))
    assert story.life.chairs[2].bot == ""


@pytest.mark.parametrize("question", [-1, 0, 99])
def test_an_answer_to_another_question_is_late_and_not_illegal(question: int) -> None:
    story = Story()
    seat = story.table.asks[0].seat
    with pytest.raises(Refused, match="late"):
        wishes.answer(story.life, ("ana", "bruno", "carla")[seat], seat, question, 1)


def test_a_repeated_answer_is_late() -> None:
    story = Story()
    while story.table.asks[0].kind != "card":
        story.answer(story.table.asks[0].seat, 0)
    question = story.life.questions[0]
    story.answer(0, 2)
    with pytest.raises(Refused, match="late"):
        wishes.answer(story.life, "ana", 0, question, 2)


def test_nobody_answers_for_another_seat() -> None:
    story = Story()
    with pytest.raises(Refused, match="not-yours"):
        wishes.answer(story.life, "bruno", 0, story.life.questions[0], 1)
    with pytest.raises(Refused, match="not-yours"):
        wishes.answer(story.life, "", 0, story.life.questions[0], 1)
    with pytest.raises(Refused, match="no-such-seat"):
        wishes.answer(story.life, "ana", 9, story.life.questions[0], 1)


def test_seats_are_taken_once_and_the_host_starts_when_all_are() -> None:
    life, _ = born()
    assert life.status == OPEN
    with pytest.raises(Refused, match="seats-free"):
        wishes.start(life, "ana")
    with pytest.raises(Refused, match="not-host"):
        wishes.start(life, "bruno")
    story = Story()
    with pytest.raises(Refused, match="wrong-time"):
        wishes.sit(story.life, "eva", "Eva", 0, "")


def test_a_clock_runs_from_the_moment_a_question_is_opened() -> None:
    story = Story(clock=30)
    opened = story.life.due_at()
    assert opened == story.log[-1].at + 30_000
    while story.table.asks[0].kind != "card":
        story.answer(story.table.asks[0].seat, 0)
    opened = story.life.due_at()
    story.answer(0, 1)
    assert story.life.due_at() == opened  # the others' time goes on
    story.answer(1, 1)
    story.answer(2, 1)
    assert story.life.due_at() > opened


def imported(secret: str = "", version: int = 0) -> Life:
    game = mazmorra.game("raiders")
    table = game.new(
        3, dealer=FairDealer(bytes.fromhex(secret), "there", ["a", "b", "c"]) if secret else None, seed=4
    )
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    created = Created(
        "raiders", dict(game.settings), 3, "ana", Options(), secret, None, version, "other" if version else ""
    )
    life = Life.born(Entry("t1", 0, 1000, "created", msgspec.to_builtins(created)))
    return life.after(
        Entry("t1", 1, 1000, "imported", {"text": save(table, {"names": ["Ana", "Bo", "Cleo"]})})
    )


def test_an_imported_game_follows_from_its_log_alone() -> None:
    life = imported()

    assert life.status == OVER
    assert life.table is not None
    assert life.table.over
    assert [chair.name for chair in life.chairs] == ["Ana", "Bo", "Cleo"]
    assert life.events == len(life.told) > 0
    assert life.commitment == ""
    assert shortened(life) is None


def test_an_imported_game_keeps_the_secret_and_the_salts_it_was_dealt_with() -> None:
    life = imported("cd" * 32)

    assert life.commitment == FairDealer(bytes.fromhex("cd" * 32), "there").commitment
    assert [chair.salt for chair in life.chairs] == ["a", "b", "c"]
    assert unfair(mazmorra.record(life.saved)) == []


def test_an_imported_game_of_other_rules_still_says_who_played() -> None:
    life = imported(version=99)

    assert life.older
    assert (life.status, life.table) == (OVER, None)
    assert [chair.name for chair in life.chairs] == ["Ana", "Bo", "Cleo"]


def from_other_rules(story: Story, noted: dict[str, object], garbled: bool = False) -> Life:
    text = shortened(story.life)
    assert text is not None
    saved = msgspec.json.decode(text)
    rules = {
        "rules_version": story.life.game.version,
        "content_digest": story.life.game.content_digest,
    } | noted
    saved["rules"] = list(rules.values())
    saved["table"] |= {"version": 99} | ({"state": {}} if garbled else {})
    return restored("t1", msgspec.json.encode(saved))


@pytest.mark.parametrize("noted", [{"rules_version": 99}, {"content_digest": "other"}])
def test_a_game_of_other_rules_is_shown_as_it_was_kept_and_asks_nobody(noted: dict[str, object]) -> None:
    story = Story(clock=30)

    life = from_other_rules(story, noted)

    assert life.older
    assert life.table is not None
    assert life.table.view(0).fields == story.table.view(0).fields
    assert (life.waiting(), life.due_at()) == ((), 0)
    later = life.after(Entry("t1", life.number, 2000, "answered", {"seat": 0, "answer": "what it was then"}))
    assert later.table is life.table


def test_a_game_of_other_rules_that_cannot_be_shown_opens_without_its_table() -> None:
    life = from_other_rules(Story(), {"rules_version": 99}, garbled=True)

    assert (life.status, life.table) == (PLAYING, None)
    assert [chair.name for chair in life.chairs] == ["Ana", "Bruno", "Carla"]


@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
def test_a_game_of_other_rules_that_cannot_be_drawn_anew_shows_each_viewpoint_what_it_saw(seat: int) -> None:
    story = Story()

    seen = look(from_other_rules(story, {"rules_version": 99}, garbled=True), seat)

    assert seen is not None
    assert msgspec.to_builtins(seen.fields) == msgspec.json.decode(
        msgspec.json.encode(story.table.view(seat).fields)
    )
    assert (seen.ask, seen.over) == (None, False)


def test_a_game_of_these_rules_is_played_on() -> None:
    assert not Life.born(Story().log[0]).older


def test_a_torch_lit_by_another_leaves_the_own_question_as_it_was() -> None:
    story = Story(
        seats=5, edition="classic", mode="speed"
    )  # with five, somebody is the explorer and has a torch
    while not any(ask.at_once for ask in story.table.asks):
        story.answer(story.table.asks[0].seat, story.table.asks[0].options[0])
    looker = next(ask.seat for ask in story.table.asks if ask.at_once)
    others = [ask.seat for ask in story.table.asks if ask.seat != looker]
    before = story.life.questions
    story.answer(looker, 10)
    assert others
    assert [story.life.questions[seat] for seat in others] == [before[seat] for seat in others]
    assert story.life.questions[looker] != before[looker]
