"""Masked PPO on batched games: a network learns a game by playing itself, and is then played against crabs.

    python examples/ppo.py tentacula --minutes 6 --folder results
    python examples/ppo.py barrakuda --minutes 6 --folder results

Needs PyTorch. Plays a team's game, or one of two rivals. Writes `GAME.npz` (the network: `fathoms play GAME --bots
network:GAME.npz`), `GAME.csv` (the curve) and `GAME.json` (what came of it).
"""

import argparse
import csv
import json
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import fathoms
from fathoms.bots.network import Encoding
from fathoms.core.observation import Observer
from fathoms.lab.arena import wilson
from fathoms.lab.guests import guest_games

GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 1.0, 0.95, 0.2, 0.01, 0.5
SHAPES = {  # what steps on the way are worth at first, where nobody wins at random; nothing once half is learnt
    "tentacula": {"fish": 0.004, "stashed": 0.08, "cave": -0.08},
}


class Player(nn.Module):
    """Inputs of `bots.network.Encoding`, hidden layers, and last one number for each action and one for the seat."""

    def __init__(self, encoding: Encoding, actions: int, width: int) -> None:
        super().__init__()
        self.ones = encoding.ones
        for name in ("low", "sizes", "offsets", "wide"):
            self.register_buffer(name, torch.as_tensor(getattr(encoding, name)))
        sizes = [encoding.inputs, width, width, width, actions + 1]
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(sizes))
        with torch.no_grad():
            self.layers[-1].weight.mul_(0.01)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, and what the seat may hope for."""
        seen = observations.long()
        places = torch.minimum((seen - self.low).clamp(min=0), self.sizes - 1) + self.offsets
        numbers = seen[:, self.wide].float()
        x = torch.zeros(len(seen), self.ones, device=seen.device).scatter_(1, places, 1.0)
        x = torch.cat([x, numbers.sign() * numbers.abs().log1p()], 1)
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        x = self.layers[-1](x)
        return x[:, :-1], x[:, -1]

    def arrays(self) -> dict[str, np.ndarray]:
        """The layers as `bots.network.Network` reads them."""
        kept = {}
        for k, layer in enumerate(self.layers):
            kept[f"{k}.weight"] = layer.weight.detach().cpu().numpy().T.astype(np.float32)
            kept[f"{k}.bias"] = layer.bias.detach().cpu().numpy().astype(np.float32)
        return kept


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    """Log-probabilities of the open actions."""
    return torch.log_softmax(logits.masked_fill(masks == 0, -1e9), 1)


def progress_of(observer: Observer, name: str, device: str) -> Tensor:
    """What each entry of an observation counts on the way."""
    worth = SHAPES.get(name, {})
    return torch.tensor([worth.get(entry.partition("[")[0], 0.0) for entry in observer.names], device=device)


def train(
    name: str, seats: int, minutes: float, folder: Path, *, slots: int, horizon: int, width: int, trials: int, seed: int
) -> None:
    """Learns for so many minutes, then plays crabs and writes down everything."""
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    variant = fathoms.game(name).variant(seats=seats)
    together = variant.game.cooperative
    assert together or seats == 2, "rivals are two"
    games = fathoms.batch(variant, slots, seed=seed, most=2_000)
    encoding = Encoding(games.observer)
    player = Player(encoding, games.actions, width).to(device)
    best = torch.optim.Adam(player.parameters(), lr=5e-4, eps=1e-5)
    counts = progress_of(games.observer, name, device)

    def look() -> tuple[Tensor, Tensor, Tensor]:
        return tuple(
            torch.from_numpy(np.ascontiguousarray(array)).to(device)
            for array in (games.observations, games.masks, games.seat)
        )

    kept = {
        "seen": torch.zeros(horizon, slots, len(games.observer), dtype=torch.int16, device=device),
        "mask": torch.zeros(horizon, slots, games.actions, dtype=torch.int8, device=device),
        "action": torch.zeros(horizon, slots, dtype=torch.long, device=device),
        "log": torch.zeros(horizon, slots, device=device),
    }
    value, reward, over, other = (torch.zeros(horizon, slots, device=device) for _ in range(4))
    games.step(games.sampled)  # compiles
    begun, steps, curve, turn = time.monotonic(), 0, [], 0
    seen, mask, seat = look()
    while (elapsed := time.monotonic() - begun) < 60 * minutes:
        ended = won = 0
        shaping = max(0.0, 1 - elapsed / (30 * minutes))
        best.param_groups[0]["lr"] = 5e-4 * max(0.05, 1 - elapsed / (60 * minutes))
        for t in range(horizon):
            with torch.no_grad():
                logits, value[t] = player(seen)
                log = masked(logits, mask)
                action = torch.multinomial(log.exp(), 1)[:, 0]
            kept["seen"][t], kept["mask"][t], kept["action"][t] = seen, mask, action
            kept["log"][t] = log.gather(1, action[:, None])[:, 0]
            actor, before = games.seat.astype(np.int64), (seen.float() @ counts)
            games.step(action.cpu().numpy())
            got = games.rewards[np.arange(slots), actor]
            done = games.ending != 0
            ended, won = ended + int(done.sum()), won + int((got > 0).sum())
            last = seat
            seen, mask, seat = look()
            over[t] = torch.from_numpy(done.astype(np.float32)).to(device)
            reward[t] = torch.from_numpy(np.ascontiguousarray(got)).to(device)
            reward[t] += shaping * (seen.float() @ counts - before) * (1 - over[t])
            other[t] = 1.0 if together else torch.where(seat == last, 1.0, -1.0)
        with torch.no_grad():
            following = player(seen)[1]
            gain, gains = torch.zeros(slots, device=device), torch.zeros_like(value)
            for t in reversed(range(horizon)):
                goes_on = (1 - over[t]) * other[t]
                gain = reward[t] + GAMMA * goes_on * following - value[t] + GAMMA * LAMBDA * goes_on * gain
                gains[t], following = gain, value[t]
        flat = {key: array.flatten(0, 1) for key, array in kept.items()}
        wanted, gains = (gains + value).flatten(), gains.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(3):
            for rows in torch.randperm(len(gains), device=device).chunk(4):
                logits, judged = player(flat["seen"][rows])
                log = masked(logits, flat["mask"][rows])
                ratio = (log.gather(1, flat["action"][rows][:, None])[:, 0] - flat["log"][rows]).exp()
                bold = torch.min(ratio * gains[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[rows]).mean()
                spread = -(log.exp() * log.masked_fill(flat["mask"][rows] == 0, 0)).sum(1).mean()
                loss = -bold + VALUE * (judged - wanted[rows]).square().mean() - ENTROPY * spread
                best.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(player.parameters(), 0.5)
                best.step()
        turn, steps = turn + 1, steps + horizon * slots
        curve.append(
            (round(time.monotonic() - begun, 1), steps, ended, round(won / max(1, ended), 4), round(spread.item(), 3))
        )
        if turn % 20 == 1:
            print(
                f"{name}: {elapsed:5.0f} s, {steps:,} steps, {ended:,} games, won {won / max(1, ended):.3f}, "
                f"spread {spread.item():.3f}",
                flush=True,
            )
    seconds = time.monotonic() - begun
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.npz"
    np.savez_compressed(path, variant=str(variant), **player.arrays())
    with open(folder / f"{name}.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["seconds", "steps", "games", "won by who ended them", "entropy"])
        writer.writerows(curve)
    result = {
        "variant": str(variant),
        "seconds": round(seconds),
        "steps": steps,
        "steps_a_second": round(steps / seconds),
    }
    result |= judged_by_crabs(variant, path, trials)
    (folder / f"{name}.json").write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(result, indent=2), flush=True)


def judged_by_crabs(variant: fathoms.AnyVariant, path: Path, games: int) -> dict[str, object]:
    """How often networks win as a team, beside a team of crabs; or against a crab, from both seats in turn."""
    level = f"network:{path}"
    if variant.game.cooperative:
        found = {}
        for who, each in (("network", level), ("crab", "crab")):
            wins = sum(winners != 0 for winners, _ in guest_games(variant, [each] * variant.seats, games, seed=1))
            found[who] = {"games": games, "wins": wins, "share": wins / games, "interval": wilson(wins, games)}
        return found
    wins = 0.0
    for mine in range(2):
        levels = [level if seat == mine else "crab" for seat in range(2)]
        for winners, _ in guest_games(variant, levels, games // 2, seed=1):
            first, second = winners >> mine & 1, winners >> 1 - mine & 1
            wins += first / (first + second) if first + second else 0.5
    return {"against a crab": {"games": games, "wins": wins, "share": wins / games, "interval": wilson(wins, games)}}


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
    parser.add_argument("--games", type=int, default=1_000, help="to be judged by, with or against crabs")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.names:
        train(
            name,
            given.seats,
            given.minutes,
            given.folder,
            slots=given.slots,
            horizon=given.horizon,
            width=given.width,
            seed=given.seed,
            trials=given.games,
        )


if __name__ == "__main__":
    main()
