"""The rules ledger of a game: ids, texts and their authority.

A ledger may serve several editions. `{final}` after an id or in a chapter's heading marks what
holds in that edition only, `{draft at MR-12.6}` a statement that is shown where MR-12.6 stands, and
`{final: ...}` a part of a statement. Readers of one edition see neither marks nor other editions.
"""

import re
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

MARK = r"(?:\{(\w+)(?: at ([A-Z]{2}-\d+\.\d+))?\} )?"
STATEMENT = re.compile(rf"- ([A-Z]{{2}}-\d+\.\d+) {MARK}(.*)")
CHAPTER = re.compile(rf"## ([A-Z]{{2}}-\d+) {MARK}(.*)")
PART = re.compile(r" ?\{(\w+): ([^{}]*)\}")


@dataclass(frozen=True)
class Rule:
    """One statement; `[T]` in its text marks what the rulebook says, `[R]` our rulings.

    `edition` names the only edition in which it holds, `at` the statement it takes the place of.
    """

    id: str
    chapter: str
    text: str
    edition: str = ""
    at: str = ""


@dataclass(frozen=True)
class Ledger:
    """All statements of a game by id, in order."""

    title: str
    rules: dict[str, Rule]
    elsewhere: dict[str, str] = field(default_factory=dict)  # ids of other editions, with these
    language: str = "en"

    def find(self, id: str) -> list[Rule]:
        """Return the rule of an id, or all rules of a chapter such as MR-8."""
        wanted = id.upper()
        if wanted in self.rules:
            return [self.rules[wanted]]
        return [rule for rule in self.rules.values() if rule.id.startswith(f"{wanted}.")]

    def edition_of(self, id: str) -> str:
        """Return the other edition that a rule or chapter belongs to, or ''."""
        wanted = id.upper()
        return next(
            (
                edition
                for other, edition in self.elsewhere.items()
                if wanted in (other, other.partition(".")[0])
            ),
            "",
        )

    def of_edition(self, edition: str) -> "Ledger":
        """Return the statements of an edition in the order of its rules."""
        moved: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            moved.setdefault(rule.at if rule.edition == edition else "", []).append(rule)
        shown: dict[str, Rule] = {}
        for rule in self.rules.values():
            stays = rule.edition in ("", edition) and not (rule.edition and rule.at)
            here = [rule] if stays else []
            for each in [*here, *moved.get(rule.id, [])]:
                text = PART.sub(lambda part: part_of(part, edition), each.text)
                shown[each.id] = replace(each, chapter=rule.chapter, text=text)
        others = {id: rule.edition for id, rule in self.rules.items() if id not in shown}
        return Ledger(self.title, shown, others, self.language)


def part_of(part: re.Match[str], edition: str) -> str:
    """Return a marked part in its own edition, and '' in others."""
    return f" {part[2]}" if part[1] == edition else ""


def ledger_file(language: str) -> str:
    """Return the name of the file that holds a ledger in a language."""
    return "rules.md" if language == "en" else f"rules.{language}.md"


def translated_ledger(folder: Path, edition: str, language: str) -> Ledger:
    """Read the ledger of a game's folder; one that is not translated is read in English."""
    path = folder / ledger_file(language)
    if path.exists():
        return read_ledger(path, edition, language)
    return read_ledger(folder / ledger_file("en"), edition)


@cache
def read_ledger(path: Path, edition: str = "", language: str = "en") -> Ledger:
    """Read a ledger: the statements of an edition, or all of them with their marks."""
    if edition:
        return read_ledger(path, "", language).of_edition(edition)
    title, chapter, of_chapter = "", "", ""
    rules: dict[str, Rule] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            title = line[2:]
        elif found := CHAPTER.fullmatch(line):
            chapter, of_chapter = found[4], found[2] or ""
        elif found := STATEMENT.fullmatch(line):
            own = found[2] or of_chapter
            rules[found[1]] = Rule(found[1], chapter, found[4], own, found[3] or "")
    return Ledger(title, rules, {}, language)
