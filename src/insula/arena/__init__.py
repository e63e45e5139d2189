"""Many games: simulations, counts of the move tree, benchmarks. Nothing is printed here."""
