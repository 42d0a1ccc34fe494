"""Replays over a pipe: the whole log, a few words to step about, and what a game that is not over keeps to
itself.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .conftest import mazmorra, only_save, piped, seated

PLAY = ("play", "raiders", "--bots", "random", "--seed", 7)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game played to its end."""
    session = seated(tmp_path_factory.mktemp("games"))
    while not session.table.over:
        if not session.bot_answers():
            session.answer(0, session.ask_of(0).options[0])
    session.keep()
    return session.file


def running(saves: Path) -> Path:
    mazmorra(*PLAY, typed="5\n4\n")
    return only_save(saves)


def test_without_words_it_prints_the_whole_log(finished: Path) -> None:
    told = piped("replay", finished, "--seat", 1)

    assert told.returncode == 0
    assert "1. You are the " in told.stdout
    assert "[DR-END-6]" in told.stdout
    assert ">" not in told.stdout


def test_it_steps_forwards_and_backwards_and_jumps(finished: Path) -> None:
    told = mazmorra("replay", finished, typed="n\nn\np\ng 9\ng 999\np\nwhy 1\nlog\nnonsense\nquit\n").stdout

    assert re.findall(r"^Step (\d+) of", told, re.M) == ["0", "1", "2", "1", "9", "8"]
    assert "There are steps 0 to " in told
    assert "DR-SET-8: " in told
    assert "'nonsense' means nothing here." in told


def test_the_same_step_reads_the_same_from_both_sides(finished: Path) -> None:
    forwards = mazmorra("replay", finished, typed="g 4\n").stdout
    backwards = mazmorra("replay", finished, typed="g 5\np\n").stdout

    assert forwards.split("> g 4\n")[1] == backwards.split("> p\n")[1]


def test_it_changes_viewpoint(finished: Path) -> None:
    told = mazmorra("replay", finished, typed="g 3\nv 2\nv 0\nv *\nv 9\n").stdout

    assert "as Ember saw it" in told
    assert "as a watcher saw it" in told
    assert "everything shown" in told
    assert "There is no seat 9; the seats are 1 to 4." in told


def test_a_seat_sees_no_other_hand(finished: Path) -> None:

    assert mazmorra("replay", finished, "--seat", 2, typed="g 3\n").stdout.count("hand:") == 1
    assert mazmorra("replay", finished, "--watcher", typed="g 3\n").stdout.count("hand:") == 0
    assert mazmorra("replay", finished, "--everything", typed="g 3\n").stdout.count("hand:") == 4


def test_a_running_game_does_not_show_everything(saves: Path) -> None:
    file = running(saves)
    refused = mazmorra("replay", file, "--everything")
    told = mazmorra("replay", file, typed="v *\n")

    assert (refused.returncode, refused.stdout) == (2, "")
    assert "mazmorra resume" in refused.stderr
    assert "Everything is shown only once a game is over." in told.stdout
    assert "as a watcher saw it" in told.stdout


def test_wrong_viewpoints_are_refused(finished: Path) -> None:

    assert mazmorra("replay", finished, "--seat", 8).returncode == 2
    assert mazmorra("replay", finished, "--seat", 1, "--watcher").returncode == 2


def test_a_crash_is_shown_at_the_end(saves: Path, tmp_path: Path) -> None:
    saved = json.loads(running(saves).read_text("utf-8"))
    crashed = tmp_path / "crash.json"
    saved["about"] = {"crash": "Traceback: the troll divided by zero"}
    crashed.write_text(json.dumps(saved), "utf-8")

    told = mazmorra("replay", crashed)

    assert told.returncode == 0
    assert "the troll divided by zero" in told.stdout


def test_a_crash_at_the_last_answer_still_opens(saves: Path, tmp_path: Path) -> None:
    saved = json.loads(running(saves).read_text("utf-8"))
    saved["about"] = {"crash": "boom"}
    saved["answers"].append([0, "what is this"])
    crashed = tmp_path / "crash.json"
    crashed.write_text(json.dumps(saved), "utf-8")

    assert "boom" in mazmorra("replay", crashed).stdout


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}", "utf-8")

    assert mazmorra("replay", other).returncode == 2
    assert mazmorra("resume", other).returncode == 2
    assert mazmorra("replay", tmp_path / "nowhere.json").returncode == 2
