"""Games of the batch beside tables of the kernel that are dealt the same: every field, question and answer.

    python -m tests.batch.lockstep 70000

plays so many games of each variant and number of players; a million in all are fourteen times that.
"""

from __future__ import annotations

import sys

import numpy as np

from mazmorra.batch import layout as at
from mazmorra.batch.dealer import BatchDealer
from mazmorra.batch.environment import RaidersVector
from mazmorra.batch.state import cards_of, state_of
from mazmorra.bots.learned.raider import mask_of
from mazmorra.games.raiders.game import RaidersGame, RaidersTable
from tests.batch.variants import VARIANTS, raiders

AT_ONCE = 500


def in_lockstep(
    game: RaidersGame, seats: int, count: int, seed: int, watched: bool = False
) -> list[RaidersTable]:
    """Play random games in both and compare after every answer; gives the tables when all are over."""
    batch = RaidersVector(game, seats, count, seed, again=False)
    tables = tables_beside(game, seats, count, seed, watched)
    rng = np.random.default_rng(seed)
    compare(game, tables, list(range(count)), batch)
    playing = [number for number in range(count) if not tables[number].over]
    while playing:
        batch.turn_to(any_waiting(batch, rng))
        chosen = np.where(batch.legal, rng.random(batch.legal.shape), -1).argmax(axis=1)
        asked = batch.seats.tolist()
        batch.step(chosen.astype(np.int32))
        for number in playing:
            tables[number].answer(asked[number], int(chosen[number]))
        compare(game, tables, playing, batch)
        playing = [number for number in playing if not tables[number].over]
    return tables


def answers_in(tables: list[RaidersTable]) -> int:
    """How many answers were given at all of them; what is drawn is no answer."""
    return sum(seat >= 0 for table in tables for seat, _ in table.history)


def tables_beside(
    game: RaidersGame, seats: int, count: int, seed: int, watched: bool = False
) -> list[RaidersTable]:
    """Tables of the kernel that are dealt what games 0 and following of a batch are."""
    dealers = [BatchDealer(game, seed, number) for number in range(count)]
    return [game.new(seats, dealer=dealer, watched=watched) for dealer in dealers]


def any_waiting(batch: RaidersVector, rng: np.random.Generator) -> np.ndarray:
    """Of the seats that are waited for, any: who answers first must not matter."""
    waiting = batch.games[:, at.WAITING, None] >> 4 * np.arange(batch.players) & 1
    seats: np.ndarray = np.where(waiting, rng.random(waiting.shape), -1).argmax(axis=1)
    return seats


def compare(game: RaidersGame, tables: list[RaidersTable], playing: list[int], batch: RaidersVector) -> None:
    rows = batch.games.tolist()
    for number in playing:
        table, row = tables[number], rows[number]
        state = state_of(game, table.seats, batch.games[number])
        assert state == table.state, differing(state, table.state, number)
        asked = {ask.seat: mask_of(ask.options) for ask in table.asks}
        waiting = [seat for seat in range(5) if row[at.WAITING] >> 4 * seat & 1]
        assert {seat: row[at.OPTIONS + seat] for seat in waiting} == asked, number
        assert {seat: card for seat, card in enumerate(cards_of(row[at.CHOSEN], 5)) if card} == {
            seat: card for seat, card in table.given.items() if card
        }, number
        assert (row[at.STAGE] == at.OVER) == table.over == bool(batch.over[number])
        if table.over:
            share = 1 / max(len(table.state.winners), 1)
            expected = [share * (seat in table.state.winners) for seat in range(table.seats)]
            assert np.allclose(batch.rewards[number], expected)


def differing(ours: object, truth: object, number: int) -> str:
    """The fields of a game that are not the kernel's."""
    names = type(ours).__match_args__  # type: ignore[attr-defined]  # a state names its fields
    pairs = [(name, getattr(ours, name), getattr(truth, name)) for name in names]
    return f"game {number}: {[pair for pair in pairs if pair[1] != pair[2]]}"


def main() -> None:
    count = int(sys.argv[1])
    for edition, mode, seats in VARIANTS:
        answers = sum(
            answers_in(in_lockstep(raiders(edition, mode), seats, min(AT_ONCE, count - done), done))
            for done in range(0, count, AT_ONCE)
        )
        print(f"{edition} {mode}, {seats} players: {count} games, {answers} answers alike", flush=True)


if __name__ == "__main__":
    main()
