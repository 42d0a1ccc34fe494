"""Simulations of DungeonQuest: survival, causes of death, gold and turns, in the terminal and on a sheet."""

from __future__ import annotations

import csv
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from mazmorra.arena.fuzz import fuzz_content, fuzz_game
from mazmorra.arena.hook import hook_of
from mazmorra.arena.match import play
from mazmorra.arena.quest import HOOK
from mazmorra.arena.simulate import Plan, simulate
from mazmorra.arena.tally import Tally
from mazmorra.cli import main
from mazmorra.content.languages import WHOLE
from mazmorra.content.wording import words
from mazmorra.games import find_game
from mazmorra.games.quest import QuestGame
from mazmorra.games.quest.state import OUT

PLAN = Plan("quest", dict(find_game("quest", {}).settings), ("random",) * 4, games=30, seed=3)


def tallied(plan: Plan) -> Tally:
    tally = Tally(hook_of(plan.made()))
    for played in simulate(plan):
        tally.add(played)
    return tally


def test_every_seat_survives_or_has_a_cause_of_death() -> None:
    for played in simulate(PLAN):
        for (survived,), fates in zip(played.figures.seat_rates, played.figures.fates, strict=True):
            assert len(fates) == (0 if survived else 1)


def test_survival_and_the_causes_of_death_add_up() -> None:
    tally = tallied(PLAN)
    (line,) = tally.lines["bot"].values()
    deaths = sum(tally.fate("random", cause).value for cause in tally.fates["random"])
    assert deaths + line.rates[0].value == pytest.approx(1)


def test_where_death_can_wait_a_seat_may_die_again_and_again() -> None:
    plan = Plan("quest", {**PLAN.settings, "death": "waits"}, ("random",) * 2, games=10, seed=3)
    fates = [fates for played in simulate(plan) for fates in played.figures.fates]
    assert max(map(len, fates)) > 1
    tally = tallied(plan)
    assert all(tally.fate("random", cause).value <= 1 for cause in tally.fates["random"])


def test_figures_are_those_of_the_table() -> None:
    game = find_game("quest", {})
    match = play(game, ("greedy", "random"), 4, watched=True)
    figures, state = hook_of(game).read(match.table), match.table.state
    assert figures.groups == tuple(game.box.heroes[hero].id for hero in state.heroes)  # type: ignore[attr-defined]
    assert [gold for gold, _ in figures.seat_means] == state.gold
    assert [rates[0] for rates in figures.seat_rates] == [standing == OUT for standing in state.standing]
    began = [event.args["seat"] for event in match.table.events if event.kind == "turn_began"]
    assert [turns for _, turns in figures.seat_means] == [began.count(seat) for seat in range(2)]


@pytest.mark.parametrize("language", WHOLE)
def test_the_tables_speak_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "quest", "--games", "4", "--seats", "4", "--workers", "1", "--lang", language]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    say = words(language)
    keys = ("gold", "turns", "survivals", "cause", "rounds", "explored", "slain")
    assert all(say.say(f"arena-quest-{key}") in out for key in keys)
    assert all(say.say(f"quest-{key}") in out for key in ("hero-krutzbeck", "cause-wounds", "light-dark"))
    assert err == ""


def test_each_switch_is_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    switches = ["--players", "solo", "--death", "waits", "--light", "torchlight", "--heroes", "chosen"]
    assert main(["simulate", "quest", "--games", "2", "--workers", "1", *switches, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert all(
        words("en").say(f"quest-{key}") in out
        for key in ("players-solo", "death-waits", "light-torchlight", "heroes-chosen")
    )


def test_the_sheet_names_the_hero_and_the_cause(tmp_path: Path) -> None:
    sheet = tmp_path / "games.csv"
    assert (
        main(["simulate", "quest", "--games", "6", "--seats", "3", "--csv", str(sheet), "--workers", "1"])
        == 0
    )
    with sheet.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 18
    assert all((row["cause"] == "") == (row["survivals"] == "1") for row in rows)
    assert {row["hero"] for row in rows} <= {row.id for row in find_game("quest", {}).box.heroes}  # type: ignore[attr-defined]


def meetings(game: QuestGame, seats: int) -> set[frozenset[tuple[str, str]]]:
    """Which three of its switches and its number of seats meet at a table."""
    return {frozenset(three) for three in combinations([*game.settings.items(), ("seats", str(seats))], 3)}


@cache
def few_tables() -> list[tuple[QuestGame, int]]:
    """Few tables at which any three meet that can; `make fuzz` plays every combination."""
    games = [QuestGame(settings) for settings in QuestGame.variants()]
    every = {(game, seats): meetings(game, seats) for game in games for seats in game.seats}
    found, unmet = [], set[frozenset[tuple[str, str]]]().union(*every.values())
    while unmet:
        found.append(max(every, key=lambda table: len(every[table] & unmet)))
        unmet -= every[found[-1]]
    return found


@pytest.mark.parametrize("part", range(4))
def test_any_three_switches_or_numbers_of_seats_keep_the_laws(tmp_path: Path, part: int) -> None:
    for number, (game, seats) in enumerate(few_tables()[part::4]):
        fuzzing = fuzz_content if number % 4 == part else fuzz_game
        assert fuzzing(game, seats, f"{part}/{number}", number, tmp_path).crash is None


@pytest.mark.parametrize("broken", ["deck", "bag", "monster_deck", "wounds"])
def test_a_table_where_something_is_made_from_nothing_breaks_a_law(broken: str) -> None:
    table = find_game("quest", {}).new(2, seed=1)
    while not table.asks or table.asks[0].kind != "action":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    HOOK.check(table)
    getattr(table.state, broken)[0] += 50
    with pytest.raises(AssertionError):
        HOOK.check(table)
