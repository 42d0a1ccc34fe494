"""Whatever content the checks accept can be played: random edits of every table of every game, and then
games.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import mazmorra
from mazmorra.arena.edits import Edited, again, borrow
from mazmorra.arena.fuzz import fuzz_content
from mazmorra.content.errors import bad
from mazmorra.games import find_game, game_class
from mazmorra.games.raiders import RaidersGame

GAMES = {"raiders": 12, "quest": 3, "platformer": 2}
"""So many games of each, longer ones fewer; `mazmorra fuzz` plays as many as one likes."""


@pytest.mark.parametrize(
    ("name", "number"), [(name, number) for name, count in GAMES.items() for number in range(count)]
)
def test_content_that_is_accepted_can_be_played(name: str, number: int, tmp_path: Path) -> None:
    variants = game_class(name).variants()
    game = find_game(name, variants[number * 7 % len(variants)])
    fuzzed = fuzz_content(game, game.seats[number % len(game.seats)], f"own {number}", number, tmp_path)
    assert fuzzed.crash is None, fuzzed.crash
    assert fuzzed.answers > 0


@pytest.mark.parametrize("name", mazmorra.games())
def test_edits_reach_every_table_and_most_are_accepted(name: str) -> None:
    edited = Edited(find_game(name, {}), random.Random(3))
    printed = dict(edited.content)
    accepted = sum(edited.edit() for _ in range(40))
    assert accepted >= 10
    assert edited.game.content_digest != find_game(name, {}).content_digest
    assert sum(edited.content[table] != rows for table, rows in printed.items()) >= 3


def test_a_clause_is_borrowed_from_a_row_that_has_no_source_for_it() -> None:
    rows = [
        {"id": "pit", "copies": 1, "source": {"copies": "designed"}},
        {"id": "blade", "clause": "DR-TRP-10"},
        {"id": "gas", "clause": "DR-TRP-10", "copies": 2, "source": {"copies": "rulebook"}},
    ]
    for like in rows[1:]:
        for seed in range(20):
            content = {"trap": again([rows[0], like])}
            borrow(content, random.Random(seed))
            assert content["trap"][0]["source"].keys() == {"copies"}


def test_a_refused_edit_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    edited = Edited(find_game("raiders", {}), random.Random(1))
    text, game, content = edited.text, edited.game, edited.content

    def refuse(*_: Any) -> None:
        raise bad(("content", 1), "not-toml", column=1)

    monkeypatch.setattr(RaidersGame, "__init__", refuse)
    assert not edited.edit()
    assert (edited.text, edited.game, edited.content) == (text, game, content)


def test_figures_that_break_the_box_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("raiders", {})

    def broken(*_: Any) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(RaidersGame, "__init__", broken)
    crash = fuzz_content(game, 3, "1/5", 5, tmp_path).crash
    assert crash is not None
    assert crash[0].read_text("utf-8").startswith("[")
    assert "planted" in crash[1]


def test_a_game_that_breaks_on_own_figures_is_kept_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(table: Any, room: Any) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(
        RaidersGame, "resolvers", tuple({**each, "treasure": broken} for each in RaidersGame.resolvers)
    )
    crash = fuzz_content(find_game("raiders", {}), 3, "1/5", 5, tmp_path).crash
    assert crash is not None
    assert mazmorra.record(crash[0]).game.own_content
