"""How much a climber minds each thing, in turns: what `greedy` goes by, and what `legend` does."""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """How long the way up takes."""

    hops: tuple[float, ...] = (0.0, 0.45, 0.8, 1.2, 1.8, 2.7)
    """The turns it takes to come by the boots for a hop of so many steps: what carries a hero through the air
    must come at once.
    """
    level: float = 1.9
    """The turns a level takes that nobody has seen."""
    entry: float = 0.5
    """The turns from the top of the tower into the boss's level."""


class Weights(NamedTuple):
    """What each thing is worth, or costs."""

    pace: Pace = Pace()
    haste: float = 0.04
    """How much longer the way up seems with every round after some: waiting has an end."""
    door: float = 6.0
    """The turns that going through the boss's door counts when the way seems longer."""
    gold: float = 0.08
    """What a piece of gold is worth, up to some."""
    gold_inside: float = 0.06
    """The same before the boss."""
    badge: float = 0.5
    """What the boss's token that helps is worth, besides what it brings."""
    gem: float = 0.08
    """What a gem is worth besides what it does to the boss."""
    weak: float = 1.2
    """The turns it costs to be at one health; more health, less of it."""
    weak_alone: float = 2.0
    """How much more that matters alone."""
    back: float = 1.0
    """The turns it costs to come back, besides the way."""
    death: float = 1.5
    """What a solo game that is lost costs, for each turn that was left."""
    boss_blow: float = 0.9
    """The wounds a turn beside the boss costs."""
    rival_way: float = 0.15
    """What a turn is worth that a rival must climb."""
    rival_fells: float = 2.0
    """What it costs that a rival fells the boss with the next roll for sure."""
    symbols: tuple[float, ...] = (0.0, 0.35, 0.3, 0.1, 0.12, 0.25)
    """What a die not yet used is worth, by its symbol."""
    saved: float = 0.5
    """How much of that the symbol on the special die is worth."""
    patience: float = 1.6
    """The turns a strike that must succeed seems to take: who waits for gems strikes once."""
    saving: float = 0.8
    """The turns it takes to have a sword on the special die."""
    gem_near: float = 0.2
    """The turns a gem on the map costs."""
    gem_far: float = 0.15
    """What each space to it adds."""
    gem_hidden: float = 0.6
    """The turns a gem costs on a level nobody has seen."""
    hidden_gems: int = 2
    """How many a climber picks up there."""
    loot_near: float = 1.2
    """The turns a gem costs that an enemy has."""
    shop_near: float = 1.0
    """The turns it costs to buy what makes a strike harder."""
    shop_far: float = 0.2
    """What each space to the shop adds."""
    gem_late: float = 3.0
    """The turns a gem costs when none is in sight: its gold must be earned first."""
    cards: float = 1.0
    """How much cards are worth, of what they save."""
    is_exact: bool = False
    """Whether what fells the boss is reckoned as the rules have it: what each card brings or spares, guards
    and petrified dice, gems that carry a hero farther, dice rolled again, and that the boss moves on.
    """


USUAL = Weights()
"""What `greedy` goes by."""
LEGEND = Weights(is_exact=True, patience=0.8, rival_fells=5.0, rival_way=0.3)
"""What `legend` does: with truer chances it need not wait so long, and minds more what a rival may do."""
