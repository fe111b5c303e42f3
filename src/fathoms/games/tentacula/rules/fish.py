"""The fish: where they may swim, gates, shells and special squares (TN-31 to TN-48, TN-61, TN-62)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import (
    ANIMAL_COUNT,
    CRAB,
    DOLPHIN,
    FINISH,
    FISH_COUNT,
    GEM_COUNT,
    JELLYFISH,
    NOBODY,
    SHARK,
    SHELL,
)
from fathoms.games.tentacula.rules.ending import arrive, check_chest, stash_lacks
from fathoms.games.tentacula.rules.reef import is_protected
from fathoms.games.tentacula.state import AT_DOLPHIN, AT_SHARK, THEFT, Box, State

MOVES = FISH_COUNT + FISH_COUNT * ANIMAL_COUNT  # each fish with the tile's animal; each with each animal by shell
STAYING = MOVES  # and no fish at all


def is_free(s: State, square: int) -> bool:
    """TN-32: no fish stands there; the finish has room for all."""
    if square == FINISH:
        return True
    return s.fish[0] != square and s.fish[1] != square and s.fish[2] != square


def has_passed(b: Box, s: State, fish: int) -> bool:
    """TN-36: the fish is beyond the arch whose gate is in force."""
    return s.fish[fish] > b.arch[s.board]


def is_let_through(b: Box, s: State, fish: int) -> bool:
    """TN-36: every fish that the gate names before this one has passed the arch."""
    for other in range(FISH_COUNT):
        if (b.before[FISH_COUNT * s.gate + fish] >> other) & 1 and not has_passed(b, s, other):
            return False
    return True


def reach(b: Box, s: State, fish: int, animal: int) -> int:
    """TN-31 to TN-33: the nearest free square ahead that shows the animal, or else the finish, in play or not."""
    square = b.ahead[(FINISH + 1) * animal + s.fish[fish]]
    while not is_free(s, square):
        square = b.ahead[(FINISH + 1) * animal + square]
    return square


def target(b: Box, s: State, fish: int, animal: int) -> int:
    """TN-31 to TN-38: the square a fish may swim to with an animal, or NOBODY."""
    square = reach(b, s, fish, animal)
    if s.fish[fish] == FINISH or square > b.last[s.board]:
        return NOBODY
    if square > b.arch[s.board] and not has_passed(b, s, fish) and not is_let_through(b, s, fish):
        return NOBODY
    return square


def can_shell_move(s: State, animal: int) -> bool:
    """TN-40, TN-41, TN-62: a shell buys the animal of one's chip, the jellyfish any, but not the tile's own."""
    if s.shells == 0 or animal == s.animal:
        return False
    return s.chip[s.player] == animal or s.chip[s.player] == JELLYFISH


def pay(s: State) -> None:
    """TN-40, TN-61: a shell goes back to the supply; the crab player flips it first."""
    if s.chip[s.player] == CRAB:
        flip(s, draw(s, 2))
    else:
        s.shells -= 1
        tell(s, news.PAYS, s.shells)


def flip(s: State, shell_side: int) -> None:
    """TN-61: shell side up, it stays; water side up, it goes."""
    if shell_side:
        tell(s, news.FLIPS)
    else:
        s.shells -= 1
        tell(s, news.FLOP, s.shells)


def mover(move: int) -> int:
    """The fish of a move."""
    return move if move < FISH_COUNT else (move - FISH_COUNT) // ANIMAL_COUNT


def goal(b: Box, s: State, move: int) -> int:
    """TN-31 to TN-41: the square that a move leads to, or NOBODY if it is not allowed."""
    if move < FISH_COUNT:
        animal = s.animal
    else:
        animal = (move - FISH_COUNT) % ANIMAL_COUNT
        if not can_shell_move(s, animal):
            return NOBODY
    return target(b, s, mover(move), animal)


def ask_move(b: Box, s: State) -> None:
    """TN-39, TN-42: the player chooses a move; the only one there is needs no choice, and so does none at all."""
    by_tile = 0
    by_shell = 0
    only = STAYING
    for move in range(MOVES):
        if goal(b, s, move) != NOBODY:
            if move < FISH_COUNT:
                by_tile += 1
                only = move
            else:
                by_shell += 1
    if by_shell > 0 or by_tile > 1:
        s.waiting = 1 << s.player
    else:
        s.move = only


def make_move(b: Box, s: State) -> None:
    """TN-40, TN-42, TN-61: a shell move is paid, then the fish swims, however a flipped shell falls; or none does."""
    move = s.move
    s.move = NOBODY
    s.thefts = 0
    s.phase = THEFT
    if move == STAYING:
        tell(s, news.STAYS, s.player)
        return
    square = goal(b, s, move)
    if move >= FISH_COUNT:
        pay(s)
    swim(b, s, mover(move), square)


def swim(b: Box, s: State, fish: int, square: int) -> None:
    """TN-31, TN-43, TN-51, TN-85: the fish swims; what its square holds comes before the check for theft."""
    is_passing = square > b.arch[s.board] and not has_passed(b, s, fish)
    s.fish[fish] = square
    tell(s, news.SWIMS, fish, square)
    if is_passing:
        tell(s, news.PASSES, fish, s.board)
    if square == FINISH:
        arrive(b, s)
    if not is_protected(b, s, square):
        s.thefts = 1
        tell(s, news.SEEN, fish, square)
    land(b, s, b.special[square])


def land(b: Box, s: State, special: int) -> None:
    """TN-43 to TN-47: a shell is found at once; dolphin and shark offer their help if there is any use in it."""
    if special == SHELL and s.shells < b.most_shells:
        s.shells += 1
        tell(s, news.FINDS_SHELL, s.shells)
    elif special == DOLPHIN and s.shells > 0 and dolphin_can_help(b, s):
        s.phase = AT_DOLPHIN
        s.waiting = 1 << s.player
    elif special == SHARK and s.shells > 0 and shark_can_help(s):
        s.phase = AT_SHARK
        s.waiting = 1 << s.player


def can_hide(b: Box, s: State, gem: int) -> bool:
    """TN-45: a colour that the chest has and the stash still lacks."""
    return s.chest[gem] > 0 and stash_lacks(b, s, gem) > 0


def dolphin_can_help(b: Box, s: State) -> bool:
    """TN-45: some gem can be brought to the stash."""
    for gem in range(GEM_COUNT):
        if can_hide(b, s, gem):
            return True
    return False


def shark_can_help(s: State) -> bool:
    """TN-47: Tentacula has a gem."""
    for gem in range(GEM_COUNT):
        if s.cave[gem] > 0:
            return True
    return False


def call_help(b: Box, s: State, gem: int) -> None:
    """TN-45, TN-47, TN-83: a shell for a ride from chest to stash, or for a bite out of the cave."""
    pay(s)
    if s.phase == AT_DOLPHIN:
        s.chest[gem] -= 1
        s.stashed[gem] += 1
        tell(s, news.DOLPHIN, gem)
        check_chest(b, s)
    else:
        s.cave[gem] -= 1
        s.chest[gem] += 1
        tell(s, news.SHARK, gem)
    s.phase = THEFT


def decline(s: State) -> None:
    """TN-45, TN-47: no help is wanted."""
    s.phase = THEFT
    tell(s, news.DECLINES, s.player)
