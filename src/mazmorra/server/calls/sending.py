"""Emptying the outbox: what was put there is sent, or tried again later, or given up.

A process that takes something out has a while to say what became of it; then another one tries. So something
may be sent twice, never lost. Letters and pushes go their own ways: push services are named by browsers, that
is, by anybody, and one that takes its time keeps no letter waiting.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

from mazmorra.server.calls.letters import (
    BY,
    CHANGED,
    CONFIRM,
    INVITE,
    REMINDER,
    RESET,
    TO_TABLE,
    Letter,
    account_letter,
    notice,
    turn_letter,
)
from mazmorra.server.calls.pushing import NotSent, Pushing
from mazmorra.server.calls.smtp import Smtp
from mazmorra.server.calls.ways import EMAIL, PUSH
from mazmorra.server.clock import now_ms
from mazmorra.server.metrics import Metrics
from mazmorra.server.people.accounts import CODE_HOURS, code_hash, fresh_code
from mazmorra.server.people.bans import Bans
from mazmorra.server.people.who import Who
from mazmorra.server.store import Call, Store, StoreError
from mazmorra.server.store.codes import MAILED

WAYS = PUSH, EMAIL
EVERY_SECONDS = 1.0
AT_ONCE = 20
THREADS = 4
TAKEN = 180_000
"""Milliseconds to send what was taken out."""
FIRST_WAIT, LONGEST_WAIT = 30_000, 3_600_000
MOST_TRIES = 10
HOUR = 3_600_000
DAY = 24 * HOUR
log = logging.getLogger("mazmorra.sending")


class Sending:
    """The hands that send. `site` is the address of this server that letters name."""

    def __init__(
        self,
        store: Store,
        who: Who,
        bans: Bans,
        pushing: Pushing,
        smtp: Smtp | None,
        site: str,
        metrics: Metrics,
    ) -> None:
        self.store, self.who, self.bans, self.metrics = store, who, bans, metrics
        self.pushing, self.smtp, self.site = pushing, smtp, site
        self.news = {way: asyncio.Event() for way in WAYS}
        self.threads = {
            way: ThreadPoolExecutor(THREADS, thread_name_prefix=f"mazmorra-{way}") for way in WAYS
        }

    async def run(self) -> None:
        """Until cancelled: send what there is, and look again every second."""
        try:
            await asyncio.gather(*map(self._run, WAYS))
        finally:
            for threads in self.threads.values():
                threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, way: str) -> None:
        while True:
            try:
                while await self._send_some(way):
                    pass
            except StoreError as error:
                log.warning("the database does not do its work: %s", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news[way].wait(), EVERY_SECONDS)
            self.news[way].clear()

    def soon(self) -> None:
        """This process has put something into the outbox."""
        for news in self.news.values():
            news.set()

    async def _send_some(self, way: str) -> int:
        """Send what is due, a few at once; how many that were."""
        now = now_ms()
        if not await self.store.calls.is_anything_due(way, now):
            return 0
        taken = await self.store.calls.take(way, now, now + TAKEN, AT_ONCE)
        await asyncio.gather(*(self._deal_with(call) for call in taken))
        return len(taken)

    async def _deal_with(self, call: Call) -> None:
        try:
            await (self._push(call) if call.way == PUSH else self._mail(call))
        except NotSent as error:
            await self._failed(call, error)
        except StoreError:
            raise
        except Exception:  # whatever it is, it must not keep the others from being sent
            log.exception("a call could not be made")
            await self._failed(call, NotSent("broken"))
        else:
            self.metrics.calls.labels(call.way, "sent").inc()
            await self.store.calls.done(call)

    async def _failed(self, call: Call, error: NotSent) -> None:
        old = call.tries >= MOST_TRIES or now_ms() - call.created_at > DAY
        self.metrics.calls.labels(call.way, "failed").inc()
        log.warning("not sent", extra={"way": call.way, "kind": call.kind, "why": str(error)})
        if error.gone and call.way == PUSH:
            await self.store.contacts.drop(call.target)
        if error.gone or old or not error.passing:
            await self.store.calls.done(call)
        else:
            await self.store.calls.later(call, now_ms() + min(LONGEST_WAIT, FIRST_WAIT << (call.tries - 1)))

    async def _push(self, call: Call) -> None:
        browser = await self.store.contacts.browser(call.target)
        if browser is None or browser.person != call.person or await self._is_past(call):
            return
        message, urgent = notice(call, now_ms()), call.kind == REMINDER
        topic = self.who.sealed("topic", call.table_id)[:32]
        await self._in_a_thread(PUSH, partial(self.pushing.push, browser, message, urgent, topic))

    async def _mail(self, call: Call) -> None:
        found = await self._letter(call) if self.smtp else None
        if self.smtp is None or found is None:
            return
        letter, one_click = found
        written = letter.message(self.smtp.sender, call.target, one_click)
        await self._in_a_thread(EMAIL, partial(self.smtp.send, written))

    async def _letter(self, call: Call) -> tuple[Letter, str] | None:
        """What is written, if it still should be, and where one unsubscribes from it."""
        contact = await self.store.contacts.of(call.person)
        if call.kind in TO_TABLE:
            if contact.email != call.target or not contact.by_email or await self._is_past(call):
                return None
            token = stop_token(self.who, call.person, call.target)
            letter = turn_letter(call, self.site, f"{self.site}/stop#{token}", now_ms())
            return letter, f"{self.site}/api/stop/{token}"
        if call.kind == CHANGED:
            return account_letter(call), ""
        # Codes are made when they are sent, so that nothing but their hash is ever kept.
        code = fresh_code()
        if call.kind == CONFIRM:
            expires = now_ms() + CODE_HOURS * HOUR
            if not await self.store.contacts.add_code(call.person, call.target, code_hash(code), expires):
                return None
            return account_letter(call, f"{self.site}/confirm#{code}", hours=CODE_HOURS), ""
        if call.kind == RESET and contact.email == call.target:
            await self.store.people.add_code(call.person, code_hash(code), now_ms() + HOUR, MAILED)
            link = f"{self.site}/reset#{code}"
            return account_letter(call, link, username=call.gaps["username"]), ""
        return None

    async def _is_past(self, call: Call) -> bool:
        """Whether it is about an invitation that stands no more, or whoever invited was banned meanwhile."""
        if call.kind != INVITE:
            return False
        inviter, stands = call.gaps.get(BY, ""), self.store.invitations.stands
        return self.bans.has(inviter) or not await stands(call.person, inviter, call.table_id, now_ms())

    async def _in_a_thread(self, way: str, work: partial[None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.threads[way], work)


def stop_token(who: Who, person: str, email: str) -> str:
    """What lets whoever reads a letter stop them, and nothing else."""
    return f"{person}.{who.sealed('stop', f'{person} {email}')}"
