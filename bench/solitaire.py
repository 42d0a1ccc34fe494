"""How often the solitaire of Dungeon Raiders can be survived at all, so that bots are measured against that.

`python -m bench.solitaire --deals 4000 --games 1000` prints two rates. Who foresees every room and every
attack is a bound that nobody passes. Who knows what a player may know reckons with every order of the cards
left and everything a dark room may be; the levels to come count as dark, and the bag as it is now.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import numpy as np

import mazmorra
from mazmorra.arena.statistics import Rate
from mazmorra.games.raiders.game import RaidersGame

CARDS, HANDS = range(5), range(1 << 5)
FULL = len(HANDS) - 1
Chances: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Values: TypeAlias = Mapping[int, Chances]
"""For each hand: how likely one survives, by the wounds one has."""


class Dungeon:
    """What every card does in every room, as the rules say it, and what the decks hold."""

    def __init__(self) -> None:
        game = mazmorra.game("raiders", edition="classic", mode="solitaire")
        assert isinstance(game, RaidersGame)
        self.deadly = game.deadly_wounds
        self.kinds = [number for number, copies in enumerate(game.bag) if copies]
        self.deck = np.array([game.bag[number] for number in self.kinds])
        self.attacks = np.array([row.copies for row in game.box.attacks])
        self.face_up = game.box.figures.face_up
        self.fights = np.array([game.box.rooms[number].kind == "monster" for number in self.kinds])
        self.survived = np.array([1.0] * self.deadly + [0.0])
        table = game.new(1)
        shape = (len(self.kinds), len(self.attacks), len(CARDS), self.deadly + 1)
        self.after = np.full(shape, self.deadly)
        for kind, attack, card, wounds in np.ndindex(*shape[:3], self.deadly):
            room = game.box.rooms[self.kinds[kind]]
            table.state.attack = game.box.attacks[attack].strength
            table.state.cards[0], table.state.wounds[0] = card + 1, wounds
            game.resolvers[1][room.kind](table, room)
            self.after[kind, attack, card, wounds] = min(table.state.wounds[0], self.deadly)

    def dealt(self, rng: random.Random) -> tuple[list[int], list[bool], list[int]]:
        """The rooms in order, which of them lie face up, and the attacks in order."""
        rooms = [kind for kind, copies in enumerate(self.deck) for _ in range(copies)]
        lit = [place < self.face_up for place in range(25)]
        attacks = [attack for attack, copies in enumerate(self.attacks) for _ in range(copies)]
        for cards in (rooms, lit, attacks):
            rng.shuffle(cards)
        return rooms[:25], lit, attacks


def foreseen(dungeon: Dungeon, rng: random.Random, wounds: int) -> bool:
    """Whether some order of the cards survives this deal: fewer wounds are never worse."""
    rooms, _, attacks = dungeon.dealt(rng)
    for level in range(5):
        fewest = {FULL: wounds}
        for room in rooms[5 * level : 5 * level + 5]:
            attack = attacks.pop() if dungeon.fights[room] else 0
            after: dict[int, int] = {}
            for hand, had in fewest.items():
                for card in CARDS:
                    if hand >> card & 1:
                        has = int(dungeon.after[room, attack, card, had])
                        after[hand & ~(1 << card)] = min(has, after.get(hand & ~(1 << card), has))
            fewest = after
        wounds = fewest[0]
    return wounds < dungeon.deadly


class Reckoner:
    """Plays the card that is likeliest to survive."""

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon
        self.known: dict[tuple[object, ...], Chances] = {}

    def before(self, after: Values, held: int, room: int | None, bag: Chances, attacks: Chances) -> Values:
        """The values one room earlier, for hands of so many cards; None is a dark room."""
        which = slice(None) if room is None else slice(room, room + 1)
        likely = np.outer(bag / bag.sum() if room is None else [1.0], attacks)
        values = {}
        for hand in HANDS:
            if hand.bit_count() == held:
                cards = [card for card in CARDS if hand >> card & 1]
                each = [after[hand & ~(1 << card)][self.dungeon.after[which, :, card]] for card in cards]
                values[hand] = np.einsum("ka,kaw->w", likely, np.max(each, axis=0))
        return values

    def later(self, levels: int, bag: tuple[int, ...], attacks: tuple[int, ...]) -> Chances:
        """How likely one survives that many dark levels, by wounds."""
        if (levels, bag, attacks) not in self.known:
            self.known[levels, bag, attacks] = self._later(levels, bag, attacks)
        return self.known[levels, bag, attacks]

    def _later(self, levels: int, bag: tuple[int, ...], attacks: tuple[int, ...]) -> Chances:
        end = self.dungeon.survived
        for _ in range(levels):
            values: Values = {0: end}
            for held in range(1, 6):
                values = self.before(values, held, None, np.array(bag), shares(attacks))
            end = values[FULL]
        return end

    def plays(
        self, level: int, rooms: Sequence[int | None], attack: int, hand: int, wounds: int,
        bag: tuple[int, ...], attacks: tuple[int, ...],
    ) -> int:  # fmt: skip
        """The card for the first of these rooms."""
        values: Values = {0: self.later(4 - level, bag, attacks)}
        for held, room in enumerate(reversed(rooms[1:]), 1):
            values = self.before(values, held, room, np.array(bag), shares(attacks))
        after = self.dungeon.after[rooms[0], attack, :, wounds]
        return max(
            (card for card in CARDS if hand >> card & 1),
            key=lambda card: float(values[hand & ~(1 << card)][after[card]]),
        )


def shares(attacks: Sequence[int]) -> Chances:
    """How likely each strength is to be next; after the last monster any will do."""
    left = np.array(attacks, float) if any(attacks) else np.ones(len(attacks))
    likely: Chances = left / left.sum()
    return likely


def reckoned(dungeon: Dungeon, player: Reckoner, rng: random.Random, wounds: int) -> bool:
    """Whether a game is survived from what may be known."""
    rooms, lit, coming = dungeon.dealt(rng)
    bag, left = list(map(int, dungeon.deck)), list(map(int, dungeon.attacks))
    for level in range(5):
        here = slice(5 * level, 5 * level + 5)
        seen: list[int | None] = [
            room if up else None for room, up in zip(rooms[here], lit[here], strict=True)
        ]
        for known in seen:
            if known is not None:
                bag[known] -= 1
        hand = FULL
        for place, room in enumerate(rooms[here]):
            bag[room] -= seen[place] is None
            seen[place], attack = room, 0
            if dungeon.fights[room]:
                attack = coming.pop()
                left[attack] -= 1
            card = player.plays(level, seen[place:], attack, hand, wounds, tuple(bag), tuple(left))
            hand &= ~(1 << card)
            wounds = int(dungeon.after[room, attack, card, wounds])
            if wounds >= dungeon.deadly:
                return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--wounds", type=int, default=2, help="to begin with; 2 is easy")
    asked = parser.parse_args()
    dungeon = Dungeon()
    player, rng = Reckoner(dungeon), random.Random(1)
    told("who foresees all", (foreseen(dungeon, rng, asked.wounds) for _ in range(asked.deals)))
    told(
        "who reckons with what may be known",
        (reckoned(dungeon, player, rng, asked.wounds) for _ in range(asked.games)),
    )


def told(name: str, survived: Iterable[bool]) -> None:
    rate = Rate()
    for each in survived:
        rate.add(each)
    low, high = rate.interval
    print(f"{name}: {rate.value:.1%} ({low:.1%} to {high:.1%}) of {rate.trials}", flush=True)


if __name__ == "__main__":
    main()
