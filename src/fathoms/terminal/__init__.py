"""A game in the terminal: on the whole screen where somebody sits at one, in lines for pipes and screen readers."""

import os
import re
import signal
import sys

from rich import _wrap
from rich.console import Console

from fathoms.terminal.match import Match

LEAST = 74, 22  # columns and lines that the whole screen needs
_wrap.re_word = re.compile(r"[^\S\u00a0]*[\S\u00a0]+[^\S\u00a0]*")  # else Rich, and Textual, break at no-break spaces


def play(match: Match, console: Console, *, in_words: bool, plain: bool) -> None:
    """Plays a match in the mode that suits the terminal."""
    at_a_screen = sys.stdin.isatty() and console.is_terminal and os.environ.get("TERM") != "dumb"
    roomy = console.width >= LEAST[0] and console.height >= LEAST[1]
    if at_a_screen and roomy and not in_words and not plain and not os.environ.get("NO_COLOR"):
        from fathoms.terminal.screen import Screens

        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # a terminal that is gone ends it, under `nohup` too
        Screens(match).run()
        console.print(match.farewell(), soft_wrap=True, markup=False)
    else:
        from fathoms.terminal.lines import Lines

        Lines(match, console, in_words=in_words).run()
