"""The games there are, and the ways to play them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response

from mazmorra.bots import LEVELS, worthy
from mazmorra.content.rulebook import rulebook
from mazmorra.games import REGISTRY, find_game, game_class
from mazmorra.kernel import Json
from mazmorra.kernel.errors import BadSeats
from mazmorra.server.http.asked import ID, Server
from mazmorra.server.http.models.games import GameTold, RulebookTold, Variant
from mazmorra.server.wire.phrases import plain

router = APIRouter(tags=["games"])
GameName = Annotated[str, Path(pattern=ID)]


@router.get("/games")
async def games(parts: Server) -> list[GameTold]:
    """Every game, its variants with the numbers of players, and its bots."""
    return told(tuple(parts.config.own_bots))


@router.get("/games/{game}/rulebook")
async def rules(
    game: GameName, response: Response, language: Literal["en", "es", "pt", "pt-BR"] = "en"
) -> RulebookTold:
    """The rules in our words, clause by clause."""
    game_class(game)
    response.headers["Cache-Control"] = "max-age=3600"
    return RulebookTold.model_validate(rulebook(game, language))


@router.get("/games/{game}/components")
async def components(
    game: GameName,
    response: Response,
    seats: Annotated[int, Query(ge=1, le=99)],
    settings: Annotated[
        str, Query(max_length=200, description="As NAME:VALUE, with commas.", examples=["mode:tactical"])
    ] = "",
) -> Json:
    """What is in a game's box, for drawing views: the same figures the rules use, and their words as keys."""
    pairs = [pair.partition(":") for pair in settings.split(",") if pair]
    found = find_game(game, {name: value for name, _, value in pairs})
    if seats not in found.seats:
        raise BadSeats(game=game, allowed=found.seats, seats=seats)
    response.headers["Cache-Control"] = "max-age=3600"
    return plain(found.components(seats))  # type: ignore[no-any-return]  # plain values of a box


@cache
def told(own: tuple[str, ...]) -> list[GameTold]:
    """The games as they are told; they never change while a server runs."""
    return [
        GameTold(
            name=name,
            version=game_class(name).newest,
            variants=variants(name),
            bots=[*LEVELS, *own],
            usual=worthy(name),
        )
        for name in sorted(REGISTRY)
    ]


def variants(name: str) -> list[Variant]:
    """Every way to play a game, the default one first."""
    made = [find_game(name, settings) for settings in game_class(name).variants()]
    return [
        Variant(settings=dict(game.settings), seats=list(game.seats), content=game.content_digest)
        for game in made
    ]
