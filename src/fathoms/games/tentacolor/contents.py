"""What lies in the box of Tentacolor, to be drawn and printed."""

from fathoms.core.scene import Piece, Stock
from fathoms.core.state import SEATS
from fathoms.games.tentacolor.names import CARD_COUNT, CARDS, TIP_COUNT, TIPS
from fathoms.games.tentacolor.places import CORNERS
from fathoms.games.tentacolor.scene import face_up, tip_printed
from fathoms.games.tentacolor.state import Box

CARD, BODY = 40, 60  # millimetres


def contents(b: Box) -> list[Stock]:
    """Cards and tips, each with its back, and the creature's body; the body of fewer players is in it."""
    cards: list[Piece] = []
    for card in range(CARD_COUNT):
        cards += [face_up(b, card), Piece(f"{CARDS[card]}-back", "card-back")]
    tips: list[Piece] = []
    for tip in range(TIP_COUNT):
        tips += [Piece(TIPS[tip], "tip-ground", parts=tip_printed(b, tip)), Piece(f"{TIPS[tip]}-back", "card-back")]
    body = [Piece(f"body-{corner}", f"body-{SEATS}-{corner}") for corner in CORNERS[SEATS]]
    return [
        Stock("stock-cards", CARD, [*cards, *tips], sides=2),
        Stock("stock-tiles", BODY, body),
        Stock("stock-tokens", CARD, [Piece("leader", "leader")]),
    ]
