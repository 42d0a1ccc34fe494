"""Taking back: the last answers, in plain lines and on the full screen, until something is rolled, shown or
answered.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from textual.widgets import Button

import mazmorra as package
from mazmorra.cli.files import saves_folder
from mazmorra.content.wording import words
from mazmorra.games.platformer.rules.symbols import SYMBOLS
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.replay import unfair
from mazmorra.terminal.opening import Wishes, new_session
from mazmorra.terminal.play_app import PlayApp
from mazmorra.terminal.session import Session, resumed
from mazmorra.terminal.sheets import Cover

from .conftest import only_save, transcript
from .keys import until_asked
from .test_full_screen import SMALL, shown

CLIMB = ("play", "platformer", "--seats", 1, "--seed", 7)
RAID = ("play", "raiders", "--seats", 3, "--bots", "random", "--seed", 2)
EXPLORE = ("play", "quest", "--bots", "random", "--seed", 7)


def seated(game: str, **wishes: object) -> Session:
    """A session against random bots, the same each time."""
    given: dict[str, object] = {"seed": 7, "bots": "random", **wishes}
    return new_session(Wishes(game, **given), words("en"), saves_folder())  # type: ignore[arg-type]  # tests name them


def people_said(file: Path) -> list[Answer]:
    """What people and bots answered in the game that is kept."""
    return [answer for seat, answer in package.record(file).answers if seat >= 0]


# A session.


def test_an_answer_that_gave_nothing_away_is_undone_as_if_it_had_never_been() -> None:
    session = seated("platformer", seats=1)
    before = session.table.copy()
    session.answer(0, session.ask_of(0).options[0])
    session.answer(0, session.ask_of(0).options[0])

    assert [session.take_back().seat, session.take_back().seat] == [0, 0]
    assert session.table == before
    assert session.table.events == before.events
    assert not session.marks


def test_the_same_dice_fall_whatever_was_taken_back() -> None:
    straight, wavering = seated("platformer", seats=1), seated("platformer", seats=1)
    wavering.answer(0, wavering.ask_of(0).options[1])
    wavering.take_back()
    for session in (straight, wavering):
        while session.table.state.round == 1:
            session.answer(0, session.ask_of(0).options[-1])

    assert straight.table == wavering.table


def test_a_roll_closes_what_came_before_it() -> None:
    session = seated("platformer", seats=1)
    session.answer(0, session.ask_of(0).options[0])
    assert session.marks
    while session.table.state.round == 1:
        session.answer(0, session.ask_of(0).options[-1])

    assert not session.marks


def test_what_a_bot_answers_closes_what_came_before_it() -> None:
    session = seated("quest", seats=2)
    session.answer(0, session.ask_of(0).options[0])
    assert session.marks, "a tower is chosen"
    assert session.bot_answers()

    assert not session.marks


def test_a_game_that_goes_on_later_can_still_go_back(saves: Path) -> None:
    session = seated("platformer", seats=1)
    for _ in range(3):
        session.answer(0, session.ask_of(0).options[0])
    session.keep()
    later = resumed(package.record(session.file), session.say, session.file)

    assert [mark.option for mark in later.marks] == [mark.option for mark in session.marks]
    assert later.marks
    while later.marks:
        later.take_back()
        session.take_back()
    assert later.table == session.table
    later.answer(0, later.ask_of(0).options[-1])
    later.keep()
    assert people_said(session.file) == [later.table.history[-1][1]]


@pytest.mark.parametrize("game", ["raiders", "quest", "platformer"])
def test_a_game_with_much_taken_back_is_fair_and_can_be_played_again(game: str) -> None:
    session, rng = seated(game, names="Ana,Rui", seats=3), random.Random(3)
    taken = 0
    while not session.table.over and session.table.number < 900:
        if session.bot_answers():
            continue
        if session.marks and rng.random() < 0.4:
            session.take_back()
            taken += 1
            continue
        ask = rng.choice(session.table.asks)
        session.answer(ask.seat, rng.choice(ask.options))
    session.keep()
    record = package.record(session.file)

    assert taken > 1
    assert record.table() == session.table
    assert record.table().events == session.table.events
    assert unfair(record) == []


# Plain lines.


@pytest.mark.parametrize(
    ("language", "word", "offer"),
    [
        ("en", "undo", "back: take back “E1”"),
        ("es", "Atrás", "atrás: deshacer «E1»"),
        ("pt", "voltar", "atrás: voltar atrás em «E1»"),
    ],
)
def test_the_question_says_what_can_be_taken_back(language: str, word: str, offer: str, saves: Path) -> None:
    said = transcript(*CLIMB, "--lang", language, typed=f"b\ne\n{word}\n")

    assert f"  {offer}\n" in said
    asked_again = said.rpartition(words(language).say("terminal-taken-back"))[2]
    assert "  a: A1\n" in asked_again
    assert len(people_said(only_save(saves))) == 1, "what is kept is the game without it"


def test_taking_back_twice_and_answering_otherwise_plays_on_from_there(saves: Path) -> None:
    said = transcript(*CLIMB, typed="b\ne\nback\nback\nback\ns\na\n")

    assert said.count("The last answer is taken back.") == 2
    assert "There is nothing to take back" in said
    assert "You appear in A1." in said
    file = only_save(saves)
    assert people_said(file) == [SYMBOLS.index("sword"), 0]
    assert transcript("resume", file, typed="back\n").count("The last answer is taken back.") == 1
    assert people_said(file) == [SYMBOLS.index("sword")]


def test_answers_that_cannot_be_taken_back_say_so() -> None:
    said = transcript(*CLIMB, typed="b\ne\nx\n").rpartition("Save a symbol")[2]

    assert "  b: Save a boot. Cannot be taken back\n" in said, "the turn is over"
    assert "  1: Forge boot + boot\n" in said, "another question follows"


def test_a_tower_of_quest_is_chosen_again_unless_a_bot_has_chosen_since(saves: Path) -> None:
    alone = transcript(*EXPLORE, "--players", "solo", typed="1\nback\n2\n")
    assert "You begin in the tower at M1." in alone.partition("The last answer is taken back.")[2]
    assert len(people_said(only_save(saves))) == 1

    assert "There is nothing to take back" in transcript(*EXPLORE, "--seats", 2, typed="1\nback\n")


def test_somebody_who_chose_last_has_shown_every_card() -> None:
    said = transcript(*RAID, typed="5\nback\n")

    assert "There is nothing to take back" in said
    assert "Cannot be taken back" not in said, "where nothing can be, nothing is marked"


def test_at_one_keyboard_a_secret_choice_is_taken_back_behind_the_cover(saves: Path) -> None:
    said = transcript(*RAID, "--names", "Ana,Rui", typed="\n5\nback\n\n4\n\n3\nback\n")
    passed = re.split(r"Pass the keyboard to (\w+), then press Enter\.", said)

    assert passed[1::2][:3] == ["Ana", "Rui", "Ana"]
    assert passed[4].split("\n")[:3] == ["", "  back: Ana takes the last answer back", "> back"], (
        "and not which card it was"
    )
    assert "There is nothing to take back" in passed[-1], "all cards have been shown"
    answers = [answer for seat, answer in package.record(only_save(saves)).answers if seat in (0, 1)]
    assert answers[:2] == [4, 3]


def test_a_lesson_can_be_tried_again_from_any_answer() -> None:
    said = transcript("learn", "platformer", typed="b\nback\ns\nback\ns\n")

    assert said.count("The last answer is taken back.") == 2
    assert said.count("Welcome to Platformer") == 3, "what led to the question is told again"
    assert "Where do you appear?" in said.rpartition("The last answer is taken back.")[2]


# The full screen.


@pytest.mark.parametrize("game", ["platformer", "quest"])
async def test_backspace_takes_back_and_the_title_says_so(game: str) -> None:
    session = seated(game, seats=1, settings={"players": "solo"} if game == "quest" else {})
    app = PlayApp(session, breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        first = [way.label for way in app.panel.ways]
        assert "Backspace" not in shown(app)
        await pilot.press("backspace", app.panel.ways[0].key)
        await until_asked(app, pilot)
        assert f"Backspace: take back “{first[0]}”" in shown(app)
        await pilot.press("backspace")
        await until_asked(app, pilot)

        assert [way.label for way in app.panel.ways] == first
        assert "Backspace" not in shown(app)
    assert people_said(session.file) == []


async def test_a_sign_stands_behind_an_answer_that_is_final() -> None:
    app = PlayApp(seated("platformer", seats=1), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        for key in "bex":
            await until_asked(app, pilot)
            await pilot.press(key)
        await until_asked(app, pilot)
        labels = [str(button.label) for button in app.main.query(Button)]

        assert any(label.endswith(" !") for label in labels)
        assert not all(label.endswith(" !") for label in labels)
        await pilot.press("f1")
        await pilot.pause()
        assert "! behind it" in shown(app)


async def test_a_choice_made_in_secret_is_taken_back_from_the_cover_and_never_shown_to_the_next() -> None:
    session = seated("raiders", names="Ana,Rui", seats=3, seed=2)
    app = PlayApp(session, breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("enter")
        await until_asked(app, pilot)
        await pilot.press("5")
        await until_asked(app, pilot)
        assert isinstance(app.screen, Cover)
        assert "Backspace: Ana takes the last answer back" in shown(app)
        await pilot.press("backspace")
        await pilot.pause()
        assert isinstance(app.screen, Cover)
        assert "Pass the keyboard to Ana" in shown(app)
        assert "Your hand" not in shown(app)
        await pilot.press("enter")
        await until_asked(app, pilot)
        assert "Ana, your turn" in shown(app)
        await pilot.press("4")
        await until_asked(app, pilot)
        await pilot.press("enter")
        await until_asked(app, pilot)
        assert "Rui, your turn" in shown(app)

        assert session.table.given[0] == 4


async def test_at_one_keyboard_an_answer_in_ones_own_turn_is_taken_back_without_a_cover() -> None:
    app = PlayApp(seated("platformer", names="Ana,Rui", seats=2), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("enter")
        await until_asked(app, pilot)
        first = app.panel.ways
        await pilot.press(first[0].key)
        await until_asked(app, pilot)
        await pilot.press("backspace")
        await until_asked(app, pilot)

        assert not app.is_covered
        assert app.panel.ways == first


async def test_at_one_keyboard_somebody_whose_turn_it_is_not_reads_only_whose_answer_it_was() -> None:
    app = PlayApp(seated("quest", names="Ana,Rui", seats=2), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("enter")
        await until_asked(app, pilot)
        name, tower = app.names[app.asked], app.panel.ways[0].label
        await pilot.press(app.panel.ways[0].key)
        await until_asked(app, pilot)
        await pilot.press("enter")
        await until_asked(app, pilot)
        assert f"{name}, your turn" not in shown(app)
        assert f"Backspace: {name} takes the last answer back" in shown(app)
        assert f"back “{tower}”" not in shown(app)
        await pilot.press("backspace")
        await until_asked(app, pilot)

        assert isinstance(app.screen, Cover)
        assert f"Pass the keyboard to {name}" in shown(app)
