"""Lessons in plain lines: the guide's words stand right after what they are about, and nothing stops a
learner from leaving.
"""

from __future__ import annotations

import pytest

from mazmorra.content.languages import WHOLE
from mazmorra.content.wording import words
from mazmorra.kernel import Phrase
from mazmorra.lessons import Guide, find_lesson, lessons
from tests.cli.run import mazmorra

ADVISED = "5\n3\n1\nlook\n2\n4\n"


@pytest.mark.parametrize("lang", WHOLE)
def test_the_first_lesson_is_taken_to_its_end_over_a_pipe(lang: str) -> None:
    taken = mazmorra("learn", "raiders", given=ADVISED, lang=lang)

    assert (taken.returncode, taken.stderr) == (0, "")
    assert words(lang).say("raiders-lesson-first-level-win") in taken.stdout
    assert taken.stdout.rstrip().endswith("mazmorra learn raiders treasure")


def test_words_follow_what_they_are_about() -> None:
    lines = mazmorra("learn", "raiders", given=ADVISED).stdout.splitlines()

    beaten = lines.index("Snake beaten: 8 against 8.")
    assert lines[beaten + 1] == "Guide: 8 against 8: beaten, and nobody is hurt. [DR-MON-2]"
    assert "Your torch shows: Troll." in lines
    assert len([line for line in lines if line.startswith("Guide: ")]) == len(
        {line for line in lines if line.startswith("Guide: ")}
    )


def test_the_last_lesson_leads_to_the_game() -> None:
    taken = mazmorra("learn", "raiders", lessons("raiders")[-1].id, given="1\n5\n")

    assert taken.stdout.rstrip().endswith("mazmorra play raiders")


def test_the_table_and_its_open_cards_are_told_before_the_first_question() -> None:
    begun = mazmorra("learn", "raiders", "treasure").stdout

    assert "Bruno, Warrior: 4 coins, 2 wounds, 1 card in hand. Played: 1, 2, 3, 5." in begun
    assert begun.index("Played: 1, 2, 3, 5.") < begun.index("which card do you play?")


def test_a_hint_the_table_and_a_rule_can_be_asked_for() -> None:
    asked = mazmorra(
        "learn", "raiders", "monster", given="?\ntable\nrules dr-mon-4\nrules dr-xyz-1\nzzz\n"
    ).stdout

    assert "You cannot reach it." in asked
    assert asked.count("Level 3 of 5.") == 2
    assert "If several tie for lowest" in asked
    assert "There is no rule dr-xyz-1." in asked
    assert "'zzz' is not an answer here." in asked


@pytest.mark.parametrize("given", ["", "quit\n", "5\nquit\n"])
def test_leaving_is_quiet(given: str) -> None:
    left = mazmorra("learn", "raiders", given=given)

    assert (left.returncode, left.stderr) == (0, "")


def test_lessons_are_listed_with_what_to_type() -> None:
    listed = mazmorra("learn", "raiders", "--list").stdout

    assert all(f"mazmorra learn raiders {lesson.id}\n" in listed for lesson in lessons("raiders"))


def test_a_lesson_that_is_not_there_is_refused() -> None:
    refused = mazmorra("learn", "raiders", "swimming")

    assert refused.returncode == 2
    assert "first-level" in refused.stderr


@pytest.mark.parametrize("lang", WHOLE)
def test_the_first_quest_is_taken_to_its_end_over_a_pipe(lang: str) -> None:
    say = words(lang)
    given = "".join(f"{say.say(key, **args)}\n" for key, args in QUEST)
    taken = mazmorra("learn", "quest", given=given, lang=lang)

    assert (taken.returncode, taken.stderr) == (0, "")
    assert say.say("quest-lesson-first-steps-way_out") in taken.stdout
    assert taken.stdout.rstrip().endswith("mazmorra learn quest portcullis")


QUEST: list[tuple[str, dict[str, str]]] = [
    ("terminal-quest-key-E", {}),
    ("quest-option-search", {}),
    ("terminal-quest-key-E", {}),
    ("quest-option-may_draw-draw", {}),
]
"""What somebody who follows the guide types: a way, an answer in words, a way, an answer in words."""


def test_a_quest_s_hint_and_its_rules_can_be_asked_for() -> None:
    asked = mazmorra("learn", "quest", "portcullis", given="?\nrules dq-tst-2\n").stdout

    assert "But a failure is never for nothing." in asked
    assert "Every test you fail gives you one determination token" in asked
    assert "rules DQ-MOV-5" in asked


@pytest.mark.parametrize("lesson", [lesson.id for lesson in lessons("quest")])
def test_every_quest_opens_with_its_table_and_a_question(lesson: str) -> None:
    begun, ask = mazmorra("learn", "quest", lesson), Guide(find_lesson("quest", lesson)).ask
    assert ask is not None

    assert (begun.returncode, begun.stderr) == (0, "")
    assert words("en").question("quest", ask, []) in begun.stdout


@pytest.mark.parametrize("lang", WHOLE)
def test_the_first_climb_is_taken_to_its_end_over_a_pipe(lang: str) -> None:
    say, guide = words(lang), Guide(find_lesson("platformer", "first-climb"))
    given = ""
    while guide.ask is not None:
        label: Phrase = guide.table.game.label(guide.ask, guide.best[0])
        given += f"{say.phrase(label, 'platformer', [])}\n"
        guide.answer(guide.best[0])
    taken = mazmorra("learn", "platformer", given=given, lang=lang)

    assert (taken.returncode, taken.stderr) == (0, "")
    assert say.say("platformer-lesson-first-climb-up") in taken.stdout
    assert taken.stdout.rstrip().endswith("mazmorra learn platformer swords")


@pytest.mark.parametrize("lesson", [lesson.id for lesson in lessons("platformer")])
def test_every_climb_opens_with_its_table_and_a_question(lesson: str) -> None:
    begun = mazmorra("learn", "platformer", lesson, given="?\n")

    assert (begun.returncode, begun.stderr) == (0, "")
    assert words("en").say(QUESTIONS.get(lesson, "platformer-ask-act")) in begun.stdout
    assert (
        begun.stdout.count("Guide: ") == len(find_lesson("platformer", lesson).steps[0].before) + 1
    )  # the hint


QUESTIONS = {"first-climb": "platformer-ask-respawn_die"}
"""What a lesson begins with, if not with the choice of an action."""
