"""No module of the page inspects a text: it switches on kinds and codes.

Every operation that looks into a string is listed here with what it reads. A new one fails the test
until it is listed, so that nobody parses a text by accident.
"""

import re
from collections import Counter

import pytest

from insula.texts.build import PAGE

pytestmark = pytest.mark.one_speed
SOURCES = PAGE.parents[1]
EXPRESSION = r"/(?:\\.|\[[^\]\n]*\]|[^/\n\[])+/\w*"
SPLIT = "match|matchAll|search|split|replace|replaceAll|startsWith|endsWith|includes|indexOf"
WORDS = r"'(?:[^'\n]*\ [^'\n]*|[A-Z][a-z][^'\n]*)'"
INSPECTION = re.compile(
    rf"""[\w.\])]*\.(?:{SPLIT})\(\s*(?:'[^']*'|`[^`]*`|{EXPRESSION}|[A-Z][A-Z_]+\b)
       | (?:{EXPRESSION}|\b\w+)\.(?:test|exec)\(
       | new\ RegExp\(
       | [\w.\])]*\s[!=]==\s{WORDS}
       | case\s{WORDS}:""",
    re.VERBOSE,
)
"""A string method with a literal or a constant, a regular expression, a comparison with words."""
ANYWHERE = re.compile(
    r"target\.|event\.key |(?:game|edition)(?:\.game)?\.startsWith\(`\$\{\w+(?:\.game)?\}-`$"
)
"""Targets such as 'cell c3', keys of the keyboard, and ids of editions (magna-roma-draft)."""
LISTED = {
    "aid/texts.ts": {
        "file.split('/'": "path",
        "value).replace('-'": "minus sign",
        "ITEM)).split(ITEM": "separator that the page put in",
    },
    "games/index.ts": {"path.split('/'": "path"},
    "games/magna-grecia/hexes.ts": {"side.startsWith('n'": "id", "ends.split('-'": "id"},
    "games/magna-roma/Built.svelte": {
        "one.startsWith('monument '": "target",
        "/^(cell|site) /.test(": "target",
        "one.startsWith('cell '": "target",
    },
    "games/magna-roma/Monument.svelte": {"points).replace('-'": "minus sign"},
    "games/magna-roma/Tracks.svelte": {"times).replace('-'": "minus sign"},
    "games/magna-roma/geometry.ts": {"site.split('-'": "id"},
    "games/minerva/geometry.ts": {r"/^(?:([ns])(\d+))?(?:([ew])(\d+))?$/.exec(": "id"},
    "lib/calls.ts": {
        "operation.split(' '": "operation",
        "type.startsWith('application/json'": "content type",
        r"template.replace(/\{(\w+)\}/g": "path",
    },
    "lib/flying.ts": {").endsWith('ms'": "duration in CSS"},
    "lib/lesson.ts": {").split(' '": "ids in the browser's store"},
    "lib/plan.ts": {
        r"option.name.replace(/-\d+$/": "id",
        r"/\/table\/([\w-]+)(\?[^\s#]*)?/.exec(": "address",
        r"/^[\w-]{6,40}$/.test(": "id",
    },
    "lib/router.svelte.ts": {
        "path.split('?'": "address",
        "this.path.split('/'": "address",
        "link.pathname.startsWith('/api'": "address",
    },
    "lib/time.ts": {"name.startsWith('Mozilla/'": "name of a browser"},
    "parts/Lintel.svelte": {r"mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g": "drawing"},
    "parts/Medal.svelte": {
        "game.startsWith('magna-grecia'": "id",
        "game.startsWith('minerva'": "id",
    },
    "start/Setup.svelte": {"bots.includes('apprentice'": "id"},
    "table/Announcer.svelte": {"favicon.replace('#fbf6eb'": "drawing"},
    "table/doing.svelte.ts": {"error.name === 'InvalidStateError'": "code of the browser"},
    "texts/language.svelte.ts": {"tag.split('-'": "language tag"},
    # Layout of texts: they are cut into lines or marked, and nothing depends on their words.
    "games/minerva/names.ts": {
        "/[fijlrtI ().\u2019-]/.test(": "width of a letter",
        "/[mwMW]/.test(": "width of a letter",
        "/[A-ZÄÖÜ]/.test(": "width of a letter",
        ").tile.hyphenation.split(' '": "hyphenation",
        "each.replaceAll('-'": "hyphenation",
        ".split('-'": "hyphenation",
        "name.split(' '": "line break",
        "tile).split(' '": "hyphenation",
    },
    "pages/RulesPage.svelte": {"rule.text.split(MARKS": "marks of the ledger: [T] and [R]"},
}


def inspections() -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and PAGE not in path.parents:
            name = path.relative_to(SOURCES).as_posix()
            found.update((name, each[0]) for each in INSPECTION.finditer(path.read_text("utf-8")))
    return found


def test_the_page_inspects_no_text() -> None:
    listed = {(file, code) for file, codes in LISTED.items() for code in codes}
    found = {each for each in inspections() if not ANYWHERE.match(each[1])}
    assert sorted(found - listed) == [], "switch on a kind or a code instead"
    assert sorted(listed - found) == [], "no longer needed in the list"


@pytest.mark.parametrize(
    "code",
    [
        "if (told.startsWith('gained ')) return;",
        "const cell = / on ([a-z]\\d)$/.exec(sentence);",
        "if (/^(gained|lost)/.test(sentence)) return;",
        "if (session.refused === 'there is no such table') return;",
        "if (seat.name === 'Guest') return;",
        "if (entry.text.includes('sits down')) return;",
        "switch (why) { case 'not enough coins': return; }",
        "const pattern = new RegExp(phrase);",
        "sentence.replace(SEAT, name);",
    ],
)
def test_inspections_of_texts_are_recognised(code: str) -> None:
    (found,) = INSPECTION.finditer(code)
    assert not ANYWHERE.match(found[0])


@pytest.mark.parametrize(
    "code",
    [
        "switch (move.kind) { case 'place': return; }",
        "if (entry.kind === 'move') return;",
        "if (session.you.includes(seat)) return;",
        "if (error.code === 4404) return;",
    ],
)
def test_kinds_and_codes_may_be_compared(code: str) -> None:
    assert INSPECTION.search(code) is None
