"""Tables of Dungeon Raiders put into a situation: a real game is played, with scripted chance, up to where a
test begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import mazmorra
from mazmorra.games.raiders.game import RaidersGame
from mazmorra.games.raiders.rules.cards import ITEMS, POWERS, pack
from mazmorra.games.raiders.state import NOBODY, RaidersState
from mazmorra.kernel import CHANCE, Dealer, ScriptedDealer, Table
from tests.scenario.scene import Scene
from tests.scenario.script import Row, dealer_of

HEROES = ("warrior", "knight", "thief", "wizard", "explorer")


@dataclass(frozen=True, kw_only=True)
class Party:
    """Who sits there when the test begins: figures by seat, items by seat; nobody has any unless it is
    said.
    """

    heroes: Sequence[str] = HEROES
    coins: Sequence[int] = ()
    wounds: Sequence[int] = ()
    items: Mapping[int, Sequence[str]] = field(default_factory=dict)
    dead: Sequence[int] = ()
    starter: int = 0


def new_table(
    edition: str = "devir", mode: str = "standard", seats: int = 3, *, dealer: Dealer | None = None
) -> Table[RaidersGame, RaidersState]:
    """A table at its very beginning; without a dealer chance is an open question."""
    game = mazmorra.game("raiders", edition=edition, mode=mode)
    return game.new(seats, dealer=dealer, ask_chance=dealer is None, checked=True)


def raiders(
    edition: str = "devir",
    mode: str = "standard",
    seats: int = 3,
    *,
    room: str = "",
    row: Sequence[str] = (),
    lit: str = "UUUUD",
    level: int = 1,
    boss: str = "golem",
    attack: Sequence[int] = (),
    **party: Any,
) -> Scene:
    """A level has just been laid out: `room` (or a whole `row`) lies there, lit (U) and dark (D) from the
    left.
    """
    return _scene(edition, mode, seats, Row(level, row or [room], lit, boss), 1, attack, Party(**party))


def last_room(
    edition: str = "devir", mode: str = "standard", seats: int = 3, *, room: str, **party: Any
) -> Scene:
    """The party stands in the last room of the last level, with full hands."""
    rooms = [] if edition == "devir" else ["", "", "", "", room]
    return _scene(edition, mode, seats, Row(5, rooms, "UUUUD", room), 5, (), Party(**party))


def _scene(
    edition: str, mode: str, seats: int, row: Row, place: int, attack: Sequence[int], party: Party
) -> Scene:
    table = new_table(edition, mode, seats)
    dealer = dealer_of(table.game, row, party.heroes[:seats], party.starter)
    _walk(table, dealer, row.level, place)
    _seat(table, party)
    table.events.clear()  # the story begins here
    if attack:
        strengths = [card.strength for card in table.game.box.attacks]
        dealer.by_kind["attack"] = [strengths.index(strength) for strength in attack]
    table.dealer = dealer
    _answer_chance(table, dealer)
    return Scene(table)


def _walk(table: Table[RaidersGame, RaidersState], dealer: ScriptedDealer, level: int, place: int) -> None:
    """Play as harmlessly as can be up to the chance question before the situation: a level's first, or a dark
    room's.
    """
    while not _arrived(table, level, place):
        ask = table.asks[0]
        if ask.seat == CHANCE:
            _answer_chance(table, dealer)
        else:
            _step(table)


def walk_out(table: Table[RaidersGame, RaidersState]) -> Scene:
    """Play as harmlessly as can be to the end of the game; the table has a dealer."""
    while not table.over:
        _step(table)
    return Scene(table)


def _step(table: Table[RaidersGame, RaidersState]) -> None:
    table.state.wounds = [0] * table.seats  # nobody dies on the way
    table.answer(table.asks[0].seat, table.asks[0].options[0])


def _arrived(table: Table[RaidersGame, RaidersState], level: int, place: int) -> bool:
    state, ask = table.state, table.asks[0]
    if ask.seat != CHANCE or (state.level, state.place) != (level - 1, place - 1):
        return False
    return (
        ask.kind in ("level_card", "facing")
        if place == 1
        else ask.kind == "room" and not state.lit[place - 1]
    )


def _answer_chance(table: Table[RaidersGame, RaidersState], dealer: Dealer) -> None:
    ask = table.asks[0]
    table.answer(CHANCE, ask.options[dealer.pick(table.number, ask.kind, ask.options, ask.weights)])


def _seat(table: Table[RaidersGame, RaidersState], party: Party) -> None:
    """The figures and hands of the party; what nobody holds is in the supply."""
    state, seats = table.state, table.seats
    state.coins = list(party.coins) or [0] * seats
    state.wounds = list(party.wounds) or [0] * seats
    state.alive = [int(seat not in party.dead) for seat in range(seats)]
    held = [tuple(list(party.items.get(seat, ())).count(item) for item in ITEMS) for seat in range(seats)]
    state.hands = [(POWERS + pack(items)) * alive for items, alive in zip(held, state.alive, strict=True)]
    copies = 0 if table.game.is_solo else table.game.box.figures.items_of_each_kind
    state.supply = [copies - sum(kind) for kind in zip(*held, strict=True)]
    state.used = [0] * seats
    state.starter = party.starter if table.game.in_turn else NOBODY
