"""Invitations to private tables."""

from tests.server.harness import Server


def test_players_of_a_private_table_can_invite_without_its_key(
    server: Server,
) -> None:
    anna, bert, eve = (server.newcomer(name) for name in ("Anna", "Bert", "Eve"))
    table, other = (anna.make("me", "open", private=True)["table"]["id"] for _ in range(2))
    key = anna.post(f"/api/tables/{table}/invitation")["key"]
    assert eve.refused(f"/api/tables/{table}/invitation") == "unknown"
    assert eve.refused(f"/api/tables/{other}/join", {"key": key}) == "unknown"
    assert eve.refused(f"/api/tables/{table}/invitation?key={key}") == "seat"
    assert eve.sit(table, key).you == []
    bert.post(f"/api/tables/{table}/join", {"key": key})
    assert bert.post(f"/api/tables/{table}/invitation")["key"] == key
    public = anna.make("me", "open")["table"]["id"]
    assert anna.post(f"/api/tables/{public}/invitation")["key"] == ""
