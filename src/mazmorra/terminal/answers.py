"""What plain lines answer to the words that are always possible: help, why, log, rules, hands, table, map,
save.
"""

from __future__ import annotations

from mazmorra.kernel.ask import Ask
from mazmorra.terminal.explain import faces_of, rule_text, rulebook_lines, told
from mazmorra.terminal.hints import hint_lines
from mazmorra.terminal.session import Session
from mazmorra.terminal.typed import WORDS, shown_word
from mazmorra.terminal.voice import Voice


class Answers:
    """Explains a session to whoever holds the keyboard.

    `since` is where the news of the last question begins.
    """

    def __init__(self, session: Session, voice: Voice) -> None:
        self.session = session
        self.voice = voice
        self.say = session.say
        self.since = 0

    def to(self, word: str, rest: str, seat: int, ask: Ask) -> None:
        """Answer one word, with what followed it."""
        if word == "help":
            self._help(seat, ask)
        elif word == "why":
            self._why(rest, seat, ask)
        elif word == "log":
            self._log(seat, 0)
        elif word == "rules":
            self._rules(rest)
        elif word == "hands":
            self._tell(self.session.board.hands(self.session.table.view(seat), self.session.names))
        elif word == "table":
            self.situation(seat)
            self._tell(self.session.board.surroundings(self.session.table.view(seat), self.session.names))
        elif word == "map":
            self._tell(self._picture(seat))
        elif word == "hint":
            self._tell(hint_lines(self.session, seat, ask))
        elif word == "back":
            self.voice.tell(self.say.say("terminal-too-late"))
        else:
            self.session.keep()
            self.voice.tell(self.say.say("terminal-saved", file=str(self.session.file)))

    def _picture(self, seat: int) -> list[str]:
        return self.session.board.picture(self.session.table.view(seat), self.session.names)

    def situation(self, seat: int) -> None:
        """The table in sentences."""
        self._tell(["", *self.session.board.situation(self.session.table.view(seat), self.session.names)])

    def _help(self, seat: int, ask: Ask) -> None:
        self._why("", seat, ask)
        if self.since < len(self.session.table.events):
            self.voice.tell(self.say.say("terminal-why-recent"))
            self._log(seat, self.since)
            example = f"{shown_word(self.say, 'why')} {len(self.session.table.events)}"
            self.voice.tell(self.say.say("terminal-why-hint", example=example))
        self.voice.tell(self.say.say("terminal-help-answer"))
        for word in WORDS if self._picture(seat) else [word for word in WORDS if word != "map"]:
            about = self.say.say(f"terminal-help-{word}", clause=ask.clause)
            self.voice.tell(f"{shown_word(self.say, word)}: {about}", indent=2)

    def _why(self, rest: str, seat: int, ask: Ask) -> None:
        faces = faces_of(self.session.table, seat)
        if not rest:
            self.voice.tell(self.say.say("terminal-why-question"))
            for clause in (ask.clause, *self.session.board.clauses(self.session.table.view(seat))):
                self._rule(clause)
        elif not rest.isdecimal():
            self._rule(rest)
        elif 1 <= int(rest) <= len(faces):
            self._log(seat, int(rest) - 1, int(rest))
            self._rule(faces[int(rest) - 1]["clause"])
        else:
            self.voice.tell(self.say.say("terminal-no-line", number=rest, lines=len(faces)))

    def _log(self, seat: int, first: int, last: int | None = None) -> None:
        session = self.session
        lines = faces_of(session.table, seat)[:last]
        if not lines:
            self.voice.tell(self.say.say("terminal-log-empty"))
        for number, face in enumerate(lines[first:], first + 1):
            text = told(self.say, session.table.game.name, face, session.names, seat)
            self.voice.tell(f"{number}. {text} [{face['clause']}]")

    def _rules(self, clause: str) -> None:
        if clause:
            self._rule(clause)
        else:
            self._tell(rulebook_lines(self.say, self.session.table.game.name))

    def _rule(self, clause: str) -> None:
        text = rule_text(self.say, self.session.table.game.name, clause)
        self.voice.tell(
            f"{clause.upper()}: {text}" if text else self.say.say("terminal-no-clause", clause=clause)
        )

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            self.voice.tell(line)
