"""What can go wrong when somebody uses a table, a file or a content pack.

Each error says the value, the place and what was allowed. `key` and `args` let a screen say the same in its
language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mazmorra.kernel.ask import Phrase


class MazmorraError(Exception):
    """The root of every error a user of the package can cause. `says` is the plain English for programmers.

    An error may tell of another one, which is then worded inside it.
    """

    key: ClassVar[str] = "error"
    says: ClassVar[str] = "something went wrong"

    def __init__(self, **args: object) -> None:
        super().__init__(self.says.format(**args))
        self.args_by_name = {
            name: value.phrase if isinstance(value, MazmorraError) else value for name, value in args.items()
        }

    @property
    def phrase(self) -> Phrase:
        """What it says, for a screen."""
        return Phrase(self.key, tuple(self.args_by_name.items()))

    def __reduce__(self) -> tuple[object, ...]:
        """An error goes from one process to another as it is, not by being raised anew."""
        return _as_it_was, (type(self), self.args), self.__dict__


def _as_it_was(kind: type[MazmorraError], args: tuple[object, ...]) -> MazmorraError:
    error = kind.__new__(kind)
    error.args = args
    return error


class NotAsked(MazmorraError):
    key = "error-not-asked"
    says = "seat {seat} has no open question; waiting for seats {waiting}"

    def __init__(self, seat: int, waiting: Sequence[int]) -> None:
        super().__init__(seat=seat, waiting=waiting)
        self.args_by_name = {"seat": _who(seat), "waiting": [_who(each) for each in waiting]}


def _who(seat: int) -> Phrase:
    """A seat as people count them, from 1; chance is a seat only to us."""
    return Phrase("error-seat", (("number", seat + 1),)) if seat >= 0 else Phrase("error-chance")


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


class SettingsClash(BadSetting):
    """Each setting is fine, but not the two together."""

    key = "error-settings-clash"
    says = "{setting} {value!r} goes with {other} {fitting}, not with {found!r}"


class NoSetting(MazmorraError):
    key = "error-no-setting"
    says = "this game has no setting '{setting}'; its {number} settings are {names}"


class BadSeats(MazmorraError):
    key = "error-bad-seats"
    says = "{game} seats {allowed} in this mode, not {seats}"


class BadSave(MazmorraError):
    """A text that is not a game that can be opened."""

    key = "error-bad-save"
    says = "this is not a saved game"


class NotASave(BadSave):
    """`reason` is one of the three that follow."""

    key = "error-not-a-save"
    says = "this is not a saved game: {reason}"


class NotJson(MazmorraError):
    key = "error-not-json"
    says = "it is not JSON at line {line}, column {column}"


class OtherFormat(MazmorraError):
    key = "error-other-format"
    says = "its format is not '{format}'"


class TooLarge(MazmorraError):
    key = "error-too-large"
    says = "it has a number too large or lists too deep"


class GarbledSave(BadSave):
    key = "error-garbled-save"
    says = "the saved game lacks or garbles {field}"


class OtherGame(BadSave):
    key = "error-other-game"
    says = "the saved game's {field} is {found!r}, and here it is {expected!r}"


class ImpossibleAnswer(BadSave):
    key = "error-impossible-answer"
    says = "answer {number} of the saved game cannot have been given: {reason}"


class BrokenCommitment(BadSave):
    key = "error-broken-commitment"
    says = "the secret of the saved game does not match its commitment"


class BrokenSeal(BadSave):
    key = "error-broken-seal"
    says = "the words of the players on these seats are not the ones they sealed before the game: {seats}"


class NotFair(BadSave):
    key = "error-not-fair"
    says = "this game was not played with fair chance"


class NotOver(BadSave):
    key = "error-not-over"
    says = "this game is not over yet"


class BadScene(MazmorraError):
    """A text that is no scene; the errors that follow say where it is not understood."""

    key = "error-bad-scene"
    says = "this is not a scene"


class UnknownWord(BadScene):
    key = "error-scene-word"
    says = "part {part}, column {column} of the scene: '{word}' is not understood, but {allowed} would be"


class BadFigure(BadScene):
    key = "error-scene-figure"
    says = "part {part}, column {column} of the scene: '{word}' is not a number from {least} to {most}"


class SceneUnfinished(BadScene):
    key = "error-scene-unfinished"
    says = "part {part}, column {column} of the scene: something is missing, such as {allowed}"


class WordTooMany(BadScene):
    key = "error-scene-too-many"
    says = "part {part}, column {column} of the scene: '{word}' is one word too many"


class SaidTwice(BadScene):
    key = "error-scene-twice"
    says = "part {part}, column {column} of the scene: '{word}' is said twice"


class NotSoMany(BadScene):
    key = "error-scene-lacking"
    says = "part {part}, column {column} of the scene: of '{word}' there are only {most}"


class BoxLacks(BadScene):
    key = "error-scene-box"
    says = "the scene needs more of '{word}' than the {most} there are"


class OnlyOne(BadScene):
    key = "error-scene-one"
    says = "part {part}, column {column} of the scene: '{word}' are several, and here stands one '{name}'"


class NotNamed(BadScene):
    key = "error-scene-gameless"
    says = "the scene does not name its game; a part such as 'game: {game}' does"


class WrongHeroes(BadScene):
    key = "error-scene-heroes"
    says = (
        "the scene has {heroes} heroes, each with a part such as '{hero}:', and {game} seats {allowed} here"
    )


class OtherSeats(BadScene):
    key = "error-scene-seats"
    says = "the scene has {heroes} heroes, so that {seats} cannot play"


class SceneOfOther(BadScene):
    key = "error-scene-other"
    says = "the scene is one of {found}, and here {expected} is played"


class ImpossibleScene(BadScene):
    key = "error-scene-impossible"
    says = "no game can stand as this scene says"


class UnknownAnswer(MazmorraError):
    key = "error-unknown-answer"
    says = "'{text}' is no answer to this question; the answers are {answers}"


class OutOfScript(MazmorraError):
    key = "error-out-of-script"
    says = "the script has no result left for chance question {number} ({kind})"


class BrokenRule(MazmorraError):
    """A rule broke the kernel's own law; only a bug in a game raises it."""

    key = "error-broken-rule"
    says = "{stage} must end in exactly one way, but it {problem}"
