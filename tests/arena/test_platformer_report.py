"""Simulations of Platformer: rounds, wins a hero, gems, falls and downs, in the terminal and on a sheet."""

from __future__ import annotations

import csv
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mazmorra.arena.hook import hook_of
from mazmorra.arena.match import play
from mazmorra.arena.platformer import HOOK
from mazmorra.arena.simulate import Plan, simulate
from mazmorra.arena.tally import Tally
from mazmorra.cli import main
from mazmorra.content.languages import WHOLE
from mazmorra.content.wording import words
from mazmorra.games import find_game
from mazmorra.games.platformer import PlatformerGame
from mazmorra.kernel import Game

PLAN = Plan("platformer", dict(find_game("platformer", {}).settings), ("greedy", "random"), games=4, seed=3)
ANSWERS = 300
"""How long each table is watched; the fuzzer goes on where this stops."""
FIGURES = ("gems", "falls", "downs", "met", "rounds", "defeated", "questions")


def test_wins_a_hero_add_up_to_the_games_won() -> None:
    tally = Tally(hook_of(PLAN.made()))
    won = 0
    for played in simulate(PLAN):
        tally.add(played)
        won += bool(played.winners)
    assert sum(line.wins.value * line.wins.trials for line in tally.lines["group"].values()) == pytest.approx(
        won
    )


def test_figures_are_those_of_the_table() -> None:
    game = find_game("platformer", {})
    match = play(game, ("greedy", "random"), 4, watched=True)
    figures, state = hook_of(game).read(match.table), match.table.state
    told = Counter((event.kind, event.args.get("seat")) for event in match.table.events)
    assert figures.groups == tuple(game.box.heroes[hero].id for hero in state.heroes)  # type: ignore[attr-defined]
    assert [falls for _, falls, _ in figures.seat_means] == [told["hero_fell", seat] for seat in range(2)]
    assert [downs for _, _, downs in figures.seat_means] == [told["downed", seat] for seat in range(2)]
    assert [rates[0] for rates in figures.seat_rates] == [bool(inside) for inside in state.inside]
    assert figures.game_means == (state.round, state.defeated)


def test_gems_count_from_the_map_from_loot_and_from_cards() -> None:
    """What a seat came by is what it spent or lost and what it has."""
    game = find_game("platformer", {})
    match = play(game, ("greedy",), 4, watched=True)
    ((gained, _, _),) = hook_of(game).read(match.table).seat_means
    spent = sum(event.args["amount"] for event in match.table.events if event.kind == "gems_spent")
    assert gained == match.table.state.gems[0] + spent


def test_questions_are_counted_turn_by_turn_for_whose_turn_it_is() -> None:
    game = find_game("platformer", {})
    table = play(game, ("random", "random"), 4, watched=True).table
    asked, again = Counter[tuple[int, int]](), game.new(2, dealer=None, ask_chance=True)
    for seat, answer in table.history:
        asked[again.state.round, again.state.turn] += seat == again.state.turn
        again.answer(seat, answer)
    turns = [
        (event.args["round"], event.args["seat"]) for event in table.events if event.kind == "turn_began"
    ]
    assert hook_of(game).read(table).spread == tuple(asked[turn] for turn in turns)


@pytest.mark.parametrize("language", WHOLE)
def test_the_tables_speak_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", "3", "--seats", "1", "--bots", "random", "--workers", "1", "--lang", language]
    assert main(["simulate", "platformer", *options]) == 0
    out, err = capsys.readouterr()
    say = words(language)
    assert all(say.say(f"arena-platformer-{key}") in out for key in FIGURES)
    assert say.say("platformer-boss-random") in out
    assert err == ""


def test_each_switch_is_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    switches = {"map": "larger", "boss": "medusa", "artifacts": "on", "cards": "all"}
    options = [part for name, value in switches.items() for part in (f"--{name}", value)]
    assert (
        main(
            [
                "simulate",
                "platformer",
                "--games",
                "1",
                "--bots",
                "random",
                "--workers",
                "1",
                *options,
                "--lang",
                "en",
            ]
        )
        == 0
    )
    out = capsys.readouterr().out
    assert all(words("en").say(f"platformer-{name}-{value}") in out for name, value in switches.items())


def test_the_sheet_names_the_hero_and_the_figures(tmp_path: Path) -> None:
    sheet = tmp_path / "games.csv"
    options = ["--games", "2", "--bots", "random", "--seats", "2", "--csv", str(sheet), "--workers", "1"]
    assert main(["simulate", "platformer", *options]) == 0
    with sheet.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4
    assert {row["hero"] for row in rows} <= {row.id for row in find_game("platformer", {}).box.heroes}  # type: ignore[attr-defined]
    assert all(int(row["rounds"]) > 0 for row in rows)


@pytest.mark.parametrize(
    "game",
    [*map(PlatformerGame, PlatformerGame.samples())],
    ids=lambda game: "-".join(game.settings.values()),
)
def test_every_switch_and_number_of_seats_keeps_the_laws(game: Game[Any]) -> None:
    rng = random.Random(5)
    for seats in game.seats:
        table = game.new(seats, seed=rng.getrandbits(64))
        for _ in range(ANSWERS):
            if table.asks:
                table.answer(table.asks[0].seat, rng.choice(table.asks[0].options))
                HOOK.check(table)


@pytest.mark.parametrize(
    "broken", ["gold", "gems", "item_deck", "potion_deck", "badges_left", "health", "pool", "at"]
)
def test_a_table_where_something_is_made_from_nothing_breaks_a_law(broken: str) -> None:
    table = find_game("platformer", {}).new(2, seed=1)
    while table.asks[0].kind != "act":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    HOOK.check(table)
    getattr(table.state, broken)[0] += 50
    with pytest.raises(AssertionError):
        HOOK.check(table)
