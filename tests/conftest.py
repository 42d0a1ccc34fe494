"""What holds for all tests."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite in the background was told to ignore Ctrl-C, and so would be every program it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
