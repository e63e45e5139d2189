"""A bot that idles: it plays the first legal move, in Minerva a pass."""

from insula.kernel.contract import State
from insula.kernel.random import Random


class Idler:
    """UserModule to a tournament as `tests/bots/idler.py:Idler`."""

    def choose(self, state: State, rng: Random) -> int:
        return state.legal()[0]
