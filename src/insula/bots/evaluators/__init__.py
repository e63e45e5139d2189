"""What a position is worth, one module per game: features of a seat, and how they are weighed."""
