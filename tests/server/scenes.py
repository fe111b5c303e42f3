"""Scenes as a viewer puts them together: the first is whole, then what has changed in the one before."""

from typing import Any

Scene = dict[str, Any]
EMPTY: dict[str, Any] = {
    "ready": [],
    "chosen": None,
    "choices": [],
    "undo": False,
    "private": [],
    "over": False,
    "result": None,
}


def whole(now: dict[str, Any]) -> dict[str, Any]:
    """A present with what was left out of it because it is empty or not so."""
    return {**EMPTY, **now}


def laid(things: list[Any], gone: list[str], put: list[tuple[int, Any]]) -> list[Any]:
    """Things without those that are gone, and with some put at their places."""
    away = {*gone, *(thing["id"] for _, thing in put)}
    left = [thing for thing in things if thing["id"] not in away]
    for at, thing in put:
        left.insert(at, thing)
    return left


def changed(scene: Scene, change: dict[str, Any]) -> Scene:
    """The scene that changes make of the one before."""
    within = {one["id"]: one for one in change.get("within", ())}
    containers = []
    for container in laid(scene["containers"], change.get("gone", []), change.get("put", [])):
        inside = within.get(container["id"])
        if inside is not None:
            pieces = laid(container["pieces"], inside.get("gone", []), inside.get("put", []))
            about = {"about": inside["about"]} if "about" in inside else {}
            container = {**container, **about, "pieces": pieces}
        containers.append(container)
    tiles = list(scene.get("seats", ()))
    for seat, tile in change.get("seats", ()):
        tiles[seat] = tile
    rest: dict[str, Any] = {name: change[name] for name in ("routes", "aim", "score") if name in change}
    return {**scene, **rest, "containers": containers, "seats": tiles}


class Chain:
    """The scenes that one viewer is sent, in order."""

    def __init__(self, scene: Scene | None = None) -> None:
        self.scene = scene

    def next(self, sent: Scene | None) -> Scene:
        """The next scene; the last one where nothing is sent."""
        if sent is not None:
            self.scene = sent if "containers" in sent else changed(self.scene or {}, sent)
        assert self.scene is not None
        return self.scene

    def heard(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message, its scenes made whole."""
        for step in message.get("steps", ()):
            for line in step["lines"]:
                if "scene" in line:
                    line["scene"] = self.next(line["scene"])
        if message.get("type") == "previewed":
            message["scene"] = Chain(self.scene).next(message.get("scene"))
        elif message.get("now"):
            message["now"] = {**whole(message["now"]), "scene": self.next(message["now"].get("scene"))}
        return message


def unfolded(page: dict[str, Any]) -> dict[str, Any]:
    """A page of steps, their scenes made whole."""
    return Chain(page["scene"]).heard(page)
