"""Monster rooms and bosses: together the party is strong enough, or somebody is hit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.games.raiders.rules.cards import NAME
from mazmorra.games.raiders.rules.purse import gain_coins, lose_coins
from mazmorra.games.raiders.rules.wounds import eliminate, wound
from mazmorra.kernel import Dispatch

if TYPE_CHECKING:
    from mazmorra.content.ops import Op
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.games.raiders.game import RaidersTable

Hits: TypeAlias = "Callable[[RaidersTable, int, Op, str], None]"

HITS: Dispatch[Hits] = Dispatch()
"""What an operation of a monster does to a seat it attacks."""


def resolve_monster(table: RaidersTable, room: Room) -> None:
    """The sum of all cards beats it, or it attacks the lowest (DR-MON-2, DR-MON-3)."""
    values = table.state.values(room.escape)
    if room.escape and table.watched:
        _tell_escapes(table, room)
    total = sum(values)
    strength = room.strength[table.seats - 3] if room.strength else 0  # DR-MON-1
    beaten = 0 < strength <= total
    if beaten:
        table.state.beaten += 1
        if table.watched:
            table.tell("monster_beaten", "DR-MON-2", room=room.id, total=total, strength=strength)
    else:
        _attack(table, room, values, total, strength)
    if room.highest:
        _reward(table, room, values, beaten)


def resolve_monster_in_duel(table: RaidersTable, room: Room) -> None:
    """It cannot be defeated and attacks the lower card; equal cards confuse it (DR-DUE-2)."""
    values = table.state.values()
    if values[0] == values[1]:
        if table.watched:
            table.tell("monster_confused", "DR-DUE-2", room=room.id)
        return
    _hit(table, room, [values.index(min(values))], "DR-DUE-2")


def resolve_monster_alone(table: RaidersTable, room: Room) -> None:
    """A card strictly greater than the flipped strength defeats it (DR-SOL-4)."""
    power = table.state.values()[0]
    if power > table.state.attack:
        table.state.beaten += 1
        if table.watched:
            table.tell("monster_beaten", "DR-SOL-4", room=room.id, total=power, strength=table.state.attack)
    else:
        _hit(table, room, [0], "DR-SOL-4")


def _attack(table: RaidersTable, room: Room, values: list[int], total: int, strength: int) -> None:
    if room.counts_as_1:  # DR-BOS-10
        values = [
            1 if card in room.counts_as_1 else value
            for card, value in zip(table.state.cards, values, strict=True)
        ]
    fighting = [value for value in values if value]
    if not fighting:
        if table.watched:
            table.tell("nobody_attacked", "DR-BOS-12", room=room.id)
        return
    target = max(fighting) if room.attacks_highest else min(fighting)  # DR-BOS-11
    attacked = [seat for seat, value in enumerate(values) if value == target]
    if table.watched:
        table.tell("monster_unbeaten", room.clause, room=room.id, total=total, strength=strength)
    _hit(table, room, attacked, "DR-MON-4" if len(attacked) > 1 and not room.boss else room.clause)


def _hit(table: RaidersTable, room: Room, attacked: list[int], clause: str) -> None:
    if table.watched:
        table.tell("monster_attacks", clause, room=room.id, seats=tuple(attacked))
    for seat in attacked:
        for op in room.hit:
            HITS[op.op](table, seat, op, clause)


@HITS.on("wound")
def _wound(table: RaidersTable, seat: int, op: Op, clause: str) -> None:
    wound(table, seat, op.args[0][1], clause)


@HITS.on("lose_coins")
def _rob(table: RaidersTable, seat: int, op: Op, clause: str) -> None:
    lose_coins(table, seat, op.args[0][1], clause)


@HITS.on("eliminate")
def _slay(table: RaidersTable, seat: int, op: Op, clause: str) -> None:
    eliminate(table, seat, clause)


def _reward(table: RaidersTable, room: Room, values: list[int], beaten: bool) -> None:
    """The Sphinx and the Minotaur pay the highest card, beaten or not; an even, losing party gets nothing,
    nor does one that escaped to the last (DR-BOS-12, DR-BOS-13).
    """
    highest = max(values)
    fighting = [value for value in values if value]
    if not fighting or (not beaten and highest == min(fighting)):
        return
    for seat, value in enumerate(values):
        if value == highest:
            for op in room.highest:
                gain_coins(table, seat, op["amount"], room.clause)


def _tell_escapes(table: RaidersTable, room: Room) -> None:
    for seat, card in enumerate(table.state.cards):
        if card == room.escape:
            table.tell("escaped", room.clause, seat=seat, item=NAME[card], room=room.id)
