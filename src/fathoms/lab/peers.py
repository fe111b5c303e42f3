"""How fast games go in batches, and how fast everything goes beside other libraries, in one run, as ratios.

One step is a legal list, a random choice from it and the action applied, and with observations also all that the seat
may know. What peers play are games of theirs: compare by the step, and by what a step brings with it.
"""

import importlib.util
import random
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

import fathoms
from fathoms.games import AnyVariant
from fathoms.lab.bench import plain_rate, rate

SLOTS = 256  # games at a time: what is told about them fits a core's cache
GPU_SLOTS = 1 << 18  # … and so many keep a GPU busy
AT_ONCE = 50  # steps between two looks at the clock
PEER_GAMES = ("tic_tac_toe", "leduc_poker", "hanabi", "backgammon")  # of OpenSpiel


def batch_rate(variant: AnyVariant, seconds: float) -> float:
    """Steps a second of a batch on one core, with masks and observations; the best of several spells."""
    games = fathoms.batch(variant, SLOTS, threads=1)
    games.step(games.sampled)  # compiles
    return spells(lambda: repeated(lambda: games.step(games.sampled)), SLOTS * AT_ONCE, seconds)


def gpu_batch_rate(variant: AnyVariant, seconds: float) -> float | None:
    """The same on the GPU of this machine; nothing where there is none."""
    try:
        games = fathoms.batch(variant, GPU_SLOTS, device="cuda")
    except fathoms.BadOption:
        return None
    games.step(games.sampled)  # compiles
    return spells(lambda: repeated(lambda: games.step(games.sampled)), GPU_SLOTS * AT_ONCE, seconds)


def repeated(step: Callable[[], None]) -> None:
    """So many steps."""
    for _ in range(AT_ONCE):
        step()


def spells(work: Callable[[], None], steps: int, seconds: float) -> float:
    """Steps a second in the fastest spell of work."""
    best, start = 0.0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        begun = time.perf_counter()
        work()
        best = max(best, steps / (time.perf_counter() - begun))
    return best


def bench_batched(console: Console, variants: Iterable[AnyVariant], seconds: float) -> None:
    """Measures batches on one core and on the GPU, beside the same random play on one core without observations."""
    grid = Grid(title=f"{SLOTS} games at a time, one core, with masks and observations", title_justify="left")
    for title in ("", "numbers a step", "steps/s", "without observations", f"{GPU_SLOTS:,} games on the GPU"):
        grid.add_column(title, justify="left" if not title else "right")
    for variant in variants:
        variant.playouts(1)
        bare, _ = rate(lambda n, v=variant: v.playouts(n, threads=1).decisions, seconds, 20)  # type: ignore[misc]
        speed = batch_rate(variant, seconds)
        width = len(fathoms.batch(variant, 1, threads=1).observer)
        on_gpu = gpu_batch_rate(variant, seconds)
        there = "none here" if on_gpu is None else f"{on_gpu:,.0f}"
        grid.add_row(str(variant), f"{width:,}", f"{speed:,.0f}", f"{bare:,.0f}", there)
    console.print(grid)


def openspiel_rate(name: str, seconds: float) -> float:
    """Decisions a second of a game of OpenSpiel's at random, from Python, with observations where it has them."""
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    observes, decisions, start = game.get_type().provides_observation_tensor, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
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
    return decisions / (time.perf_counter() - start)


def pettingzoo_rate(seconds: float) -> float:
    """Decisions a second of PettingZoo's tic-tac-toe at random."""
    from pettingzoo.classic import tictactoe_v3

    played, decisions, start, seed = tictactoe_v3.env(), 0, time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        played.reset(seed=seed)
        seed += 1
        for agent in played.agent_iter():
            observation, _, termination, truncation, _ = played.last()
            over = termination or truncation
            played.step(None if over else played.action_space(agent).sample(observation["action_mask"]))
            decisions += not over
    return decisions / (time.perf_counter() - start)


def rlcard_rate(name: str, seconds: float) -> float:
    """Decisions a second of a game of RLCard's at random."""
    import rlcard

    played, dice, decisions, start = rlcard.make(name), random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = played.reset()
        while not played.is_over():
            state, _ = played.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / (time.perf_counter() - start)


def catanatron_rate(seconds: float) -> float:
    """Decisions a second of Catanatron's four random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and time.perf_counter() - start < 2 * seconds:
            game.play_tick()
            decisions += 1
    return decisions / (time.perf_counter() - start)


def pgx_rate(name: str, seconds: float) -> float:
    """Steps a second of a batch of Pgx's at random, with masks and observations, one compiled call a step."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9)))
    keys = jax.random.split(jax.random.PRNGKey(1), SLOTS)
    state = begin(keys)
    state = step(state, draw(keys[0], state.legal_action_mask), keys)  # compiles

    def work() -> None:
        nonlocal state, keys
        for _ in range(AT_ONCE):
            keys = jax.random.split(keys[0], SLOTS)
            state = step(state, draw(keys[0], state.legal_action_mask), keys)
        state.observation.block_until_ready()

    return spells(work, SLOTS * AT_ONCE, seconds)


def peers_here() -> Iterator[tuple[str, Callable[[float], float]]]:
    """What is installed: its name, and how it is measured in so many seconds."""
    if importlib.util.find_spec("pyspiel"):
        for name in PEER_GAMES:
            yield f"OpenSpiel {name}", lambda seconds, name=name: openspiel_rate(name, seconds)  # type: ignore[misc]
    if importlib.util.find_spec("pettingzoo") and importlib.util.find_spec("pygame"):
        yield "PettingZoo tictactoe_v3", pettingzoo_rate
    if importlib.util.find_spec("rlcard"):
        for name in ("leduc-holdem", "uno"):
            yield f"RLCard {name}", lambda seconds, name=name: rlcard_rate(name, seconds)  # type: ignore[misc]
    if importlib.util.find_spec("catanatron"):
        yield "Catanatron, 4 players", catanatron_rate
    if importlib.util.find_spec("pgx"):
        for name in ("tic_tac_toe", "leduc_holdem", "backgammon"):
            yield f"Pgx {name}", lambda seconds, name=name: pgx_rate(name, seconds)  # type: ignore[misc]


def bench_peers(console: Console, variants: Iterable[AnyVariant], seconds: float) -> None:
    """Measures our games and what else is installed; ratios are to the middle of our batches."""
    rows, batches = [], []
    for variant in variants:
        rows.append((f"{variant.game.name}, plain Python", plain_rate(variant, seconds)))
        batches.append(batch_rate(variant, seconds))
        rows.append((f"{variant.game.name}, batched", batches[-1]))
    rows += [(name, measure(seconds)) for name, measure in peers_here()]
    middle = float(np.median(batches))
    grid = Grid(title="decisions a second on one core, random play", title_justify="left")
    for title in ("", "decisions/s", "our batches do"):
        grid.add_column(title, justify="left" if not title else "right")
    for name, speed in rows:
        grid.add_row(name, f"{speed:,.0f}", f"{middle / speed:,.1f} times")
    console.print(grid)
