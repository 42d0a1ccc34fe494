"""The way in: which screen, which game, which file.

Textual is loaded here and only when the full screen is wanted.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from mazmorra.content.wording import LANGUAGES, Wording, words
from mazmorra.kernel.replay import Record
from mazmorra.kernel.view import EVERYTHING, WATCHER
from mazmorra.terminal.board import board_of
from mazmorra.terminal.errors import (
    Finished,
    LineOrFull,
    NoSeat,
    NoTerminal,
    NothingToResume,
    StillHidden,
    TwoViewpoints,
)
from mazmorra.terminal.film import Film
from mazmorra.terminal.film_line import LineFilm
from mazmorra.terminal.line import LineGame, farewell
from mazmorra.terminal.saves import Saved, command, saved_games, unfinished
from mazmorra.terminal.session import Session, resumed, seat_names
from mazmorra.terminal.voice import Voice


def wants_lines(line: bool, full: bool) -> bool:
    """Plain lines if asked for, or where there is no terminal."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if line and full:
        raise LineOrFull
    if full and not is_terminal:
        raise NoTerminal
    return line or not is_terminal


def enter(session: Session, lines: bool, goes_on: bool = False) -> int:
    """Play a session to its end or until somebody leaves."""
    if lines:
        return LineGame(session, Voice()).play(goes_on)
    from mazmorra.terminal.play_app import PlayApp

    app = PlayApp(session)
    app.run()
    session.keep()
    if app.failure:
        raise app.failure
    print("\n".join(farewell(session)))
    return 0


def latest(folder: Path) -> str:
    """The file of the latest game that is not over."""
    games = unfinished(folder)
    if not games:
        raise NothingToResume
    return str(games[0].file)


def saved_session(
    record: Record, file: str, language: str | None, say: Wording, own: tuple[str, ...] = ()
) -> Session:
    """The session of a saved game, in the language it was played in if no other is asked for; of somebody's
    own players those that are named sit down again.
    """
    session = resumed(record, _spoken(record, language, say), Path(file).absolute(), own)
    if session.table.over:
        raise Finished(command=command("replay", session.file))
    return session


def _spoken(record: Record, language: str | None, say: Wording) -> Wording:
    """The language asked for, else the one the game was played in."""
    spoken = record.about.get("language")
    return words(str(spoken)) if language is None and spoken in LANGUAGES else say


def listing(folder: Path, say: Wording, finished: bool = False) -> list[str]:
    """The games that are not over, then those that are if they are asked for, each with its number and what
    to type.
    """
    games = list(enumerate(saved_games(folder), 1))
    lines = _listed("open", "resume", [each for each in games if not each[1].over], say)
    if finished:
        lines += _listed("over", "replay", [each for each in games if each[1].over], say)
    if not lines:
        raise NothingToResume
    return lines


def _listed(heading: str, verb: str, games: list[tuple[int, Saved]], say: Wording) -> list[str]:
    lines = [say.say(f"terminal-games-{heading}")] if games else []
    for number, saved in games:
        lines.append(f"{number}. {saved_line(saved, say)}")
        lines.append(f"   mazmorra {verb} {number}")
    return lines


def saved_line(saved: Saved, say: Wording) -> str:
    """A saved game in one line."""
    when, names = f"{saved.when:%Y-%m-%d %H:%M}", ", ".join(saved.names)
    return say.say(
        "terminal-game-open", game=say.say(saved.game), names=names, answers=saved.answers, when=when
    )


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Whose eyes a file is looked at with: a seat counted from 1, everything, or a watcher's."""

    file: str
    seat: int | None = None
    everything: bool = False
    watcher: bool = False

    def on(self, film: Film) -> int:
        """The viewpoint on a film; if none was asked for, everything once a game is over."""
        if (self.seat is not None) + self.everything + self.watcher > 1:
            raise TwoViewpoints
        if self.seat is not None:
            if not 1 <= self.seat <= film.record.seats:
                raise NoSeat(seat=self.seat, seats=film.record.seats)
            return self.seat - 1
        if self.everything and not film.is_over:
            raise StillHidden(command=command("resume", Path(self.file)))
        return EVERYTHING if film.is_over and not self.watcher else WATCHER


def look_back(record: Record, wanted: Viewpoint, lines: bool, language: str | None, say: Wording) -> int:
    """Show a saved game, in the language it was played in if no other is asked for."""
    say = _spoken(record, language, say).of(record.game)
    film = Film(record, board_of(record.game, say))
    film.viewer = wanted.on(film)
    names = seat_names(record, say)
    if lines:
        return LineFilm(film, say, names, Voice()).show()
    from mazmorra.terminal.film_app import FilmApp

    FilmApp(film, say, names).run()
    return 0
