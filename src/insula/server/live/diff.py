"""Compute the changes between two views.

A change is `[path, value]`, which sets a value, or `[path, start, count, items]`, which replaces
entries of a list. docs/server.md describes them for clients. Keys keep their order, so applying the
changes gives the exact text of the new view.
"""

from typing import Any

Change = list[Any]
Path = list[Any]


def changes(old: Any, new: Any) -> list[Change]:
    """List all differences between two views. Entries never change their type."""
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
    """Compare key by key, unless most values differ."""
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
    """Compare what lies between the common prefix and suffix; entry by entry if lengths match."""
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
