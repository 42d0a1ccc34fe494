"""Random games of Pgx, many side by side on JAX: the peer of the batch engine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 100


def compiled(name: str, many: int) -> tuple[Any, Any, Any]:
    """A compiled function that plays some steps of `many` games, their state, and the key of chance."""
    game = pgx.make(name)
    begin, step = jax.vmap(game.init), jax.vmap(auto_reset(game.step, game.init))

    def once(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carried
        key, own, others = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -1e9)
        state = step(state, jax.random.categorical(own, scores), jax.random.split(others, many))
        return (state, key), state.terminated.sum()

    def play(state: Any, key: Any) -> tuple[Any, Any, int, Any]:
        (state, key), over = jax.lax.scan(once, (state, key), None, length=STEPS)
        return state, key, many * STEPS, over.sum()

    state = jax.jit(begin)(jax.random.split(jax.random.PRNGKey(1), many))
    return jax.jit(play), state, jax.random.PRNGKey(2)


def figure(name: str, many: int) -> Callable[[], tuple[float, float]]:
    """Measures decisions and games a second; what is compiled once is not measured."""
    play, *carried = compiled(name, many)

    def measured() -> tuple[float, float]:
        start = time.process_time()
        carried[0], carried[1], decisions, games = play(*carried)
        found = float(decisions), float(games)
        spent = time.process_time() - start
        return found[0] / spent, found[1] / spent

    measured()
    return measured
