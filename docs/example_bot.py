"""A bot for Insula: plays one game against the apprentice bot. Needs: pip install websockets

python example_bot.py http://127.0.0.1:8470
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def ask(url: str, token: str = "", body: object = None) -> Any:
    """One request; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer)


def play(server: str) -> list[int]:
    """A whole game; the final scores."""
    token = ask(f"{server}/api/me/token", body={})["token"]
    seats = [{"who": "me", "name": "Example"}, {"who": "bot", "bot": "apprentice"}]
    table = ask(f"{server}/api/tables", token, {"game": "magna-roma", "seats": seats})["table"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        mine: list[int] = []
        for text in socket:
            message = json.loads(text)
            mine = message.get("you", mine)  # only the whole table says where I sit
            position = message.get("position")
            if position and position["result"]:
                return list(position["result"]["scores"])
            if position and position["seat"] in mine:
                move = random.randrange(len(position["moves"]))
                choice = {"kind": "choose", "number": position["number"], "move": move}
                socket.send(json.dumps(choice))
    raise SystemExit("the server closed the socket")


if __name__ == "__main__":
    print("Example, apprentice bot:", play(sys.argv[1].rstrip("/")))
