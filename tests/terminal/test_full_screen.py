"""The full screen, played by keys: whole games, the cover between two people, the rule behind a line, the
ending.
"""

from __future__ import annotations

import html
import re

import pytest
from textual.widgets import Button, Static

import mazmorra as package
from mazmorra.bots.own.errors import PlayerFailed
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.terminal.film import Film
from mazmorra.terminal.film_app import FilmApp
from mazmorra.terminal.panels import LogPanel
from mazmorra.terminal.play_app import PlayApp
from mazmorra.terminal.raiders.drawing import RoomCard
from mazmorra.terminal.sheets import Cover, Sheet
from mazmorra.terminal.table_app import TableApp

from .conftest import seated
from .keys import answers, until_asked

SMALL, LARGE = (80, 24), (120, 40)


def shown(app: TableApp) -> str:
    """What stands on the screen."""
    svg = app.export_screenshot()
    return html.unescape(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))).replace("\xa0", " ")


@pytest.mark.parametrize(
    ("size", "settings"), [(SMALL, {"mode": "tactical", "seats": 3}), (LARGE, {"mode": "duel"})]
)
async def test_a_whole_game_is_played_by_keys(size: tuple[int, int], settings: dict[str, object]) -> None:
    session = seated(None, **settings)
    app = PlayApp(session, breath=0)
    async with app.run_test(size=size) as pilot:
        await until_asked(app, pilot)
        while not session.table.over:
            await answers(app, pilot, -1)

        assert isinstance(app.screen, Sheet), "the ending lies over the table"
        assert session.table.result.clause in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert not app.is_covered
        assert app.main.query(RoomCard).first().has_class("gone")
    assert package.load(session.file).over


async def test_arrows_and_enter_answer_too() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("right", "right", "enter")
        await until_asked(app, pilot)

        assert (0, 3) in app.session.table.history


async def test_a_question_does_not_take_the_keyboard_from_somebody_reading_the_log() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("tab", "5")
        await until_asked(app, pilot)
        before = app.session.table.number
        await pilot.press("enter")
        await pilot.pause()

        assert isinstance(app.screen, Sheet), "the rule of the line is told"
        assert app.session.table.number == before, "and nothing is played"


async def test_a_key_that_is_no_answer_changes_nothing() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        before = app.session.table.number
        await pilot.press("9", "x", "escape")
        await pilot.pause()

        assert app.session.table.number == before


async def test_the_screen_shows_rooms_seats_hand_and_question() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        text = shown(app)

        assert "Level 1 of 5" in text
        assert "Your hand: 1, 2, 3, 4, 5" in text
        assert "which card do you play?" in text
        for name in app.names:
            assert name in text
        standings = [
            next(iter(card.classes & {"here", "lit", "dark", "known"})) for card in app.main.query(RoomCard)
        ]
        assert standings[0] == "here"
        assert "dark" in standings
        assert all(button.region.height == 1 for button in app.main.query(Button))


async def test_a_line_of_the_log_tells_its_rule() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(app, pilot)
        await pilot.press("tab", "home", "enter")
        await pilot.pause()
        assert "DR-SET-8" in shown(app)
        await pilot.press("escape", "tab")
        await pilot.pause()
        assert isinstance(app.focused, Button), "back at the answers"
        await pilot.press("f2")
        await pilot.pause()
        assert "DR-PLY-2" in shown(app)


async def test_help_lies_over_the_table_and_keys_do_not_play_through_it() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        before = app.session.table.number
        await pilot.press("f1", "5")
        await pilot.pause()
        assert app.is_covered
        assert app.session.table.number == before


async def test_a_cover_hides_the_table_between_two_people() -> None:
    session = seated(names="Ana,Rui")
    app = PlayApp(session, breath=0)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(8):
            await until_asked(app, pilot)
            assert isinstance(app.screen, Cover)
            assert "Your hand" not in shown(app)
            assert "Level" not in shown(app)
            await pilot.press("enter")
            await until_asked(app, pilot)
            assert f"{app.names[app.asked]}, your turn" in shown(app)
            while app.panel.ways and not app.is_covered:
                await pilot.press(app.panel.ways[0].key)
                await until_asked(app, pilot)


async def test_a_name_with_brackets_is_only_a_name() -> None:
    app = PlayApp(seated(names="[b]Ana[/b]"), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        assert "[b]Ana[/b], your turn" in shown(app)


async def test_somebody_alone_sees_no_cover() -> None:
    app = PlayApp(seated(names="Ana"), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        assert not app.is_covered


async def test_the_layout_follows_the_size() -> None:
    app = PlayApp(seated(seats=5), breath=0)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(app, pilot)
        assert "wounds" in shown(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        text = shown(app)
        assert "hurt" in text
        assert "Supply" in text
        assert app.main.query_one("#foot", Static).region.bottom == SMALL[1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_keys_along_the_bottom_of_a_replay_fit(language: str) -> None:
    session = seated()
    session.keep()
    film = Film(package.record(session.file), session.board)
    app = FilmApp(film, words(language), session.names)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()

        assert shown(app).rstrip().endswith(words(language).say("terminal-key-quit"))


async def test_a_player_of_ones_own_that_fails_ends_the_screen_and_is_told_of_after_it() -> None:
    session = seated(bots="tests.bots.own_players:fails", humans=0)
    app = PlayApp(session, breath=0)
    async with app.run_test(size=SMALL) as pilot:
        while app.is_running and not app.failure:
            await pilot.pause()

    assert isinstance(app.failure, PlayerFailed)
    assert not session.table.over


async def test_a_replay_steps_forwards_and_backwards() -> None:
    session = seated()
    while not session.table.over:
        if not session.bot_answers():
            session.answer(0, session.ask_of(0).options[0])
    session.keep()
    film = Film(package.record(session.file), session.board)
    app = FilmApp(film, session.say, session.names)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        seen = []
        for _ in range(4):
            seen.append([str(option.prompt) for option in app.main.query_one(LogPanel).options])
            await pilot.press("right")
            await pilot.pause()
        for lines in reversed(seen):
            await pilot.press("left")
            await pilot.pause()
            assert [str(option.prompt) for option in app.main.query_one(LogPanel).options] == lines
        assert film.step == 0

        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert "Level 2 of 5" in shown(app)
        await pilot.press("v")
        await pilot.pause()
        assert "everything shown" in shown(app)
        await pilot.press("end", "right")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
