"""Everything Platformer says has words in three languages: questions, answers, risks, events, and what is in
the box.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from mazmorra.content.languages import WHOLE, layers
from mazmorra.content.wording import LANGUAGES, catalogues, words
from mazmorra.games import platformer
from mazmorra.games.platformer.box.loading import open_box
from mazmorra.games.platformer.game import SWITCHES, PlatformerGame
from mazmorra.games.platformer.rules.figures import map_of
from mazmorra.games.platformer.rules.spaces import COLUMNS, WAYS
from mazmorra.games.platformer.rules.symbols import FACES, SYMBOLS, TOKENS
from mazmorra.games.platformer.told import labels
from mazmorra.kernel.ask import Answer, Ask, Phrase

NAMES = ("Ana", "Berto", "Carla", "Dario")
BOX = open_box()
BOSSES = {row.id for row in BOX.bosses}
TOLD = {
    "hero": {row.id for row in BOX.heroes},
    "ability": {row.ability for row in BOX.heroes}
    | {row.ability for row in BOX.enemies if row.id not in BOSSES},
    "item": {row.id for row in BOX.items},
    "potion": {row.id for row in BOX.potions},
    "artifact": {row.id for row in BOX.artifacts},
    "badge": {row.id for row in BOX.tokens},
    "card": {row.name for row in BOX.cards},
}
"""What has a name and a text that says what it does."""
NAMED = {
    "tile": {row.id for row in BOX.tiles},
    "symbol": set(SYMBOLS),
    "to": set(SYMBOLS) - {"blank"},
    "face": set(FACES),
    "way": set(WAYS),
    "token": set(TOKENS) - {""},
    "range": {row.range for row in BOX.cards},
    "players": {"solo"},
    **{name: set(values) for name, values in SWITCHES.items() if name != "boss"},
}
"""What has a name alone; the solo game is no switch, but clauses of the rulebook belong to it."""
ANSWERS = {
    "act": ("ability", "badge", "end", "gravity", "let_go", "shed"),
    "defence": ("badge", "stone_skin", "suffer"),
    "hand": ("walk",),
    "rebirth": ("fall", "use"),
    "reroll": ("keep", "roll"),
    "save": ("keep",),
    "shift": ("stop",),
    "star": ("boot", "coin", "dread", "hand"),
    "step": ("stop",),
    "stone_skin": ("suffer", "use"),
    "swords": ("strike",),
}
"""The answers that are words, by their question."""
FORMED = {"_bought": ("item", "potion"), "_exhausted": ("item", "artifact")}
"""What the names of some events are put together from."""
RULES = [
    ast.parse(path.read_text("utf-8")) for path in sorted(Path(platformer.__file__).parent.rglob("*.py"))
]
IDS = {
    each.value
    for tree in RULES
    for each in ast.walk(tree)
    if isinstance(each, ast.Constant) and isinstance(each.value, str)
}
"""Every string of the rules."""


@cache
def said(language: str, phrase: Phrase) -> str:
    return words(language).phrase(phrase, "platformer", NAMES)


def climbing(table: Any, ask: Ask, rng: random.Random) -> Answer:
    """An answer by chance; mostly boots are used, to go where it is high, and a turn is seldom over early."""
    if ask.kind == "step" and rng.random() < 0.9:
        way = upward(table, ask.seat)
        return way if way in ask.options else rng.choice(ask.options)
    if ask.kind in ("act", "star") and rng.random() < 0.7:
        way = upward(table, ask.seat)
        if ("step", way) in ask.options:
            return ("step", way)
    more = [option for option in ask.options if option not in ("end", "gravity", "let_go")]
    return rng.choice(more or list(ask.options))


def upward(table: Any, seat: int) -> int:
    """The first step to the nearest space of the highest row that can be reached."""
    moves, here = map_of(table).moves, int(table.state.spaces[seat])
    first = {here: here}
    for space in (reached := [here]):
        for to in moves[space]:
            if to not in first:
                first[to] = to if space == here else first[space]
                reached.append(to)
    return first[max(reached, key=lambda space: space // COLUMNS)]


def played(game: PlatformerGame, seats: int, seed: int) -> Any:
    """A game in which all that is asked has words, and no two answers the same ones."""
    rng, table = random.Random(seed), game.new(seats, seed=seed)
    while not table.over:
        ask = rng.choice(table.asks)
        assert {option for option in ask.options if isinstance(option, str)} <= set(
            ANSWERS.get(ask.kind, ())
        ), ask
        phrases = [game.label(ask, option) for option in ask.options]
        notes = [note for note in game.notes(table.view(ask.seat)) if note]
        for language in LANGUAGES:
            assert words(language).question("platformer", ask, NAMES)[-1] == "?", ask
            assert len({said(language, phrase) for phrase in phrases}) == len(phrases), (language, ask)
            assert all(said(language, note) for note in notes)
        table.answer(ask.seat, climbing(table, ask, rng))
    return table


def is_told_well(table: Any, seats: int) -> None:
    """Every event is a sentence to everybody, and to who only looks on."""
    for event in table.events:
        for viewer in (*range(seats), None):
            for language in LANGUAGES:
                line = words(language).event(
                    "platformer", event.face(viewer if viewer is not None else -1), NAMES, viewer
                )
                assert line[-1] in ".!", line
                assert not re.search(r"  |_| [,.]|\$|\{", line), line
                assert line[0] in "«“¡" or line[0].isupper(), line


@pytest.mark.parametrize(
    "settings", PlatformerGame.samples(), ids=lambda settings: "-".join(settings.values())
)
def test_a_game_is_told_to_everybody_in_every_language(settings: dict[str, str]) -> None:
    game = PlatformerGame(settings)

    is_told_well(played(game, game.seats[0], 5), game.seats[0])


def leaping(settings: dict[str, str]) -> str:
    """The box with more dice and tougher heroes: the boss is soon met."""
    text = PlatformerGame.content_text(settings, "leaping")
    text = re.sub(r"health = \d+\nstar", "health = 9\nstar", text)
    return (
        text.replace("count = 5", "count = 10")
        .replace("health = 25", "health = 60")
        .replace("rounds = 40", "rounds = 25")
    )


@pytest.mark.parametrize("boss", sorted(BOSSES))
def test_what_a_boss_does_is_told_in_every_language(boss: str) -> None:
    settings = {**PlatformerGame.samples()[4], "boss": boss}
    table = played(PlatformerGame(settings, leaping(settings)), 2, 5)

    assert {"boss_level_entered", "boss_appeared", "boss_turn", "boss_card_resolved"} <= {
        event.kind for event in table.events
    }
    is_told_well(table, 2)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("what", TOLD)
def test_what_is_in_the_box_has_a_name_and_says_what_it_does(what: str, language: str) -> None:
    assert known(language, what) == {f"{each}{part}" for each in TOLD[what] for part in ("", "-text")}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("what", NAMED)
def test_all_else_that_is_spoken_of_has_a_name(what: str, language: str) -> None:
    assert known(language, what) == NAMED[what]


@pytest.mark.parametrize("language", WHOLE)
def test_a_boss_is_an_enemy_by_name_and_explained_as_a_boss(language: str) -> None:
    enemies = {row.id for row in BOX.enemies}

    assert known(language, "enemy") == enemies | {f"{each}-text" for each in enemies - BOSSES}
    assert known(language, "boss") == {f"{each}{part}" for each in BOSSES for part in ("", "-text")} | {
        "random"
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_enemy_says_its_figures(language: str) -> None:
    for row in BOX.enemies:
        if row.id not in BOSSES:
            loot = [number for number in (row.gold, row.gems, row.potions) if number]
            text = words(language).say(f"platformer-enemy-{row.id}-text")
            assert [int(number) for number in re.findall(r"\d+", text)] == [row.damage, row.health, *loot], (
                row.id
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_one_kind_of_thing_differ(language: str) -> None:
    told = {
        **TOLD,
        **NAMED,
        "enemy": {row.id for row in BOX.enemies},
        "boss": BOSSES,
        "event": {row.id for row in BOX.events},
    }
    for what, each in told.items():
        assert len({words(language).say(f"platformer-{what}-{name}") for name in each}) == len(each), what


def calls(name: str, place: int) -> Iterator[tuple[set[str], set[str], bool]]:
    """For every call of a name in the rules: the strings that may stand in a place, the keywords, and whether
    there are more.
    """
    for node in (
        node
        for tree in RULES
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and len(node.args) > place
    ):
        if getattr(node.func, "attr", getattr(node.func, "id", "")) == name:
            keywords = {keyword.arg for keyword in node.keywords if keyword.arg}
            yield set(strings(node.args[place])), keywords, len(keywords) < len(node.keywords)


def strings(node: ast.expr) -> Iterator[str]:
    """The strings an expression may be: one, either of two, or all that can be put together."""
    if isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        part = next(str(each.value) for each in node.values if isinstance(each, ast.Constant))
        yield from (f"{each}{part}" if part[0] == "_" else f"{part}{each}" for each in FORMED[part])
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def called(name: str, place: int) -> set[str]:
    return {each for found, _, _ in calls(name, place) for each in found}


@pytest.mark.parametrize("language", WHOLE)
def test_all_that_the_rules_ask_tell_or_warn_of_has_words(language: str) -> None:
    events = {f"{row.id}{part}" for row in BOX.events for part in ("", "-text")}

    assert known(language, "ask") == called("Ask", 1)
    assert known(language, "event") == called("tell", 0) | called("_move", 1) | events
    assert known(language, "risk") == called("risk", 0)


@pytest.mark.parametrize(("prefix", "name"), [("event", "tell"), ("risk", "risk")])
def test_what_is_told_fills_the_gaps_of_its_words(prefix: str, name: str) -> None:
    given = {"you"}
    for kinds, keywords, more in calls(name, 0):
        for kind in kinds:
            own = {kind.split("_")[0], kind.split("_")[-1]} if more else set()
            assert gaps(f"platformer-{prefix}-{kind}") <= given | keywords | own, kind


@pytest.mark.parametrize("language", WHOLE)
def test_every_answer_has_words(language: str) -> None:
    plain = {*labels.FOES, *labels.DICE, "way", "place", "upgrade", "alchemy", "swap-hero", "swap-enemy"}
    pairs = {
        "attack",
        "step",
        "portal",
        "item",
        "potion",
        "artifact",
        "buy_item",
        "buy_potion",
        "forge_mixed",
    }
    dice = {"use", "special", "die", "forge", "forge_special", "save"}
    raised = {"raise", "raise_special", "raise_forge", "raise_forge_special", "raise_mixed"}
    spoken = {f"{kind}-{answer}" for kind, answers in ANSWERS.items() for answer in answers}

    assert known(language, "option") == plain | pairs | dice | raised | spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_depend_on_a_name_know_it_as_it_is_said(language: str) -> None:
    resource = FluentParser().parse(catalogues(language)["platformer.ftl"])
    choices = Choices()
    choices.visit(resource)

    assert {"enemy", "way", "token", "symbol", "cause"} <= choices.found.keys()
    for name, chosen in choices.found.items():
        names = {
            words(language).say(f"platformer-{name}-{each}")
            for each in known(layers(language)[0], name)
            if not each.endswith("-text")
        }
        assert chosen <= (names or IDS), name


class Choices(Visitor):
    """The words that selectors choose by, numbers and categories aside, by the gap they look at."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, fluent.VariableReference)
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)}
        self.found.setdefault(node.selector.id.name, set()).update(keys - {"one", "other", "yes", "no"})
        self.generic_visit(node)


def known(language: str, what: str) -> set[str]:
    """What the game's catalogue knows of a kind."""
    return {
        key.removeprefix(f"platformer-{what}-")
        for key in keys(language)
        if key.startswith(f"platformer-{what}-")
    }


@cache
def keys(language: str) -> set[str]:
    """The keys of the game's catalogue."""
    lines = catalogues(language)["platformer.ftl"].splitlines()
    return {line.split(" = ")[0] for line in lines if line.startswith("platformer") and " = " in line}


def gaps(key: str) -> set[str]:
    """The gaps of a message, which are the same in every language."""
    text = catalogues("en")["platformer.ftl"]
    message = re.search(rf"^{re.escape(key)} = (.*(?:\n[ }}].*)*)", text, re.MULTILINE)
    assert message, key
    return set(re.findall(r"\$(\w+)", message.group(1)))
