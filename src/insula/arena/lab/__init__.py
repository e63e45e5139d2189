"""The balance lab: what scores, seats, sources and components do under bots of one kind."""
