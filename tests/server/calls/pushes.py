"""A real push service for tests, in a thread, and browsers that subscribe to it.

It checks the signature of whoever sends, and the browsers open what is for them, both by other code than the
server's own.
"""

from __future__ import annotations

import base64
import json
import os
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.calls.mailbox import until

VAPID = re.compile(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)")


def unpadded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Pushed:
    """One message that arrived at the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser with keys of its own, known to the push service by a path."""

    def __init__(self, service: PushService, name: str) -> None:
        self.service, self.path = service, f"/send/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"{self.service.url}{self.path}"
        return {"endpoint": endpoint, "p256dh": unpadded(point), "auth": unpadded(self.auth)}

    def got(self) -> list[dict[str, Any]]:
        """What was pushed to this browser, opened."""
        return [json.loads(self.opened(each)) for each in self.service.pushed if each.path == self.path]

    def waits_for(self, count: int = 1) -> dict[str, Any]:
        until(lambda: len(self.got()) >= count, f"push {count} to {self.path}")
        return self.got()[count - 1]

    def opened(self, pushed: Pushed) -> bytes:
        opened: bytes = http_ece.decrypt(
            pushed.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return opened


@dataclass
class PushService:
    """Everything that was pushed; `answers` says what the service replies, by path."""

    url: str = ""
    pushed: list[Pushed] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)
    keys: set[str] = field(default_factory=set)

    def takes(self, pushed: Pushed) -> int:
        """The reply to a message; one that is not signed by who says so is refused."""
        found = VAPID.fullmatch(pushed.headers["authorization"])
        if not found or not is_signed(found, self.url):
            return 403
        self.keys.add(found[4])
        answer = self.answers.get(pushed.path, 201)
        if answer == 201:
            self.pushed.append(pushed)
        return answer


def is_signed(found: re.Match[str], audience: str) -> bool:
    head, claims, signature, key = found.groups()
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    r, s = raw(signature)[:32], raw(signature)[32:]
    der = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))  # raises where it is not
    told = json.loads(raw(claims))
    contact: bool = told["sub"].startswith(("mailto:", "https://"))
    return bool(json.loads(raw(head))["alg"] == "ES256" and told["aud"] == audience and contact)


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on a free port, until the block ends."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.takes(Pushed(self.path, headers, body)))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
