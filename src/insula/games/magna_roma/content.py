"""A box as read from its sheets: tables for the rules, names for the words."""

from dataclasses import dataclass, field

Tables = dict[str, list[int]]


@dataclass(eq=False)
class Content:
    """Tables for the rules, names for the words."""

    tables: Tables = field(default_factory=dict)
    monuments: list[str] = field(default_factory=list)
    provinces: list[str] = field(default_factory=list)
    trades: list[str] = field(default_factory=list)
    ranks: list[tuple[int, str]] = field(default_factory=list)
    mottoes: list[str] = field(default_factory=list)  # one for each rank, or empty texts

    def column(self, name: str) -> list[int]:
        return self.tables.setdefault(name, [])
