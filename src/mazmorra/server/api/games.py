"""The games there are, and the ways to play them."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter

from mazmorra.bots import BOTS
from mazmorra.games import REGISTRY, find_game, game_class
from mazmorra.server.api.models import GameTold, Variant

router = APIRouter(tags=["games"])


@router.get("/games")
async def games() -> list[GameTold]:
    """Every game, its variants with the numbers of players, and its bots."""
    return told()


@cache
def told() -> list[GameTold]:
    """The games as they are told; they never change while a server runs."""
    return [
        GameTold(name=name, version=game_class(name).version, variants=variants(name), bots=list(BOTS))
        for name in sorted(REGISTRY)
    ]


def variants(name: str) -> list[Variant]:
    """Every way to play a game, the default one first."""
    made = [find_game(name, settings) for settings in game_class(name).variants()]
    return [Variant(settings=dict(game.settings), seats=list(game.seats), content=game.content_digest) for game in made]
