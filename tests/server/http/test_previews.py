"""What a link shows before anybody follows it: what strangers may know, in their language, and nothing
else.
"""

from __future__ import annotations

import re
from html import escape, unescape
from io import BytesIO
from itertools import product

import httpx
import pytest
from PIL import Image

from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import REGISTRY
from mazmorra.server.http.models.tables import ChairTold, TableTold
from mazmorra.server.http.site import built_site
from mazmorra.server.previews.cards import Card, general, of_table
from mazmorra.server.previews.head import filled
from tests.server.http.playing import finished_table
from tests.server.http.running import SECONDS, Person, Running, refusal

TAG = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')
STATES = product(
    sorted(REGISTRY),
    ("open", "playing", "over", "closed"),
    (True, False),
    (None, [], [0], [0, 2]),
    LANGUAGES,
)
PAGE = '<html lang="en"><title>Mazmorra</title></html>'


def fetched(server: Running, path: str, language: str = "en", method: str = "GET") -> httpx.Response:
    headers = {"Accept-Language": language}
    return httpx.request(method, f"{server.url}{path}", headers=headers, timeout=SECONDS)


def tags(reply: httpx.Response) -> dict[str, str]:
    return {name: unescape(text) for name, text in TAG.findall(reply.text)}


def told(game: str, status: str, winners: list[int] | None) -> TableTold:
    """A table as a stranger is told of it, with everything filled that must not come through."""
    chairs = [chair("Ana", "person-1"), chair("<b>Bruno</b>", ""), chair("", "")]
    return TableTold.model_construct(
        id="secret-link",
        game=game,
        status=status,
        seats=3,
        host="person-1",
        chairs=chairs,
        commitment="commitment",
        secret="secret-seed",
        seals=["seal"] * 3,
        salts=["salt"] * 3,
        settings={"edition": "secret-edition"},
        result=None
        if winners is None
        else {"winners": winners, "scores": [7100001, 7200002, 7300003], "clause": "XX-END-1"},
    )


def chair(name: str, person: str) -> ChairTold:
    bot = "" if person or not name else "greedy"
    return ChairTold(name=name, person=person, bot=bot, here=True, gone_since=99)


def test_a_card_of_any_table_holds_the_game_the_names_and_how_it_ended_alone() -> None:
    for game, status, is_watched, winners, language in STATES:
        say, table = words(language), told(game, status, winners)
        card = of_table(table, is_watched, say)
        page = filled(PAGE, card, say, "https://here", "/t/abc")
        for hidden in (
            "secret",
            "person-1",
            "commitment",
            "seal",
            "salt",
            "7100001",
            "XX-END",
            "<b>",
            "greedy",
        ):
            assert hidden not in page, (game, status, hidden)
        if status == "closed" or (status != "open" and not is_watched):
            assert card == general(say, listed=False)
        else:
            assert "Ana" in card.text
            assert say.say(game) in card.title
            assert [each.won for each in card.sitters] == [
                status == "over" and seat in (winners or []) for seat in range(3)
            ]


def test_whatever_somebody_is_called_stays_text() -> None:
    rude = '"><script>alert(1)</script>'
    page = filled(PAGE, Card(rude, rude), words("en"), "https://here", f"/p/{rude}")
    assert "<script" not in page
    assert escape(rude) in page


@pytest.mark.parametrize(("language", "spoken"), [("es-MX", "es"), ("pt-PT", "pt-PT"), ("pt-BR", "pt-BR")])
def test_an_open_table_says_who_sits_and_what_is_free(ana: Person, language: str, spoken: str) -> None:
    table = ana.table(3)
    ana.sit(table, 0)
    reply = fetched(ana.server, f"/t/{table}", language)
    say = words({"pt-PT": "pt"}.get(spoken, spoken))
    assert f'<html lang="{spoken}">' in reply.text
    assert tags(reply)["og:description"] == say.say("preview-open", taken=1, free=2, names="Ana")
    assert tags(reply)["og:title"] == say.say("preview-open-title", game="Dungeon Raiders")
    assert tags(reply)["robots"] == "noindex"
    assert f"manifest-{say.language}.webmanifest" in reply.text
    assert "Accept-Language" in reply.headers["Vary"]


def test_a_table_has_a_picture_that_changes_with_it(ana: Person) -> None:
    table = ana.table(3)
    before = tags(fetched(ana.server, f"/t/{table}"))["og:image"]
    ana.sit(table, 0)
    after = tags(fetched(ana.server, f"/t/{table}"))["og:image"]
    assert before != after
    picture = httpx.get(after, timeout=SECONDS)
    assert picture.headers["Content-Type"] == "image/png"
    assert Image.open(BytesIO(picture.content)).size == (1200, 630)
    assert len(picture.content) < 200_000
    assert picture.content != httpx.get(f"{ana.server.url}/t/{finished_table(ana)}/card.png").content


def test_a_finished_game_says_who_won(server: Running, winner: Person, over: str) -> None:
    result = winner.get(f"/tables/{over}")["result"]
    names = [chair["name"] for chair in winner.get(f"/tables/{over}")["chairs"]]
    for path in (f"/t/{over}", f"/replay/{over}"):
        line = tags(fetched(server, path))["og:description"]
        assert all(names[seat] in line.split("They played")[0] for seat in result["winners"])
        assert all(name in line for name in names)


def test_a_game_that_nobody_may_watch_is_like_one_that_is_not_there(ana: Person) -> None:
    closed = finished_table(ana, options={"watchers": False, "open_after": False})
    unknown = tags(fetched(ana.server, "/t/nothingHere"))
    shown = tags(fetched(ana.server, f"/t/{closed}"))
    assert {**shown, "og:url": ""} == {**unknown, "og:url": ""}
    assert refusal(fetched(ana.server, f"/t/{closed}/card.png")) == (404, "not-found")
    assert refusal(fetched(ana.server, "/t/nothingHere/card.png"))[0] == 404


@pytest.mark.parametrize(
    "path",
    ["/", "/rules/quest", "/learn/raiders", "/new/platformer", "/daily", "/ranking/quest", "/p/nobody"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_card_with_a_picture(server: Running, path: str, language: str) -> None:
    found = tags(fetched(server, path, words(language).locale))
    assert found["og:title"]
    assert found["og:description"] in found["og:image:alt"]
    assert found["og:image"].startswith(server.url)
    assert found["og:image"].removeprefix(f"{server.url}/") in built_site().pages


def test_head_is_get_without_its_body(ana: Person) -> None:
    table = ana.table(3)
    for path in (
        "/",
        f"/t/{table}",
        f"/t/{table}/card.png",
        "/robots.txt",
        "/favicon.ico",
        "/api/games",
        "/nowhere",
    ):
        whole, head = fetched(ana.server, path), fetched(ana.server, path, method="HEAD")
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["Content-Type"] == whole.headers["Content-Type"]
    assert fetched(ana.server, "/api/login", method="HEAD").status_code == 405


def test_robots_icons_and_unknown_addresses_are_answered_as_they_should(server: Running) -> None:
    robots = fetched(server, "/robots.txt")
    assert robots.headers["Content-Type"].startswith("text/plain")
    assert "Disallow: /api/" in robots.text
    assert Image.open(BytesIO(fetched(server, "/favicon.ico").content)).size == (32, 32)
    assert fetched(server, "/nowhere").status_code == 404
    assert '<div id="app">' in fetched(server, "/nowhere").text
    assert refusal(fetched(server, "/api/nowhere")) == (404, "not-found")


def test_what_has_not_changed_is_not_sent_again(server: Running) -> None:
    tag = fetched(server, "/").headers["ETag"]
    again = httpx.get(
        f"{server.url}/", headers={"If-None-Match": tag, "Accept-Language": "en"}, timeout=SECONDS
    )
    assert (again.status_code, again.content) == (304, b"")
