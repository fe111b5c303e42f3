"""People play a match over the wire."""

from collections.abc import Callable

from server.client import Guest

Visit = Callable[[], Guest]


def test_a_guest_makes_a_match_and_plays_it_to_the_end_with_bots(visit: Visit) -> None:
    guest = visit()
    match = guest.make("kraken-attack", "me", "bot-shrimp")
    with guest.sit(match) as line:
        assert line.table["mine"] == [0]
        assert line.table["eye"] == 0
        while not line.now["over"]:
            if line.now["choices"]:
                assert line.play(len(line.heard))["type"] == "ack"
            line.until("steps")
        assert line.now["result"]["ending"] in ("won", "sunk")
        assert line.now["result"]["rule"].startswith("KA-")
        assert line.now["choices"] == []
