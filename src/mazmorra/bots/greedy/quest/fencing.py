"""Cards of a fight against whoever plays the mix that cannot be read: the mix itself may be answered, by what
both sides can still bear.

How a fight ends when both play their mix is in `duel`; nothing here looks at a monster card the viewer has
not seen.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from mazmorra.bots.greedy.quest.duel import HERO_MIX, MONSTER_MIX, suspects
from mazmorra.games.quest.game import QuestView

WOUND = 0.03
"""What a wound weighs against the hero's death: as much as when fleeing is weighed."""
MIXED = 12
"""The cards a mix is counted in."""

Chart: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]
"""What hero and monster suffer: a row for each of the hero's cards, a column for each of the monster's."""


def chart_of(view: QuestView) -> Chart:
    clash = view.game.box.clash
    return tuple([tuple([clash[hero, monster] for monster in MONSTER_MIX]) for hero in HERO_MIX])


def hero_card(view: QuestView, left: int) -> str:
    """The hero's card that costs least against the monster's mix, whatever the monster may be."""
    chart, seen = chart_of(view), suspects(view)

    def cost(card: int) -> float:
        return sum(likely * struck(chart, card, left, health) for likely, health, _ in seen)

    return tuple(HERO_MIX)[min(range(len(HERO_MIX)), key=cost)]


def struck(chart: Chart, card: int, left: int, health: int) -> float:
    """What a round costs a hero who plays a card and answers the mix from then on."""
    return sum(
        often / MIXED * (WOUND * hurt + hunted(chart, left - hurt, health - dealt))
        for often, (hurt, dealt) in zip(MONSTER_MIX.values(), chart[card], strict=True)
    )


@cache
def hunted(chart: Chart, left: int, health: int) -> float:
    """What a fight still costs a hero who always answers the mix: the chance of dying, and wounds."""
    if left <= 0:
        return 1.0  # DQ-R-39
    if health <= 0:
        return 0.0
    return min(struck(chart, card, left, health) for card in range(len(chart)))


def monster_card(view: QuestView, left: int, health: int) -> str:
    """The monster's card that harms a hero most who plays the mix."""
    chart = chart_of(view)
    return tuple(MONSTER_MIX)[
        max(range(len(MONSTER_MIX)), key=lambda card: bitten(chart, card, left, health))
    ]


def bitten(chart: Chart, card: int, left: int, health: int) -> float:
    """What a round costs a hero who plays the mix, if the monster plays a card, and the best ones after."""
    return sum(
        often / MIXED * (WOUND * hurt + harmed(chart, left - hurt, health - dealt))
        for often, (hurt, dealt) in zip(HERO_MIX.values(), [row[card] for row in chart], strict=True)
    )


@cache
def harmed(chart: Chart, left: int, health: int) -> float:
    """What a fight still costs a hero who plays the mix to the end."""
    if left <= 0:
        return 1.0
    if health <= 0:
        return 0.0
    return max(bitten(chart, card, left, health) for card in range(len(MONSTER_MIX)))
