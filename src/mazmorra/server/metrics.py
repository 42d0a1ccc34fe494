"""What Prometheus may ask: tables, connections, moves, how long things take, what was refused.

Nothing about anybody.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from typing import Literal

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from mazmorra.server.config import SHARED_FIGURES
from mazmorra.server.tables.entries import Entry
from mazmorra.server.tables.hub import Hub

CONTENT_TYPE = CONTENT_TYPE_LATEST
SUM: Literal["livesum"] = "livesum"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds; what people notice lies between the fifth and the eighth."""


class Metrics:
    """The figures of one process, or, where a parent has several, of all of them together."""

    def __init__(self) -> None:
        self.hub: Hub | None = None
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("mazmorra_tables", "Tables in memory", registry=registry, multiprocess_mode=SUM)
        self.connections = Gauge(
            "mazmorra_connections", "Open table sockets", registry=registry, multiprocess_mode=SUM
        )
        self.entries = Counter("mazmorra_entries", "Entries stored", ["kind"], registry=registry)
        self.moves = Counter("mazmorra_moves", "Answers stored", ["by"], registry=registry)
        self.notes = Counter(
            "mazmorra_defaults", "Answers that were a default, and why", ["why"], registry=registry
        )
        self._of_kind, self._moves_by = cache(self.entries.labels), cache(self.moves.labels)
        self.append = Histogram(
            "mazmorra_append_seconds", "Until an append is durable", buckets=QUICK, registry=registry
        )
        self.http = Histogram(
            "mazmorra_http_seconds",
            "HTTP requests",
            ["method", "route", "status"],
            buckets=QUICK,
            registry=registry,
        )
        self.calls = Counter(
            "mazmorra_calls",
            "Calls to people who are away, and what became of them",
            ["way", "outcome"],
            registry=registry,
        )
        self.refusals = Counter(
            "mazmorra_refusals", "Requests and messages refused", ["code"], registry=registry
        )

    def look_at(self, hub: Hub) -> None:
        """Whose tables and connections are told."""
        self.hub = hub

    def look(self) -> None:
        """Note the figures that only the hub knows; from time to time, so that the other processes can tell
        them too.
        """
        if self.hub is not None:
            self.tables.set(len(self.hub.channels))
            self.connections.set(sum(len(channel.connections) for channel in self.hub.channels.values()))

    def stored(self, entries: Iterable[Entry], seconds: float) -> None:
        """Some entries are durable."""
        self.append.observe(seconds)
        for entry in entries:
            self._of_kind(entry.kind).inc()
            if entry.kind == "answered":
                self._moves_by(entry.body.get("by", "")).inc()
                if entry.body.get("note"):
                    self.notes.labels(entry.body["note"]).inc()

    def refused(self, code: str) -> None:
        """Somebody was told no, over HTTP or a socket."""
        self.refusals.labels(code).inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        self.look()
        registry = self.registry
        if SHARED_FIGURES in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no types there
        return bytes(generate_latest(registry))
