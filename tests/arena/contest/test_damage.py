"""Contests asked for wrongly, folders that were damaged, disks that are full: said, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mazmorra.arena.contest.ground import read_ground
from mazmorra.arena.contest.journal import Journal
from mazmorra.arena.contest.outcome import Outcome
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.errors import BadGround, CannotWrite
from mazmorra.cli import main

Line = dict[str, Any]  # a line of JSON, to be damaged
ASKED = ["arena", "raiders:3", "--bots", "random,greedy", "--workers", "1", "--deals", "2"]


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("whole")
    assert main([*ASKED, "--folder", str(folder)]) == 0
    return (folder / "games.jsonl").read_text().splitlines()


def _with(line: str, change: Callable[[Line], object]) -> str:
    found = json.loads(line)
    change(found)
    return json.dumps(found)


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game["bout"].update(duel=[0, 5, 0]),
        lambda game: game["bout"].update(pattern=[0]),
        lambda game: game["bout"].update(pattern=[0, 9, 9]),
        lambda game: game["bout"].update(deal=99),
        lambda game: game["bout"].update(number=10**30),
        lambda game: game.update(winners=[77]),
        lambda game: game.update(scores=[]),
    ],
)
def test_a_line_that_is_no_game_of_the_contest_is_named_and_nothing_is_played(
    lines: list[str], change: Callable[[Line], object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "\n".join([*lines[:2], _with(lines[2], change), *lines[3:]]) + "\n"
    (tmp_path / "games.jsonl").write_text(text)
    assert main([*ASKED, "--folder", str(tmp_path)]) == 2
    assert "Line 3 " in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_text() == text


@pytest.mark.parametrize("damage", [b"\xff", b"[" * 200_000, b""], ids=["byte", "depth", "blank"])
def test_a_line_that_cannot_be_read_is_named(
    lines: list[str], damage: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "games.jsonl").write_bytes(lines[0].encode() + b"\n" + damage + b"\n")
    assert main([*ASKED, "--folder", str(tmp_path)]) == 2
    assert "Line 2 " in capsys.readouterr().err


def test_a_disk_that_is_full_is_told_of(tmp_path: Path) -> None:
    contest = Contest("versus", ("random", "greedy"), (read_ground("raiders:3"),), deals=1, seed=1)
    journal = Journal(contest, tmp_path)
    journal.close()
    journal.out = Path("/dev/full").open("w", encoding="utf-8")  # noqa: SIM115  (the journal closes it)
    with pytest.raises(CannotWrite):
        journal.add(Outcome((0,), 1, 0.0, "", contest.bout(0), (1, 0, 0)))
    journal.close()


@pytest.mark.parametrize("margin", ["0", "-1", "nan", "0.5", "2"])
def test_a_margin_nobody_can_have_is_refused(margin: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ASKED, "--sure", "--margin", margin]) == 2
    assert "--margin" in capsys.readouterr().err


def test_a_table_named_twice_is_played_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "raiders/mode=standard:3", *ASKED[1:]]) == 0
    assert capsys.readouterr().out.count("greedy over random") == 1


def test_a_number_of_seats_with_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadGround):
        read_ground("raiders:" + "9" * 5000)
