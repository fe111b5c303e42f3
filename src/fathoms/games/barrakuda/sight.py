"""What a seat may know (spec §6): everything but the cards others have chosen in secret and, while somebody
meddles, the two cards drawn, which only the meddler and the victim see.
"""

from fathoms.core.chance import draw, hide_generator
from fathoms.core.sets import pick
from fathoms.core.state import NOBODY
from fathoms.games.barrakuda.rules.cards import hand_size
from fathoms.games.barrakuda.rules.rounds import draw_pair
from fathoms.games.barrakuda.state import CHOOSING, LAYING, Box, State


def hide(b: Box, s: State, seat: int) -> None:
    """Erases what a seat, or SPECTATOR, may not know; who has chosen is seen from who still waits."""
    hide_generator(s)
    if s.phase == CHOOSING:
        for other in range(s.seats):
            if other != seat:
                s.card[other] = NOBODY
    if not sees_pair(s, seat):
        s.drawn[0] = NOBODY
        s.drawn[1] = NOBODY


def sees_pair(s: State, seat: int) -> bool:
    """BK-58: the one who meddles and the one whose hand it is."""
    return seat == s.player or seat == s.victim


def redeal(b: Box, s: State, seat: int) -> None:
    """Draws afresh what the seat cannot know; the caller has keyed the generator anew."""
    if s.phase == CHOOSING:
        for other in range(s.seats):
            if other != seat and (s.waiting >> other) & 1 == 0:
                s.card[other] = pick(s.hand[other], draw(s, hand_size(s, other)))
    if s.phase == LAYING and not sees_pair(s, seat):
        draw_pair(s)
