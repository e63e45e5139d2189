"""The commands, from `insula play` to `insula serve`."""

import sys
from typing import Annotated

import typer

import insula
from insula.cli import (
    aid,
    analyse,
    bench,
    box,
    games,
    keep,
    lab,
    perft,
    play,
    replay,
    rules,
    serve,
    simulate,
    tournament,
    train,
    tune,
)
from insula.cli.deprecated import current_arguments
from insula.cli.faults import guarded, steady_streams
from insula.cli.language import Choice, LanguageName

app = typer.Typer(
    help="Insula: a digital table for three ancient-city board games.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("lab")(lab.lab)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("perft")(perft.perft)
app.command("train")(train.train)
app.command("tune")(tune.tune)
app.command("rules")(rules.rules)
app.command("aid")(aid.aid)
app.command("games")(games.games)
app.command("serve")(serve.serve)
app.command("export")(keep.export_records)
app.command("import")(keep.import_records)
app.command("backup")(keep.backup)
app.command("restore")(keep.restore)
app.add_typer(bench.app, name="bench")
app.add_typer(box.app, name="box")


def say_version(wanted: bool) -> None:
    if wanted:
        speed = "compiled" if insula.compiled else "plain Python"
        print(f"insula {insula.__version__}, rules: {speed}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=say_version, is_eager=True, help="Say version and speed."
        ),
    ] = False,
    language: LanguageName = None,
) -> None:
    """Insula: a digital table for three ancient-city board games."""


def run(arguments: list[str]) -> int:
    """Run a command line and return the exit code."""
    current = current_arguments(arguments)
    Choice.language = ""
    return guarded(lambda: app(current, prog_name="insula", standalone_mode=False))


def main() -> None:
    """What the installed command `insula` runs."""
    steady_streams()
    sys.exit(run(sys.argv[1:]))
