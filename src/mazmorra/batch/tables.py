"""The box of a variant as one row of numbers, made from the loaded content, printed or one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mazmorra.batch import layout as at
from mazmorra.games.raiders.game import RaidersGame
from mazmorra.games.raiders.rules.cards import CARD_OF_ITEM, COST, ITEM_CARDS
from mazmorra.games.raiders.rules.chamber import played_in

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints
    from mazmorra.content.ops import Op
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.kernel import AnyGame

KINDS = ("treasure", "monster", "vault", "trap")
HITS = ("wound", "lose_coins", "eliminate")
GIVEN_AT = {"gain_coins": at.COINS_FOR, "heal": at.HEALING_FOR, "take": at.ITEM_FOR}
GIFTS = tuple(GIVEN_AT)
PAID = ("gain_coins",)
WHO = ("everyone", "most_coins", "fewest_wounds")


class Refused(ValueError):
    """What the batch engine does not play, and why."""


def box_table(game: AnyGame, seats: int) -> Ints:
    """The figures, characters, level cards, deck and rooms of a game, for so many players."""
    raiders = _checked(game, seats)
    box = raiders.box
    table = np.zeros(at.ROOM_AT + len(box.rooms) * at.ROOM_SIZE, dtype=np.int32)
    deck = [number for number, copies in enumerate(raiders.bag) for _ in range(copies)]
    figures = {
        at.SEATS: seats,
        at.IN_TURN: raiders.in_turn,
        at.CLASSIC: raiders.edition == "classic",
        at.BALL_AT_ONCE: raiders.ball_returns_at_once,
        at.MOST_COINS: raiders.most_coins,
        at.DEADLY: raiders.deadly_wounds,
        at.ITEMS_LEFT: sum(COST[item] for item in ITEM_CARDS) * box.figures.items_of_each_kind,
        at.FACE_UP: box.figures.face_up,
        at.LEVELS: len(box.levels),
        at.FIRST_BOSS: len(box.rooms) - box.bosses,
        at.BOSSES: box.bosses,
        at.ROOMS_LEFT: len(deck),
    }
    for place, figure in figures.items():
        table[place] = figure
    for number, row in enumerate(box.characters):
        items = sum(COST[CARD_OF_ITEM[item]] for item in row.items)
        start = at.CHARACTER_AT + number * at.CHARACTER_SIZE
        table[start : start + at.CHARACTER_SIZE] = row.coins, row.wounds, items
    for number, level in enumerate(box.levels):
        table[at.LEVEL_AT + number] = sum(up << place for place, up in enumerate(level.face_up))
    for place, number in enumerate(deck):
        table[at.DECK_AT + place // at.A_WORD] |= number << 8 * (place % at.A_WORD)
    for number, room in enumerate(box.rooms):
        start = at.ROOM_AT + number * at.ROOM_SIZE
        table[start : start + at.ROOM_SIZE] = _room(room, seats)
    return table


def _checked(game: AnyGame, seats: int) -> RaidersGame:
    """The game, if it is one that is played here."""
    if not isinstance(game, RaidersGame):
        raise Refused(f"the batch engine plays raiders, not {game.name}: use worker processes for it")
    if game.is_solo:
        raise Refused("the batch engine does not play the solitaire game: use worker processes for it")
    if game.version != game.newest:
        raise Refused(f"the batch engine plays version {game.newest} of the rules, not {game.version}")
    if seats not in game.seats:
        raise Refused(f"{game.edition} {game.mode} is played by {game.seats} players, not {seats}")
    if sum(game.bag) > at.MOST_ROOMS:
        raise Refused(f"a deck of {sum(game.bag)} rooms: the batch engine has room for {at.MOST_ROOMS}")
    if len(game.box.rooms) > at.MOST_KINDS:
        raise Refused(f"{len(game.box.rooms)} kinds of rooms: the batch engine takes {at.MOST_KINDS} at most")
    if len(game.box.levels) > at.MOST_LEVELS:
        raise Refused(f"{len(game.box.levels)} level cards: the batch engine takes {at.MOST_LEVELS} at most")
    for room in game.box.rooms:
        _check_operations(room)
    return game


def _check_operations(room: Room) -> None:
    """An operation that was added to the kernel is none of the batch's until it is added there."""
    for ops, known in ((room.hit, HITS), (room.highest, PAID), (room.gives, GIFTS)):
        for op in ops:
            if op.op not in known:
                raise Refused(
                    f"the batch engine knows no operation {op.op!r} as in {room.id}: it has {known}"
                )


def _room(room: Room, seats: int) -> Ints:
    row = np.zeros(at.ROOM_SIZE, dtype=np.int32)
    row[at.KIND] = KINDS.index(room.kind)
    row[at.PLAYABLE] = played_in(room)
    for chest, coins in zip((at.CHEST, at.SECOND_CHEST), room.chests, strict=False):
        row[chest + 1 : chest + 6] = [coins // many for many in range(1, at.MOST_SEATS + 1)]
    row[at.STRENGTH] = room.strength[seats - 3] if room.strength and seats >= 3 else 0
    row[at.HIT] = _sum(room.hit, "wound")
    row[at.ROBBED] = _sum(room.hit, "lose_coins")
    row[at.ELIMINATES] = any(op.op == "eliminate" for op in room.hit)
    row[at.REWARD] = _sum(room.highest, "gain_coins")
    row[at.ATTACKS_HIGHEST] = room.attacks_highest
    row[at.ESCAPE] = room.escape
    row[at.WEAK] = sum(1 << card for card in room.counts_as_1)
    for value, gift in enumerate(room.gives, 1):
        amount = COST[CARD_OF_ITEM[gift["item"]]] if gift.op == "take" else gift["amount"]
        row[GIVEN_AT[gift.op] + value] = amount
    if room.kind == "trap":
        row[at.WHO] = WHO.index(room.who)
        row[at.BY_HIGHEST] = room.by_highest
        row[at.DOES_WOUND] = room.does == "wound"
        row[at.AMOUNTS + 1 : at.AMOUNTS + 6] = room.amounts
    return row


def _sum(ops: tuple[Op, ...], kind: str) -> int:
    return sum(op["amount"] for op in ops if op.op == kind)
