"""What turns the view that was told last into the next one: a few changes instead of all of it.

A change is `[path, value]`, put this there; or `[path, start, count, items]`, in the list that is
there replace so many entries by these. docs/server.md says it for clients. Keys keep their order,
so that whoever applies the changes holds the very text of the whole view.
"""

from typing import Any

Change = list[Any]
Path = list[Any]


def changes(old: Any, new: Any) -> list[Change]:
    """Everything that differs; the two are views, whose entries never change their type."""
    found: list[Change] = []
    compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if old is new or old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        compare_entries(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list):
        compare_lists(old, new, path, found)
    else:
        found.append([path, new])


def compare_entries(
    old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]
) -> None:
    """Key by key, unless most of it is new."""
    if list(old) != list(new):
        found.append([path, new])
        return
    keys = [key for key in new if old[key] is not new[key] and old[key] != new[key]]
    if path and len(keys) * 2 > len(new):
        found.append([path, new])
        return
    for key in keys:
        compare(old[key], new[key], [*path, key], found)


def compare_lists(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    """What lies between the same beginning and the same end: entry by entry if it is as long."""
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    if len(old) != len(new):
        count = len(old) - end - start
        found.append([path, start, count, new[start : len(new) - end]])
        return
    for at in range(start, len(new) - end):
        compare(old[at], new[at], [*path, at], found)
