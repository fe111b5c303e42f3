"""Powers, each written down once: the animals' chips (TN-60 to TN-63) and the special squares (TN-43 to TN-48)."""

from fathoms.core.chance import draw
from fathoms.core.news import tell
from fathoms.core.sets import all_of
from fathoms.games.tentacula import news
from fathoms.games.tentacula.names import ANIMAL_COUNT, CRAB, DOLPHIN, JELLYFISH, SEAHORSE, SHARK, SHELL, TURTLE
from fathoms.games.tentacula.rules.gems import in_cave, stow
from fathoms.games.tentacula.state import AT_DOLPHIN, AT_SHARK, THEFT, Box, State

ANY_ANIMAL = all_of(ANIMAL_COUNT)

# --- animal chips ---------------------------------------------------------------------------------------


def can_roll_again(s: State) -> bool:
    """TN-60: the seahorse player may roll a second time for a theft, never a third."""
    return s.chip[s.player] == SEAHORSE and s.repeats > 0 and not s.again


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


def bought(s: State) -> int:
    """TN-40, TN-41, TN-62: the animals a shell buys: that of one's chip, the jellyfish any, but not the tile's own."""
    if s.shells == 0:
        return 0
    chip = s.chip[s.player]
    return (ANY_ANIMAL if chip == JELLYFISH else 1 << chip) & ~(1 << s.animal)


def can_shell_move(s: State, animal: int) -> bool:
    """TN-40, TN-41, TN-62: a shell buys that animal."""
    return (bought(s) >> animal) & 1 != 0


def showable(b: Box, s: State, seat: int) -> int:
    """TN-63: the animals a seat may turn up on its tile: the turtle player those of both faces, others none."""
    if s.chip[seat] != TURTLE:
        return 0
    return 1 << b.face_animal[s.tile[seat]] | 1 << b.face_animal[s.tile[seat] ^ 1]


# --- special squares ------------------------------------------------------------------------------------


def land(b: Box, s: State, special: int) -> None:
    """TN-43: what the square of a fish that has just swum there holds."""
    if special == SHELL:
        find_shell(b, s)
    elif special == DOLPHIN:
        s.phase = AT_DOLPHIN
    elif special == SHARK:
        s.phase = AT_SHARK


def find_shell(b: Box, s: State) -> None:
    """TN-44: a shell comes from the supply, while there is one."""
    if s.shells < b.most_shells:
        s.shells += 1
        tell(s, news.FINDS_SHELL, s.shells)


def carried(s: State, chest: int, lacks: int) -> int:
    """TN-45: the gems a dolphin would carry for a shell: those of the chest that the stash lacks."""
    return chest & lacks if s.shells > 0 else 0


def fetched(s: State, lacks: int) -> int:
    """TN-47: the gems a shark would fetch for a shell: any of the cave, if the stash lacks one of them."""
    cave = in_cave(s)
    return cave if s.shells > 0 and cave & lacks != 0 else 0


def offer(s: State, gems: int) -> None:
    """TN-45, TN-47: dolphin and shark offer their help if there is a gem for them."""
    if gems:
        s.waiting = 1 << s.player
    else:
        s.phase = THEFT


def call_help(s: State, gem: int) -> None:
    """TN-45, TN-47, TN-48: once and for a shell, a ride from chest to stash or a bite out of the cave."""
    pay(s)
    if s.phase == AT_DOLPHIN:
        stow(s, gem)
        tell(s, news.DOLPHIN, gem)
    else:
        s.cave[gem] -= 1
        s.chest[gem] += 1
        tell(s, news.SHARK, gem)
    s.phase = THEFT


def decline(s: State) -> None:
    """TN-45, TN-47: no help is wanted."""
    s.phase = THEFT
    tell(s, news.DECLINES, s.player)
