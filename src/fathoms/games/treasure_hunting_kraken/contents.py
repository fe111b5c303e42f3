"""What lies in the box of Treasure Hunting: Kraken, to be drawn and printed."""

from fathoms.core.scene import Part, Piece, Stock
from fathoms.games.treasure_hunting_kraken.names import MOODS, SHIPS
from fathoms.games.treasure_hunting_kraken.places import LAYERS
from fathoms.games.treasure_hunting_kraken.scene import costs, mood_circle, rings, space
from fathoms.games.treasure_hunting_kraken.state import Box
from fathoms.games.treasure_hunting_kraken.waters import spaces_of

BOARD, TOKEN = 190, 26  # millimetres


def contents(b: Box) -> list[Stock]:
    """The whirlpool with its mood circle, what everything costs, ships, treasure, pillars and tentacles."""
    board = [*rings(b), *(space(b, x) for x in spaces_of(b)[:-1]), *mood_circle(b)]
    tentacles = sum(b.tentacle)
    figures = [Piece(f"ship-{ship}", f"ship-{ship}") for ship in SHIPS]
    figures += [Piece("treasure", "treasure"), Piece("dial-hand", "dial-hand")]
    if b.bases:
        figures.append(Piece("pillar", "coral-pillar", count=b.bases))
    if tentacles:
        figures.append(Piece("tentacle", "tentacle", count=tentacles))
    figures += [Piece(f"kraken-{mood}", f"kraken-{mood}") for mood in MOODS]
    prices = [Piece(way, way, parts=[Part("point", 30, 30, 32, 32, str(price))]) for way, price in costs(b).items()]
    return [
        Stock("stock-board", BOARD, board, LAYERS),
        Stock("stock-costs", TOKEN, prices),
        Stock("stock-figures", TOKEN, figures),
    ]
