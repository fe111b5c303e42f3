"""How fast games go in batches, and how fast everything goes beside other libraries, in one run, as ratios.

One step is a legal list, a random choice from it and the action applied, and with observations also all that the seat
may know. What peers play are games of theirs: compare by the step, and by what a step brings with it. All have one core
and are measured by the time it works for them: others who keep the machine busy make no library slower than another.
"""

import importlib.util
import os
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console

import fathoms
from fathoms.core.words import Words
from fathoms.games import AnyVariant
from fathoms.lab.bench import grid_of, plain_rate
from fathoms.lab.telling import decimal, whole

if TYPE_CHECKING:
    from fathoms.batched import Batch
    from fathoms.batched.gpu import GpuBatch

SLOTS = 1 << 12  # games at a time
GPU_SLOTS = 1 << 21  # … and so many keep a GPU busy
AT_ONCE = 10  # steps between two looks at the clock
GAMES = 200  # the same, of games without observations
OPENSPIEL_GAMES = ("tic_tac_toe", "leduc_poker", "hanabi", "backgammon")
PGX_GAMES = ("tic_tac_toe", "leduc_holdem", "connect_four", "othello", "sparrow_mahjong", "backgammon", "animal_shogi")
Measured = tuple[float, int]  # steps a second, and how many numbers each brings of what a seat may know


def batch_rate(variant: AnyVariant, seconds: float) -> Measured:
    """A batch on one core, with masks."""
    games = fathoms.batch(variant, SLOTS, threads=1)
    return pace(lambda: repeated(games), seconds), len(games.observer)


def gpu_batch_rate(variant: AnyVariant, seconds: float) -> float | None:
    """The same on the GPU of this machine; nothing where there is none."""
    try:
        games = fathoms.batch(variant, GPU_SLOTS, device="cuda")
    except fathoms.BadOption:
        return None
    return pace(lambda: repeated(games), seconds, perf_counter)


def repeated(games: "Batch | GpuBatch") -> int:
    """So many steps in every slot; returns how many in all."""
    for _ in range(AT_ONCE):
        games.step(games.sampled)
    return AT_ONCE * games.count


def pace(work: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Steps a second of work, which returns how many it did; the first time, when it compiles, does not count."""
    work()
    done, took, start = 0, 0.0, clock()
    while done == 0 or took < seconds:
        done += work()
        took = clock() - start
    return done / took


def bench_batched(console: Console, words: Words, variants: Iterable[AnyVariant], seconds: float) -> None:
    """Measures batches on one core and on the GPU, beside the same random play on one core without observations."""
    title = words.say("bench-batched-title", slots=whole(words, SLOTS), cores=os.cpu_count() or 1)
    grid = grid_of(title, words, "bench-numbers", "bench-observed", "bench-bare")
    grid.add_column(words.say("bench-on-gpu", slots=whole(words, GPU_SLOTS)), justify="right")
    for variant in variants:
        bare = pace(lambda v=variant: v.playouts(GAMES, threads=1).decisions, seconds)  # type: ignore[misc]
        speed, width = batch_rate(variant, seconds)
        on_gpu = gpu_batch_rate(variant, seconds)
        there = words.say("bench-none-here") if on_gpu is None else whole(words, on_gpu)
        grid.add_row(str(variant), *(whole(words, value) for value in (width, speed, bare)), there)
    console.print(grid)


def openspiel_rate(name: str, seconds: float) -> Measured:
    """A game of OpenSpiel's at random, from Python, with observations where it has them."""
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    observes, decisions, start = game.get_type().provides_observation_tensor, 0, process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            if observes:
                state.observation_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions / (process_time() - start), game.observation_tensor_size() if observes else 0


def pettingzoo_rate(seconds: float) -> Measured:
    """PettingZoo's tic-tac-toe at random."""
    from pettingzoo.classic import tictactoe_v3

    played, decisions, start, seed = tictactoe_v3.env(), 0, process_time(), 0
    while process_time() - start < seconds:
        played.reset(seed=seed)
        seed += 1
        for agent in played.agent_iter():
            observation, _, termination, truncation, _ = played.last()
            over = termination or truncation
            played.step(None if over else played.action_space(agent).sample(observation["action_mask"]))
            decisions += not over
    return decisions / (process_time() - start), observation["observation"].size


def rlcard_rate(name: str, seconds: float) -> Measured:
    """A game of RLCard's at random."""
    import rlcard

    played, dice, decisions, start = rlcard.make(name), random.Random(1), 0, process_time()
    while process_time() - start < seconds:
        state, _ = played.reset()
        while not played.is_over():
            state, _ = played.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / (process_time() - start), state["obs"].size


def catanatron_rate(seconds: float) -> Measured:
    """Catanatron's four random players, who are shown nothing."""
    from catanatron import Color, Game, RandomPlayer

    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and process_time() - start < 2 * seconds:
            game.play_tick()
            decisions += 1
    return decisions / (process_time() - start), 0


def pgx_rate(name: str, seconds: float) -> Measured:
    """A batch of Pgx's at random, with masks, one compiled call a step."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9)))
    keys = jax.random.split(jax.random.PRNGKey(1), SLOTS)
    state = begin(keys)

    def work() -> int:
        nonlocal state, keys
        for _ in range(AT_ONCE):
            keys = jax.random.split(keys[0], SLOTS)
            state = step(state, draw(keys[0], state.legal_action_mask), keys)
        state.observation.block_until_ready()
        return AT_ONCE * SLOTS

    return pace(work, seconds), state.observation[0].size


def peers_here(words: Words) -> Iterator[tuple[str, Callable[[float], Measured]]]:
    """What is installed: its name, and how it is measured in so many seconds."""
    if importlib.util.find_spec("pyspiel"):
        for name in OPENSPIEL_GAMES:
            yield f"OpenSpiel {name}", lambda seconds, name=name: openspiel_rate(name, seconds)  # type: ignore[misc]
    if importlib.util.find_spec("pettingzoo") and importlib.util.find_spec("pygame"):
        yield "PettingZoo tictactoe_v3", pettingzoo_rate
    if importlib.util.find_spec("rlcard"):
        for name in ("leduc-holdem", "uno"):
            yield f"RLCard {name}", lambda seconds, name=name: rlcard_rate(name, seconds)  # type: ignore[misc]
    if importlib.util.find_spec("catanatron"):
        yield f"Catanatron, {words.say('lab-seats', count=4)}", catanatron_rate
    if importlib.util.find_spec("pgx"):
        for name in PGX_GAMES:
            batched = words.say("bench-of-batched", game=f"Pgx {name}")
            yield batched, lambda seconds, name=name: pgx_rate(name, seconds)  # type: ignore[misc]


@contextmanager
def one_core() -> Iterator[None]:
    """While open, this thread and those it starts have one core, where the system lets one say so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def bench_peers(console: Console, words: Words, variants: Iterable[AnyVariant], seconds: float) -> None:
    """Measures our games and what else is installed; ratios are to the middle of our batches."""
    rows: list[tuple[str, Measured]] = []
    for variant in variants:
        plain, batched = (words.say(key, game=variant.game.name) for key in ("bench-of-plain", "bench-of-batched"))
        rows.append((plain, (plain_rate(variant, seconds, process_time), 0)))
        rows.append((batched, batch_rate(variant, seconds)))
    middle = float(np.median([speed for _, (speed, numbers) in rows if numbers]))
    with one_core():
        rows += [(name, measure(seconds)) for name, measure in peers_here(words)]
    title = words.say("bench-peers-title", slots=whole(words, SLOTS))
    grid = grid_of(title, words, "bench-numbers", "bench-steps", "bench-ours")
    for name, (speed, numbers) in rows:
        width = whole(words, numbers) if numbers else words.say("bench-no-numbers")
        times = words.say("bench-times", times=decimal(words, middle / speed, 1))
        grid.add_row(name, width, whole(words, speed), times)
    console.print(grid)
