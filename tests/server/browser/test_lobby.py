"""The lobby and the waiting room, as a visitor sees them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from support.browser.person import SETTLED, Person
from support.browser.tables import call, open_table, resign
from tests.depth import sample

Visit = Callable[..., Person]

PRESSES = 10
MINE = ".lists > :not(:last-child) .tb"  # the visitor's games; other players' tables come last
SLOW = 600  # milliseconds that every answer of the API takes on a slow network
MOVE = 1  # pixels that a button may move while the page loads: fonts change its width a little

# Press the topmost element at the middle of the button in the first frame that has it, and record where it was.
PRESS_AT_ONCE = """
  const press = () => {
    const button = document.querySelector('.gm .go');
    if (!button) return requestAnimationFrame(press);
    const { x, y, width, height } = button.getBoundingClientRect();
    window.painted = [x, y];
    document.elementFromPoint(x + width / 2, y + height / 2)?.click();
  };
  requestAnimationFrame(press);
"""
# Record every place that the button has had.
FOLLOW = """
  window.places = [];
  const follow = () => {
    const box = document.querySelector('.gm .go')?.getBoundingClientRect();
    const last = window.places.at(-1);
    if (box && (!last || last[0] !== box.x || last[1] !== box.y)) window.places.push([box.x, box.y]);
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
"""


def slow_down(page: Page) -> None:
    def later(route: Route) -> None:
        page.wait_for_timeout(SLOW)
        route.continue_()

    page.route("**/api/**", later)


@pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["fast", "slow network"])
def test_a_press_in_the_first_frame_counts(visit: Visit, slow: bool) -> None:
    presses = PRESSES if slow else 2
    person = visit("/about")
    page = person.page
    if slow:
        slow_down(page)
    page.add_init_script(PRESS_AT_ONCE)
    for _ in range(presses):
        page.goto("/", wait_until="commit")
        if slow:
            expect(page.locator(".gm .go[aria-busy=true]")).to_have_text("Starting…")
        page.wait_for_url("**/table/*", timeout=60_000)
    page.unroute_all(behavior="ignoreErrors")
    assert len(call(person, "GET", "/tables")["mine"]) == presses, "each press opens one table"


@pytest.mark.slow
def test_a_newcomer_presses_before_the_server_knows_them(visit: Visit) -> None:
    """The very first visit: session, games and cards are all still on their way."""
    person = visit("about:blank")
    person.page.context.clear_cookies()
    slow_down(person.page)
    person.page.add_init_script(PRESS_AT_ONCE)
    person.page.goto("/", wait_until="commit")
    person.page.wait_for_url("**/table/*", timeout=60_000)
    person.page.unroute_all(behavior="ignoreErrors")


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_pushes_the_button_away_while_the_page_loads(visit: Visit, phone: bool) -> None:
    """A game in which it is your turn is announced late; the press must still land."""
    person = visit(phone=phone)
    open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    person.page.add_init_script(FOLLOW)
    person.page.goto("/", wait_until="networkidle")
    expect(person.page.locator(".resume")).to_be_visible()
    places: list[list[float]] = person.page.evaluate("window.places")
    for axis in (0, 1):
        assert max(place[axis] for place in places) - min(place[axis] for place in places) <= MOVE, places


@pytest.mark.slow
def test_errors_are_shown_in_view(visit: Visit) -> None:
    person = visit()
    person.page.set_viewport_size({"width": 1366, "height": 650})
    refused = '{"type":"refused","code":"too_many","words":"","rule":"","values":{}}'
    person.page.route("**/api/tables", lambda route: route.fulfill(status=429, body=refused))
    person.page.locator(".gm .go").first.click()
    expect(person.page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(person.page.get_by_role("alert")).to_contain_text("too many unfinished games")


# --- your games --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_your_games_say_how_they_stand_and_finished_ones_are_put_away(visit: Visit) -> None:
    person = visit()
    page = person.page
    over = open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    resign(person, over)
    open_table(person, "gwent", bots=["random"], clock={"bank": 600, "increment": 5})
    person.wait_to_be_asked()
    page.goto("/games")
    rows = page.locator(MINE)
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text(re.compile(r"Radomir.*Gwent · Duel.*gems 2\s:\s2.*(now|ago).*\d+:\d\d left.*Your turn"))
    expect(rows.nth(1)).to_contain_text(re.compile(r"Radomir.*Lost"))
    expect(page.get_by_role("button", name="Archive", exact=False)).to_have_count(1)

    page.get_by_role("button", name="Archive: Gwent · Duel, Radomir").click()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(rows).to_have_count(2)
    page.get_by_role("button", name="Archive: Gwent · Duel, Radomir").click()
    page.get_by_role("button", name="Archive (1)").click()
    expect(page.locator(f".tb[href='/table/{over}']")).to_be_visible()
    page.get_by_role("button", name="Restore: Gwent · Duel, Radomir").click()
    expect(page.get_by_text("No archived games.")).to_be_visible()
    page.get_by_role("button", name="Back to your games").click()
    expect(rows).to_have_count(2)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_phone_says_what_the_games_are(visit: Visit, language: str) -> None:
    person = visit(phone=True, language=language)
    open_table(person, "epic")  # waits for an opponent
    go_home(person)
    page = person.page
    for game in ("epic", "gwent"):
        banner = page.locator(f".gm[aria-labelledby=game-{game}]")
        expect(banner.locator("p")).not_to_be_empty()
        text, cards = banner.locator("p").bounding_box(), banner.locator(".fan .card").nth(1).bounding_box()
        assert text is not None and cards is not None
        assert text["y"] + text["height"] <= cards["y"], "the cards leave the text free"
    assert not person.is_too_wide()
    open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    go_home(person)
    band = page.locator(".resume")
    expect(band).to_contain_text("Radomir")
    box, banner_box = band.bounding_box(), page.locator(".gm").first.bounding_box()
    assert box is not None and banner_box is not None and box["y"] + box["height"] <= banner_box["y"], "it is at the top"
    assert not re.search(r",\s*(›|$)", band.inner_text())


def go_home(person: Person) -> None:
    person.page.goto("/", wait_until="networkidle")
    expect(person.page.locator(".fan .card")).to_have_count(6)


# --- names and invitations ---------------------------------------------------------------------------


@pytest.mark.slow
def test_a_guest_is_asked_for_a_name_and_scans_the_code(visit: Visit) -> None:
    host = visit()
    open_table(host, "gwent")
    code = host.page.get_by_role("img", name="QR code of the invitation link")
    box = code.bounding_box()
    assert box is not None and box["width"] == box["height"] >= 130
    assert contrast(host.page) > 7, "cameras want dark on light, in both themes"
    host.page.emulate_media(color_scheme="light")
    assert contrast(host.page) > 7
    link = host.page.locator(".invite input").input_value()

    guest = visit("about:blank")
    guest.page.goto(link)
    field = guest.page.get_by_label("What should the others call you?")
    expect(field).to_have_value(re.compile(r"^\w+ \d+$"))
    field.fill("Zofia")
    guest.page.get_by_role("button", name="Join table").click()
    expect(guest.page.locator("header summary")).to_have_text("Zofia")
    expect(host.page.get_by_text("Zofia").first).to_be_visible()

    other = visit("about:blank")
    open_table(host, "gwent")
    other.page.goto(host.page.locator(".invite input").input_value())
    other.page.get_by_role("button", name="Join table").click()  # one press accepts the name
    expect(other.page.get_by_role("button", name="Join table")).to_have_count(0)
    host.went_well()
    guest.went_well()


CONTRAST = """() => {
  const svg = document.querySelector('.invite svg');
  const light = (color) => {
    const [r, g, b] = color.match(/[\\d.]+/g).map((part) => (Number(part) / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return (light(getComputedStyle(svg).backgroundColor) + 0.05) / (light(getComputedStyle(svg).fill) + 0.05);
}"""


def contrast(page: Page) -> float:
    """How much lighter the ground of the code is than its squares."""
    return float(page.evaluate(CONTRAST))


@pytest.mark.slow
def test_each_player_at_one_device_has_a_name(visit: Visit) -> None:
    person = visit()
    page = person.page
    page.get_by_role("link", name="Custom game of Gwent").click()
    page.get_by_role("radio", name="Pass and play").click()
    page.get_by_label("Name of player 1").fill("Ana")
    expect(page.get_by_label("Name of player 2")).to_have_attribute("placeholder", "Player 2")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".strip h2")).to_contain_text("Ben")  # the second player has no deck yet
    person.take_any_deck()
    expect(page.locator(".curtain")).to_contain_text(re.compile("Ana|Ben"))
    page.goto("/games")
    expect(page.locator(f"{MINE} b")).to_have_text("Ana, Ben")


# --- pages that are not there ------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/nowhere", "We can’t find this page"),
        ("/table/aaaaaaaaaaaa", "We can’t find this table"),
        ("private", "This table is private"),
    ],
)
@pytest.mark.parametrize("phone", sample([True, False]))
def test_a_page_that_is_not_there_has_the_header_and_a_way_out(visit: Visit, path: str, title: str, phone: bool) -> None:
    if path == "private":
        path = f"/table/{open_table(visit(), 'gwent')}"
    page = visit(path, phone=phone).page
    expect(page.get_by_role("heading", name=title)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.get_by_role("navigation").get_by_role("link", name="Cards")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.locator(".gm .go")).to_have_count(2)


@pytest.mark.slow
def test_leaving_the_rules_asks_for_no_rules(visit: Visit) -> None:
    person = visit("/rules/epic")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.get_by_role("link", name="Play", exact=True).click()
    expect(person.page.locator(".gm .go")).to_have_count(2)
    assert [url for url in asked if "/api/rules" in url] == []


@pytest.mark.slow
def test_a_digit_presses_the_answer_with_that_number_in_the_text_view(visit: Visit) -> None:
    person = visit()
    open_table(person, "epic", format="sealed", bots=["random"])
    person.wait_to_be_asked()
    page = person.page
    page.wait_for_timeout(SETTLED)
    page.keyboard.press("t")
    second = page.locator("[data-answer]").nth(1)
    expect(second).to_be_visible()
    choice = person.questions[0]["options"][1]["choice"]
    sent: list[dict[str, Any]] = []
    page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          window.sent = [];
          WebSocket.prototype.send = function (data) { window.sent.push(data); send.call(this, data); };
        }"""
    )
    page.keyboard.press("2")
    deadline = time.monotonic() + 30
    while not sent and time.monotonic() < deadline:
        page.wait_for_timeout(50)
        sent = [each for each in page.evaluate("window.sent.map((each) => JSON.parse(each))") if each["type"] == "choose"]
    assert sent and sent[0]["choices"][-1] == choice
