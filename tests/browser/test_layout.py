"""One screen, and a steady one: the regions of a table keep their places while a game is played."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.conftest import GAMES, Person
from browser.playing import begin, me_and, my_turn, play
from fathoms.bots import LEVELS
from fathoms.core.words import languages, words

REGIONS = (".board", ".around", ".aim", ".ask", ".acts")
PLACES = """names => names.map(name => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [name, box.x, box.y, box.width, box.height];
})"""
SHIFTS = """names => {
  window.shifted = [];
  const look = ({ sources }) => window.shifted.push(...sources.filter(
    ({ node }) => node instanceof Element && node.matches(names)).map(({ node }) => node.className));
  new PerformanceObserver(list => list.getEntries().forEach(look)).observe({ type: 'layout-shift' });
}"""
CROWDED = """names => {
  const inside = it => it.x >= 0 && it.y >= 0 && it.right <= innerWidth + 1 && it.bottom <= innerHeight + 1;
  const boxes = names.map(name => [name, document.querySelector(name).getBoundingClientRect()]);
  const found = boxes.filter(([, box]) => !inside(box) || box.width < 200).map(([name]) => name);
  for (const [i, [name, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(i + 1))
      if (Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1)
        found.push(`${name} lies on ${other}`);
  for (const name of ['.aim', '.ask']) {
    const it = document.querySelector(name);
    if (it.scrollHeight > it.clientHeight + 1) found.push(`${name} is cut`);
  }
  return found;
}"""
OUTSIDE = """() => {
  const whole = document.querySelector('.table').getBoundingClientRect();
  const [dock, holds] = ['.dock', '.holds'].map(name => document.querySelector(name).getBoundingClientRect());
  const found = [];
  const looked = ['.board .piece.may .body', '.acts .btn'];
  if (!dock.height || innerHeight > innerWidth) looked.push('.dock .piece.may'); // on its side one scrolls the dock,
  if (dock.height && innerHeight > innerWidth) looked.push('.choices [data-action]'); // on a large screen the list
  for (const it of document.querySelectorAll(looked.join(', '))) {
    const box = it.getBoundingClientRect();
    const low = it.closest('.dock') ? dock.bottom || holds.bottom : innerHeight;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width && (x < 0 || x > innerWidth || y < 0 || y > low)) found.push(it.outerHTML.slice(0, 120));
  }
  for (const it of document.querySelectorAll('.dock .piece')) {
    const box = it.getBoundingClientRect();
    if (box.width && (box.x < 0 || box.right > innerWidth)) found.push(it.outerHTML.slice(0, 120));
  }
  if (document.documentElement.scrollHeight > innerHeight || whole.height > innerHeight) found.push('the page scrolls');
  return found;
}"""
WAYS = """() => {
  const listed = [...document.querySelectorAll('[data-action]')].filter(button => button.checkVisibility());
  return listed.length + document.querySelectorAll('.board .piece.may, .dock .piece.may').length;
}"""


def steady(page: Page, acts: int) -> None:
    """Every region has room of its own; plays some acts, and after each of them it is where it was."""
    my_turn(page)
    page.evaluate(SHIFTS, ", ".join(REGIONS))
    first = page.evaluate(PLACES, REGIONS)
    assert page.evaluate(CROWDED, REGIONS) == []
    for seed in range(acts):
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(WAYS) > 0
        play(page, 1, seed)
        if not my_turn(page):
            break
        assert page.evaluate(PLACES, REGIONS) == first
    assert page.evaluate("window.shifted") == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_nothing_moves_while_a_game_is_played(
    name: str, width: int, height: int, person: Callable[..., Person]
) -> None:
    """Board, seats, aim, question and acts keep place and size from turn to turn; what may be chosen is in sight."""
    page = person(width=width, height=height, reduced_motion="reduce").open("/")
    begin(page, name, me_and("shrimp", "shrimp"))
    steady(page, 5)


@pytest.mark.parametrize(("width", "height"), [(640, 360), (412, 915), (1920, 1080)])
def test_a_long_sea_fits_every_screen(width: int, height: int, person: Callable[..., Person]) -> None:
    """Six wrecks in a row, by four divers: on its side, tall, and large."""
    page = person(width=width, height=height, reduced_motion="reduce").open("/")
    begin(page, "barrakuda", me_and("shrimp", "shrimp", "shrimp"), {"layout": "trench"})
    steady(page, 2)


def test_at_400_percent_nothing_is_pinned_over_the_board(person: Callable[..., Person]) -> None:
    """1280 by 800 enlarged four times: the board fills the width, everything else scrolls with it."""
    page = person(width=320, height=200, reduced_motion="reduce").open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    my_turn(page)
    board = page.locator(".board").bounding_box()
    assert board is not None and board["width"] >= 300
    pinned = "() => [...document.querySelectorAll('.table *')].filter(it => getComputedStyle(it).position === 'fixed')"
    assert page.evaluate(f"({pinned})().length") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


DRAWN = """() => {
  const sea = document.querySelector('.camera .sea');
  const { width, height } = sea.getBoundingClientRect();
  return Math.min(width / sea.viewBox.baseVal.width, height / sea.viewBox.baseVal.height);
}"""


@pytest.mark.parametrize("name", GAMES)
def test_every_board_grows_when_the_page_is_enlarged(name: str, person: Callable[..., Person]) -> None:
    """A window of 1280 by 800, enlarged twice and four times: what is drawn is larger than it was."""
    page = person(width=1280, height=800, reduced_motion="reduce").open("/")
    begin(page, name, me_and("shrimp"))
    my_turn(page)
    before = page.evaluate(DRAWN)
    for times in (2, 4):
        page.set_viewport_size({"width": 1280 // times, "height": 800 // times})
        page.wait_for_function(f"({DRAWN})() * {times} > 1.05 * {before}")
        before = times * page.evaluate(DRAWN)


SHOWN = """() => {
  const [place, sea] = ['.camera', '.camera .sea'].map(name => document.querySelector(name).getBoundingClientRect());
  const { width, height } = document.querySelector('.camera .sea').viewBox.baseVal;
  return { place: place.toJSON(), times: Math.min(sea.width / width, sea.height / height) * width / place.width };
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 400)])
def test_a_board_is_larger_than_a_small_screen_until_one_asks_for_the_whole(
    width: int, height: int, person: Callable[..., Person]
) -> None:
    """On a phone, and on a laptop at 200 percent: all that may be chosen is in sight."""
    page = person(width=width, height=height, reduced_motion="reduce").open("/")
    begin(page, "treasure-hunting-kraken", me_and("shrimp"))
    page.wait_for_function(f"({SHOWN})().place.height >= 0.44 * {min(height, 640)}")
    for seed in range(12):
        play(page, 1, seed)
        my_turn(page)
        assert page.evaluate(OUTSIDE) == []
        if page.evaluate(SHOWN)["times"] > 1.15:
            break
    assert page.evaluate(SHOWN)["times"] > 1.15
    whole = page.get_by_role("button", name="The whole board")
    whole.click()
    assert whole.get_attribute("aria-pressed") == "true"
    assert page.evaluate(SHOWN)["times"] <= 1.01


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 400)])
def test_a_board_that_says_so_is_seen_whole_on_a_small_screen(
    width: int, height: int, person: Callable[..., Person]
) -> None:
    """Of Tentacula's a flap hides a part at first: there is nothing to look for beyond it."""
    page = person(width=width, height=height, reduced_motion="reduce").open("/")
    begin(page, "tentacula", me_and("shrimp"))
    for seed in range(6):
        my_turn(page)
        assert page.evaluate(SHOWN)["times"] <= 1.01
        assert page.evaluate(OUTSIDE) == []
        play(page, 1, seed)


def test_a_way_of_several_moves_is_one_click(person: Callable[..., Person]) -> None:
    """Looked at, all of it is foretold; clicked, the ship sails it, move by move; then the turn goes on."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "treasure-hunting-kraken", me_and("shrimp"))
    for seed in range(40):
        assert my_turn(page)
        far = page.locator(".piece.may[data-kind^=far]")
        if far.count():
            break
        play(page, 1, seed)
    ply = int(str(page.locator(".table").get_attribute("data-ply")))
    box = far.first.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)  # a ship that lies there bars no space
    page.wait_for_selector(".ahead .would")
    said = page.locator(".ribbon.ahead").inner_text()
    assert said.startswith("Sail there for") and "left" in said  # where to, for how much, and what that leaves
    page.mouse.click(*middle)
    page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.ply) >= {ply + 2}")


UNTOUCHABLE = """() => {
  const large = it => it && ((b) => b.width >= 44 && b.height >= 44)(it.getBoundingClientRect());
  const found = [];
  for (const it of document.querySelectorAll('.choices [data-action]'))
    if (!large(it) && !it.closest('.pieced')) found.push(it.innerText);
  const worded = document.querySelectorAll('.choices li:not(.pieced, .off)').length;
  for (const it of document.querySelectorAll('.piece.may'))
    if (!large(it) && !worded) found.push(it.dataset.id);
  return found;
}"""
UNDER = """() => {
  const last = [...document.querySelectorAll('.sea > .piece')].at(-1);
  const rings = document.querySelector('.sea > .rings');
  const ringed = new Set([...rings.children].map(ring => ring.dataset.of));
  const after = last.compareDocumentPosition(rings) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...document.querySelectorAll('.sea .piece.may:not(.spot)')]
    .map(it => it.dataset.id).filter(id => !after || !ringed.has(id));
}"""
ON_BOARD = """() => {
  const told = document.querySelector('.table:is([data-turn=busy], [data-turn=others]) .ribbon');
  const board = document.querySelector('.board').getBoundingClientRect();
  return told && board.bottom - told.getBoundingClientRect().top;
}"""


def test_what_is_too_small_for_a_finger_is_said_in_words(person: Callable[..., Person]) -> None:
    """On a phone a wide board's strips, fish and gems have buttons of 44 pixels; and what glows lies above the reef."""
    page = person(width=360, height=640, has_touch=True, reduced_motion="reduce").open("/")
    begin(page, "tentacula", me_and("shrimp", "shrimp"))
    for seed in range(14):
        if not my_turn(page):
            break
        assert page.evaluate(UNTOUCHABLE) == []
        assert page.evaluate(UNDER) == []
        play(page, 1, seed)


def test_on_a_phone_a_caption_keeps_off_the_board(person: Callable[..., Person]) -> None:
    """It lies below what it tells of, however long it is."""
    someone = person(width=360, height=640, has_touch=True, speed="fast")
    page = someone.open("/")
    begin(page, "tentacula", me_and("shrimp", "shrimp"))
    page.evaluate(f"() => {{ window.over = []; setInterval(() => window.over.push(({ON_BOARD})()), 40); }}")
    play(page, 8)
    over = [it for it in page.evaluate("() => window.over") if it is not None]
    assert over and max(over) <= 0


def test_two_rows_of_choices_are_seen_whole(person: Callable[..., Person]) -> None:
    """The second question of Kraken Attack! on a laptop."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    assert my_turn(page)
    page.locator(".choices [data-action]").first.click()
    page.locator(".ask p", has_text="Where does your pirate stand?").wait_for()
    assert page.evaluate("(it => it.scrollHeight - it.clientHeight)(document.querySelector('.list'))") <= 0


def test_a_card_is_picked_before_it_is_dived_with(person: Callable[..., Person]) -> None:
    """The first touch can be thought better of; the second, or the warm button, is final."""
    page = person(width=360, height=640, has_touch=True, reduced_motion="reduce").open("/")
    begin(page, "barrakuda", me_and("shrimp", "shrimp", "shrimp"))
    assert my_turn(page)
    page.locator("[data-id=card-0-2]").tap()
    page.locator("[data-id=card-0-4]").tap()
    assert page.locator("[data-id=wreck-4]").get_attribute("aria-label") == "Dive to wreck 4"
    assert page.locator(".facts").first.locator(".fact:visible").count() == 3  # vault, bag, and who goes first
    page.locator(".acts .main", has_text="Dive to wreck 4").tap()
    page.wait_for_function("() => document.querySelector('.table').dataset.ply !== '0'")


def test_on_a_phone_hand_row_and_who_is_ready_are_seen_whole(person: Callable[..., Person]) -> None:
    """Whatever is asked; below the cards nothing is written over the row."""
    page = person(width=360, height=640, has_touch=True, reduced_motion="reduce", speed="instant").open("/")
    begin(page, "barrakuda", me_and("shrimp", "shrimp", "shrimp"))
    for seed in range(8):
        assert my_turn(page)
        assert page.evaluate("(it => it.scrollHeight - it.clientHeight)(document.querySelector('.dock'))") <= 1
        assert page.locator(".own .hand .under:visible").count() == 0
        if page.locator(".hand .may").count():
            page.locator(".seats small .i:visible").nth(2).wait_for()  # bots have chosen
        play(page, 1, seed)


NEAR = "document.querySelectorAll('symbol[data-near]').forEach(it => it.dataset.near = .5)"


def test_a_finger_sees_where_a_fish_swims_before_it_does(person: Callable[..., Person]) -> None:
    """The first touch of its words shows the way, the warm button goes it; no board moves under what words say."""
    page = person(width=360, height=640, has_touch=True, reduced_motion="reduce").open("/")
    begin(page, "tentacula", me_and("shrimp"), {"stash": "A"})
    assert my_turn(page)
    page.evaluate(NEAR)  # as on the half of the board that is seen in part
    page.get_by_role("button", name="Just start").tap()
    page.locator(".hand .piece.may").first.tap()
    page.locator(".choices button", has_text="I play now").tap()
    page.locator(".choices button", has_text="Lay the tile inside").tap()
    page.locator(".ask p", has_text="Which fish swims?").wait_for()
    assert page.evaluate(SHOWN)["times"] <= 1.01
    ply = page.locator(".table").get_attribute("data-ply")
    page.locator(".choices > li:not(.pieced) button").first.tap()
    page.locator(".ribbon.ahead").wait_for()
    assert page.locator(".table").get_attribute("data-ply") == ply
    assert page.evaluate(SHOWN)["times"] <= 1.01
    page.locator(".acts .main").tap()
    page.wait_for_function("ply => document.querySelector('.table').dataset.ply !== ply", arg=ply)


def test_being_given_a_card_is_no_alarm(person: Callable[..., Person]) -> None:
    """On a phone what was told and hurt nobody covers nothing when it is my turn."""
    page = person(width=360, height=640, has_touch=True, reduced_motion="reduce").open("/")
    begin(page, "tentacolor", me_and("shrimp", "shrimp"))
    for seed in range(6):
        assert my_turn(page)
        assert page.locator(".toast:not(.harm):visible").count() == 0
        play(page, 1, seed)


def test_a_game_can_be_started_without_scrolling(person: Callable[..., Person]) -> None:
    """With four seats too."""
    page = person().open("/#/barrakuda")
    page.get_by_text("Two boats").first.click()
    page.locator(".chairs > li").nth(3).wait_for()
    box = page.locator(".start .btn").bounding_box()
    assert box is not None and box["y"] + box["height"] <= 800


def test_a_choice_shows_what_it_is_about(person: Callable[..., Person]) -> None:
    """On a wide screen a pirate's button has the pirate; on a phone the things themselves are touched."""
    page = person(reduced_motion="reduce").open("/")
    begin(page, "kraken-attack", me_and("shrimp"), {"first_player": 0})
    assert my_turn(page)
    astrid = page.locator(".choices .btn", has_text="Astrid").locator(".portrait use").first
    assert astrid.get_attribute("href") == "#g-pawn-astrid"


def test_on_a_phone_what_a_click_does_is_a_sign_on_its_target(person: Callable[..., Person]) -> None:
    """What is tapped on the board is not said in words, and both cards stay where they lie while one is played."""
    page = person(width=360, height=640, has_touch=True, reduced_motion="reduce").open("/")
    moving = page.locator(".hand .piece.may:has(use[href='#g-badge-move'])").first
    for _ in range(20):  # until no Eye asks Samuel anything, and a card moves him
        begin(page, "kraken-attack", me_and("shrimp"), {"first_player": 0})
        assert my_turn(page)
        assert page.locator(".choices .offered .btn > span:last-child").first.inner_text() == "Samuel\nmay ignore Eyes"
        page.get_by_role("button", name="Just start").tap()
        page.locator(".holds .piece.may").first.wait_for()
        if moving.count():
            break
    moving.tap()
    page.locator(".rings .sign").first.wait_for()
    assert page.locator("[data-of^=area-] .sign").first.get_attribute("href") == "#g-sign-move"
    assert page.locator(".rings .sign").count() == page.locator(".board .piece.may").count()
    assert page.locator(".hand .piece").count() == 2
    assert page.locator(".choices > li:not(.pieced)").count() == 0


HIDDEN = """() => {
  const dock = document.querySelector('.dock');
  return dock.scrollHeight - dock.clientHeight;
}"""


def test_on_a_phone_what_lies_before_me_is_seen_whole(person: Callable[..., Person]) -> None:
    """Cards, dice, and what is asked for beside them, whatever is in play."""
    page = person(width=360, height=640, has_touch=True, reduced_motion="reduce").open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    hidden = []
    for seed in range(40):
        if not my_turn(page):
            break
        hidden.append(page.evaluate(HIDDEN))
        play(page, 1, seed)
    assert hidden and max(hidden) <= 2


CUT_NAMES = """names => {
  const [, seat] = document.querySelectorAll('.seats b');
  const [text] = seat.querySelectorAll('span');
  return names.filter(name => { text.textContent = name; return text.scrollWidth > text.clientWidth + 1; });
}"""


@pytest.mark.parametrize("name", ["barrakuda", "tentacula"])  # three numbers, and one
def test_a_bots_name_is_whole_among_four_on_a_phone(name: str, person: Callable[..., Person]) -> None:
    """In every language, with the number that tells it from its like."""
    page = person(width=360, height=640, has_touch=True).open("/")
    begin(page, name, me_and("shrimp", "shrimp", "shrimp"))
    assert my_turn(page)
    levels = [words(language).say(f"ui-level-{level}") for language in languages() for level in LEVELS]
    assert page.evaluate(CUT_NAMES, levels) == []


def test_on_a_phone_what_happened_lies_below_the_question_where_there_is_room(person: Callable[..., Person]) -> None:
    """A touch brings all of it."""
    page = person(width=360, height=640, has_touch=True, reduced_motion="reduce").open("/")
    begin(page, "tentacula", me_and("shrimp"), {"stash": "A"})
    assert my_turn(page)
    page.get_by_role("button", name="Turtle").tap()
    page.locator(".ask p", has_text="Which side up?").wait_for()
    page.locator(".lately .since").tap()
    page.get_by_role("heading", name="Since your last turn").wait_for()
