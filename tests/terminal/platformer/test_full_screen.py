"""Platformer on the full screen, played by keys: whole games, the tower that follows, attacks, narrow
terminals, replays.
"""

from __future__ import annotations

import html
import re
from itertools import cycle

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Static

import mazmorra as package
from mazmorra.cli.files import saves_folder
from mazmorra.content.wording import words
from mazmorra.games.platformer.rules.symbols import SYMBOLS
from mazmorra.terminal.film import Film
from mazmorra.terminal.film_app import FilmApp
from mazmorra.terminal.opening import Wishes, new_session
from mazmorra.terminal.platformer.drawing import TowerView
from mazmorra.terminal.play_app import PlayApp
from mazmorra.terminal.session import Session
from mazmorra.terminal.sheets import Cover, Sheet
from mazmorra.terminal.table_app import TableApp
from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, Hero

from ..keys import answers, until_asked
from .towers import board, short_game, view, yard

SMALL, LARGE = (80, 24), (120, 40)


def seated(language: str = "en", **wishes: object) -> Session:
    """A session against random bots, the same each time."""
    given: dict[str, object] = {"seed": 7, "bots": "random", "seats": 2, **wishes}
    return new_session(Wishes("platformer", **given), words(language), saves_folder())  # type: ignore[arg-type]  # tests name them


class SceneApp(TableApp):
    """A scene on the screen, as the first seat sees it."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(words("en"), board(scene), ("Ana", "Rui"))
        self.scene = scene

    async def redraw(self) -> None:
        self.show(self.scene.table, 0, 0)


def shown(app: TableApp) -> str:
    """What stands on the screen."""
    svg = app.export_screenshot()
    return html.unescape(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))).replace("\xa0", " ")


def tower_of(app: TableApp) -> list[str]:
    """The tower as it is drawn, line by line."""
    seen: TowerView = app.main.query_one(TowerView)
    return seen.render().plain.split("\n")


async def appear(app: PlayApp, pilot: Pilot[None]) -> None:
    """Answer until one's own hero is on the map."""
    await until_asked(app, pilot)
    while app.session.table.state.spaces[0] < 0:
        await pilot.press(app.panel.ways[0].key)
        await until_asked(app, pilot)


async def test_a_whole_game_is_played_by_keys() -> None:
    await is_played(seated("es", seed=28, content=("short.toml", short_game(1))), LARGE)


async def test_a_solo_game_is_played_by_keys() -> None:
    await is_played(seated(seats=1, seed=33), SMALL)


async def is_played(session: Session, size: tuple[int, int]) -> None:
    """Press keys until the ending lies over the table."""
    app = PlayApp(session, breath=0)
    async with app.run_test(size=size) as pilot:
        await until_asked(app, pilot)
        ways = cycle((0, 1, 2, -1, -1))
        while not session.table.over:
            await answers(app, pilot, next(ways))

        assert isinstance(app.screen, Sheet)
        assert session.table.result.clause in shown(app)
    assert package.load(session.file).over


async def test_a_large_screen_shows_the_whole_tower_the_dice_every_card_and_the_shop() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=LARGE) as pilot:
        await appear(app, pilot)
        drawn, text = tower_of(app), shown(app)
        table = app.session.table

        assert (len(drawn[0]), len(drawn)) == (67, 25)
        assert sum(row.count("?") for row in drawn) == 90
        assert sum(row.count("●") for row in drawn) == 1
        assert "Round 1" in text
        assert f"♥{table.state.health[0]}" in text
        assert f"♥{table.game.boss_pool(table.state.boss)}" in text
        assert "Shop" in text
        assert "End your actions" in text
        dice = str(app.main.query_one("#dice", Static).render())
        assert all(SYMBOLS[symbol] in dice for symbol, count in enumerate(table.state.pool) if count)


async def test_a_small_screen_follows_the_hero_and_keeps_the_letters_and_numbers() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await appear(app, pilot)
        drawn = tower_of(app)

        assert re.fullmatch(r" +A +B +C +D +E +F +G +H +I +J +", drawn[0])
        assert re.match(r" 6   \?", drawn[1]), "two levels fit"
        assert re.match(r" 1 ┃.*●", drawn[-2])
        assert drawn[-1].strip() == "▀" * 41
        assert app.main.query_one("#foot", Static).region.bottom == SMALL[1]
        for name in app.names:
            assert name in shown(app)


async def test_the_tower_is_moved_by_hand_and_comes_back_with_the_next_question() -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        await appear(app, pilot)
        before = tower_of(app)
        await pilot.press(*["shift+up"] * 13)
        assert tower_of(app)[1].startswith("12   ?"), "the top of the tower"
        await pilot.press(*["shift+down"] * 11)
        assert tower_of(app) == before, "not one step is lost beyond the tower"
        await pilot.press(*["shift+up"] * 6)
        assert tower_of(app) != before
        await pilot.press(app.panel.ways[-1].key)
        await until_asked(app, pilot)
        assert any("●" in row for row in tower_of(app))


@pytest.mark.parametrize("size", [(50, 18), (200, 60)])
async def test_it_can_be_played_in_a_narrow_terminal_and_in_a_huge_one(size: tuple[int, int]) -> None:
    app = PlayApp(seated(), breath=0)
    async with app.run_test(size=size) as pilot:
        await appear(app, pilot)
        seen = app.main.query_one(TowerView)

        assert "●" in "".join(tower_of(app)), "one's own hero is in sight"
        assert len(tower_of(app)) <= seen.size.height
        assert max(map(len, tower_of(app))) <= seen.size.width
        assert all(button.region.bottom <= size[1] for button in app.main.query(Button) if button.has_focus)


async def test_falls_the_special_die_and_belongings_stand_beside_the_tower() -> None:
    hero = Hero("urgh", at="G3", gold=4, special="star", items=("greatsword",), badges=("mirror",))
    app = SceneApp(yard(hero, foes={"D1": "zombie"}, shop=("crossbow",)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        text = shown(app)

        assert "○" in "".join(tower_of(app)), "where the hero would land"
        assert "G3" in text
        assert "↓G1" in text
        assert "[star]" in text
        assert "Greatsword" in text
        assert "Mirror" in text
        assert "Zombie" in text
        assert "Crossbow" not in text, "the shop is far away"


async def test_the_tower_follows_an_enemy_that_is_moved() -> None:
    scene = yard(Hero("urgh", at="A1"), tower=((OPEN, OPEN),) * 3, foes={"G9": "ent"})
    app = SceneApp(scene)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert not any("E" in row for row in tower_of(app)[1:]), "out of sight"
        scene.play("use hand")
        await app.redraw()
        await pilot.pause()
        assert any("← E →" in row for row in tower_of(app))


async def test_the_shop_and_the_attack_are_shown_when_they_matter() -> None:
    scene = yard(
        Hero("urgh", at="C2", gold=9), foes={"D2": "ent"}, shop=("crossbow", "", "", "healing_potion")
    )
    app = SceneApp(scene)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "¤5" in shown(app)
        assert "Crossbow" in shown(app)
        scene.play("attack D2")
        await app.redraw()
        await pilot.pause()
        assert view(scene).ask is not None
        assert "Ent: 0 of 2" in shown(app)


async def test_the_dice_say_what_is_left_what_is_saved_and_what_the_enemies_do() -> None:
    scene = yard(Hero("urgh", at="A1", special="hand"), dice="boot boot coin star star")
    app = SceneApp(scene)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert str(app.main.query_one("#dice", Static).render()) == "☠←  boot×2   coin   star×2  [hand] "
        scene.play("use coin")
        await app.redraw()
        await pilot.pause()
        assert str(app.main.query_one("#dice", Static).render()) == "☠←  boot×2   star×2  [hand] coin"


async def test_a_replay_jumps_from_turn_to_turn() -> None:
    session = seated(seats=1)
    while not session.table.over:
        options = session.ask_of(0).options
        session.answer(0, options[session.table.number % len(options)])
    session.keep()
    app = FilmApp(Film(package.record(session.file), session.board), session.say, session.names)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("pagedown")
        await pilot.pause()
        assert "Turn 1, 11 more" in shown(app)
        await pilot.press("pagedown")
        await pilot.pause()
        assert "Turn 2, 10 more" in shown(app)
        await pilot.press("f3")
        await pilot.pause()
        assert isinstance(app.screen, Sheet), "every card in full"
        assert "A star stands for" in shown(app)


async def test_a_cover_stands_between_two_people() -> None:
    app = PlayApp(seated(names="Ana,Rui"), breath=0)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2):
            await until_asked(app, pilot)
            assert isinstance(app.screen, Cover)
            assert "Round" not in shown(app)
            await pilot.press("enter")
            await until_asked(app, pilot)
            assert f"{app.names[app.asked]}, your turn" in shown(app)
            while app.panel.ways and not app.is_covered:
                await pilot.press(app.panel.ways[-1].key)
                await until_asked(app, pilot)


async def test_the_help_explains_the_signs_of_the_tower() -> None:
    app = PlayApp(seated("es"), breath=0)
    async with app.run_test(size=LARGE) as pilot:
        await until_asked(app, pilot)
        await pilot.press("f1")
        await pilot.pause()
        text = shown(app)

        assert "portal del vacío" in text
        assert "quién caería" in text
