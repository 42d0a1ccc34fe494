"""The plan for a level: which of the cards in hand is best kept for which of the rooms ahead."""

from __future__ import annotations

from typing import TypeAlias

from mazmorra.bots.greedy.raiders.memory import memory_of
from mazmorra.bots.greedy.raiders.odds import odds_against_attack
from mazmorra.bots.greedy.raiders.rivals import could_play, playing_now
from mazmorra.bots.greedy.raiders.worth import Worth
from mazmorra.games.raiders.box.loading import Box
from mazmorra.games.raiders.game import RaidersView
from mazmorra.games.raiders.rules.cards import COST, POWERS

Cases: TypeAlias = list[tuple[float, list[float]]]
"""What a room ahead may turn out to be: how likely, and what each value is then worth."""


class Plan:
    """What each card is worth in this room, and any set of cards in the rooms ahead."""

    def __init__(self, view: RaidersView) -> None:
        self.view = view
        self.worth = Worth(view)
        self.hand: int = view["hands"][view.seat] & POWERS
        self.box: Box = view.game.box
        self.memory = memory_of(view.game, self.box.rooms, view.seats)
        place: int = view["place"]
        self.number: int = view["row"][place]
        self.room = self.box.rooms[self.number]
        self.rivals = playing_now(view, self.room, self.worth.rivals)
        self.here = self.worth_here(self.rivals)
        self.dark: Cases = []
        self.rooms = [self._cases(ahead) for ahead in range(place + 1, 5)]
        self.best: dict[tuple[int, int], float] = {}

    def worth_here(self, rivals: tuple[int, ...]) -> list[float]:
        """What each value is worth in this room if the rivals may play so."""
        if self.view.seats == 1 and self.room.kind == "monster":
            return self.worth.of(self.room, odds_against_attack(self.view["attack"]))
        return self.worth.of(self.room, self.memory.odds(self.number, rivals))

    def ahead(self, hand: int, index: int = 0) -> float:
        """What a hand is worth in the rooms ahead, each card where it does most."""
        if index == len(self.rooms):
            return 0.0
        known = self.best.get((index, hand))
        if known is None:
            left = [
                (card, self.ahead(hand & ~COST[card], index + 1))
                for card in (1, 2, 3, 4, 5)
                if hand & COST[card]
            ]
            known = sum(
                [
                    likely * max([row[card] + later for card, later in left])
                    for likely, row in self.rooms[index]
                ]
            )
            self.best[index, hand] = known
        return known

    def _cases(self, place: int) -> Cases:
        number = self.view["row"][place]
        if number >= 0:
            return self._lit_cases(number)
        if place == 4 and self.view["level"] == 4 and self.box.bosses:
            return self._dark_cases(tuple([int(room.boss) for room in self.box.rooms]))  # DR-LVL-3
        if not self.dark:
            self.dark = self._dark_cases(self.view["unseen"])
        return self.dark

    def _lit_cases(self, number: int) -> Cases:
        """A room that is known; the solitaire's attack deck is open too, its next card as likely as its
        copies (DR-SOL-3).
        """
        room = self.box.rooms[number]
        if self.view.seats > 1 or room.kind != "monster":
            rivals = could_play(self.view, self.worth.rivals)
            return [(1.0, self.worth.of(room, self.memory.odds(number, rivals)))]
        deck = self.view["attack_deck"]
        return [
            (copies / sum(deck), self.worth.of(room, odds_against_attack(row.strength)))
            for copies, row in zip(deck, self.box.attacks, strict=True)
            if copies
        ]

    def _dark_cases(self, unseen: tuple[int, ...]) -> Cases:
        """Any room not seen yet, as likely as its copies.

        Alone, each is planned for; among rivals, their average.
        """
        if self.view.seats == 1:
            total = sum(unseen)
            known = [
                (copies / total, self._lit_cases(number)) for number, copies in enumerate(unseen) if copies
            ]
            return [(likely * chance, row) for likely, cases in known for chance, row in cases]
        average = [0.0] * 6
        for likely, room, odds in self.memory.sorts(unseen, len(self.worth.rivals)):
            for value, worth in enumerate(self.worth.of(room, odds)):
                average[value] += likely * worth
        return [(1.0, average)]
