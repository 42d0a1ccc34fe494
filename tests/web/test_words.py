"""The web app's words are Python's words: it is tested against what real games say here, and that file is up to date."""

from __future__ import annotations

from tests.web.spoken import FAIR, FILE, fair, spoken


def test_what_the_web_app_is_compared_with_is_what_games_say() -> None:
    assert FILE.read_text("utf-8") == spoken(), "run: python -m tests.web.spoken"
    assert FAIR.read_text("utf-8") == fair(), "run: python -m tests.web.spoken"
