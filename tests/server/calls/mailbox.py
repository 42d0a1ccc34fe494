"""A real mail server for tests, in a thread: it takes letters in, and may refuse to."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

from tests.server.services import free_port

SECONDS = 20.0


class Mailbox:
    """Everything that was delivered, by address; `answer` is what the server says to the next letters."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.refused: list[str] = []
        self.answer = "250 taken"
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            letter = message_from_bytes(envelope.original_content or b"", policy=default)
            self.letters += [(each, letter) for each in envelope.rcpt_tos]
        else:
            self.refused += envelope.rcpt_tos
        return self.answer

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for to, letter in self.letters if to == address]

    def waits_for(self, address: str, count: int = 1) -> EmailMessage:
        """The latest letter to an address, once there are so many."""
        until(lambda: len(self.to(address)) >= count, f"letter {count} to {address}")
        return self.to(address)[count - 1]

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"


def text_of(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def link_in(letter: EmailMessage, page: str) -> str:
    """What follows the # in the letter's link to a page."""
    found = re.search(rf"/{page}#(\S+)", text_of(letter))
    assert found, text_of(letter)
    return found[1]


def until(true: Callable[[], object], what: str) -> None:
    limit = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < limit, f"still waiting for {what}"
        time.sleep(0.02)


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server on a free port, until the block ends."""
    box = Mailbox()
    box.port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
