"""What is printed on the rooms of Dungeon Raiders, as phrases: every screen shows the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mazmorra.content.ops import Op
from mazmorra.games.raiders.box.loading import HALF, Room
from mazmorra.games.raiders.rules.cards import NAME
from mazmorra.games.raiders.told.labels import card, item
from mazmorra.kernel.ask import Phrase

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame

MONSTER_CLAUSES = {1: ("DR-SOL-4",), 2: ("DR-DUE-2",)}
"""How a monster is met alone and in a duel."""


def fact(key: str, **args: object) -> Phrase:
    return Phrase(f"raiders-fact-{key}", tuple(args.items()))


def facts(room: Room, seats: int, attack: int = 0) -> list[Phrase]:
    """A room's facts, one by one; `attack` is the strength a solitaire's attack deck shows."""
    if room.kind == "treasure":
        return list(_treasure(room, seats))
    if room.kind == "vault":
        return [fact("gift", card=card, gift=gift(op)) for card, op in enumerate(room.gives, 1)]
    if room.kind == "trap":
        return [_trap(room)]
    if seats > 2:
        return list(_monster(room, seats))
    if seats == 2:
        return [fact("unbeatable"), fact("lower", hits=_hits(room.hit))]
    strength = fact("beat-alone", strength=attack) if attack else fact("attack-deck")
    return [strength, fact("else", hits=_hits(room.hit))]


def gift(op: Op) -> Phrase:
    """What a vault gives for one card."""
    return item(op["item"]) if op.op == "take" else fact(op.op, **dict(op.args))


def clauses(game: RaidersGame, room: Room, seats: int) -> tuple[str, ...]:
    """The rules that decide what happens in a room."""
    if room.kind == "monster":
        return MONSTER_CLAUSES.get(seats, ("DR-MON-2", room.clause))
    if room.kind == "trap":
        return (room.clause, "DR-TRP-9")
    if room.kind == "vault":
        return ("DR-VAU-1", "DR-VAU-2")
    return ("DR-SOL-5",) if seats == 1 else ("DR-TRE-1", "DR-TRE-2")


def _treasure(room: Room, seats: int) -> Iterator[Phrase]:
    keys = ("chest-alone",) * len(room.chests) if seats == 1 else ("chest-first", "chest-second")
    yield from (fact(key, coins=coins) for key, coins in zip(keys, room.chests, strict=False))


def _trap(room: Room) -> Phrase:
    amounts = [_amount(number, amount, room.does) for number, amount in enumerate(room.amounts, 1) if amount]
    by = "highest" if room.by_highest else "lowest"
    return fact("trap", who=room.who, does=room.does, by=by, amounts=tuple(amounts))


def _amount(number: int, amount: int, does: str) -> Phrase:
    """What one card springs; 'half' is of the coins one has, or of the wound spaces left (DR-TRP-3,
    DR-TRP-4).
    """
    return (
        fact(f"springs-half-{does}", card=number)
        if amount == HALF
        else fact("springs", card=number, amount=amount)
    )


def _monster(room: Room, seats: int) -> Iterator[Phrase]:
    yield fact("strength", strength=room.strength[seats - 3]) if room.strength else fact("unbeatable")
    yield fact("highest" if room.attacks_highest else "lowest", hits=_hits(room.hit))
    if room.highest:
        yield fact("highest", hits=_hits(room.highest))
    if room.escape:
        yield fact("escape", item=NAME[room.escape])
    if room.counts_as_1:
        yield fact("weak", cards=tuple(card(each) for each in room.counts_as_1))


def _hits(ops: tuple[Op, ...]) -> tuple[Phrase, ...]:
    return tuple(fact(op.op, **dict(op.args)) for op in ops)
