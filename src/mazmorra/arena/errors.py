"""What can be wrong with what the arena is asked to do."""

from __future__ import annotations

from mazmorra.kernel.errors import MazmorraError


class TooFew(MazmorraError):
    key = "arena-too-few"
    says = "{option} must be {least} or more, not {value}"


class CannotWrite(MazmorraError):
    key = "arena-cannot-write"
    says = "cannot write {file}: {reason.key}"


class NoPlots(MazmorraError):
    key = "arena-no-plots"
    says = "plots need matplotlib: pip install 'mazmorra[plot]'"


class WorkersLost(MazmorraError):
    key = "arena-workers-lost"
    says = "the worker processes ({workers}) were ended from outside, perhaps for want of memory"
