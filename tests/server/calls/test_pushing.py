"""Where messages are pushed to, and where never, whatever a browser says."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.message import EmailMessage

import pytest

from mazmorra.server.calls.pushing import NotSent, Pushing
from mazmorra.server.calls.sealing import Signer
from mazmorra.server.calls.smtp import Smtp
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Subscription
from tests.server.calls.mailbox import mailbox
from tests.server.calls.pushes import Browser, PushService, push_service


def pushing(anywhere: bool = False) -> Pushing:
    return Pushing(Signer(os.urandom(32), "https://games.example.org"), anywhere)


def at(endpoint: str) -> Subscription:
    keys = Browser(PushService(), "x").subscription
    return Subscription("b", "ana", "s", endpoint, keys["p256dh"], keys["auth"], "en", 1)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://10.0.0.8/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[::127.0.0.1]/x",
        "https://[64:ff9b::10.0.0.8]/x",
        "https://[64:ff9b:1::1]/x",
        "https://[2002:a00:8::1]/x",
        "https://[fec0::1]/x",
        "https://[::ffff:224.0.0.1]/x",
        "https://[fd00::1]/x",
        "https://0.0.0.0/x",
        "https://ana:secret@push.example.org/x",
        "https:///x",
        "https://push.example.org:99999/x",
        "file:///etc/passwd",
        "https://push.example.org/\r\nHost: x",
        "https://push.example.org/" + "x" * 1000,
    ],
)
def test_no_browser_gives_such_an_address(endpoint: str) -> None:
    keys = Browser(PushService(), "x").subscription

    with pytest.raises(Refused, match="bad-subscription"):
        pushing().check(endpoint, keys["p256dh"], keys["auth"])


def test_an_address_as_browsers_give_it_is_taken() -> None:
    keys = Browser(PushService(), "x").subscription

    pushing().check("https://push.example.org/send/abc?x=1", keys["p256dh"], keys["auth"])


def test_a_name_that_leads_into_the_own_machine_is_not_followed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        port = listening.getsockname()[1]
        with pytest.raises(NotSent) as refused:
            pushing().push(at(f"https://localhost:{port}/x"), b"{}")
        assert refused.value.gone
        with pytest.raises(BlockingIOError):
            listening.accept()


@contextmanager
def dripping() -> Iterator[str]:
    """A server that never ends its first line, and always has another letter of it."""

    def drip(listening: socket.socket, over: threading.Event) -> None:
        with suppress(OSError), listening.accept()[0] as caller:
            caller.sendall(b"HTTP/1.1 200 ")
            while not over.wait(0.02):
                caller.sendall(b"K")

    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=drip, args=(listening, over))
        thread.start()
        give_up = threading.Timer(10, over.set)
        give_up.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/x"
        over.set()
        give_up.cancel()
        thread.join()


def test_a_service_that_speaks_for_ever_is_not_listened_to_for_ever() -> None:
    slow = Pushing(Signer(os.urandom(32), "https://games.example.org"), anywhere=True, seconds=0.2)

    with dripping() as endpoint, pytest.raises(NotSent) as refused:
        slow.push(at(endpoint), b"{}")

    assert refused.value.passing


def test_a_redirect_is_not_followed() -> None:
    with push_service() as service:
        browser = Browser(service, "x")
        service.answers[browser.path] = 307
        with pytest.raises(NotSent) as refused:
            pushing(anywhere=True).push(at(browser.subscription["endpoint"]), b"{}")
    assert not refused.value.passing


@pytest.mark.parametrize(
    ("status", "gone", "passing"),
    [(404, True, True), (429, False, True), (500, False, True), (413, False, False)],
)
def test_what_a_push_service_says_decides_what_becomes_of_a_message(
    status: int, gone: bool, passing: bool
) -> None:
    with push_service() as service:
        browser = Browser(service, "x")
        service.answers[browser.path] = status
        with pytest.raises(NotSent) as refused:
            pushing(anywhere=True).push(at(browser.subscription["endpoint"]), b"{}")
    assert (refused.value.gone, refused.value.passing) == (gone, passing)


def test_a_service_that_is_not_there_may_be_later() -> None:
    with pytest.raises(NotSent) as refused:
        pushing(anywhere=True).push(at("http://127.0.0.1:1/x"), b"{}")
    assert refused.value.passing
    assert not refused.value.gone


def test_every_process_on_a_database_signs_with_one_key() -> None:
    key = os.urandom(32)

    assert Signer(key, "mailto:a@x").public == Signer(key, "mailto:a@x").public
    assert len(Signer(b"\xff" * 32, "mailto:a@x").public) == 87


def test_a_mail_server_is_named_with_how_to_speak_to_it() -> None:
    read = Smtp.read("smtps://ana%40x:se%2Fcret@mail.example.org", "Mazmorra <games@example.org>")

    assert (read.host, read.port, read.username, read.password) == (
        "mail.example.org",
        465,
        "ana@x",
        "se/cret",
    )
    assert "cret" not in repr(read)
    assert Smtp.read("smtp://mail.example.org:2525", "g@example.org").port == 2525
    for wrong in (
        "http://mail.example.org",
        "smtp://",
        "mail.example.org",
        "smtp://h/path",
        "smtp://h:99999",
    ):
        with pytest.raises(ValueError, match=r"address|Port"):
            Smtp.read(wrong, "g@example.org")
    for wrong in ("", "nobody", "Ñ <ñ@example.org>"):
        with pytest.raises(ValueError, match="sender"):
            Smtp.read("smtp://mail.example.org", wrong)


def test_a_mail_server_that_cannot_speak_tls_gets_no_letter_and_no_password() -> None:

    letter = EmailMessage()
    letter["To"], letter["From"] = "a@x.org", "b@x.org"
    with mailbox() as box:
        with pytest.raises(NotSent):
            Smtp.read(f"smtp://ana:secret@127.0.0.1:{box.port}", "b@x.org").send(letter)
        assert box.letters == []
