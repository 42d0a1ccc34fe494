"""Taking a lesson: the learner answers, chance and the others follow the lesson, and the real rules do the
rest.
"""

from __future__ import annotations

from collections.abc import Iterable

from mazmorra.games.notation import parse_answer
from mazmorra.kernel import Face, Fields
from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.errors import UnknownAnswer
from mazmorra.lessons.errors import LessonOver
from mazmorra.lessons.lesson import Lesson, Word
from mazmorra.lessons.setting import setting_of
from mazmorra.lessons.speech import Said, Speech, first

LEARNER = 0
"""The learner's seat."""


def follow(lesson: Lesson, answers: Iterable[Answer]) -> Guide:
    """The lesson after the learner's answers; an illegal one raises."""
    guide = Guide(lesson)
    for answer in answers:
        guide.answer(answer)
    return guide


class Guide:
    """A lesson being taken: its table, the events as the learner sees them, and what has been said.

    It is `done` at the lesson's end, which may be long before the game's.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.setting = setting_of(lesson)
        self.table = self.setting.table()
        self.speech = Speech(lesson)
        self.faces: list[Face] = []
        self.done = False
        self.answers = 0
        self._plays = [list(lesson.plays.get(seat, ())) for seat in lesson.seats]
        self._go_on()

    def answer(self, answer: Answer) -> None:
        """The learner's answer; anything illegal raises and changes nothing."""
        if self.done:
            raise LessonOver(name=self.lesson.id, answers=self.answers)
        self.table.answer(LEARNER, answer)
        self.answers += 1
        self._go_on()

    @property
    def ask(self) -> Ask | None:
        """The learner's open question."""
        return None if self.done else next((ask for ask in self.table.asks if ask.seat == LEARNER), None)

    @property
    def best(self) -> list[Answer]:
        """The answers the guide would give to the open question; none where it has no favourite."""
        if self.ask is None or not self.speech.step:
            return []
        ask, wished = self.ask, self.lesson.steps[self.speech.step - 1].best
        meant = [self._meant(word, ask) for word in wished]
        return [answer for answer in meant if answer is not None]

    @property
    def hint(self) -> Said | None:
        """Why the guide would answer so."""
        return self.speech.hint(self.faces, self._facts()) if self.best else None

    def _go_on(self) -> None:
        """Up to the learner's next question, or the end; whoever chooses in secret meanwhile has chosen by
        then.
        """
        self._look()
        while not self.done and (ask := next((ask for ask in self.table.asks if ask.seat != LEARNER), None)):
            self.table.answer(
                ask.seat, self.setting.deal(self.table, ask) if ask.seat == CHANCE else self._play(ask)
            )
            self._look()
        self.speech.hear(self.faces, self._facts(), self.done)

    def _facts(self) -> Fields:
        return self.setting.facts(self.table.view(LEARNER))

    def _look(self) -> None:
        self.faces += [event.face(LEARNER) for event in self.table.events[len(self.faces) :]]
        self.done = self.table.over or any(first(pattern, self.faces) for pattern in self.lesson.until)

    def _play(self, ask: Ask) -> Answer:
        """The next answer the lesson has for a seat, if it fits the question; else the first that is
        legal.
        """
        plays = self._plays[ask.seat]
        answer = self._meant(plays[0], ask) if plays else None
        if answer is None:
            return ask.options[0]
        plays.pop(0)
        return answer

    def _meant(self, word: Word, ask: Ask) -> Answer | None:
        """The answer that a word of the lesson means, if it is one to this question."""
        try:
            return parse_answer(self.table.game, ask, str(word))
        except UnknownAnswer:
            return None
