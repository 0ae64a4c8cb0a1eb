"""The setup page: every choice that the server offers is pressed and played, and setups are kept and shared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from mulligan.core.game import InvalidSettings
from mulligan.core.plugin import GameMode, GamePlugin
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.registry import GAMES, plugin_for
from mulligan.server.app import Config
from mulligan.server.limits import Limits
from mulligan.server.room.state.clock import Timing
from support.browser.person import Person
from support.browser.tables import call
from support.server import RunningServer

Visit = Callable[..., Person]
MODES = [pytest.param(game, mode.name, id=f"{game}-{mode.name}") for game in GAMES for mode in plugin_for(game).modes]
CLOCKS = {"move-30": 30, "move-90": 90, "bank-5": 300, "bank-15": 900, "move-day": 86_400}
DEFAULTS = {"bot": "normal"}  # left out of links, unlike the bot that `address` names
SMALLEST = 13  # pixels of text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for many unfinished tables of one person."""
    folder = tmp_path_factory.mktemp("server")
    running = RunningServer(Config(str(folder / "mulligan.db"), timing=Timing.quick(), limits=Limits(tables=500)))
    running.start()
    yield running
    running.stop()


def address(game: str, **parts: object) -> str:
    return "/new?" + "&".join(f"{part}={value}" for part, value in {"game": game, "bot": "novice", **parts}.items())


def go_to(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator(".paper ul")).to_be_visible()


def accepts(plugin: GamePlugin, mode: GameMode, format: str) -> bool:
    """Whether the server plays a format in a mode, with the mode's fewest players."""
    try:
        plugin.choose(GameSettings(mode=mode.name, format=format, seats=mode.players[0]))
    except InvalidSettings:
        return False
    return True


def start(person: Person) -> dict[str, Any]:
    """Press the main button and return the settings of the table that it leads to."""
    page = person.page
    page.get_by_role("button", name="Start game").or_(page.get_by_role("button", name="Create table")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("section.ask, section.strip").first).to_be_visible()
    table = call(person, "GET", f"/tables/{urlsplit(page.url).path.rsplit('/', 1)[1]}")
    assert table["status"] in ("open", "running")
    settings: dict[str, Any] = table["settings"]
    return settings


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_format_of_a_mode_is_offered_and_started(visit: Visit, game: str, mode: str) -> None:
    person, plugin = visit(address(game, mode=mode)), plugin_for(game)
    (played,) = (each for each in plugin.modes if each.name == mode)
    page, names = person.page, list(plugin.formats(plugin.rulesets[0]))
    for name in names:
        go_to(page, address(game, mode=mode))
        option = format_option(page, plugin, name)
        if not accepts(plugin, played, name):
            expect(option).to_be_disabled()
            assert plugin.rule_prefix in option.inner_text(), "it says by which rule"
            continue
        option.click()
        expect(option).to_be_checked()
        settings = start(person)
        assert (settings["mode"], settings["format"], settings["seats"]) == (mode, name, played.players[0])
    person.went_well()


def format_option(page: Page, plugin: GamePlugin, name: str) -> Locator:
    words = plugin.word("format", name, Language.EN)
    return page.locator(".format", has=page.get_by_text(words, exact=True)).locator("xpath=ancestor::button").first


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_choice_is_changed_once_from_its_default_and_played(visit: Visit, game: str) -> None:
    """The choices are those that the page shows for each mode and each format, so that a new one cannot be forgotten."""
    person, plugin = visit(address(game)), plugin_for(game)
    page = person.page
    started: set[tuple[str, str]] = set()
    for path in bases(plugin):
        go_to(page, path)
        open_house_rules(page)
        for group, option in options(page):
            if group in ("Game", "Mode", "Play right away", "Build or draft first", "Bring your own deck"):
                continue  # tested above
            if (group, option) in started:
                continue
            started.add((group, option))
            go_to(page, path)
            open_house_rules(page)
            before = parts_of(page.url)
            choose(page, group, option)
            after = DEFAULTS | parts_of(page.url)
            changed = {part: value for part, value in after.items() if before.get(part, DEFAULTS.get(part)) != value}
            assert changed, f"{group}: {option} is not in the address"
            settings = start(person)
            assert_has(settings, changed)
    switches = {f"{each['name']}.{value['name']}" for each in described(person, game) for value in each["values"]}
    assert len([each for each in started if each[0].endswith("?")]) >= len(switches) / 2
    person.went_well()


def bases(plugin: GamePlugin) -> Iterator[str]:
    """Setups that show all controls: each mode with its fewest and its most players, and each format in its first mode."""
    for mode in plugin.modes:
        yield address(plugin.name, mode=mode.name)
        if mode.team_size != (1, 1) and mode.players[0] < mode.players[1]:
            yield address(plugin.name, mode=mode.name, seats=6)
    for name in plugin.formats(plugin.rulesets[0]):
        mode = next(each for each in plugin.modes if name in each.formats and accepts(plugin, each, name))
        yield address(plugin.name, mode=mode.name, format=name)


def open_house_rules(page: Page) -> None:
    if page.locator("main details[open]").count() == 0:
        page.locator("main details > summary").click()


# The name of a group and the words of an option.
NAMED = """const named = (each) => {
  const group = each.closest('[role=radiogroup]');
  const heading = document.getElementById(group.getAttribute('aria-labelledby'));
  return [(group.ariaLabel ?? heading.firstChild.textContent).trim(), each.innerText.trim()];
};"""
ALL_RADIOS = f"() => {{ {NAMED} return [...document.querySelectorAll('main [role=radio]')].map(named); }}"
# Everything that can be changed now: options that are not chosen, boxes to tick, and numbers to count up.
OPTIONS = f"""() => {{
  {NAMED}
  const ticks = [...document.querySelectorAll('main .check b')];
  const amounts = [...document.querySelectorAll('main .stepper button:last-child:enabled')];
  return [
    ...[...document.querySelectorAll('main [role=radio][aria-checked=false]:not([aria-disabled])')].map(named),
    ...ticks.map((each) => ['variants', each.innerText.trim()]),
    ...amounts.map((each) => ['amount', each.ariaLabel]),
  ];
}}"""


def options(page: Page) -> list[tuple[str, str]]:
    return [(group, option) for group, option in page.evaluate(OPTIONS)]


def choose(page: Page, group: str, option: str) -> None:
    before = page.url
    if group == "variants":
        page.get_by_role("checkbox", name=option).check()
    elif group == "amount":
        page.get_by_role("button", name=option, exact=True).click()
    else:
        index = list(page.evaluate(ALL_RADIOS)).index([group, option])
        page.locator("main [role=radio]").nth(index).click()
    page.wait_for_function("(before) => location.href !== before", arg=before)


def parts_of(url: str) -> dict[str, str]:
    return {part: values[0] for part, values in parse_qs(urlsplit(url).query).items()}


def assert_has(settings: dict[str, Any], changed: dict[str, str]) -> None:
    """Check that a table was opened with these parts of a link."""
    for part, value in changed.items():
        match part:
            case "switches":
                assert settings["switches"] == dict(pair.split(".") for pair in value.split(","))
            case "variants":
                assert settings["variants"] == value.split(",")
            case "clock":
                clock = settings["clock"]
                assert (clock["move"] or clock["bank"]) == CLOCKS[value]
            case "against":
                assert (settings["listed"], settings["hot_seat"]) == (value == "anyone", value == "hot_seat")
            case "bot":
                assert set(settings["bots"]) == {value}
            case "bots":
                assert len(settings["bots"]) == int(value)
            case "deck" | "game":
                pass  # decks are chosen at the table
            case _:
                assert str(settings[part]) == value, part


def described(person: Person, game: str) -> list[dict[str, Any]]:
    games = call(person, "GET", "/games/en")["games"]
    return next(each["switches"] for each in games if each["name"] == game)


# --- setups that are kept ----------------------------------------------------------------------------


@pytest.mark.slow
def test_a_setup_is_saved_renamed_deleted_brought_back_and_shared(visit: Visit) -> None:
    person = visit(address("epic", mode="hunter", ending="last_one_standing", seats=4, format="pack", ruleset="revised"))
    page = person.page
    page.get_by_role("button", name="Save setup").click()
    expect(page.get_by_role("status").filter(has_text="Saved as “Epic, Hunter”.")).to_be_visible()
    page.get_by_role("button", name="Rename", exact=True).click()
    page.get_by_label("Name of the setup").fill("Friday")
    page.keyboard.press("Enter")
    friday = page.locator(".saved li", has_text="Friday")
    expect(friday).to_contain_text("Hunter · 4 players · Pack draft")

    page.get_by_role("button", name="Delete Friday").click()
    expect(friday).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(friday).to_be_visible()
    page.get_by_role("radio", name="Gwent").click()
    page.reload()
    expect(page.locator(".paper")).to_contain_text("Gwent")
    friday.locator(".use").click()
    expect(page.locator(".paper")).to_contain_text("Ends at: Last player standing")

    expect(page.get_by_role("heading", level=1)).to_have_text("Friday")
    page.get_by_role("button", name="Share Friday").click()
    link = page.locator("input.link").input_value()
    assert parse_qs(urlsplit(link).query)["name"] == ["Friday"]
    friend = visit("about:blank")
    friend.page.goto(link)
    expect(friend.page.locator(".paper")).to_contain_text("Hunter, Pack draft")
    assert parts_of(friend.page.url) == parts_of(link)
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("Friday")
    friend.page.get_by_role("button", name="Save setup").click()
    expect(friend.page.locator(".saved li", has_text="Friday")).to_be_visible()
    settings = start(friend)
    assert (settings["ending"], settings["ruleset"], settings["seats"]) == ("last_one_standing", "revised", 4)
    friend.page.goto("/")
    expect(friend.page.locator(".go small").first).to_have_text("Hunter · 4 players · Pack draft · Novice bot")
    friend.page.goto("/new")
    expect(friend.page.locator(".saved li").first).to_contain_text("Last game")
    expect(friend.page.locator(".paper")).to_contain_text("Hunter, Pack draft")
    person.went_well()
    friend.went_well()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("game=chess", "We don’t know “game=chess”."),
        ("game=epic&mode=<img src=x onerror=alert(1)>", "We don’t know “mode=<img src=x onerror=alert(1)>”."),
        ("game=epic&mode=duel&seats=7", "“seats=7” doesn’t go with the rest."),
        ("game=epic&__proto__=x", "We don’t know “__proto__=x”."),
        ("game=epic&name=" + "x" * 3000, "This link is too long to be a setup."),
    ],
)
def test_a_hostile_link_gets_a_sentence_and_changes_nothing(visit: Visit, query: str, said: str) -> None:
    person = visit(f"/new?{query}")
    page = person.page
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_role("alert")).to_contain_text("Nothing was changed.")
    expect(page.locator(".paper")).to_contain_text("Epic: Duel, Starter decks")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('setup')).length") == 0
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert parts_of(page.url)["mode"] == "duel"
    person.went_well()


@pytest.mark.slow
def test_unavailable_choices_say_why_in_words(visit: Visit) -> None:
    page = visit(address("epic", mode="hydra", seats=6)).page
    expect(page.get_by_text("5 players can’t form equal teams. E-HYDRA-01")).to_be_visible()
    dark = page.get_by_role("radio", name="Dark draft")
    expect(dark).to_contain_text("2 players only. You have 6. E-FMT-DARK-01")
    dark.focus()
    dark.press("Enter")
    expect(dark).not_to_be_checked()
    page.goto(address("gwent", mode="solo"))
    open_house_rules(page)
    expect(page.get_by_role("radio", name="Video game").first).to_be_disabled()
    page.goto(address("gwent", ruleset="video"))
    expect(page.get_by_role("radio", name="Solo mode").first).to_contain_text("G-021")


@pytest.mark.slow
def test_house_rules_are_tagged_and_listed_at_the_table(visit: Visit) -> None:
    person = visit(address("epic", mode="duel", format="sealed_choice"))
    page = person.page
    open_house_rules(page)
    page.get_by_role("radio", name="It stays deploying").click()
    page.get_by_role("radio", name="90", exact=True).click()
    expect(page.locator("h3", has_text="What does blitz do?")).to_contain_text("house rule")
    expect(page.locator(".paper")).to_contain_text("Duels (2022) with 1 house rule")
    page.get_by_role("radiogroup", name="Edition").get_by_role("radio", name="Base set (2016)").click()
    expect(page.locator(".tag")).to_have_count(0)
    page.get_by_role("radio", name="The champion stops deploying").click()
    page.get_by_role("radio", name="Friends (invite link)").click()
    start(person)
    used = page.locator(".used")
    for words in (
        "Pool of 90 cards",
        "Base set (2016)",
        "House rule: What does blitz do? The champion stops deploying for good.",
    ):
        expect(used).to_contain_text(words)
    expect(used.get_by_role("link", name="Rule E-KW-BLITZ-01")).to_be_visible()
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_it_is_accessible_and_readable(visit: Visit, game: str, phone: bool) -> None:
    person = visit(address(game), phone=phone)
    page = person.page
    open_house_rules(page)
    found = [each["id"] for each in Axe().run(page).response["violations"] if each["impact"] in ("serious", "critical")]
    assert found == []
    small = page.evaluate(
        f"""() => [...document.querySelectorAll('main button, main input, main a, main summary, nav.tabs a')]
          .filter((each) => each.checkVisibility() && !each.closest('p') && !each.matches('[type=checkbox]'))
          .map((each) => [each.innerText, each.getBoundingClientRect(), parseFloat(getComputedStyle(each).fontSize)])
          .filter(([, {{ width, height }}, size]) => width < 40 || height < 43.9 || size < {SMALLEST})
          .map(([text]) => text)"""
    )
    assert small == []
    assert not person.is_too_wide()
    group = page.get_by_role("radiogroup", name="Against")
    group.get_by_role("radio", name="Bots").focus()
    page.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio", name="Friends (invite link)")).to_be_checked()
    person.went_well()


@pytest.mark.slow
def test_phones_have_tabs(visit: Visit) -> None:
    person = visit("/", phone=True)
    page = person.page
    tabs = page.locator("nav.tabs")
    for name, heading in (("Games", "Your games"), ("Rules", "Choose a game"), ("Play", "Two card games, played by the book")):
        tabs.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        expect(tabs.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")
        expect(tabs).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(tabs).to_be_hidden()
    person.went_well()
