"""Sets of small numbers as bit masks: tiles in a pile, seats, colours, cards. For rules, so it compiles like them."""


def all_of(count: int) -> int:
    """The first so many things: seats 0 to 3, say, or all cards that there are."""
    return (1 << count) - 1


def size(things: int) -> int:
    """How many there are."""
    return things.bit_count()


def size_compiled(things: int) -> int:
    """What `size` is in compiled code, which makes one instruction of it."""
    count = 0
    while things != 0:
        things &= things - 1
        count += 1
    return count


def lowest(things: int) -> int:
    """The lowest of some."""
    return size((things & -things) - 1)


def pick(things: int, k: int) -> int:
    """The k-th of more than k."""
    i = 0
    while k > 0 or (things >> i) & 1 == 0:
        k -= (things >> i) & 1
        i += 1
    return i


def is_one(things: int) -> bool:
    """Whether of some things there is only one."""
    return things & (things - 1) == 0
