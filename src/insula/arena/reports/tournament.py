"""The report of a tournament."""

from typing import Any

from insula.arena.reports.charts import Scale, path_chart, quantiles, scale_caption, whisker
from insula.arena.reports.page import (
    Cell,
    bullet_list,
    heading,
    made_by,
    page,
    paragraph,
    table,
)

Figures = dict[str, Any]
VERDICTS = {"holds": "holds", "fails": "does not hold", "open": "is not decided yet"}
METHODS = [
    "On every deal, every lineup plays once in every rotation of the seats. The order of the bots "
    "is drawn for each deal. Only complete deals count.",
    "A meeting is two seats of one game: the better rank scores 1, an equal rank 0.5. Solo, "
    "bots are compared by their points on the same deal.",
    "Shares have Wilson's interval on an effective number of games from the variance between "
    "deals, because games of one deal are dependent.",
    "Elo is the Bradley-Terry model over all meetings, with one virtual draw for every pair; its "
    "mean is 0. Its intervals are Student's, from the effect of each deal on a rating.",
    "openskill is Plackett-Luce over ranks in the order of play; its interval is 1.96 of its own "
    "sigmas.",
]


def tournament_page(figures: Figures, title: str, command: str) -> str:
    """Return the report as one page."""
    parts = [summary(figures), made_by(command)]
    parts += claim(figures["claim_test"]) if figures["claim_test"] else []
    if figures["standings"]:
        parts += [*ratings(figures), *pairs(figures), *seats(figures), *points(figures)]
    parts += crashes(figures["crashed"])
    return page(f"{title}: tournament", [*parts, heading("Methods"), bullet_list(METHODS)])


def summary(figures: Figures) -> str:
    seats = "alone" if figures["players"] == 1 else f"at tables of {figures['players']}"
    return paragraph(
        f"{figures['games']} games on {figures['deals']} deals, {seats}, between "
        f"{', '.join(dict.fromkeys(figures['bots']))}. Seed {figures['seed']}."
    )


def claim(test: Figures) -> list[str]:
    text = (
        f"'{test['claim']}' {VERDICTS[test['verdict']]}, after {test['deals']} deals. "
        f"H0 is a share of {100 * test['h0']:.1f} %, H1 a share of {100 * test['h1']:.1f} %; "
        f"each is rejected wrongly with a probability of {100 * test['error']:g} %."
    )
    drawn = []
    if test["log_likelihood_ratio"]:
        label = "log likelihood ratio by deal"
        drawn = [path_chart(test["log_likelihood_ratio"], test["bound"], label)]
    return [heading("The claim"), paragraph(text, "verdict"), *drawn]


def interval(estimate: Figures, digits: int, percent: str = "") -> str:
    times = 100 if percent else 1
    if estimate["low"] is None:  # one deal, or a few equal ones, have no interval
        why = "one deal" if estimate["n"] == 1 else "all deals equal"
        return f"{times * estimate['value']:.{digits}f}{percent} ({why})"
    value, low, high = (times * estimate[key] for key in ("value", "low", "high"))
    return f"{value:.{digits}f}{percent} ({low:.{digits}f} to {high:.{digits}f})"


def whiskers(rows: list[tuple[str, Figures]], digits: int, percent: str, mark: float | None) -> str:
    """Return a table of values with their intervals on one scale."""
    ends = [each[end] for _, each in rows for end in ("value", "low", "high")]
    scale = Scale.over(mark, *ends)
    cells: list[list[Cell]] = [
        [
            name,
            interval(each, digits, percent),
            (whisker(scale, each, 1, mark), "chart"),
        ]
        for name, each in rows
    ]
    text = scale_caption(scale, mark, digits, 100 if percent else 1) + percent
    return table(["", "95 % interval", ""], cells, "whiskers", text)


def ratings(figures: Figures) -> list[str]:
    standings = figures["standings"]
    return [
        heading("Elo"),
        whiskers([(each["bot"], each["elo"]) for each in standings], 0, "", 0.0),
        heading("openskill"),
        whiskers([(each["bot"], each["openskill"]) for each in standings], 1, "", None),
    ]


def pairs(figures: Figures) -> list[str]:
    rows = [(f"{each['bot']} against {each['other']}", each["share"]) for each in figures["pairs"]]
    counts: list[list[Cell]] = [
        [each["bot"], each["other"], *(str(each[key]) for key in ("won", "drawn", "lost"))]
        for each in figures["pairs"]
    ]
    return [
        heading("Scores of pairs"),
        whiskers(rows, 1, " %", 0.5),
        table(["bot", "against", "won", "drawn", "lost"], counts),
    ]


def seats(figures: Figures) -> list[str]:
    if figures["players"] == 1:
        return []
    standings, fair = figures["standings"], 1 / figures["players"]
    header = ["bot", *(f"seat {seat}" for seat in range(1, figures["players"] + 1))]
    rows: list[list[Cell]] = [
        [each["bot"], *(f"{100 * share:.1f} %" for share in each["wins_by_seat"])]
        for each in standings
    ]
    return [
        heading("First places per seat"),
        whiskers([(each["bot"], each["wins"]) for each in standings], 1, " %", fair),
        table(header, rows, caption="By seat number"),
    ]


def points(figures: Figures) -> list[str]:
    standings = figures["standings"]
    ends = [at for each in standings for at in each["points_at"].values()]
    scale = Scale.over(*ends)
    rows: list[list[Cell]] = [
        [
            each["bot"],
            interval(each["points"], 1),
            (quantiles(scale, list(each["points_at"].values())), "chart"),
        ]
        for each in standings
    ]
    text = "The box shows the middle 50 % and the median, the thick line the middle 80 %."
    header = ["", "mean, 95 % interval", ""]
    return [heading("Points"), paragraph(text), table(header, rows, "whiskers")]


def crashes(crashed: dict[str, str]) -> list[str]:
    if not crashed:
        return []
    text = [f"Game {number}: {where}." for number, where in crashed.items()]
    return [heading("Crashed games; their deals do not count"), bullet_list(text)]
