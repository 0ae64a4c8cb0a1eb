"""A duel with full boards fits every screen: nothing overlaps, is cut off or has to be scrolled to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser.fitting import hold, without_timers, wrong_at
from support.browser.person import ASKED, SETTLED, Person
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.depth import first_few
from tests.server.browser.conftest import Visit

SIZES = [(1366, 650), (1280, 720), (1024, 768), (844, 390), (390, 844), (360, 640)]
FEW = [(1366, 650), (360, 640)]

HAND = "angel_of_light, divine_judgment, feint, time_walker, erase, spike_trap, necromancer_lord, lightning_storm, banishment"
MINE = (
    "palace_guard, angel_of_mercy, frost_giant(damage 3), human, thundarus(deploying), white_knight(expended), "
    "djinn_of_the_sands(expended, counters 3)"
)
THEIRS = "kong(deploying), raging_t_rex, sea_hydra, triceratops, bellowing_minotaur, pack_alpha(expended), wolf"
EPIC = f"""
    P1 17hp 1g hand: {HAND} play: {MINE} discard: erase, wolf_companion
    P2 21hp 1g hand: fireball, ?3 play: {THEIRS} discard: fireball
"""
TEN = (
    "catapult, geralt_of_rivia, dun_banner_medic, commanders_horn, clear_weather, decoy, villentretenmerth, "
    "yennefer_of_vengerberg, prince_stennis, siege_tower"
)
GWENT = f"""
    P1 northern_realms leader: foltest_the_siegemaster hand: {TEN}
    P1 close: blue_stripes_commando x3, ves, vernon_roche ranged: crinfrid_reavers_dragon_hunter x2, keira_metz, sheldon_skaggs
    P1 siege: trebuchet, ballista discard: ves
    P2 monsters leader: eredin_king_of_the_wild_hunt hand: cockatrice, ?4 discard: ghoul horns: ranged
    P2 siege: fire_elemental, earth_elemental, ice_giant ranged: leshen, grave_hag, wyvern
    P2 close: arachas x3, werewolf, griffin, harpy, draug
    weather: biting_frost
"""
POSITIONS = {"epic": EPIC, "gwent": GWENT}
OTHER = {"epic": "format", "gwent": "take"}


def play(person: Person) -> None:
    """Play the first card in hand."""
    ply = person.ply
    person.press("hand/1/0")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(f"{ASKED} .btn.main:enabled").click()
    person.page.wait_for_timeout(SETTLED)
    if person.ply == ply:
        person.answer()


class Measured:
    """Problems by state, size and language."""

    def __init__(self, person: Person, sizes: list[tuple[int, int]], language: str) -> None:
        self.person, self.sizes, self.language = person, sizes, language
        self.wrong: list[str] = []

    def look(self, state: str, *, pressed: bool = True) -> None:
        for width, height in self.sizes:
            found = wrong_at(self.person.page, width, height, pressed=pressed)
            self.wrong += [f"{self.language}, {state}, {width}x{height}: {each}" for each in found]


def open_at(monkeypatch: pytest.MonkeyPatch, person: Person, game: str, position: str) -> str:
    begin_at(monkeypatch, game, position)
    settings = {"format": "sealed"} if game == "epic" else {}
    table = open_table(person, game, bots=["random"], **settings)
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    return table


def speak(person: Person, language: str) -> None:
    person.page.evaluate("(language) => localStorage.setItem('mulligan.language', language)", language)


def check(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str, sizes: list[tuple[int, int]], languages: tuple[str, ...]
) -> None:
    person = visit(viewport={"width": sizes[0][0], "height": sizes[0][1]})
    wrong: list[str] = []
    for language in languages:
        speak(person, language)
        measured = Measured(person, sizes, language)
        open_at(monkeypatch, person, game, POSITIONS[game] + "turn P1")
        measured.look("a turn")
        person.press(next(place for place in person.lit() if place.startswith("hand/")))
        measured.look("a card is armed")
        if game == "epic":
            person.page.keyboard.press("Escape")
            person.press("champion/0")
            person.press("champion/3")
            measured.look("attackers are selected")
            open_at(monkeypatch, person, game, POSITIONS[game] + "turn P1\n P1 attacks with palace_guard, human")
            measured.look("battle")
            open_at(
                monkeypatch,
                person,
                game,
                POSITIONS[game].replace("pack_alpha(expended), wolf", "pack_alpha(expended)")
                + "turn P2\n P2 attacks with raging_t_rex, triceratops\n P2 passes\n P1 passes",
            )
            measured.look("blockers are chosen")
        wrong += measured.wrong
    assert not wrong, "\n".join(wrong)
    person.went_well()


@pytest.mark.parametrize("game", first_few(["epic", "gwent"]))
def test_a_duel_fits_a_laptop_and_a_small_phone(visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    check(visit, monkeypatch, game, FEW, ("en",))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_duel_fits_every_screen_in_long_words_too(visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    check(visit, monkeypatch, game, SIZES, ("en", "ru"))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_staged_card_covers_nothing(visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    wrong: list[str] = []
    person, other = visit(moving=True), visit()
    without_timers(person.page)
    for language in ("en", "pl"):
        speak(person, language)
        begin_at(monkeypatch, game, POSITIONS[game] + "turn P2")
        table = open_table(person, game, listed=True, **({"format": "sealed"} if game == "epic" else {}))
        sit(other, table)
        other.wait_to_be_asked()
        other.page.wait_for_timeout(SETTLED)
        play(other)
        expect(person.page.locator(".staged .slip")).to_be_visible()
        hold(person.page, True)
        measured = Measured(person, SIZES, language)
        measured.look("a card is staged", pressed=False)
        hold(person.page, False)
        wrong += measured.wrong
    assert not wrong, "\n".join(wrong)
