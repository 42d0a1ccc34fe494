"""`mazmorra content`: own figures of any game, and what is in its box."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazmorra.content.languages import WHOLE, locale_of
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
    assert f"mine.toml, line {line}: [[tile]] 'dn1': 'sides' does not fit" in refused.stderr


def test_exported_content_of_platformer_plays_and_a_wrong_sign_in_a_tile_names_file_and_line(
    tmp_path: Path,
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        mazmorra("content", "export", "platformer").stdout.replace('" . D . . G "', '" . g . . G "', 1)
    )
    play = ("play", "platformer", "--content", str(mine), "--line", "--seed", "1")
    assert mazmorra(*play, home=tmp_path).returncode == 0
    mine.write_text(mine.read_text().replace('" . g . . G "', '" . g . . Q "', 1))
    refused = mazmorra(*play, home=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    line = next(
        number for number, said in enumerate(mine.read_text().splitlines(), 1) if '" . g . . Q "' in said
    )
    assert f"mine.toml, line {line}: [[tile]] 'mossy_steps': 'art' does not fit" in refused.stderr


def test_a_file_of_an_edition_is_played_simulated_and_shown_without_naming_the_edition(
    tmp_path: Path,
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(mazmorra("content", "export", "raiders", "--edition", "classic").stdout)
    own = ("raiders", "--content", str(mine))
    for done in (
        mazmorra("play", *own, "--line", "--seed", "1", home=tmp_path),
        mazmorra("play", *own, "--mode", "solitaire", "--line", "--seed", "1", home=tmp_path),
        mazmorra("play", *own, "--edition", "classic", "--line", "--seed", "1", home=tmp_path),
        mazmorra("simulate", *own, "--games", "2", "--workers", "1"),
        mazmorra("content", "show", *own),
    ):
        assert (done.returncode, done.stderr) == (0, "")
        assert "2011" in done.stdout


def test_a_file_of_an_edition_is_not_another_one(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(mazmorra("content", "export", "raiders", "--edition", "classic").stdout)
    line = mine.read_text().splitlines().index('edition = "classic"') + 1
    refused = mazmorra(
        "play", "raiders", "--edition", "devir", "--content", str(mine), "--line", home=tmp_path
    )
    assert (refused.returncode, refused.stdout) == (2, "")
    assert (
        f"mine.toml, line {line}: [box]: 'edition' does not fit; expected 'devir', the edition asked for"
        in refused.stderr
    )


def test_a_simulation_plays_with_own_figures(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        mazmorra("content", "export", "raiders").stdout.replace("most_coins = 20", "most_coins = 3")
    )
    rows = tmp_path / "rows.csv"
    done = mazmorra(
        "simulate", "raiders", "--content", str(mine), "--games", "5", "--workers", "2", "--csv", str(rows)
    )
    assert done.returncode == 0
    heading, *played = [line.split(",") for line in rows.read_text().splitlines()]
    assert max(float(row[heading.index("coins")]) for row in played) == 3


@pytest.mark.parametrize("lang", WHOLE)
def test_what_is_exported_says_what_it_is(lang: str) -> None:
    quest = mazmorra("content", "export", "quest", lang=lang).stdout.splitlines()[0]
    raiders = mazmorra("content", "export", "raiders", "--edition", "classic", lang=lang).stdout.splitlines()[
        0
    ]
    assert "DungeonQuest" in quest
    assert "Dungeon Raiders" in raiders
    assert "2011" in raiders


def test_a_game_without_editions_refuses_one() -> None:
    refused = mazmorra("content", "show", "quest", "--edition", "devir")
    assert refused.returncode == 2
    assert "no setting 'edition'" in refused.stderr


@pytest.mark.parametrize(("game", "hero"), [("quest", "Krutzbeck"), ("platformer", "Melosa")])
@pytest.mark.parametrize("lang", WHOLE)
def test_what_is_in_the_box_is_shown_as_a_table_or_a_page(game: str, hero: str, lang: str) -> None:
    table = mazmorra("content", "show", game, lang=lang)
    assert table.returncode == 0
    assert hero in table.stdout
    assert max(map(len, table.stdout.splitlines())) <= 100
    html = mazmorra("content", "show", game, "--html", lang=lang)
    assert html.stdout.startswith(f'<!doctype html>\n<html lang="{locale_of(lang)}">')
    assert hero in html.stdout


def test_own_content_is_shown_with_its_own_figures(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(mazmorra("content", "export", "quest").stdout.replace("gold = 3000", "gold = 3500"))
    shown = mazmorra("content", "show", "quest", "--content", str(mine))
    assert "3500" in shown.stdout
    assert "3000" not in shown.stdout
