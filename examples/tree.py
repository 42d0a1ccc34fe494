"""A player of one's own in forty lines: a tree search that knows no game (docs/players.md)."""

import math
import random
from collections import defaultdict

from mazmorra import determinize
from mazmorra.kernel import FastDealer


class Tree:
    tries = 60

    def __init__(self, seed):
        self.random = random.Random(seed)

    def choose(self, view):
        seen = defaultdict(lambda: [0, 0.0])  # by my answers from here on: how often tried, how much won
        for _ in range(self.tries):
            table = determinize(view, self.random)  # what I cannot know is drawn, with the true odds
            table.dealer = FastDealer(self.random.getrandbits(64))
            path, grows = (), True
            while table.asks:
                ask = table.asks[0]
                answer = self.random.choice(ask.options)
                if ask.seat == view.seat and grows:
                    answer = self.promising(seen, path, ask.options)
                    path += (answer,)
                    grows = path in seen
                table.answer(ask.seat, answer)
            won = (view.seat in table.result.winners) / max(1, len(table.result.winners))
            for length in range(len(path) + 1):
                seen[path[:length]][0] += 1
                seen[path[:length]][1] += won
        return max(view.question.options, key=lambda option: seen[(option,)][0])

    def promising(self, seen, path, options):
        def hope(option):
            tried, won = seen.get((*path, option), (0, 0))
            luck = math.sqrt(math.log(seen[path][0] + 1) / tried) if tried else math.inf
            return (won / tried if tried else 0) + luck, self.random.random()

        return max(options, key=hope)
