"""Words: everything a person reads, in any of the languages, from the catalogues under `locales`.

Screens pass phrases (a key and what fills its gaps); names of cards and seats inside them are worded here
too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from mazmorra.content.languages import LANGUAGES as LANGUAGES
from mazmorra.content.languages import layers, locale_of, named, spoken
from mazmorra.content.names import OwnWords
from mazmorra.kernel import AnyGame, Face
from mazmorra.kernel.ask import Answer, Ask, Phrase
from mazmorra.kernel.errors import MazmorraError

NOBODY: Sequence[str] = ()
FOUR_TOGETHER = ("es", "pt-PT")
HUGE = 10**24
"""Numbers that cannot be written in groups of digits; only damaged files have them."""
LONGEST = 2000
"""Of what somebody wrote, so many characters are said back; Fluent refuses to say much more."""
MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*?(?=^[a-z]|\Z)", re.MULTILINE | re.DOTALL)
"""A message in a catalogue: from its key to the next."""
MENTIONED = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")
"""Another message within one."""


@cache
def words(language: str) -> Wording:
    """The words of a language."""
    return Wording(language)


def chosen_language(asked: str | None = None) -> str:
    """The language asked for, else the one of the environment, else English."""
    chosen = [asked or "", os.environ.get("MAZMORRA_LANG", "")]
    of_the_system = [os.environ.get("LC_ALL", ""), os.environ.get("LANG", "")]
    found = [*(named(code) or spoken(code) for code in chosen), *map(spoken, of_the_system)]
    return next(filter(None, found), "en")


def catalogues(language: str) -> dict[str, str]:
    """The text of each catalogue of a language, by file name."""
    folder = files("mazmorra") / "locales" / language
    return {
        path.name: path.read_text("utf-8") for path in sorted(folder.iterdir(), key=lambda path: path.name)
    }


class Wording:
    """Everything that can be said in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = locale_of(language)
        self.babel = Locale.parse(self.locale, sep="-")
        self.bundle = FluentBundle([self.locale], use_isolating=False)
        self.unread = {
            message[1]: message[0]
            for layer in layers(language)
            for text in catalogues(layer).values()
            for message in MESSAGE.finditer(text)
        }
        """The messages nobody asked for yet: a command says few of the many, so each is parsed if needed."""

    def of(self, game: AnyGame) -> Wording:
        """These words with the names that a game's own content gives its things."""
        return OwnWording(self.language, game.own_words) if game.own_words else self

    def is_own(self, key: str) -> bool:
        """Whether somebody's content says this message."""
        return False

    def say(self, key: str, /, **args: object) -> str:
        """The message of a key with its gaps filled. A missing key or gap is a bug and raises."""
        if not self.has(key):
            raise KeyError(key)
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(
            message.value, {name: self._written(value) for name, value in args.items()}
        )
        if errors:
            raise errors[0]
        return str(text)

    def _written(self, value: object) -> object:
        """Spain and Portugal write four digits together, as browsers do; what nobody would read to its end is
        cut.
        """
        if isinstance(value, str) and len(value) > LONGEST:
            return f"{value[:LONGEST]}…"
        if type(value) is int and abs(value) >= HUGE:
            return str(value)
        if self.locale in FOUR_TOGETHER and type(value) is int and -10_000 < value < 10_000:
            return fluent_number(value, useGrouping=False)
        return value

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        self._read(key)
        return self.bundle.has_message(key)

    def _read(self, key: str) -> None:
        """Parse a message, and those it mentions, unless that was done."""
        text = self.unread.pop(key, "")
        if text:
            self.bundle.add_resource(FluentResource(text))
            for other in MENTIONED.findall(text):
                self._read(other)

    def phrase(self, phrase: Phrase, game: str = "", names: Sequence[str] = NOBODY) -> str:
        """A phrase with the names of cards and seats worded."""
        return self.say(phrase.key, **self._worded(dict(phrase.args), game, names))

    def event(self, game: str, face: Face, names: Sequence[str], viewer: int | None = None) -> str:
        """What an event says to a viewer, as one line of a log."""
        args = {
            name: value for name, value in face.items() if name not in ("kind", "clause", "number", "private")
        }
        key = f"{game}-event-{face['kind']}"
        if face.get("private") and self.has(f"{key}-private"):
            key = f"{key}-private"
        seats = args["seats"] if isinstance(args.get("seats"), tuple | list) else ()
        others = [seat for seat in seats if seat != viewer]
        mine = viewer is not None and (args["seat"] == viewer if "seat" in args else len(others) < len(seats))
        beside = ", ".join(self._listed("seat", others, game, names))
        whom: dict[str, object] = {"you": "yes" if mine else "no", "more": len(others), "beside": beside}
        return self.say(key, **whom, **self._worded({**args, "others": others}, game, names))

    def question(self, game: str, ask: Ask, names: Sequence[str] = NOBODY) -> str:
        """What a question asks."""
        return self.say(f"{game}-ask-{ask.kind}", **self._worded(dict(ask.about), game, names))

    def label(self, game: AnyGame, ask: Ask, option: Answer, names: Sequence[str] = NOBODY) -> str:
        """How an answer is called."""
        return self.phrase(game.label(ask, option), game.name, names)

    def error(self, error: MazmorraError) -> str:
        """What went wrong, for the person who can mend it."""
        return self.say(error.key, **self._worded(error.args_by_name, "", NOBODY))

    def join(self, parts: Sequence[str]) -> str:
        """A list as the language writes it: a, b and c."""
        return str(format_list(list(parts), locale=self.babel))

    def _worded(self, args: Mapping[str, object], game: str, names: Sequence[str]) -> dict[str, object]:
        return {name: self._word(name, value, game, names) for name, value in args.items()}

    def _word(self, name: str, value: object, game: str, names: Sequence[str]) -> object:
        if isinstance(value, Phrase):
            return self.phrase(value, game, names)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in ("seat", "other") and names and isinstance(value, int):
            return names[value]
        if isinstance(value, tuple | list):
            return self.join(self._listed(name.removesuffix("s"), value, game, names))
        if isinstance(value, str) and self.has(f"{game}-{name}-{value}"):
            return self.say(f"{game}-{name}-{value}")
        return value if isinstance(value, int) else str(value)

    def _listed(self, name: str, values: Sequence[object], game: str, names: Sequence[str]) -> list[str]:
        """Each as it is called, in order; what is there several times and has words for that comes last."""
        several = {each: f"{game}-{name}-{each}-several" for each in values if isinstance(each, str)}
        counted = [each for each, key in several.items() if values.count(each) > 1 and self.has(key)]
        told = [str(self._word(name, each, game, names)) for each in values if each not in counted]
        return told + [self.say(several[each], count=values.count(each)) for each in counted]


class OwnWording(Wording):
    """The words of a language, and the names in somebody's content file.

    Its names in this language come first; those in another one only where the catalogues have none. They are
    said as they stand, whatever a catalogue would make of them.
    """

    def __init__(self, language: str, own: OwnWords) -> None:
        self.usual = words(language)
        self.language, self.locale, self.babel = language, self.usual.locale, self.usual.babel
        others = [own.get(each, {}) for each in LANGUAGES]
        self.own = {key: text for each in others for key, text in each.items() if not self.usual.has(key)}
        for layer in layers(language):
            self.own |= own.get(layer, {})

    def is_own(self, key: str) -> bool:
        return key in self.own

    def say(self, key: str, /, **args: object) -> str:
        return self.own[key] if key in self.own else self.usual.say(key, **args)

    def has(self, key: str) -> bool:
        return key in self.own or self.usual.has(key)
