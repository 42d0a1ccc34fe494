"""A content file that cannot be played is refused with its line and what was expected; a playable one plays."""

from __future__ import annotations

import pytest

import mazmorra
from mazmorra.content.errors import BadContent
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games.raiders import Raiders
from mazmorra.games.raiders.box import open_box


def exported(edition: str) -> str:
    return Raiders.content_text({"edition": edition}, "heading")


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


MISTAKES = [
    ("devir", "copies = 2\nchests = [4, 2]", "copies = 3\nchests = [4, 2]", "expected 10"),
    ("devir", "strength = [8, 10, 13]", "strength = [13, 10, 8]", "rising strengths"),
    ("devir", "strength = [8, 10, 13]", "strength = [8, 10]", "rising strengths"),
    ("devir", 'id = "snake"', 'id = "snake"\npoison = 3', "has no 'poison'"),
    ("devir", "most_coins = 20", 'most_coins = "plenty"', "expected: int"),
    ("devir", "most_coins = 20", "most_coins = -1", "0 or more"),
    ("devir", "most_coins = 20", "most_coins = true", "expected: int"),
    ("devir", "removed = 6", "removed = 9", "leaves 24"),
    ("devir", 'edition = "devir"', 'edition = "classic"', "the edition being played"),
    ("devir", 'game = "raiders"', 'game = "chess"', "'raiders'"),
    ("devir", '{ op = "wound", amount = 3 }', '{ op = "explode", amount = 3 }', "not an operation"),
    ("devir", '{ op = "wound", amount = 3 }', '{ op = "wound" }', "takes amount"),
    ("devir", '{ op = "wound", amount = 3 }', '{ op = "wound", amount = -3 }', "0 or more"),
    ("devir", 'escape = "torch"', 'escape = "lamp"', "torch, crystal_ball or key"),
    ("devir", 'items = ["torch"]', 'items = ["lamp"]', "items among"),
    ("devir", 'items = ["torch"]', 'items = "torch"', "must be a list"),
    ("devir", 'attacks = "highest"', 'attacks = "tallest"', "highest or lowest"),
    ("devir", "face_up = [true, false, true, false, false]", "face_up = [true]", "exactly five"),
    ("devir", "items_of_each_kind = 6", "items_of_each_kind = 1", "at least"),
    ("devir", "items_of_each_kind = 6", "items_of_each_kind = 60", "15 at most"),
    ("classic", "deadly_wounds = 10", "deadly_wounds = 2", "at least"),
    ("classic", "face_up = 12", "face_up = 26", "25 at most"),
    ("classic", '"half", 2, 1', '"third", 2, 1', "'half'"),
    ("classic", 'who = "everyone"', 'who = "somebody"', "everyone"),
    ("classic", 'source = "rulebook"', 'source = "hearsay"', "rulebook, sourced, designed"),
    ("classic", "[[attack]]", "[[attacks]]", "no table 'attacks'"),
]


@pytest.mark.parametrize(("edition", "was", "now", "expected"), MISTAKES)
def test_a_mistake_is_refused_with_its_line_and_what_was_expected(edition: str, was: str, now: str, expected: str) -> None:
    good = exported(edition)
    assert was in good
    broken = good.replace(was, now, 1)
    with pytest.raises(BadContent) as caught:
        open_box(edition, broken)
    assert expected in str(caught.value)
    line = int(str(caught.value.args_by_name["line"]))
    assert abs(line - line_of(broken, now.splitlines()[-1])) <= 2 or expected == "expected 10"
    for language in LANGUAGES:
        assert str(line) in words(language).error(caught.value)


def test_the_line_of_a_wrong_total_is_in_the_table_that_does_not_add_up() -> None:
    broken = exported("devir").replace("copies = 2\nchests = [4, 2]", "copies = 3\nchests = [4, 2]")
    with pytest.raises(BadContent, match="add up to 11") as caught:
        open_box("devir", broken)
    line = int(str(caught.value.args_by_name["line"]))
    assert broken.splitlines()[line - 1].startswith("copies")


def test_text_that_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadContent, match="line 2"):
        open_box("devir", '[box]\ngame = "raiders\n')


def test_a_row_needs_an_id_of_its_own() -> None:
    broken = exported("devir").replace('id = "zombie"', 'id = "snake"')
    with pytest.raises(BadContent, match="id of its own") as caught:
        open_box("devir", broken)
    assert broken.splitlines()[int(str(caught.value.args_by_name["line"]))] == 'id = "snake"'


def test_a_missing_figure_is_named() -> None:
    broken = exported("devir").replace("strength = [8, 10, 13]\n", "")
    with pytest.raises(BadContent, match="'snake' lacks 'strength'"):
        open_box("devir", broken)


def test_a_file_without_a_box_is_refused() -> None:
    with pytest.raises(BadContent, match=r"\[box\] is missing"):
        open_box("devir", "")


def test_a_missing_source_is_refused() -> None:
    with pytest.raises(BadContent, match="must say the source"):
        open_box("devir", exported("devir").replace('\nsource = "sourced"', "", 1))


@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_what_is_exported_is_what_is_printed(edition: str) -> None:
    assert open_box(edition, exported(edition)).rooms[0].id == open_box(edition).rooms[0].id
    assert open_box(edition, exported(edition)).digest == open_box(edition).digest


def test_a_corrected_figure_counts_in_the_game() -> None:
    text = exported("devir").replace("most_coins = 20", "most_coins = 3")
    table = mazmorra.game("raiders", content=text).new(3, seed=4)
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[-1])
    assert max(table.state.coins) <= 3


@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_every_figure_says_where_it_comes_from(edition: str) -> None:
    box = open_box(edition)
    for row in (box.figures, *box.characters, *box.levels, *box.attacks):
        assert row.source
        assert set(row.source.values()) <= {"rulebook", "sourced", "designed"}
