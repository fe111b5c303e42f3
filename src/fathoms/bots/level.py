"""How a player of a level thinks, in numbers."""

from typing import NamedTuple

AS_PAYS = -1  # what a Level leaves to the game: as far `ahead`, as many `trees`, as `steady` as pays there


class Level(NamedTuple):
    """How a player thinks: one step ahead in some worlds, or by simulations of what may follow."""

    worlds: int = 0
    simulations: int = 0
    half: int = 0  # 1: takes any of the better half of its choices
    steady: int = 0  # turns of a hundred in which such a player takes the best all the same
    slips: int = 0  # decisions of a hundred that are taken without thinking
    peeks: int = 0  # 1: sees every secret and every die to come
    ahead: int = 0  # choices that each simulation plays on from where the tree ends
    trees: int = 1  # that grow side by side, each by its share of the simulations


# A Level in compiled code is a row of numbers:
WORLDS = Level._fields.index("worlds")
SIMULATIONS = Level._fields.index("simulations")
HALF = Level._fields.index("half")
STEADY = Level._fields.index("steady")
SLIPS = Level._fields.index("slips")
PEEKS = Level._fields.index("peeks")
AHEAD = Level._fields.index("ahead")
TREES = Level._fields.index("trees")
