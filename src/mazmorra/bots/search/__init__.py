"""Thinking ahead, for every game the kernel runs: tables a seat must hold possible, played on and judged."""
