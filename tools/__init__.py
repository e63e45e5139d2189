"""Build scripts behind ./insula: standard library only, not part of the package."""
