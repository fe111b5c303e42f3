"""Around the games: what comes and goes beside the board, my games, the replay, an edition half written."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.playing import BRIEF, begin, gather, join, links, me_and, my_turn, play
from fathoms.core.words import words

WHERE = """() => [...document.querySelectorAll('.seats > li, .board, .do')].map(it => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
WHOLE = """it => {
  const [box, room] = [it, it.closest('.ask')].map(one => one.getBoundingClientRect());
  return box.height > 60 && box.top >= room.top && box.bottom <= Math.min(room.bottom, innerHeight);
}"""
MUTE = """
localStorage.setItem('fathoms-notify', 'on');
Object.defineProperty(document, 'hidden', { get: () => true });
globalThis.Notification = class { static permission = 'granted'; constructor() { throw new TypeError('no'); } };
"""


def together(host: Page, friend: Person) -> Page:
    """Ada and Ben at a table on two devices; Ben's page."""
    _, link = gather(host, "kraken-attack")
    page = join(friend.open(link), "Ben")
    host.get_by_role("button", name="Start with").click()
    for one in (host, page):
        one.wait_for_selector(".table")
    return page


def test_a_notice_on_a_phone_hides_no_seat_and_moves_nothing(person: Callable[..., Person]) -> None:
    ada = person()
    page = together(ada.open("/"), person(width=360, height=640, reduced_motion="reduce"))
    before = page.evaluate(WHERE)
    ada.open("/")
    page.get_by_role("button", name="Let a bot play").wait_for()
    assert page.evaluate(WHERE) == before


def test_a_finger_that_stays_asks_and_shows_others_only_when_told(person: Callable[..., Person]) -> None:
    host, friend = person().open("/"), person(width=360, height=640, has_touch=True, is_mobile=True)
    page = together(host, friend)
    page.wait_for_selector("#explained", state="attached")
    box = page.locator("[data-id=kraken]").bounding_box()
    assert box
    finger = friend.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(800)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("#explained.sheet").wait_for()
    assert page.locator(".hanging.ring").count() == 0
    page.get_by_role("button", name="Show the others").click()
    host.locator(".hanging.ring", has_text="Ben: here!").wait_for()
    page.locator("#explained").wait_for(state="hidden")


def test_who_watches_is_told_so(person: Callable[..., Person]) -> None:
    page = person().open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    guest = person(width=360, height=640).open(links(page)["watch"])
    guest.get_by_role("button", name="To the table").click()
    expect(guest.locator(".do")).to_contain_text("You are watching")


def test_rivals_on_one_device_are_named_in_my_games(person: Callable[..., Person]) -> None:
    """Neither won nor lost by "me", and not alone."""
    someone = person()
    sitters = [{"kind": "human", "name": name, "level": "", "here": True} for name in ("Nora", "Ben")]
    result = {"winners": [1], "ending": "completed", "rule": "TC-30"}
    row = {"match": "x", "game": "tentacolor", "seats": sitters, "mine": [0, 1], "waiting": [], "over": True}
    row |= {"result": result, "closed": False, "gathering": False, "made": 1, "changed": 1, "daily": ""}
    someone.page.route("**/api/matches", lambda route: route.fulfill(json=[row]))
    page = someone.open("/mine")
    expect(page.locator(".res")).to_have_text("Ben wins!")
    expect(page.locator(".matches small")).to_contain_text("with Nora and Ben")
    for filtered in ("Won", "Lost"):
        page.get_by_text(filtered, exact=True).click()
        expect(page.locator(".matches li")).to_have_count(0)


def test_a_browser_that_lets_no_page_notify_still_plays(person: Callable[..., Person]) -> None:
    someone = person()
    someone.context.add_init_script(MUTE)
    page = someone.open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    assert play(page, 3) == 3
    assert my_turn(page)


def test_the_replay_shows_its_curve_whole_and_changes_its_language(person: Callable[..., Person]) -> None:
    """On a phone and on a desktop, where also what the curve opens is seen without scrolling."""
    someone = person(width=360, height=640, reduced_motion="reduce")
    page = someone.open("/")
    match = begin(page, "tentacolor", me_and("shrimp"), BRIEF["tentacolor"])
    play(page, 2000)
    someone.open(f"/replay/{match}")
    curve = page.locator(".curve")
    curve.wait_for()
    assert curve.evaluate(WHOLE)
    page.set_viewport_size({"width": 1280, "height": 800})
    assert curve.evaluate(WHOLE)
    page.locator("select.language").select_option("de")
    said = words("de")
    page.get_by_role("button", name=said.say("ui-play")).wait_for()
    assert said.say("ui-replay") in page.title()


def test_a_half_written_edition_leaves_the_board_where_it_is(person: Callable[..., Person]) -> None:
    page = person(reduced_motion="reduce").open("/#/kraken-attack")
    page.get_by_text("An edition of your own").click()
    board, area = page.locator(".preview .sea"), page.get_by_label("An edition of your own")
    area.click()
    before = board.bounding_box()
    area.fill("[track]\nspaces = [1")
    page.locator("#edition-verdict .problem").wait_for()
    assert board.bounding_box() == before
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
