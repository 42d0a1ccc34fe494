"""Tables before and around a game: opening one, finding one, sitting down, starting.

Playing goes over the socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response

from mazmorra.bots.own import OFFERED
from mazmorra.games import REGISTRY, find_game
from mazmorra.kernel import Json
from mazmorra.server.http.asked import ID, OPEN_TO_ALL, Address, Caller, Server, TableId, Visitor
from mazmorra.server.http.models.listing import Listed
from mazmorra.server.http.models.opening import AtSeat, NewTable, Reveal, Sealed, SeatBot, SitDown
from mazmorra.server.http.models.tables import TableTold
from mazmorra.server.looking_back.own_content import read_through
from mazmorra.server.parts import Parts
from mazmorra.server.people.names import clean_name, unlike
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person, Summary
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import OPEN, Clock, Options, WhoGetsHints
from mazmorra.server.tables.fairness import created, new_table_id
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.older import versions_played
from mazmorra.server.tables.rematch import play_again
from mazmorra.server.tables.wishes import Decision
from mazmorra.server.wire.phrases import told_box

router = APIRouter(prefix="/tables", tags=["tables"])
TOML = {"text/plain": {"schema": {"type": "string"}}}
TEXT: dict[int | str, Json] = {200: {"content": TOML, "description": "The content file, as it came."}}
UNSEEN: Json = {
    "result": None,
    "secret": "",
    "notes": [],
    "waiting": [],
    "waits_since": 0,
    "number": 0,
    "due_at": 0,
    "motion": None,
    "missed": [],
    "opened": [],
    "hinted": [],
    "rematch": "",
    "watchers": 0,
}
"""What strangers know of how a game goes that nobody may watch: nothing."""


def told(channel: Channel) -> TableTold:
    """A table as those at it may know it."""
    return TableTold.model_validate(
        {**msgspec.to_builtins(channel.table_out()), "waiting": channel.life.waiting()}
    )


def told_to(channel: Channel, visitor: str) -> TableTold:
    """A table as anybody may know it: how a game goes or ended that nobody may watch, its players know."""
    whole, life = told(channel), channel.life
    if life.status != OPEN and not life.may_be_watched() and not life.seats_of(visitor):
        chairs = [
            chair.model_copy(
                update={"here": False, "gone_since": 0, "bot": "" if chair.person else chair.bot}
            )
            for chair in whole.chairs
        ]
        return whole.model_copy(update={"chairs": chairs, "salts": [""] * whole.seats, **UNSEEN})
    return whole if channel.knows_all(visitor) else whole.model_copy(update={"secret": ""})


async def wished(parts: Parts, table: str, person: str, decide: Callable[[Life], Decision]) -> TableTold:
    """A wish of somebody whom the table shows itself to; to others it is as if there were none."""
    await parts.hub.shown(table, person)
    return told_to(await parts.hub.wish(table, decide), person)


async def at_seat(
    parts: Parts, table: str, person: Person, wish: Callable[..., Decision], seat: int
) -> TableTold:
    """A wish that is about a seat; they are not to be made too often."""
    parts.limits.take("seat", person.id)
    return await wished(parts, table, person.id, partial(wish, person=person.id, seat=seat))


def listed(tables: list[Summary]) -> list[Listed]:
    """Tables as lists show them."""
    return [Listed.model_validate({**msgspec.to_builtins(each), "id": each.table}) for each in tables]


@router.post("", status_code=201)
async def open_table(
    given: NewTable, person: Caller, parts: Server, address: Address, request: Request
) -> TableTold:
    """Open a table. The commitment to its dice is published at once."""
    parts.limits.new_table(person.id, address)
    if given.content is not None:
        parts.limits.take("content", person.id)
        parts.limits.take("content-address", address)
        await parts.workshop.do(
            partial(read_through, given.game, given.settings, given.content), address, request
        )
    content = given.content
    if content is None:
        content = parts.config.content_of(given.game, given.settings)
    game = await asyncio.to_thread(find_game, given.game, given.settings, content)
    options = options_of(given, content)
    begun, table = created(game, given.seats, person.id, options), new_table_id()
    await parts.bringing.take(table, person.id, address, len((given.content or "").encode()))
    return told(await parts.hub.create(table, begun))


def options_of(given: NewTable, content: str | None) -> Options:
    """How a table is to be run; a rated one as fairly as it must be."""
    wanted = given.options
    if wanted.rated:
        _require_rateable(given, content)
    hints_for: WhoGetsHints = "nobody" if wanted.rated else wanted.hints
    clock = Clock(wanted.clock.seconds)
    return Options(wanted.public, wanted.watchers, wanted.open_after, clock, hints_for, wanted.rated)


def _require_rateable(given: NewTable, content: str | None) -> None:
    if content is not None:
        raise Refused("rated-own-content", 422)
    if "hints" in given.options.model_fields_set and given.options.hints != "nobody":
        raise Refused("rated-hints", 422)
    if given.seats < 2:
        raise Refused("rated-alone", 422)


@router.get("")
async def tables(
    parts: Server,
    status: Literal["open", "playing", "over"] = "open",
    game: Annotated[str | None, Query(pattern=ID)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[str | None, Query(pattern=ID, description="The last table already seen.")] = None,
) -> list[Listed]:
    """Public tables, newest first: open ones to join, or those being played to watch."""
    versions = versions_played() if status == "playing" else None
    games = tuple(REGISTRY) if game is None else (game,)
    return listed(await parts.store.listing(status, True, games, limit, before or "", versions))


@router.get("/{table}", openapi_extra=OPEN_TO_ALL)
async def one_table(table: TableId, parts: Server, visitor: Visitor) -> TableTold:
    """One table; whoever has its link may look, but for a saved game that was brought and not shared."""
    return told_to(await parts.hub.shown(table, visitor), visitor)


@router.get("/{table}/components", openapi_extra=OPEN_TO_ALL)
async def components(table: TableId, parts: Server, visitor: Visitor) -> Json:
    """What is in the box of a table, which may be one of its host's own making."""
    life = (await parts.hub.shown(table, visitor)).life
    if life.film is not None:
        return life.film.components
    return told_box(life.game, life.created.seats)


@router.get("/{table}/content", responses=TEXT, response_class=Response, openapi_extra=OPEN_TO_ALL)
async def content(table: TableId, parts: Server, visitor: Visitor) -> Response:
    """The figures of the host's own making that a table plays with, as the file they came in."""
    own = (await parts.hub.shown(table, visitor)).life.created.content
    if own is None:
        raise Refused("no-own-content", 404)
    return Response(own, media_type="text/plain")


@router.post("/{table}/sit")
async def sit(table: TableId, given: SitDown, person: Caller, parts: Server, address: Address) -> TableTold:
    """Take a free seat."""
    parts.limits.take("seat", person.id)
    life = await parts.blocks.require_welcome(table, person.id)
    parts.withheld.check(life, person, address)
    name = clean_name(given.name) if given.name else person.name

    def decide(life: Life) -> Decision:
        return wishes.sit(life, person.id, unlike(name, names(life, given.seat)), given.seat, given.seal)

    seated = await wished(parts, table, person.id, decide)
    await parts.blocks.require_still_welcome(table, life.created.host, person.id)
    parts.withheld.sat(life, person, address)
    return seated


@router.post("/{table}/stand")
async def stand(table: TableId, given: AtSeat, person: Caller, parts: Server) -> TableTold:
    """Free a seat before the game: mine, or as the host anybody's."""
    return await at_seat(parts, table, person, wishes.stand, given.seat)


@router.post("/{table}/seal")
async def seal(table: TableId, given: Sealed, person: Caller, parts: Server) -> TableTold:
    """Seal my salt for the dice before the game, or another one."""
    parts.limits.take("seat", person.id)
    return await wished(
        parts, table, person.id, partial(wishes.seal, person=person.id, seat=given.seat, seal=given.seal)
    )


@router.post("/{table}/reveal")
async def reveal(table: TableId, given: Reveal, person: Caller, parts: Server) -> TableTold:
    """Tell the salt I have sealed, once the table is `revealing`; with the last one the game begins."""
    claimed = person.username is not None
    reveal = partial(wishes.reveal, person=person.id, seat=given.seat, salt=given.salt, claimed=claimed)
    return await wished(parts, table, person.id, reveal)


@router.post("/{table}/bot")
async def seat_bot(table: TableId, given: SeatBot, person: Caller, parts: Server) -> TableTold:
    """Put a bot on a free seat."""
    parts.limits.take("seat", person.id)
    name, own = clean_name(given.name or given.bot.removeprefix(f"{OFFERED}:")), parts.config.own_bots

    def decide(life: Life) -> Decision:
        called = unlike(name, names(life, given.seat))
        return wishes.seat_bot(life, person.id, given.seat, given.bot, called, own)

    return await wished(parts, table, person.id, decide)


@router.post("/{table}/start")
async def start(table: TableId, person: Caller, parts: Server) -> TableTold:
    """Begin, once every seat is taken and every player has sealed a salt: the salts are to be told now, by
    `reveal`.
    """
    return await wished(parts, table, person.id, partial(wishes.start, person=person.id))


@router.post("/{table}/close")
async def close(table: TableId, person: Caller, parts: Server) -> TableTold:
    """Call off a table that has not started, or one whose rules have moved on."""
    return await wished(parts, table, person.id, partial(wishes.close, person=person.id))


@router.post("/{table}/share")
async def share(table: TableId, person: Caller, parts: Server) -> TableTold:
    """Let everybody with the link see a saved game that I brought."""
    return await wished(parts, table, person.id, partial(wishes.share, person=person.id))


@router.post("/{table}/leave")
async def leave(table: TableId, given: AtSeat, person: Caller, parts: Server) -> TableTold:
    """Leave a running game; a bot plays on, and the seat can be taken back."""
    return await at_seat(parts, table, person, wishes.leave, given.seat)


@router.post("/{table}/return")
async def come_back(table: TableId, given: AtSeat, person: Caller, parts: Server) -> TableTold:
    """Take my seat back from the bot that sits in."""
    return await at_seat(parts, table, person, wishes.come_back, given.seat)


@router.post("/{table}/rematch")
async def rematch(table: TableId, person: Caller, parts: Server, address: Address) -> TableTold:
    """Play again: a new table with the same people, each one seat further.

    Everybody who asks gets the same table.
    """

    async def bring(following: str, size: int) -> None:
        await parts.bringing.take(following, person.id, address, size)

    return told_to(await play_again(parts.hub, parts.who, parts.bans, table, person.id, bring), person.id)


@router.post("/{table}/open")
async def open_up(table: TableId, person: Caller, parts: Server) -> TableTold:
    """Let everybody look back at a finished game that is kept to its players; it is open once all who played
    want it.
    """
    return await wished(parts, table, person.id, partial(wishes.open_up, person=person.id))


def names(life: Life, seat: int) -> list[str]:
    """What the others at a table are called."""
    return [chair.name for other, chair in enumerate(life.chairs) if other != seat and chair.taken]
