"""The ledger of a game's rules: ids, our words, and who says so."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

STATEMENT = re.compile(r"- ([A-Z]{2}-\d+\.\d+) (.*)")
CHAPTER = re.compile(r"## ([A-Z]{2}-\d+) (.*)")


@dataclass(frozen=True)
class Rule:
    """One statement; `[T]` in its text marks what the rulebook says, `[R]` our rulings."""

    id: str
    chapter: str
    text: str


@dataclass(frozen=True)
class Ledger:
    """All statements of a game, in order, by id."""

    title: str
    rules: dict[str, Rule]

    def find(self, id: str) -> list[Rule]:
        """The rule of an id, or all rules of a chapter such as MR-8."""
        wanted = id.upper()
        if wanted in self.rules:
            return [self.rules[wanted]]
        return [rule for rule in self.rules.values() if rule.id.startswith(f"{wanted}.")]


@cache
def read_ledger(path: Path) -> Ledger:
    """Read a `rules.md`."""
    title, chapter = "", ""
    rules: dict[str, Rule] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            title = line[2:]
        elif found := CHAPTER.fullmatch(line):
            chapter = found[2]
        elif found := STATEMENT.fullmatch(line):
            rules[found[1]] = Rule(found[1], chapter, found[2])
    return Ledger(title, rules)
