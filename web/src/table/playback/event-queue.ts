import type { Motions } from '../../motion/verbs.ts';
import { CHARGE } from '../../motion/keyframes.ts';
import { verbOf } from '../../motion/verbs.ts';
import type { ClientView, EventView, Moved } from '../../wire/wire.ts';
import { beatOf, GAP, isSeen, type Beat } from './beats.ts';
import { BETWEEN_PLAYS, BLOWS, FLIGHT, FREEZE, GATHER, HOLD_MANY, IMPACT, LANE, LINGER, MANY, MOMENT, OWN_STEP, pace, QUEUE_LONG, RIBBON, STILL, tempo, TURN_RIBBON, waitAfter, type Speed } from './timing.ts';

/** An answer and its effects: the table afterwards, the events on the way, and the seat that answered. */
export interface Act {
  view: ClientView;
  events: readonly EventView[];
  by?: number;
  /** Whether its table stays on screen after the last event, because the next act clears it. */
  moment?: boolean;
}

/** A moment such as the end of a round: a pause, then the result is shown. */
export type Moment = 'frozen' | 'shown' | null;

/** The two sides of a battle charge at each other; at the impact all damage numbers fly from the front line. */
export type Clash = 'charge' | 'impact' | null;

/** The acts of a move: one for each moment in it, and one for its end. */
export function actsOf({ view, events, moments, by }: Pick<Moved, 'view' | 'events' | 'moments' | 'by'>): Act[] {
  const starts = [0, ...moments.map((moment) => moment.events)];
  const held = moments.map(({ board, events: end }, i) => ({ view: { ...view, board, questions: [], over: false, winners: [] }, events: events.slice(starts[i], end), by, moment: true }));
  return [...held, { view, events: events.slice(starts.at(-1)), by }];
}

/** A card that another player plays, shown long enough to be read. */
export interface Staged {
  event: EventView;
  /** The card's targets so far. */
  targets: readonly EventView[];
  /** The index of the chosen effect of a modal card; null if there is none yet. */
  mode: number | null;
}

/** An event and its sentence. */
export interface Caption {
  event: EventView;
  words: string;
}

/** The table to draw while events are played. */
export interface Frame {
  /** The table after the events that have been played. */
  view: ClientView;
  happening: readonly EventView[];
  /** The events that led from the table before to this one. */
  beat: readonly EventView[];
  clash: Clash;
  /** The speed of motions; 1 is normal. */
  rate: number;
  /** The number of events still to come; the log does not show them yet. */
  coming: number;
  /** Whether the newest table is shown, so that its question can be answered. */
  last: boolean;
  staged: Staged | null;
  /** Whether the staged card is being read; its effects follow. */
  reading: boolean;
  /** Another player's thing on the table whose ability is happening. */
  triggered: Staged | null;
  /** Whether the lane is open to show other players' plays. */
  open: boolean;
  /** Whether nothing has happened in the open lane for a while. */
  resting: boolean;
  /** Whether the viewer's turn has just begun. */
  turnBegins: boolean;
  /** The event that is happening; null if there is none, or the viewer caused it. */
  caption: Caption | null;
  /** The text of the ribbon between the sides; empty if there is none. */
  ribbon: string;
  /** The number of the play being replayed, and the count of plays; null if none is. */
  replay: { at: number; of: number } | null;
  moment: Moment;
}

/** A queue's dependencies: drawing, timers, the game's motions and the viewer's preferences. */
export interface QueueHost {
  /** Starts drawing an event. */
  begin(event: EventView, view: ClientView): void;
  /** Draws a frame. */
  draw(frame: Frame): void;
  after(milliseconds: number, then: () => void): () => void;
  motions(): Motions;
  /** The table after one event, on the way to `to`. */
  advance(view: ClientView, event: EventView, to: ClientView): ClientView;
  /** Brings a table up to date with everything in `to` that none of the coming events can change. */
  settle(view: ClientView, coming: readonly EventView[], to: ClientView): ClientView;
  /** Milliseconds to read a card. */
  hold(card: string): number;
  /** The viewer's seat. */
  seat(): number;
  /** An id of the viewer's current turn; null if it isn't their turn. */
  turn(view: ClientView): string | null;
  /** Whether it is another player's turn. */
  isOthersTurn(view: ClientView): boolean;
  /** Whether the viewer has to decide something. */
  decides(view: ClientView): boolean;
  /** The viewer skips to their next decision, so bots need no pauses until then. */
  skipping(): void;
  speed(): Speed;
}

interface Entry {
  event: EventView;
  act: Act;
  replayed: boolean;
}

/**
 * Plays events one after the other. A card that another player plays is staged: it is shown long enough to be read, then its effects
 * happen one by one. The table changes with each event, and is the true one after the last event of an act.
 */
export class EventQueue {
  private pending: Entry[] = [];
  private view: ClientView | null = null;
  /** The true table. */
  private newest: ClientView | null = null;
  private happening: EventView[] = [];
  private beat: readonly EventView[] = [];
  private clash: Clash = null;
  private staged: Staged | null = null;
  private triggered: Staged | null = null;
  private open = false;
  private resting = false;
  /** The id of the viewer's turn on the table shown last. */
  private turn: string | null = null;
  private turnBegins = false;
  /** The event that waits for others like it, and whether that wait is over. */
  private gathering: { event: EventView; over: boolean } | null = null;
  private caption: Caption | null = null;
  private ribbon = '';
  private replay: Frame['replay'] = null;
  /** The events being replayed. */
  private replayed: readonly EventView[] = [];
  /** The act of the staged card, whose own changes are shown once it has been read. */
  private read: Act | null = null;
  /** Whether to skip everything before the viewer's next decision. */
  private skipping = false;
  /** The act whose table stays on screen after its events, and the acts queued behind it. */
  private holds: Act | null = null;
  private later: Act[] = [];
  private moment: Moment = null;
  /** Whether a beat is being drawn. */
  private busy = false;
  /** Whether someone else caused it: then the viewer sees all of it before they are asked. */
  private watching = false;
  /** Whether the staged card is being read. */
  private reading = false;
  private timers = new Set<() => void>();
  private stopLinger: (() => void) | null = null;
  private readonly host: QueueHost;

  constructor(host: QueueHost) {
    this.host = host;
  }

  get playing(): boolean {
    return this.moment !== null || this.busy || this.reading || this.pending.length > 0;
  }

  /** Whether other players' events are being played. */
  get presenting(): boolean {
    return this.open || this.replay !== null || this.pending.some((entry) => !this.isOwn(entry));
  }

  /** Shows a whole table and drops everything that was queued. */
  show(view: ClientView | null): void {
    this.stop();
    this.skipping = false;
    [this.view, this.newest] = [view, view];
    this.turn = view && this.host.turn(view);
    this.draw();
  }

  push(act: Act): void {
    this.newest = act.view;
    if (this.holds) {
      this.later.push(act);
      this.draw();
      return;
    }
    if (act.moment) this.holds = act;
    if (this.host.speed() === 'skip' || this.skipping || this.view === null) {
      this.skip();
      return;
    }
    if (act.events.length === 0 && this.pending.length === 0) this.view = act.view;
    this.pending.push(...act.events.map((event) => ({ event, act, replayed: false })));
    if (this.busy) this.draw(); // the log must not show what has just been queued
    this.run();
  }

  /** Replays events, from the play number `from`. The table does not change. */
  again(events: readonly EventView[], from = 1): void {
    const { newest, open } = this;
    if (!newest) return;
    const plays = events.filter((event) => this.stages(event));
    const first = from > 1 ? events.indexOf(plays[from - 1] as EventView) : 0;
    const act = { view: newest, events };
    this.show(newest);
    this.open = open;
    this.pending = events.slice(first).map((event) => ({ event, act, replayed: true }));
    this.replayed = events;
    this.replay = { at: from - 1, of: plays.length };
    this.run();
  }

  /** Goes to the next or the previous play of a replay; after the last one, back to the game. */
  browse(by: 1 | -1): void {
    if (!this.replay) return;
    const to = Math.max(1, this.replay.at + by);
    if (to > this.replay.of) this.skip();
    else this.again(this.replayed, to);
  }

  /**
   * Skips everything up to the next moment. If other players' events are skipped, so are all that arrive before the viewer's next
   * decision.
   */
  skip(): void {
    const { holds, later } = this;
    const before = this.skipping;
    this.skipping = (before || this.presenting || this.host.speed() === 'skip') && this.isOthersMove();
    if (this.skipping && !before) this.host.skipping();
    this.stop();
    if (holds) {
      [this.view, this.holds, this.later] = [holds.view, holds, later];
      this.hold();
      return;
    }
    this.view = this.newest;
    this.draw();
  }

  /** Ends a moment that is being shown; false if there is none. */
  shorten(): boolean {
    if (this.moment === null) return false;
    if (this.moment === 'shown') this.release();
    return true;
  }

  private hold(): void {
    const speed = this.host.speed();
    this.beat = [];
    this.moment = 'frozen';
    this.draw();
    this.wait(speed === 'off' || speed === 'skip' ? 0 : FREEZE, () => {
      this.moment = 'shown';
      this.draw();
      this.wait(speed === 'skip' ? STILL : MOMENT, () => this.release());
    });
  }

  private release(): void {
    const { later } = this;
    this.stop();
    for (const act of later) this.push(act);
    if (later.length === 0) this.draw();
  }

  private isOthersMove(): boolean {
    const { newest } = this;
    return this.host.seat() >= 0 && newest !== null && !newest.over && !this.host.decides(newest);
  }

  private stop(): void {
    for (const stop of this.timers) stop();
    this.timers.clear();
    this.pending = [];
    this.happening = [];
    this.staged = this.triggered = this.read = null;
    this.replay = null;
    this.holds = this.moment = null;
    this.later = [];
    this.caption = null;
    this.ribbon = '';
    this.open = this.resting = this.turnBegins = this.busy = this.watching = this.reading = false;
    this.clash = null;
    this.gathering = null;
  }

  // --- one beat after the other --------------------------------------------------------------------

  private run(): void {
    if (this.busy || this.moment !== null) return;
    const beat = beatOf(this.pending, this.host.motions());
    if (this.read && !this.reading) this.settle(this.read, beat);
    else if (!beat) this.rest();
    else if (this.reading && !this.isAside(beat)) this.draw();
    else if (this.staged && this.ends(beat)) this.unstage();
    else if (!this.open && this.stages(beat.first)) this.enter();
    else if (this.gathers(beat)) this.draw();
    else if (this.clash === null && this.clashes(beat)) this.charge(beat);
    else this.play(beat);
  }

  /** Whether a beat waits for more events like its own, because nothing else is queued. */
  private gathers({ first, entries: [entry, ...others] }: Beat<Entry>): boolean {
    if (!this.host.motions().gathers?.has(first.kind) || entry?.replayed || this.isOwn(entry) || others.length + 1 < this.pending.length) return false;
    if (this.gathering?.event !== first) {
      const gathering = { event: first, over: false };
      this.gathering = gathering;
      this.wait(this.time(GATHER), () => {
        gathering.over = true;
        this.run();
      });
    }
    return !this.gathering.over;
  }

  private clashes({ first, entries }: Beat<Entry>): boolean {
    return this.view !== null && entries[0]?.replayed === false && (this.host.motions().clashes?.(this.view.board, first) ?? false);
  }

  /** Makes two sides charge at each other, then deals all their damage simultaneously. */
  private charge(beat: Beat<Entry>): void {
    this.beat = [];
    this.clash = 'charge';
    this.caption = { event: beat.first, words: beat.words };
    this.busy = true;
    this.draw();
    this.wait(this.time(CHARGE), () => {
      this.busy = false;
      this.clash = 'impact';
      this.play(beat);
    });
  }

  private play(beat: Beat<Entry>): void {
    const { first, entries } = beat;
    const aside = (this.staged ?? this.triggered) !== null && this.isAside(beat);
    this.stopLinger?.();
    this.resting = false;
    if (!beat.atOnce) this.clash = null;
    this.pending.splice(0, entries.length);
    this.beat = entries.map(({ event }) => event);
    if (this.stages(first)) this.stage(first);
    for (const entry of entries) this.apply(entry);
    if (this.isSummed(beat)) {
      this.caption = { event: first, words: beat.words };
      for (const { event } of entries) this.begin(event, 0);
    }
    if (this.isSummed(beat) || !isSeen(first, this.host.motions())) {
      this.run();
      return;
    }
    if (this.takes(first)) this.staged = null;
    if (aside) this.aim(first);
    else if (this.triggers(first)) this.triggered = { event: first, targets: [], mode: null };
    const own = this.isOwn(entries[0]) && this.staged === null && this.clash === null;
    if (own) this.caption = null;
    else if (!aside && first.words !== '') this.caption = { event: first, words: beat.words };
    this.ribbon = this.ribbonOf(beat);
    entries.forEach(({ event }, i) => this.begin(event, beat.atOnce ? 0 : i * this.time(GAP)));
    this.busy = true;
    this.watching = !own;
    if (!aside && this.staged && this.staged.event !== first) this.wait(this.time(IMPACT), () => this.hit());
    this.draw();
    this.wait(this.ribbon === '' ? this.lengthOf(beat, own) : this.time(RIBBON), () => {
      this.busy = this.watching = false;
      this.ribbon = '';
      if (!aside && this.triggered?.event !== first) this.triggered = null;
      this.run();
    });
  }

  /** Applies an event to the table. The changes of a staged card wait until it has been read. */
  private apply({ event, act, replayed }: Entry): void {
    if (replayed || !this.view) return;
    this.view = this.host.advance(this.view, event, act.view);
    if (this.reading) this.read = act;
    else this.view = this.settled(this.view, act, act.events.indexOf(event));
  }

  /** The table after the events of an act up to index `at`; after all of them, the true table. */
  private settled(view: ClientView, act: Act, at: number): ClientView {
    return at === act.events.length - 1 ? act.view : this.host.settle(view, act.events.slice(at + 1), act.view);
  }

  /** Whether the preceding moment covered these events. */
  private isSummed({ first, entries }: Beat<Entry>): boolean {
    return !entries[0]?.replayed && (this.host.motions().summed?.has(first.kind) ?? false);
  }

  private ribbonOf({ first, entries, words }: Beat<Entry>): string {
    const whose = this.host.motions().ribbons?.[first.kind];
    return whose === 'all' || (whose === 'others' && !this.isOwn(entries[0])) ? words : '';
  }

  /** Applies the staged card's own effects, after it has been read. */
  private settle(act: Act, next: Beat<Entry> | null): void {
    const first = this.pending.find((entry) => entry.act === act)?.event;
    this.beat = [];
    this.read = null;
    if (this.view) this.view = this.settled(this.view, act, (first ? act.events.indexOf(first) : act.events.length) - 1);
    if (this.staged && !this.asks(this.staged.event.card) && (!next || this.ends(next))) this.unstage();
    else this.run();
  }

  private begin(event: EventView, delay: number): void {
    const begin = (): void => {
      if (!this.view) return;
      this.host.begin(event, this.view);
      this.happening = [...this.happening, event];
      this.draw();
      this.wait(this.time(OWN_STEP), () => {
        this.happening = this.happening.filter((other) => other !== event);
        this.draw();
      });
    };
    if (delay === 0) begin();
    else this.wait(delay, begin);
  }

  private lengthOf({ first, entries, atOnce }: Beat<Entry>, own: boolean): number {
    const verb = verbOf(this.host.motions(), first);
    const more = atOnce ? 0 : (entries.length - 1) * GAP;
    if (this.clash === 'impact' && verb?.motion === 'stamp') return this.time(BLOWS);
    if (own) return this.time(Math.min(OWN_STEP / 2, verb?.gap ?? OWN_STEP) + more);
    return this.time(waitAfter(verb) + more);
  }

  // --- the stage -----------------------------------------------------------------------------------

  private stage(event: EventView): void {
    this.staged = { event, targets: [], mode: null };
    this.triggered = null;
    if (this.replay) this.replay = { ...this.replay, at: this.replay.at + 1 };
    this.reading = true;
    this.wait(this.time(FLIGHT), () => this.foresee(event));
    this.wait(this.holdOf(event), () => {
      this.reading = false;
      this.run();
    });
  }

  /** Aims the card at the targets of its own effects. */
  private foresee(event: EventView): void {
    const { plays, ends, aims } = this.host.motions();
    const after = this.pending.findIndex((entry) => plays.has(entry.event.kind) || ends.has(entry.event.kind));
    const effects = this.pending.slice(0, after < 0 ? this.pending.length : after).filter((entry) => aims?.has(entry.event.kind));
    if (effects.length === 0 || this.staged?.event !== event) return;
    this.staged = { ...this.staged, targets: [...this.staged.targets, ...effects.map((entry) => entry.event)] };
    this.draw();
  }

  /** Clears the targets, because the effect has landed. */
  private hit(): void {
    if (!this.staged || this.staged.targets.length === 0) return;
    this.staged = { ...this.staged, targets: [] };
    this.draw();
  }

  /** Adds a target, or the chosen effect, to the staged card or else to the thing whose ability is happening. */
  private aim(event: EventView): void {
    const motions = this.host.motions();
    const aimed = ({ targets, mode, ...rest }: Staged): Staged => ({
      ...rest,
      targets: verbOf(motions, event) ? [...targets, event] : targets,
      mode: motions.modes?.has(event.kind) ? event.amount : mode,
    });
    if (this.staged) this.staged = aimed(this.staged);
    else if (this.triggered) this.triggered = aimed(this.triggered);
  }

  /** Moves the card to its pile or place; then the next play begins. */
  private unstage(): void {
    this.beat = [];
    this.staged = null;
    this.busy = this.watching = true;
    this.draw();
    this.wait(this.time(BETWEEN_PLAYS), () => {
      this.busy = this.watching = false;
      this.run();
    });
  }

  private enter(): void {
    this.beat = [];
    this.stopLinger?.();
    this.open = true;
    this.busy = true;
    this.draw();
    this.wait(this.isStills() ? 0 : this.time(LANE), () => {
      this.busy = false;
      this.run();
    });
  }

  /** Handles an empty queue: a card that asks stays on the stage, and the lane stays open during another player's turn. */
  private rest(): void {
    if (this.reading) {
      this.draw();
      return;
    }
    if (this.staged && !this.asks(this.staged.event.card)) {
      this.unstage();
      return;
    }
    if (this.holds) {
      this.view = this.holds.view;
      this.hold();
      return;
    }
    this.replay = null;
    this.view = this.newest;
    if (this.view && this.isViewersMove(this.view)) this.close();
    else if (this.open && !this.resting && !this.stopLinger) this.linger();
    if (!this.open) this.caption = null;
    this.draw();
  }

  private isViewersMove(view: ClientView): boolean {
    return view.over || this.host.turn(view) !== null || (this.staged === null && this.host.decides(view));
  }

  private linger(): void {
    const stop = this.wait(LINGER, () => {
      this.stopLinger = null;
      if (this.view && this.host.isOthersTurn(this.view)) this.resting = true;
      else this.close();
      this.draw();
    });
    this.stopLinger = () => {
      stop();
      this.stopLinger = null;
    };
  }

  private close(): void {
    this.stopLinger?.();
    this.open = this.resting = false;
    this.staged = this.triggered = null;
    this.caption = null;
  }

  private asks(card: string): boolean {
    return this.replay === null && (this.newest?.questions.some(({ source }) => source === card) ?? false);
  }

  /** Whether an event moves the staged card elsewhere, so that it leaves the stage. */
  private takes(event: EventView): boolean {
    const verb = verbOf(this.host.motions(), event);
    if (!this.staged || this.staged.event === event || !verb) return false;
    return verb.replaces ?? (this.staged.event.card === event.card && (verb.from?.includes('stage') ?? false));
  }

  private stages(event: EventView): boolean {
    return this.host.motions().plays.has(event.kind) && event.card !== '' && event.seat !== this.host.seat();
  }

  private triggers(event: EventView): boolean {
    return this.staged === null && event.seat !== this.host.seat() && (this.host.motions().triggers?.has(event.kind) ?? false);
  }

  private isAside({ first }: Beat<Entry>): boolean {
    return this.host.motions().asides.has(first.kind) || !isSeen(first, this.host.motions());
  }

  private ends({ first }: Beat<Entry>): boolean {
    const { plays, ends } = this.host.motions();
    return plays.has(first.kind) || ends.has(first.kind);
  }

  /** Whether the viewer caused it. */
  private isOwn(entry: Entry | undefined): boolean {
    const seat = this.host.seat();
    return entry !== undefined && !entry.replayed && entry.act.by === seat && entry.event.seat === seat;
  }

  // --- time ----------------------------------------------------------------------------------------

  private holdOf({ card }: EventView): number {
    if (this.isStills()) return STILL;
    const hold = this.left() > MANY ? Math.min(HOLD_MANY, this.host.hold(card)) : this.host.hold(card);
    return this.time(FLIGHT + hold);
  }

  /** The estimated time for everything that is queued. */
  private left(): number {
    return this.pending.reduce((sum, { event }) => sum + (this.stages(event) ? FLIGHT + this.host.hold(event.card) : 0), 0) * tempo(this.host.speed());
  }

  private isStills(): boolean {
    return this.host.speed() === 'off' || this.left() > QUEUE_LONG;
  }

  private time(milliseconds: number): number {
    return milliseconds * pace(this.host.speed(), this.isStills());
  }

  private wait(milliseconds: number, then: () => void): () => void {
    const stop = this.host.after(milliseconds, () => {
      this.timers.delete(stop);
      then();
    });
    this.timers.add(stop);
    return () => {
      stop();
      this.timers.delete(stop);
    };
  }

  /** Announces the viewer's turn when the shown table reaches it. */
  private followTurn(view: ClientView): void {
    const before = this.turn;
    this.turn = this.host.turn(view);
    if (this.turn === null || this.turn === before || view.over) return;
    this.turnBegins = true;
    this.wait(TURN_RIBBON, () => {
      this.turnBegins = false;
      this.draw();
    });
  }

  private draw(): void {
    if (!this.view) return;
    this.followTurn(this.view);
    const { view, happening, beat, clash, staged, reading, triggered, open, resting, turnBegins, caption, ribbon, replay, moment } = this;
    const coming = this.later.reduce((count, act) => count + act.events.length, this.pending.filter(({ replayed }) => !replayed).length);
    const last = coming === 0 && replay === null && view === this.newest && !this.reading && !this.watching;
    this.host.draw({ view, happening, beat, clash, rate: 1 / pace(this.host.speed(), this.isStills()), coming, last, staged, reading, triggered, open, resting, turnBegins, caption, ribbon, replay, moment });
  }
}
