"""Masked PPO on batched games: a network learns a game by playing itself, and is then played against crabs.

    python examples/ppo.py tentacula --minutes 6 --folder results
    python examples/ppo.py barrakuda --minutes 25 --slots 512 --horizon 64 --width 128 --folder results

Needs PyTorch. A team learns as one; each rival learns from what becomes of its own seat. Writes `GAME.npz` (the
network: `fathoms play GAME --bots network:GAME.npz`), `GAME.csv` (the curve) and `GAME.json` (what came of it).
"""

import argparse
import csv
import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor, nn

import fathoms
from fathoms.batched import Batch
from fathoms.batched.steps import CUT
from fathoms.bots.network import Encoding
from fathoms.core.observation import Observer
from fathoms.lab.arena import wilson
from fathoms.lab.guests import guest_games

if TYPE_CHECKING:
    from fathoms.batched.gpu import GpuBatch

GAMMA = 1.0  # a loss is a loss, however late: at less than 1 who is behind learns to wait
LAMBDA, CLIP, VALUE, RATE = 0.95, 0.2, 0.5, 5e-4
ENTROPY = 0.01  # of a team; rivals who become too sure of themselves meet for ever where nobody gains
RIVALS_ENTROPY = 0.1
TOO_LONG = -1.0  # what a game that is cut off is worth to every seat; at 0 rivals learn to wait
EXAMS = 8  # times that it meets crabs while it learns, for the curve
SHAPES = {  # what steps on the way are worth at first, where nobody wins at random; nothing once half is learnt
    "tentacula": {"fish": 0.004, "stashed": 0.08, "cave": -0.08},
}


class Player(nn.Module):
    """Inputs of `bots.network.Encoding`, hidden layers, and last one number for each action and one for the seat.

    It looks only at `entries` of an observation: those that change. The file says that the others matter nothing.
    """

    def __init__(self, encoding: Encoding, entries: np.ndarray, actions: int, width: int) -> None:
        super().__init__()
        self.encoding, self.entries = encoding, entries
        sizes, wide = encoding.sizes[entries], np.intersect1d(encoding.wide, entries)
        self.ones = int(sizes.sum())
        offsets = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        taken = [
            np.arange(encoding.offsets[entry], encoding.offsets[entry] + encoding.sizes[entry]) for entry in entries
        ]
        self.inputs = np.concatenate([*taken, encoding.ones + np.searchsorted(encoding.wide, wide)])
        named = {"low": encoding.low[entries], "sizes": sizes, "offsets": offsets, "at": entries, "wide": wide}
        for name, array in named.items():
            self.register_buffer(name, torch.as_tensor(array))
        widths = [len(self.inputs), width, width, width, actions + 1]
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(widths))
        with torch.no_grad():
            self.layers[-1].weight.mul_(0.01)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, and what the seat may hope for."""
        seen, numbers = observations[:, self.at].long(), observations[:, self.wide].float()
        places = torch.minimum((seen - self.low).clamp(min=0), self.sizes - 1) + self.offsets
        x = torch.zeros(len(seen), self.ones, device=seen.device).scatter_(1, places, 1.0)
        x = torch.cat([x, numbers.sign() * numbers.abs().log1p()], 1)
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        x = self.layers[-1](x)
        return x[:, :-1], x[:, -1]

    def save(self, path: Path, variant: fathoms.AnyVariant) -> None:
        """Writes the layers as `bots.network.Network` reads them."""
        arrays = {}
        for k, layer in enumerate(self.layers):
            arrays[f"{k}.weight"] = layer.weight.detach().cpu().numpy().T.astype(np.float32)
            arrays[f"{k}.bias"] = layer.bias.detach().cpu().numpy().astype(np.float32)
        whole = np.zeros((self.encoding.inputs, arrays["0.weight"].shape[1]), np.float32)
        whole[self.inputs] = arrays["0.weight"]
        np.savez_compressed(path, variant=str(variant), **(arrays | {"0.weight": whole}))


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    """Log-probabilities of the open actions."""
    return torch.log_softmax(logits.masked_fill(masks == 0, -1e9), 1)


def changing(games: "Batch | GpuBatch", steps: int = 400) -> np.ndarray:
    """The entries of an observation that are not always the same, in so many random steps."""
    first = games.observations[0].copy()
    found = np.zeros(len(first), bool)
    for _ in range(steps):
        games.step(games.sampled)
        found |= (games.observations != first).any(0)
    return np.flatnonzero(found)


def progress_of(observer: Observer, name: str) -> Tensor:
    """What each entry of an observation counts on the way."""
    worth = SHAPES.get(name, {})
    return torch.tensor([worth.get(entry.partition("[")[0], 0.0) for entry in observer.names])


class Memory:
    """So many steps of all games: what was seen and done, and what it was worth to whom."""

    def __init__(self, games: "Batch | GpuBatch", horizon: int, device: str) -> None:
        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(horizon, games.count, *shape, dtype=dtype, device=device)

        self.together = games.variant.game.cooperative
        self.horizon = horizon
        self.seen, self.mask = room(len(games.observer), dtype=torch.int16), room(games.actions, dtype=torch.int8)
        self.action, self.actor = room(dtype=torch.long), room(dtype=torch.long)
        self.log, self.value, self.over = room(), room(), room()
        self.reward = room(games.variant.seats)

    def collect(self, games: "Batch | GpuBatch", player: Player, counts: Tensor, shaping: float) -> tuple[int, int]:
        """Fills itself with games of the player against itself; returns how many ended, and how many were cut off."""
        device = self.seen.device
        ended, cut = torch.zeros(2, dtype=torch.long, device=device)
        for t in range(self.horizon):
            self.seen[t] = torch.from_dlpack(games.observations)  # the games' own memory, read in place
            self.mask[t] = torch.from_dlpack(games.masks)
            self.actor[t] = 0 if self.together else torch.from_dlpack(games.seat)
            with torch.no_grad():
                logits, self.value[t] = player(self.seen[t])
                log = masked(logits, self.mask[t])
                self.action[t] = torch.multinomial(log.exp(), 1)[:, 0]
            self.log[t] = log.gather(1, self.action[t][:, None])[:, 0]
            games.step(self.action[t])
            ending = torch.from_dlpack(games.ending).to(device)
            self.over[t] = ending != 0
            self.reward[t] = torch.from_dlpack(games.rewards)
            self.reward[t] += TOO_LONG * (ending == CUT)[:, None]
            if shaping > 0 and counts.any():
                gone = torch.from_dlpack(games.observations).to(device).float() @ counts
                gone -= self.seen[t].float() @ counts
                self.reward[t] += (shaping * gone * (1 - self.over[t]))[:, None]
            ended, cut = ended + (ending != 0).sum(), cut + (ending == CUT).sum()
        return int(ended), int(cut)

    def gains(self, games: "Batch | GpuBatch", player: Player) -> tuple[Tensor, Tensor]:
        """How much better each action was than hoped for (GAE), and where that is known.

        An action is judged by what its own seat hopes for when it is asked again, and by all that seat was given until
        then. Who is not asked again before the memory ends, nor sees the end of its game, has nothing to judge by.
        """
        gains, known = torch.zeros_like(self.value), torch.zeros_like(self.value, dtype=torch.bool)
        rows = torch.arange(games.count, device=gains.device)
        given, gain, following = (torch.zeros_like(self.reward[0]) for _ in range(3))
        asked = torch.zeros_like(given, dtype=torch.bool)
        now = 0 if self.together else torch.from_dlpack(games.seat).to(gains.device).long()
        with torch.no_grad():
            following[rows, now] = player(torch.from_dlpack(games.observations).to(gains.device))[1]
        asked[rows, now] = True
        for t in reversed(range(self.horizon)):
            goes_on, who = (1 - self.over[t])[:, None], self.actor[t]
            given, gain, following = given * goes_on + self.reward[t], gain * goes_on, following * goes_on
            asked |= goes_on == 0
            error = given[rows, who] + GAMMA * following[rows, who] - self.value[t]
            gains[t] = gain[rows, who] = error + GAMMA * LAMBDA * gain[rows, who]
            known[t] = asked[rows, who]
            asked[rows, who] = True
            following[rows, who], given[rows, who] = self.value[t], 0.0
        return gains, known


def improve(player: Player, optimiser: torch.optim.Optimizer, memory: Memory, gains: Tensor, known: Tensor) -> float:
    """A few passes over what was played; returns how undecided the player is (its entropy)."""
    seen, mask = memory.seen[known], memory.mask[known]
    action, before, wanted = memory.action[known], memory.log[known], (gains + memory.value)[known]
    better = gains[known]
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(3):
        for rows in torch.randperm(len(better), device=better.device).chunk(4):
            logits, judged = player(seen[rows])
            log = masked(logits, mask[rows])
            ratio = (log.gather(1, action[rows][:, None])[:, 0] - before[rows]).exp()
            bold = torch.min(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]).mean()
            spread = -(log.exp() * log.masked_fill(mask[rows] == 0, 0)).sum(1).mean()
            loss = (
                -bold
                + VALUE * (judged - wanted[rows]).square().mean()
                - (ENTROPY if memory.together else RIVALS_ENTROPY) * spread
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
    return spread.item()


def train(name: str, given: argparse.Namespace) -> None:
    """Learns for so many minutes, meets crabs on the way and at the end, and writes down everything."""
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    variant = fathoms.game(name).variant(seats=given.seats)
    games = fathoms.batch(variant, given.slots, seed=given.seed, most=given.most, device=device)
    entries = changing(fathoms.batch(variant, 1_024, seed=given.seed))
    player = Player(Encoding(games.observer), entries, games.actions, given.width).to(device)
    optimiser = torch.optim.Adam(player.parameters(), lr=RATE, eps=1e-5)
    memory, counts = Memory(games, given.horizon, device), progress_of(games.observer, name).to(device)
    given.folder.mkdir(parents=True, exist_ok=True)
    path, curve = given.folder / f"{name}.npz", []
    learnt, steps, turn, exams = 0.0, 0, 0, 0
    while learnt < 1:
        begun = time.monotonic()
        optimiser.param_groups[0]["lr"] = RATE * max(0.05, 1 - learnt)
        ended, cut = memory.collect(games, player, counts, max(0.0, 1 - 2 * learnt))
        spread = improve(player, optimiser, memory, *memory.gains(games, player))
        turn, steps = turn + 1, steps + given.horizon * given.slots
        learnt += (time.monotonic() - begun) / (60 * given.minutes)
        row = {"seconds": round(60 * given.minutes * learnt), "steps": steps, "games": ended, "cut off": cut}
        row |= {"entropy": round(spread, 3), "against crabs": ""}
        if learnt * EXAMS >= exams + 1 and learnt < 1:
            exams += 1
            player.save(path, variant)
            row["against crabs"] = share(variant, path, given.games // 10, seed=2)
        if turn % 20 == 1 or row["against crabs"] != "":
            print(name, row, flush=True)
        curve.append(row)
    player.save(path, variant)
    with open(given.folder / f"{name}.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, curve[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(curve)
    seconds = round(60 * given.minutes * learnt)
    result = {"variant": str(variant), "seconds": seconds, "steps": steps, "steps_a_second": round(steps / seconds)}
    result |= judged_by_crabs(variant, path, given.games)
    (given.folder / f"{name}.json").write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(result, indent=2), flush=True)


def won(variant: fathoms.AnyVariant, levels: list[str], mine: int, games: int, seed: int) -> Iterator[float]:
    """What each game brought to a seat: 1 for a win, a part of it for one that is shared or was cut off."""
    for winners, over in guest_games(variant, levels, games, seed=seed):
        if variant.game.cooperative or over:
            yield (winners >> mine & 1) / (1 if variant.game.cooperative else winners.bit_count())
        else:
            yield 1 / variant.seats


def share(variant: fathoms.AnyVariant, path: Path, games: int, seed: int) -> float:
    """What networks win as a team; or one of them among crabs, from every seat in turn."""
    level = f"network:{path}"
    if variant.game.cooperative:
        return sum(won(variant, [level] * variant.seats, 0, games, seed)) / games
    each, wins = games // variant.seats, 0.0
    for mine in range(variant.seats):
        levels = [level if seat == mine else "crab" for seat in range(variant.seats)]
        wins += sum(won(variant, levels, mine, each, seed))
    return wins / (each * variant.seats)


def judged_by_crabs(variant: fathoms.AnyVariant, path: Path, games: int) -> dict[str, object]:
    """The same with its interval; of a team beside one of crabs."""
    found = {"network": share(variant, path, games, seed=1)}
    if variant.game.cooperative:
        found["crab"] = sum(won(variant, ["crab"] * variant.seats, 0, games, seed=1)) / games
    return {
        who: {"games": games, "share": part, "interval": wilson(part * games, games)} for who, part in found.items()
    }


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="+", metavar="GAME", help="tentacula, barrakuda, …")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=6.0, help="of learning, for each game")
    parser.add_argument("--folder", type=Path, default=Path("results"))
    parser.add_argument("--slots", type=int, default=4_096, help="games at a time")
    parser.add_argument("--horizon", type=int, default=32, help="steps between two lessons")
    parser.add_argument("--width", type=int, default=512, help="of each hidden layer")
    parser.add_argument("--most", type=int, default=300, help="actions after which a game is cut off, and lost by all")
    parser.add_argument("--games", type=int, default=1_000, help="to be judged by, with or against crabs")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.names:
        train(name, given)


if __name__ == "__main__":
    main()
