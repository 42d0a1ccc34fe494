"""How a game's things are called on a screen, as far as every game calls them alike."""

from __future__ import annotations

from typing import ClassVar, Generic

from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import Phrase
from mazmorra.kernel.view import G


class GameNames(Generic[G]):
    """The names of one game in one language."""

    words: ClassVar[str]
    things: ClassVar[str]
    """The keys of the catalogues: of what the screen says, and of things."""

    def __init__(self, game: G, say: Wording) -> None:
        self.game = game
        self.wording = say

    def say(self, key: str, **args: object) -> str:
        return self.wording.say(self.words.format(key=key), **args)

    def phrase(self, phrase: Phrase) -> str:
        return self.wording.phrase(phrase, self.game.name)

    def named(self, kind: str, name: str) -> str:
        """A thing by its kind and its name in the content files; what own content adds is called as it is
        there.
        """
        key = self.things.format(kind=kind, name=name)
        return self.wording.say(key) if self.wording.has(key) else name
