"""Calling people back: to tables that wait for them, and to their accounts; by push and by e-mail."""
