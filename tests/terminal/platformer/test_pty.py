"""A real pseudo-terminal: the full screen of Platformer comes up, takes keys, takes one back, and saves what
is left.
"""

from __future__ import annotations

from pathlib import Path

import pexpect  # type: ignore[import-untyped]

import mazmorra as package
from tests.terminal.conftest import only_save
from tests.terminal.test_pty import interrupt, spawn, unwrapped


def test_the_full_screen_comes_up_and_saves_when_somebody_leaves(saves: Path) -> None:
    game = spawn("play", "platformer", "--bots", "random", "--seed", "7", "--seats", "1", "--lang", "es")
    game.expect("Qué dado gastas")
    game.send("b")
    game.expect("Dónde apareces")
    game.send("e")
    game.expect("deshacer «E1»")
    game.send("\x7f")
    game.expect("deshacer «Una bota»")
    game.send("a")
    game.expect("deshacer «A1»")
    game.send("\x11")
    game.expect("Para seguir: ")
    game.expect(pexpect.EOF)
    game.wait()

    file = only_save(saves)
    assert game.exitstatus == 0
    assert unwrapped(str(file)) in unwrapped(game.before)
    assert package.load(file).state.spaces == [0], "not where the hero stood first"


def test_ctrl_c_in_plain_lines_keeps_nothing_of_what_was_taken_back(saves: Path) -> None:
    game = spawn("play", "platformer", "--seed", "7", "--seats", "1", "--lang", "pt", "--line")
    for typed in ("b", "e", "atrás", "atrás"):
        game.expect("> ")
        game.sendline(typed)
    game.expect("sem efeito")
    game.expect("> ")
    interrupt(game)

    assert game.exitstatus == 130
    assert [answer for answer in package.record(only_save(saves)).answers if answer[0] == 0] == []
