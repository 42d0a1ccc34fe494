"""The end: who collapses, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable
    from mazmorra.games.raiders.state import RaidersState


def collapse_clause(game: RaidersGame, seats: int) -> str:
    """The rule by which wounds make somebody collapse at the end; none does alone and in a duel (DR-DUE-3,
    DR-SOL-9).
    """
    if seats < 3:
        return ""
    if game.edition == "classic":
        return "DR-END-2"
    return "DR-END-4" if spares_ties(game, seats) else "DR-END-3"


def spares_ties(game: RaidersGame, seats: int) -> bool:
    """Whether one collapses only when alone with the most wounds: where three began (DR-END-4)."""
    return seats == 3 and game.edition != "classic"


def collapse(table: RaidersTable) -> None:
    """Among those left, the most wounds are out (DR-END-2 to DR-END-5)."""
    state = table.state
    living = state.living()
    most = max([state.wounds[seat] for seat in living], default=0)
    worst = [seat for seat in living if state.wounds[seat] == most]
    clause = collapse_clause(table.game, table.seats)
    if len(worst) == len(living) or (len(worst) > 1 and spares_ties(table.game, table.seats)):
        if table.watched and living:
            table.tell("nobody_collapses", "DR-END-5" if len(worst) == len(living) else clause)
        return
    state.collapsed = tuple(worst)
    if table.watched:
        table.tell("collapsed", clause, seats=state.collapsed, wounds=most)


def crown(table: RaidersTable, clause: str) -> None:
    """Most coins, then fewest wounds, then shared (DR-END-6)."""
    state = table.state
    state.winners = _best(state)
    state.ending = clause
    if table.watched:
        if state.winners:
            coins = state.coins[state.winners[0]]
            table.tell("won", clause, seats=state.winners, coins=coins)
        else:
            table.tell("nobody_wins", clause)


def _best(state: RaidersState) -> tuple[int, ...]:
    left = [seat for seat in state.living() if seat not in state.collapsed]
    best = max([(state.coins[seat], -state.wounds[seat]) for seat in left], default=None)
    return tuple(seat for seat in left if (state.coins[seat], -state.wounds[seat]) == best)


def score(table: RaidersTable) -> None:
    """The whole count, as the mode has it."""
    living = len(table.state.living())
    if table.game.is_solo:
        crown(table, "DR-SOL-7")
    elif table.game.duel_rules(table.seats):
        crown(table, ("DR-DUE-4", "DR-DUE-1", "DR-DUE-3")[living])
    elif not living:
        crown(table, "DR-END-7" if table.game.edition == "classic" else "DR-BOS-3")
    else:
        collapse(table)
        crown(table, "DR-END-7" if table.game.edition == "classic" and living == 1 else "DR-END-6")
