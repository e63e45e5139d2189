"""The bootstrap behind ./insula: standard library only, and no part of the package."""
