"""The pages of the app, each with what is there once it has been loaded."""

from __future__ import annotations

PAGES = {
    "/": "main article",
    "/new": "main form",
    "/new/quest": "main form",
    "/tables": "main h1",
    "/learn/raiders": "main ol li",
    "/learn/raiders/first-level": "[data-guide] p",
    "/rules/raiders": "main article .rule",
    "/rules/raiders/summary": "main figure",
    "/learn/quest": "main ol li",
    "/learn/quest/first-steps": "[data-guide] p",
    "/rules/quest": "main article .rule",
    "/new/platformer": "main form",
    "/rules/platformer": "main article .rule",
    "/me": "main form",
    "/ranking/quest": "main h1",
    "/daily": "[data-deal]",
    "/content": "main h1",
    "/about": "main h1",
    "/no/such/door": "main h1",
}
