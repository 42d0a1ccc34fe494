"""Whole games over real sockets against real server processes."""
