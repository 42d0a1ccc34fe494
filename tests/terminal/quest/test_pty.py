"""A real pseudo-terminal: the full screen of DungeonQuest comes up, takes a key, and saves when somebody
leaves.
"""

from __future__ import annotations

from pathlib import Path

import pexpect  # type: ignore[import-untyped]

import mazmorra as package
from tests.terminal.conftest import only_save
from tests.terminal.test_pty import spawn, unwrapped


def test_the_full_screen_comes_up_and_saves_when_somebody_leaves(saves: Path) -> None:
    game = spawn("play", "quest", "--bots", "random", "--seed", "277", "--lang", "es")
    game.expect("En qué torre empiezas")
    game.send("3")
    game.expect("Qué haces")
    game.send("\x11")
    game.expect("Para seguir: ")
    game.expect(pexpect.EOF)
    game.wait()

    file = only_save(saves)
    assert game.exitstatus == 0
    assert unwrapped(str(file)) in unwrapped(game.before)
    assert package.load(file).state.space[0] == 129
