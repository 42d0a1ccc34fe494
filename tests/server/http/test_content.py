"""Content edited by a host: what is printed, what is wrong by line, how it will look, what it changes."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import mazmorra
from mazmorra.cli.open import _invitation
from mazmorra.client import Client
from mazmorra.content.wording import words
from mazmorra.games import REGISTRY
from mazmorra.games.owned import editions, printed_text
from tests.cli.run import mazmorra as command
from tests.server.http.playing import finished_table
from tests.server.http.running import SECONDS, Person, Running, refusal

PRINTED = printed_text("raiders", {"edition": "classic"}, words("en"))
NAMED = PRINTED.replace(
    'id = "dragon"\n', 'id = "dragon"\ncalled = { en = "Basilisk", es = "Basilisco" }\n', 1
)


@pytest.fixture(scope="module")
def host(server: Running) -> Person:
    return server.host("Hosting")


def proof(person: Person, content: str, game: str = "raiders", language: str = "en") -> Any:
    return person.post("/content/proof", {"game": game, "content": content, "language": language})


def pieces(told: Any) -> dict[str, Any]:
    return {f"{each['table']}/{piece['id']}": piece for each in told["chapters"] for piece in each["pieces"]}


def compare(person: Person, **given: Any) -> Any:
    wanted = {"game": "raiders", "content": NAMED, "games": 10, **given}
    return person.ask("POST", "/content/comparison", wanted)


def until(person: Person, *states: str) -> Any:
    """A comparison, once it is in one of these states."""
    limit = time.monotonic() + 3 * SECONDS
    while (told := person.get("/content/comparison?language=es"))["state"] not in states:
        assert time.monotonic() < limit, told
        time.sleep(0.05)
    return told


def test_content_is_edited_by_hosts_alone(ana: Person, server: Running) -> None:
    nobody, given = Person(server, "", ""), {"game": "raiders", "content": PRINTED}
    for method, path, body in (
        ("GET", "/content", None),
        ("GET", "/content/raiders/printed", None),
        ("POST", "/content/proof", given),
        ("POST", "/content/comparison", given),
        ("GET", "/content/comparison", None),
        ("DELETE", "/content/comparison", None),
    ):
        assert refusal(ana.ask(method, path, body)) == (403, "hosts-only")
        assert refusal(nobody.ask(method, path, body)) == (401, "no-token")
    assert ana.get("/me")["host"] is False


def test_a_host_gets_every_printed_file_and_each_is_proved_without_a_fault(host: Person) -> None:
    listed = host.get("/content")

    assert [(each["game"], each["edition"]) for each in listed] == [
        (name, edition) for name in REGISTRY for edition in editions(name)
    ]
    for each in listed:
        path = f"/content/{each['game']}/printed?edition={each['edition']}&language=es"
        told = proof(host, host.get(path)["text"], each["game"], "es")
        assert told["faults"] == []
        assert {piece["state"] for piece in pieces(told).values()} == {"printed"}
    assert host.get("/me")["host"] is True
    assert refusal(host.ask("GET", "/content/chess/printed")) == (422, "error-unknown-game")
    assert refusal(host.ask("GET", "/content/raiders/printed?edition=third")) == (422, "error-bad-setting")


async def test_whoever_opens_the_server_with_its_database_hosts_it(server: Running) -> None:
    local = Client(server.url, "Local")

    await _invitation(server.database, local)

    assert local.call("GET", "/api/me")["host"] is True


def test_every_row_that_is_wrong_is_told_with_its_line(host: Person) -> None:
    broken = PRINTED.replace("strength = ", "strong = ", 1).replace("chests = [", 'chests = "many" #[', 1)
    lines = {line: number for number, line in enumerate(broken.splitlines(), 1)}
    wrong = sorted(number for line, number in lines.items() if "strong = " in line or "many" in line)

    told = proof(host, broken)

    assert [fault["line"] for fault in told["faults"]] == wrong
    assert told["chapters"] == []
    assert all(fault["problem"]["key"].startswith("content-") for fault in told["faults"])


def test_content_of_another_edition_than_is_edited_is_told_at_its_line(host: Person) -> None:
    line = PRINTED.splitlines().index('edition = "classic"') + 1
    for settings, wrong in (({"edition": "devir"}, [line]), ({"edition": "classic"}, []), ({}, [])):
        told = host.post("/content/proof", {"game": "raiders", "content": PRINTED, "settings": settings})
        assert [fault["line"] for fault in told["faults"]] == wrong


def test_a_card_that_was_changed_is_shown_as_it_will_look_and_where_it_stands(host: Person) -> None:
    told = proof(host, NAMED, language="es")
    dragon = pieces(told)["monster/dragon"]

    assert (dragon["name"], dragon["state"]) == ("Basilisco", "changed")
    assert NAMED.splitlines()[dragon["line"]] == 'id = "dragon"'
    assert [key for key, piece in pieces(told).items() if piece["state"] != "printed"] == ["monster/dragon"]
    assert told["components"]["words"]["en"]["raiders-room-dragon"] == "Basilisk"


def test_a_new_card_is_marked_and_a_tile_is_drawn(host: Person) -> None:
    text = printed_text("quest", {}, words("en"))
    first = text.index("[[tile]]")
    tile = text[first : text.index("[[", first + 2)].replace('id = "', 'id = "own_', 1)

    told = proof(host, text[:first] + tile + text[first:], "quest")

    new = [piece for piece in pieces(told).values() if piece["state"] == "new"]
    assert [piece["id"][:4] for piece in new] == ["own_"]
    assert new[0]["drawing"].startswith("<svg")


@pytest.mark.parametrize(
    "odd",
    ["", "x", "[box]", "box = 3", "[[monster]]\nid = 7", "[[" * 9000, "a = " + "[" * 3000, "\x00"],
    ids=lambda odd: repr(odd[:12]),
)
@pytest.mark.parametrize("game", REGISTRY)
def test_odd_text_has_a_fault_and_harms_nobody(host: Person, game: str, odd: str) -> None:
    assert host.post("/content/proof", {"game": game, "content": odd})["faults"]


def test_half_a_character_is_refused(host: Person) -> None:
    body = b'{"game": "raiders", "content": "\\ud800 = 1"}'
    headers = {"Authorization": f"Bearer {host.token}", "Content-Type": "application/json"}
    url = f"{host.server.url}/api/content/proof"
    assert refusal(httpx.post(url, content=body, headers=headers, timeout=SECONDS))[0] in (400, 422)


def test_text_that_is_too_long_and_a_game_that_is_none_are_refused(host: Person) -> None:
    for letters in (140_000, 200_000, 300_000):
        long = {"game": "raiders", "content": "#" * letters}
        assert refusal(host.ask("POST", "/content/proof", long)) == (413, "too-large")
    assert refusal(host.ask("POST", "/content/proof", {"game": "chess", "content": ""})) == (
        422,
        "error-unknown-game",
    )


def test_a_comparison_says_how_far_it_is_and_what_it_found_in_any_language(server: Running) -> None:
    host = server.host("Comparing")
    assert host.get("/content/comparison")["state"] == "none"

    begun = compare(host)

    assert (begun.status_code, begun.json()["state"]) == (202, "waiting")
    told = until(host, "ready")
    assert (told["done"], told["whole"]) <= (20, 20)
    assert "Basilisco" not in told["report"]["title"]
    assert told["report"]["findings"]
    link = f"{server.url}/api/content/reports/{told['link']}"
    page = httpx.get(link, params={"language": "es"}, timeout=SECONDS)
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "sandbox" in page.headers["content-security-policy"]
    assert "Basilisco" in page.text
    assert "Basilisk" in httpx.get(link, timeout=SECONDS).text
    assert refusal(httpx.get(f"{link}x", timeout=SECONDS)) == (404, "not-found")

    assert host.ask("DELETE", "/content/comparison").status_code == 204
    assert host.get("/content/comparison")["state"] == "none"
    assert refusal(httpx.get(link, timeout=SECONDS)) == (404, "not-found")


def test_a_host_chooses_the_way_the_seats_and_the_bots_of_a_comparison(server: Running) -> None:
    host = server.host("Choosing")

    begun = compare(host, settings={"edition": "classic", "mode": "duel"}, seats=2, bots="master")

    assert begun.status_code == 202
    report = until(host, "ready")["report"]
    assert words("es").say("raiders-mode-duel").lower() in report["title"].lower()
    assert report["played"].endswith(words("es").say("web-lobby-bot-master"))


def test_a_host_compares_one_thing_at_a_time_and_can_call_it_off(server: Running) -> None:
    host = server.host("Calling off")
    assert compare(host, games=1000).status_code == 202
    assert until(host, "working")["whole"] == 2000

    assert refusal(compare(host)) == (409, "comparing")
    assert host.ask("DELETE", "/content/comparison").status_code == 204

    assert host.get("/content/comparison")["state"] == "none"
    assert compare(host).status_code == 202
    assert until(host, "ready")["report"]


def test_what_cannot_be_played_or_is_too_much_is_not_compared(host: Person) -> None:
    assert refusal(compare(host, games=1001)) == (422, "bad-request")
    assert refusal(compare(host, games=9)) == (422, "bad-request")
    assert refusal(compare(host, seats=9)) == (422, "error-bad-seats")
    assert refusal(compare(host, bots="legend")) == (422, "bad-request")
    assert refusal(compare(host, settings={"edition": "devir"}))[0] == 422
    reply = compare(host, content=NAMED.replace("most_coins", "coins_at_most"))
    assert refusal(reply) == (422, "error-bad-content")
    assert reply.json()["error"]["args"]["line"] > 1
    assert host.get("/content/comparison")["state"] == "none"


def test_who_is_a_host_no_more_edits_no_more_and_who_leaves_takes_the_report_along(server: Running) -> None:
    host = server.host("Leaving")
    assert compare(host).status_code == 202
    link = until(host, "ready")["link"]

    assert host.ask("DELETE", "/me").status_code == 204

    gone = httpx.get(f"{server.url}/api/content/reports/{link}", timeout=SECONDS)
    assert refusal(gone) == (404, "not-found")


def test_a_table_with_edited_content_tells_it_to_whoever_comes(host: Person, bruno: Person) -> None:
    table = host.table(3, content=NAMED, settings={"edition": "classic"})

    assert bruno.get(f"/tables/{table}/components")["words"]["es"]["raiders-room-dragon"] == "Basilisco"
    assert bruno.ask("GET", f"/tables/{table}/content").text == NAMED


def test_a_game_with_edited_content_is_replayed_and_its_dice_are_verified(
    host: Person, tmp_path: Path
) -> None:
    everybody = '[[character]]\ncalled = { en = "Tamer", es = "Domadora" }\n'  # whatever is dealt
    named = PRINTED.replace("[[character]]\n", everybody)
    table = finished_table(host, content=named, settings={"edition": "classic", "mode": "speed"})
    file = tmp_path / "own.json"
    file.write_text(host.ask("GET", f"/tables/{table}/export").text, "utf-8")

    assert command("verify", str(file)).returncode == 0
    replayed = command("replay", str(file), "--line", lang="es")
    assert replayed.returncode == 0
    assert "Domadora" in replayed.stdout
    record = mazmorra.record(file.read_text("utf-8"))
    assert record.table().over
    assert record.table().game.own_content == named

    loaded = json.loads(file.read_text("utf-8"))
    assert loaded["own_content"] == named
    loaded["own_content"] = named.replace("most_coins = 20", "most_coins = 21")
    file.write_text(json.dumps(loaded), "utf-8")
    assert command("verify", str(file)).returncode != 0
