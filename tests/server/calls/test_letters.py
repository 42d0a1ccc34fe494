"""A letter as it goes over the wire."""

from __future__ import annotations

from mazmorra.server.calls.letters import Letter


def test_the_address_that_one_click_asks_is_written_as_it_is_however_long() -> None:
    stop = f"https://games.example.org/api/stop/{'x1_-.' * 40}"
    letter = Letter("en", "Your turn", ["Bruno is waiting for you."])

    sent = bytes(letter.message("Mazmorra <games@example.org>", "ana@example.org", stop))

    assert f"\r\nList-Unsubscribe: <{stop}>\r\n".encode() in sent
    assert b"\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in sent
