"""PeopleStore, sessions and passkeys."""
