"""Going on from a moment of a finished game: a table of its own, for practice, with bots on all seats but
one.

The answers up to that moment are in its log. What is drawn after it follows from a secret of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

import msgspec

from mazmorra.bots import is_offered, worthy
from mazmorra.kernel import Answer
from mazmorra.kernel.codec import plain
from mazmorra.server.looking_back.replays import last_table, next_question, require_number, require_seat
from mazmorra.server.people.names import clean_name, unlike
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.wishes import Decision


async def carry_on(
    hub: Hub,
    table: str,
    life: Life,
    number: int,
    seat: int,
    person: Person,
    names: Sequence[str],
    players: Collection[str],
) -> Channel:
    """A new table that begins with the first `number` answers of a finished game; the person plays on for a
    seat. `players` are the host's own players.
    """
    answers = await asyncio.to_thread(carried, life, number)
    require_seat(life, seat)
    begun = created(life.game, life.created.seats, person.id, practice(life.created.options))
    first = [
        *seated(life.created.game, [chair.bot for chair in life.chairs], seat, person, names, players),
        ("continued", {"answers": plain(tuple(answers))}),
    ]
    begun = msgspec.structs.replace(begun, carried=len(answers), private=not life.shows_itself_to(""))
    return await hub.create(table, begun, first, at_length=True)


def carried(life: Life, number: int) -> list[tuple[int, Answer]]:
    """The answers that come first: so many, and the draws that follow until a player is asked."""
    if life.older:
        raise Refused("other-version", version=life.rules.version)
    last = last_table(life)
    require_number(last, number)
    there = next_question(life, last, number)
    if there.over:
        raise Refused("nothing-left-to-play")
    return last.history[: there.number]


def practice(options: Options) -> Options:
    """As open as the game it goes on from, but found by its link only, and without a clock."""
    return Options(watchers=options.watchers, open_after=options.open_after)


def seated(
    game: str,
    bots: Sequence[str],
    own: int,
    person: Person,
    names: Sequence[str],
    players: Collection[str] = (),
) -> list[Decision]:
    """The person on their seat, bots on the others: those that sat there, if they can be had, or one for a
    person; called as the screen calls them or by what they are.
    """
    decisions: list[Decision] = []
    taken = [person.name]
    wanted = iter(names)
    for seat, before in enumerate(bots):
        if seat == own:
            decisions.append(("sat", {"seat": seat, "person": person.id, "name": person.name}))
            continue
        bot = before if is_offered(before) or before in players else worthy(game)
        taken.append(unlike(clean_name(next(wanted, bot)), taken))
        decisions.append(("bot_sat", {"seat": seat, "bot": bot, "name": taken[-1]}))
    return decisions
