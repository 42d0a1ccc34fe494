"""Waiting for bots, and a terminal that is too small: neither keeps anybody from playing on."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from textual.widgets import Button

from mazmorra.content.wording import LANGUAGES, words
from mazmorra.terminal.film import Film
from mazmorra.terminal.film_app import FilmApp
from mazmorra.terminal.opening import Wishes, new_session
from mazmorra.terminal.play_app import PlayApp
from mazmorra.terminal.sheets import Sheet
from mazmorra.terminal.table_app import USABLE

from .conftest import seated
from .keys import until_asked
from .test_full_screen import SMALL, shown

SLOW = 900
"""A breath nobody would wait for."""
TINY = (40, 12)


async def test_space_hurries_the_bots_until_somebody_is_asked(tmp_path: Path) -> None:
    session = new_session(Wishes("platformer", seats=2, seed=7, bots="random"), words("en"), tmp_path)
    app = PlayApp(session, breath=SLOW)
    app.reaction = 0
    began = time.monotonic()
    async with app.run_test(size=SMALL) as pilot:
        waited = 0
        while waited < 2:
            await pilot.pause(0.05)
            if app.panel.ways:
                assert not app.is_hurried, "what comes next is watched again"
                await pilot.press(app.panel.ways[-1].key)
            elif app.session.table.number and app._waits_for_bots:
                await pilot.pause(0.2)
                assert "Space: do not wait" in shown(app), "without the key the bots take their time"
                await pilot.press("space")
                waited += 1
            assert time.monotonic() - began < SLOW


@pytest.mark.parametrize("game", ["raiders", "quest", "platformer"])
async def test_whoever_only_watches_sees_the_end_at_once(game: str, tmp_path: Path) -> None:
    wishes = Wishes(game, humans=0, bots="random", seed=7)
    app = PlayApp(new_session(wishes, words("en"), tmp_path), breath=SLOW)
    began = time.monotonic()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause(0.3)
        await pilot.press("space")
        while not isinstance(app.screen, Sheet):
            await pilot.pause(0.05)
            assert time.monotonic() - began < SLOW
    assert app.session.table.over


async def test_space_answers_nothing() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        before = app.session.table.number
        await pilot.press("space")
        await pilot.pause()

        assert app.session.table.number == before


@pytest.mark.parametrize("game", ["raiders", "quest", "platformer"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_terminal_that_is_too_small_says_so_and_nothing_else(
    language: str, game: str, tmp_path: Path
) -> None:
    session = new_session(Wishes(game, seed=7, bots="random"), words(language), tmp_path)
    app = PlayApp(session, breath=0)
    async with app.run_test(size=TINY) as pilot:
        while app.asked < 0:
            await pilot.pause(0.01)
        await pilot.pause()
        text = " ".join(shown(app).split())
        assert all(str(figure) in text for figure in (*TINY, *USABLE))
        assert session.say.say("terminal-turn", name=session.names[0]) not in text


async def test_nobody_answers_what_cannot_be_seen_and_the_table_comes_back() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        before = app.session.table.number
        await pilot.resize_terminal(*TINY)
        await pilot.pause()
        await pilot.press("5", "enter", "f1", "f2", "f3", "tab")
        await pilot.pause()
        assert app.session.table.number == before
        assert not isinstance(app.screen, Sheet)

        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "which card do you play?" in shown(app)
        assert isinstance(app.focused, Button)
        await pilot.press("right", "right", "enter")
        await until_asked(app, pilot)
        assert (0, 3) in app.session.table.history


async def test_answers_fill_the_width_there_is() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=TINY) as pilot:
        while app.asked < 0:
            await pilot.pause(0.01)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()

        assert len({button.region.y for button in app.main.query(Button)}) == 1


async def test_a_replay_says_so_too(tmp_path: Path) -> None:
    import mazmorra

    session = seated(tmp_path)
    session.keep()
    app = FilmApp(Film(mazmorra.record(session.file), session.board), session.say, session.names)
    async with app.run_test(size=TINY) as pilot:
        await pilot.pause()
        assert "too small" in shown(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "Step 0" in shown(app)
