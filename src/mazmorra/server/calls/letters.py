"""What people are told when they are called: in a few words on their screen, or in a letter, in their
language.

Nothing of what a game hides is in it: which game, who waits, and the way there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid, parseaddr
from html import escape

import msgspec

from mazmorra.content.wording import LANGUAGES, Wording, words
from mazmorra.server.store import Call

TURN, BEGIN, REMINDER, INVITE = "turn", "begin", "reminder", "invite"
TO_TABLE = (TURN, BEGIN, REMINDER, INVITE)
"""What somebody is called to a table for: their turn, to begin, once more, or a free seat there."""
BY = "inviter"
"""Who asks them to it: not told, but they must still want it when it is sent."""
CONFIRM, RESET, CHANGED = "confirm", "reset", "changed"
ONE_CLICK = "List-Unsubscribe"
MINUTE, HOUR = 60_000, 3_600_000
HTML = """<!doctype html>
<html lang="{language}"><body style="font: 16px sans-serif; max-width: 36em">{parts}</body></html>
"""


class _Whole(EmailPolicy):
    """Letters, with the one header whose line must not be broken: mail programs read no address there that
    was encoded to fit.
    """

    def fold_binary(self, name: str, value: str) -> bytes:
        if name == ONE_CLICK:
            return f"{name}: {value}{self.linesep}".encode("ascii")
        return super().fold_binary(name, value)


@dataclass(frozen=True, slots=True)
class Letter:
    """What a letter says: its subject, its paragraphs, where its link leads, and how to get no more."""

    language: str
    subject: str
    lines: Sequence[str]
    link: str = ""
    link_text: str = ""
    stop: str = ""
    stop_text: str = ""

    def message(self, sender: str, to: str, one_click: str = "") -> EmailMessage:
        """The letter as it goes out; at `one_click` a mail program unsubscribes by itself (RFC 8058)."""
        message = EmailMessage(policy=_Whole(linesep="\r\n"))
        message["From"], message["To"], message["Subject"] = sender, to, self.subject
        message["Date"], message["Auto-Submitted"] = formatdate(), "auto-generated"
        message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
        if one_click:
            message[ONE_CLICK] = f"<{one_click}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(self._text())
        message.add_alternative(self._html(), subtype="html")
        return message

    def _text(self) -> str:
        parts = [*self.lines]
        parts += [f"{self.link_text}: {self.link}"] if self.link else []
        parts += [f"-- \n{self.stop_text}: {self.stop}"] if self.stop else []
        return "\n\n".join(parts) + "\n"

    def _html(self) -> str:
        parts = [f"<p>{escape(line)}</p>" for line in self.lines]
        parts += [f"<p>{_anchor(self.link, self.link_text)}</p>"] if self.link else []
        parts += [f"<p><small>{_anchor(self.stop, self.stop_text)}</small></p>"] if self.stop else []
        return HTML.format(language=self.language, parts="".join(parts))


def notice(call: Call, now: int) -> bytes:
    """What a browser shows of a call to a table."""
    title, line = _called(call, now)
    told = {"title": title, "body": line, "tag": call.table_id, "url": way_to_table(call)}
    return msgspec.json.encode(told)


def way_to_table(call: Call) -> str:
    """Where a call leads; whoever is invited sits down there at once."""
    return f"/t/{call.table_id}" + ("#sit" if call.kind == INVITE else "")


def turn_letter(call: Call, site: str, stop: str, now: int) -> Letter:
    """The letter that calls somebody to a table."""
    say = spoken(call.language)
    title, line = _called(call, now)
    return Letter(
        call.language,
        title,
        [say.say("call-hello", name=call.gaps["name"]), line],
        f"{site}{way_to_table(call)}",
        say.say("call-invite-link" if call.kind == INVITE else "call-open"),
        stop,
        say.say("call-stop"),
    )


def account_letter(call: Call, link: str = "", **gaps: object) -> Letter:
    """A letter about somebody's account."""
    say = spoken(call.language)
    hello, told = say.say("call-hello", name=call.gaps["name"]), say.say(f"call-{call.kind}", **gaps)
    button = say.say(f"call-{call.kind}-link") if link else ""
    return Letter(call.language, say.say(f"call-{call.kind}-title"), [hello, told], link, button)


def spoken(language: str) -> Wording:
    """The words of a language somebody once chose."""
    return words(next((each for each in (language, language[:2]) if each in LANGUAGES), "en"))


def _called(call: Call, now: int) -> tuple[str, str]:
    say, names = spoken(call.language), [name for name in call.gaps["names"].split("\n") if name]
    game = say.say(call.gaps["game"])
    if call.kind == INVITE:
        return say.say("call-invite-title", game=game, name=names[0]), say.say("call-invite", game=game)
    title = say.say(f"call-{call.kind}-title", game=game)
    if call.kind == REMINDER:
        left = max(0, int(call.gaps["due_at"]) - now)
        return title, say.say("call-reminder", hours=left // HOUR, minutes=left % HOUR // MINUTE)
    if call.kind == BEGIN:
        return title, say.say("call-begin")
    if not names:
        return title, say.say("call-turn-alone")
    return title, say.say("call-turn", names=say.join(names), count=len(names))


def _anchor(link: str, text: str) -> str:
    return f'<a href="{escape(link)}">{escape(text)}</a>'
