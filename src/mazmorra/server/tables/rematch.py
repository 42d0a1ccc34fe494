"""Playing again with the same people: one table follows another, whoever asks and however often."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from mazmorra.games import find_game, game_class
from mazmorra.kernel import AnyGame
from mazmorra.server.people.bans import Bans
from mazmorra.server.people.who import Who
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import KIN
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.wishes import Decision

ID_LETTERS = 12


Bring = Callable[[str, int], Awaitable[None]]
"""Makes room for a table's content of somebody's own, by the table's id and how large it is."""


async def play_again(hub: Hub, who: Who, bans: Bans, table: str, person: str, bring: Bring) -> Channel:
    """The table that follows a finished one.

    Its id is derived, so that two who ask at once, or ask again after a crash, meet.
    """
    life = (await hub.shown(table, person)).life
    if life.seats_of(person) and await hub.store.blocks.blocks(life.created.host, person):
        raise Refused("blocked", 403)
    if life.rematch and life.seats_of(person):
        return await hub.channel(life.rematch)
    following = who.sealed("rematch", table).lstrip("-")[: ID_LETTERS - KIN] + table[-KIN:]
    decide = partial(wishes.rematch, person=person, table=following)
    decide(life)
    await _laid(hub, bans, following, life, person, bring)
    try:
        await hub.wish(table, decide)
    except Refused as refused:
        if refused.code != "rematch-made":
            raise
    return await hub.channel(following)


async def _laid(hub: Hub, bans: Bans, table: str, before: Life, host: str, bring: Bring) -> None:
    if table in hub.channels or await hub.store.shows_itself_to(table, host):
        await hub.channel(table)
        return
    await bring(table, len((before.created.content or "").encode()))
    away = {person for person, _ in await hub.store.blocks.of(host)} | {*(await hub.store.unheard(host))[1]}
    away |= {person for person in before.people() if bans.has(person)}
    people = [(kind, body) for kind, body in seated(before) if body.get("person") not in away]
    try:
        await hub.create(
            table, created(again(before), before.created.seats, host, before.created.options), people
        )
    except Refused as refused:
        if refused.code != "busy" or not await hub.store.summary(
            table
        ):  # unless somebody else has just laid it
            raise


def again(before: Life) -> AnyGame:
    """The same game by the rules of today; a setting or a value that is no more is at its usual one."""
    laid = before.created
    variants = game_class(laid.game).variants()
    there = {
        name: value
        for name, value in laid.settings.items()
        if any(each.get(name) == value for each in variants)
    }
    return find_game(laid.game, there, laid.content)


def seated(before: Life) -> list[Decision]:
    """The same people and bots, each one seat further, without those who are gone; the old salts are known,
    so without any.
    """
    decisions: list[Decision] = []
    for seat, chair in enumerate(before.chairs):
        if not chair.taken:
            continue
        following = (seat + 1) % len(before.chairs)
        if chair.person and not chair.name:
            continue  # they have left for good: the seat is free
        if chair.person:
            decisions.append(("sat", {"seat": following, "person": chair.person, "name": chair.name}))
        else:
            decisions.append(("bot_sat", {"seat": following, "bot": chair.bot, "name": chair.name}))
    return decisions
