"""A server of each kind of database that calls people at once, a mail server and a push service."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.calls.mailbox import Mailbox, mailbox
from tests.server.calls.pushes import PushService, push_service
from tests.server.http.running import Running, serving
from tests.server.services import postgres

SITE = "https://games.example.org"
SENDER = "Mazmorra <games@example.org>"


@pytest.fixture(scope="session")
def mail() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="session")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, mail: Mailbox
) -> Iterator[Running]:
    database = postgres().fresh() if request.param == "postgresql" else ""
    options = ("--no-limits", "--push-anywhere", "--call-after", "0", "--url", SITE)
    letters = ("--smtp", mail.url, "--mail-from", SENDER)
    home = tmp_path_factory.mktemp("calls")
    with serving(home, *options, *letters, database=database) as running:
        yield running
