"""The same batches on a GPU: one thread a slot plays, and neighbours write neighbouring numbers of an observation.

Everything stays on the device; what is told lies in arrays that PyTorch, JAX and CuPy take over as they are.
"""

from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import cuda

from fathoms.batched import LINES, MOST_ACTIONS, blank, check, check_actions, steps, terms_of
from fathoms.batched.layout import entries_of, parts_of
from fathoms.batched.steps import Told
from fathoms.core.cuda import assembled, is_here
from fathoms.core.errors import BadOption
from fathoms.core.game import AnyGame
from fathoms.core.link import bot_bindings, bot_modules, link
from fathoms.core.observation import Observer
from fathoms.core.twin import Array, record, widened
from fathoms.games import AnyVariant

BLOCK = 128
BLOCKS = 1 << 13  # more at a time would bring nothing


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
        self.actions = len(variant.game.verbs) + 1  # the last is to pass
        dtype = variant.game.fast.state_dtype
        boxes, blanks = variant.game.fast.prepare(variant)
        told = Told(*map(cuda.to_device, blank(variant, self.observer, count)))
        self.observations, self.masks, self.rewards = Lent(told.observations), Lent(told.masks), Lent(told.rewards)
        self.seat, self.sampled, self.ending = Lent(told.seat), Lent(told.sampled), Lent(told.ending)
        views = cuda.to_device(np.zeros(count, dtype))
        lists = cuda.to_device(np.zeros((self.actions + 1, count), np.int16))
        slots, lines = cuda.to_device(np.zeros(count, dtype)), cuda.to_device(np.zeros(count, LINES))
        terms = cuda.to_device(terms_of(variant, seed, most))
        self._given = cuda.to_device(boxes), cuda.to_device(blanks), slots, views, lists, lines, *told, terms
        entries = entries_of(parts_of(variant.game), len(self.observer))
        small = views.view(np.int8).reshape(count, dtype.itemsize)
        self._seen = small, cuda.to_device(entries), told.seat, told.observations
        self._play, self._write = (cuda.jit(kernel) for kernel in kernels(variant.game))
        self._run(cuda.to_device(np.zeros(0, np.int64)))

    def step(self, actions: Any) -> None:
        """One action in each slot, of who is asked there; one that is not open ends the game and costs 1."""
        there = hasattr(actions, "__cuda_array_interface__")
        chosen = cuda.as_cuda_array(actions) if there else np.ascontiguousarray(actions)
        check_actions(chosen, self.count)
        self._run(chosen if there else cuda.to_device(chosen))

    def _run(self, actions: Any) -> None:
        """Plays in all slots, or begins in them where there are no actions, and tells about them."""
        self._play[min(BLOCKS, -(-self.count // BLOCK)), BLOCK](*self._given, actions)
        numbers = self.count * len(self.observer)
        self._write[min(BLOCKS, -(-numbers // BLOCK)), BLOCK](*self._seen)
        cuda.synchronize()


@cache
def kernels(game: AnyGame) -> tuple[Any, Any]:
    """The kernel that plays, and the one that writes observations; what they compile is the text of `steps`."""

    def device(f: FunctionType) -> Any:
        return widened(cuda.jit(device=True)(f))

    linked = link(bot_modules(game, steps), device, bot_bindings(game))
    begin_slot, play_slot, show_slot = (linked[f] for f in (steps.begin_slot, steps.play_slot, steps.show_slot))
    entry = linked[steps.entry]
    state = numba.from_dtype(game.fast.state_dtype)

    def play(
        boxes: Any,
        blanks: Any,
        slots: Any,
        views: Any,
        lists: Any,
        lines: Any,
        observations: Any,
        masks: Any,
        rewards: Any,
        seat: Any,
        ending: Any,
        sampled: Any,
        terms: Any,
        actions: Any,
    ) -> None:
        desks = cuda.local.array(1, state)
        told = Told(observations, masks, rewards, seat, ending, sampled)
        for i in range(cuda.grid(1), len(slots), cuda.gridsize(1)):
            if len(actions) == 0:
                begin_slot(boxes, blanks, slots, desks, lines, i, terms)
            else:
                play_slot(boxes, blanks, slots, desks, lines, told, i, actions[i], terms)
            show_slot(boxes, desks, views, lists, lines, told, i, terms)

    def write(small: Any, entries: Any, seat: Any, observations: Any) -> None:
        width = len(entries)
        for k in range(cuda.grid(1), len(seat) * width, cuda.gridsize(1)):
            i = k // width
            e = k - i * width
            observations[i, e] = entry(small, entries, seat, i, e)

    return play, write


def ptx(game: AnyGame) -> tuple[str, str]:
    """Both kernels as PTX assembly; needs the CUDA compiler but no GPU."""
    box, state = numba.from_dtype(record(type(game.open_box()))), numba.from_dtype(game.fast.state_dtype)
    line, i1, i2, i8 = numba.from_dtype(LINES), numba.int8, numba.int16, numba.int64
    told = i2[:, ::1], i1[:, ::1], numba.float32[:, ::1], i1[::1], i1[::1], i8[::1]
    types = (
        numba.void(box[::1], state[::1], state[::1], state[::1], i2[:, ::1], line[::1], *told, i8[::1], i8[::1]),
        numba.void(i1[:, ::1], i8[:, ::1], i1[::1], i2[:, ::1]),
    )
    play, write = kernels(game)
    return assembled(play, types[0]), assembled(write, types[1])
