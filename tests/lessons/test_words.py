"""The guide's words: there in three languages, short, without figures of their own, and citing rules that
exist and apply.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mazmorra
from mazmorra.content.languages import layers
from mazmorra.content.rulebook import rulebook
from mazmorra.content.wording import LANGUAGES, catalogues, words
from mazmorra.kernel import Phrase
from mazmorra.lessons import Lesson, Said, lessons
from mazmorra.lessons.setting import setting_of
from tests.lessons.lines import endings, every_lesson, lines, named, questions

LONGEST = 170
WAYS = {"classic", "devir", "duel", "solitaire", "solo", "waits", "torchlight"}
"""The marks of rules that hold in some ways to play only."""

YEAR = "2011"
"""The name of an edition, and no figure."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", mazmorra.games())


class Written(Visitor):
    """The text of a message, without its gaps and the conditions of its variants."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def written(game: str, language: str) -> dict[str, str]:
    found = {}
    texts = [catalogues(layer)[f"{game}-lessons.ftl"] for layer in layers(language)]
    for entry in FluentParser().parse("\n".join(texts)).body:
        if isinstance(entry, ast.Message):
            visitor = Written()
            visitor.visit(entry)
            found[entry.id.name] = visitor.text
    return found


@cache
def everything_said(lesson: str) -> list[Said]:
    """Each thing once, however many ways through come past it."""
    said = [each for guide in endings(lesson) for each in guide.speech.said]
    for answers in lines(lesson)[::11]:
        said += [guide.hint for guide in questions(named(lesson), answers) if guide.hint]
    return list({(each.key, repr(each.args)): each for each in said}.values())


def spoken(lesson: Lesson, said: Said, language: str) -> str:
    say = words(language)
    return say.phrase(
        Phrase(said.key, tuple(said.args.items())), lesson.game, [say.say(name) for name in lesson.names]
    )


@every_language
@every_game
def test_the_catalogue_has_what_lessons_say_and_nothing_else(game: str, language: str) -> None:
    keys = {lesson.key(line) for lesson in lessons(game) for line in lesson.lines()}
    keys |= {lesson.title for lesson in lessons(game)} | {lesson.about for lesson in lessons(game)}

    assert set(written(game, language)) == keys


@every_language
@every_game
def test_no_figure_is_written_by_hand(game: str, language: str) -> None:
    for key, text in written(game, language).items():
        assert not re.search(r"\d", text.replace(YEAR, "")), key


@every_language
@every_lesson
def test_every_figure_that_is_said_was_told_by_the_table(lesson: Lesson, language: str) -> None:
    for said in everything_said(lesson.id):
        told = {
            str(each)
            for value in said.args.values()
            for each in (value if isinstance(value, tuple) else (value,))
        }
        assert set(re.findall(r"\w*\d\w*", spoken(lesson, said, language).replace(YEAR, ""))) <= told, said


@every_lesson
def test_figures_of_what_happened_are_those_of_the_event(lesson: Lesson) -> None:
    about = {
        lesson.key(line) for line in (*lesson.asides, *(each for step in lesson.steps for each in step.after))
    }
    for guide in endings(lesson.id):
        for said in guide.speech.said:
            if said.key in about:
                assert said.args.items() <= guide.faces[said.after - 1].items()


@every_language
@every_lesson
def test_what_is_said_is_short_and_calm(lesson: Lesson, language: str) -> None:
    for text in {spoken(lesson, said, language) for said in everything_said(lesson.id)}:
        assert len(text) <= LONGEST, text
        assert len(re.findall(r"[.?](?: |$)", text)) <= 2, text
        assert text[-1] in ".?", text
        assert not set(text) & set("!¡"), text


@every_language
@every_lesson
def test_a_lesson_has_a_title_a_description_and_names(lesson: Lesson, language: str) -> None:
    say = words(language)

    assert say.say(lesson.title)[-1] != "."
    assert say.say(lesson.about)[-1] == "."
    assert len({say.say(name) for name in lesson.names}) == len(lesson.seats)


@every_lesson
def test_a_lesson_cites_rules_that_exist_and_apply(lesson: Lesson) -> None:
    book = rulebook(lesson.game, "en").clauses()
    for line in lesson.lines():
        for clause in line.clauses:
            assert clause in book, clause
            assert set(book[clause].tags) & WAYS <= {*lesson.settings.values()}, clause


@every_lesson
def test_every_step_teaches_a_rule(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert all(line.clauses for line in step.before)


@every_lesson
def test_words_point_at_parts_of_the_board_that_are_there(lesson: Lesson) -> None:
    assert {line.shows for line in lesson.lines()} <= {"", *setting_of(lesson).parts}
