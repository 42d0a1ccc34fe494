"""The fuzzer: quiet on sound rules; a planted bug is found, kept, and shown again by what was kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mazmorra
from mazmorra.arena.fuzz import MOST_CRASHES, fuzz, replayed
from mazmorra.arena.hook import hook_of
from mazmorra.arena.raiders import HOOK
from mazmorra.cli import main
from mazmorra.content.languages import WHOLE
from mazmorra.games import find_game
from mazmorra.games.raiders import RaidersGame
from mazmorra.games.raiders.rules.raid import Deal
from mazmorra.kernel import Record


def plant(monkeypatch: pytest.MonkeyPatch, kind: str, bug: Callable[[Any, Any], None]) -> None:
    """Resolve a kind of room by something that is no rule."""
    monkeypatch.setattr(
        RaidersGame, "resolvers", tuple({**each, kind: bug} for each in RaidersGame.resolvers)
    )


def fuzzed(folder: Path, games: int) -> list[Path]:
    return [each.crash[0] for each in fuzz(["raiders"], 1, folder, games, None) if each.crash]


def raised(record: Record) -> str:
    with pytest.raises(RuntimeError) as caught:
        replayed(record)
    return str(caught.value)


def test_every_variant_and_number_of_seats_is_played_without_a_crash(tmp_path: Path) -> None:
    tables = sum(len(RaidersGame(settings).seats) for settings in RaidersGame.variants())
    assert fuzzed(tmp_path, 2 * tables) == []
    assert list(tmp_path.iterdir()) == []


def test_a_rule_that_breaks_is_kept_and_breaks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: Any, room: Any) -> None:
        raise RuntimeError(f"planted in {room.id} at answer {table.number}")

    plant(monkeypatch, "treasure", broken)
    kept = fuzzed(tmp_path, 3)
    assert len(kept) == 3
    for path in kept:
        record = mazmorra.record(path)
        assert raised(record) in record.about["crash"]
        assert not record.at(len(record.answers) - 1).over
        with pytest.raises(RuntimeError, match="planted"):
            record.table()


def test_a_crash_while_the_game_is_dealt_is_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Deal, table: Any, character: int) -> None:
        raise RuntimeError(f"planted: character {character}")

    monkeypatch.setattr(Deal, "dealt", broken)
    path, *_ = fuzzed(tmp_path, 6)
    record = mazmorra.record(path)
    assert len(record.answers) == 1
    assert raised(record) in record.about["crash"]


def test_an_item_made_from_nothing_breaks_a_law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(table: Any, room: Any) -> None:
        table.state.supply[0] += 1

    plant(monkeypatch, "trap", generous)
    kept = fuzzed(tmp_path, 6)
    assert kept
    assert "AssertionError" in json.loads(kept[0].read_text("utf-8"))["about"]["crash"]
    with pytest.raises(AssertionError, match="item 6"):
        HOOK.check(mazmorra.record(kept[0]).table())


def test_enough_crashes_are_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Deal, table: Any, value: Any) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(Deal, "start", broken)
    assert len(fuzzed(tmp_path, 100)) == MOST_CRASHES


def test_it_ends_by_itself_when_the_time_is_up(tmp_path: Path) -> None:
    assert main(["fuzz", "raiders", "--seconds", "0.2", "--folder", str(tmp_path)]) == 0


@pytest.mark.parametrize("language", WHOLE)
def test_the_command_tells_of_crashes(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["fuzz", "raiders", "--games", "2", "--folder", str(tmp_path / "kept"), "--lang", language]
    assert main(arguments) == 0
    assert not (tmp_path / "kept").exists()

    def broken(self: Deal, table: Any, value: Any) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(Deal, "start", broken)
    assert main(arguments) == 1
    out, err = capsys.readouterr()
    assert "planted" in err
    assert "2" in out.splitlines()[-1]


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--seconds", "-1"]])
def test_bad_values_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", *wrong, "--lang", "es"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_registry_s_games_all_have_a_hook() -> None:
    for name in mazmorra.games():
        assert hook_of(find_game(name, {})).seat_means
