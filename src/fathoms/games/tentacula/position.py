"""Written positions of Tentacula: what follows from what is written, and what is never made or lost."""

from fathoms.core.errors import BadPosition
from fathoms.core.message import Message
from fathoms.core.position import check_bounds, check_seat, check_waiting
from fathoms.core.sets import all_of, lowest, size
from fathoms.core.state import NOBODY, SEATS
from fathoms.games.tentacula.names import (
    ANIMALS,
    EITHER,
    FACES,
    FINISH,
    FISH,
    FISH_COUNT,
    GATE_COUNT,
    GEMS,
    INSIDE,
    OUTSIDE,
    ROUNDS,
    ROW,
    ROWS,
    SQUARES,
    START,
    STATE_A,
    STATES,
    TILE_COUNT,
    TILES,
    TURTLE,
)
from fathoms.games.tentacula.options import CHOOSE, CLOCKWISE, VOTE
from fathoms.games.tentacula.rules.course import end_round, ready
from fathoms.games.tentacula.rules.powers import can_roll_again
from fathoms.games.tentacula.rules.reef import free_row, rear_row
from fathoms.games.tentacula.rules.setup import lay_out, without_chip
from fathoms.games.tentacula.state import (
    AT_DOLPHIN,
    AT_SHARK,
    DRAWING,
    GOING_ON,
    LOSING,
    NEXT,
    OVER,
    PHASES,
    PICKING_CHIPS,
    PICKING_STASH,
    PLACING,
    REROLLING,
    SEEN,
    SHOWING,
    SWIMMING,
    TAKING,
    THEFT,
    VOTING,
    Box,
    State,
)

SETTING_UP = (PICKING_STASH, PICKING_CHIPS)
TURN = (PLACING, SWIMMING, AT_DOLPHIN, AT_SHARK, REROLLING, LOSING, THEFT)  # … or the thefts at a round's end
THIEVING = (REROLLING, LOSING, THEFT)
ROUND_END = (TAKING, SHOWING, DRAWING)
NOTHING_YET = ("round", "tile", "reef", "next", "top", "gate", "to_draw")  # nothing is laid out while stash and chips …
NOT_LAID_OUT = (*NOTHING_YET, "chip", "pile", "boxed", "gates", "drawer")  # … are picked
FIRST_FREE = 2  # column 1 has tiles from the set-up on (TN-12)

# --- what follows from what is written ------------------------------------------------------------------


def arrange(b: Box, s: State, written: frozenset[str]) -> None:
    """Fills in what follows from the fields that were written; without a phase the team says who plays next."""
    check_numbers(b, s)
    check_bounds(s, "round", 0, ROUNDS)
    check_bounds(s, "loot", NOBODY, NOBODY)
    check_seats(s)
    if "phase" not in written:
        s.phase = NEXT
    if s.phase in SETTING_UP:
        take_back(b, s, written)
    else:
        find_turn(s, written)
        if "fish" not in written and s.board != STATE_A:
            s.fish = [first_square(b, s) + fish for fish in range(FISH_COUNT)]
        lay_tiles(b, s, written)
        find_next(b, s, written)
        find_gates(s, written)
        find_move(b, s, written)
    share_gems(b, s, written)
    seats = 0 if s.over else asked(s)
    if "waiting" not in written:
        s.waiting = seats
    check_waiting(s, seats)


def take_back(b: Box, s: State, written: frozenset[str]) -> None:
    """TN-03 to TN-10: while stash and chips are picked, neither gate nor tiles are laid out."""
    fresh = State(seats=s.seats, difficulty=s.difficulty, first_game_shell=s.first_game_shell)
    lay_out(b, fresh)
    for name in NOT_LAID_OUT:
        if name not in written:
            setattr(s, name, getattr(fresh, name))
        elif name in NOTHING_YET and getattr(s, name) != getattr(fresh, name):
            raise BadPosition("position-setting-up", name=name)
    if s.phase == PICKING_STASH and "stash" not in written:
        s.stash = CHOOSE


def find_turn(s: State, written: frozenset[str]) -> None:
    """TN-20, TN-21, TN-52: whose turn it is, who has played, and at a round's end who draws."""
    if s.phase == NEXT and s.turn_choice == VOTE:
        s.phase = VOTING
    if "round" not in written:
        s.round = max(1, s.round)
    if "player" not in written and s.phase not in (NEXT, VOTING):
        s.player = lowest(s.waiting) if "waiting" in written and s.waiting else 0
    if s.phase in TURN or s.phase in ROUND_END:
        check_bounds(s, "player", 0, s.seats - 1)
    if "to_draw" not in written:
        s.to_draw = 0
    if s.phase in ROUND_END:
        said = {name: getattr(s, name) for name in ("phase", "round_over", "drawer", "to_draw")}
        end_round(s)
        for name, value in said.items():
            if name in written:
                setattr(s, name, value)
    if s.phase == SHOWING:
        if "drawer" not in written and TURTLE in s.chip:
            s.drawer = s.chip.index(TURTLE)
        if "to_draw" not in written and "tile" in written:
            s.to_draw = 1 + s.tile[: s.seats].count(NOBODY)
    if "played" not in written:
        s.played = all_of(s.seats) if s.phase in ROUND_END or s.round_over else 1 << s.player if s.phase in TURN else 0
    if "repeats" not in written and s.phase in TURN:
        s.repeats = 1


def holders(s: State) -> int:
    """TN-20, TN-22, TN-52: the set of seats that have a tile before them: those still to play, or who have drawn."""
    if s.phase == SHOWING:
        return 1 << s.drawer
    if s.phase in ROUND_END:
        return 0
    if s.round_over:
        return all_of(s.seats)
    return all_of(s.seats) & ~s.played | (1 << s.player if s.phase == PLACING else 0)


def lay_tiles(b: Box, s: State, written: frozenset[str]) -> None:
    """TN-07 to TN-12, TN-70, TN-71: a tile written nowhere lies in the pile, or in the box where the pile is gone.

    Where reef or hands are not written they are as at the start; a tile that is written elsewhere is replaced. A reef
    written as a table of places keeps the start's column 1 unless "none" is written there; in state C it is gone.
    """
    if b.first_column[s.board] > 1:
        s.reef[ROW * INSIDE + 1] = s.reef[ROW * OUTSIDE + 1] = NOBODY
    left = all_of(TILE_COUNT)
    for name, tiles in (("reef", in_places(s.reef)), ("tile", in_places(s.tile)), ("pile", s.pile), ("boxed", s.boxed)):
        if name in written:
            left &= ~tiles
    top = in_places([s.top]) & left if "top" in written else 0
    left &= ~top
    if "reef" not in written:
        for place in range(len(s.reef)):
            if s.reef[place] != NOBODY:
                s.reef[place] = one_of(left, s.reef[place])
                left &= ~in_places([s.reef[place]])
    if "tile" not in written:
        for seat in range(SEATS):
            s.tile[seat] = one_of(left, s.tile[seat]) if (holders(s) >> seat) & 1 else NOBODY
            left &= ~in_places([s.tile[seat]])
    left |= top
    pile_is_gone = "pile" in written or s.board != STATE_A or s.phase == TAKING
    if "boxed" not in written:
        s.boxed = left if pile_is_gone else s.boxed & left
    if "pile" not in written:
        s.pile = 0 if pile_is_gone else left & ~s.boxed
    if "top" not in written and not in_places([s.top]) & s.pile:
        s.top = one_of(s.pile, NOBODY)


def find_next(b: Box, s: State, written: frozenset[str]) -> None:
    """TN-12, TN-22, TN-71: a row goes on behind its last tile, on the columns in play."""
    if "next" not in written:
        for row in range(len(ROWS)):
            beyond = [k + 1 for k in range(ROW) if s.reef[ROW * row + k] != NOBODY]
            s.next[row] = max([FIRST_FREE, b.first_column[s.board], *beyond])


def in_places(faces: list[int]) -> int:
    """The set of tiles on some places."""
    return sum(1 << tile for tile in {face // 2 for face in faces if face != NOBODY})


def one_of(tiles: int, face: int) -> int:
    """The face, if its tile is one of those; or else the front of the first of them; NOBODY if there is none."""
    if tiles == 0:
        return NOBODY
    return face if tiles & in_places([face]) else 2 * lowest(tiles)


def find_gates(s: State, written: frozenset[str]) -> None:
    """TN-05, TN-70, TN-71: the gates that are not written wait in the pile; one is gone with each fold."""
    every = all_of(GATE_COUNT)
    if "gate" not in written and "gates" in written and every & ~s.gates:
        s.gate = lowest(every & ~s.gates)
    if "gates" not in written and s.gate != NOBODY:
        s.gates = every & ~(1 << s.gate)
        for _ in range(s.board):
            s.gates &= s.gates - 1


def find_move(b: Box, s: State, written: frozenset[str]) -> None:
    """TN-22, TN-31, TN-49: the animal of the tile at hand, and the theft that is under way."""
    if s.phase in (PLACING, SWIMMING) and "animal" not in written:
        if s.tile[s.player] == NOBODY:
            raise BadPosition("position-no-tile" if s.phase == PLACING else "position-no-animal", seat=s.player)
        s.animal = b.face_animal[s.tile[s.player]]
    if s.phase == SWIMMING:
        check_bounds(s, "animal", 0, len(ANIMALS) - 1)
    if s.phase in (REROLLING, LOSING):
        if s.die == NOBODY:
            raise BadPosition("position-no-die")
        if "rolled" not in written:
            s.rolled = 1
    if s.phase in (REROLLING, LOSING, THEFT) and "thefts" not in written and s.round_over == GOING_ON:
        s.thefts = 1


def share_gems(b: Box, s: State, written: frozenset[str]) -> None:
    """TN-03, TN-49: gems that are written nowhere lie in the chest; where the chest is written, Tentacula has them."""
    if "chest" not in written:
        s.chest = [b.gems[k] - s.stashed[k] - s.cave[k] for k in range(len(GEMS))]
    elif "cave" not in written:
        s.cave = [b.gems[k] - s.stashed[k] - s.chest[k] for k in range(len(GEMS))]


def asked(s: State) -> int:
    """The seats that a phase asks."""
    if s.phase == PICKING_STASH:
        return all_of(s.seats)
    if s.phase == PICKING_CHIPS:
        return without_chip(s)
    if s.phase == NEXT:
        seats = ready(s)
        return 1 << lowest(seats) if seats and s.turn_choice == CLOCKWISE else seats
    if s.phase == VOTING:
        return sum(1 << seat for seat in range(s.seats) if s.vote[seat] == NOBODY)
    if s.phase in (TAKING, SHOWING):
        return 1 << s.drawer
    return 1 << s.player if PHASES[s.phase].asks else 0


# --- what is never made or lost -------------------------------------------------------------------------


def census(b: Box, s: State) -> dict[str, int]:
    """Tiles, gates and gems wherever they are; what lies where it cannot is refused."""
    check_numbers(b, s)
    check_seats(s)
    check_reef(b, s)
    check_fish(b, s)
    check_gems(b, s)
    if s.phase not in SETTING_UP:
        check_set_up(s)
        check_played(s)
        check_choice(b, s)
    if s.phase in ROUND_END and not s.over:
        check_drawing(s)
    if s.phase == PICKING_CHIPS and s.stash < 0:
        raise BadPosition("position-not-set-up", name="stash")
    return {
        "tiles": count_tiles(s),
        "gates": size(s.gates) + (s.gate != NOBODY) + s.board,
        **{f"{gem}-gems": s.chest[k] + s.stashed[k] + s.cave[k] for k, gem in enumerate(GEMS)},
    }


def check_numbers(b: Box, s: State) -> None:
    """TN-09, TN-20, TN-21, TN-52, TN-56, TN-60: no count is beyond what there is, and a move is made at once."""
    for name, low, high in (
        ("board", 0, len(STATES) - 1),
        ("fish", 0, len(SQUARES) - 1),
        ("next", 1, ROW),
        ("player", NOBODY, s.seats - 1),
        ("move", NOBODY, NOBODY),
        ("drawer", 0, s.seats - 1),
        ("to_draw", 0, s.seats + len(ROWS)),
        ("round_over", GOING_ON, SEEN if s.phase in THIEVING else OVER if s.phase in ROUND_END else GOING_ON),
        ("thefts", 0, FISH_COUNT),
        ("rolled", 0, 1),
        ("again", 0, 1),
        ("repeats", 0, FISH_COUNT),
    ):
        check_bounds(s, name, low, high)


def count_tiles(s: State) -> int:
    """Tiles, each in one place."""
    places: list[tuple[int, Message]] = []
    for row, name in enumerate(ROWS):
        for column in range(ROW):
            where = Message("position-on-reef", {"row": name, "column": column})
            places.append((in_places([s.reef[ROW * row + column]]), where))
    places += [(in_places([s.tile[seat]]), Message("position-before", {"seat": seat})) for seat in range(SEATS)]
    places += [(s.pile, Message("position-in-pile")), (s.boxed, Message("position-in-box"))]
    found: dict[int, Message] = {}
    for tiles, where in places:
        for tile in range(TILE_COUNT):
            if (tiles >> tile) & 1:
                if tile in found:
                    raise BadPosition("position-tile-twice", tile=TILES[tile], here=found[tile], there=where)
                found[tile] = where
    if s.top != NOBODY and not in_places([s.top]) & s.pile:
        raise BadPosition("position-top", face=FACES[s.top])
    return len(found)


def check_seats(s: State) -> None:
    """TN-01, TN-04: only those who sit at the table play, and no two have the same chip."""
    mentioned = [s.player, s.drawer, *(seat for seat in range(SEATS) if max(s.chip[seat], s.tile[seat]) != NOBODY)]
    mentioned += [seat for seat in range(SEATS) if ((s.played | s.waiting) >> seat) & 1]
    check_seat(s, max(mentioned))
    chips = [chip for chip in s.chip if chip != NOBODY]
    for chip in chips:
        if chips.count(chip) > 1:
            raise BadPosition("position-chip-twice", animal=ANIMALS[chip])


def check_reef(b: Box, s: State) -> None:
    """TN-22, TN-71: tiles lie on the columns in play, behind the next reef square of their row."""
    low, high = b.first_column[s.board], b.last_column[s.board]
    for row, name in enumerate(ROWS):
        for column in range(ROW):
            if s.reef[ROW * row + column] != NOBODY:
                if not low <= column <= high:
                    raise BadPosition("position-column", row=name, column=column, low=str(low), high=str(high))
                if column >= s.next[row]:
                    raise BadPosition("position-next", row=name, column=column, next=str(s.next[row]))


def check_fish(b: Box, s: State) -> None:
    """TN-32, TN-35, TN-57: each fish on a square of its own, beyond the last arch and on the board."""
    low, high = first_square(b, s), b.last[s.board]
    for fish, square in enumerate(s.fish):
        if not low <= square <= high:
            here, board = SQUARES[square], STATES[s.board]
            ends = SQUARES[low], SQUARES[high]
            raise BadPosition("position-fish", fish=FISH[fish], square=here, board=board, low=ends[0], high=ends[1])
        if square not in (START, FINISH) and s.fish.count(square) > 1:
            raise BadPosition("position-fish-together", square=SQUARES[square])


def first_square(b: Box, s: State) -> int:
    """TN-57: the first square beyond the arch that all fish have passed."""
    return START if s.board == STATE_A else b.arch[s.board - 1] + 1


def check_gems(b: Box, s: State) -> None:
    """TN-03, TN-06: no more gems and shells than there are."""
    for k, gem in enumerate(GEMS):
        if min(s.chest[k], s.stashed[k], s.cave[k]) < 0:
            raise BadPosition("position-gems", gem=gem, most=str(b.gems[k]))
    if not 0 <= s.shells <= b.most_shells:
        raise BadPosition("position-shells", given=str(s.shells), most=str(b.most_shells))


def check_set_up(s: State) -> None:
    """TN-03, TN-04, TN-05, TN-22, TN-63: a stash, a gate and chips; and a tile for whoever is asked about theirs."""
    for name, value in (("stash", s.stash), ("gate", s.gate), ("chip", min(s.chip[: s.seats]))):
        if value < 0:
            raise BadPosition("position-not-set-up", name=name)
    owner = s.player if s.phase == PLACING else s.drawer if s.phase == SHOWING else NOBODY
    if owner != NOBODY and s.tile[owner] == NOBODY:
        raise BadPosition("position-no-tile", seat=owner)


def check_played(s: State) -> None:
    """TN-20, TN-22, TN-26: in a round, of those who have played only the player may still have the tile."""
    if s.round_over or s.phase in ROUND_END:
        return
    for seat in range(s.seats):
        at_it = s.phase in TURN and seat == s.player
        if (s.played >> seat) & 1 and s.tile[seat] != NOBODY and not at_it:
            raise BadPosition("position-played", seat=seat)


def check_choice(b: Box, s: State) -> None:
    """TN-25, TN-54, TN-60: a row or a second roll is asked for only where there is a choice."""
    no_row = s.phase == PLACING and free_row(b, s) != EITHER
    no_tile = s.phase == TAKING and (rear_row(s) != EITHER or s.pile != 0)
    no_roll = s.phase == REROLLING and not can_roll_again(s)
    if s.waiting and (no_row or no_tile or no_roll):
        raise BadPosition("position-no-choice", name=PHASES[s.phase].name)


def check_drawing(s: State) -> None:
    """TN-52, TN-54, TN-63: those who have still to draw have no tile; one who shows has drawn."""
    waiting = 1 if s.phase == SHOWING else 0
    while waiting < s.seats and s.tile[(s.drawer + waiting) % s.seats] == NOBODY:
        waiting += 1
    if s.round:
        check_bounds(s, "round_over", OVER, OVER)
    check_bounds(s, "to_draw", 0 if s.phase == DRAWING else 1, waiting)
