"""What an adventurer wants.

All set out for the treasure chamber; they differ in what they heed and what turns them back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    comes_out: float = 0.45
    """How likely each of them is thought to come out alive."""
    haul: float = 700.0
    """The gold they are thought to have then, as a rule."""
    thrift: float = 1e-6
    """What a piece of gold is worth besides: of ways to win as likely as each other the richer is taken."""

    def worth(self, gold: float) -> float:
        """What it is worth to stand outside with so much gold."""
        if not self.wins:
            return self.life + self.plenty * (1 - exp(-gold / self.plenty))
        chance: float = (1 - self.comes_out * exp(-gold / self.haul)) ** self.inside
        for theirs in self.outside:
            chance /= 1 + exp((theirs - gold) / DOUBT)
        return chance + gold * self.thrift


DOUBT = 60.0
"""How uncertain a count of gold is before the chests are open."""

SENSIBLE = Policy(life=10.0, plenty=3000.0)
"""Turns back when hurt or late, or when what it has is worth more than what it risks."""
INSISTS = Policy(life=0.0, plenty=10000.0, treasure=True, curious=False, heed=0.0)
"""The shortest way to the treasure and home again, whatever it meets."""
FIRST_LOOT = Policy(life=1e6, plenty=1000.0, curious=False, heed=0.0)
"""The same way, but home with the first loot it comes by."""
CONTEST = Policy(life=0.0, plenty=1.0, wins=True)
"""To come out with more than anybody; whoever plays by it says how the others stand."""
WINS = "wins"
"""What it is called."""
POLICIES = {"sensible": SENSIBLE, "insists": INSISTS, "first_loot": FIRST_LOOT, WINS: CONTEST}
TASTES = {
    "": CONTEST,
    "careful": replace(CONTEST, heed=1.5, haul=450.0),
    "bold": replace(CONTEST, heed=0.6, haul=1500.0),
    "hoarder": replace(CONTEST, thrift=4e-4),
    "vengeful": replace(CONTEST, comes_out=0.9),
}
"""Who it can be in a contest: danger weighs more or less, rivals are thought to bring more, gold is liked."""
