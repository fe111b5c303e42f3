"""The fish: where they may swim, gates, and the move of a turn (TN-31 to TN-42)."""

from fathoms.core.news import tell
from fathoms.core.sets import all_of, is_one, lowest
from fathoms.core.state import NOBODY
from fathoms.games.tentacula import actions as do
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import FINISH, FISH_COUNT, SQUARE_COUNT
from fathoms.games.tentacula.rules.powers import bought, land, pay
from fathoms.games.tentacula.rules.reef import is_protected
from fathoms.games.tentacula.state import THEFT, Box, State

ALL_FISH = all_of(FISH_COUNT)
# Moves are numbered like the actions: each fish with the tile's animal, each with each animal by shell, none at all.
BY_TILE = ALL_FISH  # the set of moves with the tile's animal
BY_SHELL = do.SHELL_MOVE - do.SWIM  # the first move by shell
PER_FISH = do.SHELL_MOVE_FISH  # moves by shell of each fish, one an animal
EVERY_FISH = sum(1 << BY_SHELL + PER_FISH * fish for fish in range(FISH_COUNT))  # by shell, with the first animal
STAYING = do.STAY - do.SWIM


def taken(s: State) -> int:
    """TN-32: the set of squares on which a fish stands; the finish has room for all."""
    return (1 << s.fish[0] | 1 << s.fish[1] | 1 << s.fish[2]) & ~(1 << FINISH)


def has_passed(b: Box, s: State, fish: int) -> bool:
    """TN-36: the fish is beyond the arch whose gate is in force."""
    return s.fish[fish] > b.arch[s.board]


def passed(b: Box, s: State) -> int:
    """TN-36: the set of fish beyond the arch."""
    fish = 0
    for each in range(FISH_COUNT):
        if has_passed(b, s, each):
            fish |= 1 << each
    return fish


def is_let_through(b: Box, s: State, fish: int) -> bool:
    """TN-36: every fish that the gate names before this one has passed the arch."""
    return b.before[FISH_COUNT * s.gate + fish] & ~passed(b, s) == 0


def reach(b: Box, s: State, fish: int, animal: int) -> int:
    """TN-31 to TN-33: the nearest free square ahead that shows the animal, or else the finish, in play or not."""
    square = b.ahead[SQUARE_COUNT * animal + s.fish[fish]]
    while (taken(s) >> square) & 1:
        square = b.ahead[SQUARE_COUNT * animal + square]
    return square


def target(b: Box, s: State, fish: int, animal: int) -> int:
    """TN-31 to TN-38: the square a fish may swim to with an animal, or NOBODY."""
    square = reach(b, s, fish, animal)
    if s.fish[fish] == FINISH or square > b.last[s.board]:
        return NOBODY
    if square > b.arch[s.board] and not has_passed(b, s, fish) and not is_let_through(b, s, fish):
        return NOBODY
    return square


def mover(move: int) -> int:
    """The fish of a move."""
    return move if move < BY_SHELL else (move - BY_SHELL) // PER_FISH


def means(s: State, move: int) -> int:
    """The animal of a move."""
    return s.animal if move < BY_SHELL else (move - BY_SHELL) % PER_FISH


def open_moves(b: Box, s: State) -> int:
    """TN-31 to TN-42: the set of moves: any fish by the tile's animal or by shell, none only if the tile moves none."""
    tried = BY_TILE | EVERY_FISH * bought(s)
    moves = 0
    move = 0
    while tried >> move:
        if (tried >> move) & 1 and target(b, s, mover(move), means(s, move)) != NOBODY:
            moves |= 1 << move
        move += 1
    return moves if moves & BY_TILE else moves | 1 << STAYING


def ask_move(b: Box, s: State) -> None:
    """TN-39, TN-42: the player chooses a move; the only one there is needs no choice."""
    moves = open_moves(b, s)
    if is_one(moves):
        s.move = lowest(moves)
    else:
        s.waiting = 1 << s.player


def make_move(b: Box, s: State) -> None:
    """TN-40, TN-42, TN-61: a shell move is paid, then the fish swims, however a flipped shell falls; or none does."""
    move = s.move
    s.move = NOBODY
    s.phase = THEFT
    if move == STAYING:
        tell(s, news.STAYS, s.player)
        return
    square = reach(b, s, mover(move), means(s, move))
    if move >= BY_SHELL:
        pay(s)
    swim(b, s, mover(move), square)


def swim(b: Box, s: State, fish: int, square: int) -> None:
    """TN-31, TN-43, TN-51: the fish swims; what its square holds comes before the check for theft."""
    is_passing = square > b.arch[s.board] and not has_passed(b, s, fish)
    s.fish[fish] = square
    tell(s, news.SWIMS, fish, square)
    if is_passing:
        tell(s, news.PASSES, fish, s.board)
    if not is_protected(b, s, square):
        s.thefts = 1
        tell(s, news.SEEN, fish, square)
    land(b, s, b.special[square])
