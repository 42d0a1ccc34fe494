"""Whoever writes a box is told of everything that is wrong with the whole of it, line by line."""

from __future__ import annotations

import pytest

from mazmorra.content.errors import BadContent
from mazmorra.games import find_game, game_class
from mazmorra.games.owned import faults_in


def edited(name: str, *changes: tuple[str, str]) -> str:
    """The printed content, with some of its lines written otherwise."""
    text = game_class(name).content_text(game_class(name).variants()[0], "")
    for printed, ours in changes:
        assert printed in text, printed
        text = text.replace(printed, ours, 1)
    return text


def lines_of(faults: list[BadContent]) -> list[int]:
    return [int(str(fault.args_by_name["line"])) for fault in faults]


CHANGES = {
    "raiders": (
        ("strength = [8, 10, 13]", "strength = [13, 10, 8]"),
        ("most_coins = 20", "most_coins = 0"),
        ("removed = 6", "removed = 7"),
        ('hit = [{ op = "wound", amount = 3 }]', 'hit = [{ op = "wound", amount = 0 }]'),
    ),
    "quest": (
        ("strength = 5", "strength = 40"),
        ("luck = 6", "luck = 60"),
        (
            'does = [{ op = "wound_dice", dice = 1, less = 0 }]',
            'does = [{ op = "wound_dice", dice = 9, less = 0 }]',
        ),
    ),
    "platformer": (("rank = 1", "rank = 9"), ("copies = 1", "copies = 0"), ("health = 25", "health = 17")),
}
"""Figures that are wrong alone, and figures that are wrong beside others."""


@pytest.mark.parametrize("name", CHANGES)
def test_each_fault_of_the_whole_is_told_at_its_line(name: str) -> None:
    text = edited(name, *CHANGES[name])
    ours = {line for _, line in CHANGES[name]}
    wrong = [number for number, line in enumerate(text.splitlines(), 1) if line in ours]

    assert len(wrong) == len(ours)
    assert set(wrong) <= set(lines_of(faults_in(name, text)))


@pytest.mark.parametrize("name", CHANGES)
def test_whoever_opens_such_a_box_is_told_of_the_first_fault_before_and_after(name: str) -> None:
    text = edited(name, *CHANGES[name])
    for _ in range(2):
        with pytest.raises(BadContent) as told:
            find_game(name, {}, text)
        assert told.value.args_by_name["line"] in lines_of(faults_in(name, text))


@pytest.mark.parametrize("name", CHANGES)
def test_of_the_printed_box_nothing_is_told(name: str) -> None:
    assert faults_in(name, edited(name)) == []


def test_wrong_rows_are_told_beside_an_id_taken_twice_and_a_table_there_is_not() -> None:
    text = edited("quest", ("luck = 6\n", 'luck = "six"\n'))
    first = text.index("[[rune]]")
    twice = text[first : text.index("[[", first + 2)]
    text = f"[[weather]]\nid = 'rain'\n{text}\n{twice}"
    lines = text.splitlines()

    wrong = [1, lines.index('luck = "six"') + 1, len(lines) - len(twice.splitlines()) + 1]
    assert sorted(lines_of(faults_in("quest", text))) == wrong


def test_a_number_that_no_die_shows_is_no_fault_of_those_after_it() -> None:
    text = edited("quest", ("number = 1\n", "number = 99\n"))

    assert len(faults_in("quest", text)) == 1


def test_a_check_that_cannot_go_on_after_a_fault_keeps_what_was_found() -> None:
    text = edited("quest", ('sides = "', 'sides = "oo'))

    assert (
        lines_of(faults_in("quest", text))
        == [number for number, line in enumerate(text.splitlines(), 1) if 'sides = "oo' in line][:1]
    )


def test_every_tile_that_cannot_be_climbed_is_told() -> None:
    closed = ('"+ +-+#+-+-+"', '"+-+-+-+-+-+"')

    assert len(faults_in("platformer", edited("platformer", closed))) >= 1
