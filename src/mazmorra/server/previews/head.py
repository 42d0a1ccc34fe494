"""A card as tags in the head of the app's page, for those who read a page without running it."""

from __future__ import annotations

from hashlib import sha256
from html import escape
from urllib.parse import quote

from mazmorra.content.wording import Wording
from mazmorra.server.previews.cards import Card
from mazmorra.server.previews.pictures import SIZE

TITLE = "<title>Mazmorra</title>"
"""What the tags take the place of."""
HTML, MANIFEST = '<html lang="en">', "manifest-en."


def filled(page: str, card: Card, say: Wording, here: str, path: str) -> str:
    """The app's page with a card in its head, in a reader's language; `here` is how this server is
    reached.
    """
    title = card.title if card.title == say.say("web-title") else f"{card.title} · {say.say('web-title')}"
    tags = [f"<title>{escape(title)}</title>", *_tags(card, say, here, path)]
    return (
        page.replace(HTML, f'<html lang="{say.locale}">', 1)
        .replace(MANIFEST, f"manifest-{say.language}.", 1)
        .replace(TITLE, "\n    ".join(tags), 1)
    )


def _tags(card: Card, say: Wording, here: str, path: str) -> list[str]:
    named = {"description": card.text, "twitter:card": "summary_large_image"}
    if not card.listed:
        named["robots"] = "noindex"
    properties = {
        "og:type": "website",
        "og:site_name": say.say("web-title"),
        "og:locale": say.locale.replace("-", "_"),
        "og:url": f"{here}{quote(path)}",
        "og:title": card.title,
        "og:description": card.text,
        "og:image": f"{here}{picture_address(card, say, path)}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": say.say("preview-picture", title=card.title, text=card.text),
    }
    return [
        *(f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()),
        *(f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()),
    ]


def picture_address(card: Card, say: Wording, path: str) -> str:
    """Where a card's picture is: a table's has a new address whenever it looks different."""
    if not card.sitters:
        return f"/cards/{card.game or 'raiders'}.png"
    table = path.strip("/").split("/")[1]
    looks = sha256(repr(card).encode()).hexdigest()[:12]
    return f"/t/{quote(table)}/card.png?l={say.language}&v={looks}"
