"""Saved games that somebody wrote by hand: a clear word, no traceback, nothing that commands the terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from mazmorra.cli import main
from mazmorra.games import find_game
from mazmorra.kernel import Json
from mazmorra.kernel.replay import save


def written(folder: Path, **changed: object) -> Path:
    file = folder / "game.json"
    text = save(find_game("raiders", {}).new(3, seed=1), {})
    file.write_text(json.dumps({**json.loads(text), **changed}))
    return file


@pytest.mark.parametrize("about", [{"humans": 5}, {"humans": None}, {"bots": [1]}])
def test_players_that_are_garbled_are_said_to_be(
    about: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["resume", "--line", str(written(tmp_path, about=about))]) == 2
    assert "about." in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_number_of_seats_beyond_all_reading_is_refused(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", "--lang", language, str(written(tmp_path, seats=10**40))]) == 2
    assert "1" + "0" * 40 in capsys.readouterr().err


def test_a_name_cannot_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    file = written(tmp_path, about={"names": ["\x1b[2JAna", "\x1b]0;x\x07", "Eva"]})
    assert main(["replay", "--line", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "[2JAna" in shown
    assert "\x1b" not in shown
    assert "\x07" not in shown
