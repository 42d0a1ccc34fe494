"""How a server calls people back, as the command line says it; the mail server also as the environment does,
since a password on a command line is seen by everybody on the machine.
"""

from __future__ import annotations

import argparse
import os
from typing import TypedDict

from mazmorra.cli.errors import NoMail
from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import Phrase

SMTP, MAIL_FROM = "MAZMORRA_SMTP", "MAZMORRA_MAIL_FROM"


class Calls(TypedDict):
    """What a server must know to call people back."""

    call_after: float
    url: str
    smtp: str
    mail_from: str
    push_anywhere: bool


def add_calls(parser: argparse.ArgumentParser, say: Wording) -> None:
    """The options that say how people are called back."""
    from mazmorra.server.config import CALL_AFTER

    parser.add_argument("--url", default="", metavar="URL", help=say.say("serve-url"))
    parser.add_argument("--smtp", default="", metavar="URL", help=say.say("serve-smtp"))
    parser.add_argument("--mail-from", default="", metavar="NAME", help=say.say("serve-mail-from"))
    parser.add_argument(
        "--call-after", type=float, default=CALL_AFTER, metavar="N", help=say.say("serve-call-after")
    )
    parser.add_argument("--push-anywhere", action="store_true", help=say.say("serve-push-anywhere"))


def calls_of(args: argparse.Namespace) -> Calls:
    """What was said, if letters can be written with it."""
    smtp = args.smtp or os.environ.get(SMTP, "")
    sender = args.mail_from or os.environ.get(MAIL_FROM, "")
    if smtp:
        _check(smtp, sender, args.url)
    return Calls(
        call_after=max(0.0, args.call_after),
        url=args.url.rstrip("/"),
        smtp=smtp,
        mail_from=sender,
        push_anywhere=args.push_anywhere,
    )


def _check(smtp: str, sender: str, url: str) -> None:
    from mazmorra.server.calls.smtp import Smtp

    try:
        Smtp.read(smtp, sender)
    except ValueError as error:
        wrong = "serve-mail-sender" if str(error) == "sender" else "serve-mail-address"
        raise NoMail(reason=Phrase(wrong)) from error
    if not url.startswith(("https://", "http://")):
        raise NoMail(reason=Phrase("serve-mail-url"))
