"""Keys pressed on the full screen, each as soon as the screen waits for it: a whole game needs no pauses."""

from __future__ import annotations

import asyncio

from textual.pilot import Pilot

from mazmorra.terminal.play_app import PlayApp

PATIENCE = 60


async def until_asked(app: PlayApp, pilot: Pilot[None]) -> None:
    """Let bots play until a person is asked, covered, or the game is over."""
    async with asyncio.timeout(PATIENCE):
        await pilot.pause(0.001)
        while not (app.panel.ways or app.is_covered):
            await pilot.pause(0.001)


async def answers(app: PlayApp, pilot: Pilot[None], way: int) -> None:
    """Press the key of an answer; when somebody is asked again or covered, the screen is drawn."""
    number = app.panel.number
    app.simulate_key(app.panel.ways[way % len(app.panel.ways)].key)
    async with asyncio.timeout(PATIENCE):
        while app.panel.number == number or not (app.panel.ways or app.is_covered):
            await asyncio.sleep(0.001)
    await pilot.pause(0)
