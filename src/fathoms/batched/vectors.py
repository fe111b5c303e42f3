"""Observations in the processor's vectors: what `steps.observe` says number by number, many numbers at a time.

A game's layout is known when its batches are compiled: each part is then a handful of instructions, and LLVM finds
those that the processor has.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from fathoms.batched.layout import Part

Builder = Any  # llvmlite and Numba have no types that mypy knows
Value = Any
WIDEST = 32  # numbers of 16 bits in a vector
NUMBER, INDEX = ir.IntType(16), ir.IntType(32)


def observe_of(parts: Sequence[Part]) -> Any:
    """`steps.observe` of a layout."""

    @intrinsic  # type: ignore[untyped-decorator]
    def observe(typing: Any, small: Any, own: Any, entries: Any, last: Any, observations: Any, i: Any) -> Any:
        def instructions(context: Any, builder: Builder, signature: Any, arguments: Any) -> Any:
            def row(which: int, place: int) -> Value:
                """A pointer to where a row of an array begins."""
                kind = signature.args[which]
                array = context.make_array(kind)(context, builder, arguments[which])
                zero = context.get_constant(types.intp, 0)
                indices = [context.cast(builder, arguments[place], signature.args[place], types.intp), zero]
                return cgutils.get_item_pointer(context, builder, kind, array, indices, wraparound=False)

            view, before, written, large = row(0, 1), row(3, 5), row(4, 5), 0
            for part in parts:
                for k in range(part.count if part.bits else 1):
                    source = builder.gep(view, [INDEX(part.source + k * part.size)])
                    target = builder.gep(written, [INDEX(part.target + k * part.bits)])
                    if part.is_large:
                        write_changed_set(builder, source, builder.gep(before, [INDEX(large)]), part, target)
                        large += 1
                    elif part.bits:
                        write_set(builder, loaded(builder, source, 8 * part.size), part.bits, target)
                    else:
                        write_numbers(builder, source, part, target)
            return context.get_dummy_value()

        return types.none(small, own, entries, last, observations, i), instructions

    return observe


def pieces(count: int) -> Iterator[tuple[int, int]]:
    """So many numbers in vectors: where each begins and how many it has, a power of 2."""
    first = 0
    while first < count:
        size = min(WIDEST, 1 << (count - first).bit_length() - 1)
        yield first, size
        first += size


def loaded(builder: Builder, source: Value, bits: int) -> Value:
    """A number of so many bits."""
    return builder.load(builder.bitcast(source, ir.IntType(bits).as_pointer()), align=1)


def write_numbers(builder: Builder, source: Value, part: Part, target: Value) -> None:
    """Numbers of 8, 16 or 32 bits, one entry each."""
    for first, size in pieces(part.count):
        kind = ir.VectorType(ir.IntType(8 * part.size), size)
        at = builder.bitcast(builder.gep(source, [INDEX(first * part.size)]), kind.as_pointer())
        numbers, wanted = builder.load(at, align=1), ir.VectorType(NUMBER, size)
        if part.size == 1:
            numbers = builder.sext(numbers, wanted)
        elif part.size > 2:
            numbers = builder.trunc(numbers, wanted)
        write(builder, numbers, first, target)


def write_set(builder: Builder, things: Value, bits: int, target: Value) -> None:
    """One entry for each thing that can be in a set."""
    for first, size in pieces(bits):
        lanes = max(size, 8)
        shifted = builder.lshr(things, things.type(first))
        mask = builder.bitcast(narrowed(builder, shifted, lanes), ir.VectorType(ir.IntType(1), lanes))
        numbers = builder.zext(mask, ir.VectorType(NUMBER, lanes))
        if size < lanes:
            chosen = ir.Constant(ir.VectorType(INDEX, size), list(range(size)))
            numbers = builder.shuffle_vector(numbers, numbers, chosen)
        write(builder, numbers, first, target)


def narrowed(builder: Builder, things: Value, bits: int) -> Value:
    """The lowest bits of a number."""
    return things if things.type.width == bits else builder.trunc(things, ir.IntType(bits))


def write_changed_set(builder: Builder, source: Value, before: Value, part: Part, target: Value) -> None:
    """A large set, where it is not as it was."""
    things = loaded(builder, source, 8 * part.size)
    with builder.if_then(builder.icmp_unsigned("!=", things, builder.load(before))):
        builder.store(things, before)
        write_set(builder, things, part.bits, target)


def write(builder: Builder, numbers: Value, first: int, target: Value) -> None:
    """Puts a vector where it belongs."""
    at = builder.gep(target, [INDEX(first)])
    builder.store(numbers, builder.bitcast(at, numbers.type.as_pointer()), align=2)
