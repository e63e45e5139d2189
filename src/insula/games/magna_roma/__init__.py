"""Magna Roma: a city of half-symbols. The final rules, and the earlier draft edition."""
