"""A replay in plain lines: a few words to step about, or, over a pipe without any, the whole log."""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.content.wording import Wording
from mazmorra.kernel.view import EVERYTHING, WATCHER
from mazmorra.terminal.explain import faces_of, opening, reason, rule_text, told, verdict
from mazmorra.terminal.film import Film
from mazmorra.terminal.typed import plain, word_of
from mazmorra.terminal.voice import Voice


class LineFilm:
    """Shows a film in plain lines."""

    def __init__(self, film: Film, say: Wording, names: Sequence[str], voice: Voice) -> None:
        self.film = film
        self.say = say
        self.names = names
        self.voice = voice

    def show(self) -> int:
        """Step about until somebody leaves; over a pipe that says nothing, tell everything."""
        self._open()
        if self.voice.has_nothing_to_hear():
            self._tell_all()
            return 0
        self._tell_words()
        self._tell_step()
        try:
            while word_of(self.say, typed := self.voice.ask())[0] != "quit" and plain(typed) != "q":
                self._obey(plain(typed))
        except (EOFError, KeyboardInterrupt):
            self.voice.tell()
        return 0

    def _open(self) -> None:
        self.voice.tell(opening(self.say, self.film.record.game, self.names))

    def _tell_words(self) -> None:
        self.voice.tell(
            self.say.say("terminal-replay-words", everything="yes" if self.film.is_over else "no")
        )

    def _tell_all(self) -> None:
        self.voice.tell()
        self.film.go(self.film.steps)
        self._log()
        self._tell_end()

    def _obey(self, typed: str) -> None:
        word, rest = word_of(self.say, typed)
        verb, _, target = typed.partition(" ")
        if word == "log":
            self._log()
        elif word == "why":
            self._why(rest)
        elif word == "help":
            self._tell_words()
        elif typed in ("", "n"):
            self._go(self.film.step + 1)
        elif typed == "p" or word == "back":
            self._go(self.film.step - 1)
        elif verb == "g" and target.isdecimal():
            self._go_to(int(target))
        elif verb == "v" and target:
            self._look(target)
        else:
            self.voice.tell(self.say.say("terminal-replay-unknown", typed=typed))

    def _go(self, step: int) -> None:
        if self.film.go(step):
            self._tell_step()
        else:
            self.voice.tell(
                self.say.say("terminal-replay-end" if self.film.is_at_end else "terminal-replay-start")
            )

    def _go_to(self, step: int) -> None:
        if step > self.film.steps:
            self.voice.tell(self.say.say("terminal-replay-no-step", steps=self.film.steps))
            return
        self.film.go(step)
        self._tell_step()

    def _look(self, target: str) -> None:
        if target == "*" and not self.film.is_over:
            self.voice.tell(self.say.say("terminal-replay-hidden"))
            return
        seat = (
            EVERYTHING if target == "*" else int(target) - 1 if target.isdecimal() else self.film.record.seats
        )
        viewer = WATCHER if target == "0" else seat
        if viewer not in self.film.viewpoints():
            self.voice.tell(self.say.say("terminal-error-seat", seat=target, seats=self.film.record.seats))
            return
        self.film.viewer = viewer
        self._tell_step()

    def _tell_step(self) -> None:
        film, table = self.film, self.film.table
        head = self.say.say("terminal-step", step=film.step, steps=film.steps)
        self.voice.tell(f"{head}, {viewpoint(self.say, film, self.names)}.")
        for face in faces_of(table, film.viewer)[film.since :]:
            self.voice.tell(told(self.say, table.game.name, face, self.names, film.viewer))
        for line in film.board.situation(table.view(film.viewer), self.names):
            self.voice.tell(line, indent=2)
        if film.is_at_end:
            self._tell_end()

    def _tell_end(self) -> None:
        table = self.film.last
        if table.over:
            self.voice.tell(verdict(self.say, table, self.names, WATCHER))
            self.voice.tell(reason(self.say, table))
        if self.film.crash:
            self.voice.tell(self.say.say("terminal-crash"))
            self.voice.tell(self.film.crash)

    def _log(self) -> None:
        film, table = self.film, self.film.table
        for number, face in enumerate(faces_of(table, film.viewer), 1):
            text = told(self.say, table.game.name, face, self.names, film.viewer)
            self.voice.tell(f"{number}. {text} [{face['clause']}]")

    def _why(self, rest: str) -> None:
        faces = faces_of(self.film.table, self.film.viewer)
        if rest.isdecimal() and not 1 <= int(rest) <= len(faces):
            self.voice.tell(self.say.say("terminal-no-line", number=rest, lines=len(faces)))
            return
        clause = (
            faces[int(rest or len(faces)) - 1]["clause"] if rest.isdecimal() or not rest else rest.upper()
        )
        text = rule_text(self.say, self.film.record.game.name, clause)
        self.voice.tell(f"{clause}: {text}" if text else self.say.say("terminal-no-clause", clause=clause))


def viewpoint(say: Wording, film: Film, names: Sequence[str]) -> str:
    """The viewpoint in words."""
    if film.viewer == EVERYTHING:
        return say.say("terminal-view-everything")
    return (
        say.say("terminal-view-watcher")
        if film.viewer == WATCHER
        else say.say("terminal-view-seat", name=names[film.viewer])
    )
