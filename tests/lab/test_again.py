"""The same deals once more: what is banned is not done, what is held stays, and what is told was played."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from chance_games import GAMES

import fathoms
from fathoms.core.errors import UnreadableAction
from fathoms.lab import again
from fathoms.lab.measures import Cell, Played, play_all
from fathoms.lab.runner import RANDOM, Runner
from fathoms.lab.simulate import levels_of
from fathoms.lab.tension import beaten, short_of

TEAM = fathoms.game(GAMES[0]).variant(seats=2)
RIVALS = fathoms.game(GAMES[1]).variant(seats=3)
DEALS = 60


def quiet(games: int) -> None:
    pass


def played(variant: fathoms.AnyVariant, bot: str, games: int = DEALS) -> Played:
    cell = Cell(variant, (bot,) * variant.seats, 3, logged=2_000, kept=games)
    return play_all([cell], games, tick=quiet)[0][0]


@pytest.fixture(scope="module")
def team() -> Played:
    return played(TEAM, "random")


@pytest.fixture(scope="module")
def rivals() -> Played:
    return played(RIVALS, "crab")


def test_who_may_not_do_something_does_it_only_where_the_rules_leave_nothing_else() -> None:
    actions = {*again.banned_by(TEAM.game, "cannon"), *again.banned_by(TEAM.game, "stop")}
    banned = np.zeros((2, len(TEAM.game.verbs)), np.int64)
    banned[0, [*actions]] = 1
    runner = Runner(TEAM)
    order = runner.order([RANDOM] * 2, 3, counts=True, logged=2_000, banned=banned)
    done = {0: 0, 1: 0}
    for samples, notes in runner.parts(order, 30):
        for game, log in enumerate(notes.log):
            s = TEAM.blank()
            TEAM.begin(s, 3, game)
            for act in log[: samples.lengths[game]]:
                seat, action = divmod(int(act) - 1, len(TEAM.game.verbs))
                if action in actions:
                    done[seat] += 1
                    assert seat == 1 or {*TEAM.legal(s, seat)} <= actions
                TEAM.step(s, seat, action)
    assert done[1] > 20


def test_a_ban_of_nothing_changes_nothing_and_any_number_of_cores_plays_the_same(team: Played) -> None:
    nothing = np.zeros((2, len(TEAM.game.verbs)), np.int64)
    assert np.array_equal(again.replayed(team, DEALS, None, quiet, banned=nothing), team.winners)
    found = [[*again.bans(team, ["cannon"], threads, quiet)] for threads in (1, 2)]
    assert found[0][0].won.values.tolist() == found[1][0].won.values.tolist()


def test_a_ban_is_measured_by_every_side_in_turn_against_what_it_wins_else(rivals: Played) -> None:
    deals = again.deals_of(rivals)
    assert deals == DEALS // 3
    (ban,) = again.bans(rivals, ["lay"], 1, quiet)  # a card must be laid: nothing else is left
    assert not ban.bit and ban.change.difference == 0 and ban.games == 3 * deals
    assert ban.change.before == pytest.approx(1 / 3)
    (ban,) = again.bans(rivals, ["lay R"], 1, quiet)
    by_hand = np.zeros(deals)
    for seat in range(3):
        banned = np.zeros((3, len(RIVALS.game.verbs)), np.int64)
        banned[seat, again.banned_by(RIVALS.game, "lay R")] = 1
        winners = again.replayed(rivals, deals, 1, quiet, banned=banned)
        by_hand += ((winners >> seat) & 1) / np.maximum(1, sum((winners >> k) & 1 for k in range(3))) / 3
    assert ban.bit and ban.won.values == pytest.approx(by_hand)
    assert ban.change.difference == pytest.approx(by_hand.mean() - 1 / 3)


def test_what_is_banned_is_said_by_how_it_begins_or_by_a_word_in_it() -> None:
    def said(name: str, phrase: str) -> list[str]:
        verbs = fathoms.game(name).verbs
        return [verbs.phrase(k) for k in again.banned_by(fathoms.game(name), phrase)]

    assert said("barrakuda", "play 1") == ["play 1"]
    assert said("barrakuda", "BARRACUDA") == ["play barracuda", "lay barracuda"]
    assert len(said("kraken-attack", "cannon")) == 8
    assert said("tentacolor", "lay RO") == [f"lay RO-{k}" for k in (1, 2, 3, 4)]
    for wrong in ("canon", "cannon P9", ""):
        with pytest.raises(UnreadableAction):
            again.banned_by(TEAM.game, wrong)


def test_verbs_that_cannot_be_left_out_are_tried_action_by_action_if_they_are_few(team: Played) -> None:
    assert again.single(team, ["card", "stop", "begin", "whirlpool"]) == ["card 1", "card 2"]


def test_a_deal_begins_the_same_and_goes_on_with_other_dice() -> None:
    runner, levels = Runner(TEAM), levels_of(TEAM, "random")

    def ends(**how: Any) -> list[Any]:
        found = []
        for _, notes in runner.parts(runner.order(levels, 3, counts=True, logged=1, **how), 20):
            found += [TEAM.game.fast.state(notes.ends, k) for k in range(20)]
        return found

    for first, other in zip(ends(most=0), ends(most=0, roll=1), strict=True):
        assert first.rng != other.rng
        other.rng = first.rng
        assert first == other
    longer = {roll: [s.ply for s in ends(roll=roll)] for roll in (0, 1, 2)}
    assert longer[0] != longer[1] != longer[2]


def test_plays_agree_by_what_they_have_in_common() -> None:
    dice = np.random.default_rng(5)
    shared, own, other = (dice.normal(size=(4_000, 1)) for _ in range(3))
    assert again.agreement(shared, shared).mean() == pytest.approx(1)
    for part, true in ((again.part("", again.agreement(own, other)), 0.0),):
        assert part.low <= true <= part.high < 0.05
    half = again.part("", again.agreement(shared + own, shared + other))
    assert half.low < 0.5 < half.high < 0.55


def test_the_sources_of_luck_are_shares_with_their_intervals(rivals: Played) -> None:
    luck = again.luck(rivals, 1, quiet)
    assert luck is not None and luck.games == DEALS
    assert [part.key for part in luck.parts] == ["deal", "draws", "whims", "both"]
    assert all(0 <= part.low <= part.value <= part.high <= 1 for part in luck.parts)


def test_who_plays_for_another_helps_it_and_who_plays_for_itself_plays_as_ever(rivals: Played) -> None:
    seats = np.arange(DEALS) % 3
    itself = np.stack([seats, seats, np.zeros(DEALS, np.int64)], 1)
    assert np.array_equal(again.replayed(rivals, DEALS, 1, quiet, serving=itself), rivals.winners)
    late = np.stack([seats, (seats + 1) % 3, rivals.lengths.astype(np.int64)], 1)
    assert np.array_equal(again.replayed(rivals, DEALS, 2, quiet, serving=late), rivals.winners)
    other = np.stack([seats, (seats + 1) % 3, np.zeros(DEALS, np.int64)], 1)
    helped = again.replayed(rivals, DEALS, 1, quiet, serving=other)
    wins = [int(((w >> (seats + 1) % 3) & 1).sum()) for w in (helped, rivals.winners)]
    assert wins[0] > wins[1] + 5


def test_nobody_makes_kings_in_a_team_or_by_chance(team: Played, rivals: Played) -> None:
    assert again.kings(team, 1, quiet) is None
    found = again.kings(rivals, 1, quiet)
    assert found is not None and found.games == DEALS
    assert found.change.difference == pytest.approx(found.first.mean - found.second.mean)


def test_a_margin_is_what_the_winner_has_more_than_the_best_of_the_others(rivals: Played) -> None:
    for game in range(DEALS):
        s = RIVALS.blank()
        RIVALS.begin(s, 3, game)
        for act in rivals.notes.log[game][: rivals.lengths[game]]:
            RIVALS.step(s, *divmod(int(act) - 1, len(RIVALS.game.verbs)))
        points = [line.count for line in RIVALS.game.score(RIVALS.box, s)]
        won = [bool(s.winners >> seat & 1) for seat in range(3)]
        best = max(p for p, w in zip(points, won, strict=True) if w)
        others = [p for p, w in zip(points, won, strict=True) if not w]
        assert rivals.margin[game] == (best - max(others) if sum(won) == 1 else 0)
    assert "margin" in rivals.measures
    chances = beaten(rivals)
    assert len(chances) == DEALS and (chances >= 0).all() and (chances <= 1).all()


def sheet(holes: int, hits: int, rails: int) -> list[Any]:
    counted = (("holes", holes, 4), ("hits", hits, 3), ("rails", rails, 8), ("rounds", 7, 0))
    return [SimpleNamespace(label=label, count=count, of=of) for label, count, of in counted]


def test_what_lost_games_lacked_is_told_of_what_is_full_in_every_game_that_was_won() -> None:
    ended: Any = SimpleNamespace(
        sheets=[sheet(1, 3, 8), sheet(3, 3, 5), sheet(4, 2, 8), sheet(4, 0, 2), sheet(0, 0, 0)],
        winners=np.array([1, 1, 0, 0, 0]),
        cut=np.array([False, False, False, False, True]),
    )
    missed, spared = short_of(ended, True), short_of(ended, False)
    assert missed is not None and (missed[0], missed[1].tolist()) == (["hits"], [1, 3])
    assert spared is not None and (spared[0], spared[1].tolist()) == (["holes"], [3, 1])
    all_won: Any = SimpleNamespace(sheets=ended.sheets[:2], winners=np.array([1, 1]), cut=np.array([False, False]))
    assert short_of(all_won, True) is None
