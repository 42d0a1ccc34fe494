"""A server that calls: of several processes, and what its command line says where it can write no letters."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

import pytest

from tests.cli.run import mazmorra
from tests.server.calls.conftest import SENDER, SITE
from tests.server.calls.mailbox import Mailbox, link_in
from tests.server.calls.people import PASSWORD, at_table, laid, with_account, with_browser
from tests.server.calls.pushes import PushService
from tests.server.http.running import SECONDS, serving


def test_of_several_processes_one_calls_and_all_know_who_is_there(
    tmp_path: Path, service: PushService
) -> None:
    options = ("--no-limits", "--push-anywhere", "--call-after", "0", "--processes", "3")
    with serving(tmp_path, *options) as server:
        waiting: set[int] = set()
        while not {0, 1} <= waiting:
            ana, bruno = server.person("Ana"), server.person("Bruno")
            hers, his = with_browser(ana, service), with_browser(bruno, service)
            table = laid(ana, bruno)
            with at_table(bruno, table) as socket:
                json.loads(socket.recv(SECONDS))
                waiting = set(ana.begin(table, bruno)["waiting"])
                if {0, 1} <= waiting:
                    hers.waits_for()
                    assert his.got() == []
        his.waits_for()

        assert (len(hers.got()), len(his.got())) == (1, 1)


def test_letters_are_asked_for_only_so_often_whether_or_not_there_is_somebody(
    tmp_path: Path, mail: Mailbox
) -> None:
    letters = ("--smtp", mail.url, "--mail-from", SENDER, "--url", SITE)
    with serving(tmp_path, *letters) as server:
        ana = server.person("Ana")
        username, email = with_account(ana), f"{secrets.token_hex(5)}@example.org"
        ana.post("/me/email", {"email": email, "password": PASSWORD, "language": "en"})
        ana.post("/confirm", {"code": link_in(mail.waits_for(email), "confirm")})

        replies = [ana.ask("POST", "/forgot", {"who": who}) for who in 6 * [username] + 6 * ["nobody"]]

        assert [reply.status_code for reply in replies] == 5 * [202] + [429] + 3 * [202] + 3 * [429]
        mail.waits_for(email, 2)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--smtp", "mail.example.org"), "the mail server's address is not"),
        (("--smtp", "smtp://mail.example.org"), "--mail-from is not an address"),
        (("--smtp", "smtp://mail.example.org", "--mail-from", "a@x.org"), "--url is missing"),
    ],
)
def test_what_is_missing_for_letters_is_told_in_a_sentence(
    tmp_path: Path, options: tuple[str, ...], says: str
) -> None:
    database = f"sqlite:///{tmp_path}/x.sqlite"

    done = mazmorra("serve", "--port", "0", "--database", database, *options)

    assert done.returncode == 2
    assert says in done.stderr
