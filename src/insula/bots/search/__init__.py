"""Tree search over worlds that could be: compiled, and blind to what a game is about."""
