"""How much a bot may think: iterations make it repeatable, seconds make it punctual."""

from dataclasses import dataclass, fields, replace


class BotError(ValueError):
    """A bot that does not exist, or cannot play so; the message is for the user."""


@dataclass(frozen=True)
class Budget:
    """What ends the thinking about one decision; 0 means that this does not."""

    iterations: int = 0
    seconds: float = 0.0
    processes: int = 1

    def but(self, text: str) -> "Budget":
        """This budget with changes such as 'iterations=2000+processes=2'.

        Iterations and seconds replace each other: whichever is named alone counts alone.
        """
        named = dict(setting(part) for part in text.split("+"))
        if "iterations" in named or "seconds" in named:
            named = {"iterations": 0, "seconds": 0.0, **named}
        budget = replace(
            self,
            iterations=int(named.get("iterations", self.iterations)),
            seconds=float(named.get("seconds", self.seconds)),
            processes=int(named.get("processes", self.processes)),
        )
        if budget.processes < 1 or not (budget.iterations > 0 or budget.seconds > 0):
            raise BotError(f"a budget needs iterations or seconds above 0, and a process: '{text}'")
        return budget


def setting(part: str) -> tuple[str, float]:
    name, equals, value = part.partition("=")
    known = [field.name for field in fields(Budget)]
    if name not in known or not equals:
        raise BotError(f"'{part}' is no budget; it is one of {', '.join(known)}, '=' and a number")
    try:
        number = float(value)
    except ValueError:
        raise BotError(f"'{value}' in '{part}' is no number") from None
    if not 0 <= number < 1e9 or (name != "seconds" and number != int(number)):
        raise BotError(f"'{value}' in '{part}' must be a whole number, or seconds, from 0 on")
    return name, number
