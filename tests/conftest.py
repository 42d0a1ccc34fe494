"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite in the background was told to ignore Ctrl-C, and so would be every program it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Nobody here speaks TLS, and reading the world's certificates for each request takes longer than the request.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)
# What a program compiles it keeps, or each of the hundreds that tests start would compile all sources anew,
# and each of pytest's own processes all tests.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_collection_finish() -> None:
    """Thousands of tests are collected: nobody looks for garbage among them while they run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
