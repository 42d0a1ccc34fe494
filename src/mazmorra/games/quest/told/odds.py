"""Chances a player could work out from what lies open, in whole percents: dice, decks, the dragon, the table
of a potion.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING

from mazmorra.games.quest.box.operations import HARM, VOCABULARY
from mazmorra.games.quest.box.rows import CardRow
from mazmorra.games.quest.rules.dice import PIPS, attribute, odds
from mazmorra.games.quest.rules.spaces import BESIDE, NOWHERE

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


def percent(part: float, whole: float) -> int:
    return round(100 * part / whole) if whole else 0


def harms(row: CardRow) -> bool:
    """Whether a card may hurt: it says so, sends the hero to the traps, or rolls on a table that does."""
    ops = (*row.does, *row.ok, *row.fail)
    helps = row.loot or row.id == "rope"
    to_traps = any(op.op == "draw" and op["deck"] == "trap" for op in ops)
    return not helps and (to_traps or any(op.op == "roll" or VOCABULARY.marks(op.op, HARM) for op in ops))


def card_odds(table: QuestTable, deck: str, wanted: Callable[[CardRow], float]) -> int:
    """How often the next card of a deck that is followed is a wanted one.

    A card that reshuffles its deck is followed by one of the whole deck, and again until it is another.
    """
    where, cards = table.game.box.slices[deck], table.game.box.cards
    left, gone = table.state.deck, table.state.discard
    now = {card: left[card] for card in range(where.start, where.stop)}
    if not any(now.values()):
        now = {card: gone[card] for card in now}
    whole = {card: left[card] + gone[card] for card in now}
    again = [card for card in now if any(op.op == "reshuffle" for op in cards[card].row.does)]

    def share(counts: dict[int, int]) -> tuple[float, int]:
        return sum(
            count * wanted(cards[card].row) for card, count in counts.items() if card not in again
        ), sum(counts.values())

    good, total = share(now)
    if not total:
        return 0
    good_later, later = share(whole)
    others = later - sum(whole[card] for card in again)
    reshuffles = sum(now[card] for card in again)
    return percent(good + (reshuffles * good_later / others if others else 0), total)


def needs(table: QuestTable, seat: int, name: str, bonus: int = 0) -> tuple[tuple[str, object], ...]:
    """What must be rolled on two dice, how often that is, and how often with all determination spent."""
    needed = attribute(table, seat, (name,)) - bonus
    tokens = table.state.determination[seat]
    return (
        ("attribute", name),
        ("needed", needed),
        ("odds", odds(needed)),
        ("tokens", tokens),
        ("best", odds(needed + tokens)),
    )


def outcome_odds(table: QuestTable, name: str, dice: int) -> dict[str, int]:
    """How often a roll on a table of outcomes kills, wounds, heals or gives."""
    box = table.game.box
    found = {"dies": 0, "wounds": 0, "heals": 0, "gains": 0, "loses": 0}
    kinds = {
        "die": "dies",
        "wound": "wounds",
        "heal": "heals",
        "heal_all": "heals",
        "treasures": "gains",
        "lose_other_loot": "loses",
    }
    for pips in product(PIPS, repeat=dice):
        row = box.outcome(name, sum(pips))
        for op in box.outcomes[row].does if row >= 0 else ():
            if op.op in kinds:
                found[kinds[op.op]] += 1
    return {kind: percent(count, len(PIPS) ** dice) for kind, count in found.items()}


def deadly(health: int, dice: int) -> int:
    """How often so many dice of wounds are as many as the health left, or more."""
    rolls = list(product(PIPS, repeat=dice))
    return percent(sum(1 for pips in rolls if sum(pips) >= health), len(rolls))


def penalties(table: QuestTable) -> tuple[int, int]:
    """The least and the most that fleeing from the monster could cost, as far as its name and wounds tell."""
    state, monsters = table.state, table.game.box.monsters
    possible = [
        row.escape
        for row, count in zip(monsters, state.monster_deck, strict=True)
        if count and (not state.foe or (row.name == state.foe and row.health > state.foe_wounds))
    ]
    return (min(possible), max(possible)) if possible else (0, 0)


def to_the_wall(space: int, way: int) -> int:
    """How many spaces lie between a space and the outer wall."""
    steps = 0
    while BESIDE[space][way] != NOWHERE:
        space, steps = BESIDE[space][way], steps + 1
    return steps
