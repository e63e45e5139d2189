"""Accounts, login sessions and passkeys."""
