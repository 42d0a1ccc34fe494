"""One room of the level: entered, played in, resolved, left behind."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import (
    COST,
    CRYSTAL_BALL,
    ITEM_CARDS,
    KEY,
    LOOK,
    MOST_COPIES,
    NAME,
    POWERS,
    SWORD,
    TORCH,
    count,
    powers,
)
from mazmorra.games.raiders.rules.look import TORCH_OFFER, TORCHES, Look, can_offer
from mazmorra.games.raiders.rules.purse import return_item
from mazmorra.games.raiders.rules.start_player import pass_the_start
from mazmorra.games.raiders.rules.wounds import bury_the_dead
from mazmorra.games.raiders.state import UNDRAWN
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.games.raiders.game import RaidersTable

CARD_OF_KIND = {"treasure": KEY, "monster": SWORD}
"""The item that may stand for a power card in a room (DR-PLY-4, DR-PLY-5)."""
LAST = (4, 4)
"""The level and place of the last room: nobody starts another."""
MOST_ASKS = 1 << 15
"""So many questions are kept at once, about ten megabytes: hands and rooms meet in a great many."""


def played_in(room: Room) -> int:
    """The bits of a hand that may be played in a room (DR-PLY-3): power cards, crystal balls, what stands for
    a power card there, and what one escapes with.
    """
    items = {CRYSTAL_BALL, CARD_OF_KIND.get(room.kind, CRYSTAL_BALL), room.escape or CRYSTAL_BALL}
    return POWERS | sum(MOST_COPIES * COST[item] for item in items)


@lru_cache(maxsize=1 << 12)
def options_of(playable: int, can_look: bool) -> tuple[int, ...]:
    """One tuple for all questions with the same answers, so that few are looked at."""
    items = (item for item in ITEM_CARDS if count(playable, item))
    return (*powers(playable), *items, *((LOOK,) if can_look else ()))


def card_ask(seat: int, hand: int, room: Room, can_look: bool, clause: str) -> Ask:
    """What a seat with this hand may play in this room."""
    options = options_of(hand & played_in(room), can_look)
    return Ask(seat, "card", options, clause, at_once=(LOOK,) if can_look else (), about=(("room", room.id),))


@rule
class Chamber(Rule):
    """The room at one place of the level row."""

    place: int

    def start(self, table: RaidersTable, _: object) -> Ending:
        """Entering a dark room turns it up for all (DR-LVL-4)."""
        state = table.state
        state.place = self.place
        state.cards = [0] * table.seats
        room = state.row[self.place]
        if room == UNDRAWN:
            return table.draw(self.turned, "room", table.game.room_weights(state, self.place))
        return self._enter(table, room)

    def turned(self, table: RaidersTable, room: int) -> Ending:
        table.game.lay_room(table.state, self.place, room)
        return self._enter(table, room)

    def _enter(self, table: RaidersTable, room: int) -> Ending:
        state = table.state
        if table.watched:
            table.tell(
                "room_entered",
                "DR-LVL-4",
                room=table.game.box.rooms[room].id,
                place=self.place + 1,
                was_dark=not state.lit[self.place],
            )
        state.lit[self.place] = 1
        if table.game.is_solo and table.game.box.rooms[room].kind == "monster":
            return table.draw(self.faced, "attack", state.attack_deck)
        return self._play(table)

    def faced(self, table: RaidersTable, index: int) -> Ending:
        """The attack deck shows a monster's strength before the card is chosen (DR-SOL-3, DR-SOL-8)."""
        table.state.attack_deck[index] -= 1
        table.state.attack = table.game.box.attacks[index].strength
        if table.watched:
            table.tell("attack_flipped", "DR-SOL-3", strength=table.state.attack)
        return self._play(table)

    def _play(self, table: RaidersTable) -> Ending:
        if table.game.in_turn:
            return table.call(
                Turns(self.place, table.state.clockwise(table.state.starter), 0), then=self.shown
            )
        return table.ask_all(self.revealed, self.card, table.state.living())

    def card(self, table: RaidersTable, seat: int) -> Ask:
        state = table.state
        hand = state.hands[seat]
        room = state.row[self.place]
        can_look = hand & TORCHES != 0 and 0 in state.lit[self.place :]
        key = (((hand & table.game.played_in[room]) << 8 | room) << 3 | seat) << 1 | can_look
        asks = table.game.card_asks
        ask = asks.get(key)
        if ask is None:
            ask = card_ask(seat, hand, table.game.box.rooms[room], can_look, table.game.play_clause)
            if len(asks) == MOST_ASKS:
                asks.clear()
            asks[key] = ask
        return ask

    def revealed(self, table: RaidersTable, answers: dict[int, int]) -> Ending:
        """All cards are shown at once (DR-PLY-2), unless somebody lit a torch meanwhile (DR-PLY-13)."""
        if LOOK in answers.values():
            return self._lit(table, answers)
        state, clause = table.state, table.game.play_clause
        hands, cards = state.hands, state.cards
        for seat, card in answers.items():
            if card < TORCH and not table.watched and not cards[seat]:  # the common case of lay_card, at once
                hands[seat] -= COST[card]
                cards[seat] = card
            else:
                lay_card(table, seat, card, clause)
        return self.shown(table, None)

    def _lit(self, table: RaidersTable, answers: dict[int, int]) -> Ending:
        """What the others chose stays locked while a torch is used."""
        for seat, card in answers.items():
            if card != LOOK:
                table.state.locked[seat] = card
        looker = next(seat for seat, card in answers.items() if card == LOOK)
        return table.call(Look(looker), then=self.looked)

    def looked(self, table: RaidersTable, _: object) -> Ending:
        state = table.state
        deferred = self._deferred(table)
        undecided = [seat for seat in deferred or state.living() if not state.locked[seat]]
        return table.ask_all(self.unlocked, self.card, undecided)

    def unlocked(self, table: RaidersTable, answers: dict[int, int]) -> Ending:
        state = table.state
        if LOOK not in answers.values():
            answers = {
                seat: answers.get(seat) or state.locked[seat] for seat in {*answers, *_locked(state.locked)}
            }
            state.locked = [0] * table.seats
        return self.revealed(table, dict(sorted(answers.items())))

    def shown(self, table: RaidersTable, _: object) -> Ending:
        """Players of crystal balls play after all others, as often as it takes (DR-PLY-7 to DR-PLY-10)."""
        state = table.state
        if CRYSTAL_BALL in state.cards:
            deferred = self._deferred(table)
            if deferred and table.game.in_turn:
                return table.call(Turns(self.place, deferred, 0), then=self.shown)
            if deferred:
                return table.ask_all(self.revealed, self.card, deferred)
        if table.game.box.rooms[state.row[self.place]].kind == "vault" and can_offer(state):  # DR-PLY-13
            return table.call(TORCH_OFFER, then=self.lit)
        return self._resolve(table)

    def _deferred(self, table: RaidersTable) -> tuple[int, ...]:
        """Who has a crystal ball lying here, in turn order; against the Necromancer it is an escape
        (DR-BOS-12).
        """
        state = table.state
        if table.game.box.rooms[state.row[self.place]].escape == CRYSTAL_BALL:
            return ()
        return tuple(
            seat for seat in state.clockwise(max(state.starter, 0)) if state.cards[seat] == CRYSTAL_BALL
        )

    def lit(self, table: RaidersTable, _: object) -> Ending:
        return self._resolve(table)

    def _resolve(self, table: RaidersTable) -> Ending:
        game, state = table.game, table.state
        room = game.box.rooms[state.row[self.place]]
        game.resolvers[table.seats][room.kind](table, room)
        if max(state.cards) >= TORCH:
            _return_items(table)
        if max(state.wounds) >= game.deadly_wounds:
            bury_the_dead(table)
        if 0 in state.alive and game.ends_early(state, table.seats):
            return table.unwind(type(game.opening))
        if game.in_turn and (game.version == 1 or (state.level, self.place) != LAST):
            pass_the_start(table)
        return None


def _return_items(table: RaidersTable) -> None:
    """Items played go back to the supply after the room, if they have not yet (DR-PLY-4, DR-PLY-5, DR-PLY-11,
    DR-BOS-12).
    """
    back_already = CRYSTAL_BALL if table.game.ball_returns_at_once else 0
    for card in table.state.cards:
        if card >= TORCH and card != back_already:
            return_item(table, card)


CHAMBERS = tuple(Chamber(place) for place in range(5))


def _locked(locked: list[int]) -> list[int]:
    return [seat for seat, card in enumerate(locked) if card]


def lay_card(table: RaidersTable, seat: int, card: int, clause: str) -> None:
    """A card goes from the hand to the table.

    A crystal ball that lay there goes back where the edition says so (DR-PLY-11).
    """
    state = table.state
    state.hands[seat] -= COST[card]
    if state.cards[seat] == CRYSTAL_BALL and not table.game.ball_returns_at_once:
        return_item(table, CRYSTAL_BALL)
    state.cards[seat] = card
    if card >= TORCH:
        state.used[seat] += COST[card]
        if card == CRYSTAL_BALL and table.game.ball_returns_at_once:
            return_item(table, CRYSTAL_BALL)
    if table.watched:
        table.tell("card_played", "DR-PLY-7" if card == CRYSTAL_BALL else clause, seat=seat, card=NAME[card])


@rule
class Turns(Rule):
    """Seats play one card each, in order, seeing what came before (DR-PLY-1, DR-PLY-8)."""

    place: int
    order: tuple[int, ...]
    next: int

    def start(self, table: RaidersTable, _: object) -> Ending:
        return table.ask(self.played, CHAMBERS[self.place].card, self.order[self.next])

    def played(self, table: RaidersTable, card: int) -> Ending:
        seat = self.order[self.next]
        if card == LOOK:
            return table.call(Look(seat), then=self.start)
        lay_card(table, seat, card, table.game.play_clause)
        if self.next + 1 < len(self.order):
            return replace(self, next=self.next + 1).start(table, None)
        return None
