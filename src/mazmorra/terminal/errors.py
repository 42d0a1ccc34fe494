"""What can go wrong before a game starts or a replay opens, said so that a person can mend it."""

from __future__ import annotations

from mazmorra.kernel.errors import MazmorraError


class LineOrFull(MazmorraError):
    key = "terminal-error-line-or-full"
    says = "choose either --line or --full"


class NoTerminal(MazmorraError):
    key = "terminal-error-no-terminal"
    says = "the full screen needs a terminal"


class TooManyHumans(MazmorraError):
    key = "terminal-error-humans"
    says = "{humans} people do not fit into {seats} seats"


class WrongNames(MazmorraError):
    key = "terminal-error-names"
    says = "{names} names were given for {humans} people"


class BadName(MazmorraError):
    key = "terminal-error-bad-name"
    says = "'{name}' cannot be a name: it is empty, too long or taken"


class NothingToResume(MazmorraError):
    key = "terminal-error-no-game"
    says = "there is no game to go on with"


class NoSuchGame(MazmorraError):
    key = "terminal-error-no-number"
    says = "there is no saved game {number}; there are {games}"


class Finished(MazmorraError):
    key = "terminal-error-finished"
    says = "this game is over; look back at it with: {command}"


class NoSeat(MazmorraError):
    key = "terminal-error-seat"
    says = "there is no seat {seat}; the seats are 1 to {seats}"


class TwoViewpoints(MazmorraError):
    key = "terminal-error-viewpoints"
    says = "choose one of --seat, --everything and --watcher"


class StillHidden(MazmorraError):
    key = "terminal-error-hidden"
    says = "this game is not over, so not everything may be shown; finish it with: {command}"


class NoBoard(MazmorraError):
    key = "terminal-error-missing"
    says = "there is no terminal board for {game}"


class Unsaved(MazmorraError):
    key = "terminal-error-unsaved"
    says = "cannot save in {file}: {reason.key}"
