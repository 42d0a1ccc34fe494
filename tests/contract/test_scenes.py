"""Positions and answers as text: what is written reads back as it was, and nonsense is refused."""

from __future__ import annotations

import random

import pytest

from mazmorra import CHANCE
from mazmorra.content.wording import words
from mazmorra.games.notation import answer_text, parse_answer, read_scene, scene_text
from mazmorra.kernel import AnyTable
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.errors import MazmorraError, UnknownAnswer
from mazmorra.kernel.notation.scene import same
from tests.contract.play import CASES, Case, enter, pick, steps

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_company = pytest.mark.parametrize("case", [case for case in CASES if case.fewest], ids=str)
SHARE = 0.1
"""So many of the moments of a game are written down."""
ANSWERS = 40


def moments(case: Case, seed: int, share: float = SHARE) -> list[AnyTable]:
    """Some moments of a random game, and where it was left."""
    rng, table = random.Random(seed), case.new()
    found = [table.copy() for _ in steps(table, rng) if rng.random() < share]
    return [*found, table]


@every_case
def test_a_scene_reads_back_equal_in_state_and_questions(case: Case) -> None:
    for table in moments(case, seed=1):
        text = scene_text(table)

        assert same(read_scene(text), table), text


@every_company
def test_a_scene_on_one_line_is_the_same_scene(case: Case) -> None:
    for table in moments(case, seed=2, share=0.02):
        assert same(read_scene(scene_text(table, " | "), case.game()), table)


@every_company
def test_a_game_read_from_a_scene_goes_on_as_the_other_would(case: Case) -> None:
    rng, table = random.Random(3), case.new()
    enter(table, rng)
    other = read_scene(scene_text(table), checked=True)
    for _ in range(ANSWERS):
        assert same(other, table)
        if table.over:
            break
        ask = rng.choice(table.asks)
        answer = pick(ask, rng)
        table.answer(ask.seat, answer)
        other.answer(ask.seat, answer)


@every_case
def test_every_answer_has_a_text_of_its_own_that_means_it(case: Case) -> None:
    for table in moments(case, seed=4, share=0.3):
        for ask in table.asks:
            if ask.seat != CHANCE:
                texts = [answer_text(table.game, ask, option) for option in ask.options]
                assert len(set(texts)) == len(texts)
                assert [parse_answer(table.game, ask, text) for text in texts] == list(ask.options)


@every_company
def test_what_is_no_answer_is_refused_with_what_would_be_one(case: Case) -> None:
    table = case.game().new(case.seats, dealer=FastDealer(5))
    ask = table.asks[0]
    with pytest.raises(UnknownAnswer) as refused:
        parse_answer(table.game, ask, "a sharp stick")

    understood = refused.value.args_by_name["answers"]
    assert understood == [answer_text(table.game, ask, option) for option in ask.options]


@every_company
def test_a_garbled_scene_is_refused_or_is_another_scene(case: Case) -> None:
    """No text, however wrong, leads to anything but a table or a refusal that has words."""
    rng, refusals = random.Random(6), []
    for table in moments(case, seed=6, share=0.05):
        text = scene_text(table)
        for _ in range(10):
            try:
                read_scene(garbled(text, rng))
            except MazmorraError as refused:
                refusals.append(refused)

    assert refusals
    assert all(words("pt").error(each) for each in refusals)


def garbled(text: str, rng: random.Random) -> str:
    """A text with one word left out, doubled, moved, or another one in its place."""
    said = text.replace("\n", " | ").split(" ")
    place, other = rng.randrange(len(said)), rng.choice(said)
    said[place] = rng.choice(["", said[place] * 2, other, "7", "-3", "troll", "none", ",", ":", "(", "٣"])
    return " ".join(said)
