"""What can go wrong when somebody uses a table, a file or a content pack.

Each error says the value, the place and what was allowed. `key` and `args` let a screen say the same in its language.
"""

from __future__ import annotations

from typing import ClassVar


class MazmorraError(Exception):
    """The root of every error a user of the package can cause. `says` is the plain English for programmers."""

    key: ClassVar[str] = "error"
    says: ClassVar[str] = "something went wrong"

    def __init__(self, **args: object) -> None:
        super().__init__(self.says.format(**args))
        self.args_by_name = args


class NotAsked(MazmorraError):
    key = "error-not-asked"
    says = "seat {seat} has no open question; waiting for seats {waiting}"


class IllegalAnswer(MazmorraError):
    key = "error-illegal-answer"
    says = "seat {seat} may not answer {answer!r} to '{kind}'; the answers are {options}"


class GameOver(MazmorraError):
    key = "error-game-over"
    says = "the game is over; no answer is open"


class UnknownGame(MazmorraError):
    key = "error-unknown-game"
    says = "there is no game '{name}'; the games are {names}"


class BadSetting(MazmorraError):
    key = "error-bad-setting"
    says = "{setting} cannot be {value!r}; it may be {allowed}"


class BadSeats(MazmorraError):
    key = "error-bad-seats"
    says = "{game} seats {allowed} in this mode, not {seats}"


class BadSave(MazmorraError):
    key = "error-bad-save"
    says = "this is not a game that can be opened: {problem}"


class OutOfScript(MazmorraError):
    key = "error-out-of-script"
    says = "the script has no result left for chance question {number} ({kind})"


class BrokenRule(MazmorraError):
    """A rule broke the kernel's own law; only a bug in a game raises it."""

    key = "error-broken-rule"
    says = "{stage} must end in exactly one way, but it {problem}"
