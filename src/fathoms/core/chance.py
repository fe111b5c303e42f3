"""Chance, drawn from the position itself.

The generator is sfc32 (Chris Doty-Humphrey): four 32-bit words, only adds, shifts and xors, so that plain
Python, compiled code and a GPU draw the same numbers. Every game has its own stream, keyed by hashing.
"""

from collections.abc import Callable, Iterator, MutableSequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar

from fathoms.core.state import GENERATOR, Header

WORD = 0xFFFFFFFF
PLAY, POLICY, SEARCH = 0, 1, 2  # what a stream is for: the game's own chance, a random player, a search
TURNS = GENERATOR - 1  # the word of a generator that counts how often it was turned
STIRS = 12  # turns of a new stream before the first that counts


class Unsure(Exception):
    """Chance is asked, or something hidden laid open, while only what is certain is looked at."""


Dealer = Callable[[int, int], int]  # of one of so many, and of what was drawn, makes the answer
_dealer: ContextVar[Dealer | None] = ContextVar("dealer", default=None)


def draw(s: Header, n: int) -> int:
    """One of 0 … n-1, each as likely as the others, unless somebody dictates it."""
    s.draws += 1
    dealer = _dealer.get()
    return spin(s.rng, n) if dealer is None else dealer(n, spin(s.rng, n))


def draw_compiled(s: Header, n: int) -> int:
    """What `draw` is in compiled code: nobody dictates there."""
    s.draws += 1
    return spin(s.rng, n)


def reveal(s: Header) -> None:
    """Something hidden is laid open without a draw: what came before cannot be taken back."""
    s.draws += 1
    unveil()


def disclose(s: Header) -> None:
    """What its owner knew is laid open: it cannot be taken back, but tells its owner nothing."""
    s.draws += 1


def unveil() -> None:
    """Stops whoever looks only at what is certain. (Compiled code does not look.)"""
    if _dealer.get() is stop_looking:
        raise Unsure


def unveil_compiled() -> None:
    """What `unveil` is in compiled code."""


def hide_generator(s: Header) -> None:
    """Takes the generator out of a position: no seat may see it, for all chance to come follows from it."""
    for i in range(GENERATOR):
        s.rng[i] = 0


def spin(r: MutableSequence[int], n: int) -> int:
    """Turns the generator once and gives one of 0 … n-1."""
    b = r[1] & WORD  # masked, so that compiled code, too, goes on in 64 bits
    c = r[2] & WORD
    t = (r[0] + b + r[TURNS]) & WORD
    r[0] = b ^ (b >> 9)
    r[1] = (c + (c << 3)) & WORD
    r[2] = (((c << 21) | (c >> 11)) + t) & WORD
    r[TURNS] = (r[TURNS] + 1) & WORD
    return (t * n) >> 32


def mix(h: int, word: int) -> int:
    """Stirs one word into a 32-bit hash."""
    h = ((h ^ (word & WORD)) * 0x9E3779B1) & WORD
    h = ((h ^ (h >> 15)) * 0x85EBCA77) & WORD
    return h ^ (h >> 13)


def key(r: MutableSequence[int], seed: int, game: int, purpose: int) -> None:
    """Starts the stream of one game and purpose under a seed; no two overlap."""
    for k in range(TURNS):
        h = mix(mix(mix(0x6C078965 + k, purpose), seed), seed >> 32)
        r[k] = mix(mix(mix(h, game), game >> 32), k)
    r[TURNS] = 1
    for _ in range(STIRS):
        spin(r, 1)


def stop_looking(n: int, drawn: int) -> int:
    """Where chance is asked, no more is certain."""
    raise Unsure


def stop_drawing(n: int, drawn: int) -> int:
    """The same for who may see what is laid open."""
    raise Unsure


@contextmanager
def dictated(dealer: Dealer) -> Iterator[None]:
    """While open, `dealer(n, drawn)` settles every draw of plain Python: a test, a replay, a recorder."""
    token = _dealer.set(dealer)
    try:
        yield
    finally:
        _dealer.reset(token)


def certainty() -> AbstractContextManager[None]:
    """While open, `Unsure` is raised where chance is asked or something hidden is laid open, in plain Python."""
    return dictated(stop_looking)


def without_draws() -> AbstractContextManager[None]:
    """While open, `Unsure` is raised where chance is asked, in plain Python."""
    return dictated(stop_drawing)


@contextmanager
def answering(*answers: int, of: int | None = None, rest: int | None = None) -> Iterator[None]:
    """While open, chance answers these numbers in order, all of them; after that `rest`, or what it would anyway.

    With `of`, only draws of one of so many are answered: the dice, say, and not the cards.
    """
    left = list(answers)

    def deal(n: int, drawn: int) -> int:
        if of is not None and n != of:
            return drawn
        value = left.pop(0) if left else drawn if rest is None else rest
        assert 0 <= value < n, f"{value} is not one of {n}"
        return value

    with dictated(deal):
        yield
    assert not left, f"{left} were never drawn"
