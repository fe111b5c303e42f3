"""Threads that wait in compiled code for work that is done side by side.

Nobody waits for Python's lock there, which took longer than a thousand short games. Work is an address of compiled
code, and the address of what it works on.
"""

import os
from threading import Lock, Thread
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

Compiled = Any  # what Numba makes and takes: it has no types that mypy knows
BYTE = types.CPointer(types.uint8)
receive = types.ExternalFunction("read", types.intp(types.intc, BYTE, types.uintp))
send = types.ExternalFunction("write", types.intp(types.intc, BYTE, types.uintp))


@intrinsic  # type: ignore[untyped-decorator]
def pointer(typing: Compiled, address: Compiled) -> tuple[Compiled, Compiled]:
    """An address as what `carray` takes."""

    def instruction(context: Compiled, builder: Compiled, signature: Compiled, arguments: Compiled) -> Compiled:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), instruction


@intrinsic  # type: ignore[untyped-decorator]
def call(typing: Compiled, code: Compiled, task: Compiled) -> tuple[Compiled, Compiled]:
    """Runs the code at one address on what lies at another."""

    def instruction(context: Compiled, builder: Compiled, signature: Compiled, arguments: Compiled) -> Compiled:
        kind = cgutils.ir.FunctionType(cgutils.ir.VoidType(), [cgutils.voidptr_t])
        code = builder.inttoptr(arguments[0], kind.as_pointer())
        builder.call(code, [builder.inttoptr(arguments[1], cgutils.voidptr_t)])
        return context.get_dummy_value()

    return types.none(types.int64, types.int64), instruction


def attend(orders: Compiled, called: int, done: int) -> None:
    """The life of a helper: waits until it is called, does what is ordered, says so."""
    byte = np.zeros(1, np.uint8)
    heard = receive(called, byte.ctypes, 1)
    while heard != 0:
        if heard == 1:  # and no signal of the system
            call(orders[0], orders[1])
            send(done, byte.ctypes, 1)
        heard = receive(called, byte.ctypes, 1)


def lead(orders: Compiled, helpers: Compiled, answers: int, code: int, task: int) -> None:
    """Orders work of so many helpers, does some of it, and waits until all have answered."""
    byte = np.zeros(1, np.uint8)
    orders[0], orders[1] = code, task
    for k in range(len(helpers)):
        send(helpers[k], byte.ctypes, 1)
    call(code, task)
    waiting = len(helpers)
    while waiting > 0:
        if receive(answers, byte.ctypes, 1) == 1:
            waiting -= 1


class Crew:
    """So many helpers, each with a pipe it is called by; all answer by one."""

    def __init__(self, count: int, attend: Compiled, lead: Compiled) -> None:
        self._lead, self._orders, self._busy = lead, np.zeros(2, np.int64), Lock()
        self._answers, done = os.pipe()
        helpers = []
        for _ in range(count):
            called, calls = os.pipe()
            helpers.append(calls)
            Thread(target=attend, args=(self._orders, called, done), daemon=True).start()
        self._helpers = np.array(helpers, np.int64)

    def work(self, code: int, task: int, workers: int) -> None:
        """Work done by so many at once, this thread among them; by it alone while the helpers work for another."""
        free = self._busy.acquire(blocking=False)
        try:
            self._lead(self._orders, self._helpers[: workers - 1 if free else 0], self._answers, code, task)
        finally:
            if free:
                self._busy.release()
