"""Debian's Chromium without windows, which `tools/browser` installs, as tests and screenshots start it."""

from __future__ import annotations

import os

from playwright.sync_api import Browser, BrowserType

PROGRAM = "/usr/bin/chromium-headless-shell"
WHOLE = "/usr/bin/chromium"
"""The whole browser, which starts more slowly, but shows notices as any other does."""
# The address bar's popups are pages too, and cost a process for every window; so does a renderer in reserve.
# Only the last such list counts, so the driver's own is repeated.
WITHOUT = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "SpareRendererForSitePerProcess",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
THRIFTY = ["--renderer-process-limit=1", "--in-process-gpu", "--js-flags=--single-threaded"]
"""For tests, of which none measures time: windows share a process, and a page's code is one thread's. A tenth
less work than where a dozen hand things to each other.
"""


def launched(chromium: BrowserType, *flags: str, program: str = PROGRAM) -> Browser:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    whole = ["--headless=new"] if program == WHOLE else []
    return chromium.launch(executable_path=program, args=[*FLAGS, *flags, *sandbox, *whole])
