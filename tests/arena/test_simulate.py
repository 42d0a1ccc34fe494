"""Simulations: the same games for the same seed, counted and written down in three languages."""

from __future__ import annotations

import csv
import os
from multiprocessing import active_children
from pathlib import Path

import pytest

import mazmorra.arena.files as files
from mazmorra.arena.errors import WorkersLost
from mazmorra.arena.hook import hook_of
from mazmorra.arena.match import play
from mazmorra.arena.simulate import Plan, seat_bots, simulate
from mazmorra.arena.tally import Tally
from mazmorra.cli import main
from mazmorra.content.languages import WHOLE
from mazmorra.content.wording import words
from mazmorra.games import find_game
from mazmorra.kernel.errors import BadSeats

PLAN = Plan(
    "raiders", {"edition": "devir", "mode": "standard"}, ("greedy", "random", "random"), games=40, seed=3
)


def test_workers_do_not_change_the_games() -> None:
    assert list(simulate(PLAN, workers=2)) == list(simulate(PLAN, workers=1))


def test_a_worker_that_somebody_else_ends_loses_no_game() -> None:
    games = simulate(PLAN, workers=2)
    first = next(games)
    worker = active_children()[0]
    worker.kill()
    worker.join()
    assert [first, *games] == list(simulate(PLAN))


def die(plan: Plan, number: int) -> None:
    os._exit(1)


def test_workers_that_cannot_work_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazmorra.arena.simulate._play", die)
    with pytest.raises(WorkersLost):
        list(simulate(PLAN, workers=2))


def test_another_seed_gives_other_games() -> None:
    other = Plan(PLAN.game, PLAN.settings, PLAN.bots, PLAN.games, seed=4)
    assert list(simulate(other)) != list(simulate(PLAN))


def test_watching_does_not_change_a_game() -> None:
    game = find_game("raiders", {})
    assert play(game, PLAN.bots, 1, watched=True).table == play(game, PLAN.bots, 1).table


def test_bots_move_on_one_seat_a_game() -> None:
    assert [PLAN.seated(game).index("greedy") for game in range(4)] == [0, 1, 2, 0]


def test_the_last_bot_takes_the_seats_left_over() -> None:
    game = find_game("raiders", {})
    assert seat_bots(game, ["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    assert seat_bots(game, ["greedy"], None) == ("greedy",) * 4
    with pytest.raises(BadSeats):
        seat_bots(game, ["random"], 2)


def test_wins_add_up_to_the_games_somebody_won() -> None:
    tally = Tally(hook_of(find_game("raiders", PLAN.settings)))
    for played in simulate(PLAN):
        tally.add(played)
    won = PLAN.games - tally.unwon.successes
    for lines in filter(None, tally.lines.values()):
        assert sum(line.wins.successes for line in lines.values()) == pytest.approx(won)
        assert sum(line.wins.trials for line in lines.values()) == PLAN.games * 3


@pytest.mark.parametrize("language", WHOLE)
def test_the_table_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "simulate",
        "raiders",
        "--games",
        "4",
        "--bots",
        "greedy,random",
        "--workers",
        "1",
        "--lang",
        language,
    ]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    say = words(language)
    for key in (
        "arena-wins",
        "arena-raiders-coins",
        "arena-raiders-collapses",
        "raiders-character-thief",
        "arena-intervals",
    ):
        assert say.say(key) in out
    assert err == ""


def test_the_sheet_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    sheet = tmp_path / "games.csv"
    arguments = [
        "simulate",
        "raiders",
        "--games",
        "40",
        "--seats",
        "3",
        "--bots",
        "greedy,random",
        "--seed",
        "3",
    ]
    assert main([*arguments, "--csv", str(sheet), "--workers", "2"]) == 0
    with sheet.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    expected = list(simulate(PLAN))
    assert len(rows) == 120
    assert [float(row["won"]) for row in rows] == [
        played.share(seat) for played in expected for seat in range(3)
    ]
    assert [int(row["coins"]) for row in rows[:3]] == [
        figures[0] for figures in expected[0].figures.seat_means
    ]
    assert {row["bot"] for row in rows} == {"greedy", "random"}


def test_the_plot_is_a_png(tmp_path: Path) -> None:
    picture = tmp_path / "plot.png"
    assert main(["simulate", "raiders", "--games", "4", "--workers", "1", "--plot", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def test_without_matplotlib_nothing_is_simulated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(files, "find_spec", lambda name: None)
    assert main(["simulate", "raiders", "--games", "1000000000", "--plot", str(tmp_path / "plot.png")]) == 2
    assert "pip install" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--games", "0"],
        ["--workers", "0"],
        ["--seats", "9"],
        ["--seats", "0"],
        ["--mode", "chess"],
        ["--bots", "genius"],
        ["--bots", ""],
        ["--bots", "random,random,random,random", "--seats", "3"],
        ["--csv", "/nowhere/games.csv"],
        ["--plot", "/nowhere/plot.png"],
    ],
)
@pytest.mark.parametrize("language", WHOLE)
def test_bad_values_are_refused_in_words(
    wrong: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "raiders", "--games", "1000000000", *wrong, "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
