"""A contest in a folder: gone on with after a kill, read by other programs, told in every language."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import pyarrow.parquet
import pytest

from mazmorra.arena.contest.ground import read_ground
from mazmorra.arena.contest.journal import Journal
from mazmorra.arena.contest.plan import Contest
from mazmorra.cli import main
from mazmorra.content.languages import WHOLE, locale_of

ASKED = ["raiders:4", "--bots", "random,greedy,novice", "--deals", "6", "--seed", "9", "--workers", "1"]


def games(folder: Path) -> list[dict[str, object]]:
    """The games of a folder, without the seconds each took."""
    lines = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]
    return [{name: value for name, value in line.items() if name != "seconds"} for line in lines]


def test_a_contest_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    assert main(["arena", *ASKED, "--folder", str(whole)]) == 0
    command = [sys.executable, "-m", "mazmorra", "arena", *ASKED, "--folder", str(torn)]
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _wait_for_games(torn / "games.jsonl", 4)
    os.kill(program.pid, signal.SIGKILL)
    program.wait()
    with (torn / "games.jsonl").open("a") as file:
        file.write('{"bout": {"number": 9')
    assert main(["arena", *ASKED, "--folder", str(torn)]) == 0
    assert games(torn) == games(whole)


def _wait_for_games(file: Path, least: int) -> None:
    until = monotonic() + 300
    while not file.exists() or file.read_text().count("\n") <= least:
        assert monotonic() < until
        sleep(0.01)


def test_more_deals_can_be_asked_for_later_and_other_contests_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "raiders:3", "--bots", "random,greedy", "--workers", "1", "--folder", str(tmp_path)]
    assert main([*asked, "--deals", "2"]) == 0
    before = games(tmp_path)
    assert main([*asked, "--deals", "4"]) == 0
    assert games(tmp_path)[: len(before)] == before
    assert len(games(tmp_path)) == 1 + 8
    assert main([*asked, "--deals", "4", "--seed", "2"]) == 2
    assert "games.jsonl" in capsys.readouterr().err
    (tmp_path / "games.jsonl").write_text('{"something": "else"}\n')
    assert main([*asked, "--deals", "4"]) == 2


def test_two_programs_do_not_play_into_one_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contest = Contest("versus", ("random", "greedy"), (read_ground("raiders:4"),), 1, 9)
    asked = ["arena", "raiders:4", "--bots", "random,greedy", "--form", "versus", "--deals", "1"]
    asked += ["--seed", "9", "--workers", "1", "--folder", str(tmp_path)]
    with closing(Journal(contest, tmp_path)):
        before = (tmp_path / "games.jsonl").read_text()
        assert main(asked) == 2
        assert "Another program" in capsys.readouterr().err
        assert (tmp_path / "games.jsonl").read_text() == before
    assert main(asked) == 0
    assert len(games(tmp_path)) == 1 + 2


def test_the_parquet_file_has_every_game_and_seat(tmp_path: Path) -> None:
    assert main(["arena", *ASKED, "--folder", str(tmp_path)]) == 0
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    rows = table.to_pylist()
    played = games(tmp_path)[1:]
    assert len(rows) == 4 * len(played)
    for number, game in enumerate(played):
        of_game = rows[4 * number : 4 * number + 4]
        assert [row["score"] for row in of_game] == game["scores"]
        assert [row["seat"] for row in of_game if row["won"]] == [seat + 1 for seat in game["winners"]]  # type: ignore[attr-defined]  # a list of seats
        assert {row["bot"] for row in of_game} | {row["against"] for row in of_game} == {
            ASKED[2].split(",")[each]
            for each in game["bout"]["duel"][:2]  # type: ignore[index]  # a bout
        }
    assert json.loads(table.schema.metadata[b"mazmorra"])["seed"] == 9


@pytest.mark.parametrize("language", WHOLE)
def test_it_is_told_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "raiders:3", "--bots", "random,greedy", "--deals", "3", "--workers", "1"]
    assert main([*asked, "--folder", str(tmp_path), "--lang", language]) == 0
    told, page = capsys.readouterr().out, (tmp_path / "report.html").read_text()
    for text in (told, page):
        assert "greedy" in text
        assert "raiders:3" in text
        assert "arena-" not in text
    assert f'lang="{locale_of(language)}"' in page
    assert page.count("<circle") == 2


@pytest.mark.parametrize(
    "wrong",
    [
        ["raiders:4", "--bots", "random"],
        ["raiders:4", "--bots", "random,greedy,expert", "--form", "versus"],
        ["raiders:4", "--bots", "random,nobody"],
        ["raiders:4", "--bots", "random,greedy", "--deals", "0"],
        ["raiders:44", "--bots", "random,greedy"],
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is_played(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *wrong, "--folder", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err.strip()
    assert not (tmp_path / "new").exists()
