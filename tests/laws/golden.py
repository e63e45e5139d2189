"""Golden records and counts: made once by this script, then kept as they are.

    python -m tests.laws.golden        writes those that are missing
    python -m tests.laws.golden --all  writes them all anew: after a change of the rules only

A change of a golden file is a change of the rules, the deal or the words, and must be meant.
"""

import json
import random
import sys
from pathlib import Path

from insula.kernel.playout import perft
from insula.kernel.record import write
from insula.kernel.table import Table
from tests.laws.seatings import Seating, seatings

RECORDS = Path(__file__).parents[1] / "records"
FORMER = RECORDS / "rules-1"
"""Golden records of the first version of the rules, with the boxes of that time; kept for ever."""
COUNTS = Path(__file__).parents[1] / "counts"
DEPTHS = (1, 2, 3, 4)


def golden_table(seating: Seating, seed: int) -> Table:
    """A game in which something happens: rather a late move than the first."""
    table = Table(seating.game, seating.players, seed, dict(seating.options))
    table.play_forced()
    chooser = random.Random(seed)
    while not table.state.over():
        moves = table.state.legal()
        table.play(chooser.choice(moves if chooser.random() < 0.4 else moves[1:]))
    return table


def record_path(seating: Seating) -> Path:
    return RECORDS / f"{seating}.txt"


def count_path(seating: Seating) -> Path:
    return COUNTS / f"{seating}.json"


def counts(seating: Seating) -> dict[str, int]:
    """The size of the move tree from the start and from the middle of the golden game."""
    table = golden_table(seating, 2026)
    found = {}
    for name, number in (("start", 0), ("middle", len(table.history) // 2)):
        for depth in DEPTHS:
            size = perft(table.at(number), depth)
            found[f"{name} {depth}"] = size
            if size > 20_000:
                break
    return found


def main() -> None:
    for folder in (RECORDS, COUNTS):
        folder.mkdir(exist_ok=True)
    for seating in seatings():
        if "--all" in sys.argv or not record_path(seating).exists():
            record_path(seating).write_text(write(golden_table(seating, 2026)), encoding="utf-8")
        if "--all" in sys.argv or not count_path(seating).exists():
            text = json.dumps(counts(seating), indent=1) + "\n"
            count_path(seating).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
