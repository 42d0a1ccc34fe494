"""How much is sent.

How soon one can play and how quickly a table shows what happened is measured by `python -m bench.page`.
"""

from __future__ import annotations

from playwright.sync_api import Response

from tests.web.visitor import Arrive

FIRST_PAGE_BYTES = 200_000


def test_the_first_page_is_small(arrive: Arrive) -> None:
    ana = arrive("Ana")
    sent: list[Response] = []
    ana.page.on("response", lambda response: sent.append(response) if is_code(response) else None)
    ana.goes("/")
    ana.button("web-start-play").wait_for()
    ana.page.wait_for_load_state("networkidle")

    size = sum(response.request.sizes()["responseBodySize"] for response in sent)

    print(f"first page: {size} bytes of JavaScript and CSS in {len(sent)} files")
    assert all(response.header_value("content-encoding") in ("br", "gzip") for response in sent)
    assert 0 < size < FIRST_PAGE_BYTES


def is_code(response: Response) -> bool:
    return response.request.resource_type in ("script", "stylesheet")
