"""What can be wrong with somebody's own player: each says whose, where, and what would do."""

from __future__ import annotations

from mazmorra.kernel.errors import MazmorraError


class BadPlayerName(MazmorraError):
    key = "error-player-name"
    says = "'{player}' names no player; say module:Name or file.py:Name"


class NoPlayerFile(MazmorraError):
    key = "error-player-no-file"
    says = "'{player}' cannot be loaded: cannot read {file}: {reason.key}"


class NoPlayerModule(MazmorraError):
    key = "error-player-no-module"
    says = "there is no bot '{player}', and no module '{module}' in this folder or among what is installed"


class NoSuchPlayer(MazmorraError):
    key = "error-player-no-name"
    says = "{place} has no '{name}'; what could play there: {names}"


class NotAPlayer(MazmorraError):
    key = "error-player-not-callable"
    says = "'{player}' is neither a function of a view nor a class with choose(view)"


class PlayerWantsMore(MazmorraError):
    key = "error-player-wants"
    says = "'{player}' cannot be made: it wants {wants}, and only game and seed are given"


class SameName(MazmorraError):
    key = "error-player-same-name"
    says = "{players} would both be offered as {name}"


class PlayerNotBegun(MazmorraError):
    key = "error-player-not-begun"
    says = "'{player}' could not begin: {problem}"


class PlayerFailed(MazmorraError):
    key = "error-player-failed"
    says = "'{player}' failed on seat {seat}, asked '{kind}': {problem}"


class WrongAnswer(MazmorraError):
    key = "error-player-answer"
    says = "'{player}' on seat {seat} answered {answer} to '{kind}'; the answers were {options}"
