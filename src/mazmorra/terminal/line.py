"""A game in plain lines: what happened, the table, the question, the answer.

Works over a pipe and with a screen reader.
"""

from __future__ import annotations

from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.chance import FairDealer
from mazmorra.kernel.errors import MazmorraError
from mazmorra.kernel.view import WATCHER, AnyView
from mazmorra.terminal.answers import Answers
from mazmorra.terminal.explain import faces_of, opening, reason, takes_back, told, verdict
from mazmorra.terminal.saves import command
from mazmorra.terminal.session import Session
from mazmorra.terminal.typed import Choice, choices, chosen, shown_word, word_of
from mazmorra.terminal.voice import Voice

NOBODY = WATCHER
INTERRUPTED = 130
"""The exit status of a program stopped by Ctrl-C."""


class Leave(Exception):
    """Somebody wants to stop here."""


class Back(Exception):
    """Somebody wants the last answer back."""


class LineGame:
    """Plays a session in plain lines."""

    def __init__(self, session: Session, voice: Voice) -> None:
        self.session = session
        self.voice = voice
        self.say = session.say
        self.reader = session.onlooker
        self.heard = dict.fromkeys((*session.humans, WATCHER), 0)
        self.answered = dict.fromkeys(session.humans, 0)
        self.answers = Answers(session, voice)

    def play(self, goes_on: bool = False) -> int:
        """Play to the end, or until somebody leaves; the return value is the exit status."""
        status = 0
        try:
            self._open(goes_on)
            self._run()
        except KeyboardInterrupt:
            self.voice.tell()
            status = INTERRUPTED
        except (EOFError, Leave):
            self.voice.tell()
        except MazmorraError:  # a bot of somebody's own: what was played until then is kept
            self.session.keep()
            raise
        self.session.keep()
        if not self.session.table.over:
            self._say_how_to_go_on()
        return status

    def _open(self, goes_on: bool) -> None:
        session, say = self.session, self.say
        dealer = session.table.dealer
        everybody = [self._introduced(seat) for seat in range(session.table.seats)]
        self.voice.tell(opening(say, session.table.game, everybody))
        if isinstance(dealer, FairDealer):
            self.voice.tell(say.say("terminal-commitment", table=dealer.table, commitment=dealer.commitment))
        self.voice.tell(say.say("terminal-hint"))
        if goes_on:
            self.voice.tell(say.say("terminal-going-on"))
            self.heard = dict.fromkeys(self.heard, len(session.table.events))
        self.voice.tell()

    def _introduced(self, seat: int) -> str:
        name = self.session.names[seat]
        if seat in self.session.bots:
            return self.say.say("terminal-bot", name=name, bot=self.session.bots[seat])
        return name if self.session.shares_keyboard else self.say.say("terminal-you", name=name)

    def _run(self) -> None:
        session = self.session
        session.keep()
        while not session.table.over:
            if session.bot_answers():
                if not session.shares_keyboard:
                    self._tell_news(self.reader)
                continue
            session.keep()
            seat = session.next_human(self.reader)
            while not self._turn(seat):
                seat = self._take_back()
        self._end()

    def _turn(self, seat: int) -> bool:
        """Ask somebody; false if the last answer is wanted back instead."""
        session = self.session
        try:
            if session.shares_keyboard and seat != self.reader:
                self._pass(seat)
            self.reader = seat
            self._tell_news(seat)
            ask = session.ask_of(seat)
            ways = choices(self.say, session.board, session.table.game, ask, session.final_answers(ask))
            self.answers.situation(seat)
            self._question(seat, ask, ways)
            self.answers.since = self.answered[seat]
            option = self._listen(seat, ask, ways).option
        except Back:
            return False
        self.answered[seat] = len(session.table.events)
        session.answer(seat, option)
        session.keep()
        self.voice.tell()
        return True

    def _take_back(self) -> int:
        """Undo the last answer; whose it was is asked again."""
        mark = self.session.take_back()
        self.session.keep()
        events = len(self.session.table.events)
        self.heard = {seat: min(heard, events) for seat, heard in self.heard.items()}
        self.answered = {seat: min(answered, events) for seat, answered in self.answered.items()}
        self.voice.tell(self.say.say("terminal-taken-back"))
        return mark.seat

    def _pass(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if self.reader != NOBODY:
            self.voice.hide()
        self.voice.tell(self.say.say("terminal-pass", name=self.session.names[seat]))
        self._tell_way_back(NOBODY)
        self.reader = NOBODY
        self._obey(word_of(self.say, self.voice.ask())[0])
        self.voice.tell()

    def _obey(self, word: str) -> None:
        """The words that end a question without an answer."""
        if word == "quit":
            raise Leave
        if word == "back" and self.session.marks:
            raise Back

    def _question(self, seat: int, ask: Ask, ways: list[Choice]) -> None:
        session = self.session
        view = session.table.view(seat)
        self.voice.tell()
        self.voice.tell(self.say.question(session.table.game.name, ask, session.names))
        self.voice.tell(self.say.say("terminal-answers"))
        for line in answer_lines(ways, [self._note(view, way) for way in ways]):
            self.voice.tell(line, indent=2)
        self._tell_way_back(seat)

    def _note(self, view: AnyView, way: Choice) -> str:
        """What an answer brings, and that it cannot be taken back."""
        note, final = self.session.board.note(view, way.option), self.say.say("terminal-final")
        if not way.is_final:
            return note
        return f"{note.rstrip('.')}. {final}" if note else final

    def _tell_way_back(self, seat: int) -> None:
        """What would be taken back, if anything can be."""
        if self.session.marks:
            told = takes_back(self.say, self.session.marks[-1], self.session.names, seat)
            self.voice.tell(f"{shown_word(self.say, 'back')}: {told}", indent=2)

    def _listen(self, seat: int, ask: Ask, ways: list[Choice]) -> Choice:
        while isinstance(heard := hear(self.voice, self.say, ways), tuple):
            word, rest = heard
            self._obey(word)
            self.answers.to(word, rest, seat, ask)
        return heard

    def _tell_news(self, seat: int) -> None:
        """The lines of the log this person has not heard yet."""
        session = self.session
        faces = faces_of(session.table, seat)
        for face in faces[self.heard[seat] :]:
            self.voice.tell(told(self.say, session.table.game.name, face, session.names, seat))
        self.heard[seat] = len(faces)

    def _end(self) -> None:
        session, say = self.session, self.say
        viewer = session.onlooker
        if session.shares_keyboard:
            self.voice.hide()
            self.heard[WATCHER] = min(self.heard[seat] for seat in session.humans)
        self._tell_news(viewer)
        session.keep()
        self.voice.tell()
        for row in session.board.count(session.table.view(viewer), session.names)[1:]:
            self.voice.tell(" ".join(cell for cell in row if cell))
        self.voice.tell(verdict(say, session.table, session.names, viewer))
        self.voice.tell(reason(say, session.table))
        for line in farewell(session):
            self.voice.tell(line)

    def _say_how_to_go_on(self) -> None:
        for line in farewell(self.session):
            self.voice.tell(line)


def hear(voice: Voice, say: Wording, ways: list[Choice]) -> Choice | tuple[str, str]:
    """An answer, or a word and what was typed after it; whatever else is typed is asked again."""
    while True:
        typed = voice.ask()
        heard = chosen(ways, typed) or word_of(say, typed)
        if isinstance(heard, Choice) or heard[0]:
            return heard
        voice.tell(say.say("terminal-not-answer", typed=typed, answers=listed(say, ways)))


def answer_lines(ways: list[Choice], notes: list[str]) -> list[str]:
    """Answers that are called as they are typed share a line; the others have one each, with what they
    bring.
    """
    lines = [
        ", ".join(way.key for way, note in zip(ways, notes, strict=True) if way.label == way.key and not note)
    ]
    for way, note in zip(ways, notes, strict=True):
        if way.label != way.key or note:
            named = way.key if way.label == way.key else f"{way.key}: {way.label}"
            lines.append(f"{named}. {note}" if note else named)
    return [line for line in lines if line]


def listed(say: Wording, ways: list[Choice]) -> str:
    """The possible answers, in one sentence."""
    named = [
        way.key if way.label == way.key else say.say("terminal-answer", key=way.key, label=way.label)
        for way in ways
    ]
    return ", ".join(named)


def farewell(session: Session) -> list[str]:
    """Where the game is kept, and what can be done with it."""
    say = session.say
    lines = [say.say("terminal-saved", file=str(session.file))]
    if not session.table.over:
        verb = f"play {session.table.game.name} --from" if session.from_scene else "resume"
        return [*lines, say.say("terminal-go-on", command=command(verb, session.file))]
    if session.from_scene:
        return lines
    lines.append(say.say("terminal-look-back", command=command("replay", session.file)))
    lines.append(say.say("terminal-review", command=command("review", session.file)))
    if isinstance(session.table.dealer, FairDealer):
        lines.append(say.say("terminal-check", command=command("verify", session.file)))
    return lines
