"""What is sent of one scene after another makes, put together, exactly those scenes."""

import json
import random
import subprocess
from typing import Any

import chance_games
import msgspec
import pytest
from msgspec import UNSET
from server.scenes import Chain

import fathoms
from fathoms.core.changes import changes
from fathoms.core.scene import Container, ContainerKind, Piece, Scene
from fathoms.core.state import SPECTATOR
from fathoms.server.views import View
from page.test_page import HERE, node

MATCHES = 3  # of each game


def told(name: str, seed: int, eye: int) -> tuple[list[Any], list[Scene]]:
    """The scenes of a random match as an eye is sent them, and as they are."""
    table = chance_games.table(name, seed, random.Random(seed).randrange(10, 40))
    view = View(table, min(eye, table.seats - 1))
    sent, whole = [], []
    for s in (event.after for step in table.steps for event in step.news if event.after):
        scene = view.scene(s)
        sent.append(None if scene is UNSET else json.loads(msgspec.json.encode(scene)))
        whole.append(view.drawn(s))
    return sent, whole


@pytest.mark.parametrize("name", fathoms.games())
def test_the_page_makes_of_what_it_is_sent_exactly_the_scenes_there_are(name: str) -> None:
    """Line by line of random matches with any seats and options, through the eyes of seats and spectators."""
    chains = [told(name, seed, seed % 4 + SPECTATOR) for seed in range(MATCHES)]
    sent = json.dumps([chain for chain, _ in chains])
    run = subprocess.run([node(), HERE / "unfold.js"], input=sent, capture_output=True, text=True, check=True)
    for (chain, whole), made in zip(chains, json.loads(run.stdout), strict=True):
        assert [msgspec.convert(scene, Scene) for scene in made] == [as_sent(scene) for scene in whole]
        viewer = Chain()
        assert [msgspec.convert(viewer.next(one), Scene) for one in chain] == [as_sent(scene) for scene in whole]
        assert sum("containers" in one for one in chain if one) == 1  # only the first is whole


def as_sent(scene: Scene) -> Scene:
    return msgspec.json.decode(msgspec.json.encode(scene), type=Scene)


def tray(*pieces: str, id: str = "tray", kind: ContainerKind = "tray") -> Container:
    return Container(id, kind, [Piece(piece, "pawn") for piece in pieces])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([tray("a", "b", "c")], [tray("c", "a", "b")]),
        ([tray("a", "b", "c")], [tray("d", "b")]),
        ([tray("a", id="x"), tray("b", id="y")], [tray("b", id="y"), tray("a", "c", id="x")]),
        ([tray("a", id="x"), tray("b", id="y")], [tray("c", id="z"), tray("d", id="y")]),
        ([tray("a")], [tray("a", kind="hand")]),
        ([tray("a")], []),
    ],
)
def test_things_may_change_places_come_and_go(old: list[Container], new: list[Container]) -> None:
    """Also where what stays comes in another order."""
    chain = Chain(msgspec.to_builtins(Scene(old)))
    made = chain.next(msgspec.to_builtins(changes(Scene(old), Scene(new))))
    assert msgspec.convert(made, Scene).containers == new


def test_of_a_scene_that_is_the_same_nothing_is_sent() -> None:
    assert changes(Scene([tray("a")]), Scene([tray("a")])) is None
