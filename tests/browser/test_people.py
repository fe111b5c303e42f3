"""Several people: by link, round one screen, coming and going."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import GAMES, PATIENCE, Person, Server
from browser.playing import CLICK, MOVED, READY, begin, gather, join, links, me_and, my_turn, play, turn
from browser.wire import Wire

SECRET_GAMES = ["tentacolor", "barrakuda"]


def heard(page: Page) -> list[dict[str, object]]:
    """Everything the server says to this page from now on."""
    said: list[dict[str, object]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda text: said.append(json.loads(text))))
    return said


@pytest.mark.parametrize("name", GAMES)
def test_two_people_on_two_devices_by_link(name: str, person: Callable[..., Person]) -> None:
    """One invites, the other opens the link; four acts are theirs, and the guest follows the host."""
    page, link = gather(person().open("/"), name)
    guest = join(person().open(link), "Ben")
    guest.get_by_role("button", name="I am ready").click()
    page.get_by_text("All are ready.").wait_for()
    page.get_by_role("button", name="Start with").click()
    for one in (page, guest):
        one.wait_for_selector(".table")
    for _ in range(4):
        mover = next(p for p in (page, guest) if may_act(p, (page, guest)))
        play(mover, 1)
    ply = page.locator(".table").get_attribute("data-ply")
    reached = "ply => Number(document.querySelector('.table').dataset.ply) >= Number(ply)"
    guest.wait_for_function(reached, arg=ply)


def test_the_host_shows_somebody_out_and_lets_them_back_in(person: Callable[..., Person]) -> None:
    page, link = gather(person().open("/"), "tentacolor")
    ben = join(person(width=360, height=640, has_touch=True).open(link), "Ben")
    page.get_by_role("button", name="Show Ben out").click()
    ben.locator(".problem", has_text="Ada needs your seat for somebody else. You can still watch.").wait_for()
    assert ben.get_by_role("button", name="Sit here").count() == 0
    page.get_by_text("Shown out: Ben").wait_for()
    page.get_by_role("button", name="Let them back in").click()
    ben.get_by_role("button", name="Sit here").first.click()
    ben.get_by_role("heading", name="You are in, Ben").wait_for()


def test_a_lobby_whose_script_got_lost_is_there_with_the_next_message(person: Callable[..., Person]) -> None:
    host, lost = person(), []

    def lose(route: Route) -> None:
        lost.append(route)
        if len(lost) == 1:
            route.abort()
        else:
            route.continue_()

    page = host.open("/")
    page.route("**/lobby.js", lose)
    page.get_by_role("button", name="With friends").first.click()
    with page.expect_event("pageerror"):
        page.wait_for_url("**/match/**")
    join(person().open(links(page)["invite"]), "Bob")
    page.get_by_text("Bob").first.wait_for()
    assert len(lost) == 2
    host.errors.clear()  # the browser complained


def test_three_devices_meet_talk_and_one_comes_back_to_its_seat(person: Callable[..., Person]) -> None:
    """Names, marks, ready, the deal; words, own ones too where the host allows them, and a finger seen by all.

    A bot plays for one who is away and gives way.
    """
    page, link = gather(person().open("/"), "tentacula")
    page.get_by_role("switch", name="People may write to each other").click()
    page.locator(".seg label", has_text="3").click()
    ben, mia = person(), person(width=360, height=640)
    ben_page, mia_page = join(ben.open(link), "Ben"), join(mia.open(link), "Mia")
    mia_page.get_by_role("button", name="I am ready").click()
    page.get_by_text("Waiting for Ben.").wait_for()
    ben_page.get_by_role("button", name="I am ready").click()
    page.get_by_text("All are ready.").wait_for()
    page.get_by_role("button", name="Start with 3").click()
    pages = (page, ben_page, mia_page)
    for one in pages:
        one.wait_for_selector(".table")
    mia_page.get_by_role("button", name="Menu").click()
    mia_page.get_by_role("button", name="Say something").click()
    mia_page.get_by_role("button", name="Hooray!").click()
    for one in pages:
        one.locator(".hanging.word", has_text="Mia: Hooray!").wait_for()
    page.keyboard.press("Shift+Digit3")
    ben_page.locator(".hanging.word", has_text="Ada: Oh no!").wait_for()
    ben_page.get_by_role("button", name="Say something").click()
    ben_page.get_by_label("Write something").fill("the left gem?")
    ben_page.get_by_role("button", name="Send").click()
    for one in pages:
        one.locator(".hanging.word", has_text="Ben: the left gem?").wait_for()
    ben_page.get_by_role("button", name="Say something").click()
    ben_page.get_by_role("button", name="Point", exact=True).click()
    ben_page.locator("main .piece:not(.spot)").first.dispatch_event("click")
    for one in pages:
        one.locator(".hanging.ring", has_text="Ben: here!").wait_for()
    ben.open("/")
    page.get_by_text("Ben is away.").wait_for()
    page.get_by_role("button", name="Let a bot play").click()
    page.locator(".log").get_by_text("You let a bot play at seat").first.wait_for()
    mia_page.locator(".log").get_by_text("Ada lets a bot play at seat").first.wait_for(state="attached")
    ben_page.goto(page.url)
    ben_page.get_by_role("button", name="Take my seat back").click()
    ben_page.get_by_role("button", name="Take my seat back").wait_for(state="detached")
    page.locator(".log").get_by_text("Ben takes seat").first.wait_for()


@pytest.mark.parametrize("peace", ["Show what others say", "Show what Ben says"])
def test_whoever_wants_peace_hears_nothing(peace: str, person: Callable[..., Person]) -> None:
    page, link = gather(person().open("/"), "kraken-attack")
    ben_page = join(person().open(link), "Ben")
    page.get_by_role("button", name="Start with").click()
    for one in (page, ben_page):
        one.wait_for_selector(".table")
    page.get_by_role("button", name="Say something").click()
    page.get_by_label(peace).uncheck()
    page.keyboard.press("Escape")
    ben_page.keyboard.press("Shift+Digit1")
    ben_page.locator(".hanging.word").wait_for()
    page.keyboard.press("Shift+Digit2")
    page.locator(".hanging.word", has_text="Ada: Ha ha!").wait_for()
    expect(page.locator(".hanging.word")).to_have_count(1)


def test_only_a_click_takes_the_place_a_link_gives(person: Callable[..., Person]) -> None:
    """A link to a seat says what it does and waits; an old one says that it is no good."""
    page = person().open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    link = links(page)["seats"]["0"]
    phone = person(width=360, height=640)
    there = phone.open(link)
    there.get_by_role("heading", name="This device too").wait_for()
    there.get_by_role("button", name="Play here").click()
    there.wait_for_selector(".table")
    stranger = person()
    stranger.open("/join/0123456789abcdef").get_by_text("This link is not good any more").wait_for()
    stranger.errors.clear()


def may_act(page: Page, both: tuple[Page, Page]) -> bool:
    """Waits until one of the two is asked, and says whether it is this one."""
    for _ in range(400):
        turns = [turn(p) for p in both]
        if "mine" in turns:
            return turn(page) == "mine"
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


@pytest.mark.parametrize("name", SECRET_GAMES)
def test_a_curtain_hangs_between_two_players_of_one_device(name: str, person: Callable[..., Person]) -> None:
    """While the curtain is down no seat's own cards are in the page, nor in the last message."""
    someone = person()
    page = someone.open("/")
    said = heard(page)
    begin(page, name, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}])
    for _ in range(4):
        page.wait_for_selector(".curtain")
        page.wait_for_function("() => !document.querySelector('.table')")
        last = spectator(page, said)
        assert "hand" not in [c["kind"] for c in last["now"]["scene"]["containers"]]  # type: ignore[index]
        page.get_by_role("button", name="open the curtain").click()
        page.wait_for_selector("[data-turn=mine]")
        expect(page.locator(".flow.hand")).to_have_count(1)
        play_until_curtain(page)


def spectator(page: Page, said: list[dict[str, object]]) -> dict[str, object]:
    """Waits until the last table that came is a spectator's, for the curtain falls before the server has answered."""
    for _ in range(PATIENCE // 50):
        last = [message for message in said if message["type"] == "table"][-1]
        if last["eye"] == -1:
            return last
        page.wait_for_timeout(50)
    raise AssertionError("behind the curtain the page still looks through somebody's eyes")


def play_until_curtain(page: Page) -> None:
    """Acts for one seat until the device has to be passed on."""
    for seed in range(40):
        if page.locator(".curtain").count():
            return
        play(page, 1, seed)
        page.wait_for_function(READY)
    raise AssertionError("the curtain never fell")


def test_no_curtain_where_nothing_is_secret(person: Callable[..., Person]) -> None:
    """Round one screen without secrets, the page turns to the next player by itself."""
    page = person().open("/")
    begin(page, "kraken-attack", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}])
    turns = set()
    for seed in range(12):
        assert my_turn(page)
        assert page.locator(".curtain").count() == 0
        turns.add(page.locator("#choices").inner_text())
        play(page, 1, seed)
    assert turns == {"Ada’s turn", "Ben’s turn"}


def test_a_lost_line_comes_back_to_exactly_the_present(person: Callable[..., Person], server: Server) -> None:
    """The server goes and returns: the page says so, comes back by itself, and the game goes on."""
    someone = person()
    page = someone.open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    play(page, 3)
    my_turn(page)
    log = page.locator(".log li").all_inner_texts()
    server.stop()
    page.wait_for_selector(".lost")
    server.start()
    page.wait_for_selector(".lost", state="detached")
    assert page.locator(".log li").all_inner_texts() == log
    play(page, 1)
    someone.errors = [error for error in someone.errors if "WebSocket" not in error and "ERR_CONNECTION" not in error]


def test_what_is_done_while_the_network_swallows_everything_is_done_once_when_it_is_back(
    person: Callable[..., Person], server: Server
) -> None:
    """Before the deal, and at the table in two tabs at once: the act arrives, once, and both tabs tell the same."""
    page, link = gather(person().open("/"), "kraken-attack")
    with Wire(server.port) as wire:
        ben = person()
        ben.address = wire.address
        first = join(ben.open(link.replace(server.address, wire.address)), "Ben")
        wire.cut()
        first.get_by_role("button", name="I am ready").click()
        wire.mend()
        page.get_by_text("All are ready.").wait_for()
        page.get_by_role("button", name="Start with").click()
        second = ben.context.new_page()
        second.goto(first.url)
        pages = (page, first)
        for one in (page, first, second):
            one.wait_for_selector(".table")
        while may_act(page, pages):
            play(page, 1)
        my_turn(second)
        before = [first.locator(".table").get_attribute("data-ply"), first.locator(".log li").count()]
        wire.cut()
        for one in (first, second):
            assert one.evaluate(CLICK, [before[0], 0.0, False])
        first.wait_for_selector(".lost")
        wire.mend()
        for one in (first, second):
            one.wait_for_selector(".lost", state="detached")
            one.wait_for_function(MOVED, arg=before[0])
        logs = [one.locator(".log li").all_inner_texts() for one in (first, second)]
        assert logs[0] == logs[1]
        assert len(logs[0]) > int(before[1] or 0)
        steps = page.evaluate("id => fetch(`/api/matches/${id}/steps`).then(a => a.json())", page.url.rsplit("/", 1)[1])
        assert len(steps["steps"]) == steps["of"]
        assert [step["seat"] for step in steps["steps"]].count(1) == 1
    ben.errors = [error for error in ben.errors if "WebSocket" not in error and "ERR_" not in error]


def test_undo_takes_back_what_told_nothing_new(person: Callable[..., Person]) -> None:
    """An act that can be taken back is, and the same choices are there again."""
    page = person().open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    my_turn(page)
    undo = page.get_by_role("button", name="Undo")
    for seed in range(60):
        before = page.locator("[data-action]").all_inner_texts()
        play(page, 1, seed)
        assert my_turn(page)
        if undo.is_enabled():
            break
    undo.click()
    listed = "texts => [...document.querySelectorAll('[data-action]')].map(b => b.innerText).join() === texts.join()"
    page.wait_for_function(listed, arg=before)


def test_a_seat_changes_hands_in_the_middle_of_a_game(person: Callable[..., Person]) -> None:
    """Ben goes and a bot plays on for him; he comes back and is asked again."""
    page = person().open("/")
    begin(page, "kraken-attack", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}])
    play(page, 4)
    seat = page.locator(".seats li").nth(1)
    my_turn(page)
    seat.locator(".who").click()
    page.locator("dialog.seat .level").first.click()
    seat.get_by_text("Shrimp").wait_for()
    for act in range(6):
        assert my_turn(page)
        expect(page.locator("#choices")).to_have_text("Your turn")  # a way of several acts may still go on
        play(page, 1, act)
    my_turn(page)
    seat.locator(".who").click()
    page.get_by_role("button", name="I sit here").click()
    seat.locator("img").wait_for(state="detached")
    asked = set()
    for act in range(6):
        assert my_turn(page)
        expect(page.locator("#choices")).to_have_text(re.compile("’s turn$"))
        asked.add(page.locator("#choices").inner_text())
        play(page, 1, act)
    assert len(asked) == 2


def test_somebody_without_a_link_gets_no_table(person: Callable[..., Person]) -> None:
    """The address of a match gives no right by itself."""
    host, stranger = person(), person()
    match = begin(host.open("/"), "kraken-attack", me_and("shrimp"))
    page = stranger.open(f"/match/{match}")
    page.get_by_text("This table is not open to you").wait_for()
    stranger.errors.clear()
