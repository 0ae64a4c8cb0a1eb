"""All layers over the table fit every screen: the end of a game, long lists of answers, and a replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser.fitting import hold, without_timers, wrong_at, wrong_over_table_at
from support.browser.person import ASKED, SETTLED, Person
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.server.browser.conftest import Visit
from tests.server.browser.test_fits import LANGUAGES, SIZES, speak
from tests.server.browser.test_moments import ABOUT_TO_LOSE, LOST, WON, attack, decline_until

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("language", LANGUAGES)]

GRAVES = "kong, raging_t_rex, sea_hydra, triceratops, bellowing_minotaur, pack_alpha, medusa"
LISTS = f"""
    P1 30hp 1g hand: final_task, fireball, feint, time_walker play: wolf discard: {GRAVES}
    P2 21hp 0g hand: ?5 play: demon discard: {GRAVES}
    turn P1
"""
MEDIC = """
    P1 northern_realms leader: foltest_the_siegemaster hand: dun_banner_medic, decoy close: ves
    P1 discard: catapult, blue_stripes_commando, keira_metz, sheldon_skaggs, trebuchet, ballista, siege_tower
    P1 discard: prince_stennis, ves
    P2 monsters leader: eredin_king_of_the_wild_hunt hand: ?4 discard: ghoul
    turn P1
"""


def look(person: Person, language: str, state: str) -> list[str]:
    return [
        f"{language}, {state}, {width}x{height}: {each}"
        for width, height in SIZES
        for each in wrong_over_table_at(person.page, width, height)
    ]


@pytest.mark.parametrize(("game", "position"), [("epic", LOST), ("gwent", WON)], ids=["epic", "gwent"])
def test_the_end_of_a_game(visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str, position: str, language: str) -> None:
    person, other = visit(), visit()
    speak(person, language)
    begin_at(monkeypatch, game, position)
    sit(other, open_table(person, game, listed=True, **({"format": "sealed"} if game == "epic" else {})))
    person.wait_to_be_on_the_table()
    if game == "epic":
        decline_until(person.page.locator("section.end"), person, other)
    else:
        person.play(other)
    expect(person.page.locator(".end .stats tbody tr")).to_have_count(5)
    wrong = look(person, language, "the end")
    if game == "gwent":
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            expect(person.page.locator(".end .turning")).to_be_visible()
    assert not wrong, "\n".join(wrong)
    person.went_well()


def test_a_list_of_answers_and_two_long_piles(visit: Visit, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    person = visit()
    speak(person, language)
    begin_at(monkeypatch, "epic", LISTS)
    open_table(person, "epic", format="sealed", bots=["random"])
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    person.press("hand/0/0")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(f"{ASKED} .btn.main:enabled").click()
    expect(person.page.locator(".choices .btn")).to_have_count(2)
    wrong = look(person, language, "modes")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(".choices .btn").last.click()
    person.page.locator(f"{ASKED} .btn.main:enabled").click()
    expect(person.page.locator(".spread .one, .beside-hand .card").first).to_be_visible()
    wrong += look(person, language, "piles")
    assert not wrong, "\n".join(wrong)
    person.went_well()


def test_a_long_pile_for_a_medic(visit: Visit, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    person = visit()
    speak(person, language)
    begin_at(monkeypatch, "gwent", MEDIC)
    open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    person.press("hand/0/0")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(f"{ASKED} .btn.main:enabled").click()
    expect(person.page.locator(".spread .one")).to_have_count(9)
    wrong = look(person, language, "a pile")
    assert not wrong, "\n".join(wrong)
    person.went_well()


def test_a_replay(visit: Visit, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """The same as during the play, in a frame, with buttons to browse."""
    person, other = visit(moving=True), visit()
    speak(person, language)
    without_timers(person.page)
    begin_at(monkeypatch, "epic", ABOUT_TO_LOSE)
    sit(other, open_table(person, "epic", format="sealed", listed=True))
    attack(other)
    decline_until(person.page.locator("section.end"), person, other)
    person.page.wait_for_timeout(2 * SETTLED)
    person.page.locator("section.ask .slot.c .btn").click()
    expect(person.page.locator(".felt.replays")).to_have_count(1)
    hold(person.page, True)
    wrong = [
        f"{language}, a replay, {width}x{height}: {each}"
        for width, height in SIZES
        for each in wrong_at(person.page, width, height, pressed=False)
    ]
    hold(person.page, False)
    assert not wrong, "\n".join(wrong)
    person.went_well()
