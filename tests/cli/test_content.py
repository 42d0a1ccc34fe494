"""`mazmorra content`: own figures of any game, and what is in its box."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazmorra.content.wording import LANGUAGES
from tests.cli.run import mazmorra


def test_exported_content_of_quest_plays_and_a_mistake_in_it_names_file_and_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(mazmorra("content", "export", "quest").stdout)
    mine.write_text(mine.read_text().replace("gold = 3000", "gold = 3500"))
    play = ("play", "quest", "--content", str(mine), "--line", "--seed", "1")
    assert mazmorra(*play, home=tmp_path).returncode == 0
    mine.write_text(mine.read_text().replace('sides = "oooo"', 'sides = "wooo"', 1))
    refused = mazmorra(*play, home=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    line = mine.read_text().splitlines().index('sides = "wooo"') + 1
    assert f"mine.toml, line {line}: [tile] 'dn1': 'sides' does not fit" in refused.stderr


def test_exported_content_of_platformer_plays_and_a_wrong_sign_in_a_tile_names_file_and_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(mazmorra("content", "export", "platformer").stdout.replace('" . D . . G "', '" . g . . G "', 1))
    play = ("play", "platformer", "--content", str(mine), "--line", "--seed", "1")
    assert mazmorra(*play, home=tmp_path).returncode == 0
    mine.write_text(mine.read_text().replace('" . g . . G "', '" . g . . Q "', 1))
    refused = mazmorra(*play, home=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    line = next(number for number, said in enumerate(mine.read_text().splitlines(), 1) if '" . g . . Q "' in said)
    assert f"mine.toml, line {line}: [tile] 'mossy_steps': 'art' does not fit" in refused.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_exported_says_what_it_is(lang: str) -> None:
    quest = mazmorra("content", "export", "quest", lang=lang).stdout.splitlines()[0]
    raiders = mazmorra("content", "export", "raiders", "--edition", "classic", lang=lang).stdout.splitlines()[0]
    assert "DungeonQuest" in quest
    assert "Dungeon Raiders" in raiders
    assert "2011" in raiders


def test_a_game_without_editions_refuses_one() -> None:
    refused = mazmorra("content", "show", "quest", "--edition", "devir")
    assert refused.returncode == 2
    assert "edition cannot be 'devir'" in refused.stderr


@pytest.mark.parametrize(("game", "hero"), [("quest", "Krutzbeck"), ("platformer", "Melosa")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_in_the_box_is_shown_as_a_table_or_a_page(game: str, hero: str, lang: str) -> None:
    table = mazmorra("content", "show", game, lang=lang)
    assert table.returncode == 0
    assert hero in table.stdout
    assert max(map(len, table.stdout.splitlines())) <= 100
    html = mazmorra("content", "show", game, "--html", lang=lang)
    assert html.stdout.startswith(f'<!doctype html>\n<html lang="{lang}">')
    assert hero in html.stdout


def test_own_content_is_shown_with_its_own_figures(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(mazmorra("content", "export", "quest").stdout.replace("gold = 3000", "gold = 3500"))
    shown = mazmorra("content", "show", "quest", "--content", str(mine))
    assert "3500" in shown.stdout
    assert "3000" not in shown.stdout
