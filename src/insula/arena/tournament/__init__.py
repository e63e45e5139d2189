"""A tournament: bots on shared deals in rotated seats, and what the results prove."""
