"""Reports are whole pages that fetch nothing, and say what the figures say."""

import random
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from insula.arena.lab.figures import figures as lab_figures
from insula.arena.lab.sample import Experiment, Side
from insula.arena.reports.lab import interval, lab_page
from insula.arena.reports.page import page, paragraph, style
from insula.arena.reports.tournament import tournament_page
from insula.arena.tournament.figures import figures as tournament_figures
from insula.arena.tournament.plan import Plan
from insula.arena.tournament.playing import FinishedGame
from insula.arena.tournament.progress import TournamentProgress
from insula.arena.tournament.sequential_test import Claim
from insula.cli.lab import value_cells
from tests.arena.test_lab import table_of

pytestmark = pytest.mark.one_speed
EMPTY = {"meta", "br", "hr", "img", "link", "input"}
FETCHING = {"src", "href", "xlink:href", "srcset", "action", "data", "poster", "background"}


class Reader(HTMLParser):
    """Sees that every tag is closed in its turn, and notes what might be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.faults += [f"{tag} has {name}" for name, _ in attrs if name in FETCHING]
        self.faults += [f"{tag} has {name}" for name, _ in attrs if name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> closes what is not open")


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    reader.faults += [f"{tag} is never closed" for tag in reader.open]
    reader.faults += re.findall(r"https?://|url\(|@import|<script|<iframe", text)
    return reader


def tournament(players: int, deals: int = 12, **more: Any) -> dict[str, Any]:
    """Figures of a tournament whose games were drawn by lot."""
    plan = Plan("magna-roma", players, 1, ("random", "novice"))
    progress, chance = TournamentProgress(plan, deals, **more), random.Random(1)
    for job in plan.jobs(deals):
        order = chance.sample(range(1, players + 1), players)
        scores = tuple(50 - 5 * place + chance.randrange(4) for place in order)
        progress.add(FinishedGame(job, scores, tuple(order), 100))
    return tournament_figures(progress)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_page_of_a_tournament_is_whole_and_fetches_nothing(players: int) -> None:
    found = tournament(players, claim=Claim("novice", "random", 0.6))
    reader = read(tournament_page(found, "Magna Roma", "insula tournament"))
    assert reader.faults == []
    assert {"svg", "circle", "polyline", "table", "style"} <= reader.seen


def test_the_page_of_a_tournament_says_its_figures() -> None:
    found = tournament(2)
    text = tournament_page(found, "Magna Roma", "insula tournament --seed 1")
    for each in found["standings"]:
        assert f"{each['elo']['value']:.0f} ({each['elo']['low']:.0f} to" in text
    assert "<code>insula tournament --seed 1</code>" in text
    assert f"{100 * found['pairs'][0]['share']['value']:.1f} % (" in text


def test_one_deal_has_a_page_too() -> None:
    found = tournament(2, deals=1)
    assert [each["elo"]["low"] for each in found["standings"]] == [None, None]
    text = tournament_page(found, "Magna Roma", "")
    assert read(text).faults == []
    assert "(one deal)" in text
    assert len(re.findall('aria-label="[-.0-9]+"', text)) == 2
    assert "from nan" not in text


def test_crashed_games_are_on_the_page() -> None:
    found = {**tournament(2), "crashed": {"7": "why is in game-000007.log"}}
    assert "Game 7: why is in game-000007.log." in tournament_page(found, "Magna Roma", "")


def test_a_tournament_without_a_whole_deal_has_a_page_too() -> None:
    plan = Plan("magna-roma", 2, 1, ("random", "novice"))
    text = tournament_page(tournament_figures(TournamentProgress(plan, 3)), "Magna Roma", "")
    assert read(text).faults == []
    assert "0 games on 0 deals" in text


@pytest.mark.parametrize("count", [1, 2])
def test_the_page_of_the_lab_is_whole_and_fetches_nothing(count: int) -> None:
    chance = random.Random(1)
    sides = tuple(Side(label, "magna-roma") for label in ("old & new", "<b>new</b>")[:count])
    games = [table_of(chance, 60, 0.4) for _ in sides]
    found = lab_figures(Experiment(sides, 2, "random", 1), games)
    text = lab_page(found, "insula lab", "Magna Roma: balance")
    reader = read(text)
    assert reader.faults == []
    assert {"svg", "rect", "table"} <= reader.seen
    assert "old &amp; new" in text
    assert "<b>" not in text
    assert ("<h2>Differences</h2>" in text) == (count == 2)
    assert "Forum, held by 50 %" in text


def lab_of(count: int) -> dict[str, Any]:
    """Return the figures of one side with `games` games."""
    experiment = Experiment((Side("final", "magna-roma"),), 2, "random", 1)
    return lab_figures(experiment, [table_of(random.Random(1), count, 0.4)])


def test_the_page_of_the_lab_has_wins_and_points_by_seat_turn_and_component() -> None:
    found = lab_of(60)
    text, (side,) = lab_page(found, "", "Balance"), found["sides"]
    for heading, estimate in (
        ("Wins by turn", side["turn_order"][0]["wins"]),
        ("Points by turn", side["turn_order"][0]["points"]),
        ("Wins by seat", side["seats"][0]["wins"]),
        ("Points by seat", side["seats"][0]["points"]),
        ("final: monument: additional share of wins", side["components"][0]["wins"]),
        ("final: monument: additional points", side["components"][0]["points"]),
    ):
        part = text.split(f"<h3>{heading}</h3>")[1].split("</table>")[0]
        told = f"{estimate['value']:.2f} ({estimate['low']:.2f} to {estimate['high']:.2f})"
        assert told in part
        assert "<svg" in part


def test_a_page_of_few_games_says_that_components_are_not_tested() -> None:
    text = lab_page(lab_of(19), "", "Balance")
    assert "fewer than 20 games in which some seats have a component" in text
    assert "fewer than 20 games" not in lab_page(lab_of(60), "", "").split("Methods")[0]


def test_a_page_of_fewer_than_five_games_a_side_says_that_nothing_is_tested() -> None:
    chance = random.Random(1)
    sides = Side("old", "magna-roma"), Side("new", "magna-roma")
    for count, tested in ((4, False), (5, True)):
        games = [table_of(chance, count, 0.4) for _ in sides]
        text = lab_page(lab_figures(Experiment(sides, 2, "random", 1), games), "", "Balance")
        assert ("new minus old. The chart is in" in text) == tested
        assert ("Fewer than 5 games on a side: nothing is tested." in text) == (not tested)


def test_a_page_follows_the_readers_theme_and_width() -> None:
    text = page("Title", [paragraph("1 < 2 & 3")])
    assert "prefers-color-scheme: dark" in style()
    assert "max-width: 599px" in style()
    assert 'name="viewport"' in text
    assert "default-src 'none'" in text
    assert "1 &lt; 2 &amp; 3" in text


def test_the_reader_finds_faults() -> None:
    assert read("<p><b></p></b>").faults
    assert read('<img src="x.png">').faults
    assert read('<svg><image href="x.png"/></svg>').faults == ["image has href"]
    assert read('<svg><circle onclick="x()"/></svg>').faults == ["circle has onclick"]
    assert read("<p>").faults
    assert read("<style>a { background: url(x) }</style>").faults


# -- the reports that ship -------------------------------------------------------------------------

SHIPPED = Path(__file__).parents[2] / "docs" / "reports"


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.html")), ids=lambda path: path.stem)
def test_a_shipped_report_is_complete_and_names_its_command(path: Path) -> None:
    text = path.read_text("utf-8")
    assert read(text).faults == []
    command = re.search("<code>(insula .*?)</code>", text)
    assert command
    papers = "".join(paper.read_text("utf-8") for paper in SHIPPED.glob("*.md"))
    assert command[1] in papers
    assert path.name in papers


def test_reports_ship() -> None:
    assert len(list(SHIPPED.glob("*.html"))) >= 2


def test_nothing_has_no_sign() -> None:
    assert interval({"value": -0.001, "low": -0.004, "high": 0.004}) == "0.00 (0.00 to 0.00)"
    assert value_cells({"value": 0.0, "low": -0.004, "high": 0.004}) == ["0.00", "0.00 to 0.00"]
