"""Run many games: simulations, tournaments, the balance lab and benchmarks. Prints nothing."""
