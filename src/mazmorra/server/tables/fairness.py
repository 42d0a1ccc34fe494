"""Fair chance at tables: a fresh secret that is committed to, and finished games told in full so that anybody
can check them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from mazmorra.games import find_game
from mazmorra.kernel import Answer, AnyGame, Json, Record, opened, unfair
from mazmorra.kernel.errors import BadSeats, NotASave, NotJson, NotOver, TooLarge
from mazmorra.kernel.replay import unplayed
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.entries import Created, Options
from mazmorra.server.tables.life import Life


def new_table_id() -> str:
    """An id nobody can guess, short enough for a link; no command takes it for an option."""
    while (table := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return table


def new_secret() -> str:
    """What the dice of one table follow from."""
    return secrets.token_hex(32)


def created(game: AnyGame, seats: int, host: str, options: Options) -> Created:
    """The first entry of a new table, with a secret of its own."""
    if seats not in game.seats:
        raise BadSeats(game=game.name, allowed=game.seats, seats=seats)
    return Created(
        game=game.name,
        settings=dict(game.settings),
        seats=seats,
        host=host,
        options=options,
        secret=new_secret(),
        content=game.own_content,
        rules_version=game.version,
        content_digest=game.content_digest,
    )


def saved_by_log(life: Life, answers: Sequence[tuple[int, Answer]]) -> str:
    """A finished game whose rules have moved on and that was not kept whole: its answers as they were
    stored.
    """
    dealer = life.dealer() if life.created.secret else None
    header = {
        "game": life.created.game,
        "version": life.rules.version,
        "settings": life.settings,
        "content": life.rules.content,
    }
    return unplayed(header, life.created.seats, answers, dealer, about(life), life.created.content)


def about(life: Life) -> Json:
    """Who sat where, and who took hints."""
    chairs = list(enumerate(life.chairs))
    hints = {str(seat): taken for seat, taken in enumerate(life.hints) if taken}
    return {
        "names": [chair.name for chair in life.chairs],
        "humans": [seat for seat, chair in chairs if chair.person],
        "bots": {str(seat): chair.bot for seat, chair in chairs if not chair.person},
        "over": True,
    } | ({"hints": hints} if hints else {})


def checked(text: bytes) -> Record:
    """The finished game in a text.

    One that was not played to its end, or whose dice do not fit its secret, is refused.
    """
    try:
        record = opened(text.decode(), find_game)
        if not record.at(len(record.answers)).over:
            raise NotOver
    except UnicodeDecodeError as error:
        raise NotASave(reason=NotJson(line=1, column=1)) from error
    except (RecursionError, OverflowError) as error:
        raise NotASave(reason=TooLarge()) from error
    if record.fair is not None and (wrong := unfair(record)):
        raise Refused("unfair-game", 422, answers=[number + 1 for number in wrong])
    return record
