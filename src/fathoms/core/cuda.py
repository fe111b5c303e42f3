"""The same rules on a GPU: one thread a game, compiled by numba-cuda from the same functions.

A thread plays a stream of games. All threads of a multiprocessor go in step, through the same text at the
same time: a game's rules are larger than the instruction cache, and threads that wander through them each
on their own wait for instructions most of the time. A thread whose game is over waits a few steps, so that
several begin their next one together.
Which thread plays which game, and when, changes nothing in any game.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, SimpleNamespace
from typing import Any, Generic

import numba
import numpy as np
from numba import cuda
from numba.cuda import dispatcher
from numba.cuda.cudadrv import driver

from fathoms.core import chance, loops
from fathoms.core.chance import POLICY, WORD
from fathoms.core.crew import Compiled
from fathoms.core.game import AnyGame, B, Game, S
from fathoms.core.link import link, rule_bindings
from fathoms.core.loops import HASH_START, HASH_STEP
from fathoms.core.state import GENERATOR
from fathoms.core.twin import Array, Fast, Games, Record, record, widened
from fathoms.core.variant import ENOUGH, Variant

AnyFast = Fast[Any, Any]  # of whichever game
THREADS = 1024  # a multiprocessor, or as many as there is room for their positions
WARP = 32  # threads that run together
REGISTERS = 64  # of each: so many threads have no more
RESERVED = 1 << 10  # bytes of shared memory that a block takes for itself
COMPUTE = 9, 0  # what a GPU can do for which text is made where there is none
REST = 16  # new games begin every so many steps


def kernel(fast: AnyFast) -> Compiled:
    """The kernel that plays games of a seed at random; what it compiles is the text of the rules."""
    game = fast.game

    def device(f: FunctionType) -> Compiled:
        return widened(cuda.jit(device=True, forceinline=True)(f))

    linked = link(fast.modules, device, rule_bindings(game))
    begin, step, any_seat = linked[loops.begin], linked[loops.step], linked[loops.any_seat]
    legal, key, spin = linked[loops.legal], linked[chance.key], linked[chance.spin]
    state_type = numba.from_dtype(apart(fast))
    actions = len(game.verbs)
    action_type = numba.int8 if actions <= 128 else numba.int16

    def play(
        boxes: Array,
        blanks: Array,
        seed: int,
        first: int,
        count: int,
        most: int,
        ply: Array,
        over: Array,
        winners: Array,
        hashes: Array,
        ends: Array,
    ) -> None:
        whole, me = cuda.shared.array(0, state_type), cuda.threadIdx.x
        slots = whole[me : me + 1]
        r = cuda.local.array(GENERATOR, numba.uint32)
        out = cuda.local.array(actions, action_type)
        b = boxes[0]
        s = slots[0]
        s.over = 1
        h = 0
        k = 0
        seat = 0
        action = 0
        tick = 0
        i = cuda.grid(1) - cuda.gridsize(1)
        while cuda.syncthreads_or(numba.int32(i < count)):
            if tick % REST == 0:
                if (s.over != 0 or k == most) and i < count:
                    if i >= 0:
                        ply[i] = k
                        over[i] = s.over
                        winners[i] = s.winners
                        hashes[i] = h
                        if i < ends.size:
                            ends[i] = slots[0]
                    i += cuda.gridsize(1)
                    if i < count:
                        slots[0] = blanks[0]
                        begin(b, s, seed, first + i)
                        key(r, seed, first + i, POLICY)
                        h = HASH_START
                        k = 0
                cuda.syncthreads()
            tick += 1
            plays = i < count and s.over == 0 and k < most
            if plays:
                seat = any_seat(s, r)
                action = int(out[spin(r, legal(b, s, seat, out))])
            cuda.syncthreads()
            if plays:
                step(b, s, seat, action)
                h = ((h ^ action) * HASH_STEP) & WORD
                k += 1

    return play


def signature(fast: AnyFast, box_dtype: Record) -> Compiled:
    """The kernel's argument types."""
    box, state = numba.from_dtype(box_dtype), numba.from_dtype(apart(fast))
    i8 = numba.int8[::1]
    wide = numba.int64
    return numba.void(
        box[::1], state[::1], wide, wide, wide, wide, numba.int32[::1], i8, i8, numba.uint32[::1], state[::1]
    )


def ptx(game: AnyGame) -> str:
    """The kernel as PTX assembly."""
    return assembled(kernel(game.fast), signature(game.fast, record(type(game.open_box()))))


def assembled(play: Compiled, types: Compiled) -> str:
    """A kernel as PTX assembly; needs the CUDA compiler but no GPU."""
    with imagined():
        text, _ = cuda.compile(play, types, device=False, abi="numba", cc=COMPUTE, output="ptx")
    return str(text)


@contextmanager
def imagined() -> Iterator[None]:
    """While open, device functions that ask which GPU they are compiled for hear of one that need not be there."""
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=COMPUTE)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def apart(fast: AnyFast) -> Record:
    """A position of an odd number of eight bytes: those of neighbours lie in different banks of the shared memory."""
    dtype = fast.state_dtype
    assert dtype.fields is not None
    fields = [(name, *dtype.fields[name][:2]) for name in dtype.names or ()]
    names, formats, offsets = map(list, zip(*fields, strict=True))
    size = dtype.itemsize if dtype.itemsize // 8 % 2 else dtype.itemsize + 8
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size, "aligned": True})


def threads(position: Record, blocks: int) -> int:
    """How many threads a block may have where so many blocks share a multiprocessor."""
    shared = cuda.get_current_device().MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // blocks - RESERVED
    return int(min(THREADS // blocks, shared // position.itemsize // WARP * WARP))


def sharing(kernel: Compiled, size: int) -> Compiled:
    """A compiled kernel whose blocks may share so many bytes: more than a GPU gives unasked."""
    asked = driver.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for compiled in kernel.overloads.values():
        function = compiled._codelibrary.get_cufunc()
        driver.driver.cuKernelSetAttribute(asked, size, function.handle, function.device.id)
    return kernel


class Gpu(Generic[S, B]):
    """A game's rules on the GPU of this machine."""

    def __init__(self, game: Game[S, B]) -> None:
        self.game = game
        self.fast = game.fast
        self.box_dtype = record(type(game.open_box()))
        self.position = apart(self.fast)
        self.block = threads(self.position, 1)
        self.shared = self.block * self.position.itemsize
        jit = cuda.jit(signature(self.fast, self.box_dtype), max_registers=REGISTERS)
        self._kernel = sharing(jit(kernel(self.fast)), self.shared)
        self.threads = cuda.get_current_device().MULTIPROCESSOR_COUNT * self.block

    def playouts(
        self, variant: Variant[S, B], count: int, *, seed: int = 0, most: int = ENOUGH, ends: bool = False
    ) -> tuple[Games, Array]:
        """Plays `count` random games; results as arrays, and the last positions too if `ends`."""
        self.prepare(variant, count, seed=seed, most=most, ends=ends)()
        return self.collect()

    def prepare(
        self, variant: Variant[S, B], count: int, *, seed: int, most: int, ends: bool = False
    ) -> Callable[[], None]:
        """Puts everything on the GPU; the returned function plays and waits until all games are over."""
        boxes, blanks = self.fast.prepare(variant)
        self._on_gpu = (
            cuda.to_device(np.zeros(count, np.int32)),
            cuda.to_device(np.zeros(count, np.int8)),
            cuda.to_device(np.zeros(count, np.int8)),
            cuda.to_device(np.zeros(count, np.uint32)),
        )
        self._ends = cuda.to_device(np.zeros(count if ends else 0, self.position))
        fixed = cuda.to_device(boxes), cuda.to_device(blanks.astype(self.position))
        blocks = -(-min(count, self.threads) // self.block)

        def run() -> None:
            self._kernel[blocks, self.block, 0, self.shared](*fixed, seed, 0, count, most, *self._on_gpu, self._ends)
            cuda.synchronize()

        return run

    def collect(self) -> tuple[Games, Array]:
        """Brings the results back."""
        ends = self._ends.copy_to_host().astype(self.fast.state_dtype)
        return Games(*(a.copy_to_host() for a in self._on_gpu)), ends


def is_here() -> bool:
    """Whether this machine has a GPU that can be used."""
    try:
        return bool(cuda.is_available())
    except Exception:  # a broken driver is the same as none
        return False
