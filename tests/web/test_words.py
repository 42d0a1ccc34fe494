"""The web app's words are Python's words: it is tested against what real games say here, and that file is up
to date.
"""

from __future__ import annotations

import json
import re

from tests.web.spoken import FAIR, FILE, fair, spoken


def test_what_the_web_app_is_compared_with_is_what_games_say() -> None:
    assert FILE.read_text("utf-8") == spoken(), "run: python -m tests.web.spoken"
    assert FAIR.read_text("utf-8") == fair(), "run: python -m tests.web.spoken"


def test_nobody_is_ever_shown_minus_one() -> None:
    """It stands for nobody, or for chance, and only in the code."""
    said = [each["words"].values() for each in json.loads(FILE.read_text("utf-8")) if "words" in each]

    assert said
    assert not [words for each in said for words in each if re.search(r"(?<![\w-])-1\b", str(words))]
