// Moves things on the table. Things are elements with `data-thing`; piles, seats and rows are elements with `data-spot`. The board
// always shows the newest table. Copies that take no presses are drawn above it while they move, and a thing that waits for its
// event is paused on the first frame of its motion. So nothing blocks the table, and removing the copies ends everything.

import type { EventView } from '../wire/wire.ts';
import { copyOf, follows } from './actors.ts';
import { CueAnimation, lay } from './cue-animation.ts';
import { gainsBetween, punch } from './gains.ts';
import { breaks, charges, CHARGES, comes, distance, FLASH, FLASHES, goes, HALVES, lastsOf, LAYOUT, middle, MOVE, SHIFTED, shifts, STAMPED, stamps, steps, sweepDelay, TURN, TURN_UP, TURNS_UP, waveDelay, wipes, type Box } from './keyframes.ts';
import { placeOfKey, plan, rollsWith, type Cue, type GameMotions } from './plan.ts';
import { countUp, rollFrom, rollOver, type Roll } from './rolls.ts';
import { BODY, restOf, snapshotOf, type SeenThing, type Snapshot } from './snapshot.ts';
import { stampOf, subjectOf } from './verbs.ts';

/** The location of a cue. */
interface Spot {
  element: Element;
  box: Box;
}

export class Animator {
  private before: Snapshot | null = null;
  /** The origin of flying numbers. */
  private source: Box | null = null;
  /** The origin of tokens: the staged card, or the thing whose ability makes them. */
  private maker: Box | null = null;
  private readonly waiting = new Map<EventView, CueAnimation[]>();
  private readonly running = new Set<CueAnimation>();
  /** Reference count of the copies of a thing or a number; the original reappears at 0. */
  private readonly covered = new WeakMap<HTMLElement, number>();
  /** The latest roll of each number. */
  private readonly rolling = new WeakMap<HTMLElement, CueAnimation>();
  private readonly root: HTMLElement;
  private readonly layer: HTMLElement;
  private readonly game: GameMotions;

  constructor(root: HTMLElement, layer: HTMLElement, game: GameMotions) {
    this.root = root;
    this.layer = layer;
    this.game = game;
  }

  /** Records all boxes, right before the table changes. */
  look(): void {
    this.before = snapshotOf(this.root, (body) => body.getBoundingClientRect());
  }

  /** Lets the two sides of a battle charge at each other: everything in elements with `data-charge`, which says where the front line is. */
  charge(rate: number): void {
    for (const side of this.root.querySelectorAll<HTMLElement>('[data-charge]')) {
      for (const thing of side.querySelectorAll<HTMLElement>('[data-thing]')) {
        const animation = new CueAnimation();
        animation.animate(thing.querySelector<HTMLElement>(BODY) ?? thing, charges(side.dataset['charge'] === 'down' ? 1 : -1), CHARGES);
        this.running.add(animation);
        this.play(animation, rate);
      }
    }
  }

  /** Prepares the motions after the table has changed: things stay in their old places until their event begins. After a clash, numbers
   *  fly from the front line. `cause` began the play or the ability. */
  changed(events: readonly EventView[], still: boolean, clash: boolean, cause: EventView | null): void {
    const { before } = this;
    if (!before) return;
    const after = snapshotOf(this.root, restOf);
    const stage = this.root.querySelector('[data-spot~="stage"]')?.getBoundingClientRect() ?? null;
    this.source = clash ? (this.root.querySelector('[data-spot~="front"]')?.getBoundingClientRect() ?? null) : stage;
    this.maker = stage ?? (cause && this.boxOf(cause, after, before));
    const cues = plan([...before.things.keys()], [...after.things.keys()], events, this.game);
    // Measure everything before writing anything: each measurement in between would lay out the whole table.
    const spots = cues.map(({ at }) => this.find(at, after) ?? this.find(at, before));
    const ends = cues.map(({ to }) => (to === undefined ? undefined : this.find(to, after)));
    const swept = cues.filter(isSwept);
    const rolls = still ? [] : this.rolls(before, after, events);
    if (!still) this.shift(before, after);
    cues.forEach((cue, i) => this.set(cue, spots[i], before, after, still, ends[i], sweepDelay(Math.max(0, swept.indexOf(cue)), swept.length)));
    for (const roll of rolls) this.roll(roll);
    if (!still) this.count(cues, after);
    for (const gain of gainsBetween(before, after, events)) {
      const animation = new CueAnimation();
      punch(animation, gain, this.layer, still);
      this.enter(animation, gain.event);
    }
  }

  /** Starts an event, at `rate` times the normal speed. */
  begin(event: EventView, rate: number, still: boolean): void {
    const running = this.waiting.get(event) ?? [];
    this.waiting.delete(event);
    for (const animation of running) this.play(animation, still ? 1 : rate);
  }

  /** Plays the remaining cues, because no more events follow. */
  rest(): void {
    for (const running of this.waiting.values()) for (const animation of running) this.play(animation, 1);
    this.waiting.clear();
  }

  /** Ends everything immediately. */
  finish(): void {
    for (const animation of this.running) animation.end();
    this.running.clear();
    this.waiting.clear();
  }

  private play(animation: CueAnimation, rate: number): void {
    animation.play(rate, () => this.running.delete(animation));
  }

  /** Puts a cue in its first frame; it starts with its event, or immediately. */
  private set(cue: Cue, at: Spot | undefined, before: Snapshot, after: Snapshot, still: boolean, to?: Spot, delay = 0): void {
    const animation = new CueAnimation();
    if (!(still ? this.flash(animation, cue, to ?? at, after) : this.prepare(animation, cue, at, before, after, to, delay))) return;
    this.enter(animation, cue.event);
  }

  private enter(animation: CueAnimation, event: EventView | null): void {
    this.running.add(animation);
    if (event) this.waiting.set(event, [...(this.waiting.get(event) ?? []), animation]);
    else this.play(animation, 1);
  }

  /** Without movement, things that changed flash. */
  private flash(animation: CueAnimation, cue: Cue, at: Spot | undefined, after: Snapshot): boolean {
    if (cue.motion === 'step' && cue.event === null) return false;
    const element = after.things.get(cue.is)?.body ?? at?.element;
    if (cue.motion === 'stamp' && at && cue.event) this.stamp(animation, stampedOn(at), stampOf(this.game, cue.event), STAMPED);
    if (element) animation.animate(element, FLASHES, FLASH);
    return element !== undefined;
  }

  private prepare(animation: CueAnimation, cue: Cue, at: Spot | undefined, before: Snapshot, after: Snapshot, to: Spot | undefined, delay: number): boolean {
    const was = before.things.get(cue.was);
    const is = after.things.get(cue.is);
    switch (cue.motion) {
      case 'step':
        return was !== undefined && is !== undefined && this.step(animation, { ...was, box: this.onPart(was, is, before, after) }, is);
      case 'flash':
        if (at) animation.animate(at.element, FLASHES, MOVE);
        return at !== undefined;
      case 'stamp':
        return at !== undefined && cue.event !== null && this.stamp(animation, stampedOn(at), stampOf(this.game, cue.event), stamps(this.source, stampedOn(at)));
      case 'spawn':
        return this.spawn(animation, is ?? this.thingAt(cue.at, after), is !== undefined);
      case 'wipe':
      case 'unwipe':
        return this.wipe(animation, cue.motion, is ?? was);
      case 'break':
      case 'scorch':
        return was !== undefined && this.break(animation, cue.motion, was, at?.box ?? null);
      default:
        if (at && to) return this.pass(animation, at.box, to.box);
        if (is) this.come(animation, cue, is, was?.box ?? at?.box ?? is.box);
        if (was && (!is || cue.motion === 'bounce')) this.go(animation, cue, was, is?.box ?? at?.box ?? null, delay);
        return is !== undefined || was !== undefined;
    }
  }

  /** Slides the parts of the table and everything on them from the old layout to the new one. */
  private shift(before: Snapshot, after: Snapshot): void {
    for (const [part, box] of after.parts) {
      const was = before.parts.get(part);
      if (!was || Math.abs(was.y - box.y) < SHIFTED) continue;
      const animation = new CueAnimation();
      animation.animate(part, shifts(was, box), LAYOUT);
      this.enter(animation, null);
    }
  }

  /** The old box of a thing, relative to its part of the table, which itself moves. */
  private onPart(was: SeenThing, is: SeenThing, before: Snapshot, after: Snapshot): Box {
    const part = was.part === is.part ? is.part : null;
    const [then, now] = part ? [before.parts.get(part), after.parts.get(part)] : [];
    return then && now && Math.abs(then.y - now.y) >= SHIFTED ? moved(was.box, now.y - then.y) : was.box;
  }

  /** Moves a remaining thing to its new place, above the others if it leaves its row. */
  private step(animation: CueAnimation, was: SeenThing, is: SeenThing): boolean {
    const [from, to] = [middle(was.box), middle(is.box)];
    const moved = Math.hypot(to.x - from.x, to.y - from.y) > 1 || Math.abs(was.size.height - is.size.height) > 1;
    const turned = was.angle !== is.angle;
    if (!moved && !turned) return false;
    const leaves = was.row !== is.row;
    const body = moved && leaves ? this.actor(animation, is) : is.body;
    if (moved && leaves) this.cover(animation, is.body, 'opacity', '0');
    if (moved) animation.animate(body, steps(was.box, is.box, [was.size.width / is.size.width, was.size.height / is.size.height]), MOVE);
    const picture = body.querySelector('.art');
    if (turned && picture) animation.animate(picture, [{ rotate: `${was.angle - is.angle}deg` }, { rotate: '0deg' }], TURN);
    return true;
  }

  private come(animation: CueAnimation, { motion, angle }: Cue, is: SeenThing, from: Box): void {
    this.cover(animation, is.body, 'opacity', '0');
    const actor = this.actor(animation, is);
    animation.after(follows(actor, is.body));
    animation.animate(actor, comes(motion, from, is.box, angle), lastsOf(motion));
    if (motion === 'turn-up') this.turnUp(animation, actor, from, is.box, angle);
  }

  /** Turns a drawn card over on its way: its back is a separate copy, so that only the side towards the viewer is seen. */
  private turnUp(animation: CueAnimation, face: HTMLElement, from: Box, to: Box, angle?: number): void {
    const back = lay(this.layer, 'reverse');
    Object.assign(back.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
    animation.after(() => back.remove());
    animation.animate(back, comes('turn-up', from, to, angle), lastsOf('turn-up'));
    for (const [side, turns] of [[face, TURNS_UP.face], [back, TURNS_UP.back]] as const) {
      side.style.backfaceVisibility = 'hidden';
      animation.animate(side, [...turns], TURN_UP.duration, TURN_UP.delay);
    }
  }

  /** Lets a token fly out of its maker, to its place or onto a stack. */
  private spawn(animation: CueAnimation, on: SeenThing | undefined, isNew: boolean): boolean {
    if (!on) return false;
    const actor = this.actor(animation, on);
    actor.dataset['single'] = '';
    if (isNew) this.cover(animation, on.body.closest<HTMLElement>('[data-thing]') ?? on.body, 'opacity', '0'); // with the cards under it
    animation.after(follows(actor, on.body));
    const motion = this.maker ? 'spawn' : 'punch';
    animation.animate(actor, comes(motion, this.maker ?? on.box, on.box), lastsOf(motion));
    return true;
  }

  /** Counts the numbers of stacks while tokens land on them. */
  private count(cues: readonly Cue[], after: Snapshot): void {
    const landing = new Map<SeenThing, EventView[]>();
    for (const { motion, is, at, event } of cues) {
      const on = motion === 'spawn' ? (after.things.get(is) ?? this.thingAt(at, after)) : undefined;
      if (on && event) landing.set(on, [...(landing.get(on) ?? []), event]);
    }
    for (const [{ body, copies }, events] of landing) {
      const number = body.querySelector<HTMLElement>('.copies');
      if (number && copies >= events.length) this.roll(countUp(number, events[0] ?? null, copies, events.length, lastsOf('spawn')));
    }
  }

  /** Moves a card back from a pile to a hand that is shown only as a number. */
  private pass(animation: CueAnimation, from: Box, to: Box): boolean {
    const back = lay(this.layer, 'passed-on');
    back.style.left = `${to.x + to.width / 2}px`;
    back.style.top = `${to.y + to.height / 2}px`;
    animation.after(() => back.remove());
    const [start, end] = [middle(from), middle(to)];
    animation.animate(back, [{ translate: `${start.x - end.x}px ${start.y - end.y}px`, opacity: 0 }, { opacity: 1, offset: 0.2 }, { translate: '0 0', opacity: 1, offset: 0.85 }, { translate: '0 0', opacity: 0 }], lastsOf('play'));
    return true;
  }

  private go(animation: CueAnimation, { motion }: Cue, was: SeenThing, to: Box | null, delay: number): void {
    const actor = this.actor(animation, was);
    animation.animate(actor, goes(motion, was.box, to, this.middle()), lastsOf(motion), delay);
    if (motion === 'bleach') animation.animate(lay(actor.querySelector<HTMLElement>('.face') ?? actor, 'bleached'), [{ opacity: 0 }, { opacity: 1, offset: 0.6 }, { opacity: 1 }], lastsOf(motion));
  }

  private break(animation: CueAnimation, motion: 'break' | 'scorch', was: SeenThing, to: Box | null): boolean {
    const burning = motion === 'scorch' ? lastsOf('scorch') - lastsOf('break') : 0;
    for (const half of ['left', 'right'] as const) {
      const actor = this.actor(animation, was);
      actor.style.clipPath = HALVES[half];
      if (burning > 0) animation.animate(lay(actor, 'flame'), [{ clipPath: 'inset(100% 0 0)', opacity: 1 }, { clipPath: 'inset(0)', opacity: 1, offset: 0.45 }, { clipPath: 'inset(0)', opacity: 0.6 }], burning + lastsOf('break'));
      animation.animate(actor, breaks(half, was.box, to), lastsOf('break'), burning);
    }
    return true;
  }

  private wipe(animation: CueAnimation, motion: 'wipe' | 'unwipe', thing: SeenThing | undefined): boolean {
    if (!thing) return false;
    const fold = this.middle();
    const frames = wipes(thing.box.y + thing.box.height / 2 < fold.y + fold.height / 2);
    animation.animate(motion === 'wipe' ? thing.body : this.actor(animation, thing), motion === 'wipe' ? frames : frames.toReversed(), lastsOf(motion));
    return true;
  }

  private stamp(animation: CueAnimation, on: Box, words: string, frames: Keyframe[]): boolean {
    const badge = document.createElement('b');
    badge.className = `stamp ${words.startsWith('+') ? 'more' : ''}`;
    badge.textContent = words;
    badge.style.left = `${on.x + on.width / 2}px`;
    badge.style.top = `${on.y + on.height / 2}px`;
    this.layer.append(badge);
    animation.after(() => badge.remove());
    animation.animate(badge, frames, lastsOf('stamp'));
    return true;
  }

  /** Rolls changed numbers: with the event about them, or in a wave from its cause. */
  private rolls(before: Snapshot, after: Snapshot, events: readonly EventView[]): Roll[] {
    const found: (Roll & { far: number })[] = [];
    for (const [name, { owner, text, element }] of after.numbers) {
      const old = before.numbers.get(name);
      if (!old || old.text === text || !/\d/.test(old.text)) continue;
      this.rolling.get(element)?.end(); // while it rolls, its own color can't be read
      const { event, wave } = rollsWith(owner, events, this.game);
      const cause = event && wave ? this.find(event.place !== '' ? event.place : subjectOf(this.game, event), after)?.box : undefined;
      const far = event && !wave ? -1 : distance(cause ?? this.middle(), element.getBoundingClientRect());
      found.push({ event, delay: 0, far, ...rollFrom(old.text, element) });
    }
    // Totals change after their parts.
    const inWave = found.filter(({ far }) => far >= 0).sort((one, other) => Number(isSum(one)) - Number(isSum(other)) || one.far - other.far);
    inWave.forEach((roll, i) => (roll.delay = waveDelay(i)));
    return found;
  }

  private roll(roll: Roll): void {
    const animation = new CueAnimation();
    this.rolling.set(roll.element, animation);
    rollOver(animation, roll);
    this.cover(animation, roll.element, 'color', 'transparent');
    this.enter(animation, roll.event);
  }

  private actor(animation: CueAnimation, thing: SeenThing): HTMLElement {
    const { actor, outermost } = copyOf(thing, this.layer);
    animation.after(() => outermost.remove());
    return actor;
  }

  /** Hides a thing while its copy is shown. Hiding it with an animation would put it, and everything above it, in separate layers. */
  private cover(animation: CueAnimation, element: HTMLElement, property: 'opacity' | 'color', unseen: string): void {
    const count = (by: number): void => {
      const covers = (this.covered.get(element) ?? 0) + by;
      this.covered.set(element, covers);
      element.style[property] = covers > 0 ? unseen : '';
    };
    count(1);
    animation.after(() => count(-1));
  }

  private middle(): Box {
    return (this.root.querySelector('[data-spot~="lane"]') ?? this.root).getBoundingClientRect();
  }

  /** The thing at a place, or the stack that it lies in. */
  private thingAt(place: string, { things }: Snapshot): SeenThing | undefined {
    if (place === '') return undefined;
    const thing = [...things.values()].find(({ key }) => placeOfKey(key) === place);
    return thing ?? things.get(this.root.querySelector(`[data-thing] [hidden][data-place="${CSS.escape(place)}"]`)?.closest<HTMLElement>('[data-thing]')?.dataset['thing'] ?? '');
  }

  /** The box of the thing that an event names by its place, or else by its card. */
  private boxOf({ place, card }: EventView, after: Snapshot, before: Snapshot): Box | null {
    const named = (this.thingAt(place, after) ?? this.thingAt(place, before))?.box;
    return named ?? [...after.things.values()].find(({ body }) => card !== '' && body.dataset['card'] === card)?.box ?? null;
  }

  /** Finds a thing by its place, or a pile, seat or row by its name. */
  private find(name: string, snapshot: Snapshot): Spot | undefined {
    if (name === '') return undefined;
    const thing = this.thingAt(name, snapshot);
    if (thing) return { element: thing.body, box: thing.box };
    const element = this.root.querySelector(`[data-spot~="${CSS.escape(name)}"]`);
    return element ? { element, box: element.getBoundingClientRect() } : undefined;
  }
}

/** Whether a thing leaves together with others in a sweep. */
function isSwept({ motion, event }: Cue): boolean {
  return motion === 'toss' && event === null;
}

/** Whether a number belongs to no single thing. */
function isSum({ element }: Roll): boolean {
  return element.closest('[data-thing]') === null;
}

/** A box moved down. DOMRect has no own properties, so it can't be spread. */
function moved({ x, y, width, height }: Box, by: number): Box {
  return { x, y: y + by, width, height };
}

/** The place of a stamped badge: next to the number that it changes, or in the middle of a thing that is gone. */
function stampedOn({ element, box }: Spot): Box {
  const number = element.isConnected ? element.querySelector('.st.def, .pow, .num')?.getBoundingClientRect() : undefined;
  return number ? { x: number.right + 6, y: number.y, width: 0, height: number.height } : box;
}
