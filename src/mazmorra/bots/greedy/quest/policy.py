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

    wins: bool = False
    """Whether to win is all that counts: gold is worth how likely it is that nobody comes out with more."""
    outside: tuple[float, ...] = ()
    """The gold of the rivals who are out."""
    inside: int = 0
    """How many rivals may still come out."""

    def worth(self, gold: float) -> float:
        """What it is worth to stand outside with so much gold."""
        if not self.wins:
            return self.life + self.plenty * (1 - exp(-gold / self.plenty))
        chance: float = (1 - COMES_OUT * exp(-gold / HAUL)) ** self.inside
        for theirs in self.outside:
            chance /= 1 + exp((theirs - gold) / DOUBT)
        return chance + gold * THRIFT


COMES_OUT, HAUL = 0.45, 700.0
"""How likely a rival inside is to come out alive, and the gold they then have as a rule."""
DOUBT = 60.0
"""How uncertain a count of gold is before the chests are open."""
THRIFT = 1e-6
"""Of ways to win as likely as each other the richer is taken."""

SENSIBLE = Policy(life=10.0, plenty=3000.0)
"""Turns back when hurt or late, or when what it has is worth more than what it risks."""
INSISTS = Policy(life=0.0, plenty=10000.0, treasure=True, curious=False, heed=0.0)
"""The shortest way to the treasure and home again, whatever it meets."""
FIRST_LOOT = Policy(life=1e6, plenty=1000.0, curious=False, heed=0.0)
"""The same way, but home with the first loot it comes by."""
WINS = "wins"
"""What the rival's policy is called: it is another each time, as the others stand."""
POLICIES = {"sensible": SENSIBLE, "insists": INSISTS, "first_loot": FIRST_LOOT, WINS: SENSIBLE}
