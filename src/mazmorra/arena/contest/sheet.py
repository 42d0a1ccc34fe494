"""A contest's games for other programs: a Parquet file with a row for each game and seat."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from mazmorra.arena.contest.journal import heading
from mazmorra.arena.contest.outcome import Outcome
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.standing import Standing
from mazmorra.arena.errors import NoParquet

COLUMNS = ("game", "deal", "ground", "seat", "bot", "against", "won", "score", "answers", "seconds", "ending")


def check_parquet() -> None:
    """Raise before anything is played if nothing could be written at the end."""
    if find_spec("pyarrow") is None:
        raise NoParquet


def write(standing: Standing, file: Path) -> None:
    """Every game so far; what the contest was stands in the file's own notes."""
    import json

    import pyarrow
    import pyarrow.parquet

    rows = sorted(_rows(standing), key=lambda row: (row[0], row[3]))
    columns = list(zip(*rows, strict=True)) or [()] * len(COLUMNS)
    table = pyarrow.table(dict(zip(COLUMNS, map(list, columns), strict=True)))
    table = table.replace_schema_metadata({"mazmorra": json.dumps(heading(standing.contest))})
    pyarrow.parquet.write_table(table, file)


def _rows(standing: Standing) -> Iterator[tuple[object, ...]]:
    for duelled in standing.duels.values():
        for outcome in duelled.outcomes:
            yield from _seats(standing.contest, outcome)


def _seats(contest: Contest, outcome: Outcome) -> Iterator[tuple[object, ...]]:
    bout = outcome.bout
    for seat, who in enumerate(bout.pattern):
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        bots = contest.bots[bout.duel[who]], contest.bots[bout.duel[1 - who]]
        ground = str(contest.grounds[bout.duel[2]])
        whole = (outcome.answers, outcome.seconds, outcome.clause)
        yield (bout.number, bout.deal, ground, seat + 1, *bots, won, outcome.scores[seat], *whole)
