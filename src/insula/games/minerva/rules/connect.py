"""Is a city one piece (MN-10.6, MN-10.7)?"""

from mypy_extensions import i64

from insula.games.minerva.rules.box import RESIDENCE
from insula.games.minerva.rules.city import City
from insula.kernel.arrays import bit, vec


def pieces(city: City, labels: vec[i64]) -> i64:
    """Number the pieces of a city from 1 in `labels`, by cell; how many there are."""
    count: i64 = 0
    cell: i64 = 0
    while cell < len(city.squares):
        if city.squares[cell] >= RESIDENCE and labels[cell] == 0:
            count += 1
            spread(city, labels, cell, count)
        cell += 1
    return count


def spread(city: City, labels: vec[i64], cell: i64, label: i64) -> None:
    """Mark every tile that hangs together with this one."""
    if city.squares[cell] < RESIDENCE or labels[cell] != 0:
        return
    labels[cell] = label
    spread(city, labels, cell - city.stride, label)
    spread(city, labels, cell + 1, label)
    spread(city, labels, cell + city.stride, label)
    spread(city, labels, cell - 1, label)


def pieces_beside(city: City, labels: vec[i64], cell: i64) -> i64:
    """How many different pieces an empty cell would join."""
    seen: i64 = 0
    count: i64 = 0
    direction: i64 = 0
    while direction < 4:
        label = labels[cell + city.step(direction)]
        if label != 0 and (seen >> label) & 1 == 0:
            seen |= bit(label)
            count += 1
        direction += 1
    return count
