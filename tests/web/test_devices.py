"""A browser and its key: an address that invites one, devices taken away, people blocked, and the silent
voted about.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.http.running import Person, Running, serving
from tests.web.playing import GLOWING
from tests.web.tables import at_a_secret_choice, together
from tests.web.visitor import Arrive

PASSWORD = "correct horse battery"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """What `mazmorra open` says to open in a browser."""
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "MAZMORRA_LANG": "en"}
    command = [
        sys.executable,
        "-m",
        "mazmorra",
        "open",
        "raiders",
        "--database",
        f"sqlite:///{tmp_path}/games.sqlite",
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=home)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield found[0]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def test_the_address_of_open_makes_one_browser_the_players_and_then_nobodys(
    arrive: Arrive, address: str, tmp_path: Path
) -> None:
    url, _, rest = address.partition("/t/")
    kept = (tmp_path / "mazmorra" / "person").read_text()
    assert kept not in address

    ana = arrive(url=url)
    ana.goes(address)
    ana.page.locator(GLOWING).first.wait_for()
    assert ana.page.url == f"{url}/t/{rest.partition('#')[0]}"
    token = ana.page.evaluate("localStorage.token")
    assert token.split(".")[0] == kept.split(".")[0]
    assert token != kept
    ana.page.reload()
    ana.page.locator(GLOWING).first.wait_for()

    late = arrive(url=url)
    late.forgives("status of 401")
    late.goes(address)
    late.sees("server-bad-link")
    assert late.page.evaluate("localStorage.token ?? sessionStorage.token") is None
    assert "#" not in late.page.url
    ana.goes("about:blank")  # before the server goes


def test_a_link_with_somebodys_token_makes_nobody_that_person(arrive: Arrive, server: Running) -> None:
    ana = server.person("Ana")
    victim = arrive("Vera")
    victim.goes(f"/t/{ana.table()}#{ana.token}")
    victim.sees("web-lobby-sit-down")

    token = victim.page.evaluate("localStorage.token")
    assert token.split(".")[0] != ana.id
    assert "#" not in victim.page.url


def test_a_device_is_logged_out_from_the_page_about_me_and_its_table_closes(
    arrive: Arrive, server: Running
) -> None:
    account = {"username": "device_owner", "password": PASSWORD}
    owner = server.person("Ana")
    owner.token = owner.post("/me/account", account)["token"]
    away = arrive("Ana", token=Person(server, "", "").post("/login", account)["token"])
    away.forgives("status of 401")
    away.goes(f"/t/{owner.table()}")
    away.sees("web-lobby-sit-down")
    home = arrive("Ana", token=owner.token)
    home.goes("/me")
    devices = home.page.get_by_role("region", name=home.say("web-me-devices"))
    expect(devices.get_by_text(home.say("web-me-device-this"))).to_have_count(1)

    devices.get_by_role("button").first.click()

    expect(devices.get_by_role("listitem")).to_have_count(1)
    away.sees("server-bad-token")


def test_somebody_is_blocked_at_a_table_and_unblocked_at_home(arrive: Arrive, server: Running) -> None:
    people = [server.person(name) for name in ("Ana", "Bruno", "Carla")]
    table = together(people)
    ana, bruno = arrive("Ana", token=people[0].token), arrive("Bruno", token=people[1].token)
    for each in (ana, bruno):
        each.goes(f"/t/{table}")
        each.page.get_by_role("tab", name=each.say("web-side-chat")).click()
    ana.page.locator("summary", has_text=ana.say("web-chat-mute")).click()
    ana.button("web-chat-block", name="Bruno").click()
    ana.sees("web-chat-blocked")

    bruno.page.get_by_label(bruno.say("web-chat-say")).fill("can you hear me")
    bruno.page.keyboard.press("Enter")
    expect(bruno.page.get_by_text("can you hear me")).to_be_visible()

    ana.goes("/me")
    ana.button("web-me-unblock", name="Bruno").click()
    expect(ana.page.get_by_role("region", name=ana.say("web-me-blocks"))).to_have_count(0)
    ana.goes(f"/t/{table}")
    ana.page.get_by_role("tab", name=ana.say("web-side-chat")).click()
    expect(ana.page.get_by_text("can you hear me")).to_be_visible()


def test_the_others_set_a_clock_for_one_who_does_not_move(arrive: Arrive, tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits", "--silence", "0") as patient:
        people = [patient.person(name) for name in ("Ana", "Bruno", "Carla")]
        table = at_a_secret_choice(people)
        ana, bruno, carla = (arrive(person.id, patient.url, token=person.token) for person in people)
        for each in (ana, bruno, carla):
            each.goes(f"/t/{table}")
            each.page.locator(".vote").first.wait_for()  # who is not there yet has no vote
        for width, height in ((390, 664), (844, 390), (1440, 900)):
            ana.page.set_viewport_size({"width": width, "height": height})
            hidden = ana.page.locator("[data-given]").evaluate(
                "each => each.scrollHeight - each.clientHeight"
            )
            assert hidden <= 0, f"two who are silent push one's cards out of sight at {width} by {height}"
        ana.page.locator(".vote", has_text=ana.say("web-vote-silent", name="Carla")).get_by_role(
            "button", name=ana.say("web-vote-let-clock")
        ).click()

        bruno.button("web-vote-yes").click()

        expect(carla.page.get_by_role("timer")).to_be_visible()
        carla.page.get_by_text(carla.say("server-note-clock-set", name="Carla")).wait_for()
        for each in (ana, bruno, carla):
            each.goes("about:blank")
