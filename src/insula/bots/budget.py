"""The budget of a bot: iterations are repeatable, seconds are punctual."""

from dataclasses import dataclass, fields, replace

FORMER_SETTINGS = {"processes": "workers"}
"""Deprecated names of settings, and their current names."""


class BotError(ValueError):
    """An unknown bot or an invalid budget; the message is for the user."""


@dataclass(frozen=True)
class Budget:
    """The limits of one decision; 0 means no limit."""

    iterations: int = 0
    seconds: float = 0.0
    workers: int = 1

    def change(self, text: str) -> "Budget":
        """Apply changes such as 'iterations=2000+workers=2'.

        Naming only iterations removes the limit in seconds, and the other way round.
        """
        named = dict(parse_setting(part) for part in text.split("+"))
        if "iterations" in named or "seconds" in named:
            named = {"iterations": 0, "seconds": 0.0, **named}
        budget = replace(
            self,
            iterations=int(named.get("iterations", self.iterations)),
            seconds=float(named.get("seconds", self.seconds)),
            workers=int(named.get("workers", self.workers)),
        )
        if budget.workers < 1 or not (budget.iterations > 0 or budget.seconds > 0):
            raise BotError(
                f"a budget needs iterations or seconds above 0 and at least one worker: '{text}'"
            )
        return budget


def current_settings(text: str) -> str:
    """Replace former names of settings: 'processes=2' is 'workers=2'."""
    parts = (part.partition("=") for part in text.split("+"))
    return "+".join(
        f"{FORMER_SETTINGS.get(name, name)}{equals}{value}" for name, equals, value in parts
    )


def parse_setting(part: str) -> tuple[str, float]:
    name, equals, value = part.partition("=")
    known = [field.name for field in fields(Budget)]
    if name not in known or not equals:
        raise BotError(f"'{part}' is not a budget setting: use {', '.join(known)} with '=NUMBER'")
    try:
        number = float(value)
    except ValueError:
        raise BotError(f"'{value}' in '{part}' is not a number") from None
    if not 0 <= number < 1e9 or (name != "seconds" and number != int(number)):
        raise BotError(f"'{value}' in '{part}' must be at least 0, and whole except for seconds")
    return name, number
