"""What a simulation tells: whole figures at any width, splits by boss and order, why nobody won, and what was
played so far.
"""

from __future__ import annotations

import csv
import io
import re
import signal
import subprocess
import sys

import pytest

from mazmorra import __version__
from mazmorra.arena.console import lay_out
from mazmorra.arena.hook import Figures, hook_of
from mazmorra.arena.match import play
from mazmorra.arena.report import number, report, signed
from mazmorra.arena.simulate import Plan, Played, seat_bots, simulate
from mazmorra.arena.tally import Tally
from mazmorra.bots.bot import CHARACTERS
from mazmorra.bots.seating import NoBots, TooManyBots, filled, named
from mazmorra.cli import main
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import find_game
from mazmorra.terminal.opening import Wishes, new_session

RAID = Plan(
    "raiders", dict(find_game("raiders", {}).settings), ("greedy", "random", "random"), games=30, seed=3
)
INTERVAL = re.compile(r"\((\d[\d.,]*)–(\d[\d.,]*)\)")


def tallied(plan: Plan) -> Tally:
    tally = Tally(hook_of(plan.made()))
    for played in simulate(plan):
        tally.add(played)
    return tally


def told(plan: Plan, tally: Tally, width: int, language: str = "en") -> str:
    out = io.StringIO()
    lay_out(report(plan, tally, words(language), 2.0, width), out, width)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_80_columns(language: str) -> None:
    tally = tallied(RAID)
    narrow, wide = told(RAID, tally, 80, language), told(RAID, tally, 200, language)
    assert "…" not in narrow
    assert sorted(INTERVAL.findall(narrow)) == sorted(INTERVAL.findall(wide))
    assert narrow.count("±") == wide.count("±")


def test_a_single_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "raiders", "--games", "1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "±" not in out
    assert not INTERVAL.search(out)
    assert "1 game in " in out


def test_the_heading_names_all_it_takes_to_play_the_same_games_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "raiders", "--games", "1", "--seed", "77", "--lang", "en"]) == 0
    game = find_game("raiders", {})
    heading = capsys.readouterr().out.splitlines()[1]
    assert (
        heading
        == f"seed 77 · content {game.content_digest} · rules version {game.version} · Mazmorra {__version__}"
    )


def test_the_sheet_alone_goes_to_the_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "raiders", "--games", "2", "--seats", "3", "--csv", "-", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row["seat"] for row in rows] == ["1", "2", "3"] * 2
    assert "Wins" in err


def test_whole_games_are_split_by_their_boss() -> None:
    tally = tallied(RAID)
    bosses = {room.id for room in RAID.made().box.rooms if room.boss}  # type: ignore[attr-defined]
    assert set(tally.scenes) <= bosses
    assert sum(scene.unwon.trials for scene in tally.scenes.values()) == RAID.games
    assert words("en").say(f"raiders-room-{next(iter(tally.scenes))}") in told(RAID, tally, 120)


def test_the_order_of_play_follows_from_whoever_was_drawn_to_start() -> None:
    game = find_game("quest", {})
    match = play(game, ("random",) * 3, 4, watched=True)
    (starter,) = [event.args["seat"] for event in match.table.events if event.kind == "start_drawn"]
    assert match.order[starter] == 1
    assert match.order[(starter + 1) % 3] == 2
    assert sorted(match.order) == [1, 2, 3]


def test_a_game_in_which_all_choose_at_once_has_no_order() -> None:
    assert play(find_game("raiders", {}), ("random",) * 3, 4).order == ()
    assert not tallied(RAID).lines["order"]


def test_games_nobody_won_are_counted_by_the_rule_that_ended_them() -> None:
    plan = Plan("quest", dict(find_game("quest", {}).settings), ("random", "random"), games=3, seed=1)
    tally = Tally(hook_of(plan.made()))
    figures = Figures(("lindel", "hugo"), ((0.0, 1.0),) * 2, ((False,),) * 2, (1.0, 1.0, 1.0), ((), ()))
    for game, winners in enumerate([(), (), (1,)]):
        tally.add(Played(winners, 5, 0.1, "DQ-WIN-3", game, plan.bots, figures, (1, 2)))
    assert tally.endings == {"DQ-WIN-3": 2}
    row = next(line for line in told(plan, tally, 100).splitlines() if "DQ-WIN-3" in line)
    assert row.split()[1] == "2"


def test_bots_are_named_alike_in_a_simulation_and_in_a_game_and_unnamed_ones_are_people_there(
    tmp_path: object,
) -> None:
    game = find_game("raiders", {})
    session = new_session(Wishes("raiders", humans=0, bots="greedy,random"), words("en"), tmp_path)  # type: ignore[arg-type]
    assert tuple(session.bots.values()) == seat_bots(game, named("greedy,random"), None)
    unnamed = new_session(Wishes("raiders", humans=0), words("en"), tmp_path)  # type: ignore[arg-type]
    assert {*unnamed.bots.values()} == {f"master:{who}" for who in CHARACTERS}
    assert seat_bots(game, named(None), None) == ("greedy",) * 4


def test_too_many_bots_and_none_are_refused() -> None:
    with pytest.raises(TooManyBots):
        filled(["random"] * 4, find_game("raiders", {}), 3)
    with pytest.raises(NoBots):
        named(" , ")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_tells_of_the_games_played_so_far(workers: str) -> None:
    command = [
        sys.executable,
        "-m",
        "mazmorra",
        "simulate",
        "raiders",
        "--games",
        "100000",
        "--csv",
        "-",
        "--lang",
        "en",
    ]
    with subprocess.Popen(
        [*command, "--workers", workers], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout
        assert run.stdout.readline().startswith("game,")
        run.stdout.readline()
        run.send_signal(signal.SIGINT)
        _, err = run.communicate(timeout=120)
    assert run.returncode == 130
    assert "Traceback" not in err
    played = int(re.search(r"Stopped after ([\d,]+) of 100,?000 games", err)[1].replace(",", ""))  # type: ignore[index]
    assert played > 0
    assert "Wins" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_minus_is_one_that_any_terminal_shows(language: str) -> None:
    say = words(language)
    assert (number(-3, say), signed(-3, say), signed(3, say), signed(0, say)) == ("-3", "-3", "+3", "±0")
