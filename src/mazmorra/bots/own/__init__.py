"""Players of one's own: anybody's class or function, named by its text (`tree.py:Tree`) and never copied into
this package. What ours do stands beside this folder.
"""

from mazmorra.bots.own.naming import OFFERED, offered
from mazmorra.bots.own.player import checked, made, seated
from mazmorra.bots.own.sources import digest

__all__ = ["OFFERED", "checked", "digest", "made", "offered", "seated"]
