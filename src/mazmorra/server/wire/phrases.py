"""Phrases as they travel: a key of the catalogues and what fills its gaps, which may be phrases again.

Never a sentence.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mazmorra.kernel import AnyGame, Json, Phrase
from mazmorra.server.wire.messages import LabelOut


@lru_cache(maxsize=4096)
def phrase_out(phrase: Phrase) -> LabelOut:
    """A phrase as a message has it; the same phrase is the same message part, which nobody changes."""
    return LabelOut(phrase.key, {name: plain(value) for name, value in phrase.args})


def plain(value: Any) -> Any:
    """Plain values with the phrases in them made plain too."""
    if isinstance(value, Phrase):
        return {"key": value.key, "args": {name: plain(each) for name, each in value.args}}
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


def told_box(game: AnyGame, seats: int) -> Json:
    """What is in a game's box; with it, what its own content calls its things, so that friends see what they
    play.
    """
    named = {language: dict(own) for language, own in game.own_words.items()}
    return {**plain(game.components(seats)), **({"words": named} if named else {})}
