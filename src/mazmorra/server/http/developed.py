"""Films and moments as they travel, packed: made in a worker, so that the event loop only passes them on."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from mazmorra.kernel import FairDealer, Json, Record, save
from mazmorra.server.http.models.base import Told
from mazmorra.server.http.models.replays import FilmTold, Look
from mazmorra.server.http.models.reviews import ReviewState, ReviewTold
from mazmorra.server.looking_back.films import film_of, last_moment
from mazmorra.server.looking_back.replays import Finished, last_look, look_back, scene_at
from mazmorra.server.looking_back.reviews import review_of
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.kept import Kept
from mazmorra.server.tables.life import Life


def film(game: Finished, seat: int) -> bytes:
    """A whole game from a viewpoint."""
    return _film(film_of(game, seat))


def moment(game: Finished, number: int, seat: int, since: int) -> bytes:
    """One moment of a game from a viewpoint."""
    return _moment({**look_back(game, number, seat, since), "scene": scene_at(game, number, seat)})


def file(game: Finished, dealer: FairDealer, about: Json) -> bytes:
    """A finished game as the terminal saves it, its secret revealed."""
    return save(Record(game.made(), game.seats, list(game.answers), dealer).table(), about).encode()


def review(game: Finished, tries: int, progress: Callable[[int, int], None]) -> bytes:
    """What a game teaches."""
    whole = len(game.answers)
    found = ReviewTold.model_validate(review_of(game, tries, progress))
    return _packed(ReviewState(state="ready", done=whole, whole=whole, problem="", review=found))


def old_film(life: Life, seat: int) -> Callable[[], bytes]:
    """The work that shows what was kept of a game by older rules: its film, or its end."""
    return (
        partial(_kept_film, life.film, seat)
        if life.film is not None
        else partial(_film, last_moment(life, seat))
    )


def old_moment(life: Life, number: int, seat: int, since: int) -> Callable[[], bytes]:
    """The work that shows a moment of such a game, or its end."""
    if life.film is not None:
        return partial(_kept_moment, life.film, number, seat, since)
    return partial(_moment, last_look(life, number, seat, since))


def old_file(kept: Kept, about: Json) -> bytes:
    """Such a game as a file, with who sat where."""
    with _whole():
        return kept.saved(about).encode()


def _kept_film(kept: Kept, seat: int) -> bytes:
    with _whole():
        return _film(kept.film(seat))


def _kept_moment(kept: Kept, number: int, seat: int, since: int) -> bytes:
    with _whole():
        return _moment(kept.look(number, seat, since))


def _film(told: Json) -> bytes:
    return _packed(FilmTold.model_validate(told))


def _moment(told: Json) -> bytes:
    return _packed(Look.model_validate(told))


@contextmanager
def _whole() -> Iterator[None]:
    """What was kept may have been damaged since."""
    try:
        yield
    except (LookupError, TypeError, ValueError) as error:
        raise Refused("unreadable") from error


def _packed(told: Told) -> bytes:
    return gzip.compress(told.model_dump_json().encode(), 6)
