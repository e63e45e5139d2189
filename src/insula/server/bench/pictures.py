"""Take the README's pictures from the running page: `python -m insula.server.bench.pictures`.

A game between bots is recorded for each title, brought to a server, and continued from its middle,
so that the pictures show what a player sees. Needs Playwright and the system's Chromium.
"""

import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insula.server.bench import chromium, process

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

FOLDER = Path(__file__).parents[4] / "docs" / "pictures"
SIZE: "ViewportSize" = {"width": 1440, "height": 900}
QUALITY = 82
SEED = 5
ASK = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method: body ? 'POST' : 'GET', headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return await answer.json();
}"""  # noqa: E501


@dataclass(frozen=True)
class Scene:
    """A game to show, and how far it is played."""

    game: str
    players: int
    share: float  # of all decisions


SCENES = (
    Scene("magna-roma", 3, 0.62),
    Scene("magna-grecia", 4, 0.6),
    Scene("minerva", 3, 0.6),
)


def recorded(scene: Scene, folder: Path) -> str:
    """Let bots play a game and return its record."""
    command = [sys.executable, "-m", "insula", "simulate", scene.game, "--games", "1"]
    options = ["--players", str(scene.players), "--bots", "senator", "--seed", str(SEED)]
    subprocess.run([*command, *options, "--records", str(folder)], check=True, capture_output=True)
    return next(folder.glob("*.txt")).read_text("utf-8")


def ask(page: "Page", path: str, body: object = None) -> Any:
    return page.evaluate(ASK, [path, body])


def continued(page: "Page", record: str, share: float) -> str:
    """Bring a record and continue it where a seat has a choice; return the new table's id."""
    table = ask(page, "/api/records", {"text": record})["id"]
    steps = ask(page, f"/api/tables/{table}/replay")["steps"]
    at = next(each for each in range(int(share * len(steps)), len(steps)) if is_choice(steps[each]))
    mover, seats = steps[at]["seat"], max(step["seat"] for step in steps) + 1
    who = [{"who": "me" if seat == mover else "bot"} for seat in range(seats)]
    made = ask(page, f"/api/tables/{table}/branch", {"decisions": at, "seats": who})
    return str(made["table"]["id"])


def is_choice(step: dict[str, Any]) -> bool:
    """Does a decision place or build something that a picture can show?"""
    return not step["forced"] and step["move"]["kind"] in ("place", "road", "residence", "build")


def take_picture(page: "Page", scene: Scene) -> Path:
    with tempfile.TemporaryDirectory() as folder:
        table = continued(page, recorded(scene, Path(folder)), scene.share)
    page.goto(f"/table/{table}")
    page.locator("#now[data-mine=true]").wait_for()
    page.get_by_role("button", name="Skip the tutorial").click()
    page.wait_for_timeout(1500)  # animations and fonts
    path = FOLDER / f"{scene.game}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    return path


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        chromium.launch() as browser,
        process.serving(process.insula(Path(data))) as server,
    ):
        context = browser.new_context(base_url=server.address, viewport=SIZE, locale="en-GB")
        page = context.new_page()
        page.goto("/")
        for scene in SCENES:
            print(take_picture(page, scene).relative_to(FOLDER.parents[1]))


if __name__ == "__main__":
    main()
