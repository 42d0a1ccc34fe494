"""The answers of Platformer on the full screen: the widest questions of many games, none cut off, in every
language.
"""

from __future__ import annotations

import random

import pytest
from textual.containers import Vertical
from textual.widgets import Button

from mazmorra.content.wording import words
from mazmorra.games import find_game
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.kernel import final_options
from mazmorra.terminal.board import board_of
from mazmorra.terminal.play_app import PlayApp
from mazmorra.terminal.typed import Choice, choices

from ..keys import until_asked
from .test_full_screen import seated

ANSWERS, WIDEST = 1200, 6
"""How many answers of each random game are looked at, and how many of its questions are put."""


def questions(language: str) -> list[list[Choice]]:
    """The questions whose answers take most room, each of another kind."""
    found: dict[str, list[Choice]] = {}
    for seed, variant in enumerate(PlatformerGame.samples()):
        game = find_game("platformer", variant)
        rng, table, say = random.Random(seed), game.new(2, seed=seed), words(language)
        most: dict[str, int] = {}
        while not table.over and table.number < ANSWERS:
            ask = table.asks[0]
            if len(ask.options) > most.get(ask.kind, 0):
                most[ask.kind] = len(ask.options)
                ways = choices(say, board_of(game, say), game, ask, final_options(table, ask.seat))
                found[ask.kind] = max(found.get(ask.kind, []), ways, key=width)
            table.answer(ask.seat, rng.choice(ask.options))
    return sorted(found.values(), key=width)[-WIDEST:]


def width(ways: list[Choice]) -> int:
    return sum(len(way.label) for way in ways)


@pytest.mark.parametrize(
    ("language", "size"), [("en", (80, 24)), ("es", (80, 24)), ("pt", (100, 30)), ("es", (60, 20))]
)
async def test_no_answer_is_cut_off_at_the_edge(language: str, size: tuple[int, int]) -> None:
    app = PlayApp(seated(language), breath=0)
    async with app.run_test(size=size) as pilot:
        await until_asked(app, pilot)
        for ways in questions(language):
            await app.panel.ask("", "", ways, [""] * len(ways), "")
            await pilot.pause()
            room = app.main.query_one("#ways", Vertical).scrollable_content_region
            for button in app.main.query(Button):
                assert button.region.right <= room.right, button.label
                assert button.region.width >= min(len(str(button.label)) + 2, room.width - 1), button.label
        assert len(app.main.query(Button)) > 14, "somebody before a shop"
