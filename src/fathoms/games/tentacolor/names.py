"""The names of Tentacolor's things: colours, cards, encounters, tips."""

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
LETTERS = "ROYGBV"  # red … purple, as cards are called by their two
PAIRS = ("RO", "RY", "RG", "RB", "RV", "OY", "OG", "OB", "OV", "YG", "YB", "YV", "GB", "GV", "BV")
COPIES = 4  # cards of each pair
CARDS = tuple(f"{pair}-{copy}" for pair in PAIRS for copy in range(1, COPIES + 1))
ENCOUNTERS = ("plain", "shark", "shoal", "rare")
TIPS = ("T1", "T2", "T3", "T4")

COLOUR_COUNT = 6
ANY_COLOUR = 63  # all six as a bit mask
CARD_COUNT = 60
TIP_COUNT = 4
SEATS = 4
HAND = 3  # cards a hand can hold
NOBODY = -1

BOX, PILE = SEATS, SEATS + 1  # hidden places; the hand of a seat is the seat's own number
PLACES = SEATS + 2
ONLOOKERS = SEATS + 1  # spectators, and the seats

PLAIN, SHARK, SHOAL, RARE = range(4)
