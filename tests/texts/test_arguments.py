"""Texts of the page and the terminal: English declares them, and other languages must agree."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from insula.texts import languages, terminal
from insula.texts.arguments import is_call
from insula.texts.build import HERE, Package, read_package, read_packages
from insula.texts.catalogue import CatalogueError
from insula.texts.emit_python import PythonEmitter
from insula.texts.emit_typescript import TypeScriptEmitter, facts_module, runtime_module
from tools.page import ROOT, CannotBuild, node_and_npm

pytestmark = pytest.mark.one_speed
ENGLISH = {
    "page.title": "Insula",
    "page.table.turnOf": "{name} to move",
    "page.table.moves": "{count, plural, one {# move} other {# moves}} possible",
    "page.by-kind.session": "{kind, select, browser {A browser} token {A token} other {Other}}",
    "page.exact": "{exact, select, true {for sure} other {about}} {points}",
    "terminal.welcome": "Welcome",
    "terminal.game.won": "{name} wins with {points, plural, one {# point} other {# points}}",
}
GERMAN = {
    "page.title": "Insula",
    "page.table.turnOf": "{name} ist am Zug",
    "page.table.moves": "{count, plural, one {# Zug} other {# Züge}} möglich",
    "page.by-kind.session": "{kind, select, browser {Ein Browser} other {Ein {kind}}}",
    "page.exact": "{points} {exact, select, true {sicher} other {etwa}}",
    "terminal.welcome": "Willkommen",
    "terminal.game.won": "Mit {points} Punkten gewinnt {name}",
}


def write(folder: Path, language: str, texts: dict[str, str]) -> dict[str, int]:
    """Write a catalogue of the app, one text on each line; return the line of each key."""
    shared = json.loads((HERE / "app" / f"{language}.json").read_text("utf-8"))
    every = {key: text for key, text in shared.items() if not is_call(key)} | texts
    (folder / "app").mkdir(exist_ok=True)
    path = folder / "app" / f"{language}.json"
    path.write_text(json.dumps(every, indent=2, ensure_ascii=False), "utf-8")
    return {key: line for line, key in enumerate(every, 2)}


def package(folder: Path) -> Package:
    write(folder, "en", ENGLISH)
    write(folder, "de", GERMAN)
    return read_package("app", folder)


def script(made: Package, language: str) -> str:
    return TypeScriptEmitter(made.vocabulary, made.languages[language], made.declared).module()


def python(made: Package, language: str) -> str:
    return PythonEmitter(made.vocabulary, made.languages[language], made.declared).module("app")


# -- faults --------------------------------------------------------------------------------------


def faults(folder: Path) -> list[str]:
    with pytest.raises(CatalogueError) as raised:
        read_package("app", folder)
    return [str(fault) for fault in raised.value.faults]


@pytest.mark.parametrize(
    ("key", "text", "reason"),
    [
        ("page.table.turnOf", "{nmae} ist am Zug", "has no argument {nmae}; it has: name"),
        ("page.table.turnOf", "Zug", "does not use its argument {name}"),
        ("page.title", "{name}", "has no argument {name}; it has: none"),
        ("page.table.turnOf", "{name", "an argument reads like {name}"),
        ("page.table.moves", "{count, plural, few {x} other {y}}", "has no case 'few'"),
        ("page.table.moves", "{count, plural, one {x}}", "the plural has no 'other'"),
        ("page.table.turnOf", "{name, plural, other {#}}", "cannot be used with plural"),
        ("page.table.moves", "{count, select, a {x} other {y}}", "cannot be used with select"),
        ("page.by-kind.session", "{kind, select, tokne {} other {}}", "has no case 'tokne'"),
        ("page.exact", "{exact} {points}", "{exact} is yes or no and needs a select"),
        ("terminal.game.won", "{name}", "does not use its argument {points}"),
    ],
)
def test_a_translation_that_disagrees_with_english_is_named_with_its_line(
    tmp_path: Path, key: str, text: str, reason: str
) -> None:
    write(tmp_path, "en", ENGLISH)
    line = write(tmp_path, "de", GERMAN | {key: text})[key]
    (fault, *_) = faults(tmp_path)
    assert fault.startswith(f"app/de.json, line {line}: '{key}'")
    assert reason in fault


def test_a_missing_and_an_extra_key_are_both_named(tmp_path: Path) -> None:
    write(tmp_path, "en", ENGLISH)
    german = {key: text for key, text in GERMAN.items() if key != "terminal.welcome"}
    lines = write(tmp_path, "de", german | {"page.tilte": "Insula", "page.title": "I"})
    last = max(lines.values()) + 1
    assert faults(tmp_path) == [
        f"app/de.json, line {last}: there is no text 'terminal.welcome'",
        f"app/de.json, line {last - 1}: the English catalogue has no text 'page.tilte'",
    ]


@pytest.mark.parametrize(
    ("key", "text", "reason"),
    [
        ("page.new", "{n, plural, other {#}} {n, select, a {} other {}}", "is used in two ways"),
        ("page.new", "{name", "an argument reads like {name}"),
        ("page.new", "{n, plural, many {x} other {y}}", "the plural of n has no case 'many'"),
        ("page.new", "{1}", "has an argument with a name that Python does not allow: {1}"),
        ("page.table", "Table", "is a text and also a group with 'page.table.turnOf'"),
        ("page..new", "x", "must consist of names with dots between them"),
        ("terminal.from", "x", "would be the Python method 'from', which is not a valid name"),
        ("terminal.new", "{from}", "has an argument with a name that Python does not allow"),
        ("terminal.game_won", "x", "would be the Python method 'game_won', as another text"),
    ],
)
def test_a_broken_english_text_is_named_with_its_line(
    tmp_path: Path, key: str, text: str, reason: str
) -> None:
    line = write(tmp_path, "en", ENGLISH | {key: text})[key]
    write(tmp_path, "de", GERMAN | {key: text})
    place = f"app/en.json, line {line}: "
    assert [fault for fault in faults(tmp_path) if fault.startswith(place) and reason in fault]


def test_the_faults_of_all_packages_are_named_at_once(tmp_path: Path) -> None:
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "de", GERMAN | {"page.title": "{a}", "terminal.welcome": "{b}"})
    for name in ("magna_roma", "magna_grecia", "minerva"):
        (tmp_path / name).mkdir()
        for language in ("en", "de"):
            own = json.loads((HERE / name / f"{language}.json").read_text("utf-8"))
            own = {key: text for key, text in own.items() if not key.startswith(("page.", "term"))}
            own |= {"page.name": "{x}" if language == "de" else "x"}
            (tmp_path / name / f"{language}.json").write_text(json.dumps(own), "utf-8")
    with pytest.raises(CatalogueError) as raised:
        read_packages(tmp_path)
    found = sorted(fault.file for fault in raised.value.faults)
    games = ["magna_grecia/de.json", "magna_roma/de.json", "minerva/de.json"]
    assert found == ["app/de.json", "app/de.json", *games]


# -- made modules --------------------------------------------------------------------------------


def node() -> str:
    try:
        return node_and_npm()[0]
    except CannotBuild as reason:
        pytest.skip(f"{reason}: pip install -r requirements/page.txt")


def test_page_texts_are_strings_and_functions(tmp_path: Path) -> None:
    made = package(tmp_path)
    (tmp_path / "runtime.ts").write_text(runtime_module(), "utf-8")
    for language in ("en", "de"):  # Node resolves only whole file names
        module = script(made, language).replace("'../runtime'", "'./runtime.ts'")
        (tmp_path / f"{language}.ts").write_text(module, "utf-8")
    (tmp_path / "use.ts").write_text(
        "for (const language of ['en', 'de']) {\n"
        "  const { page } = await import(`./${language}.ts`);\n"
        "  console.log(page.title, '|', page.table.turnOf({ name: 7 }), '|',\n"
        "    page.table.moves({ count: 1 }), '|', page.table.moves({ count: 2 }), '|',\n"
        "    page['by-kind'].session({ kind: 'token' }), '|',\n"
        "    page.exact({ exact: true, points: 5 }));\n"
        "}\n",
        "utf-8",
    )
    command = [node(), "--no-warnings", "--experimental-strip-types", "use.ts"]
    shown = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert shown.stdout.splitlines() == [
        "Insula | 7 to move | 1 move possible | 2 moves possible | A token | for sure 5",
        "Insula | 7 ist am Zug | 1 Zug möglich | 2 Züge möglich | Ein token | 5 sicher",
    ], shown.stderr


WRONG_CALLS = """\
import { page, type Page } from './en';
page.table.turnOf({ nmae: 'Ada' });
page.table.turnOf({});
page.table.moves({ count: '2' });
page['by-kind'].session({ kind: 'cookie' });
page.exact({ exact: 'yes', points: 5 });
page.tilte;
const other: Page = { title: 'x' };
"""


def test_tsc_finds_wrong_calls_and_incomplete_languages(tmp_path: Path) -> None:
    made = package(tmp_path)
    compiler = ROOT / "ui" / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.exists():
        pytest.skip("TypeScript is not installed: python -m tools.page")
    folder = tmp_path / "made" / "app"
    folder.mkdir(parents=True)
    (folder.parent / "runtime.ts").write_text(runtime_module(), "utf-8")
    (folder / "facts.ts").write_text(facts_module(made.unions, made.vocabulary), "utf-8")
    (folder / "en.ts").write_text(script(made, "en"), "utf-8")
    (folder / "de.ts").write_text(script(made, "de"), "utf-8")
    extra = script(made, "de").replace('title: "Insula"', 'tilte: "Insula"')
    (folder / "extra.ts").write_text(extra, "utf-8")
    (folder / "calls.ts").write_text(WRONG_CALLS, "utf-8")
    options = ["--noEmit", "--strict", "--noUnusedParameters", "--module", "esnext"]
    options += ["--moduleResolution", "bundler"]
    command = [node(), str(compiler), *options, "de.ts", "extra.ts", "calls.ts"]
    found = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    errors = sorted(line.split(",")[0] for line in found.stdout.splitlines() if "error TS" in line)
    wrong = extra[: extra.index("tilte")].count("\n") + 1
    assert errors == [*(f"calls.ts({line}" for line in range(2, 9)), f"extra.ts({wrong}"]


WRONG_PYTHON = """\
from english import Terminal
from german import Terminal as German
text: str = German().game_won(name="Ada", points=2)
Terminal().game_won(name="Ada", points="2")
Terminal().game_won(name=None, points=2)
Terminal().game_won(points=2)
Terminal().game_won("Ada", 2)
Terminal().wellcome()
"""


def test_mypy_finds_wrong_calls_of_terminal_texts(tmp_path: Path) -> None:
    made = package(tmp_path)
    german = python(made, "de").replace("insula.texts.made.app_en", "english")
    (tmp_path / "english.py").write_text(python(made, "en"), "utf-8")
    (tmp_path / "german.py").write_text(german, "utf-8")
    (tmp_path / "calls.py").write_text(WRONG_PYTHON, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "calls.py", "german.py"]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    errors = [line.split(": ")[0] for line in found.stdout.splitlines() if ": error" in line]
    assert errors == [f"calls.py:{line}" for line in range(4, 9)], found.stdout


def test_terminal_texts_are_methods(tmp_path: Path) -> None:
    made = package(tmp_path)
    english: dict[str, object] = {}
    exec(python(made, "en"), english)
    texts = english["Terminal"]()  # type: ignore[operator]
    assert texts.welcome() == "Welcome"
    assert texts.game_won(name="{points}", points=1) == "{points} wins with 1 point"


@pytest.mark.parametrize("language", languages())
def test_terminal_texts_are_found_by_package_and_language(language: str) -> None:
    assert type(terminal("app", language)).__module__ == f"insula.texts.made.app_{language}"
