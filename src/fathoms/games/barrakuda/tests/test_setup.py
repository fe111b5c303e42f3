"""Set-up: cards, gold, and any ocean floor that six joined wrecks can make (BK-01 to BK-07, BK-70)."""

from collections import Counter, deque
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fathoms
from fathoms.core.chance import key
from fathoms.games.barrakuda import GAME
from fathoms.games.barrakuda.box import hexominoes
from fathoms.games.barrakuda.names import BOAT, FACES, GRID
from fathoms.games.barrakuda.rules.setup import lay_out
from fathoms.games.barrakuda.state import CHOOSING, State
from fathoms.games.barrakuda.tests.positions import BOX, hand, position, row

NEIGHBOURS = {  # spec §2.3
    "first_game": "1-3, 1-6, 2-3, 2-6, 4-6, 5-6",
    "lagoon": "1-4, 2-6, 3-6, 4-6, 5-6",
    "reef": "1-3, 1-4, 1-6, 2-3, 2-6, 3-5, 4-5",
    "trench": "1-2, 2-3, 3-4, 4-5, 5-6",
}
RANDOM_FLOOR = GAME.variant(seats=2, layout="random")
DANGER = {"first_game": 0.665, "lagoon": 0.649, "reef": 0.846, "trench": 0.939}  # spec §2.3


def neighbours(s: State) -> str:
    pairs = [f"{a}-{c}" for a in range(1, 7) for c in range(a + 1, 7) if (s.near[a - 1] >> (c - 1)) & 1]
    return ", ".join(pairs)


def random_floor(seed: int) -> State:
    s = RANDOM_FLOOR.blank()
    key(s.rng, seed, 0, 0)
    lay_out(BOX, s)
    return s


def test_the_six_base_wrecks_lie_on_the_floor() -> None:
    """BK-01: W1 to W6."""
    assert [FACES[face] for face in position().face] == ["W1", "W2", "W3", "W4", "W5", "W6"]


def test_extra_cards_take_the_place_of_their_numbers() -> None:
    """BK-70: 21 ways to swap one or two cards, always six different numbers."""
    ways = [*combinations(range(1, 7), 1), *combinations(range(1, 7), 2)]
    assert len(ways) == 21
    for numbers in ways:
        faces = [FACES[face] for face in position(options={"extra_wrecks": numbers}).face]
        assert faces == [f"{'X' if n in numbers else 'W'}{n}" for n in range(1, 7)]


def test_three_extra_cards_must_be_asked_for() -> None:
    """BK-70: one or two, or with extra_wrecks_free as many as there are."""
    with pytest.raises(fathoms.BadOption, match="BK-70"):
        position(options={"extra_wrecks": [1, 2, 3]})
    s = position(options={"extra_wrecks": range(1, 7), "extra_wrecks_free": "on"})
    assert [FACES[face] for face in s.face] == ["X1", "X2", "X3", "X4", "X5", "X6"]


@pytest.mark.parametrize("layout", NEIGHBOURS)
def test_a_layout_joins_the_wrecks_it_shows(layout: str) -> None:
    """BK-02: the neighbours of each layout of the box."""
    assert neighbours(position(options={"layout": layout})) == NEIGHBOURS[layout]


@pytest.mark.parametrize("layout", DANGER)
def test_a_layout_is_as_dangerous_as_it_says(layout: str) -> None:
    """BK-02, BK-21, BK-22: the long-run share of rounds that end with the barracuda among the divers."""
    s = position(options={"layout": layout})
    share = [1 / 6] * 6
    for _ in range(2000):
        after = [0.0] * 6
        for start in range(6):
            for goal in range(6):
                one = s.toward[6 * start + goal]
                after[one] += share[start] / 12
                after[s.toward[6 * one + goal]] += share[start] / 12
        share = after
    assert sum(share[:5]) == pytest.approx(DANGER[layout], abs=0.0006)


def test_six_cells_can_be_joined_in_216_ways() -> None:
    """BK-02: 216 shapes in fixed orientation, 35 if turned and mirrored ones count as one."""
    shapes = {frozenset(shape) for shape in hexominoes()}
    assert len(shapes) == 216

    def corner(cells: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        return tuple(sorted((x - left, y - top) for x, y in cells))

    def turned(shape: frozenset[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
        cells, all_ways = list(shape), []
        for _ in range(4):
            cells = [(-y, x) for x, y in cells]
            all_ways += [corner(cells), corner([(-x, y) for x, y in cells])]
        return min(all_ways)

    assert len({turned(shape) for shape in shapes}) == 35


def test_a_random_floor_can_have_every_shape_and_every_number_anywhere() -> None:
    """BK-02: shapes and numbers are drawn evenly."""
    floors = [random_floor(seed).cell for seed in range(6000)]
    shapes = Counter(tuple(sorted(cells)) for cells in floors)
    assert len(shapes) == 216
    assert max(shapes.values()) < 65  # 28 on average
    firsts = Counter(sorted(cells).index(cells[5]) for cells in floors)
    assert len(firsts) == 6
    assert all(850 < count < 1150 for count in firsts.values())


@given(st.integers(0, 2**40))
def test_on_any_floor_the_barracudas_ways_are_shortest(seed: int) -> None:
    """BK-02, BK-21, BK-22: each step comes one nearer, and of the nearer neighbours it is the highest."""
    s = random_floor(seed)
    for goal in range(6):
        steps = {goal: 0}
        queue = deque([goal])
        while queue:
            here = queue.popleft()
            for n in range(6):
                x, y = abs(s.cell[here] % GRID - s.cell[n] % GRID), abs(s.cell[here] // GRID - s.cell[n] // GRID)
                if x + y == 1 and n not in steps:
                    steps[n] = steps[here] + 1
                    queue.append(n)
        assert len(steps) == 6
        for here in range(6):
            if here != goal:
                nearer = [n for n in range(6) if (s.near[here] >> n) & 1 and steps[n] == steps[here] - 1]
                assert s.toward[6 * here + goal] == max(nearer)


def test_a_layout_of_ones_own_is_a_drawing() -> None:
    """BK-02: rows of numbers and dots, as a list or as one text; empty edges do not matter."""
    for drawing in (["5..", "461", "3.2"], "5..,461,3.2", ["....", ".5..", ".461", ".3.2"]):
        s = GAME.table(seats=2, seed=1, layout="custom", custom_layout=drawing).state
        assert neighbours(s) == "1-2, 1-6, 3-4, 4-5, 4-6"
    assert neighbours(GAME.table(layout="custom", custom_layout="123456", seed=1).state) == NEIGHBOURS["trench"]


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        (["12345", ".....6"], "joined to the others by whole sides"),
        (["123", "45."], "each wreck 1 to 6 once"),
        (["123", "456", "1.."], "each wreck 1 to 6 once"),
        (["12x", "456"], "each wreck 1 to 6 once"),
        (["12.", "..3", "456"], "joined"),
        (17, "each wreck 1 to 6 once"),
    ],
)
def test_a_floor_that_cannot_be_laid_is_refused(drawing: object, reason: str) -> None:
    """BK-02: six distinct cells, connected by sides."""
    with pytest.raises(fathoms.BadEdition, match=reason):
        GAME.table(layout="custom", custom_layout=drawing)


def test_a_drawing_without_its_layout_is_refused() -> None:
    """BK-02: custom_layout goes with layout custom."""
    with pytest.raises(fathoms.BadOption, match="BK-02"):
        GAME.table(custom_layout="123456")


def test_everybody_holds_six_cards_and_has_none_in_front() -> None:
    """BK-03: Movement cards 1 to 5 and the Barracuda card."""
    s = position()
    assert [hand(s, seat) for seat in range(4)] == ["12345b"] * 4
    assert [row(s, seat) for seat in range(4)] == [""] * 4


@pytest.mark.parametrize(
    ("seats", "gold", "reserve"), [(2, 2, 56), (3, 2, 54), (4, 2, 52), (2, 3, 54), (3, 3, 51), (4, 3, 48)]
)
def test_bags_begin_with_a_little_gold(seats: int, gold: int, reserve: int) -> None:
    """BK-04: two gold, or three; the rest of 60 is the reserve."""
    s = position(seats, {"starting_gold": gold})
    assert s.bag[:seats] == [gold] * seats
    assert s.vault == [0] * 4
    assert s.reserve == reserve


def test_the_barracuda_begins_at_home_and_no_wreck_holds_gold() -> None:
    """BK-05: on wreck 6."""
    s = position()
    assert s.barracuda + 1 == 6
    assert s.gold == [0] * 6


def test_divers_begin_on_their_boats() -> None:
    """BK-06: off the ocean floor, standing."""
    s = position()
    assert s.place == [BOAT] * 4
    assert s.lying == 0


def test_gold_counts_by_value() -> None:
    """BK-07: 24 pieces of one and 12 of three are 60 gold."""
    assert BOX.gold == 60


def test_everybody_chooses_first() -> None:
    """BK-10: no set-up choices; the first round begins at once."""
    s = position(3)
    assert s.phase == CHOOSING
    assert s.waiting == 0b111
