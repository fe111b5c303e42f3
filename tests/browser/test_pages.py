"""The other pages: replay, keeping and opening a match, the dice check, rules, set-up, languages."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.conftest import Person
from browser.playing import begin, close_dialog, me_and, my_turn, play, see_end
from browser.test_access import find_nothing, violations
from fathoms.core.words import words
from fathoms.games import game, games


def finished(someone: Person, tmp_path: Path) -> tuple[str, Path]:
    """A match played to its end and downloaded."""
    page = someone.open("/")
    match = begin(page, "kraken-attack", me_and("shrimp"))
    play(page, 2000)
    see_end(page)
    close_dialog(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the match").click()
    kept = tmp_path / "match.json"
    download.value.save_as(kept)
    return match, kept


def test_a_match_is_replayed_kept_opened_and_checked(person: Callable[..., Person], tmp_path: Path) -> None:
    """Replay by scrubber, download, open again, and the dice worked out in the browser; tampering is found.

    Axe has nothing to say about that, in any language, and it is told in each.
    """
    someone = person(reduced_motion="reduce")
    page = someone.page
    match, kept = finished(someone, tmp_path)

    someone.open(f"/replay/{match}")
    page.get_by_text("Step 1 of").wait_for()
    page.get_by_label("Step", exact=True).fill("20")
    page.get_by_text("Step 21 of").wait_for()
    page.get_by_role("button", name="One step back").click()
    page.get_by_text("Step 20 of").wait_for()
    assert page.locator(".sea .piece").count() > 20

    someone.open("/check")
    page.locator(f".matches a[href='#{match}']").click()
    page.get_by_text("are as promised").wait_for()

    someone.open("/")
    page.set_input_files("input[type=file]", kept)
    page.wait_for_url("**/replay/*")
    page.get_by_text("Step 1 of").wait_for()

    data = json.loads(kept.read_text())
    step = next(i for i, row in enumerate(data["steps"]) if row["drawn"])
    data["steps"][step]["drawn"][0] = (data["steps"][step]["drawn"][0] + 1) % data["steps"][step]["sides"][0]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(data))
    someone.open("/check")
    page.set_input_files("input[type=file]", forged)
    page.get_by_text(f"Step {step + 1} was not drawn by these dice").wait_for()
    page.get_by_label("Language").select_option("de")
    page.get_by_text(words("de").say("ui-check-bad", step=step + 1)).wait_for()
    find_nothing(page)


def test_a_running_match_is_replayed_too(person: Callable[..., Person]) -> None:
    """One looks back without leaving the game."""
    someone = person()
    page = someone.open("/")
    match = begin(page, "tentacolor", me_and("shrimp"))
    play(page, 4)
    someone.open(f"/replay/{match}")
    page.get_by_role("button", name="Play").click()
    page.get_by_text(re.compile(r"Step (\d+) of \1$")).wait_for()
    page.get_by_role("link", name="To the table").click()
    assert my_turn(page)


def test_why_speaks_to_the_player_first_and_leads_to_the_numbered_rule(person: Callable[..., Person]) -> None:
    """From a line of the log to its cause and its rule in the reader's language, and on to its place in the rules."""
    page = person(language="fr").open("/")
    begin(page, "kraken-attack", me_and("shrimp"))
    play(page, 3)
    my_turn(page)
    beat = page.locator(".log details", has_text="Dé violet").first
    beat.locator("summary").click()
    beat.locator("[data-line]", has_text="Dé violet").first.get_by_role("button", name="Pourquoi").click()
    why = page.locator("dialog.why")
    assert why.locator(".happened").inner_text().startswith("Dé violet")
    assert why.locator("h2").inner_text().startswith("La mer bouge d’abord")
    rule = why.locator(".rule-line b").inner_text()
    assert (rule, why.locator(".rule-line span").inner_text()) == (
        "KA-13",
        "On lance tous les dés en jeu, une fois chacun.",
    )
    with page.expect_popup() as opened:
        why.get_by_role("link", name="Lire la suite dans les règles").click()
    opened.value.wait_for_selector(f"#{rule}.lit")


def test_options_are_chosen_in_words(person: Callable[..., Person]) -> None:
    """A preset and one option over it reach the table."""
    someone = person()
    said: list[dict[str, Any]] = []
    someone.page.on("websocket", lambda line: line.on("framereceived", lambda text: said.append(json.loads(text))))
    page = someone.open("/#/kraken-attack")
    page.get_by_label("Dread").check(force=True)
    page.get_by_text("All options").click()
    page.get_by_label("Pirates' powers").select_option("off")
    page.get_by_label("3", exact=True).check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".table")
    expect(page.locator(".seats li")).to_have_count(3)
    options = next(message["options"] for message in said if message["type"] == "table")
    assert (options["whirlpools"], options["powers"], options["tokens_to_win"]) == (4, "off", 3)


def test_french_all_the_way(person: Callable[..., Person]) -> None:
    """The landing page, a table and its log in French; switching to English changes the log too."""
    page = person(language="fr").open("/")
    page.get_by_role("heading", name="Cinq monstres marins").wait_for()
    begin(page, "kraken-attack", me_and("shrimp"))
    my_turn(page)
    assert page.locator("html").get_attribute("lang") == "fr"
    french = page.locator(".log li").first.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Langue").select_option("English")
    page.wait_for_selector("html[lang=en]")
    assert page.locator(".log li").first.inner_text() != french


def test_a_part_that_did_not_come_comes_when_it_is_asked_for_again(person: Callable[..., Person]) -> None:
    """Script, styles and words of the dialogs, each lost once; nothing is shown before all are there."""
    someone = person()
    page = someone.open("/")
    begin(page, "tentacolor", me_and("shrimp"))
    assert my_turn(page)
    for lost in (["js/dialogs.js"], ["css/dialogs.css", "shell/dialogs.ftl"]):
        for part in lost:
            page.route(f"**/{part}", lambda route: route.abort(), times=1)
        with page.expect_event("requestfailed"):
            page.get_by_role("button", name="Menu").click()
        page.wait_for_timeout(200)
        assert not page.locator("dialog").count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Download the match").wait_for()
    assert page.locator("link[href$='css/dialogs.css']").evaluate_all("(all) => all.filter((one) => one.sheet).length")
    someone.errors.clear()


def test_a_page_that_is_older_than_its_server_opens_the_new_one_where_a_part_does_not_fit(
    person: Callable[..., Person],
) -> None:
    """A part of the new page wants something of the old one that it has not got; the match is where it was."""
    someone = person()
    page = someone.open("/")
    begin(page, "tentacolor", me_and("shrimp"))
    assert my_turn(page)
    wants = 'import { nothingOfTheKind } from "./table.js";'
    page.route("**/js/dialogs.js", lambda route: route.fulfill(body=wants, content_type="text/javascript"), times=1)
    page.route("**/", lambda route: route.fulfill(body='<script src="/web/@newer/js/app.js">'))
    with page.expect_navigation():
        page.get_by_role("button", name="Menu").click()
    assert my_turn(page)
    page.get_by_role("button", name="Menu").click()
    fail(page)  # the server has yet another page, as where two take turns
    assert page.get_by_role("heading", name="Menu").is_visible()
    assert all("nothingOfTheKind" in error or error == "a mistake" for error in someone.errors)
    someone.errors.clear()


def test_a_mistake_opens_no_page_again_where_it_is_the_newest_or_somebody_types_or_is_off_line(
    person: Callable[..., Person],
) -> None:
    someone = person()
    page = someone.open("/#/tentacolor")
    name = page.locator("input.field").first
    name.wait_for()
    fail(page)
    page.route("**/", lambda route: route.abort())
    fail(page)
    page.route("**/", lambda route: route.fulfill(body='<script src="/web/@newer/js/app.js">'))
    name.fill("Ada")
    fail(page)
    assert name.input_value() == "Ada"
    name.fill("")
    with page.expect_navigation():
        fail(page)
    assert len(someone.errors) == 5  # with the request off line
    someone.errors.clear()


def fail(page: Page) -> None:
    """Something on the page goes wrong."""
    page.evaluate("void Promise.reject(new Error('a mistake'))")
    page.wait_for_timeout(300)


def test_a_language_is_whatever_file_there_is(person: Callable[..., Person]) -> None:
    """Found in the browser's list, offered by its own name, kept when chosen; nobody wrote its name into a script."""
    someone = person(language="nds-DE")

    def told(route: Route) -> None:
        answer = route.fetch()
        body = answer.text().replace("{&quot;en&quot;", "{&quot;nds&quot;:&quot;Plattdüütsch&quot;,&quot;en&quot;")
        route.fulfill(response=answer, body=body)

    someone.context.route(re.compile(r":\d+/$"), told)
    low = "ui-headline = Fief Seeungeheuer. Een Disch.\n"
    someone.context.route("**/words/nds/shell.ftl", lambda route: route.fulfill(body=low))
    page = someone.open("/")
    page.get_by_role("heading", name="Fief Seeungeheuer").wait_for()
    assert page.locator("html").get_attribute("lang") == "nds"
    offered = page.locator("select.language")
    named = [option.inner_text() for option in offered.locator("option").all()]
    assert named[:2] == ["Plattdüütsch", "English"]
    assert "Français" in named
    offered.select_option("Français")
    page.get_by_role("heading", name="Cinq monstres marins").wait_for()
    page.reload()
    page.get_by_role("heading", name="Cinq monstres marins").wait_for()


@pytest.mark.parametrize(("language", "spoken"), [("fr-CA", "fr"), ("eo", "en")])
def test_the_language_follows_the_browser_else_it_is_english(
    language: str, spoken: str, person: Callable[..., Person]
) -> None:
    page = person(language=language).open("/")
    page.get_by_role("heading", name=words(spoken).say("ui-headline")).wait_for()


def test_a_refusal_is_said_in_ones_own_language(person: Callable[..., Person]) -> None:
    someone = person(language="fr")
    page = someone.open("/")
    wish = {"game": "kraken-attack", "seats": me_and("shrimp"), "seed": "?"}
    said = words("fr").say("error-seed-letters", most="64")
    page.route("**/api/matches", lambda route: route.continue_(post_data=json.dumps(wish)))
    page.get_by_role("button", name=re.compile("Jouer")).first.click()
    assert page.locator(".problem").text_content() == said
    someone.errors.clear()  # Chromium notes every answer that is no success


def test_my_running_games_wait_on_the_landing_page(person: Callable[..., Person]) -> None:
    """Come back later and continue."""
    someone = person()
    page = someone.open("/")
    match = begin(page, "tentacolor", me_and("shrimp"))
    my_turn(page)
    someone.open("/")
    page.locator(".mine").get_by_role("link", name="Continue").click()
    page.wait_for_url(f"**/match/{match}")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
def test_a_newcomer_with_a_phone_sees_play_now_and_a_door_opens_by_its_picture(
    width: int, height: int, person: Callable[..., Person]
) -> None:
    """Without scrolling, upright and on its side; and the picture of a door is a door."""
    page = person(width=width, height=height).open("/")
    expect(page.locator(".door .main").first).to_be_in_viewport(ratio=1)
    page.locator(".door .arch").first.click()
    page.wait_for_url("**/match/**")


def test_play_now_says_whom_one_plays_with(person: Callable[..., Person]) -> None:
    """Bots, how many and of which kind: mates in games of one team, rivals elsewhere."""
    for language, together, against in (("en", "with .* dolphin bots?", "against .* bots?"), ("fr", "avec", "contre")):
        page = person(language=language).open("/")
        page.locator(".door").first.wait_for()
        doors = page.locator(".door .main").all_inner_texts()
        assert len(doors) == len(games())
        for name, door in zip(games(), doors, strict=True):
            assert re.search(together if game(name).cooperative else against, door)


def test_the_theme_button_overrides_the_device(person: Callable[..., Person]) -> None:
    """Dark by the device, light by choice, and it stays so."""
    page = person(color_scheme="dark").open("/")
    page.get_by_role("button", name="Change to the light theme").click()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(223, 240, 234)"
    page.reload()
    page.get_by_role("button", name="Change to the dark theme").wait_for()


def test_links_to_share_lie_one_under_the_other(person: Callable[..., Person]) -> None:
    """In the middle of the screen: the title, and below it each link as wide as there is room."""
    page = person().open("/")
    begin(page, "barrakuda", me_and("shrimp"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Links to share").click()
    page.wait_for_selector("dialog.share input")
    boxes = [found.bounding_box() for found in page.locator("dialog.share h2, dialog.share input").all()]
    assert len(boxes) == 4
    for above, below in pairwise(boxes):
        assert above and below and above["y"] + above["height"] <= below["y"]
        assert below["width"] > 300


CLOSED = {"key": "error-other-rules", "about": {}}


def closed_by(line: WebSocketRoute, *, drawn: bool) -> None:
    """The server's table, as it would be told after its rules had changed: with its position drawn, or without."""
    server = line.connect_to_server()

    def told(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "table":
            said |= {"closed": CLOSED, "coach": False}
        if said.get("now"):
            said["now"] |= {"waiting": [], "ready": [], "choices": [], "undo": False}
            said["now"] |= {} if drawn else {"scene": {"containers": []}}
        line.send(json.dumps(said))

    server.on_message(told)


@pytest.mark.parametrize("drawn", [True, False])
def test_a_table_of_other_rules_says_so_calmly_and_offers_nothing_in_vain(
    drawn: bool, person: Callable[..., Person]
) -> None:
    """Its board is there, or an empty stage; no choice, no taking back, no seat to change, nothing to leave."""
    page = person(language="fr", reduced_motion="reduce").open("/")
    page.route_web_socket("**/ws/*", lambda line: closed_by(line, drawn=drawn))
    begin(page, "barrakuda", me_and("shrimp"))
    page.wait_for_selector("[data-turn=closed]")
    page.get_by_role("heading", name="À regarder seulement").wait_for()
    assert words("fr").say("error-other-rules") in str(page.locator(".ask").text_content())
    expect(page.locator(".sea")).to_have_count(int(drawn))
    assert page.locator(".do button, .seats button, .toast").count() == 0
    expect(page.locator(".do").get_by_role("link", name="Revoir")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("button", name="Quitter la table").count() == 0
    assert violations(page) == []
    close_dialog(page)
    find_nothing(page)


def test_an_edition_is_written_mended_and_played(person: Callable[..., Person]) -> None:
    """Its mistakes are said by line and keep the game from starting, and what was drawn last stays, in grey; mended, it
    is drawn anew, and the table plays it.
    """
    page = person(reduced_motion="reduce").open("/#/treasure-hunting-kraken")
    page.get_by_text("An edition of your own").click()
    area = page.get_by_label("An edition of your own")
    area.fill("[costs]\noutward = 99\n")
    page.get_by_role("button", name="line 2").click()
    assert page.evaluate("document.activeElement.value.slice(document.activeElement.selectionStart)").startswith("outw")
    assert page.get_by_role("button", name="Start the game").is_disabled()
    expect(page.locator(".preview.stale .sea")).to_have_count(1)
    page.get_by_role("button", name="quick return").click()
    page.get_by_text("One value is changed").wait_for()
    expect(page.locator(".preview.stale")).to_have_count(0)
    assert page.locator(".preview .sea .piece").count() > 40
    page.get_by_role("button", name="Start the game").click()
    page.locator(".table .sea").wait_for()
    assert "7" in (page.locator("[data-id=cost-outward]").get_attribute("aria-label") or "")
    my_turn(page)
    find_nothing(page)
