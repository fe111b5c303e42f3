"""What lies in the box of Barrakuda, to be drawn and printed."""

from fathoms.core.scene import Part, Piece, Stock
from fathoms.games.barrakuda.names import CARDS, COLOURS, FACES, MOVES, WRECK_COUNT, WRECKS
from fathoms.games.barrakuda.places import MARKS
from fathoms.games.barrakuda.scene import distance_printed, face_printed
from fathoms.games.barrakuda.state import Box

WRECK, CARD, FACE, DIVER = 63, 44, 16, 22  # millimetres


def contents(b: Box) -> list[Stock]:
    """Wrecks with what they show, cards with their owner's mark, the faces of both dice, divers and the barracuda."""
    wrecks = []
    for face, name in enumerate(FACES):
        extra = "x" if face >= WRECK_COUNT else ""
        wrecks.append(Piece(name, f"wreck-{extra}{WRECKS[face % WRECK_COUNT]}", parts=face_printed(b, face)))
    cards = [
        Piece(f"move-{card}-{colour}", f"move-{card}", seat=seat, parts=[Part(MARKS[seat], 9, 9, 12, 12)])
        for seat, colour in enumerate(COLOURS)
        for card in CARDS[:MOVES]
    ]
    cards += [
        Piece(f"barracuda-{colour}", f"barracuda-card-{colour}", seat=seat) for seat, colour in enumerate(COLOURS)
    ]
    dice = [
        Piece(f"distance-{k}", "die-distance", parts=distance_printed(distance))
        for k, distance in enumerate(b.distance)
    ]
    dice += [Piece(f"direction-{k}", f"die-direction-{WRECKS[wreck]}") for k, wreck in enumerate(b.direction)]
    figures = [Piece(f"diver-{colour}", f"diver-{colour}", seat=seat) for seat, colour in enumerate(COLOURS)]
    return [
        Stock("stock-tiles", WRECK, wrecks),
        Stock("stock-cards", CARD, cards),
        Stock("stock-dice", FACE, dice),
        Stock("stock-figures", DIVER, [*figures, Piece("barracuda", "barracuda")]),
    ]
