"""What odds are worth to one seat, in coins: wounds are priced by the race not to be the most wounded, and by
death.

A `Worth` is made for one view; the same odds may be worth something else a room later.
"""

from __future__ import annotations

from math import exp

from mazmorra.bots.greedy.raiders.odds import Odds
from mazmorra.bots.greedy.raiders.rivals import living_rivals
from mazmorra.games.raiders.box.loading import HALF, Room
from mazmorra.games.raiders.game import RaidersView
from mazmorra.games.raiders.rules.cards import CARD_OF_ITEM, TORCH

OUT = 12.0
"""Being out of the game, in coins."""

COLLAPSE = 10.0
"""Being the most wounded at the end, in coins."""

STEADY, DRIFT = 0.7, 0.09
"""How sharply wounds decide the collapse at the end, and how much less with each room still to come."""

DEATH, DEATH_ALONE = 14.0, 80.0
"""Dying of wounds, in coins: among others, and alone, where nothing else matters."""

BLEED, BLEED_ALONE = 0.2, 0.25
"""How many wounds a room yet to come costs a careful player."""

FORTUNE = 0.4
"""How much luck a room yet to come brings into that."""

ENVY = 0.5
"""What a coin of all rivals together is worth, shared among them."""

SPITE = 0.25
"""What a rival's wound is worth against one's own, shared among them."""

ENVY_IN_DUEL, SPITE_IN_DUEL = 1.0, 0.8
"""The same when there is only one rival to beat."""

ITEM_WORTH = (0.5, 1.0, 1.3, 1.1)
"""Torch, crystal ball, key, sword, with most of the dungeon still ahead."""

LONG = 10
"""With fewer rooms than this to come, items lose their worth."""

TIE_BREAK = 0.1
"""What any wound costs, since fewest wounds break ties (DR-END-6)."""

FAR = 50.0
"""A margin beyond which nothing is to be feared."""

GAME = 25
"""Rooms in a game."""

MOST_HEALED, MOST_WOUNDS = 2, 5
"""No room does more to one seat at once."""


class Worth:
    """The prices of one seat at one moment."""

    def __init__(self, view: RaidersView) -> None:
        self.view = view
        self.seat = view.seat
        self.rivals = living_rivals(view)
        self.left: int = GAME - 5 * view["level"] - view["place"]
        self.coins: int = view["coins"][view.seat]
        self.wounds: int = view["wounds"][view.seat]
        self.deadly: int = view.game.box.figures.deadly_wounds
        self.purse: int = view.game.most_coins - self.coins
        self.envy, self.spite = (
            (ENVY / len(self.rivals), SPITE / len(self.rivals)) if self.rivals else (0.0, 0.0)
        )
        if view.seats == 2:
            self.envy, self.spite = ENVY_IN_DUEL, SPITE_IN_DUEL
        self.worst_rival: int = max([view["wounds"][seat] for seat in self.rivals], default=0)
        now = self._dread(self.wounds)
        self.costs = [
            self._dread(max(self.wounds + more, 0)) - now for more in range(-MOST_HEALED, MOST_WOUNDS + 1)
        ]

    def wound(self, more: int) -> float:
        """The cost of so many more wounds; fewer are a gain."""
        return self.costs[max(min(more, MOST_WOUNDS), -MOST_HEALED) + MOST_HEALED]

    def item(self, card: int) -> float:
        """What an item in hand is worth after this room."""
        ahead: float = min(1.0, (self.left - 1) / LONG)
        return ITEM_WORTH[card - TORCH] * ahead

    def _dread(self, wounds: int) -> float:
        """How bad it is to have so many wounds."""
        dread = TIE_BREAK * wounds
        if self.view.seats > 2 and self.rivals:
            margin = self.worst_rival - wounds - 0.5
            dread += COLLAPSE * _chance(margin / (STEADY + DRIFT * self.left))
        if self.deadly:
            dread += self._fear(wounds)
        return dread

    def _fear(self, wounds: int) -> float:
        """The cost of death times how likely it is before the end, with so many wounds by now."""
        death, bleed = (DEATH, BLEED) if self.rivals else (DEATH_ALONE, BLEED_ALONE)
        if wounds >= self.deadly:
            return death
        rooms = self.left - 1
        short = self.deadly - 0.5 - wounds - bleed * rooms
        return death * _chance(short / (0.25 + FORTUNE * rooms**0.5))

    def of(self, room: Room, odds: tuple[Odds, ...]) -> list[float]:
        """What each value is worth in a room."""
        if room.kind == "treasure":
            return [self._coins(each.coins) - self.envy * each.rival_coins for each in odds]
        if room.kind == "monster":
            mine, theirs = self._hit(room), self._rival_hit(room)
            return [
                self._coins(each.coins)
                - self.envy * each.rival_coins
                + theirs * each.rival_hits
                - mine * each.hit
                for each in odds
            ]
        if room.kind == "trap":
            sprung = [0.0, *(self._sprung(room, amount) for amount in room.amounts)]
            return [sum(map(float.__mul__, each.springs, sprung)) for each in odds]
        return [0.0, *(self._gift(room, value, odds[value]) for value in range(1, 6))]

    def _coins(self, amount: float) -> float:
        return min(amount, self.purse)

    def _hit(self, room: Room) -> float:
        """What being attacked costs."""
        cost = 0.0
        for op in room.hit:
            if op.op == "wound":
                cost += self.wound(op.args[0][1])
            elif op.op == "lose_coins":
                cost += min(op.args[0][1], self.coins)
            elif op.op == "eliminate":
                cost += OUT
        return cost

    def _rival_hit(self, room: Room) -> float:
        """What a rival's being attacked gains."""
        gain = 0.0
        for op in room.hit:
            if op.op == "wound":
                gain += self.spite * self.wound(op.args[0][1])
            elif op.op == "lose_coins":
                gain += self.envy * op.args[0][1]
            elif op.op == "eliminate":
                gain += OUT / 2 * self.envy
        return gain

    def _sprung(self, room: Room, amount: int) -> float:
        """What a trap that springs is worth: a loss when it strikes this seat, a gain when it strikes
        rivals.
        """
        if not amount:
            return 0.0
        struck = self._struck(room)
        rivals = len(struck) - (self.seat in struck)
        if room.does == "wound":
            more = max(self.deadly - self.wounds, 0) // 2 if amount == HALF else amount
            cost = self.wound(more)
            return self.spite * cost * rivals - cost * (self.seat in struck)
        loss = self.coins // 2 if amount == HALF else min(amount, self.coins)
        gain = 2 if amount == HALF else amount
        return self.envy * gain * rivals - loss * (self.seat in struck)

    def _struck(self, room: Room) -> list[int]:
        everyone = [*self.rivals, self.seat]
        if room.who == "everyone":
            return everyone
        counts = self.view["coins"] if room.who == "most_coins" else self.view["wounds"]
        target = (max if room.who == "most_coins" else min)([counts[seat] for seat in everyone])
        return [seat for seat in everyone if counts[seat] == target]

    def _gift(self, room: Room, value: int, odds: Odds) -> float:
        gift = room.gives[value - 1]
        if gift.op == "gain_coins":
            return self._coins(gift.args[0][1])
        if gift.op == "heal":
            return -self.wound(-gift.args[0][1])
        if gift.op != "take":
            return 0.0
        card = CARD_OF_ITEM[gift.args[0][1]]
        spare: float = self.view["supply"][card - TORCH] - odds.rival_hits
        return self.item(card) * max(0.0, min(1.0, spare))


def _chance(margin: float) -> float:
    """How likely something is that such a margin still keeps away: half at none, next to nothing at five."""
    return 1 / (1 + exp(min(margin, FAR)))
