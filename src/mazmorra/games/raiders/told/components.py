"""The box as a screen needs it to draw a view: rooms and characters in the order of their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict, cast

from mazmorra.games.raiders.box import loading
from mazmorra.games.raiders.rules.cards import NAME
from mazmorra.games.raiders.rules.scoring import collapse_clause
from mazmorra.games.raiders.told.facts import clauses, facts, gift
from mazmorra.kernel.ask import Phrase

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame

Kind: TypeAlias = Literal["treasure", "monster", "trap", "vault", "boss"]


class Hit(TypedDict):
    """One thing a monster does to whom it attacks."""

    op: str
    amount: int


class Trap(TypedDict):
    """Whom a trap strikes by which cards, and how much for each number of them; -1 is 'half'."""

    who: str
    highest: bool
    does: str
    amounts: list[int]


class Room(TypedDict):
    """A room, as printed."""

    id: str
    kind: Kind
    facts: list[Phrase]
    clauses: list[str]
    chests: list[int]
    gives: list[Phrase]
    gift_kinds: list[str]
    strength: int
    hits: list[Hit]
    escape: str
    trap: Trap


class Character(TypedDict):
    """A character, and what it begins with."""

    id: str
    coins: int
    wounds: int
    items: list[str]


class Components(TypedDict):
    """Everything a field's number stands for, in the order of the numbers."""

    rooms: list[Room]
    characters: list[Character]
    deadly_wounds: int
    most_coins: int
    in_turn: bool
    levels: int
    attacks: list[int]
    """The strengths of a solitaire's attack deck."""
    collapse: str
    """The clause by which the weakest collapse."""


def components(game: RaidersGame, seats: int) -> Components:
    return Components(
        rooms=[_room(game, room, seats) for room in game.box.rooms],
        characters=[
            Character(id=row.id, coins=row.coins, wounds=row.wounds, items=list(row.items))
            for row in game.box.characters
        ],
        deadly_wounds=game.box.figures.deadly_wounds,
        most_coins=0 if game.is_solo else game.box.figures.most_coins,
        in_turn=game.in_turn,
        levels=5,
        attacks=[row.strength for row in game.box.attacks] if game.is_solo else [],
        collapse=collapse_clause(game, seats),
    )


def _room(game: RaidersGame, room: loading.Room, seats: int) -> Room:
    return Room(
        id=room.id,
        kind="boss" if room.boss else cast(Kind, room.kind),
        facts=facts(room, seats),
        clauses=list(clauses(game, room, seats)),
        chests=list(room.chests),
        gives=[gift(op) for op in room.gives],
        gift_kinds=[op["item"] if op.op == "take" else op.op for op in room.gives],
        strength=room.strength[seats - 3] if room.strength and seats > 2 else 0,
        hits=[Hit(op=op.op, amount=dict(op.args).get("amount", 0)) for op in room.hit],
        escape=NAME[room.escape] if room.escape else "",
        trap=Trap(who=room.who, highest=room.by_highest, does=room.does, amounts=list(room.amounts)),
    )
