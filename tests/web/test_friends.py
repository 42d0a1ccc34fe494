"""Three people in three browsers, one of them with a phone, one with a bad network."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, answer, anything, turns
from tests.web.tables import answers_of, exported
from tests.web.visitor import PHONE, Arrive, Visitor
from tests.web.wire import Wire, wired


def test_three_play_by_link_and_a_bad_network_loses_and_doubles_nothing(
    arrive: Arrive, server: Running
) -> None:
    with wired(server.url) as wire:
        ana, bruno = arrive("Ana"), arrive("Bruno", url=wire.url)
        carla = arrive("Carla", size=PHONE, touch=True)
        bruno.forgives("WebSocket connection")  # what Chromium says while the wire is cut
        bruno.forgives(
            "ERR_SOCKET_NOT_CONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET"
        )
        table = invite(ana, [bruno, carla])
        given: dict[Visitor, list[Any]] = {ana: [], bruno: [], carla: []}

        for visitor in turns([ana, bruno, carla]):
            match (visitor.name, len(given[visitor])):
                case ("Bruno", 5):
                    said = answer_whose_receipt_is_lost(bruno, wire)
                case ("Bruno", 9):
                    said = answer_without_a_network(bruno, wire)
                case ("Carla", 7):
                    carla.page.reload()
                    carla.page.locator(GLOWING).first.wait_for()
                    said = answer(carla)
                case (_, turn):
                    said = answer(visitor, anything(turn))
            given[visitor].append(said)
        bruno.page.locator("[data-course]").wait_for()  # what the end still asks for comes by the wire too

    game = exported(server, table)
    assert [answers_of(game, seat) for seat in range(3)] == list(given.values())


def invite(host: Visitor, guests: list[Visitor], game: str = "raiders") -> str:
    """The host makes a table and shares its link; the guests come by it, sit down, and the game begins."""
    host.goes(f"/new/{game}")
    host.page.get_by_role("radio", name=str(len(guests) + 1), exact=True).check()
    host.button("web-lobby-open").click()
    link = host.page.get_by_label(host.say("web-lobby-link")).input_value()
    assert link == host.page.url
    for guest in guests:
        guest.goes(urlsplit(link).path)
        guest.page.get_by_label(guest.say("web-lobby-call-you")).fill(guest.name)
        guest.button("web-lobby-sit-down").click()
        host.page.get_by_text(guest.name, exact=True).wait_for()
    host.button("web-lobby-begin").click()
    return link.rpartition("/")[2]


def answer_whose_receipt_is_lost(bruno: Visitor, wire: Wire) -> Any:
    """The server has the answer, and the browser cannot know."""
    wire.deafen()
    said = answer(bruno)
    assert wire.swallowed.wait(5)
    wire.cut()
    returns(bruno, wire)
    return said


def answer_without_a_network(bruno: Visitor, wire: Wire) -> Any:
    """The browser keeps the answer until it can be said."""
    wire.cut()
    bruno.sees("web-table-lost")
    said = answer(bruno)
    bruno.sees("web-table-locked")
    returns(bruno, wire)
    return said


def returns(bruno: Visitor, wire: Wire) -> None:
    bruno.sees("web-table-lost")
    wire.mend()
    expect(bruno.page.get_by_role("alert")).to_have_count(0)
