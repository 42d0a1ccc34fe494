"""A content file works wherever a game is played or looked at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mazmorra
from mazmorra.arena.fuzz import fuzz
from mazmorra.cli import main
from mazmorra.cli.files import record_in
from mazmorra.games import find_game, game_class
from mazmorra.games.owned import game_of
from mazmorra.kernel.errors import OtherGame
from tests.cli.run import mazmorra as mazmorra_run
from tests.server.http.running import serving

PRINTED = game_class("raiders").content_text({"edition": "devir"}, "")
RICH = PRINTED.replace("most_coins = 20", "most_coins = 25")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    (tmp_path / "mine.toml").write_text(RICH)
    return tmp_path / "mine.toml"


@pytest.mark.parametrize("name", mazmorra.games())
def test_a_content_file_is_known_by_its_tables(name: str) -> None:
    assert game_of(game_class(name).content_text(game_class(name).variants()[0], "")) == name


def test_a_server_lays_its_tables_with_the_hosts_file_and_says_so(mine: Path, tmp_path: Path) -> None:
    digest = find_game("raiders", {}, RICH).content_digest
    with serving(tmp_path, "--content", str(mine)) as running:
        ana = running.person("Ana")
        assert ana.get(f"/tables/{ana.table()}")["own_content"] == digest
        other = ana.table(settings={"edition": "classic"})
        assert ana.get(f"/tables/{other}")["own_content"] == ""


def test_a_server_does_not_start_with_a_file_that_cannot_be_played(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text(RICH.replace("most_coins = 25", "most_coins = 0"))
    assert main(["serve", "--port", "0", "--content", str(mine), "--lang", "en"]) == 2
    assert "mine.toml, line" in capsys.readouterr().err


def test_a_file_may_begin_with_the_mark_that_some_editors_write(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_bytes(b"\xef\xbb\xbf" + RICH.encode())
    assert main(["content", "show", "raiders", "--content", str(mine), "--lang", "en"]) == 0
    assert "Dragon" in capsys.readouterr().out


def test_the_fuzzer_plays_with_the_file(tmp_path: Path) -> None:
    played = list(fuzz(["raiders"], 1, tmp_path, 5, None, RICH))
    assert len(played) == 5
    assert not [each.crash for each in played if each.crash]


def test_the_fuzzer_refuses_a_file_that_cannot_be_played(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine.write_text("[[monster]]\n")
    assert main(["fuzz", "--content", str(mine), "--lang", "en"]) == 2
    assert "mine.toml, line 1" in capsys.readouterr().err


def test_a_game_whose_figures_have_changed_since_opens_with_the_file_it_was_played_with(
    mine: Path, tmp_path: Path
) -> None:
    saved = json.loads(find_game("raiders", {}, RICH).new(3, seed=1).save())
    del saved["own_content"]
    game = tmp_path / "game.json"
    game.write_text(json.dumps(saved))
    with pytest.raises(OtherGame):
        record_in(str(game))
    assert record_in(str(game), str(mine)).game.own_content == RICH
    assert mazmorra_run("replay", str(game), "--content", str(mine), "--line").returncode == 0
    mine.write_text(RICH.replace("most_coins = 25", "most_coins = 24"))
    with pytest.raises(OtherGame):
        record_in(str(game), str(mine))
