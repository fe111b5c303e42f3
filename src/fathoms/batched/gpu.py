"""The same batches on a GPU: a thread plays in a slot, and neighbours write neighbouring numbers of an observation.

Everything stays on the device; what is told lies in arrays that PyTorch, JAX and CuPy take over as they are. Positions
lie there word by word, the first of all slots before the second of any, so that neighbours read neighbouring words.
All threads of a multiprocessor go in step (`core/cuda.py` says why); games that are over begin anew side by side, by
whichever threads, while the others wait.
"""

from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import cuda

from fathoms.batched import LINES, MOST_ACTIONS, blank, check, check_actions, steps, terms_of
from fathoms.batched.layout import entries_of, parts_of, rows_of, shapes_of
from fathoms.batched.steps import Told
from fathoms.core.cuda import THREADS, assembled, is_here, kinds_of, most_threads, registers
from fathoms.core.errors import BadOption
from fathoms.core.game import AnyGame
from fathoms.core.link import bot_bindings, bot_modules, link
from fathoms.core.observation import Observer, passing
from fathoms.core.twin import Array, Compiled, widened
from fathoms.games import AnyVariant

WARP = 32  # threads that run together
WRITERS = 128  # threads that write the observations of so many slots:
ROWS = 32
BLOCKS = 1 << 13  # more at a time would bring nothing
WORD = np.dtype(np.int32)
ALIGNED = 16  # bytes that the compiler may load at once


class Lent:
    """An array on the GPU, to be taken over without a copy: by DLPack, or by the CUDA array interface."""

    def __init__(self, array: Compiled) -> None:
        self.array = array
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """What CuPy, Numba and `torch.as_tensor` ask for."""
        return dict(self.array.__cuda_array_interface__)

    def __dlpack__(self, **how: Any) -> Any:
        """What `from_dlpack` asks for."""
        return self._view().__dlpack__(**how)

    def __dlpack_device__(self) -> tuple[int, int]:
        """Which device it is on."""
        kind, number = self._view().__dlpack_device__()
        return int(kind), int(number)

    def _view(self) -> Any:
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)

    def copy_to_host(self) -> Array:
        """Its numbers, as numpy has them."""
        return np.asarray(self.array.copy_to_host())


class GpuBatch:
    """So many games of a variant on the GPU of this machine; what it tells is what a `Batch` of the same seed tells.

    When `step` returns, everything is written. Actions may lie on the GPU too, as a tensor of any library.
    """

    def __init__(self, variant: AnyVariant, count: int, *, seed: int = 0, most: int = MOST_ACTIONS) -> None:
        check(count, seed, most)
        if not is_here():
            raise BadOption("error-no-gpu")
        self.variant = variant
        self.count = count
        self.observer = Observer(variant)
        self.actions = passing(variant.game) + 1
        dtype = variant.game.fast.state_dtype
        boxes, blanks = variant.game.fast.prepare(variant)
        told = Told(*map(cuda.to_device, blank(variant, self.observer, count)))
        pairs = cuda.to_device(np.zeros((-(-count // 2), len(self.observer)), WORD))
        rows = pairs.view(np.int16).reshape(2 * len(pairs), len(self.observer))
        told = told._replace(observations=rows[:count])
        self.observations, self.masks, self.rewards = Lent(told.observations), Lent(told.masks), Lent(told.rewards)
        self.seat, self.sampled, self.ending = Lent(told.seat), Lent(told.sampled), Lent(told.ending)
        words, shapes = shapes_of(entries_of(parts_of(variant.game), len(self.observer)))
        slots = cuda.to_device(np.zeros((dtype.itemsize // WORD.itemsize, count), WORD))
        views = cuda.to_device(np.zeros((len(words), count), WORD))
        lines = cuda.to_device(np.zeros((LINES.itemsize // WORD.itemsize, count), WORD))
        lists = cuda.to_device(np.zeros((self.actions + 1, count), np.int16))
        fixed = terms_of(variant, seed, most), rows_of(variant.game) // WORD.itemsize, words
        given = cuda.to_device(boxes), cuda.to_device(blanks), slots, views, lists, lines
        self._given = *given, *told, *map(cuda.to_device, fixed)
        self._seen = views, told.seat, cuda.to_device(shapes), pairs
        most_at_once, multiprocessors = most_threads(variant.game.fast), cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._threads = min(most_at_once, -(-count // multiprocessors // WARP) * WARP)
        self._blocks = min(multiprocessors, -(-count // self._threads))
        play, write = kernels(variant.game)
        self._play, self._write = cuda.jit(play, max_registers=registers(most_at_once)), cuda.jit(write)
        self._run(cuda.to_device(np.zeros(0, np.int64)))

    def step(self, actions: Any) -> None:
        """One action in each slot, of who is asked there; one that is not open ends the game and costs 1."""
        there = hasattr(actions, "__cuda_array_interface__")
        chosen = cuda.as_cuda_array(actions) if there else np.ascontiguousarray(actions)
        check_actions(chosen, self.count)
        self._run(chosen if there else cuda.to_device(chosen))

    def _run(self, actions: Any) -> None:
        """Plays in all slots, or begins in them where there are no actions, and tells about them."""
        self._play[self._blocks, self._threads](*self._given, actions)
        self._write[min(BLOCKS, -(-self.count // ROWS)), WRITERS](*self._seen)
        cuda.synchronize()


@cache
def kernels(game: AnyGame) -> tuple[Compiled, Compiled]:
    """The kernel that plays, and the one that writes observations; what they compile is the text of `steps`."""

    def device(f: FunctionType) -> Compiled:
        return widened(cuda.jit(device=True, forceinline=True)(f))

    linked = link(bot_modules(game, steps), device, bot_bindings(game))
    begin_slot, play_slot, number = linked[steps.begin_slot], linked[steps.play_slot], linked[steps.number]
    offer_slot, hide_slot, look = linked[steps.offer_slot], linked[steps.hide_slot], linked[steps.look]
    state, line = numba.from_dtype(game.fast.state_dtype), numba.from_dtype(LINES)
    size = len(shapes_of(entries_of(parts_of(game), len(Observer(game.variant()))))[0])
    columns = (size + 1) | 1  # the seat too; rows of an odd number of words lie in different banks

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def take(words: Compiled, i: int, own: Compiled) -> None:
        for w in range(len(own)):
            own[w] = words[w, i]

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def put(own: Compiled, words: Compiled, i: int) -> None:
        for w in range(len(own)):
            words[w, i] = own[w]

    def play(
        boxes: Compiled,
        blanks: Compiled,
        slots: Compiled,
        views: Compiled,
        lists: Compiled,
        lines: Compiled,
        observations: Compiled,
        masks: Compiled,
        rewards: Compiled,
        seat: Compiled,
        ending: Compiled,
        sampled: Compiled,
        terms: Compiled,
        rows: Compiled,
        wanted: Compiled,
        actions: Compiled,
    ) -> None:
        workspaces, notes = cuda.local.array(1, state, ALIGNED), cuda.local.array(1, line, ALIGNED)
        position, note = workspaces.view(np.int32), notes.view(np.int32)
        over, overs = cuda.shared.array(THREADS, numba.int32), cuda.shared.array(1, numba.int32)
        told = Told(observations, masks, rewards, seat, ending, sampled)
        me, count = cuda.threadIdx.x, slots.shape[1]
        for first in range(cuda.blockIdx.x * cuda.blockDim.x, count, cuda.gridsize(1)):
            i = first + me
            anew = i < count and len(actions) == 0
            if me == 0:
                overs[0] = 0
            cuda.syncthreads()
            if i < count and len(actions) > 0:
                take(slots, i, position)
                take(lines, i, note)
                play_slot(boxes, workspaces, notes, told, i, actions[i], terms)
                put(position, slots, i)
                put(note, lines, i)
                anew = notes[0].ending != 0
            if anew:
                over[cuda.atomic.add(overs, 0, 1)] = i
            cuda.syncthreads()
            helps = me < overs[0]
            if helps:
                take(lines, over[me], note)
                begin_slot(boxes, blanks, workspaces, notes, over[me], terms)
                put(position, slots, over[me])
                put(note, lines, over[me])
            cuda.syncthreads()
            if i < count:
                if anew or helps:
                    take(slots, i, position)
                    take(lines, i, note)
                offer_slot(boxes, workspaces, notes, lists, told, i, terms)
                put(note, lines, i)
            cuda.syncthreads()
            if i < count:
                hide_slot(boxes, workspaces, notes)
                look(position, rows, notes[0].seat)
                for w in range(size):
                    views[w, i] = position[wanted[w]]

    def write(views: Compiled, seat: Compiled, shapes: Compiled, pairs: Compiled) -> None:
        tile = cuda.shared.array((ROWS, columns), numba.int32)
        lane, warp = cuda.threadIdx.x % ROWS, cuda.threadIdx.x // ROWS
        for first in range(cuda.blockIdx.x * ROWS, len(seat), cuda.gridDim.x * ROWS):
            rows, width = min(ROWS, len(seat) - first), len(shapes)
            if lane < rows:
                for w in range(warp, size, WRITERS // ROWS):
                    tile[lane, w] = views[w, first + lane]
                tile[lane, size] = seat[first + lane]
            cuda.syncthreads()
            for w in range(cuda.threadIdx.x, width, WRITERS):  # of two rows: an entry in each half
                lower, upper = 2 * w // width, (2 * w + 1) // width
                low, high = shapes[2 * w - lower * width], shapes[2 * w + 1 - upper * width]
                at, shift, mask, sign = low[0], low[1], low[2], low[3]
                at_, shift_, mask_, sign_ = high[0], high[1], high[2], high[3]
                for row in range(0, rows, 2):
                    half = number(tile[row + lower, at], shift, mask, sign) & 0xFFFF
                    pairs[(first + row) // 2, w] = half | number(tile[row + upper, at_], shift_, mask_, sign_) << 16
            cuda.syncthreads()

    return play, write


def ptx(game: AnyGame) -> tuple[str, str]:
    """Both kernels as PTX assembly; needs the CUDA compiler but no GPU."""
    box, state = kinds_of(game)
    i1, i2, i4, i8 = numba.int8, numba.int16, numba.int32[:, ::1], numba.int64
    told = i2[:, ::1], i1[:, ::1], numba.float32[:, ::1], i1[::1], i1[::1], i8[::1]
    types = (
        numba.void(box[::1], state[::1], i4, i4, i2[:, ::1], i4, *told, i8[::1], i8[:, ::1], i8[::1], i8[::1]),
        numba.void(i4, i1[::1], i4, i4),
    )
    play, write = kernels(game)
    return assembled(play, types[0]), assembled(write, types[1])
