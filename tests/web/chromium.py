"""Debian's Chromium, which `tools/browser` installs, as the tests and the screenshots start it."""

from __future__ import annotations

import os

from playwright.sync_api import Browser, Playwright

PROGRAM = "/usr/bin/chromium"
FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


def launched(playwright: Playwright) -> Browser:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS + sandbox)
