"""How the faces of Barrakuda's wrecks were chosen: every set that the book allows is played, and the best is taken.

No page shows the faces of wrecks 1 to 5, so the lab chose them, in three steps: all sets at four seats (a few games
each), those that are fit at two, three and four seats (more games), and those taken with their numbers in every order.

    python examples/faces.py                 two minutes of a core
    python examples/faces.py --games 20      a quick look
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import numpy as np

import fathoms
from fathoms.lab.measures import Cell, Played

Card = tuple[str, str]  # Special Action, General Action
GAME = fathoms.game("barrakuda")
RICH: Card = ("gold 2", "gold 1")  # wreck 4: the book's example gives a lone diver 3 gold there
POOR: Card = ("take_back 2", "take_back 1")  # wreck 1 at first
BOX: list[Card] = [("gold 1", "take_back 1"), ("gold 2", "take_back 1"), ("take_back 2", "gold 1"), RICH]
VAULTS: list[Card] = [("vault_up_to 7", general) for general in ("none", "take_back 1", "gold 1")]
SEED = 1
MOST = 600  # actions after which a game is cut off


def amount(action: str) -> int:
    """The number on an action, 0 for none."""
    return int(action.split()[1]) if " " in action else 0


def allowed() -> list[Card]:
    """Faces for wrecks 1 to 3: two symbols of two kinds, and a Special Action that is no less than the General one."""
    kinds = ("gold", "take_back")
    actions = [f"{kind} {n}" for kind in kinds for n in (1, 2, 3)]
    pairs = [(s, g) for s in actions for g in actions if s.split()[0] != g.split()[0]]
    return [(s, g) for s, g in pairs if amount(s) >= amount(g) and amount(s) + amount(g) <= 4]


def sets() -> Iterator[list[Card]]:
    """Three different faces for wrecks 1 to 3, of which one takes back several cards, and a vault on wreck 5."""
    for three in combinations(allowed(), 3):
        if any(action.startswith("take_back") and amount(action) > 1 for card in three for action in card):
            for vault in VAULTS:
                yield [*three, RICH, vault]


def played(cards: Sequence[Card], seats: int, games: int, bots: str = "crab") -> Played:
    """Watched games with these faces."""
    faces = {f"W{n}": list(card) for n, card in enumerate(cards, 1)}
    variant = GAME.variant(seats=seats, edition={"wrecks": {"base": faces}})
    cell = Cell(variant, (bots,) * seats, SEED, MOST)
    cell.play(games, None, lambda _: None)
    return cell.cut_to(games)


def look(p: Played) -> dict[str, float]:
    """What the choice goes by, of some games at one seat count."""
    verbs = GAME.verbs.verbs
    dives = p.actions[verbs["play"].first : verbs["play"].end][:5]
    each = {name: p.acts[:, place] for place, name in enumerate(verbs)}
    rounds = each["play"] / p.variant.seats
    mean = {name: measure.mean for name, measure in p.measures.items()}
    return {
        "rounds": float(np.median(rounds)),
        "one in 20 over": float(np.quantile(rounds, 0.95)),
        "over 300 decisions": float((p.lengths > 300).mean()),
        "least visited": float(dives.min() / dives.sum()),
        "most visited": float(dives.max() / dives.sum()),
        "gold or robbery": float((each["gold"] + each["rob"]).mean()),
        "steered": float(each["steer"].mean()),
        "choices": mean["choices"],
        "lead changes": mean["leads"],
        "decided": mean["decided"],
    }


def fit(seen: dict[str, float]) -> bool:
    """No wreck is dead and none is all there is, nobody waits for ever, and it lasts about as long as the box says."""
    even = seen["least visited"] >= 0.10 and seen["most visited"] <= 0.32
    return even and seen["over 300 decisions"] < 0.005 and 7 <= seen["rounds"] <= 12 and seen["one in 20 over"] <= 20


def ranked(found: Sequence[list[dict[str, float]]]) -> list[int]:
    """The places of the sets, best first, by the sum of their ranks in everything that makes a game good."""
    marks = [
        [min(at["least visited"] for at in seats) for seats in found],
        [-sum(abs(at["rounds"] - 10) for at in seats) for seats in found],
        [-max(at["one in 20 over"] / at["rounds"] for at in seats) for seats in found],
        [min(at["gold or robbery"] for at in seats) for seats in found],
        [min(at["steered"] for at in seats) for seats in found],
        *([sum(at[name] for at in seats) for seats in found] for name in ("choices", "lead changes", "decided")),
    ]
    ranks = np.sum([np.argsort(np.argsort(-np.array(mark))) for mark in marks], 0)
    return [int(place) for place in np.argsort(ranks, kind="stable")]


def line(cards: Sequence[Card], seats: Sequence[dict[str, float]]) -> str:
    """A set and how it did at each seat count."""
    faces = "  ".join(f"{special}, {general}" for special, general in cards)
    figures = (" ".join(f"{name} {value:.3g}" for name, value in at.items()) for at in seats)
    return "\n    ".join([faces, *figures])


def main() -> None:
    """Chooses, and prints the ten best, the first faces and those in the box."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1_500, help="of each set that is fit, at each seat count")
    games = parser.parse_args().games
    everything = list(sets())
    some = [cards for cards in everything if fit(look(played(cards, 4, max(1, games // 5))))]
    print(f"{len(everything)} sets, {len(some)} of them fit at four seats")
    known = [[POOR, *BOX[1:], VAULTS[0]], [*BOX, VAULTS[0]]]
    tried = {tuple(cards): [look(played(cards, n, games)) for n in (2, 3, 4)] for cards in [*some, *known]}
    best = ranked([tried[tuple(cards)] for cards in some])[:10]
    for place in best:
        print(line(some[place], tried[tuple(some[place])]))
    print("at first:", line(known[0], tried[tuple(known[0])]))
    print("in the box:", line(known[1], tried[tuple(known[1])]))
    print("those in the box, wrecks 1 to 3 in every order:")
    for three in permutations(BOX[:3]):
        cards = [*three, *known[1][3:]]
        print(line(cards, [look(played(cards, n, games)) for n in (2, 3, 4)]))


if __name__ == "__main__":
    main()
