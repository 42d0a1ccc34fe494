"""What is pushed to a browser, sealed for it and signed by this server: RFC 8291 and RFC 8292 (VAPID).

Where it is sent, and what it says, is told elsewhere.
"""

from __future__ import annotations

import base64
import json
import os
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are below it."""
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
RECORD = 4096
"""Bytes of the one record a message is; every push service takes as many."""
GOOD_FOR = 12 * 3600
"""Seconds that a signature holds; services take a day at most."""


class Signer:
    """This server towards push services. Every process on one database has the same key."""

    def __init__(self, key: bytes, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(key, "big") % (ORDER - 1) + 1, CURVE)
        self.contact = contact
        self.public = b64(_point(self.key.public_key()))

    def header(self, endpoint: str) -> str:
        """What says to the push service of an endpoint who sends."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self.contact,
        }
        said = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={said}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


@dataclass(frozen=True, slots=True)
class Lock:
    """The two keys with which a browser wants its messages sealed."""

    p256dh: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> Lock:
        """The keys as a browser tells them; a ValueError where they are none."""
        lock = cls(unb64(p256dh), unb64(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, lock.p256dh)
        if len(lock.p256dh) != POINT_BYTES or len(lock.auth) != AUTH_BYTES:
            raise ValueError("keys of a push subscription have 65 and 16 bytes")
        return lock

    def sealed(self, message: bytes) -> bytes:
        """A message that only this browser can read."""
        ours, salt = ec.generate_private_key(CURVE), os.urandom(SALT_BYTES)
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.p256dh)
        mine = _point(ours.public_key())
        shared = _derived(
            ours.exchange(ec.ECDH(), theirs), self.auth, b"WebPush: info\0" + self.p256dh + mine, 32
        )
        key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
        head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
        return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2 ends the last record


def b64(raw: bytes) -> str:
    """Bytes as the standards write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """What was written so, padded or not; a ValueError where it was not."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _part(value: dict[str, object]) -> str:
    return b64(json.dumps(value, separators=(",", ":")).encode())
