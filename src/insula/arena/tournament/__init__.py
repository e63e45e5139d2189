"""Tournaments: bots on shared deals in rotated seats, with ratings and intervals."""
