"""Keys that come together, or quicker than anybody reads: each answer is given once, for the question it was
meant for.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from mazmorra.content.wording import words
from mazmorra.terminal.opening import Wishes, new_session
from mazmorra.terminal.play_app import PlayApp
from mazmorra.terminal.session import Session
from mazmorra.terminal.sheets import Cover

from .conftest import only_save, seated
from .keys import until_asked
from .test_full_screen import SMALL
from .test_pty import PLAY, spawn, wait_for_answer

NAMED = {"\r": "enter", " ": "space"}


def burst(app: PlayApp, keys: str) -> None:
    """Keys that arrive in one read, before any of them is looked at."""
    for key in keys:
        app.post_message(events.Key(NAMED.get(key, key), key))


def given(session: Session) -> list[object]:
    """What the person answered so far."""
    return [answer for seat, answer in session.table.history if seat == 0]


def climbing(folder: Path) -> Session:
    """Alone in the tower: one question follows the other without a bot between."""
    return new_session(Wishes("platformer", seats=1, seed=7), words("en"), folder)


async def settled(app: PlayApp, pilot: Pilot[None]) -> None:
    """Until every key has been looked at, and somebody is asked again."""
    await pilot.pause(0.3)
    await until_asked(app, pilot)
    await pilot.pause(0.1)


@pytest.mark.parametrize("breath", [0, 0.5])
@pytest.mark.parametrize("keys", ["5\r", "5\r\r", "55", "54\r", "\r\r", "5 "])
async def test_keys_sent_together_give_one_answer(keys: str, breath: float) -> None:
    session = seated()
    app = PlayApp(session, breath=breath)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        burst(app, keys)
        await settled(app, pilot)

        assert given(session) == [1 if keys[0] == "\r" else 5]


@pytest.mark.parametrize("keys", ["*\r", "**", "\r\r", "*\r*\r*\r"])
async def test_a_question_that_was_not_there_yet_is_not_answered(keys: str, tmp_path: Path) -> None:
    session = climbing(tmp_path)
    app = PlayApp(session)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        burst(app, keys.replace("*", app.panel.ways[0].key))
        await settled(app, pilot)

        assert len(given(session)) == 1


async def test_an_enter_right_behind_a_key_belongs_to_it(tmp_path: Path) -> None:
    session = climbing(tmp_path)
    app = PlayApp(session)
    app.reaction = 3
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        burst(app, app.panel.ways[0].key)
        await settled(app, pilot)
        await pilot.press("enter")
        await settled(app, pilot)
        assert len(given(session)) == 1

        await pilot.pause(3)
        await pilot.press("enter")
        await settled(app, pilot)
        assert len(given(session)) == 2, "whoever waits a moment is heard"


async def test_a_second_click_does_not_answer_the_next_question(tmp_path: Path) -> None:
    session = climbing(tmp_path)
    app = PlayApp(session)
    app.reaction = 3
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.click("Button.answer", times=2)
        await settled(app, pilot)

        assert len(given(session)) == 1


async def test_an_enter_behind_an_answer_does_not_lift_the_cover_of_the_next_person() -> None:
    app = PlayApp(seated(names="Ana,Rui"))
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("enter")
        while not app.panel.ways:
            await pilot.pause(0.01)
        asked = app.asked
        while app.asked == asked:
            burst(app, app.panel.ways[0].key + "\r")
            await settled(app, pilot)

        assert isinstance(app.screen, Cover)


def test_a_digit_and_enter_sent_together_play_one_card_on_a_real_terminal(saves: Path) -> None:
    game = spawn(*PLAY)
    game.expect("which card do you play")
    game.send("5\r")
    wait_for_answer(saves, [0, 5])
    game.expect("Room 2")  # where the Enter would have played a card unseen
    game.send("\x11")
    game.expect("To go on: ")
    game.wait()

    answers = json.loads(only_save(saves).read_text("utf-8"))["answers"]
    assert game.exitstatus == 0
    assert [answer for seat, answer in answers if seat == 0] == [5]
