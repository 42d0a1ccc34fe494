"""The parts of a running server, opened in order and closed in reverse.

What they do is told in their own files.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.utils import parseaddr

from mazmorra.server.calls.addresses import Addresses
from mazmorra.server.calls.calling import Calling
from mazmorra.server.calls.inviting import Inviting
from mazmorra.server.calls.pushing import Pushing
from mazmorra.server.calls.sealing import Signer
from mazmorra.server.calls.sending import Sending
from mazmorra.server.calls.smtp import Smtp
from mazmorra.server.config import Config
from mazmorra.server.limits import Limits
from mazmorra.server.looking_back.bringing import Bringing
from mazmorra.server.looking_back.keeping import Keeping
from mazmorra.server.metrics import Metrics
from mazmorra.server.people.accounts import Accounts
from mazmorra.server.people.bans import Bans
from mazmorra.server.people.blocks import Blocks
from mazmorra.server.people.mutes import Mutes
from mazmorra.server.people.obeying import Obeying
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.people.who import Who
from mazmorra.server.people.withheld import Withheld
from mazmorra.server.processes.bots import BotsAtWork
from mazmorra.server.processes.expiry import Expiry
from mazmorra.server.processes.hints import Hints
from mazmorra.server.processes.long_work import LongWork
from mazmorra.server.processes.redis_wakes import RedisWakes
from mazmorra.server.processes.siblings import SiblingWakes
from mazmorra.server.processes.upkeep import Upkeep
from mazmorra.server.processes.wake import LocalWakes, Wakes
from mazmorra.server.processes.woken import Woken
from mazmorra.server.processes.workshop import Workshop
from mazmorra.server.ratings.counting import Counting
from mazmorra.server.ratings.daily import Daily
from mazmorra.server.store import Append, Store
from mazmorra.server.tables.chat import Talk
from mazmorra.server.tables.hub import Hub

NOBODY = "nobody@localhost"
"""Where the host has named no address; some push services turn that away."""
NEVER_TOO_OFTEN = 1 << 62
log = logging.getLogger("mazmorra.parts")


class MeasuredStore(Store):
    """A store whose appends are timed and counted."""

    metrics: Metrics

    async def append(self, append: Append) -> bool:
        began = time.perf_counter()
        stored = await super().append(append)
        if stored:
            self.metrics.stored(append.entries, time.perf_counter() - began)
        return stored


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything a request may need."""

    store: Store
    hub: Hub
    talk: Talk
    mutes: Mutes
    sessions: Sessions
    blocks: Blocks
    bans: Bans
    who: Who
    accounts: Accounts
    limits: Limits
    metrics: Metrics
    workshop: Workshop
    bringing: Bringing
    withheld: Withheld
    hints: Hints
    reviews: LongWork
    comparisons: LongWork
    daily: Daily
    addresses: Addresses
    inviting: Inviting
    pushing: Pushing
    config: Config


@asynccontextmanager
async def opened(config: Config, limits: Limits, metrics: Metrics, bans: Bans) -> AsyncIterator[Parts]:
    """The parts while they run; on the way out, what is being stored is stored."""
    writers = config.siblings.processes if config.siblings else 1
    store = await MeasuredStore.open(config.database, writers=writers)
    store.metrics = metrics
    async with store, _wakes(config) as wakes:
        hub = Hub(store, wakes, config.silence, config.call_after)
        hub.presence.most = hub.presence.most if config.limited else NEVER_TOO_OFTEN
        metrics.look_at(hub)
        talk, mutes, sessions = Talk(hub, store), Mutes(hub), Sessions(hub)
        obeying, expiry = Obeying(hub, bans), Expiry(hub, sessions, config.keep)
        await obeying.look()
        bots, workshop = BotsAtWork(hub, config.bot_workers, limits=limits, own=config.own_bots), Workshop()
        hints = Hints(bots.workers)
        reviews = LongWork(store.reviews, config.review_workers)
        comparisons = LongWork(store.comparisons)
        who = Who(store, await store.key("tokens"), sessions)
        smtp = Smtp.read(config.smtp, config.mail_from) if config.smtp else None
        pushing = Pushing(Signer(await store.key("vapid"), contact_of(config)), config.push_anywhere)
        sending = Sending(store, who, bans, pushing, smtp, config.url.rstrip("/"), metrics)
        daily = Daily(hub)
        upkeep = Upkeep(hub, bots, metrics, obeying, expiry, Counting(hub), daily)
        keeping = Keeping(hub, config.siblings.processes if config.siblings else 1)
        async with _background(
            bots,
            upkeep,
            Woken(hub, talk, sessions, mutes),
            Calling(hub, smtp is not None, sending.soon),
            sending,
            keeping,
        ):
            accounts, bringing = Accounts(store, limits, who), Bringing(config, store, who)
            addresses = Addresses(store, accounts, who, limits, smtp is not None, sending.soon)
            inviting = Inviting(hub, bans, limits, smtp is not None)
            blocks, withheld = Blocks(hub, mutes), Withheld(config.limited)
            yield Parts(
                store,
                hub,
                talk,
                mutes,
                sessions,
                blocks,
                bans,
                who,
                accounts,
                limits,
                metrics,
                workshop,
                bringing,
                withheld,
                hints,
                reviews,
                comparisons,
                daily,
                addresses,
                inviting,
                pushing,
                config,
            )
        await hints.workshop.close()
        await reviews.close()
        await comparisons.close()
        await workshop.close()


def contact_of(config: Config) -> str:
    """Whom push services may ask about this server."""
    return (
        config.url
        if config.url.startswith("https://")
        else f"mailto:{parseaddr(config.mail_from)[1] or NOBODY}"
    )


@asynccontextmanager
async def _wakes(config: Config) -> AsyncIterator[Wakes]:
    wakes: Wakes = LocalWakes()
    if config.redis:
        wakes = RedisWakes(config.redis)
    elif config.siblings:
        wakes = SiblingWakes(config.siblings)
    try:
        yield wakes
    finally:
        await wakes.close()


@asynccontextmanager
async def _background(
    bots: BotsAtWork, *others: Upkeep | Woken | Calling | Sending | Keeping
) -> AsyncIterator[None]:
    running = [asyncio.ensure_future(each.run()) for each in others]
    for each in running:
        each.add_done_callback(_told_if_it_failed)
    try:
        yield
    finally:
        await _stopped(
            [*running, *(task for channel in bots.hub.channels.values() for task in channel.tasks)]
        )
        bots.close()


def _told_if_it_failed(task: asyncio.Future[None]) -> None:
    if not task.cancelled() and task.exception():
        log.error("a part of the server has stopped; start it again", exc_info=task.exception())


async def _stopped(tasks: Sequence[asyncio.Future[None] | asyncio.Task[object]]) -> None:
    """Nobody thinks on while the workers go, or a default would be played for a bot that was merely
    interrupted.
    """
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
