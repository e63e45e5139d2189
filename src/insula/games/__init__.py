"""The games: siblings that know the kernel and never each other."""
