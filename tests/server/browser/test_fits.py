"""A duel with full boards fits every screen: nothing overlaps, is cut off or has to be scrolled to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from support.browser.fitting import hold, without_timers, wrong_at
from support.browser.person import ASKED, DECLINE, SETTLED, Person
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.depth import first_few
from tests.server.browser.conftest import Visit

SIZES = [(1366, 650), (1280, 720), (1024, 768), (844, 390), (390, 844), (375, 667), (360, 640), (3840, 2160)]
FEW = [(1366, 650), (360, 640)]
PHONES = [(844, 390), (390, 844), (375, 667), (360, 640)]
LANGUAGES = ["en", "pl", "ru", "es", "fr"]
MANY = [(1440, 900), (1366, 650), (1024, 768)]

HAND = "angel_of_light, divine_judgment, feint, time_walker, erase, spike_trap, necromancer_lord, lightning_storm, banishment"
MINE = (
    "palace_guard, angel_of_mercy, frost_giant(damage 3), human, thundarus(deploying, damage 9), white_knight(expended), "
    "djinn_of_the_sands(expended, counters 3, damage 2)"
)
THEIRS = (
    "kong(deploying, counters 2), raging_t_rex, sea_hydra(flipped, damage 2), triceratops, bellowing_minotaur, "
    "pack_alpha(expended), wolf"
)
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

    def look(self, state: str, *, pressed: bool = True, scrolling: str = "") -> None:
        """`scrolling`: what may scroll, and hide things that way."""
        for width, height in self.sizes:
            found = wrong_at(self.person.page, width, height, pressed=pressed, scrolling=scrolling)
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
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_duel_fits_every_screen_in_long_words_too(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    check(visit, monkeypatch, game, SIZES, (language,))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_staged_card_covers_nothing(visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    wrong: list[str] = []
    person, other = visit(moving=True), visit()
    without_timers(person.page)
    for language in LANGUAGES:
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


SEVEN = "palace_guard, angel_of_mercy, frost_giant, human, thundarus, ice_drake, zombie"
OTHER_SEVEN = "kong, raging_t_rex, sea_hydra, triceratops, bellowing_minotaur, pack_alpha, medusa"
SEVEN_EACH = f"""
    P1 30hp 1g hand: {HAND} play: {SEVEN}
    P2 21hp 1g hand: ?5 play: {OTHER_SEVEN}
"""
WE_ATTACK = SEVEN_EACH + f"turn P1\n P1 attacks with {SEVEN}\n P1 passes\n P2 passes\n P2 blocks with {OTHER_SEVEN}\n P2 passes"
THEY_ATTACK = SEVEN_EACH + f"turn P2\n P2 attacks with {OTHER_SEVEN}\n P2 passes\n P1 passes"
BACKGROUNDS = "(labels) => labels.map((label) => getComputedStyle(label).backgroundColor)"


def select_all(person: Person) -> None:
    """Select each champion that is offered, one by one."""
    for place in person.lit():
        if place.startswith("champion/"):
            person.press(place)
            expect(person.page.locator(f'.lane [data-place="{place}"]')).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_fighters_a_side_fit_every_screen(visit: Visit, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    person = visit()
    speak(person, language)
    measured = Measured(person, SIZES, language)
    open_at(monkeypatch, person, "epic", SEVEN_EACH + "turn P1")
    select_all(person)
    measured.look("seven attack")
    open_at(monkeypatch, person, "epic", THEY_ATTACK)
    select_all(person)
    measured.look("seven block seven")
    seen = set(person.page.locator(".outcome").evaluate_all(BACKGROUNDS))
    assert len(seen) == 2 and "rgba(0, 0, 0, 0)" not in seen, f"fates look alike: {seen}"
    open_at(monkeypatch, person, "epic", WE_ATTACK)
    measured.look("before damage")
    open_at(monkeypatch, person, "epic", WE_ATTACK + "\n P1 passes")
    assert person.page.locator(".fighter.planned").count() == 7
    measured.look("damage is assigned")
    assert not measured.wrong, "\n".join(measured.wrong)
    person.went_well()


@pytest.mark.slow
def test_more_than_seven_equal_fighters_stack(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even while damage is assigned to them; one whose number changes leaves the stack."""
    person = visit(viewport={"width": 390, "height": 844})
    measured = Measured(person, PHONES, "en")
    open_at(
        monkeypatch,
        person,
        "epic",
        f"""
        P1 30hp 0g hand: kong play: kong
        P2 21hp 0g hand: ?5 play: {"zombie, " * 9}medusa
        turn P1
        P1 attacks with kong
        P1 passes
        P2 passes
        P2 blocks with {"zombie, " * 9}medusa
        P2 passes
        P1 passes
        """,
    )
    planned = person.page.locator(".fighter.planned")
    assert planned.count() <= 4
    measured.look("damage for ten")
    broken = person.page.locator(".fighter.breaking.pile").first
    expect(broken.locator(".times")).to_have_text("×2")
    person.press(broken.locator("[data-place]").first.get_attribute("data-place") or "")
    person.page.locator(f"{ASKED} [aria-label^='Less']:enabled").click()
    expect(person.page.locator(".fighter.planned:not(.pile) output").filter(has_text=re.compile(r"^1\s*/ 2"))).to_have_count(1)
    assert broken.count() == 0
    assert not measured.wrong, "\n".join(measured.wrong)
    person.went_well()


CROWD = f"""
    P1 17hp 1g hand: {HAND} play: {MINE}, human x4, zombie(expended) x3, medusa, trihorror
    P2 21hp 1g hand: ?4 play: {THEIRS} x3, human x5, zombie(expended) x4, ice_drake, medusa
"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_more_than_seven_champions_stack(visit: Visit, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Equal ones share a place; only different ones that are too many for the row scroll."""
    person = visit()
    speak(person, language)
    measured = Measured(person, SIZES[:-1], language)
    open_at(monkeypatch, person, "epic", CROWD + "turn P1")
    assert person.page.locator(".mine .copies, .theirs .copies").count() >= 4, "equal champions are stacked"
    measured.look("a crowd", scrolling=".view")
    assert not measured.wrong, "\n".join(measured.wrong)
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_sentence_stays_above_the_hand_of_a_phone(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    person, other = visit(viewport={"width": 360, "height": 640}), visit()
    speak(person, language)
    begin_at(monkeypatch, "epic", POSITIONS["epic"].replace("white_knight(expended)", "hunting_raptors") + "turn P2")
    sit(other, open_table(person, "epic", format="sealed", listed=True))
    other.wait_to_be_asked()
    other.page.wait_for_timeout(SETTLED)
    other.press("champion/8")
    other.page.wait_for_timeout(SETTLED)
    other.page.locator(f"{ASKED} .btn.main:enabled").click()
    expect(person.page.locator(".duel.battle")).to_be_visible()
    while not person.is_asked:
        other.page.evaluate(DECLINE)
        other.page.wait_for_timeout(SETTLED)
    for width, height in PHONES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(300)
        line, hand = (person.page.locator(each).first.bounding_box() for each in (".ask .last-line", ".own-hand .card"))
        assert line is not None and hand is not None, f"{width}x{height}: there is no sentence"
        assert line["height"] >= 12, f"{width}x{height}: {line}"
        assert line["y"] + line["height"] <= hand["y"] or width > height, f"{width}x{height}: {line} {hand}"
    person.press(next(each for each in person.lit() if each.startswith("champion/")))
    measured = Measured(person, PHONES, language)
    measured.look("a power is armed")
    person.page.keyboard.press("Escape")
    person.press("hand/0/3")
    person.page.get_by_role("button", name=re.compile("Why not|Почему")).click()
    expect(person.page.locator(".ask .no")).to_be_visible()
    measured.look("a play is refused")
    covered = [each for each in measured.wrong if "under the strip" in each]
    assert not covered, "\n".join(covered)
    person.went_well()


EIGHT_SEATS = """
    mode free_for_all 8
    P1 17hp 1g hand: kong, fireball, feint, time_walker, erase play: palace_guard, angel_of_mercy, frost_giant, human, thundarus
    P2 21hp 1g hand: ?5 play: kong, raging_t_rex, sea_hydra
    P3 8hp 0g hand: ?4 play: wolf x3, triceratops, ice_drake, medusa
    P4 30hp 0g hand: ?9 play: bellowing_minotaur, pack_alpha, white_knight, djinn_of_the_sands
    P5 25hp 0g hand: ?3 play: human x6
    P6 11hp 1g hand: ?5 play: zombie x4, trihorror
    P7 19hp 0g hand: ?5 play: -
    P8 3hp 0g hand: ?7 play: necromancer_lord, thundarus, angel_of_light discard: erase
"""
HYDRA = """
    mode hydra 4 in 2 teams
    P1 30hp 1g hand: kong, fireball, feint play: palace_guard, angel_of_mercy
    P2 30hp 1g hand: ?5 play: kong, raging_t_rex
    P3 30hp 0g hand: ?4 play: wolf x3, triceratops
    P4 30hp 0g hand: ?9 play: bellowing_minotaur, pack_alpha, white_knight
"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_many_fits(visit: Visit, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    person = visit(viewport={"width": 1440, "height": 900})
    speak(person, language)
    measured = Measured(person, MANY, language)
    eight = {"mode": "free_for_all", "seats": 8, "bots": ["random"] * 7}
    hydra = {"mode": "hydra", "seats": 4, "teams": 2, "bots": ["random"] * 3}
    for state, position, settings in (
        ("eight", EIGHT_SEATS + "turn P1", eight),
        ("a battle of eight", EIGHT_SEATS + "turn P2\n P2 attacks P1 with kong, raging_t_rex\n P2 passes", eight),
        ("a battle of teams", HYDRA + "turn P1\n P1 attacks with palace_guard, angel_of_mercy", hydra),
    ):
        begin_at(monkeypatch, "epic", position)
        open_table(person, "epic", format="sealed", **settings)
        expect(person.page.locator(".board-grid")).to_be_visible()
        person.page.wait_for_timeout(SETTLED)
        measured.look(state, pressed=False, scrolling=".board-grid, .tiles")  # a board that can be chosen is one large button
    assert not measured.wrong, "\n".join(measured.wrong)
    person.went_well()


CHOOSING = """
    P1 17hp 1g hand: stand_alone, ogre_mercenary play: palace_guard, angel_of_mercy
    P1 discard: erase, kong, feint, medusa, fireball, pack_alpha, time_walker
    P2 21hp 1g hand: ?3 play: kong, wolf
    turn P1
"""
COVERED = """(over) => {
    const box = (each) => each.getBoundingClientRect();
    const { left, right, top, bottom } = box(document.querySelector(over));
    const under = [...document.querySelectorAll('.felt .cell .card, .felt .health, .felt .fact')].map(box);
    const cards = [...document.querySelectorAll(`${over} .card`)].map(box);
    const meets = (each) => each.left < right - 1 && each.right > left + 1 && each.top < bottom - 1 && each.bottom > top + 1;
    return [under.filter(meets),
        cards.filter((each) => each.left < 0 || each.right > innerWidth || each.bottom > innerHeight)];
}"""


@pytest.mark.parametrize(("place", "over"), [("hand/0/0", ".choices"), ("hand/0/1", ".spread")])
def test_answers_to_choose_from_hide_no_champion(visit: Visit, monkeypatch: pytest.MonkeyPatch, place: str, over: str) -> None:
    """Effects and cards in a pile are listed over the hand."""
    person = visit(viewport={"width": 1366, "height": 650})
    open_at(monkeypatch, person, "epic", CHOOSING)
    person.press(place)
    person.page.wait_for_timeout(SETTLED)
    if person.page.locator(over).count() == 0:
        person.page.locator(f"{ASKED} .btn.main:enabled").click()
    expect(person.page.locator(over)).to_be_visible()
    for width, height in ((1366, 650), (390, 844)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(300)
        assert person.page.evaluate(COVERED, over) == [[], []], f"{width}x{height}"
    person.went_well()
