"""Gold, gems, potions and the tokens on the map: gaining, spending, picking up, drinking.

The supply is what the box holds (PL-Q-32).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.artifacts import achieve
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.symbols import BADGE, GEM, GOLD, NO_TOKEN, TOKENS

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


def gain_gold(table: PlatformerTable, seat: int, amount: int, clause: str) -> None:
    """Take gold from the supply, as far as there is some."""
    _move(table, "gold_gained", clause, seat, gold=min(amount, table.state.gold_left))


def gain_gems(table: PlatformerTable, seat: int, amount: int, clause: str) -> None:
    """Take gems from the supply, as far as there are some."""
    _move(table, "gems_gained", clause, seat, gems=min(amount, table.state.gems_left))


def spend_gold(table: PlatformerTable, seat: int, amount: int, clause: str) -> None:
    """Give gold back to the supply; the last piece may win an artifact."""
    _move(table, "gold_spent", clause, seat, gold=-amount)
    if amount and table.state.artifacts and not table.state.gold[seat]:
        achieve(table, seat, "last_gold")


def spend_gems(table: PlatformerTable, seat: int, amount: int, clause: str) -> None:
    """Give gems back to the supply."""
    _move(table, "gems_spent", clause, seat, gems=-amount)


def _move(table: PlatformerTable, kind: str, clause: str, seat: int, gold: int = 0, gems: int = 0) -> None:
    """Gold or gems go from the supply to a player, or back; nothing is told of nothing."""
    if not gold and not gems:
        return
    state = table.state
    state.gold_left -= gold
    state.gold[seat] += gold
    state.gems_left -= gems
    state.gems[seat] += gems
    if table.watched:
        table.tell(kind, clause, seat=seat, amount=abs(gold + gems))


def pick_up(table: PlatformerTable, seat: int, space: int) -> int:
    """Take what lies on a space (PL-Q-31).

    Gives the wounds of a boss's token one has already (PL-81): it stays there.
    """
    state = table.state
    token = state.tokens[space]
    if token == BADGE:
        return gain_badge(table, seat, table.game.good_badge(state.boss), space)
    state.tokens[space] = NO_TOKEN
    if table.watched:
        table.tell("picked_up", "PL-Q-31", seat=seat, token=TOKENS[token], place=place(space))
    if token == GOLD:
        state.gold[seat] += 1
    elif token == GEM:
        state.gems[seat] += 1
    return 0


def gain_badge(table: PlatformerTable, seat: int, badge: int, space: int = -1) -> int:
    """Gain a token of the boss, from a space or the supply; whoever has it already suffers a wound instead
    (PL-81, PL-Q-96).
    """
    state, row = table.state, table.game.box.tokens[badge]
    if state.badges[seat] >> badge & 1:
        if table.watched:
            table.tell("badge_refused", "PL-Q-96", seat=seat, badge=row.id)
        return 1
    if space >= 0:
        state.tokens[space] = NO_TOKEN
    elif state.badges_left[badge]:
        state.badges_left[badge] -= 1
    else:
        return 0  # PL-Q-97
    state.badges[seat] |= 1 << badge
    if table.watched:
        table.tell("badge_gained", "PL-81", seat=seat, badge=row.id, does=row.id)
    return 0


def drop_badge(table: PlatformerTable, seat: int, badge: int, clause: str) -> None:
    """A token of the boss goes back beside its card."""
    state = table.state
    state.badges[seat] &= ~(1 << badge)
    state.badges_left[badge] += 1
    if table.watched:
        table.tell("badge_dropped", clause, seat=seat, badge=table.game.box.tokens[badge].id)


def discard_potion(table: PlatformerTable, seat: int, card: int) -> None:
    """A potion was drunk: it goes under its deck (PL-24)."""
    state = table.state
    held = state.potions[seat]
    where = held.index(card)
    state.potions[seat] = held[:where] + held[where + 1 :]
    state.potion_bottom = (*state.potion_bottom, card)
    if table.watched:
        table.tell("potion_drunk", "PL-24", seat=seat, potion=table.game.box.potions[card].id)
