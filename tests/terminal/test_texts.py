"""Answers as text are understood at the keyboard, whatever the language."""

from __future__ import annotations

import random

import pytest

import mazmorra
from mazmorra import answer_text
from mazmorra.content.wording import LANGUAGES, words
from mazmorra.terminal.board import board_of
from mazmorra.terminal.typed import choices, chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mazmorra.games())
def test_an_answer_as_text_means_the_answer(name: str, language: str) -> None:
    say, rng = words(language), random.Random(7)
    table = mazmorra.game(name).new(3, seed=7)
    board = board_of(table.game, say)
    for _ in range(60):
        ask = table.asks[0]
        ways = choices(say, board, table.game, ask)
        for option in ask.options:
            found = chosen(ways, answer_text(table.game, ask, option))
            assert found is not None
            assert found.option == option
        table.answer(ask.seat, rng.choice(ask.options))
