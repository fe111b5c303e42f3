"""The same batches on a GPU: a thread plays in a slot, and neighbours write neighbouring numbers of an observation.

Everything stays on the device; what is told lies in arrays that PyTorch, JAX and CuPy take over as they are. Positions
lie there word by word, the first of all slots before the second of any, so that neighbours read neighbouring words;
who plays has one in shared memory, where a word is at hand wherever a rule looks. The threads of a block go in step
(`core/cuda.py` says why). Games that are over are noted, and begin anew side by side when all have played: their
neighbours would wait for them.
"""

import warnings
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import cuda
from numba.cuda import cgutils
from numba.cuda.core.errors import NumbaPerformanceWarning
from numba.cuda.cudadrv import driver
from numba.cuda.extending import intrinsic

from fathoms.batched import LINES, MOST_ACTIONS, blank, check, check_actions, steps, terms_of
from fathoms.batched.layout import entries_of, pairs_of, parts_of, rows_of
from fathoms.batched.steps import Told
from fathoms.core.crew import Compiled
from fathoms.core.cuda import REGISTERS, WARP, apart, assembled, is_here, sharing, threads
from fathoms.core.errors import BadOption
from fathoms.core.game import AnyGame
from fathoms.core.link import bot_bindings, bot_modules, link
from fathoms.core.observation import Observer, passing
from fathoms.core.twin import Array, record, widened
from fathoms.games import AnyVariant

PLAYING = 2  # blocks that play side by side on a multiprocessor
WRITERS = 256  # threads of a block that writes the observations of so many slots:
ROWS = 32
BLOCKS = 1 << 16  # more at a time would bring nothing
WORD = np.dtype(np.int32)
ALIGNED = 16  # bytes that the compiler may load at once


class Lent:
    """An array on the GPU, to be taken over without a copy: by DLPack, or by the CUDA array interface."""

    def __init__(self, array: Any) -> None:
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
        dtype = apart(variant.game.fast)
        boxes, blanks = variant.game.fast.prepare(variant)
        told = Told(*map(cuda.to_device, blank(variant, self.observer, count)))
        tiles = -(-count // ROWS)
        pairs = cuda.to_device(np.zeros((tiles * ROWS // 2, len(self.observer)), WORD))
        rows = pairs.view(np.int16).reshape(tiles * ROWS, len(self.observer))
        told = told._replace(observations=rows[:count])
        self.observations, self.masks, self.rewards = Lent(told.observations), Lent(told.masks), Lent(told.rewards)
        self.seat, self.sampled, self.ending = Lent(told.seat), Lent(told.sampled), Lent(told.ending)
        words, _, shapes = pairs_of(entries_of(parts_of(variant.game), len(self.observer)))
        slots = cuda.to_device(np.zeros((dtype.itemsize // WORD.itemsize, count), WORD))
        views = cuda.to_device(np.zeros((len(words) + 1, tiles * ROWS), WORD))
        lines = cuda.to_device(np.zeros((LINES.itemsize // WORD.itemsize, count), WORD))
        lists = cuda.to_device(np.zeros((self.actions + 1, count), np.int16))
        over = cuda.to_device(np.append(count, np.arange(count)).astype(np.int32))
        fixed = terms_of(variant, seed, most), rows_of(variant.game) // WORD.itemsize, words
        given: tuple[Any, ...] = cuda.to_device(boxes), cuda.to_device(blanks.astype(dtype)), slots, views, lists, lines
        given = *given, *told, *map(cuda.to_device, fixed), over
        block, stream = threads(dtype, PLAYING), cuda.stream()
        blocks, few = -(-count // block), 4 * cuda.get_current_device().MULTIPROCESSOR_COUNT
        shared = block * dtype.itemsize
        play, write = kernels(variant.game)
        sharing(play, shared)
        self._chosen, none = cuda.to_device(np.zeros(count, np.int64)), cuda.to_device(np.zeros(0, np.int64))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaPerformanceWarning)  # few games do not fill a GPU: that is known
            step = partial(play[blocks, block, stream, shared], *given, self._chosen)
            begin = partial(play[min(blocks, few), block, stream, shared], *given, none)
            tell = partial(write[min(BLOCKS, tiles), WRITERS, stream], views, cuda.to_device(shapes), pairs, over)
        begin()
        tell()
        stream.synchronize()
        self._orders = step, begin, tell  # and all they need
        self._stream, self._step = stream, recorded(stream, *self._orders)

    def step(self, actions: Any) -> None:
        """One action in each slot, of who is asked there; one that is not open ends the game and costs 1."""
        there = hasattr(actions, "__cuda_array_interface__")
        chosen: Any = cuda.as_cuda_array(actions) if there else np.asarray(actions)
        check_actions(chosen, self.count)
        if not there:
            self._chosen.copy_to_device(chosen.astype(np.int64))
        elif chosen.dtype == np.int64 and chosen.is_c_contiguous():
            self._chosen.copy_to_device(chosen)
        else:
            copy[-(-self.count // WRITERS), WRITERS](chosen, self._chosen)
        self._step()
        self._stream.synchronize()


def recorded(stream: Compiled, *launches: Callable[[], None]) -> Callable[[], None]:
    """What starts all of these at once: one by one they take the host as long as the GPU."""
    mode = driver.binding.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
    driver.driver.cuStreamBeginCapture(stream.handle, mode)
    for launch in launches:
        launch()
    graph = driver.driver.cuStreamEndCapture(stream.handle)
    return partial(driver.driver.cuGraphLaunch, driver.driver.cuGraphInstantiate(graph, 0), stream.handle)


@cuda.jit  # type: ignore[untyped-decorator]
def copy(numbers: Compiled, wide: Compiled) -> None:
    """Numbers of any kind, wherever they lie, as the kernels take them."""
    i = cuda.grid(1)
    if i < len(wide):
        wide[i] = numbers[i]


@intrinsic  # type: ignore[untyped-decorator]
def bytes_of(typing: Compiled, low: Compiled, high: Compiled, chosen: Compiled) -> Compiled:
    """Four of the eight bytes of two words; `layout.pairs_of` says how they are chosen."""

    def instructions(context: Compiled, builder: Compiled, signature: Compiled, arguments: Compiled) -> Compiled:
        word = ir.IntType(32)
        kind = ir.FunctionType(word, [word] * 3)
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.nvvm.prmt"), arguments)

    return numba.int32(numba.int32, numba.int32, numba.int32), instructions


@cache
def kernels(game: AnyGame) -> tuple[Compiled, Compiled]:
    """The kernel that plays, and the one that writes observations, compiled for the GPU of this machine."""
    (play, plays), (write, writes) = texts(game)
    return cuda.jit(plays, max_registers=REGISTERS)(play), cuda.jit(writes, max_registers=REGISTERS)(write)


def texts(game: AnyGame) -> tuple[tuple[Compiled, Compiled], tuple[Compiled, Compiled]]:
    """Both kernels, each with the types of what it takes; what they compile is the text of `steps`."""

    def device(f: Compiled) -> Compiled:
        return widened(cuda.jit(device=True, forceinline=True)(f))

    linked = link(bot_modules(game, steps), device, bot_bindings(game))
    begin_slot, play_slot = linked[steps.begin_slot], linked[steps.play_slot]
    offer_slot, hide_slot, look = linked[steps.offer_slot], linked[steps.hide_slot], linked[steps.look]
    dtype = apart(game.fast)
    state, line, length = numba.from_dtype(dtype), numba.from_dtype(LINES), dtype.itemsize // WORD.itemsize
    words, columns, _ = pairs_of(entries_of(parts_of(game), len(Observer(game.variant()))))
    size, tile_size = len(words), ROWS * columns

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def take(words: Compiled, i: int, own: Compiled) -> None:
        for w in range(len(own)):
            own[w] = words[numba.uint32(w), numba.uint32(i)]

    @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
    def put(own: Compiled, words: Compiled, i: int) -> None:
        for w in range(len(own)):
            words[numba.uint32(w), numba.uint32(i)] = own[w]

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
        over: Compiled,
        actions: Compiled,
    ) -> None:
        whole, me = cuda.shared.array(0, state), cuda.threadIdx.x
        workspaces, position = whole[me : me + 1], whole.view(np.int32)[me * length : (me + 1) * length]
        notes = cuda.local.array(1, line, ALIGNED)
        note = notes.view(np.int32)
        told = Told(observations, masks, rewards, seat, ending, sampled)
        begins = len(actions) == 0
        count = over[0] if begins else slots.shape[1]
        for first in range(cuda.blockIdx.x * cuda.blockDim.x, count, cuda.gridsize(1)):
            plays, tells, i = first + me < count, False, first + me
            if plays:
                i = over[1 + i] if begins else i
                take(lines, i, note)
                if begins:
                    begin_slot(boxes, blanks, workspaces, notes, i, terms)
                else:
                    take(slots, i, position)
                    play_slot(boxes, workspaces, notes, told, i, actions[i], terms)
                tells = begins or notes[0].ending == 0
                if not tells:
                    over[1 + cuda.atomic.add(over, 0, 1)] = i
            cuda.syncthreads()
            if tells:
                put(position, slots, i)
                offer_slot(boxes, workspaces, notes, lists, told, i, terms)
                hide_slot(boxes, workspaces, notes)
                look(position, rows, notes[0].seat)
                for w in range(size):
                    views[numba.uint32(w), numba.uint32(i)] = position[wanted[w]]
                views[size, numba.uint32(i)] = notes[0].seat
            if plays:
                put(note, lines, i)
            cuda.syncthreads()

    def write(views: Compiled, shapes: Compiled, pairs: Compiled, over: Compiled) -> None:
        if cuda.grid(1) == 0:
            over[0] = 0
        tile = cuda.shared.array(tile_size, numba.int32)
        lane, warp = numba.uint32(cuda.threadIdx.x % WARP), numba.uint32(cuda.threadIdx.x // WARP)
        for block in range(cuda.blockIdx.x, views.shape[1] // ROWS, cuda.gridDim.x):
            for w in range(warp, size + 1, WRITERS // WARP):
                tile[lane * columns + numba.uint32(w)] = views[numba.uint32(w), numba.uint32(block * ROWS) + lane]
            cuda.syncthreads()
            for w in range(cuda.threadIdx.x, pairs.shape[1], WRITERS):
                at, at_ = numba.uint32(shapes[w, 0]), numba.uint32(shapes[w, 1])
                shift, shift_ = numba.uint32(shapes[w, 2]) & 31, numba.uint32(shapes[w, 3]) & 31
                chosen, mask = shapes[w, 4], shapes[w, 5]
                for row in range(ROWS // 2):
                    low = numba.uint32(tile[at + numba.uint32(row * 2 * columns)]) >> shift
                    high = numba.uint32(tile[at_ + numba.uint32(row * 2 * columns)]) >> shift_
                    pair = bytes_of(numba.int32(low), numba.int32(high), chosen)
                    pairs[numba.uint32(block * (ROWS // 2) + row), numba.uint32(w)] = pair & mask
            cuda.syncthreads()

    box, i1, i2, i4, i8 = record(type(game.open_box())), numba.int8, numba.int16, numba.int32, numba.int64
    told = i2[:, ::1], i1[:, ::1], numba.float32[:, ::1], i1[::1], i1[::1], i8[::1]
    given = numba.from_dtype(box)[::1], state[::1], i4[:, ::1], i4[:, ::1], i2[:, ::1], i4[:, ::1]
    fixed = i8[::1], i8[:, ::1], i8[::1], i4[::1]
    return (
        (play, numba.void(*given, *told, *fixed, i8[::1])),
        (write, numba.void(i4[:, ::1], i4[:, ::1], i4[:, ::1], i4[::1])),
    )


def ptx(game: AnyGame) -> tuple[str, str]:
    """Both kernels as PTX assembly; needs the CUDA compiler but no GPU."""
    play, write = texts(game)
    return assembled(*play), assembled(*write)
