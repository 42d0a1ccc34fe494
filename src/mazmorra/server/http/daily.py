"""The daily dungeon over HTTP: the deals of a day, my one try, and the table of the day."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Response

from mazmorra.server.clock import now_ms
from mazmorra.server.http.asked import ID, OPEN_TO_ALL, Address, Caller, Server, Visitor
from mazmorra.server.http.models.ratings import Days, DayTold, DealTold, Placed, Standings, TryTold
from mazmorra.server.http.models.tables import TableTold
from mazmorra.server.http.tables import told_to
from mazmorra.server.parts import Parts
from mazmorra.server.ratings.deals import commitment, in_time, is_over
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Tried
from mazmorra.server.store.dailies import Deal, Row
from mazmorra.server.tables.days import after, day_of, deal_name, end_of

router = APIRouter(prefix="/daily", tags=["daily dungeon"])
BEST, SHOWN = 3, 100
"""How many of a day's table are told."""
Day = Annotated[str, Path(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples=["2026-11-18"])]
Game = Annotated[str, Path(pattern=ID, examples=["raiders"])]


@router.get("", openapi_extra=OPEN_TO_ALL)
async def days(parts: Server, visitor: Visitor) -> Days:
    """Today's deals, the commitments of tomorrow's, and yesterday's best."""
    today = day_of(now_ms())
    yesterday = await _day(parts, after(today, -1), visitor)
    winners = [await _standings(parts, yesterday.day, deal.game, BEST) for deal in yesterday.deals]
    return Days(
        today=await _day(parts, today, visitor),
        tomorrow=await _day(parts, after(today), visitor),
        yesterday=yesterday,
        winners=[each for each in winners if each.rows],
    )


@router.get("/{day}", openapi_extra=OPEN_TO_ALL)
async def one_day(day: Day, parts: Server, visitor: Visitor) -> DayTold:
    """The deals of a day; once it is over, with their secrets."""
    return await _day(parts, _real(day), visitor)


@router.get("/{day}/{game}", openapi_extra=OPEN_TO_ALL)
async def standings(day: Day, game: Game, parts: Server) -> Standings:
    """The table of a day at a game: its first hundred."""
    return await _standings(parts, _real(day), game)


@router.post("/{day}/{game}", status_code=201, responses={200: {"model": TableTold}})
async def attempt(
    day: Day, game: Game, person: Caller, parts: Server, address: Address, response: Response
) -> TableTold:
    """My one try at today's deal: the table it is played at, also where it has begun before (200)."""
    if day != day_of(now_ms()):
        raise Refused("daily-over")
    parts.limits.new_table(person.id, address)
    channel, new = await parts.daily.begin(parts.who, person, game)
    response.status_code = 201 if new else 200
    return told_to(channel, person.id)


def _real(day: str) -> str:
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Refused("no-such-deal", 404) from None
    return day


async def _day(parts: Parts, day: str, visitor: str) -> DayTold:
    now, store = now_ms(), parts.store.dailies
    deals = await parts.daily.deals(day, now)
    mine = {each.game: each for each in await store.mine(day, visitor)} if visitor else {}
    counts = await store.counts(day)
    told = [
        _deal(deal, now, await _try(parts, mine.get(deal.game)), counts.get(deal.game, (0, 0)))
        for deal in deals
    ]
    return DayTold(day=day, ends_at=end_of(day), over=now >= end_of(day), deals=told)


def _deal(deal: Deal, now: int, mine: TryTold | None, counts: tuple[int, int]) -> DealTold:
    return DealTold(
        game=deal.game,
        settings=deal.settings,
        seats=1 + len(deal.bots),
        bots=list(deal.bots),
        name=deal_name(deal.day, deal.game),
        commitment=commitment(deal),
        committed_at=deal.committed_at,
        in_time=in_time(deal),
        secret=deal.secret if is_over(deal, now) else "",
        tried=counts[0],
        finished=counts[1],
        mine=mine,
    )


async def _try(parts: Parts, mine: Tried | None) -> TryTold | None:
    if mine is None:
        return None
    finished = bool(mine.finished_at)
    place = await parts.store.dailies.place_of(mine, parts.bans.people()) if finished else None
    return TryTold(table=mine.table, finished=finished, won=mine.won, score=mine.score, place=place)


async def _standings(parts: Parts, day: str, game: str, limit: int = SHOWN) -> Standings:
    """The table of a day without those whom the host has banned."""
    rows = await parts.store.dailies.table_of(day, game, limit, parts.bans.people())
    over = now_ms() >= end_of(day)
    return Standings(day=day, game=game, rows=[_placed(row, over) for row in rows])


def _placed(row: Row, over: bool) -> Placed:
    tried = row.tried
    table = tried.table if over else ""
    return Placed(
        place=row.place, player=tried.person, name=row.name, won=tried.won, score=tried.score, table=table
    )
