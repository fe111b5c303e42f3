"""What makes a position good for a seat, as numbers that a bot can weigh."""

from collections.abc import MutableSequence

from fathoms.core.hints import BAD, GOOD, Hints
from fathoms.core.sets import size
from fathoms.games.tentacolor.names import ANY_COLOUR, HAND, PLAIN
from fathoms.games.tentacolor.rules.ending import counting_colours
from fathoms.games.tentacolor.rules.knowledge import in_doubt
from fathoms.games.tentacolor.rules.tentacle import goal_length, run, series_colours
from fathoms.games.tentacolor.rules.turn import left_of
from fathoms.games.tentacolor.state import Box, State

HINTS = Hints()
SERIES = HINTS.add("series", GOOD)  # cards of the own series that count
SERIES_SQUARED = HINTS.add("series_squared", GOOD)
NEAR = HINTS.add("near", GOOD)  # one card short of the goal
COMPLETE = HINTS.add("complete")
COLOURS = HINTS.add("colours")  # how many colours the own series can go on with
FITTING = HINTS.add("fitting", GOOD)  # cards in hand that go on with it
ENCOUNTERS = HINTS.add("encounters", GOOD)  # in the own hand
RIVAL_SERIES = HINTS.add("rival_series")  # the longest of the others
RIVAL_SQUARED = HINTS.add("rival_squared", BAD)  # of all others together
RIVALS_NEAR = HINTS.add("rivals_near", BAD)
NEXT_SERIES = HINTS.add("next_series")  # the left neighbour's
NEXT_FED = HINTS.add("next_fed", BAD)  # known cards of the left neighbour that go on with that series
TURN = HINTS.add("turn")
STEPS = HINTS.add("steps")  # actions of the own turn still to come: 2 to lay, 1 to give
PILE = HINTS.add("pile")
WON = HINTS.add("won")
LOST = HINTS.add("lost")
HINT_COUNT = len(HINTS)


def hints(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """Writes one number a hint, as the seat may know them."""
    for i in range(HINT_COUNT):
        out[i] = 0
    own_hints(b, s, seat, out)
    for other in range(s.seats):
        if other != seat:
            rival_hints(b, s, other, out)
    neighbour = left_of(s, seat)
    out[NEXT_SERIES] = run(b, s, neighbour, ANY_COLOUR)
    doubted = in_doubt(s, seat)
    for i in range(HAND * neighbour, HAND * neighbour + s.held[neighbour]):
        card = s.hand[i]
        if card >= 0 and (doubted >> card) & 1 == 0 and b.colours[card] & series_colours(b, s, neighbour):
            out[NEXT_FED] += 1
    out[TURN] = (s.waiting >> seat) & 1
    if s.player == seat and s.over == 0:
        out[STEPS] = s.held[seat] - 1
    out[PILE] = s.left
    out[WON] = (s.winners >> seat) & 1
    out[LOST] = 1 if s.over and not out[WON] else 0


def own_hints(b: Box, s: State, seat: int, out: MutableSequence[int]) -> None:
    """The own tentacle and hand; experts count only the colours of their tip."""
    goal = goal_length(b, s)
    wanted = counting_colours(b, s, seat)
    length = run(b, s, seat, wanted)
    shared = series_colours(b, s, seat) & wanted
    out[SERIES] = length
    out[SERIES_SQUARED] = length * length
    out[NEAR] = 1 if length == goal - 1 else 0
    out[COMPLETE] = 1 if length >= goal else 0
    out[COLOURS] = size(shared)
    for i in range(HAND * seat, HAND * seat + s.held[seat]):
        if b.colours[s.hand[i]] & shared:
            out[FITTING] += 1
        if b.encounter[s.hand[i]] != PLAIN:
            out[ENCOUNTERS] += 1


def rival_hints(b: Box, s: State, other: int, out: MutableSequence[int]) -> None:
    """Another tentacle; of a tip nothing is known but the colours ruled out."""
    length = run(b, s, other, ANY_COLOUR & ~s.ruled_out[other])
    out[RIVAL_SERIES] = max(out[RIVAL_SERIES], length)
    out[RIVAL_SQUARED] += length * length
    if length >= goal_length(b, s) - 1:
        out[RIVALS_NEAR] += 1
