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


class BadGround(MazmorraError):
    key = "arena-bad-ground"
    says = "{text}: {part} is neither a setting (name=value) nor a number of seats"


class TooFewBots(MazmorraError):
    key = "arena-too-few-bots"
    says = "a contest needs {least} bots, not {bots}"


class OtherContest(MazmorraError):
    key = "arena-other-contest"
    says = "{file} holds another contest; name another folder"


class FolderInUse(MazmorraError):
    key = "arena-folder-in-use"
    says = "another program plays into {file}; wait for it, or name another folder"


class DamagedGames(MazmorraError):
    key = "arena-damaged-games"
    says = "line {line} of {file} is damaged; take it out, or name another folder"


class BadMargin(MazmorraError):
    key = "arena-bad-margin"
    says = "--margin must lie between 0 and 0.5, not {margin}"


class NoRay(MazmorraError):
    key = "arena-no-ray"
    says = "a cluster needs Ray: pip install 'mazmorra[ray]'"


class NoCluster(MazmorraError):
    key = "arena-no-cluster"
    says = "no cluster at {address}: {reason}"


class NoParquet(MazmorraError):
    key = "arena-no-parquet"
    says = "Parquet needs pyarrow: pip install 'mazmorra[research]'"


class TooManyVersions(MazmorraError):
    key = "balance-too-many-versions"
    says = "one run compares two versions: two files, or --set, or --sweep"
