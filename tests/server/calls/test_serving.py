"""A server that calls: of several processes, and what its command line says where it can write no letters."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import mazmorra
from tests.server.calls.people import at_table, laid, with_browser
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
