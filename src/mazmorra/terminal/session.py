"""One game at this keyboard: the table, who sits where, and the file it is kept in.

Screens ask it and draw nothing here.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from mazmorra.bots import Bot, make_bot, recalling
from mazmorra.content.wording import Wording
from mazmorra.games.notation import scene_text
from mazmorra.kernel import AnyTable, Json, final_options, gave_nothing_away, views_before
from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.chance import FairDealer, FastDealer
from mazmorra.kernel.errors import GarbledSave
from mazmorra.kernel.replay import Record, save
from mazmorra.kernel.view import WATCHER, AnyView
from mazmorra.terminal.board import Board, board_of
from mazmorra.terminal.marks import Mark, recorded_marks
from mazmorra.terminal.saves import write


@dataclass
class Session:
    """A table with its people and its bots. `humans` are seats; `bots` names the bot of every other seat."""

    table: AnyTable
    say: Wording
    names: tuple[str, ...]
    humans: tuple[int, ...]
    bots: dict[int, str]
    file: Path
    started: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    saved_at: int = -1
    marks: list[Mark] = field(default_factory=list)
    """The answers that can be taken back; only the last one can, then the one before."""
    hints: dict[int, int] = field(default_factory=dict)
    """How many hints each seat has taken."""
    hinted: dict[int, int] = field(default_factory=dict)
    """After how many answers each seat took its last one; to ask again counts once."""
    from_scene: bool = False
    """Whether the game began in the middle: then it cannot be played again from its answers."""
    own: tuple[str, ...] = ()
    """The players of somebody's own that may be loaded: those somebody has typed, not what a file names."""
    board: Board = field(init=False)
    players: dict[int, Bot] = field(init=False)

    def __post_init__(self) -> None:
        self.say = self.say.of(self.table.game)
        self.board = board_of(self.table.game, self.say)
        self.players = {
            seat: recalling(
                make_bot(name, self.table.game, self._seed(seat), self.own), partial(self._before, seat)
            )
            for seat, name in self.bots.items()
        }
        self._settle()

    def bot_answers(self) -> bool:
        """Let the first bot that is asked answer; false if no bot is asked."""
        for ask in self.table.asks:
            if ask.seat in self.players:
                self.table.answer(ask.seat, self.players[ask.seat].choose(self.table.view(ask.seat)))
                self.marks.clear()
                return True
        return False

    def next_human(self, current: int) -> int:
        """Who is asked next: whoever holds the keyboard, if possible."""
        asked = [ask.seat for ask in self.table.asks if ask.seat in self.humans]
        return current if current in asked else asked[0]

    def ask_of(self, seat: int) -> Ask:
        """The seat's open question."""
        return next(ask for ask in self.table.asks if ask.seat == seat)

    def answer(self, seat: int, option: Answer) -> None:
        """A person's answer; until something is rolled or shown, or somebody else answers, it can be taken
        back.
        """
        before = self.table.copy()
        self.table.answer(seat, option)
        if gave_nothing_away(before, self.table):
            self.marks.append(Mark(seat, option, before))
        else:
            self.marks.clear()

    def final_answers(self, ask: Ask) -> tuple[Answer, ...]:
        """The answers to mark as final: none where there is no way back in any case."""
        final = final_options(self.table, ask.seat)
        has_way_back = bool(self.marks) and self.marks[-1].seat == ask.seat
        return final if has_way_back or len(final) < len(ask.options) else ()

    def take_back(self) -> Mark:
        """Undo the last answer: the table is as it was before it, and so is the game that is kept."""
        mark, dealer = self.marks.pop(), self.table.dealer
        self.table = mark.before
        self.table.dealer = dealer
        self.saved_at = -1
        return mark

    def keep(self) -> None:
        """Write the game to its file, if anything has happened since."""
        if self.saved_at != self.table.number:
            kept = f"{scene_text(self.table)}\n" if self.from_scene else save(self.table, self.about())
            write(self.file, kept)
            self.saved_at = self.table.number

    def about(self) -> Json:
        """What a saved game notes besides the answers."""
        return {
            "names": list(self.names),
            "humans": list(self.humans),
            "bots": {str(seat): name for seat, name in self.bots.items()},
            "language": self.say.language,
            "started": self.started,
            "over": self.table.over,
        } | ({"hints": {str(seat): taken for seat, taken in self.hints.items()}} if self.hints else {})

    def note_hint(self, seat: int) -> None:
        """The game's record says that a hint was taken, once for each question."""
        if self.hinted.get(seat) != self.table.number:
            self.hinted[seat] = self.table.number
            self.hints[seat] = self.hints.get(seat, 0) + 1
            self.saved_at = -1

    @property
    def shares_keyboard(self) -> bool:
        """Whether several people sit at this keyboard."""
        return len(self.humans) > 1

    @property
    def onlooker(self) -> int:
        """Whose eyes an ending is seen with: the only person's, else a watcher's."""
        return self.humans[0] if len(self.humans) == 1 else WATCHER

    def _seed(self, seat: int) -> int:
        """A bot's own dice: the same for the same table and moment, and no part of the fair chance."""
        dealer = self.table.dealer
        name = dealer.table if isinstance(dealer, FairDealer) else ""
        return int.from_bytes(
            hashlib.sha256(f"{name}/{seat}/{self.table.number}".encode()).digest()[:6], "big"
        )

    def _before(self, seat: int) -> list[AnyView]:
        """What a seat has seen so far; what came before a scene is not known."""
        return [] if self.from_scene else views_before(self.table, seat)

    def _settle(self) -> None:
        """A game that broke off between two draws goes on with the next draw."""
        table = self.table
        if table.dealer is None:
            table.dealer = FastDealer()
        while table.asks and table.asks[0].seat == CHANCE:
            ask = table.asks[0]
            table.answer(
                CHANCE, ask.options[table.dealer.pick(table.number, ask.kind, ask.options, ask.weights)]
            )


def resumed(record: Record, say: Wording, file: Path, own: tuple[str, ...] = ()) -> Session:
    """The session of a saved game; what it does not note about its players takes the defaults."""
    seats = range(record.seats)
    people, noted = record.about.get("humans", [0]), record.about.get("bots", {})
    if not isinstance(people, list):
        raise GarbledSave(field="about.humans")
    if not isinstance(noted, dict):
        raise GarbledSave(field="about.bots")
    humans = tuple(seat for seat in people if seat in seats)
    bots = {seat: str(noted.get(str(seat), "greedy")) for seat in seats if seat not in humans}
    session = Session(record.table(), say, seat_names(record, say), humans, bots, file, own=own)
    session.marks = recorded_marks(record, humans)
    session.started = str(record.about.get("started", session.started))
    taken = record.about.get("hints")
    if isinstance(taken, dict):
        session.hints = {seat: taken[str(seat)] for seat in humans if type(taken.get(str(seat))) is int}
    return session


def seat_names(record: Record, say: Wording) -> tuple[str, ...]:
    """The names of a saved game's seats."""
    noted = record.about.get("names", [])
    if isinstance(noted, list) and len(noted) == record.seats:
        return tuple(
            "".join(letter for letter in str(name) if letter.isprintable())  # a file may command a terminal
            or say.say("server-left-for-good", number=seat + 1)
            for seat, name in enumerate(noted)
        )
    return tuple(say.say("terminal-player", number=seat + 1) for seat in range(record.seats))
