"""What lies in the box of Kraken Attack!, to be drawn and printed."""

from fathoms.core.scene import Piece, Stock
from fathoms.games.kraken_attack.names import (
    ATTACK_TOKENS,
    CARDS,
    DECK,
    DICE,
    FACES,
    LANES,
    PIRATES,
    SIDE_LANES,
    SIDES,
    WHIRLPOOL_TOKENS,
)
from fathoms.games.kraken_attack.places import LAYERS
from fathoms.games.kraken_attack.scene import face_up, track
from fathoms.games.kraken_attack.state import Box

BOARD, CARD, FACE, TOKEN = 190, 56, 16, 24  # millimetres


def contents(b: Box) -> list[Stock]:
    """The sea with the ship, ten cards a pirate with their backs, dice, tokens, tentacles, pawns."""
    cards: list[Piece] = []
    for card in range(len(CARDS)):
        back = f"card-back-{PIRATES[card // DECK]}"
        cards += [*face_up(b, card), Piece(f"{CARDS[card]}-back", back)]
    dice = []
    for colour, side in enumerate(SIDES):
        count = b.dice[colour] + b.track_die.count(colour)
        dice += [
            Piece(f"{side}-{k}", f"die-{side}-{FACES[face]}", count=min(count, DICE)) for k, face in enumerate(b.die)
        ]
    tokens = [
        Piece("rail", "rail", count=len(LANES)),
        Piece("hole", "hole", count=b.holes_to_sink),
        Piece("whirlpool", "whirlpool", count=WHIRLPOOL_TOKENS),
        Piece("token", "kraken-attack-token", count=ATTACK_TOKENS),
    ]
    figures = [Piece(f"tentacle-{side}", f"tentacle-{side}", count=SIDE_LANES) for side in SIDES]
    figures += [Piece("kraken", "kraken"), *(Piece(pirate, f"pawn-{pirate}") for pirate in PIRATES)]
    return [
        Stock("stock-board", BOARD, [*track(b)], LAYERS),
        Stock("stock-cards", CARD, cards, sides=2),
        Stock("stock-dice", FACE, dice),
        Stock("stock-tokens", TOKEN / 2, tokens),
        Stock("stock-figures", TOKEN, figures),
    ]
