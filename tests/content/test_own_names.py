"""Names and texts in a content file: said by every screen, plain, bounded, and no part of the digest."""

from __future__ import annotations

import pytest

import mazmorra
from mazmorra.content.errors import BadContent
from mazmorra.content.wording import words
from mazmorra.games import find_game, game_class
from mazmorra.server.wire.phrases import told_box
from tests.cli.run import mazmorra as run

PLAIN = game_class("raiders").content_text({"edition": "devir"}, "")
DRAGON = 'id = "dragon"\n'
assert DRAGON in PLAIN


def named(called: str, key: str = "called") -> str:
    """The printed content with a line more in the row of the dragon."""
    return PLAIN.replace(DRAGON, f"{DRAGON}{key} = {called}\n")


def basilisk() -> str:
    """The dragon's place is taken by a new monster."""
    new = 'id = "basilisk"\ncalled = { en = "Basilisk", es = "Basilisco" }\n'
    return PLAIN.replace(DRAGON, new)


def test_a_new_card_is_called_by_its_name_in_the_file() -> None:
    game = find_game("raiders", {}, basilisk())
    face = {"kind": "monster_confused", "clause": "DR-MON-2", "number": 1, "room": "basilisk"}
    assert "Basilisk" in words("en").of(game).event("raiders", face, ["Ana"])
    assert "Basilisco" in words("es").of(game).event("raiders", face, ["Ana"])


def test_a_name_that_is_missing_in_a_language_is_said_in_another_one() -> None:
    say = words("pt").of(find_game("raiders", {}, basilisk()))
    assert say.say("raiders-room-basilisk") == "Basilisco"


def test_a_known_card_keeps_its_name_in_the_languages_the_file_does_not_speak() -> None:
    game = find_game("raiders", {}, named('{ es = "Sierpe" }'))
    assert words("es").of(game).say("raiders-room-dragon") == "Sierpe"
    assert words("en").of(game).say("raiders-room-dragon") == words("en").say("raiders-room-dragon")


def test_without_a_name_a_new_card_is_called_by_its_id() -> None:
    game = find_game("raiders", {}, PLAIN.replace(DRAGON, 'id = "basilisk"\n'))
    say = words("en").of(game)
    assert say is words("en")
    assert not say.has("raiders-room-basilisk")


def test_names_are_no_figures() -> None:
    printed, renamed = find_game("raiders", {}, PLAIN), find_game("raiders", {}, named('{ en = "Wyrm" }'))
    assert renamed.content_digest == printed.content_digest == find_game("raiders", {}).content_digest


def test_names_are_kept_with_a_saved_game_and_travel_with_a_table() -> None:
    game = find_game("raiders", {}, basilisk())
    again = mazmorra.load(game.new(3, seed=1).save())
    assert words("es").of(again.game).say("raiders-room-basilisk") == "Basilisco"
    assert told_box(game, 3)["words"]["es"]["raiders-room-basilisk"] == "Basilisco"
    assert "words" not in told_box(find_game("raiders", {}), 3)


@pytest.mark.parametrize(
    "called",
    [
        '"Wyrm"',
        "{}",
        '{ fr = "Guivre" }',
        "{ en = 3 }",
        '{ en = "" }',
        '{ en = " Wyrm" }',
        '{ en = "[bold]Wyrm" }',
        '{ en = "<b>Wyrm</b>" }',
        '{ en = "{ $you }" }',
        '{ en = "a\\nb" }',
        '{ en = "' + "w" * 61 + '" }',
    ],
)
def test_a_name_that_is_not_plain_words_is_refused_with_its_line(called: str) -> None:
    with pytest.raises(BadContent) as refused:
        find_game("raiders", {}, named(called))
    line = named(called).splitlines().index(f"called = {called}") + 1
    assert f"line {line}" in str(refused.value)
    assert "called" in str(refused.value)


def test_what_has_no_name_is_given_none() -> None:
    with pytest.raises(BadContent, match="has no name"):
        find_game("raiders", {}, PLAIN.replace("[box]\n", '[box]\ncalled = { en = "Box" }\n'))


def test_who_misspells_called_is_told_how_it_is_spelt() -> None:
    with pytest.raises(BadContent, match="has no 'caled'; expected one of: called, copies, hit, id, says,"):
        find_game("raiders", {}, named('{ en = "Drake" }', "caled"))
    with pytest.raises(BadContent, match="has no 'caled'; expected one of: deadly_wounds,"):
        find_game("raiders", {}, PLAIN.replace("[box]\n", '[box]\ncaled = { en = "Box" }\n'))


@pytest.mark.parametrize(
    ("name", "row", "key"),
    [
        ("quest", 'id = "ambush"\n', "quest-card-ambush-text"),
        ("platformer", 'id = "boots_of_haste"\n', "platformer-item-boots_of_haste-text"),
    ],
)
def test_a_card_says_what_its_file_says(name: str, row: str, key: str) -> None:
    text = game_class(name).content_text({}, "")
    assert row in text
    game = find_game(name, {}, text.replace(row, f'{row}says = {{ en = "Something new." }}\n', 1))
    assert words("en").of(game).say(key) == "Something new."


def test_the_terminal_and_the_leaflet_show_the_names(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "mine.toml"
    file.write_text(basilisk())
    assert "Basilisco" in run("content", "show", "raiders", "--content", str(file), lang="es").stdout
    played = run("simulate", "raiders", "--games", "2", "--workers", "1", "--content", str(file))
    assert played.returncode == 0
    balanced = run(
        "balance", "raiders", "--games", "6", "--skill", "none", "--workers", "1", "--content", str(file)
    )
    assert "Basilisk" in balanced.stdout
