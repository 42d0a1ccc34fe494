"""Who is how strong: profiles, the strongest at each game, and what a finished game changed."""

from __future__ import annotations

from typing import Annotated, TypedDict

from fastapi import APIRouter, Path, Query

from mazmorra.server.http.asked import ID, OPEN_TO_ALL, Caller, Server, TableId, Visitor
from mazmorra.server.http.models.ratings import (
    Change,
    Changes,
    Profile,
    Ranked,
    Ranking,
    RatedTold,
    RatingTold,
    VariantRated,
)
from mazmorra.server.parts import Parts
from mazmorra.server.ratings.scale import SURE, is_ranked, margin, shown
from mazmorra.server.refusals import Refused
from mazmorra.server.store.ratings import BOT, Rating, Step
from mazmorra.server.tables.entries import CLOSED, OVER

router = APIRouter(tags=["ratings"])
MOST_STEPS = 200
BEST = 5
PAGE = 50
Player = Annotated[str, Path(pattern="^(bot:[a-z]{1,40}@[0-9]{1,4}|[A-Za-z0-9_-]{1,64})$")]
Variant = Annotated[str, Query(pattern="^[a-z0-9_:,-]{0,200}$")]


@router.get("/players/{player}", openapi_extra=OPEN_TO_ALL)
async def profile(player: Player, parts: Server, visitor: Visitor) -> Profile:
    """Somebody with an account, or a bot: the ratings, and the rated games they come from.

    Games that are still played are not among them.
    """
    return await profile_of(parts, player, visitor)


@router.get("/me/profile")
async def my_profile(person: Caller, parts: Server) -> Profile:
    """My ratings; without an account I have none."""
    if person.username is None:
        return Profile(
            player=person.id, name=person.name, is_bot=False, since=0, ratings=[], games=[], best=[]
        )
    return await profile_of(parts, person.id, person.id)


@router.get("/ratings/{game}")
async def ranking(
    game: Annotated[str, Path(pattern=ID)],
    parts: Server,
    variant: Variant = "",
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
) -> Ranking:
    """The strongest at a game, by one way to play it; without one, by the one that most have ratings at.

    Who has played too little to be sure of has no place and stands behind the others.
    """
    variants = await parts.store.ratings.variants(game)
    chosen = variant or (variants[0][0] if variants else "")
    wanted = (game, chosen, SURE, PAGE + 1, PAGE * page)
    ranked, rows = await parts.store.ratings.ranked(*wanted, parts.bans.people())
    places = range(PAGE * page + 1, PAGE * page + 1 + len(rows))
    placed = list(zip(places, rows, strict=True))[:PAGE]
    told = [_ranked(row, place) for place, row in placed]
    listed = [VariantRated(variant=name, players=players) for name, players in variants]
    return Ranking(
        game=game, variant=chosen, variants=listed, ranked=ranked, rows=told, more=len(rows) > PAGE
    )


@router.get("/tables/{table}/ratings", openapi_extra=OPEN_TO_ALL)
async def changes(table: TableId, parts: Server, visitor: Visitor) -> Changes:
    """What a rated game changed, once it has ended and was counted."""
    life = (await parts.hub.shown(table, visitor)).life
    if not life.seats_of(visitor) and not life.may_be_watched():
        raise Refused("players-only", 403)
    rated, ended = life.created.options.rated, life.status in (OVER, CLOSED)
    if not rated or not ended:
        return Changes(rated=rated, counted=False, changes=[])
    counted, steps = await parts.store.ratings.at(table)
    return Changes(rated=True, counted=counted, changes=[_change(step) for step in steps])


async def profile_of(parts: Parts, player: str, visitor: str) -> Profile:
    """A profile as somebody may see it: not of whom has blocked them, nor of whom the host has banned."""
    name, since = await named_player(parts, player, visitor)
    store = parts.store.ratings
    return Profile(
        player=player,
        name=name,
        is_bot=player.startswith(BOT),
        since=since,
        ratings=[_rating(each) for each in await store.of(player)],
        games=[_game(step) for step in await store.steps(player, MOST_STEPS)],
        best=[_game(step) for step in await store.best(player, BEST)],
    )


async def named_player(parts: Parts, player: str, visitor: str = "") -> tuple[str, int]:
    """What somebody is called, and since when they are here."""
    if player.startswith(BOT):
        return player.removeprefix(BOT), 0
    person = await parts.store.people.get(player)
    gone = person is None or person.username is None or parts.bans.has(player)
    if person is None or gone or (visitor and await parts.store.blocks.blocks(player, visitor)):
        raise Refused("no-such-player", 404)
    return person.name, person.created_at


def _rating(rating: Rating) -> RatingTold:
    return RatingTold(
        game=rating.game,
        variant=rating.variant,
        rating=shown(rating.mu),
        margin=margin(rating.sigma),
        mu=rating.mu,
        sigma=rating.sigma,
        games=rating.games,
        ranked=is_ranked(rating.sigma),
    )


def _ranked(rating: Rating, place: int) -> Ranked:
    name = rating.player.removeprefix(BOT) if rating.player.startswith(BOT) else rating.name
    ranked = is_ranked(rating.sigma)
    return Ranked(
        place=place if ranked else None,
        player=rating.player,
        name=name,
        is_bot=rating.player.startswith(BOT),
        rating=shown(rating.mu),
        margin=margin(rating.sigma),
        games=rating.games,
    )


class Moved(TypedDict):
    """What a game did to somebody's rating."""

    place: int
    before: int
    after: int
    margin: int


def _moved(step: Step) -> Moved:
    return Moved(
        place=step.place, before=shown(step.mu_before), after=shown(step.mu), margin=margin(step.sigma)
    )


def _change(step: Step) -> Change:
    return Change(
        seat=step.seat,
        player=step.player,
        **_moved(step),
    )


def _game(step: Step) -> RatedTold:
    """A game of somebody's; how it went is a link only for those who may look back."""
    return RatedTold(
        number=step.number,
        table=step.table if step.shown else "",
        game=step.game,
        variant=step.variant,
        at=step.at,
        seats=step.seats,
        **_moved(step),
    )
