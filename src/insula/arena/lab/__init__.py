"""The balance lab: the effect of seats, sources and components when all seats have one bot."""
