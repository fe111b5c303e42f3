"""The five endings (TN-80 to TN-85)."""

from fathoms.core.news import tell
from fathoms.core.sets import all_of, lowest
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import FINISH
from fathoms.games.tentacula.options import ALWAYS
from fathoms.games.tentacula.rules.gems import stow
from fathoms.games.tentacula.state import CHEST_BARE, FISH_FOOD, MADE_IT, REEF_GONE, SO_CLOSE, State


def end(s: State, ending: int) -> None:
    """The game stops at once; only those who made it have won."""
    s.over = ending
    s.winners = all_of(s.seats) if ending == MADE_IT else 0
    s.waiting = 0
    tell_ending(s, ending)


def tell_ending(s: State, ending: int) -> None:
    """TN-80 to TN-84: what is said of each."""
    if ending == MADE_IT:
        tell(s, news.MADE_IT)
    elif ending == SO_CLOSE:
        tell(s, news.SO_CLOSE)
    elif ending == REEF_GONE:
        tell(s, news.REEF_GONE)
    elif ending == CHEST_BARE:
        tell(s, news.CHEST_BARE)
    else:
        tell(s, news.FISH_FOOD)


def is_lost(s: State, chest: int, lacks: int) -> bool:
    """TN-83: a bare chest loses; by option not while the stash is complete."""
    return chest == 0 and (s.bare_chest == ALWAYS or lacks != 0)


def is_home(s: State) -> bool:
    """TN-80: all fish have arrived."""
    return s.fish[0] == FINISH and s.fish[1] == FINISH and s.fish[2] == FINISH


def arrive(s: State, chest: int, lacks: int) -> None:
    """TN-80, TN-81, TN-85: what the stash lacks comes from the chest, gem by gem; then it is over."""
    if chest & lacks:
        gem = lowest(chest & lacks)
        stow(s, gem)
        tell(s, news.FILLED, gem)
    else:
        end(s, SO_CLOSE if lacks else MADE_IT)


def run_out(s: State, lacks: int) -> None:
    """TN-82, TN-84: nobody has a tile any more; a complete stash does not help."""
    end(s, REEF_GONE if lacks else FISH_FOOD)
