"""What an adventurer wants.

All set out for the treasure chamber; they differ in what they heed and what turns them back.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp


@dataclass(frozen=True, slots=True)
class Policy:
    """What coming out alive is worth beside the gold, and what is worth a risk."""

    life: float
    """What leaving alive is worth, in gold."""
    plenty: float
    """Gold beyond which more of it matters little."""
    treasure: bool = False
    """Whether only treasure is worth leaving with."""
    curious: bool = True
    """Whether to look for loot: through the dead and their crypts, by searching, near a tower when the
    treasure is too far.
    """
    heed: float = 1.0
    """How much wounds and deadly rooms weigh; whoever heeds nothing walks the shortest way and watches the
    sun alone.
    """

    def worth(self, gold: float) -> float:
        """What it is worth to stand outside with so much gold."""
        return self.life + self.plenty * (1 - exp(-gold / self.plenty))


SENSIBLE = Policy(life=10.0, plenty=3000.0)
"""Turns back when hurt or late, or when what it has is worth more than what it risks."""
INSISTS = Policy(life=0.0, plenty=10000.0, treasure=True, curious=False, heed=0.0)
"""The shortest way to the treasure and home again, whatever it meets."""
FIRST_LOOT = Policy(life=1e6, plenty=1000.0, curious=False, heed=0.0)
"""The same way, but home with the first loot it comes by."""
POLICIES = {"sensible": SENSIBLE, "insists": INSISTS, "first_loot": FIRST_LOOT}
