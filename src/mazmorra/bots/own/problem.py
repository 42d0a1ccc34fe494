"""What went wrong inside somebody's code, in one line that says where in it: the way there through ours is of
no use to them.
"""

from __future__ import annotations

import sysconfig
import traceback
from pathlib import Path

import mazmorra

LONGEST = 300
OURS = Path(mazmorra.__file__).parent
LIBRARIES = tuple(Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib", "purelib", "platlib"))


def problem_of(error: BaseException) -> str:
    """`ZeroDivisionError: division by zero (tree.py:12)`."""
    said = _said(error)
    what = f"{type(error).__name__}: {said}" if said else type(error).__name__
    return f"{what[:LONGEST]}{_place(error)}"


def _said(error: BaseException) -> str:
    """The first line of what an error says, if it says anything: that too is their code."""
    try:
        return "".join(str(error).splitlines()[:1])
    except Exception:
        return ""


def _place(error: BaseException) -> str:
    """The last line of theirs that ran; a mistake of writing says its own line."""
    if isinstance(error, SyntaxError):
        return ""
    theirs = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_theirs(frame.filename)]
    return f" ({Path(theirs[-1].filename).name}:{theirs[-1].lineno})" if theirs else ""


def _is_theirs(file: str) -> bool:
    path = Path(file)
    return not file.startswith("<") and not any(path.is_relative_to(folder) for folder in (OURS, *LIBRARIES))
