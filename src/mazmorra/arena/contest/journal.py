"""A contest's games on disk, one a line, as they are counted: what was played is never played again.

A program that was killed leaves at most one torn line, which is dropped. Any other line that is no game of
the contest is said, and nothing is played.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

import msgspec

from mazmorra import __version__
from mazmorra.arena.contest.outcome import Outcome
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.errors import CannotWrite, DamagedGames, FolderInUse, OtherContest
from mazmorra.bots import is_own
from mazmorra.bots.own import digest
from mazmorra.content.trouble import trouble
from mazmorra.kernel.errors import MazmorraError

NAME = "games.jsonl"


def heading(contest: Contest) -> dict[str, object]:
    """What a contest's games depend on. How many deals were asked for is not part of it: one can ask for
    more. Of somebody's own players their code is.
    """
    said = asdict(contest)
    del said["deals"]
    rules = [
        {"content": game.content_digest, "rules": game.version}
        for game in (ground.made() for ground in contest.grounds)
    ]
    players = {bot: digest(bot) for bot in contest.bots if is_own(bot)}
    if players:
        said["players"] = players
    plain: dict[str, object] = json.loads(json.dumps({**said, "played": rules, "mazmorra": __version__}))
    return plain


class Journal:
    """The file of a contest: read once, then written to."""

    def __init__(self, contest: Contest, folder: Path) -> None:
        self.file = folder / NAME
        self.kept: dict[int, Outcome] = {}
        """The games that were played before, by number."""
        self.contest, head = contest, heading(contest)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.out: TextIO = self.file.open("a", encoding="utf-8")
        except OSError as error:
            raise CannotWrite(file=str(self.file), reason=trouble(error)) from error
        try:
            self._take_hold()
            whole = self._read(head)
            self.out.truncate(whole)
        except OSError as error:
            self.close()
            raise CannotWrite(file=str(self.file), reason=trouble(error)) from error
        except MazmorraError:
            self.close()
            raise
        if not whole:
            self._write(head)

    def add(self, outcome: Outcome) -> None:
        """Keep a game that was not kept yet."""
        if outcome.bout.number not in self.kept:
            self._write(outcome)

    def close(self) -> None:
        with suppress(OSError):  # what could not be written has been said by then
            self.out.close()

    def _take_hold(self) -> None:
        """One program at a time plays in a folder; the system lets go for one that is killed."""
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self.out, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise FolderInUse(file=str(self.file)) from None
            except OSError:  # a file system that knows no locks
                return

    def _write(self, line: dict[str, object] | Outcome) -> None:
        try:
            self.out.write(msgspec.json.encode(line).decode() + "\n")
            self.out.flush()
        except OSError as error:
            raise CannotWrite(file=str(self.file), reason=trouble(error)) from error

    def _read(self, head: dict[str, object]) -> int:
        """Take in the whole lines there are; how many bytes they are."""
        whole = 0
        for number, line in enumerate(_whole_lines(self.file)):
            try:
                self._take(number, json.loads(line), head)
            except (ValueError, RecursionError):
                raise self._wrong(number) from None
            whole += len(line)
        return whole

    def _wrong(self, number: int) -> MazmorraError:
        """What to say of a line that cannot be read: without its heading a file is no contest at all."""
        file = str(self.file)
        return DamagedGames(file=file, line=number + 1) if number else OtherContest(file=file)

    def _take(self, number: int, found: object, head: dict[str, object]) -> None:
        if number == 0:
            if found != head:
                raise OtherContest(file=str(self.file))
        else:
            outcome = msgspec.convert(found, Outcome)
            self._check(outcome)
            self.kept[outcome.bout.number] = outcome

    def _check(self, outcome: Outcome) -> None:
        seats = range(len(outcome.bout.pattern))
        if outcome.bout != self.contest.bout(outcome.bout.number):
            raise ValueError("no game of this contest")
        if len(outcome.scores) != len(seats) or not {*outcome.winners} <= {*seats}:
            raise ValueError("scores or winners of other seats")


def _whole_lines(file: Path) -> Iterator[bytes]:
    with file.open("rb") as lines:
        for line in lines:
            if line.endswith(b"\n"):
                yield line
