"""Handing letters to the host's mail server.

`smtplib` in a thread, of the standard library: a server writes few letters, and needs no other client for
them.
"""

from __future__ import annotations

import smtplib
import ssl
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formataddr, parseaddr
from typing import Self
from urllib.parse import unquote, urlsplit

from mazmorra.server.calls.pushing import NotSent

SECONDS = 20.0
PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""TLS from the first byte, TLS before the first word, and none at all, for a mail server on this machine."""
FOR_GOOD = 500
"""From this answer on, trying again is of no use."""


@dataclass(frozen=True, slots=True)
class Smtp:
    """A mail server, who we are there, and in whose name we write."""

    kind: str
    host: str
    port: int
    username: str
    password: str
    sender: str

    @classmethod
    def read(cls, address: str, sender: str) -> Self:
        """`smtp://USER:PASSWORD@HOST:PORT` and `Name <name@host>`; a ValueError where it is neither."""
        place = urlsplit(address)
        name, email = parseaddr(sender)
        if place.scheme not in PORTS or not place.hostname or place.path.strip("/") or place.query:
            raise ValueError("address")
        if "@" not in email or not email.isascii():
            raise ValueError("sender")
        port = place.port or PORTS[place.scheme]
        who = unquote(place.username or ""), unquote(place.password or "")
        return cls(place.scheme, place.hostname, port, *who, formataddr((name, email)))

    def __repr__(self) -> str:
        return f"Smtp({self.kind}://{self.host}:{self.port})"

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter over; it takes its time, so do it in a thread."""
        try:
            with self._connected() as server:
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            raise NotSent("refused", passing=min(codes) < FOR_GOOD) from refused
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(type(error).__name__) from error

    def _connected(self) -> smtplib.SMTP:
        trust = ssl.create_default_context()
        server: smtplib.SMTP
        if self.kind == "smtps":
            server = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trust)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        try:
            if self.kind == "smtp":
                server.starttls(context=trust)
            if self.username:
                server.login(self.username, self.password)
        except BaseException:
            with suppress(OSError, smtplib.SMTPException):
                server.close()
            raise
        return server
