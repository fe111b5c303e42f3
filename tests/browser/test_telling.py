"""How a table shows what happens: line by line, and nothing before its time."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fathoms
from browser.conftest import Person
from browser.playing import begin, me_and, module, my_turn, play
from browser.test_people import play_until_curtain

WATCH = """() => {
  window.looks = [];
  const look = () => {
    if (document.querySelector('[data-pace=to-my-turn]:enabled')) {
      window.looks.push({
        undo: !document.querySelector('.turn .btn')?.disabled,
        choices: document.querySelectorAll('[data-action]').length,
        heading: document.querySelector('#choices').innerText,
        lit: [...document.querySelectorAll('.seats li.on b')].map((name) => name.innerText.replace('\\n', ' ')),
        caption: document.querySelector('.ribbon')?.innerText,
      });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SHIFTS = """
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shifted += entry.value; }))
    .observe({ type: 'layout-shift', buffered: true });
"""


def texts(someone: Person) -> list[str]:
    """The lines of the log."""
    return someone.page.locator(".log [data-line]").all_text_contents()


def looks(someone: Person) -> list[dict[str, Any]]:
    """What stood on the page while lines were told, look by look."""
    found = someone.page.evaluate("() => window.looks.splice(0)")
    assert isinstance(found, list)
    return found


def test_while_bots_turns_are_told_nothing_can_be_done_and_no_line_is_lost(person: Callable[..., Person]) -> None:
    """Undo rests, the heading names the lit seat, and a reload shows the same log."""
    someone = person(speed="fast")
    page = someone.open("/")
    match = begin(page, "tentacolor", me_and("shrimp", "shrimp"))
    my_turn(page)
    page.evaluate(WATCH)
    play(page, 3)
    my_turn(page)
    seen = looks(someone)
    assert not any(look["undo"] or look["choices"] for look in seen)
    for look in seen:
        (lit,) = look["lit"]
        assert look["heading"] == ("Your turn" if lit == "You" else f"{lit}’s turn")
    assert {"Shrimp 1", "Shrimp 2"} & {look["lit"][0] for look in seen}
    log = texts(someone)
    someone.open(f"/match/{match}")
    my_turn(page)
    assert texts(someone) == log


def bots_to_watch(someone: Person) -> Page:
    """A table at which bots begin, paused at the first beat that is told; another one waits."""
    page = someone.open("/")
    begin(page, "kraken-attack", me_and("shrimp", "shrimp"), {"first_player": 1})
    page.wait_for_selector("[data-pace=pause]:enabled")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-pace=go-on]")
    return page


def caption(page: Page) -> str:
    """What the ribbon says."""
    return page.locator(".ribbon").inner_text()


def test_space_pauses_arrows_go_from_beat_to_beat_and_end_leads_to_my_turn(person: Callable[..., Person]) -> None:
    """At the slowest pace; what is paused stays, and while I choose the rail keeps what happened since."""
    page = bots_to_watch(person(speed="slow"))
    first = caption(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("first => document.querySelector('.ribbon')?.innerText !== first", arg=first)
    expect(page.locator("[data-pace=go-on]")).to_have_count(1)
    second = caption(page)
    page.wait_for_timeout(1000)
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(100)
    assert caption(page) == second
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('.table').dataset.turn !== 'busy'")


def test_on_a_phone_the_telling_has_buttons_for_a_thumb(person: Callable[..., Person]) -> None:
    """Again, pause, next, to my turn, and the pace by menu: 44 pixels, in sight; the caption is where I am asked."""
    page = bots_to_watch(person(speed="slow", width=360, height=640))

    def handy(buttons: str) -> int:
        found = [button.bounding_box() for button in page.locator(buttons).all()]
        for box in found:
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert 0 <= box["x"] <= box["x"] + box["width"] <= 360
            assert 0 <= box["y"] <= box["y"] + box["height"] <= 640
        return len(found)

    assert handy(".pacing .btn") == 4
    told, asked = (page.locator(f".table > .{name}, .do > .{name}").bounding_box() for name in ("caption", "ask"))
    assert told and asked and told["width"] == asked["width"] == 360
    assert asked["y"] - 52 <= told["y"]  # two lines more than there is room for lie over the board's foot
    assert told["y"] + told["height"] <= asked["y"] + asked["height"] + 1
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog .seg label")
    assert handy("dialog .seg label") == 4
    page.locator("dialog .seg label", has_text="Instant").click()
    page.wait_for_selector("[data-turn=mine]")


def test_whoever_opens_the_curtain_is_told_what_happened_meanwhile(person: Callable[..., Person]) -> None:
    """Ben looked away while Ada acted: her lines are told to him, and the log has them all."""
    someone = person(speed="fast")
    page = someone.open("/")
    bot = {"kind": "bot", "level": "shrimp"}
    match = begin(page, "tentacolor", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, bot])
    page.wait_for_selector(".curtain")
    page.get_by_role("button", name="open the curtain").click()
    page.wait_for_selector("[data-turn=mine]")
    play_until_curtain(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="open the curtain").click()
    page.wait_for_selector("[data-turn=mine]")
    assert looks(someone)
    steps = page.evaluate(f"fetch('/api/matches/{match}/steps?from=0&to=49&seat=-1').then((answer) => answer.json())")
    assert len(texts(someone)) == sum(len(step["lines"]) for step in steps["steps"])


def test_the_only_choice_stands_where_it_stood_among_others(person: Callable[..., Person]) -> None:
    """ "Done with this card" is always below the list."""
    page = person().open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    alone = False
    for seed in range(200):
        if not my_turn(page):
            begin(page, "kraken-attack", me_and("shrimp"))
            continue
        for done in page.get_by_role("button", name="Done with this card").all():
            assert done.evaluate("button => Boolean(button.closest('.acts'))")
            alone |= page.locator("[data-action]").count() == 1
        if alone:
            return
        play(page, 1, seed)
    raise AssertionError("it was never the only choice")


def test_a_table_where_nothing_happens_rests(person: Callable[..., Person]) -> None:
    """What may be chosen glows a few times and then stays lit: no motion goes on for ever."""
    page = person().open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    my_turn(page)
    assert page.locator(".piece.may").count() > 0
    timings = page.evaluate("document.getAnimations().map((motion) => motion.effect.getComputedTiming().endTime)")
    assert all(end < 10_000 for end in timings)


@pytest.mark.parametrize(("path", "shows", "width"), [("/", ".door", 1280), ("/mine", ".empty", 360)])
def test_a_page_stands_still_once_it_is_there(path: str, shows: str, width: int, person: Callable[..., Person]) -> None:
    """A cold load shifts nothing: letters of headings are there before the headings, pictures have their room."""
    someone = person(width=width)
    someone.page.add_init_script(SHIFTS)
    page = someone.open(path)
    page.wait_for_selector(shows)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted") < 0.001


THROWN = """
const look = () => (window.thrown ||= !!document.querySelector(".over.shown svg use[href^='#g-die-']"));
new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
"""


def test_dice_are_thrown_over_the_board_wherever_they_lie(person: Callable[..., Person]) -> None:
    """Of a ship's die its seat has only the number, and yet it is seen large beside the ship."""
    someone = person(speed="slow")
    someone.page.add_init_script(THROWN)
    page = someone.open("/")
    begin(page, "treasure-hunting-kraken", me_and("shrimp"))
    for seed in range(6):  # whose turn is first is left to chance, and my own first die lies there already
        if page.evaluate("window.thrown") or not my_turn(page):
            break
        play(page, 1, seed)
    page.wait_for_function("window.thrown")


def test_how_a_fight_ended_is_part_of_what_happened_since_my_turn(person: Callable[..., Person]) -> None:
    """A beat is told whole, wherever it stands among others."""
    page = person().open("/")
    begin(page, "treasure-hunting-kraken", me_and("shrimp"))
    assert my_turn(page)
    lines = [
        {"n": 1, "seat": 1, "key": "one-rolled", "about": {"seat": 1, "die": 3, "points": 3}, "beat": "opens"},
        {"n": 2, "seat": 1, "key": "one-attacks", "about": {"seat": 1, "other": 0}, "beat": "opens"},
        {"n": 2, "seat": 1, "key": "one-defence-lost", "about": {"seat": 0, "die": 3, "against": 4}, "beat": ""},
    ]
    said = page.evaluate(
        f"async (lines) => (await {module('table')}).lately({{ turn: 'mine', since: () => lines }})",
        [line | {"motion": ""} for line in lines],
    )
    assert said == "one-rolled one-attacks one-defence-lost"  # what there are no words for is told by its key


def test_how_a_fight_ended_is_told_where_not_all_finds_room(person: Callable[..., Person]) -> None:
    """Who attacked, who lost and who has the treasure now; ties are left out, and where the ship sailed is seen."""
    page = person().open("/")
    begin(page, "treasure-hunting-kraken", me_and("shrimp"))
    assert my_turn(page)
    kinds = {f"one-{kind.name.replace('_', '-')}": kind for kind in fathoms.game("treasure-hunting-kraken").news}
    fight = {
        "one-attacks": {"seat": 1, "other": 0},
        "one-tied": {"die": 3},
        "one-defence-lost": {"seat": 0, "die": 3, "against": 4},
        "one-steals": {"seat": 1, "other": 0},
        "one-sails-forward": {"seat": 1},
    }
    lines = [{"key": k, "about": v, "beat": kinds[k].beat, "motion": kinds[k].motion} for k, v in fight.items()]
    said = page.evaluate(f"async (lines) => (await {module('table')}).caption(lines, 45)", lines)
    assert said == "one-attacks one-defence-lost one-steals"


def test_what_happened_since_my_turn_is_read_on_paper(person: Callable[..., Person]) -> None:
    """The dialog lets nothing of the table through, though the rail's button is called like it; a beat is a line."""
    page = person().open("/")
    begin(page, "barrakuda", me_and("shrimp"))
    play(page, 1)
    my_turn(page)
    paper = page.evaluate("getComputedStyle(document.querySelector('.table')).backgroundColor")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog.menu").get_by_role("button", name=re.compile("Since your last turn|So far")).click()
    dialog = page.locator("dialog.since")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("it => getComputedStyle(it).backgroundColor") == paper
    assert dialog.locator(".lines > li").count() == page.locator(".log > ol > li.new").count() > 0


def test_a_choice_that_comes_to_lie_under_a_resting_pointer_is_not_looked_at(person: Callable[..., Person]) -> None:
    """What happened since my turn stays to be read, until the pointer moves."""
    page = person(speed="fast").open("/")
    begin(page, "kraken-attack", me_and("shrimp"), {"first_player": 0})
    my_turn(page)
    page.locator(".choices .btn").first.click()
    page.locator(".ask p", has_text="Where does your pirate stand?").wait_for()
    page.wait_for_timeout(500)
    assert page.locator(".ribbon.ahead").count() == 0
    box = page.locator(".choices .btn").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2)
    page.wait_for_selector(".ribbon.ahead")


WAITS = """
window.waits = [];
window.after = [];
const motion = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (this.closest('.sea .piece')) window.waits.push(timing.delay ?? 0);
  if (this.closest('.shown')) window.after.push(timing.fill);
  return motion.call(this, frames, timing);
};
"""


def test_dice_lie_before_what_they_move_is_moved(person: Callable[..., Person]) -> None:
    """A roll brings tentacles closer: they wait for it; and where the dice have gone, they stay."""
    someone = person(speed="fast")
    someone.page.add_init_script(WAITS)
    page = someone.open("/")
    begin(page, "kraken-attack", me_and("shrimp"), {"first_player": 0})
    my_turn(page)
    page.get_by_role("button", name="Just start").click()
    for seed in range(12):  # where all fall blank, nothing moves
        if not my_turn(page) or page.evaluate("window.waits.some((wait) => wait > 100) && window.after.length"):
            break
        play(page, 1, seed)
    assert max(page.evaluate("window.waits")) > 100
    assert set(page.evaluate("window.after")) == {"both"}


def test_nobody_is_sent_ahead_where_the_usual_wish_is_one_click(person: Callable[..., Person]) -> None:
    """Before the set-up of Tentacula only that is asked; who plays next is asked of all."""
    page = person().open("/")
    begin(page, "tentacula", me_and("shrimp", "shrimp"))
    usual = page.get_by_role("button", name="Choose for us")
    usual.wait_for()
    assert page.locator(".nudge").count() == 0
    usual.click()
    for seed in range(4):
        if my_turn(page) and page.locator(".nudge").count():
            return
        play(page, 1, seed)
    raise AssertionError("nobody could be asked to go first")


TURNED = """
const look = () => {
  const cards = [...document.querySelectorAll(".faces figure")].filter((it) => it.querySelector("use[href^='#g-']"));
  if (cards.length) window.turned = cards.map((card) => card.textContent.trim());
};
new MutationObserver(look).observe(document, {subtree: true, childList: true});
"""


def test_all_cards_are_seen_at_once_each_with_whose_it_is(person: Callable[..., Person]) -> None:
    """The reveal of a secret choice: before anybody moves, and also of those whose card leaves no trace."""
    someone = person(speed="slow")
    someone.page.add_init_script(TURNED)
    page = someone.open("/")
    begin(page, "barrakuda", me_and("shrimp", "shrimp", "shrimp"))
    assert my_turn(page)
    play(page, 1)
    page.wait_for_function("() => window.turned")
    assert page.evaluate("window.turned") == ["You", "Shrimp 1", "Shrimp 2", "Shrimp 3"]
