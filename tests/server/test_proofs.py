"""Whatever rows a text has, its proof says what is wrong with it or shows its cards."""

from __future__ import annotations

import random

import pytest

from mazmorra.arena.edits import EDITS, Edited, again
from mazmorra.content.wording import LANGUAGES
from mazmorra.games import find_game
from mazmorra.server.editing.proofs import proof

TEXTS = {"raiders": 24, "quest": 10, "platformer": 5}
"""So many texts of each game, fewer where a box takes long to open."""


@pytest.mark.parametrize("name", TEXTS)
def test_edited_rows_have_faults_at_their_lines_or_cards(name: str) -> None:
    rng = random.Random(8)
    edited = Edited(find_game(name, {}), rng)
    for number in range(TEXTS[name]):
        content = again(edited.content)
        for _ in range(1 + number % 3):
            rng.choice(EDITS)(content, rng)
        text = edited._written(content)

        told = proof(name, {}, text, LANGUAGES[number % len(LANGUAGES)])

        lines = text.splitlines()
        assert all(1 <= fault["line"] <= len(lines) for fault in told["faults"])
        assert bool(told["faults"]) != bool(told.get("chapters"))
        for chapter in told.get("chapters", ()):
            for piece in chapter["pieces"]:
                assert piece["line"] <= len(lines)
                assert piece["state"] in ("printed", "changed", "new")
