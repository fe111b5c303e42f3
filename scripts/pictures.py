"""Makes the README's moving pictures: a turn of Kraken Attack! on a desktop and on a phone, played in Chromium.

A server of its own, real clicks, frames as fast as the machine gives them (an idle one gives a dozen a second).
`.venv/bin/python scripts/pictures.py` writes `docs/pictures/turn-*.webp`; Pillow comes with `fathoms[test]`.
"""

import base64
import io
import json
import sys
import time
from itertools import pairwise
from pathlib import Path

from browsing import browsing
from PIL import Image
from playwright.sync_api import Browser, Page

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SCREENS = {"desktop": (1120, 700, 1), "phone": (360, 640, 1.25)}
LIKED = ("card", "cannon", "pistol", "saber", "repair", "move")  # what makes a picture, best first
POINTER = """() => {
  const dot = document.createElement('div');
  dot.id = 'pointer';
  const look = {position: 'fixed', width: '26px', height: '26px', 'border-radius': '50%', 'pointer-events': 'none',
    background: 'rgb(255 255 255 / 0.55)', border: '2px solid #222', 'z-index': '9999', left: '50%', top: '50%',
    translate: '-50% -50%', transition: 'left 400ms, top 400ms'};
  for (const [name, value] of Object.entries(look)) dot.style.setProperty(name, value);
  document.body.append(dot);
}"""
WANTED = """liked => {
  if (document.querySelector('.table').dataset.turn !== 'mine') return null;
  const seen = name => [...document.querySelectorAll(name)].filter(one => one.getBoundingClientRect().width > 0);
  const named = one => (liked.findIndex(word => one.dataset.action.startsWith(word)) + 99) % 99;
  const rank = one => one.dataset.action ? named(one) : 50;
  const best = [...seen('[data-action]:not([disabled])'), ...seen('.piece.may')].sort((a, b) => rank(a) - rank(b))[0];
  if (!best) return null;
  const { x, y, width, height } = best.getBoundingClientRect();
  const { style } = document.querySelector('#pointer');
  style.setProperty('left', `${x + width / 2}px`);
  style.setProperty('top', `${y + height / 2}px`);
  return [x + width / 2, y + height / 2];
}"""


class Film:
    """Frames of a page, and when each was taken."""

    def __init__(self, page: Page, size: tuple[int, int]) -> None:
        """A film without frames."""
        self.page, self.size = page, size
        self.frames: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)

    def roll(self, seconds: float) -> None:
        """Takes frames for so long, a dozen a second at most."""
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            shot = self.session.send("Page.captureScreenshot", {"format": "jpeg", "quality": 92})
            self.frames.append((now, base64.b64decode(shot["data"])))
            self.page.wait_for_timeout(max(1, 1000 * (now + 1 / 12 - time.monotonic())))

    def click(self) -> None:
        """Shows a pointer on the way to what is liked best, and clicks it."""
        if place := self.page.evaluate(WANTED, LIKED):
            self.roll(0.6)
            finger = self.page.evaluate("() => matchMedia('(pointer: coarse)').matches")
            (self.page.touchscreen.tap if finger else self.page.mouse.click)(*place)

    def write(self, path: Path) -> None:
        """As an animated WebP."""
        times = [taken for taken, _ in self.frames]
        shown = [Image.open(io.BytesIO(frame)).resize(self.size, Image.Resampling.LANCZOS) for _, frame in self.frames]
        lasting = [round(1000 * (after - before)) for before, after in pairwise([*times, times[-1] + 1.5])]
        shown[0].save(path, save_all=True, append_images=shown[1:], duration=lasting, loop=0, quality=55, method=4)


def dealt(page: Page, address: str) -> None:
    """A table of a person and a crab, set up the usual way, at the person's first turn."""
    page.goto(address)
    wish = json.dumps({"game": "kraken-attack", "seats": [{"kind": "me"}, {"kind": "bot", "level": "crab"}]})
    ask = "wish => fetch('/api/matches', {method: 'POST', headers: {'content-type': 'application/json'}, body: wish})"
    match = page.evaluate(f"{ask}.then(answer => answer.json())", wish)["match"]
    page.goto(f"{address}/match/{match}")
    page.locator("[data-action=begin], [data-action^=card]").first.wait_for()
    if page.locator("[data-action=begin]").count():
        page.locator("[data-action=begin]").first.click()
    page.wait_for_function("() => document.querySelector('.table').dataset.turn === 'mine'")
    page.keyboard.press("Escape")


def film(browser: Browser, address: str, name: str) -> None:
    """Plays a turn on one screen and writes its picture."""
    width, height, sharp = SCREENS[name]
    phone = name == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=sharp,
        has_touch=phone,
        is_mobile=phone,
        locale="en",
        color_scheme="light",
    )
    context.set_default_timeout(120_000)
    page = context.new_page()
    dealt(page, address)
    page.evaluate(POINTER)
    made = Film(page, (width, height) if phone else (round(width * 0.75), round(height * 0.75)))
    made.roll(0.8)
    for _ in range(4):
        made.click()
        made.roll(1.5)
    made.roll(2.5)
    made.write(PICTURES / f"turn-{name}.webp")
    context.close()


def main() -> None:
    """Makes both pictures."""
    with browsing() as (browser, address):
        for name in sys.argv[1:] or SCREENS:
            film(browser, address, name)


if __name__ == "__main__":
    main()
