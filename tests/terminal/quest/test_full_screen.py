"""DungeonQuest on the full screen, played by keys: whole games, the map that follows, the duel, narrow
terminals, replays.
"""

from __future__ import annotations

import html
import re

import pytest
from textual.widgets import Static

import mazmorra as package
from mazmorra.cli.files import saves_folder
from mazmorra.content.wording import words
from mazmorra.terminal.film import Film
from mazmorra.terminal.film_app import FilmApp
from mazmorra.terminal.opening import Wishes, new_session
from mazmorra.terminal.play_app import PlayApp
from mazmorra.terminal.quest.drawing import DungeonView
from mazmorra.terminal.session import Session
from mazmorra.terminal.sheets import Cover, Sheet
from mazmorra.terminal.table_app import TableApp

from ..keys import answers, until_asked

SMALL, LARGE = (80, 24), (120, 40)


def seated(language: str = "en", **wishes: object) -> Session:
    """A session against random bots, the same each time."""
    given: dict[str, object] = {"seed": 277, "bots": "random", **wishes}
    return new_session(Wishes("quest", **given), words(language), saves_folder())  # type: ignore[arg-type]  # tests name them


def shown(app: TableApp) -> str:
    """What stands on the screen."""
    svg = app.export_screenshot()
    return html.unescape(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))).replace("\xa0", " ")


def map_of(app: TableApp) -> list[str]:
    """The map as it is drawn, line by line."""
    seen: DungeonView = app.main.query_one(DungeonView)
    return seen.render().plain.split("\n")


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("es", LARGE), ("pt", SMALL)])
async def test_a_whole_game_is_played_by_keys(language: str, size: tuple[int, int]) -> None:
    session = seated(language, seats=2)
    app = PlayApp(session, breath=0)
    async with app.run_test(size=size) as pilot:
        await until_asked(app, pilot)
        while not session.table.over:
            await answers(app, pilot, session.table.number)

        assert isinstance(app.screen, Sheet), "the ending lies over the table"
        assert session.table.result.clause in shown(app)
    assert package.load(session.file).over


async def test_a_large_screen_shows_the_whole_dungeon_the_sun_and_every_sheet() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_asked(app, pilot)
        drawn, text = map_of(app), shown(app)

        assert (len(drawn[0]), len(drawn)) == (79, 31)
        assert sum(row.count("♜") for row in drawn) == 4
        assert sum(row.count("¤") for row in drawn) == 2
        assert "Sun 1 of 30" in text
        assert "☀" in text
        assert "24 rounds safe" in text
        assert text.count("STR ") == 4
        assert "Go south (M2)" in text
        assert "ordinary chamber" in text, "what the first answer risks"


async def test_a_small_screen_follows_the_hero_and_keeps_the_letters_and_numbers() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("3")
        await until_asked(app, pilot)
        text = shown(app)

        assert re.search(r"K +L +M *$", map_of(app)[0])
        assert any(row.startswith("10") and "♜●" in row for row in map_of(app)), (
            "the hero in the southeast tower"
        )
        assert app.main.query_one("#foot", Static).region.bottom == SMALL[1]
        assert "STR " in text
        for name in app.names:
            assert name in text


async def test_the_map_is_moved_by_hand_and_comes_back_with_the_next_question() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("3")
        await until_asked(app, pilot)
        before = map_of(app)
        await pilot.press(*["shift+up"] * 12, *["shift+left"] * 15)
        assert map_of(app)[2].startswith(" 1║ ♜"), "the northwest tower"
        await pilot.press(*["shift+down"] * 9, *["shift+right"] * 12)
        assert map_of(app) == before, "not one step is lost beyond the outer wall"
        await pilot.press(app.panel.ways[0].key)
        await until_asked(app, pilot)
        assert map_of(app)[0] == before[0]


@pytest.mark.parametrize("size", [(60, 20), (50, 18), (200, 60)])
async def test_it_can_be_played_in_a_narrow_terminal_and_in_a_huge_one(size: tuple[int, int]) -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=size) as pilot:
        await until_asked(app, pilot)
        await pilot.press("3")
        await until_asked(app, pilot)
        seen = app.main.query_one(DungeonView)

        assert "♜" in "".join(map_of(app))
        assert "●" in "".join(map_of(app)), "one's own hero is in sight"
        assert len(map_of(app)) <= seen.size.height
        assert max(map(len, map_of(app))) <= seen.size.width
        assert all(button.region.bottom <= size[1] for button in app.main.query("Button"))


def fighting() -> Session:
    """Two people, one of them before a monster that the other plays, both about to choose a card."""
    session = seated(names="Ana,Rui", seats=2)
    while not session.table.state.foe:
        ask = session.table.asks[0]
        session.answer(ask.seat, ask.options[session.table.number % len(ask.options)])
    return session


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_duel_shows_who_has_chosen_and_the_monster_card_to_its_player_alone(
    size: tuple[int, int],
) -> None:
    session = fighting()
    state = session.table.state
    row = session.table.game.box.monsters[state.foe_card]
    secret = f"♥{row.health}/{row.health}, escape {row.escape}"
    app = PlayApp(session, breath=0)
    async with app.run_test(size=size) as pilot:
        await until_asked(app, pilot)
        await pilot.press("enter")
        await until_asked(app, pilot)
        hero = shown(app)
        assert app.asked == state.turn
        assert f"☠ {row.name.capitalize()}" in hero
        assert hero.count("chooses") == 2
        assert secret not in hero
        assert "Only you know" not in hero

        await pilot.press("m")
        await until_asked(app, pilot)
        assert isinstance(app.screen, Cover)
        await pilot.press("enter")
        await until_asked(app, pilot)
        keeper = shown(app)
        assert app.asked != state.turn
        assert secret in keeper
        assert "Only you know" in keeper
        assert "has chosen" in keeper
        assert "Melee" not in keeper.partition("your turn")[0], "what was chosen stays secret"


async def test_a_replay_jumps_from_sun_to_sun() -> None:
    session = seated(seats=2)
    while not session.table.over:
        if not session.bot_answers():
            options = session.ask_of(0).options
            session.answer(0, options[session.table.number % len(options)])
    session.keep()
    film = Film(package.record(session.file), session.board)
    app = FilmApp(film, session.say, session.names)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("pagedown")
        await pilot.pause()
        assert "Sun 1 of 30" in shown(app)
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert "Sun 3 of 30" in shown(app)
        await pilot.press("f3")
        await pilot.pause()
        assert isinstance(app.screen, Sheet), "every sheet in full"
        assert "Strength " in shown(app)
        await pilot.press("escape", "end", "right")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)


async def test_a_cover_hides_the_table_between_two_people() -> None:
    app = PlayApp(seated(names="Ana,Rui", seats=2), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(6):
            await until_asked(app, pilot)
            assert isinstance(app.screen, Cover)
            assert "Sun" not in shown(app)
            await pilot.press("enter")
            await until_asked(app, pilot)
            assert f"{app.names[app.asked]}, your turn" in shown(app)
            while app.panel.ways and not app.is_covered:
                await pilot.press(app.panel.ways[0].key)
                await until_asked(app, pilot)


async def test_the_help_explains_the_signs_of_the_map() -> None:
    app = PlayApp(seated("es"), breath=0)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(app, pilot)
        await pilot.press("f1")
        await pilot.pause()
        text = shown(app)

        assert "rastrillo" in text
        assert "tela de araña" in text
