"""The operations of Dungeon Raiders' rooms, each declared once: what it takes and where it may stand.

What one does is entered in `rules/monster.py` (`HITS`) or `rules/vault.py` (`GIFTS`).
"""

from __future__ import annotations

from mazmorra.content.ops import Vocabulary, operation

HIT, GIFT, REWARD = "hit", "gift", "reward"
"""What a monster does to whom it attacks, what a vault gives for a card, what a boss pays the highest."""

VOCABULARY = Vocabulary(
    {
        "wound": operation(HIT, amount=int),
        "heal": operation(GIFT, amount=int),
        "gain_coins": operation(GIFT, REWARD, amount=int),
        "lose_coins": operation(HIT, amount=int),
        "take": operation(GIFT, item=str),
        "eliminate": operation(HIT),
    }
)
