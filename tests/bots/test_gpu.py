"""Contests on a GPU. Here there may be none: their code is compiled as far as a compiler alone can."""

import fathoms
from fathoms.core.cuda import assembled
from fathoms.lab.gpu import kernel, signature


def test_a_contest_compiles_for_a_gpu_and_nobody_searches_there() -> None:
    game = fathoms.game("tentacula")
    text = assembled(kernel(game), signature(game))
    assert ".entry" in text
    assert "descend" not in text
