"""Take a seat by link and play a whole game at random: python examples/bot.py http://127.0.0.1:8000/table/ID#INVITATION

It needs `pip install httpx websockets`. docs/protocol.md describes the messages.
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def play(link: str) -> str:
    address, _, invitation = link.partition("#")
    host, _, table = address.rpartition("/table/")
    with httpx.Client(base_url=host, timeout=120) as http:
        http.get("/api/me").raise_for_status()  # a guest's cookie
        sat = http.post(f"/api/tables/{table}/seats", json={"invitation": invitation}).raise_for_status().json()
        if sat["need"]:  # a deck: take any ready-made one
            http.put(f"/api/tables/{table}/deck", json={"seat": sat["need"]["seat"], "take": ["random"]}).raise_for_status()
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
    with connect(f"{host.replace('http', 'ws', 1)}/ws/tables/{table}", additional_headers=cookie, max_size=None) as socket:
        socket.send(json.dumps({"type": "look", "version": 3}))
        for message in map(json.loads, socket):
            if message["type"] in ("table", "moved", "seats") and message["table"]["status"] == "over":
                return str(message["table"]["winners"])
            if message["type"] not in ("table", "moved", "preview") or message["view"] is None:
                continue
            view, previewed = message["view"], message.get("choices", [])  # choices that are not final yet are sent again
            mine = [question for question in view["questions"] if question["seat"] == view["seat"]]
            if mine:
                choice = random.choice(mine[0]["options"])["choice"]
                socket.send(json.dumps({"type": "choose", "ply": message["ply"], "choices": [*previewed, choice]}))
    return "the socket was closed"


if __name__ == "__main__":
    print("winners:", play(sys.argv[1]))
