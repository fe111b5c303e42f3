"""What makes a position good for a seat, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.core.sets import size
from fathoms.games.tentacolor.names import ANY_COLOUR, HAND, PLAIN
from fathoms.games.tentacolor.rules.ending import counting_colours
from fathoms.games.tentacolor.rules.knowledge import in_doubt
from fathoms.games.tentacolor.rules.tentacle import goal_length, run, series_colours
from fathoms.games.tentacolor.rules.turn import left_of
from fathoms.games.tentacolor.state import Box, State

FEATURES = (
    "series",  # cards of the own series that count
    "series_squared",
    "near",  # one card short of the goal
    "complete",
    "colours",  # how many colours the own series can go on with
    "fitting",  # cards in hand that go on with it
    "encounters",  # in the own hand
    "rival_series",  # the longest of the others
    "rival_squared",  # of all others together
    "rivals_near",
    "next_series",  # the left neighbour's
    "next_fed",  # known cards of the left neighbour that go on with that series
    "turn",
    "steps",  # actions of the own turn still to come: 2 to lay, 1 to give
    "pile",
    "won",
    "lost",
)
# Of these the coach may speak: what one likes to have, and what one does not.
GOOD = ("series", "series_squared", "near", "fitting", "encounters")
BAD = ("rival_squared", "rivals_near", "next_fed")


def features(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a feature, as the seat may know them."""
    for i in range(17):
        out[i] = 0
    own_features(b, s, seat, out)
    for other in range(s.seats):
        if other != seat:
            rival_features(b, s, other, out)
    neighbour = left_of(s, seat)
    out[10] = run(b, s, neighbour, ANY_COLOUR)
    doubted = in_doubt(s, seat)
    for i in range(HAND * neighbour, HAND * neighbour + s.held[neighbour]):
        card = s.hand[i]
        if card >= 0 and (doubted >> card) & 1 == 0 and b.colours[card] & series_colours(b, s, neighbour):
            out[11] += 1
    out[12] = (s.waiting >> seat) & 1
    if s.player == seat and s.over == 0:
        out[13] = s.held[seat] - 1
    out[14] = s.left
    out[15] = (s.winners >> seat) & 1
    out[16] = 1 if s.over and not out[15] else 0


def own_features(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """The own tentacle and hand; experts count only the colours of their tip."""
    goal = goal_length(b, s)
    wanted = counting_colours(b, s, seat)
    length = run(b, s, seat, wanted)
    shared = series_colours(b, s, seat) & wanted
    out[0] = length
    out[1] = length * length
    out[2] = 1 if length == goal - 1 else 0
    out[3] = 1 if length >= goal else 0
    out[4] = size(shared)
    for i in range(HAND * seat, HAND * seat + s.held[seat]):
        if b.colours[s.hand[i]] & shared:
            out[5] += 1
        if b.encounter[s.hand[i]] != PLAIN:
            out[6] += 1


def rival_features(b: Box, s: State, other: int, out: MutableSequence[int]) -> None:
    """Another tentacle; of a tip nothing is known but the colours ruled out."""
    length = run(b, s, other, ANY_COLOUR & ~s.ruled_out[other])
    out[7] = max(out[7], length)
    out[8] += length * length
    if length >= goal_length(b, s) - 1:
        out[9] += 1
