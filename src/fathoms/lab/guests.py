"""Games between any bots, networks among them, one after the other as a table would ask them.

Where several of a team may go in any order, networks are asked first, in order of their seats, and may let another go
first, as they have learnt it; of the others the one goes that is surest to do good.
"""

from collections.abc import Iterator, Sequence

from fathoms.bots import Weighed, surest
from fathoms.bots.network import NetworkBot, Player, player
from fathoms.core.chance import mix
from fathoms.core.state import Header, seats_in
from fathoms.games import AnyVariant
from fathoms.lab.runner import MOST


def guest_games(
    variant: AnyVariant, levels: Sequence[str], games: int, seed: int, *, turn: int = 0
) -> Iterator[tuple[int, int]]:
    """The first deals of a seed, a player of `levels[seat]` a seat: winners, as a set, and the ending.

    Every `turn` of a deal has the same dice and other players.
    """
    players = [player(variant, level, compiled=True) for level in levels]
    for number in range(games):
        s: Header = variant.blank()
        variant.begin(s, seed, number)
        for seat, sits in enumerate(players):
            sits.seed = mix(mix(mix(seed, number), turn), seat)
        while not s.over and s.ply < MOST:
            for seat, action in plans(variant, s, players):
                variant.step(s, seat, action)
        yield int(s.winners), int(s.over)


def plans(variant: AnyVariant, s: Header, players: Sequence[Player]) -> list[tuple[int, int]]:
    """What happens next: all choices of those who choose in secret, or the one of who goes first."""
    waiting = seats_in(s.waiting)
    views = {seat: variant.hidden(s, seat) for seat in waiting}
    legal = {seat: variant.legal(s, seat) for seat in waiting}
    if len(waiting) == 1 or variant.game.phases[s.phase].secret:
        return [(seat, players[seat].choose(views[seat], seat, legal[seat])) for seat in waiting]
    found: dict[int, Weighed] = {}
    for seat in sorted(waiting, key=lambda seat: not isinstance(players[seat], NetworkBot)):
        found[seat] = plan = players[seat].decide(views[seat], seat, legal[seat])
        if isinstance(players[seat], NetworkBot) and plan.chance > 0:
            return [(seat, plan.action)]
    return [surest(found)]
