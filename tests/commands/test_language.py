"""The terminal speaks the language that was asked for, or that of the system."""

import pytest

from insula.cli.language import system_language
from tests.commands.conftest import Insula

pytestmark = pytest.mark.one_speed
PLAY = ("play", "magna-roma", "--bots", "random", "--seed", "7")


@pytest.mark.parametrize("before", [True, False])
def test_an_option_before_or_after_the_command_chooses_the_language(
    insula: Insula, before: bool
) -> None:
    option = ("--language", "de")
    typed = "pick 3\nwhy place a1\nquit\n"
    arguments = (*option, *PLAY) if before else (*PLAY, *option)
    said = insula(*arguments, typed=typed).out
    assert "Lege dein Plättchen" in said
    assert "liegt nicht neben einem Plättchen deiner Stadt (MR-3.1)" in said
    assert "Spiel gespeichert. Fortsetzen mit: insula play magna-roma" in said


def test_moves_are_notation_in_every_language(insula: Insula) -> None:
    said = insula(*PLAY, "--language", "de", typed="pick 3\nplace e4 turned 1\nquit\n").out
    assert "Sitz 1 place e4 turned 1: " in said


def test_rules_and_aids_have_languages(insula: Insula) -> None:
    english = insula("rules", "minerva", "MN-2.1").out
    german = insula("rules", "minerva", "MN-2.1", "--language", "de").out
    assert english != german
    assert "MN-2.1" in german
    assert insula("aid", "minerva", "--language", "de").out != insula("aid", "minerva").out


def test_a_language_without_texts_is_refused(insula: Insula) -> None:
    result = insula("--language", "xx", "games")
    assert result.code == 2
    assert "there are no texts in 'xx'; there are: de, en" in result.err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "tlh_XX.UTF-8"}, "en"),
    ],
)
def test_the_system_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language
