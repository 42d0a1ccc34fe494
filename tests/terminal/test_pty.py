"""A real pseudo-terminal: what happens on Ctrl-C, and that the full screen comes up and leaves the terminal
in peace.
"""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path
from typing import Any

import pexpect  # type: ignore[import-untyped]
import pytest

from mazmorra.terminal.play_app import REACTION

from .conftest import COMMAND, only_save


def spawn(*args: str) -> Any:
    command, *rest = COMMAND
    environment = {**os.environ, "TERM": "xterm-256color"}
    game = pexpect.spawn(
        command, [*rest, *args], encoding="utf-8", timeout=30, dimensions=(24, 80), env=environment
    )
    game.delaybeforesend = 2 * REACTION  # whoever answers has read the question
    return game


PLAY = ("play", "raiders", "--bots", "random", "--seed", "7")


def wait_for_answer(saves: Path, answer: list[int]) -> None:
    """Until the game on the screen has kept an answer."""
    for _ in range(300):
        if answer in json.loads(only_save(saves).read_text("utf-8"))["answers"]:
            return
        time.sleep(0.05)
    raise AssertionError(f"{answer} was never saved")


def unwrapped(text: str) -> str:
    return re.sub(r"\s+", "", text)


def interrupt(game: pexpect.spawn) -> None:
    """Press Ctrl-C until it is heard: in the moment in which Python begins to wait for a line it is not."""
    for _ in range(4):
        game.sendintr()
        if game.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=4) == 0:
            game.wait()
            return
    game.close(force=True)
    raise AssertionError("nobody heard Ctrl-C")


def test_ctrl_c_in_plain_lines_saves_and_the_command_it_tells_goes_on(saves: Path) -> None:
    game = spawn(*PLAY, "--line")
    game.expect("> ")
    game.sendline("5")
    game.expect(r"You play: 5\.")
    game.expect("> ")
    interrupt(game)

    file = only_save(saves)
    assert game.exitstatus == 130
    assert unwrapped(f"mazmorra resume {file}") in unwrapped(game.before)

    again = spawn("resume", str(file), "--line")
    again.expect("You go on where you left off.")
    again.expect(r"Played: 5\.")
    again.expect("> ")
    again.sendline("quit")
    again.expect("To go on: ")
    again.expect(pexpect.EOF)


@pytest.mark.parametrize("key", ["\x03", "\x11"])
def test_the_full_screen_saves_when_somebody_leaves(key: str, saves: Path) -> None:
    game = spawn(*PLAY)
    game.expect("Level 1 of 5")
    game.expect("which card do you play")
    game.send("5")
    wait_for_answer(saves, [0, 5])
    game.send(key)
    game.expect("To go on: ")
    game.expect(pexpect.EOF)
    game.wait()

    file = only_save(saves)
    assert game.exitstatus == 0
    assert unwrapped(str(file)) in unwrapped(game.before)


def test_a_replay_comes_up_on_a_terminal(saves: Path) -> None:
    from .conftest import anything, mazmorra

    mazmorra(*PLAY, typed=anything())
    film = spawn("replay", str(only_save(saves)))
    film.expect("Step 0 of")
    film.send("n")
    film.expect("Step 1 of")
    film.send("q")
    film.expect(pexpect.EOF)
    film.wait()
    assert film.exitstatus == 0
