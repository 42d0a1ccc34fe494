"""Films and moments as they travel, packed: made in a worker, so that the event loop only passes them on."""

from __future__ import annotations

import gzip
from typing import Any

from mazmorra.kernel import FairDealer, Record, save
from mazmorra.server.api.models import FilmTold, Look, Told
from mazmorra.server.films import film_of, last_moment
from mazmorra.server.life import Life
from mazmorra.server.replays import Finished, last_look, look_back


def film(game: Finished, seat: int) -> bytes:
    """A whole game from a viewpoint."""
    return _packed(FilmTold.model_validate(film_of(game, seat)))


def moment(game: Finished, number: int, seat: int, since: int) -> bytes:
    """One moment of a game from a viewpoint."""
    return _packed(Look.model_validate(look_back(game, number, seat, since)))


def file(game: Finished, dealer: FairDealer, about: dict[str, Any]) -> bytes:
    """A finished game as the terminal saves it, its secret revealed."""
    return save(Record(game.made(), game.seats, list(game.answers), dealer).table(), about).encode()


def old_film(life: Life, seat: int) -> bytes:
    """What was kept of a game by older rules."""
    return _packed(FilmTold.model_validate(last_moment(life, seat)))


def old_moment(life: Life, number: int, seat: int, since: int) -> bytes:
    """The end of a game by older rules."""
    return _packed(Look.model_validate(last_look(life, number, seat, since)))


def _packed(told: Told) -> bytes:
    return gzip.compress(told.model_dump_json().encode(), 6)
