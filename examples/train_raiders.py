"""A small agent learns Dungeon Raiders against bots, with NumPy alone: python examples/train_raiders.py GAMES

Two layers of weights see the rooms ahead, the own cards and how everybody stands. They are changed by
proximal policy steps (PPO) after every batch of games. docs/research.md tells what that brought.
"""

from __future__ import annotations

import sys

import numpy as np

from mazmorra.environments import gymnasium

SEATS, HIDDEN, BATCH, ROUNDS = 3, 96, 64, 4
STRETCH = 2048
LEARNING, CLIP, CURIOSITY, DECAY = 0.001, 0.2, 0.01, 0.95


class Eyes:
    """What the agent makes of an observation: its own seat first, the room it stands in first."""

    def __init__(self, env: gymnasium.Learner) -> None:
        self.layout = env.encoding.layout
        self.rooms = np.eye(len(self.layout.scales["rooms"]) + 2)
        self.size = len(self.see(env.observation_space.low))

    def see(self, seen: np.ndarray) -> np.ndarray:
        seat, place = max(self.field(seen, "seat")[0], 0), self.field(seen, "place")[0]
        row = np.concatenate([self.field(seen, "row")[place:], np.full(place, -2)])
        played = np.roll(self.field(seen, "played").reshape(SEATS, 5), -seat, axis=0)
        return np.concatenate(
            [
                self.rooms[row].ravel(),
                np.minimum(self.field(seen, "hands"), 2),
                played.ravel(),
                np.roll(self.field(seen, "hand_sizes"), -seat) / 5,
                np.roll(self.field(seen, "coins"), -seat) / 10,
                np.roll(self.field(seen, "wounds"), -seat) / 10,
                self.gaps(seen, "coins", seat) / 5,
                self.gaps(seen, "wounds", seat) / 5,
                [self.field(seen, "level")[0] / 4, place / 4],
            ]
        )

    def gaps(self, seen: np.ndarray, name: str, seat: int) -> np.ndarray:
        """How far the agent is above each of the others."""
        of = np.roll(self.field(seen, name), -seat)
        return of[0] - of[1:]

    def standing(self, seen: np.ndarray) -> float:
        """A first idea of how the game goes: coins, less the wounds, beside the others'."""
        worth = self.field(seen, "coins") - 0.4 * self.field(seen, "wounds")
        return float(worth[self.field(seen, "seat")[0]] - worth.mean()) / 10

    def field(self, seen: np.ndarray, name: str) -> np.ndarray:
        return seen[self.layout[name].where]


class Agent:
    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        self.rng = np.random.default_rng(seed)
        sizes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions + 1), (actions + 1,)]  # the last is the worth
        self.weights = [self.rng.normal(0, 1 / np.sqrt(size[0]), size) * (len(size) > 1) for size in sizes]
        self.moments = [(np.zeros(size), np.zeros(size)) for size in sizes]
        self.steps = 0

    def think(self, inputs: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """What is felt inside, the odds of each action, and what the position seems worth."""
        felt = np.tanh(inputs @ self.weights[0] + self.weights[1])
        out = felt @ self.weights[2] + self.weights[3]
        wanted = np.where(masks, out[..., :-1], -1e9)
        odds = np.exp(wanted - wanted.max(-1, keepdims=True))
        return felt, odds / odds.sum(-1, keepdims=True), out[..., -1]

    def learn(
        self,
        inputs: np.ndarray,
        masks: np.ndarray,
        actions: np.ndarray,
        before: np.ndarray,
        targets: np.ndarray,
        gains: np.ndarray,
    ) -> None:
        """One proximal step: what went better than expected becomes likelier, but not by much at once."""
        felt, odds, worth = self.think(inputs, masks)
        rows = np.arange(len(actions))
        ratio = odds[rows, actions] / before
        counts = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * gains * ratio
        chosen = np.zeros_like(odds)
        chosen[rows, actions] = 1
        surprise = np.log(odds + 1e-9)
        calm = odds * (surprise - (odds * surprise).sum(1, keepdims=True))
        slope = np.column_stack(
            [-(chosen - odds) * counts[:, None] + CURIOSITY * calm, worth - targets]
        ) / len(actions)
        inner = (slope @ self.weights[2].T) * (1 - felt**2)
        self.move([inputs.T @ inner, inner.sum(0), felt.T @ slope, slope.sum(0)])

    def move(self, slopes: list[np.ndarray]) -> None:
        """Adam's way down."""
        self.steps += 1
        for weight, (mean, square), slope in zip(self.weights, self.moments, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            known = 1 - 0.9**self.steps, 1 - 0.999**self.steps
            weight -= LEARNING * (mean / known[0]) / (np.sqrt(square / known[1]) + 1e-8)


def play(env: gymnasium.Learner, eyes: Eyes, agent: Agent, explores: bool) -> tuple[list, float]:
    """One game, decision by decision (what was seen, allowed and done, its odds and worth, what it brought),
    and the share of the win.
    """
    seen, told = env.reset()
    steps, over, share = [], False, 0.0
    while not over:
        inputs, mask, standing = eyes.see(seen), told["action_mask"] == 1, eyes.standing(seen)
        _, odds, worth = agent.think(inputs, mask)
        action = int(agent.rng.choice(len(odds), p=odds) if explores else odds.argmax())
        seen, share, over, _, told = env.step(action)
        steps.append((inputs, mask, action, odds[action], worth, eyes.standing(seen) - standing + share))
    return steps, share


def train(env: gymnasium.Learner, eyes: Eyes, agent: Agent, games: int) -> None:
    for _ in range(games // BATCH):
        rows, targets = [], []
        for _ in range(BATCH):
            steps, _ = play(env, eyes, agent, explores=True)
            rows += steps
            targets += expected(steps)
        inputs, masks, actions, before, worth, _ = (np.array(column) for column in zip(*rows, strict=True))
        gains = np.array(targets) - worth
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(ROUNDS):
            for part in np.array_split(agent.rng.permutation(len(actions)), 4):
                batch = (each[part] for each in (inputs, masks, actions, before, np.array(targets), gains))
                agent.learn(*batch)


def expected(steps: list) -> list[float]:
    """What each position turned out to be worth: what followed, and from far on what was thought then."""
    found, after, thought = [], 0.0, 0.0
    for *_, worth, gain in reversed(steps):
        after = gain + DECAY * after + (1 - DECAY) * thought
        thought = worth
        found.append(after)
    return found[::-1]


def share_of(agent: Agent, eyes: Eyes, bots: str, games: int, seed: int = 9) -> float:
    """The share of wins against bots in every seat; a third would be as good as they are."""
    env = gymnasium.env("raiders", SEATS, bots=bots, seat=gymnasium.ANY_SEAT)
    env.reset(seed=seed)
    return sum(play(env, eyes, agent, explores=False)[1] for _ in range(games)) / games


def beginner(bots: str) -> tuple[gymnasium.Learner, Eyes, Agent]:
    """An agent that knows nothing yet, and the table it learns at."""
    env = gymnasium.env("raiders", SEATS, bots=bots, seat=gymnasium.ANY_SEAT)
    env.reset(seed=1)
    eyes = Eyes(env)
    return env, eyes, Agent(eyes.size, int(env.action_space.n))


def main(games: int, tried: int = 400) -> None:
    env, eyes, agent = beginner("greedy")
    for done in range(0, games, STRETCH):
        train(env, eyes, agent, min(STRETCH, games - done))
        shares = [f"{share_of(agent, eyes, bots, tried):.1%} against {bots}" for bots in ("greedy", "random")]
        print(f"after {min(done + STRETCH, games)} games it wins {' and '.join(shares)}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ["10240"]))
