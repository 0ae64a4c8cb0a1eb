"""Building, sharing and playing decks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Response, Route, expect

from mulligan.gwent.decks.formats import format_named
from support.browser.person import Person
from support.browser.tables import call, open_table, resign

Visit = Callable[..., Person]

LEGAL = ".deck .status.good"
MOST_SCRIPT = 300_000  # bytes, compressed
SAVED = ".bar .saved"


def begin(person: Person, game: str) -> None:
    """Start an empty deck from the list of decks."""
    person.page.get_by_role("button", name=re.compile("^New deck")).click()
    person.page.get_by_role("dialog").get_by_role("button", name=game, exact=True).click()
    expect(person.page.locator(".pool .card").first).to_be_visible()


def card(person: Person, slug: str) -> Locator:
    return person.page.locator(f'.pool .card[data-card="{slug}"]')


def count(person: Person, slug: str) -> Locator:
    return person.page.locator(f'.list [data-card="{slug}"] .n')


def fill(person: Person) -> None:
    person.page.locator(".foot").get_by_role("button", name="Autofill").click()
    expect(person.page.locator(LEGAL)).to_be_visible()


def play(person: Person) -> None:
    """Start a game with the open deck, and answer once."""
    person.page.locator(".bar").get_by_role("button", name="Play").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Start game").click()
    person.wait_to_be_asked()
    assert "/table/" in person.page.url


def choose_leader(person: Person, faction: str) -> str:
    """Open the leaders of a faction and choose the second."""
    person.page.locator(".deck button.leader").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile(f"{faction}$")).click()  # the chosen one has a tick
    leader = dialog.get_by_role("radio").nth(1)
    name = str(leader.get_attribute("data-card"))
    leader.click()
    expect(dialog).to_have_count(0)
    return name


def test_a_deck_is_built_shared_imported_elsewhere_and_played(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Epic")
    card(person, "kong").click()
    card(person, "kong").press("+")
    card(person, "kong").press("Enter")
    expect(count(person, "kong")).to_have_text("3")
    card(person, "kong").press("Backspace")
    expect(count(person, "kong")).to_have_text("2")
    card(person, "kong").blur()
    person.page.keyboard.press("Control+z")
    expect(count(person, "kong")).to_have_text("3")
    card(person, "kong").press("Enter")  # no more than the limit
    expect(count(person, "kong")).to_have_text("3")
    card(person, "fireball").drag_to(person.page.locator(".deck .stat"))
    expect(count(person, "fireball")).to_have_text("1")

    fill(person)
    expect(person.page.locator(".pool .fresh").first).to_be_visible()
    person.page.get_by_role("textbox", name="Deck name").fill("Wolves and storms")
    expect(person.page.locator(SAVED)).to_have_text("Saved")
    person.page.reload()
    expect(person.page.get_by_role("textbox", name="Deck name")).to_have_value("Wolves and storms")
    expect(count(person, "kong")).to_have_text("3")

    person.page.get_by_role("button", name="Share").click()
    link = person.page.get_by_label("A link that contains the deck").input_value()
    written = person.page.get_by_label("Deck list").input_value()
    assert "3 Kong" in written.splitlines()

    other = visit("/d" + link[link.index("#") :])
    expect(other.page.get_by_role("heading", name="Wolves and storms")).to_be_visible()
    other.page.get_by_role("button", name="Save to my decks").click()
    expect(count(other, "kong")).to_have_text("3")

    other.page.goto("/decks")
    other.page.get_by_role("button", name=re.compile("^Import")).click()
    other.page.locator("#deck-import").fill(written.replace("3 Kong", "3 Konng"))
    other.page.get_by_role("button", name="Kong", exact=True).click()
    expect(other.page.locator("#deck-import")).to_have_value(re.compile("3 Kong"))
    expect(other.page.locator("li.wrong")).to_have_count(0)
    other.page.get_by_role("button", name="Create deck").click()
    expect(count(other, "kong")).to_have_text("3")
    expect(other.page.locator(LEGAL)).to_be_visible()
    play(other)
    person.went_well()
    other.went_well()


@pytest.mark.slow
def test_a_deck_begins_with_a_draft(visit: Visit) -> None:
    """The setup opens with a draft whose deck is built and can be saved."""
    person = visit("/decks")
    person.page.get_by_role("button", name=re.compile("^From a draft")).click()
    expect(person.page.locator(".paper")).to_contain_text("Epic: Duel, Cube draft")
    person.page.go_back()
    person.page.get_by_role("button", name="Gwent", exact=True).click()
    expect(person.page.get_by_role("button", name=re.compile("^From a draft"))).to_have_count(0)
    person.went_well()


@pytest.mark.slow
def test_a_deck_is_deleted_and_brought_back(visit: Visit) -> None:
    person = visit("/decks")
    person.page.locator("main li button").first.click()  # a premade deck
    expect(person.page.locator(LEGAL)).to_be_visible()
    person.page.goto("/decks")
    expect(person.page.locator("article")).to_have_count(1)
    person.page.locator("article").get_by_role("button", name=re.compile("^More")).click()
    person.click("Duplicate")
    expect(person.page.locator("article")).to_have_count(2)
    person.page.locator("article").first.get_by_role("button", name=re.compile("^More")).click()
    person.click("Delete")
    expect(person.page.locator("article")).to_have_count(1)
    person.click("Undo")
    expect(person.page.locator("article")).to_have_count(2)
    person.went_well()


@pytest.mark.parametrize("width", [360, 390])
def test_a_long_name_leaves_the_cover_readable_on_a_phone(visit: Visit, width: int) -> None:
    person = visit(language="ru")
    (deck, *_) = call(person, "GET", "/decks/premade/gwent/ru")
    call(person, "POST", "/decks", {**deck["deck"], "name": "Очень длинное название колоды о разном"})
    person.page.set_viewport_size({"width": width, "height": 640})
    person.page.goto("/decks")
    cover = person.page.locator("article .cover")
    boxes = [cover.locator(part).bounding_box() for part in (".sigils", ".game", ".title b", ".title small")]
    tops = [box["y"] for box in boxes if box]
    ends = [box["y"] + box["height"] for box in boxes if box]
    outside = cover.bounding_box()
    assert (
        outside is not None
        and max(ends[:2]) <= tops[2]
        and ends[2] <= tops[3] + 1
        and ends[3] <= outside["y"] + outside["height"]
    )
    assert person.page.evaluate("document.documentElement.scrollWidth") == width
    person.went_well()


@pytest.mark.slow
def test_a_dealt_deck_is_saved_after_the_game(visit: Visit) -> None:
    person = visit()
    table = open_table(person, "epic", format="sealed", bots=["random"])
    person.wait_to_be_asked()
    resign(person, table)
    person.page.locator(".end").get_by_role("button", name="Save deck").click()
    person.page.get_by_role("status").get_by_role("button", name="Open deck").click()
    expect(person.page.locator(".deck .n")).not_to_have_count(0)
    assert [(each["format"], each["cards"], each["problems"]) for each in call(person, "GET", "/decks")] == [("limited", 30, 0)]
    play(person)
    person.went_well()


@pytest.mark.slow
def test_a_gwent_deck_has_a_leader_and_keeps_neutral_cards_in_another_faction(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Gwent")
    person.page.locator("#deck-format").select_option(label="Advanced decks")
    choose_leader(person, "Skellige")
    fill(person)
    card(person, "decoy").scroll_into_view_if_needed()
    neutral = person.page.locator('.list [data-card="geralt_of_rivia"], .list [data-card="decoy"]').count()
    choose_leader(person, "Monsters")
    expect(person.page.locator('.list [data-card="hjalmar"]')).to_have_count(0)
    assert person.page.locator('.list [data-card="geralt_of_rivia"], .list [data-card="decoy"]').count() == neutral
    person.click("Undo")
    expect(person.page.locator(LEGAL)).to_be_visible()
    expect(person.page.locator(".gauge.bad")).to_have_count(0)
    play(person)
    person.went_well()


@pytest.mark.slow
def test_three_decks_of_a_tournament_are_one_set(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Gwent")
    person.page.locator("#deck-format").select_option(label="Three decks")
    tabs = person.page.locator(".set [role=tab]")
    expect(tabs).to_have_count(3)
    for place, faction in enumerate(("Northern Realms", "Monsters", "Skellige")):
        tabs.nth(place).click()
        choose_leader(person, faction)
    person.page.locator(".foot").get_by_role("button", name="Autofill").click()
    expect(person.page.locator(".set .state.good")).to_have_count(3)
    expect(person.page.locator(SAVED)).to_have_text("Saved")
    play(person)
    person.page.goto("/decks")
    expect(person.page.locator("article.several .picture")).to_have_count(3)
    person.went_well()


@pytest.mark.slow
def test_a_solo_deck_is_played_against_a_chosen_faction(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Gwent")
    person.page.locator("#deck-format").select_option(label="Whole sets · Variant: Deck building")
    choose_leader(person, "Skellige")
    fill(person)
    person.page.locator(".bar").get_by_role("button", name="Play").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Choose the opponent").click()
    opponent = person.page.locator(".step", has=person.page.get_by_role("heading", name="Opponent", exact=True))
    expect(opponent.locator(".tile", has_text="Skellige")).to_contain_text("You’re playing it.")
    opponent.locator(".tile", has_text="Monsters").click()
    expect(person.page.locator(".strip h2")).to_contain_text("against Monsters")
    person.page.locator(".strip").get_by_role("button", name="Start game").click()
    person.wait_to_be_asked()
    person.went_well()


@pytest.mark.slow
def test_a_premade_deck_joins_a_set_and_leaves_the_other_decks_alone(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Gwent")
    person.page.locator("#deck-format").select_option(label="Three decks")
    choose_leader(person, "Skellige")
    tabs = person.page.locator(".set [role=tab]")
    tabs.nth(1).click()
    person.page.locator(".deck").get_by_role("button", name="Premade deck").click()
    first = person.page.get_by_role("dialog").locator("li button").first
    expect(first).to_contain_text("Advanced decks")  # those that are legal in a tournament come first
    first.click()
    expect(tabs).to_have_count(3)
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(tabs.nth(1).locator(".state.good")).to_be_visible()
    expect(tabs.first).to_contain_text("Skellige")
    expect(person.page.locator("#deck-format option:checked")).to_have_text("Three decks")
    person.went_well()


@pytest.mark.slow
def test_two_devices_edit_one_deck_and_lose_nothing(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Epic")
    card(person, "kong").click()
    expect(person.page.locator(SAVED)).to_have_text("Saved")
    address = person.page.url

    other = visit(address, storage_state=person.page.context.storage_state())
    expect(count(other, "kong")).to_have_text("1")
    card(other, "fireball").click()
    expect(other.page.locator(SAVED)).to_have_text("Saved")

    card(person, "rage").click()
    note = person.page.locator(".note")
    expect(note).to_contain_text("(2)")
    note.get_by_role("button", name="Compare").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("1 Rage")
    expect(person.page.get_by_role("dialog")).to_contain_text("1 Fireball")
    person.page.keyboard.press("Escape")
    assert person.page.url != address
    decks = call(person, "GET", "/decks")
    assert sorted(each["cards"] for each in decks) == [2, 2]
    note.get_by_role("button", name="Use the other").click()
    expect(count(person, "fireball")).to_have_text("1")
    person.went_well()


@pytest.mark.slow
def test_edits_without_a_connection_are_saved_when_it_is_back(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Epic")
    expect(person.page.locator(SAVED)).to_have_text("Saved")
    person.page.context.set_offline(True)
    card(person, "kong").click()
    expect(person.page.locator(".note")).to_contain_text("offline")
    person.page.context.set_offline(False)
    expect(person.page.locator(SAVED)).to_have_text("Saved")
    assert [each["cards"] for each in call(person, "GET", "/decks")] == [1]


@pytest.mark.slow
def test_a_save_whose_answer_is_lost_is_no_other_device(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Epic")
    expect(person.page.locator(SAVED)).to_have_text("Saved")
    lost: list[int] = []

    def lose(route: Route) -> None:
        if route.request.method == "PUT" and not lost:
            lost.append(route.fetch().status)
            route.abort()
        else:
            route.continue_()

    person.page.route("**/api/decks/*", lose)
    card(person, "kong").click()
    expect(person.page.locator(".note")).to_contain_text("offline")
    card(person, "rage").click()
    expect(person.page.locator(SAVED)).to_have_text("Saved")
    assert lost == [200]
    assert [(each["cards"], each["name"]) for each in call(person, "GET", "/decks")] == [(2, "New deck")]
    expect(person.page.locator(".note")).to_have_count(0)


@pytest.mark.slow
def test_a_deck_that_is_edited_while_it_is_filled_is_filled_with_the_edit(visit: Visit) -> None:
    person = visit("/decks")
    begin(person, "Epic")
    first: list[Route] = []

    def hold(route: Route) -> None:
        if first:
            route.continue_()
        else:
            first.append(route)

    person.page.route("**/api/decks/fill*", hold)
    person.page.locator(".foot").get_by_role("button", name="Autofill").click()
    person.wait_until(lambda: bool(first), "the request")
    card(person, "rage").click()
    expect(count(person, "rage")).to_have_text("1")
    first[0].continue_()
    expect(person.page.locator(LEGAL)).to_be_visible()
    expect(person.page.locator(".toast")).to_contain_text("cards added")
    expect(count(person, "rage")).to_have_text(re.compile("[1-3]"))
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_builder_fits(visit: Visit, language: str) -> None:
    person = visit("/decks", language=language)
    person.page.locator("main li button").first.click()
    expect(person.page.locator(".pool .card").first).to_be_visible()
    sizes = ((1440, 900), (1366, 650), (390, 844), (360, 640))
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        assert not person.is_too_wide(), f"{width}x{height}"
        if width < 900:
            for tab in range(3):
                person.page.locator(".tabs [role=tab]").nth(tab).click()
                assert not person.is_too_wide(), f"{width}x{height}"
    person.page.goto("/decks")
    expect(person.page.locator("article")).to_have_count(1)
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        assert not person.is_too_wide(), f"{width}x{height}"


@pytest.mark.slow
def test_the_builder_loads_little_script(visit: Visit) -> None:
    person = visit("/decks")
    person.page.locator("main li button").first.click()
    expect(person.page.locator(LEGAL)).to_be_visible()
    newcomer = visit("/about", storage_state=person.page.context.storage_state(), service_workers="block")
    client = newcomer.page.context.new_cdp_session(newcomer.page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    scripts: list[Response] = []
    newcomer.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    newcomer.page.goto(person.page.url, wait_until="networkidle")
    assert 0 < sum(answer.request.sizes()["responseBodySize"] for answer in scripts) < MOST_SCRIPT


@pytest.mark.slow
def test_a_tile_says_how_many_games_were_played_and_won(visit: Visit) -> None:
    person = visit("/decks")
    leader, *cards = dict(format_named("classic").piles)["monsters"]
    part = {"leader": leader, "cards": [{"card": each, "count": cards.count(each)} for each in dict.fromkeys(cards)]}
    deck = call(person, "POST", "/decks", {"game": "gwent", "format": "classic", "name": "Full moon", "decks": [part]})
    person.page.reload()
    tile = person.page.locator(f'[data-deck="{deck["id"]}"]')
    expect(tile).not_to_contain_text("games")
    for _ in range(2):
        resign(person, open_table(person, "gwent", take=[], deck_id=deck["id"], bots=["random"]))
    person.page.goto("/decks")
    expect(tile).to_contain_text("2 games, 0 won")
    person.went_well()
