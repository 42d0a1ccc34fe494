"""The web app as files: built into the package, kept in memory, sent compressed, cached for good where that
is safe.
"""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {".br": "br", ".gz": "gzip"}


@dataclass(frozen=True, slots=True)
class Page:
    """One file, with its compressed forms by the name of their encoding."""

    data: bytes
    kind: str
    tag: str
    cached: str
    packed: dict[str, bytes] = field(default_factory=dict)


class Site:
    """Every file of the web app; what else is an address is a page of the app, which `pages.py` sends."""

    def __init__(self, folder: Traversable) -> None:
        found = dict(_read(folder, "")) if folder.is_dir() else {}
        self.pages = {
            name: _page(name, data, found) for name, data in found.items() if not name.endswith(tuple(PACKED))
        }

    @property
    def built(self) -> bool:
        """Whether there is an app; a checkout has none until `make` has built it."""
        return "index.html" in self.pages

    def _document(self, path: str) -> Page | None:
        """A page under /docs, which is asked for without its ending."""
        place = path.strip("/")
        found = (self.pages.get(f"{place}{end}") for end in (".html", "/index.html"))
        return next(filter(None, found), None) if place.startswith("docs") else None

    @property
    def app(self) -> str:
        """The app's page, as it was built."""
        return self.pages["index.html"].data.decode()

    def get(self, path: str, request: Request) -> Response | None:
        """The file at a path, if there is one."""
        page = self.pages.get(path) or self._document(path)
        if page is None:
            return None
        headers = {"ETag": page.tag, "Cache-Control": page.cached, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == page.tag:
            return Response(status_code=304, headers=headers)
        accepted = [
            each.split(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")
        ]
        encoding = next((each for each in page.packed if each in accepted), "")
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(page.packed.get(encoding, page.data), headers=headers, media_type=page.kind)


def built_site() -> Site:
    """The app that came with this package."""
    return Site(files("mazmorra") / "web")


def _read(folder: Traversable, under: str) -> list[tuple[str, bytes]]:
    read: list[tuple[str, bytes]] = []
    for each in folder.iterdir():
        name = f"{under}{each.name}"
        read += _read(each, f"{name}/") if each.is_dir() else [(name, each.read_bytes())]
    return read


def _page(name: str, data: bytes, found: dict[str, bytes]) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = {encoding: found[name + end] for end, encoding in PACKED.items() if name + end in found}
    tag = f'"{sha256(data).hexdigest()[:24]}"'
    return Page(data, kind, tag, FOREVER if name.startswith("assets/") else ASK_AGAIN, packed)
