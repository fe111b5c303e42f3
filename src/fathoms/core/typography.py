"""How a language sets its texts: spaces that never break, apostrophes that curl, on page, manual and terminal alike."""

import re

NO_BREAK = "\u00a0"
CURLED = re.compile(r"(?<=[\w}*])'(?=\w)")  # Elena's, { $pirate }'s, **Elena**'s
PER_CENT = re.compile(r"(?<=[\d}]) (?=%)")
BEFORE = {"fr": re.compile(r"(?<=[^\s|]) (?=[;:!?»](?!-|\[))")}  # not the dashes under a table's heading, nor a picture
AFTER = {"fr": re.compile(r"(?<=«) ")}
CLOSE = ("nl",)  # languages that write no space before a percent sign


def per_cent(language: str) -> str:
    """What stands behind a number of percent."""
    return "%" if language in CLOSE else f"{NO_BREAK}%"


def typeset(language: str, text: str) -> str:
    """A text as its language prints it; what is set already stays as it is."""
    text = PER_CENT.sub(NO_BREAK, CURLED.sub("’", text))
    for spaces in (BEFORE, AFTER):
        if language in spaces:
            text = spaces[language].sub(NO_BREAK, text)
    return text
