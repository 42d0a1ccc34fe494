"""A table of DungeonQuest in numbers, as its estimate was trained on: how one hero stands, and the rivals.

Nothing secret is read: the only hidden card is that of a fight, and it does not count here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.spaces import COLUMNS
from mazmorra.games.quest.state import BELOW, DEAD, INSIDE, OUT

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

FAR = 14.0
"""The longest way that is told from longer ones."""
GOLD = 1000.0
CHEST = 700.0
"""What the treasure chest holds on average."""
OWN = ("inside", "below", "out", "dead", "wounds", "health left", "determination", "loot", "gold")
WAYS = ("to the treasure", "to a tower", "sun to spare", "skips")
ROUND = ("sun left", "explored", "alone", "seats")
RIVALS = ("best gold out", "best loot", "its way out", "inside", "out", "dead")
NAMES = (*OWN, *WAYS, *ROUND, *(f"rivals: {name}" for name in RIVALS))
"""What the numbers of a row say, in order."""


def row(table: QuestTable, seat: int) -> list[float]:
    """How it stands for a seat."""
    rivals = [each for each in range(table.seats) if each != seat]
    return [*_own(table, seat), *_ways(table, seat), *_round(table), *_rivals(table, rivals)]


def _own(table: QuestTable, seat: int) -> list[float]:
    state, standing = table.state, table.state.standing[seat]
    health = _health(table, seat)
    return [
        *(float(standing == each) for each in (INSIDE, BELOW, OUT, DEAD)),
        state.wounds[seat] / health,
        (health - state.wounds[seat]) / 10,
        min(state.determination[seat], 6) / 6,
        _loot(table, seat) / GOLD,
        state.gold[seat] / GOLD,
    ]


def _ways(table: QuestTable, seat: int) -> list[float]:
    out = _to_a_tower(table, seat)
    spare = len(table.game.box.sun) - table.state.sun - out
    return [_to_the_treasure(table, seat) / FAR, out / FAR, spare / FAR, min(table.state.skips[seat], 3) / 3]


def _round(table: QuestTable) -> list[float]:
    state, sun = table.state, len(table.game.box.sun)
    explored = sum(1 for code in state.board if code) / len(state.board)
    return [(sun - state.sun) / sun, explored, float(table.seats == 1), table.seats / 4]


def _rivals(table: QuestTable, rivals: list[int]) -> list[float]:
    standing = table.state.standing
    gold = [table.state.gold[each] for each in rivals if standing[each] == OUT]
    under_way = [each for each in rivals if standing[each] in (INSIDE, BELOW)]
    loot = [(_loot(table, each), -_to_a_tower(table, each)) for each in under_way]
    best, way = max(loot, default=(0.0, -FAR))
    dead = sum(standing[each] == DEAD for each in rivals)
    counts = [count / 3 for count in (len(under_way), len(gold), dead)]
    return [max(gold, default=0) / GOLD, best / GOLD, -way / FAR, *counts]


def _health(table: QuestTable, seat: int) -> int:
    hero = table.state.heroes[seat]
    return table.game.box.heroes[hero].health if hero >= 0 else 16


def _loot(table: QuestTable, seat: int) -> float:
    cards = table.game.box.cards
    return sum(
        CHEST if cards[card].id == "treasure_chest" else cards[card].row.gold
        for card in table.state.loot[seat]
    )


def _where(table: QuestTable, seat: int) -> int:
    state = table.state
    return state.travel[seat] if state.standing[seat] == BELOW else state.space[seat]


def _to_the_treasure(table: QuestTable, seat: int) -> float:
    return _steps(_where(table, seat), table.game.box.treasure)


def _to_a_tower(table: QuestTable, seat: int) -> float:
    if table.state.standing[seat] in (OUT, DEAD):
        return 0.0 if table.state.standing[seat] == OUT else FAR
    return _steps(_where(table, seat), table.game.box.towers)


def _steps(space: int, goals: tuple[int, ...]) -> float:
    """The steps to the nearest goal, as if there were no walls."""
    if space < 0:
        return FAR
    down, across = divmod(space, COLUMNS)
    return float(min(abs(down - goal // COLUMNS) + abs(across - goal % COLUMNS) for goal in goals))
