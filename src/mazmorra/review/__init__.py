"""What a finished game teaches: each player's chance to win over time, luck and decisions apart."""

from mazmorra.review.account import Account, Decision, Review
from mazmorra.review.reviewing import reviewed

__all__ = ["Account", "Decision", "Review", "reviewed"]
