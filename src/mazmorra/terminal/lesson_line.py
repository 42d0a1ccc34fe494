"""A lesson in plain lines: what happens, what the guide says about it, the question, the answer."""

from __future__ import annotations

from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import Answer, Ask, Phrase
from mazmorra.lessons import LEARNER, Guide, Lesson, Said, follow, next_lesson
from mazmorra.terminal.board import board_of
from mazmorra.terminal.explain import opening, rule_text, told
from mazmorra.terminal.line import INTERRUPTED, Leave, answer_lines, hear
from mazmorra.terminal.typed import Choice, choices, word_of
from mazmorra.terminal.voice import Voice


class LineLesson:
    """Takes somebody through a lesson in plain lines."""

    def __init__(self, lesson: Lesson, say: Wording, voice: Voice) -> None:
        self.lesson = lesson
        self.guide = Guide(lesson)
        self.given: list[tuple[Answer, int, int]] = []
        """Each answer with the events and the words the learner knew before its question."""
        self.say = say
        self.voice = voice
        self.names = [say.say(name) for name in lesson.names]
        self.board = board_of(self.guide.table.game, say)
        self.strayed = False
        self.heard = 0
        self.listened = 0

    def take(self) -> int:
        """To the end, or until somebody leaves; the return value is the exit status."""
        try:
            self._open()
            while (ask := self.guide.ask or self._another_try()) is not None:
                self._turn(ask)
        except KeyboardInterrupt:
            self.voice.tell()
            return INTERRUPTED
        except (EOFError, Leave):
            self.voice.tell()
        return 0

    def _another_try(self) -> Ask | None:
        """At the end: what comes next, or the last question again if a learner who strayed wants the answer
        back.
        """
        self._tell_news()
        if not self.strayed or not self._wants_back():
            self._say_what_is_next()
            return None
        self._take_back()
        self.voice.tell()
        return self.guide.ask

    def _wants_back(self) -> bool:
        self.voice.tell()
        self.voice.tell(self.say.say("lesson-again"))
        try:
            return word_of(self.say, self.voice.ask())[0] == "back"
        except EOFError:
            self.voice.tell()
            return False

    def _open(self) -> None:
        you = self.say.say("terminal-you", name=self.names[LEARNER])
        self.voice.tell(f"{self.say.say(self.lesson.title)}. {self.say.say(self.lesson.about)}")
        self.voice.tell(opening(self.say, self.guide.table.game, [you, *self.names[1:]]))
        self.voice.tell(self.say.say("lesson-hint", clause=self.lesson.clauses[0]))
        self.voice.tell()

    def _turn(self, ask: Ask) -> None:
        known = self.heard, self.listened
        self._tell_news()
        if not self.guide.answers:
            self.voice.tell()
            self._situation()
        ways = choices(self.say, self.board, self.guide.table.game, ask)
        view = self.guide.table.view(LEARNER)
        self.voice.tell()
        self.voice.tell(self.say.question(self.lesson.game, ask, self.names))
        for line in answer_lines(ways, [self.board.note(view, way.option) for way in ways]):
            self.voice.tell(line, indent=2)
        way = self._listen(ways)
        if way is None:
            self._take_back()
        else:
            self.given.append((way.option, *known))
            self.strayed = bool(self.guide.best) and way.option not in self.guide.best
            self.guide.answer(way.option)
        self.voice.tell()

    def _take_back(self) -> None:
        """In a lesson every answer can be taken back; what led to its question is told again."""
        _, self.heard, self.listened = self.given.pop()
        self.guide = follow(self.lesson, [answer for answer, _, _ in self.given])
        self.voice.tell(self.say.say("terminal-taken-back"))

    def _listen(self, ways: list[Choice]) -> Choice | None:
        """The answer, or nothing if the last one is wanted back."""
        while isinstance(heard := hear(self.voice, self.say, ways), tuple):
            word, rest = heard
            if word == "quit":
                raise Leave
            if word == "back" and self.given:
                return None
            if word == "table":
                self._situation()
            elif word == "map":
                self._tell_all(self.board.picture(self.guide.table.view(LEARNER), self.names))
            elif word in ("rules", "why") and rest:
                self.voice.tell(
                    rule_text(self.say, self.lesson.game, rest)
                    or self.say.say("terminal-no-clause", clause=rest)
                )
            else:
                self._advise()
        return heard

    def _situation(self) -> None:
        self._tell_all(self.board.situation(self.guide.table.view(LEARNER), self.names))

    def _tell_all(self, lines: list[str]) -> None:
        for line in lines:
            self.voice.tell(line)

    def _advise(self) -> None:
        """What the guide would do, and which words help."""
        if self.guide.hint is not None:
            self._tell(self.guide.hint)
        self.voice.tell(self.say.say("lesson-words", clause=self.lesson.clauses[0]))

    def _tell_news(self) -> None:
        """Events and words that have not been heard yet, in step."""
        for number, face in enumerate(self.guide.faces[self.heard :], self.heard + 1):
            self.voice.tell(told(self.say, self.lesson.game, face, self.names, LEARNER))
            self._tell_said(number)
        self.heard = len(self.guide.faces)

    def _tell_said(self, number: int) -> None:
        for said in self.guide.speech.said[self.listened :]:
            if said.after <= number:
                self._tell(said)
                self.listened += 1

    def _tell(self, said: Said) -> None:
        text = self.say.phrase(Phrase(said.key, tuple(said.args.items())), self.lesson.game, self.names)
        cited = f" [{', '.join(said.clauses)}]" if said.clauses else ""
        self.voice.tell(self.say.say("lesson-says", text=text) + cited)

    def _say_what_is_next(self) -> None:
        following = next_lesson(self.lesson)
        self.voice.tell()
        if following:
            self.voice.tell(
                self.say.say("lesson-next", command=f"mazmorra learn {self.lesson.game} {following}")
            )
        else:
            self.voice.tell(self.say.say("lesson-last", command=f"mazmorra play {self.lesson.game}"))


def listing(shelf: tuple[Lesson, ...], say: Wording) -> list[str]:
    """The lessons of a game, each with what to type."""
    lines = []
    for lesson in shelf:
        lines.append(f"{say.say(lesson.title)}. {say.say(lesson.about)}")
        lines.append(f"  mazmorra learn {lesson.game} {lesson.id}")
    return lines
