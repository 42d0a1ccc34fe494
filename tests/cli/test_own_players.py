"""A player of one's own at the command line: from the folder one is in, in worker processes, and in words
when it fails.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.inside import inside

TREE = Path(__file__).parents[2] / "examples" / "tree.py"
PLAYER = """
class Player:
    def choose(self, view):
        return view.question.options[0]


def fails(view):
    raise RuntimeError("a mistake")


def cheats(view):
    return "all the coins"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder one is in, with a player in it that nothing else is called like."""
    (tmp_path / "mine.py").write_text(PLAYER)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as it is installed: Python does not look into the current folder by itself then."""
    program = Path(sys.executable).with_name("mazmorra")
    environment = {**os.environ, "MAZMORRA_LANG": "en"}
    return subprocess.run(
        [program, *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )


def test_a_module_of_the_current_folder_plays_in_worker_processes(folder: Path) -> None:
    done = command(
        folder, "simulate", "raiders", "--games", "4", "--workers", "2", "--bots", "mine:Player,random"
    )

    assert done.returncode == 0, done.stderr
    assert "mine:Player" in done.stdout


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("mine.py:fails", "RuntimeError: a mistake (mine.py:8)"),
        ("mine.py:cheats", "answered 'all the coins'"),
    ],
)
def test_a_simulation_with_who_fails_stops_and_says_who(folder: Path, player: str, said: str) -> None:
    done = inside("simulate", "raiders", "--games", "4", "--workers", "2", "--bots", f"{player},random")

    assert done.returncode == 2
    assert said in done.stderr.decode()
    assert player in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()


def test_a_contest_says_whose_code_played_and_is_not_gone_on_with_other_code(folder: Path) -> None:
    asked = ["arena", "raiders:3", "--bots", "random,mine.py:Player", "--workers", "1", "--folder", "out"]
    assert inside(*asked, "--deals", "1").returncode == 0
    head = json.loads((folder / "out" / "games.jsonl").read_text().splitlines()[0])
    assert list(head["players"]) == ["mine.py:Player"]
    assert inside(*asked, "--deals", "2").returncode == 0

    (folder / "mine.py").write_text(PLAYER.replace("options[0]", "options[-1]"))
    changed = inside(*asked, "--deals", "3")

    assert changed.returncode == 2
    assert "code" in changed.stderr.decode()


def test_a_contest_with_who_fails_stops_and_says_who(folder: Path) -> None:
    done = inside("arena", "raiders:3", "--bots", "random,mine.py:fails", "--workers", "2", "--deals", "1")

    assert done.returncode == 2
    assert "'mine.py:fails' failed" in done.stderr.decode()


def test_the_example_beats_chance_clearly(folder: Path) -> None:
    (folder / "tree.py").write_text(TREE.read_text("utf-8").replace("tries = 60", "tries = 20"))
    ground = "raiders/edition=classic/mode=duel:2"
    asked = ("arena", ground, "--bots", "random,tree.py:Tree", "--form", "versus", "--workers", "1")

    assert inside(*asked, "--deals", "4", "--folder", "out").returncode == 0

    games = [json.loads(line) for line in (folder / "out" / "games.jsonl").read_text().splitlines()[1:]]
    won = [game["bout"]["pattern"][game["winners"][0]] for game in games]
    assert len(won) == 8
    assert sum(won) >= 6


def test_a_game_against_ones_own_player_is_kept_when_it_fails_and_goes_on_only_if_it_is_named_again(
    folder: Path,
) -> None:
    played = inside("play", "raiders", "--line", "--seed", "1", "--bots", "mine.py:Player", typed=b"1\n")
    assert played.returncode == 0
    (saved,) = (folder / "mazmorra" / "games").glob("*.json")

    refused = inside("resume", str(saved), "--line")
    assert refused.returncode == 2
    assert "--bot mine.py:Player" in refused.stderr.decode()
    assert inside("resume", str(saved), "--line", "--bot", "mine.py:Player").returncode == 0


def test_a_saved_game_runs_nobodys_code(folder: Path) -> None:
    assert (
        inside("play", "raiders", "--line", "--seed", "1", "--bots", "random", typed=b"1\n").returncode == 0
    )
    (saved,) = (folder / "mazmorra" / "games").glob("*.json")
    (folder / "evil.py").write_text("open('ran', 'w')\n\n\ndef evil(view):\n    return 1\n")
    told = json.loads(saved.read_text())
    told["about"]["bots"] = dict.fromkeys(told["about"]["bots"], "evil.py:evil")
    saved.write_text(json.dumps(told))

    for command in (["resume", "--line"], ["replay", "--line"], ["verify"]):
        inside(*command, str(saved))

    assert not (folder / "ran").exists()


def test_who_fails_in_the_middle_of_a_game_is_told_of_and_the_game_is_kept(folder: Path) -> None:
    done = inside("play", "raiders", "--line", "--seed", "1", "--bots", "mine.py:fails", typed=b"1\n1\n1\n")

    assert done.returncode == 2
    assert "'mine.py:fails' failed" in done.stderr.decode()
    assert list((folder / "mazmorra" / "games").glob("*.json"))
