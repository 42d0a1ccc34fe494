"""Hints at the keyboard: the best answers, from what the seat may know, and noted in the game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mazmorra.content.wording import words

from .conftest import mazmorra, only_save

PLAY = ("play", "raiders", "--bots", "random", "--seed", 7)


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_a_hint_names_the_best_answers_and_is_noted(language: str, saves: Path) -> None:
    say = words(language)
    word = say.say("terminal-word-hint").split(",")[0]
    played = mazmorra(*PLAY, "--lang", language, typed=f"{word}\n{word}\n")

    assert (played.returncode, played.stderr) == (0, "")
    heading = say.say("hint-heading")
    assert played.stdout.count(heading) == 2
    first, second = (part.strip().split("\n>")[0].splitlines() for part in played.stdout.split(heading)[1:])
    assert first == second, "the same question gets the same hint"
    chances = [int(re.findall(r"\d+", line.split(" 100 ")[0])[-1]) for line in first]
    assert chances[0] == max(chances)
    noted = json.loads(only_save(saves).read_text("utf-8"))["about"]["hints"]
    assert noted == {"0": 1}, "asked twice, taken once"


def test_who_shares_a_keyboard_gets_none(saves: Path) -> None:
    played = mazmorra(*PLAY, "--humans", 2, typed="\nhint\n")

    assert words("en").say("terminal-hint-alone") in played.stdout
    assert "hints" not in json.loads(only_save(saves).read_text("utf-8"))["about"]
