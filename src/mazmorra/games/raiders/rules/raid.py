"""The game from the first card dealt to the last coin counted: set-up, five levels, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import CARD_OF_ITEM, COST, POWERS, TORCH
from mazmorra.games.raiders.rules.level import LEVELS
from mazmorra.games.raiders.rules.scoring import score
from mazmorra.games.raiders.state import NOBODY
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersTable


@rule
class Raid(Rule):
    """The whole game."""

    def start(self, table: RaidersTable, _: object) -> Ending:
        return table.call(Challenge() if table.game.is_solo else Deal(0), then=self.dealt)

    def dealt(self, table: RaidersTable, _: object) -> Ending:
        return table.call(*LEVELS, then=self.explored)

    def explored(self, table: RaidersTable, _: object) -> None:
        score(table)


@rule
class Deal(Rule):
    """Each player is dealt a character, then chance names the start player where there is one."""

    seat: int

    def start(self, table: RaidersTable, _: object) -> Ending:
        left = [0 if each in table.state.characters else 1 for each in range(len(table.game.box.characters))]
        return table.draw(self.dealt, "character", left)

    def dealt(self, table: RaidersTable, character: int) -> Ending:
        """Coins, wounds and items of the card, and power cards 1-5 (DR-SET-7, DR-SET-8)."""
        state, seat = table.state, self.seat
        row = table.game.box.characters[character]
        state.characters[seat] = character
        state.coins[seat] = row.coins
        state.wounds[seat] = row.wounds
        state.hands[seat] = POWERS
        for item in row.items:
            state.hands[seat] += COST[CARD_OF_ITEM[item]]
            state.supply[CARD_OF_ITEM[item] - TORCH] -= 1  # DR-SET-6
        if table.watched:
            table.tell(
                "character_dealt", "DR-SET-8", seat=seat, character=row.id, coins=row.coins, wounds=row.wounds
            )
        if seat + 1 < table.seats:
            return Deal(seat + 1).start(table, None)
        if table.game.in_turn:
            return table.draw(self.started, "starter", [1] * table.seats)
        return None

    def started(self, table: RaidersTable, seat: int) -> None:
        """A random player is the start player (DR-SET-10)."""
        table.state.starter = seat
        if table.watched:
            table.tell("start_drawn", "DR-SET-10", seat=seat)


@rule
class Challenge(Rule):
    """The solitaire's set-up: any character, and as many wounds as the player dares (DR-SOL-2)."""

    def start(self, table: RaidersTable, _: object) -> Ending:
        return table.ask(self.chosen, self.character, 0)

    def character(self, table: RaidersTable, seat: int) -> Ask:
        return Ask(seat, "character", tuple(range(len(table.game.box.characters))), "DR-SOL-2")

    def chosen(self, table: RaidersTable, character: int) -> Ending:
        table.state.characters[0] = character
        return table.ask(self.dared, self.challenge, 0)

    def challenge(self, table: RaidersTable, seat: int) -> Ask:
        return Ask(seat, "challenge", table.game.box.solitaire[0].wounds, "DR-SOL-2")

    def dared(self, table: RaidersTable, wounds: int) -> None:
        state = table.state
        coins = state.coins[0] = table.game.box.solitaire[0].coins
        state.wounds[0] = wounds
        state.hands[0] = POWERS
        state.starter = NOBODY
        if table.watched:
            row = table.game.box.characters[state.characters[0]]
            table.tell("character_dealt", "DR-SOL-2", seat=0, character=row.id, coins=coins, wounds=wounds)
