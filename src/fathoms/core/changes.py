"""From one scene to the next: what is sent to somebody who has the one before.

Things are taken away by id, then laid down from left to right, each at its place in the new order: what stays keeps
its order, and what is new, different or elsewhere is laid down anew. So whatever a scene was, its changes make the
next one of it, to the letter.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType

from fathoms.core.scene import Aim, Container, Piece, Route, Scene, Score, Tile

T = TypeVar("T", Piece, Container)
KNOWN = 64  # pairs of containers whose difference is remembered


class ContainerChange(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is different in a container: ids of pieces that are gone, pieces to be put at their places."""

    id: str
    gone: list[str] = []
    put: list[tuple[int, Piece]] = []
    about: Mapping[str, str | int] | UnsetType = UNSET


_known: dict[tuple[int, int], tuple[Container, Container, ContainerChange]] = {}


class SceneChange(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is different in a scene from the one before it; what is left out is as it was."""

    gone: list[str] = []  # ids of containers
    put: list[tuple[int, Container]] = []
    within: list[ContainerChange] = []  # containers that stay
    seats: list[tuple[int, Tile]] = []  # the tiles of these seats
    routes: Sequence[Route] | UnsetType = UNSET
    aim: Aim | UnsetType | None = UNSET
    score: Sequence[Score] | UnsetType = UNSET


def changes(old: Scene, new: Scene) -> SceneChange | None:
    """What makes the new scene of the old one of the same table; None where nothing does."""
    had = {container.id: container for container in old.containers}
    within: list[ContainerChange] = []
    put: list[tuple[int, Container]] = []
    for i, container in enumerate(new.containers):
        before = had.get(container.id)
        if before is container or before == container:
            continue
        if before is not None and _is_like(before, container):
            within.append(_within(before, container))
        else:
            put.append((i, container))
    gone, put = _moved(old.containers, new.containers, put)
    anew = {container.id for _, container in put}
    change = SceneChange(
        gone,
        put,
        [one for one in within if one.id not in anew],
        [(i, tile) for i, tile in enumerate(new.seats) if tile != old.seats[i]],
        UNSET if new.routes == old.routes else new.routes,
        UNSET if new.aim == old.aim else new.aim,
        UNSET if new.score == old.score else new.score,
    )
    return None if change == NOTHING else change


NOTHING = SceneChange()


def _is_like(old: Container, new: Container) -> bool:
    """Whether a container is the same but for what lies in it and what is said about it."""
    return (old.kind, old.label, old.seat, old.layers) == (new.kind, new.label, new.seat, new.layers)


def _within(old: Container, new: Container) -> ContainerChange:
    """What is different in a container; where several eyes see the very same, it is worked out once."""
    found = _known.get((id(old), id(new)))
    if found is None:
        had = {piece.id: piece for piece in old.pieces}
        pieces = enumerate(new.pieces)
        put = [(i, piece) for i, piece in pieces if (before := had.get(piece.id)) is not piece and before != piece]
        gone, put = _moved(old.pieces, new.pieces, put)
        change = ContainerChange(new.id, gone, put, UNSET if new.about == old.about else new.about)
        if len(_known) >= KNOWN:
            _known.clear()
        found = _known[id(old), id(new)] = old, new, change  # with both, whose ids stay their own
    return found[2]


def _moved(old: Sequence[T], new: Sequence[T], put: list[tuple[int, T]]) -> tuple[list[str], list[tuple[int, T]]]:
    """What is gone, and what is to be put: all of it, where what stays comes in another order."""
    if [thing.id for thing in old] == [thing.id for thing in new]:
        return [], put
    fresh: set[str] = {thing.id for _, thing in put}
    stay: list[str] = [thing.id for thing in new if thing.id not in fresh]
    before: list[str] = [thing.id for thing in old if thing.id not in fresh]
    if stay == before:
        return [], put
    here = {*fresh, *stay}
    gone = [id for id in before if id not in here]
    if [id for id in before if id in here] != stay:
        put = list(enumerate(new))
    return gone, put
