"""Players that are programs. A bot sees views, never tables, and answers one question at a time.

Networks run on one core: threads would only hinder each other at networks of this size. NumPy reads how many
it may have when it is first imported, so it is said here, before any module of this folder can do that.
"""

import os

from mazmorra.bots.bot import BOTS, LEVELS, Bot, UnknownBot, is_offered, is_own, make_bot, recalling
from mazmorra.bots.seating import filled, named, somebody, worthy

for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(threads, "1")

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "UnknownBot",
    "filled",
    "is_offered",
    "is_own",
    "make_bot",
    "named",
    "recalling",
    "somebody",
    "worthy",
]
