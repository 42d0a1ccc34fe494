"""Every language that stands by itself: the same keys and gaps in each, none missing, none unused.

What stands on another is held by `test_overlays.py`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mazmorra
from mazmorra.content.errors import BadContent
from mazmorra.content.languages import WHOLE
from mazmorra.content.wording import LANGUAGES, catalogues, words
from mazmorra.games.raiders.box.loading import open_box
from mazmorra.kernel.errors import MazmorraError

ROOT = Path(mazmorra.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
BUILT = re.compile(r"\{[^{}]*\}")


class Gaps(Visitor):
    """The variables and the selectors' variants a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, dict[str, set[str]]]:
    read: dict[str, dict[str, set[str]]] = {}
    for name, text in catalogues(language).items():
        resource = FluentParser().parse(text)
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], (
            f"{language}/{name} has a syntax error"
        )
        read[name] = {
            entry.id.name: _gaps(entry) for entry in resource.body if isinstance(entry, ast.Message)
        }
    return read


def _gaps(entry: ast.Message) -> set[str]:
    gaps = Gaps()
    gaps.visit(entry)
    return gaps.found


@cache
def sources() -> str:
    """All that speaks: the package, and the web app with its templates written as Python writes them."""
    web = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    told = "\n".join(path.read_text("utf-8") for path in web).replace("`", '"').replace("${", "{")
    return "\n".join([*(path.read_text("utf-8") for path in sorted(ROOT.rglob("*.py"))), told])


@pytest.mark.parametrize("language", [each for each in WHOLE if each != "en"])
def test_every_language_has_the_same_keys_and_gaps(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    for name, file in messages("en").items():
        assert messages(language)[name].keys() == file.keys(), name
        for key, gaps in file.items():
            assert messages(language)[name][key] == gaps, f"{name}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    listed = [key for file in messages(language).values() for key in file]
    assert len(listed) == len(set(listed))


@cache
def quoted() -> set[str]:
    """Every string of the sources and the content files, what is said inside another one too."""
    content = "\n".join(path.read_text("utf-8") for path in sorted(ROOT.rglob("*.toml")))
    return {*re.findall(r'"([^"\n]*)"', sources() + content), *re.findall(r'\bsay\("([^"\n]*)"', sources())}


@cache
def templates() -> list[re.Pattern[str]]:
    """The strings with gaps that keys are built from; the last gap is what must be known."""
    built = [text for text in quoted() if BUILT.search(text) and "-" in text and " " not in text]
    return [
        re.compile("([a-zA-Z0-9_-]+)".join(re.escape(part) for part in BUILT.split(text))) for text in built
    ]


@cache
def formed() -> list[re.Pattern[str]]:
    """The strings with one gap that names are put together from, as in swapped_{kind}."""
    once = [text for text in quoted() if len(BUILT.findall(text)) == 1]
    built = [text for text in once if re.fullmatch(r"[a-z]{4,}_|_[a-z]{4,}", BUILT.sub("", text))]
    return [re.compile("([a-z]+)".join(re.escape(part) for part in BUILT.split(text))) for text in built]


def is_named(name: str) -> bool:
    """Whether the sources know a name, as a whole or put together from names they know."""
    if name in quoted():
        return True
    matches = [each.fullmatch(name) for each in formed()]
    return any(match and match.group(1) in quoted() for match in matches)


def is_said(key: str) -> bool:
    if key in quoted():
        return True
    matches = [template.fullmatch(key) for template in templates()]
    return any(match and is_named(match.groups()[-1]) for match in matches)


def spoken_of(key: str) -> str:
    """The key that must be said for this one to be: a private face goes with its event, what a card does with
    its name.
    """
    key = key.removesuffix("-private")
    return key.removesuffix("-text") if key.startswith(("quest-", "platformer-")) else key


@pytest.mark.parametrize("name", sorted(catalogues("en")))
def test_no_key_is_unused(name: str) -> None:
    assert [key for key in messages("en")[name] if not is_said(spoken_of(key))] == []


def test_a_key_that_nothing_says_is_found() -> None:
    assert not is_said("raiders-room-kraken")
    assert not is_said("cli-unheard-of")
    assert not is_said(spoken_of("quest-card-kraken-text"))
    assert not is_said(spoken_of("platformer-item-kraken-text"))
    assert not is_said("platformer-event-swapped_kraken")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    def all_of(cls: type[MazmorraError]) -> set[type[MazmorraError]]:
        return {cls}.union(*(all_of(each) for each in cls.__subclasses__()))

    for error in all_of(MazmorraError) | {BadContent}:
        assert words(language).has(error.key), error.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["classic", "devir"])
def test_every_card_has_a_name(edition: str, language: str) -> None:
    box = open_box(edition)
    for room in box.rooms:
        assert words(language).say(f"raiders-room-{room.id}")
    for character in box.characters:
        assert words(language).say(f"raiders-character-{character.id}")
