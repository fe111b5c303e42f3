"""Measured numbers in words, as each language writes them."""

from typing import Any

import numpy as np
import pytest
from chance_games import GAMES

import fathoms
from fathoms.core.words import languages
from fathoms.lab.games_file import Summary
from fathoms.lab.measures import NUMBER, SHARE, Change, Measure
from fathoms.lab.tally import lines
from fathoms.lab.telling import (
    act_said,
    difference_of,
    level_said,
    minute_ticks,
    minutes,
    name_of,
    news_said,
    number,
    percent,
    percent_axis,
    range_of,
    share,
    shift_axis,
    signed,
    verb_said,
    whole,
    with_interval,
)

TEAM, RIVALS = (fathoms.game(name) for name in GAMES[:2])
SPACE = "\u00a0"  # that never breaks; before a sign of percent, and in French large numbers a narrow one
WRITTEN = {
    "en": ("12,345", "1.50", f"12.5{SPACE}%", f"2.1{SPACE}% to 9.9{SPACE}%"),
    "de": ("12.345", "1,50", f"12,5{SPACE}%", f"2,1{SPACE}% bis 9,9{SPACE}%"),
    "fr": ("12\u202f345", "1,50", f"12,5{SPACE}%", f"2,1{SPACE}% à 9,9{SPACE}%"),
    "es": ("12.345", "1,50", f"12,5{SPACE}%", f"de 2,1{SPACE}% a 9,9{SPACE}%"),
    "it": ("12.345", "1,50", f"12,5{SPACE}%", f"da 2,1{SPACE}% a 9,9{SPACE}%"),
    "nl": ("12.345", "1,50", "12,5%", "2,1% tot 9,9%"),
}


def change(before: float, after: float, low: float, high: float, errors: float, kind: str = SHARE) -> Change:
    return Change("won", kind, {}, before, after, low, high, errors)


def test_numbers_are_written_as_each_language_does() -> None:
    assert set(WRITTEN) == set(languages())
    for language, written in WRITTEN.items():
        words = TEAM.words(language)
        said = (whole(words, 12_345), number(words, 1.5), percent(words, 0.125), range_of(words, SHARE, 0.021, 0.099))
        assert said == written, language


def test_a_number_has_as_many_places_as_one_reads() -> None:
    words = TEAM.words("en")
    assert [number(words, v) for v in (0.123, 9.876, 12.34, 123.4, -2_345.6)] == [
        "0.12",
        "9.88",
        "12.3",
        "123",
        "-2,346",
    ]
    assert [percent_axis(words, v) for v in (0, 0.02, 0.5, 1)] == [f"{p}{SPACE}%" for p in ("0", "2.0", "50", "100")]


def test_a_difference_has_its_sign_and_one_of_shares_is_in_points() -> None:
    words = TEAM.words("en")
    assert signed(words, SHARE, 0.043) == "+4.3" and signed(words, SHARE, -0.043) == "−4.3"
    assert signed(words, NUMBER, -12.34) == "−12.3"
    assert [shift_axis(words, v) for v in (-0.5, 0, 0.25)] == [f"−50{SPACE}%", "0", f"+25{SPACE}%"]
    assert shift_axis(TEAM.words("nl"), 0.25) == "+25%"
    assert difference_of(words, change(0.5, 0.4, -0.13, -0.07, -6.5)) == "−10.0 (−13.0 to −7.0)"


@pytest.mark.parametrize(
    ("errors", "sure"), [(0.0, "none"), (1.9, "none"), (-2.0, "likely"), (3.4, "certain"), (-np.inf, "certain")]
)
def test_how_sure_a_difference_is_has_three_words(errors: float, sure: str) -> None:
    assert change(0.5, 0.4, -0.13, -0.07, errors).sure == sure


def test_times_are_a_guess_in_seconds_minutes_and_hours() -> None:
    assert [minutes(actions) for actions in (0, 3, 6, 100, 360, 700)] == [
        said.replace(" ", SPACE) for said in ("0 min", "30 s", "1 min", "17 min", "1 h 00", "1 h 57")
    ]
    assert minute_ticks(100) == [0, 30, 60, 90]  # every five minutes
    assert all(len(minute_ticks(most)) <= 10 for most in (10, 200, 3_000, 20_000))


def test_shares_and_measures_carry_their_intervals() -> None:
    words = TEAM.words("en")
    assert share(words, 50, 100) == f"50.0{SPACE}% (40.4{SPACE}% to 59.6{SPACE}%)"
    assert share(words, 0, 100) == f"0.0{SPACE}% (0.0{SPACE}% to 3.7{SPACE}%)"
    turns = Measure("turns", NUMBER, np.array([9.0, 11.0] * 50), {})
    assert with_interval(words, turns) == "10.0 (9.80 to 10.2)"


def test_what_is_done_is_said_in_the_games_words_with_dots_for_what_it_is_done_to() -> None:
    words = TEAM.words("en")
    assert verb_said(words, "cannon") == "Cannon: …"
    assert act_said(words, TEAM, "cannon") == verb_said(words, "cannon")
    assert act_said(words, TEAM, "cannon P3") == "Cannon: purple crab"
    assert news_said(words, "rail_smashed") == "Crack! The rail of … is gone"
    fired = Measure("verb", NUMBER, np.ones(2), {"verb": "cannon"})
    assert name_of(words, fired) == "Cannon: …, a game"


@pytest.mark.parametrize("language", languages())
def test_every_verb_and_every_news_of_every_game_can_be_said_of_nothing_in_particular(language: str) -> None:
    for game in map(fathoms.game, fathoms.games()):
        words = game.words(language)
        for said in [*(verb_said(words, v) for v in game.verbs.verbs), *(news_said(words, k.name) for k in game.news)]:
            assert said and "{" not in said and "_" not in said, (game.name, said)


def test_a_level_has_a_name_and_a_search_is_its_number() -> None:
    words = TEAM.words("de")
    assert [level_said(words, level) for level in ("crab", "newcomer", "random", "500")] == [
        "Krabbe",
        "Neuling",
        "Zufall",
        "500",
    ]


@pytest.mark.parametrize("language", languages())
def test_a_team_wins_together_and_is_told_once(language: str) -> None:
    def wins(game: Any, *by_seat: int) -> str:
        return lines(game.words(language), game.variant(seats=2), Summary(100, {}, 0, list(by_seat), 9.0, [], []))[1]

    together, apart = wins(TEAM, 40, 40), wins(RIVALS, 60, 40)
    assert together.count("%") == 3 and TEAM.words(language).say("review-team") in together
    assert apart.count("%") == 6 and RIVALS.words(language).say("seat-1") in apart
