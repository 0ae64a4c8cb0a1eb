import { CHARGE } from '../../motion/keyframes.ts';
import type { ClientView, EventView } from '../../wire/wire.ts';
import { beatOf, delayIn, isSeen, type Beat } from './beats.ts';
import type { Act, Caption, Clash, Moment, QueuedEvent, QueueHost } from './frame.ts';
import { Pacing } from './pacing.ts';
import { Replay, type Past } from './replay.ts';
import { EventRoles } from './roles.ts';
import { Stage } from './stage.ts';
import { after, settled } from './stepping.ts';
import { ATTACK, BETWEEN_PLAYS, FREEZE, GATHER, IMPACT, LANE, LINGER, MOMENT, OWN_STEP, RIBBON, STILL } from './timing.ts';
import { TurnStart } from './turn-start.ts';

/**
 * Plays events one after the other. A card that another player plays is staged: it is shown long enough to be read, then its effects
 * happen one by one. The table changes with each event, and is the true one after the last event of an act.
 */
export class EventQueue {
  private pending: QueuedEvent[] = [];
  private view: ClientView | null = null;
  /** The true table. */
  private newest: ClientView | null = null;
  private happening: EventView[] = [];
  private beat: readonly EventView[] = [];
  private clash: Clash = null;
  /** The last event of another player's attack, until the attack has been seen. */
  private attack: { event: EventView; held: boolean } | null = null;
  private open = false;
  private resting = false;
  /** The event that waits for others like it, and whether that wait is over. */
  private gathering: { event: EventView; over: boolean } | null = null;
  private caption: Caption | null = null;
  private ribbon = '';
  private replay: Replay | null = null;
  /** The table that was shown before the replay, and is shown after it. */
  private shown: ClientView | null = null;
  /** Whether to skip everything before the viewer's next decision. */
  private skipping = false;
  /** The act whose table stays on screen after its events, and the acts queued behind it. */
  private holds: Act | null = null;
  private later: Act[] = [];
  private moment: Moment = null;
  /** Whether a beat is being drawn. */
  private busy = false;
  /** Whether a card is on its way from the stage, where the viewer's turn is announced afterwards. */
  private leaving = false;
  /** Whether someone else caused it: then the viewer sees all of it before they are asked. */
  private watching = false;
  private stopLinger: (() => void) | null = null;
  private readonly host: QueueHost;
  private readonly roles: EventRoles;
  private readonly pacing: Pacing;
  private readonly stage: Stage;
  private readonly turnStart: TurnStart;

  constructor(host: QueueHost) {
    this.host = host;
    this.roles = new EventRoles(host);
    this.pacing = new Pacing(host, () => this.pending.map(({ event }) => event).filter((event) => this.roles.stages(event)));
    this.stage = new Stage(host, this.roles, this.pacing, { pending: () => this.pending, draw: () => this.draw() });
    this.turnStart = new TurnStart(host, this.pacing);
  }

  get playing(): boolean {
    return this.moment !== null || this.busy || this.stage.reading || this.attack !== null || this.pending.length > 0;
  }

  get replays(): boolean {
    return this.replay !== null;
  }

  /** Whether other players' events are being played. */
  get presenting(): boolean {
    return this.open || this.replay !== null || this.attack !== null || this.pending.some((entry) => !this.roles.isOwn(entry));
  }

  /** Shows a whole table and drops everything that was queued. */
  show(view: ClientView | null): void {
    this.stop();
    this.skipping = false;
    [this.view, this.newest] = [view, view];
    this.turnStart.reset(view);
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
    const entries = act.events.map((event) => ({ event, act, replayed: false }));
    if (this.pending.length === 0 && !this.busy) this.catchUp(entries, act.previewed ?? 0);
    this.pending.push(...entries);
    if (this.busy) this.draw(); // the log must not show what has just been queued
    this.run();
  }

  /** Applies the events that the viewer has already seen as a preview; a card that was staged then stays there. */
  private catchUp(entries: QueuedEvent[], count: number): void {
    for (let i = 0; i < count && this.view; i++) {
      const [entry] = entries;
      if (!entry) return;
      const { event, act } = entry;
      if (this.roles.takes(event, this.stage.card)) this.stage.card = null;
      else if (this.roles.stagesOwn(entries)) this.stage.card = { event, own: true, targets: [], mode: null };
      entries.shift();
      this.stage.follow(event);
      this.view = after(this.host, this.view, event, act);
      this.host.begin(event, this.view);
    }
  }

  /** Replays past moves. */
  again(past: Past): void {
    this.replayFrom(new Replay(past, this.host.seat(), this.host.motions()), 1);
  }

  /** Goes to the next or the previous play of a replay; after the last one, back to the game. */
  browse(by: 1 | -1): void {
    const { replay } = this;
    if (!replay) return;
    if (by > 0 && !replay.hasNext) this.skip();
    else this.replayFrom(replay, Math.max(1, replay.at + by));
  }

  private replayFrom(replay: Replay, play: number): void {
    const { newest, open } = this;
    const { before, events } = replay.from(play);
    this.stop();
    this.view = before.reduce((view, { event, act }) => after(this.host, view, event, act), replay.past.view);
    [this.open, this.pending, this.replay, this.shown] = [open, events, replay, newest];
    this.run();
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
    this.pacing.wait(speed === 'off' || speed === 'skip' ? 0 : FREEZE, () => {
      this.moment = 'shown';
      this.draw();
      this.pacing.wait(speed === 'skip' ? STILL : MOMENT, () => this.release());
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
    this.pacing.stop();
    this.pending = [];
    this.happening = [];
    this.stage.clear();
    this.attack = null;
    this.replay = null;
    this.holds = this.moment = null;
    this.later = [];
    this.caption = null;
    this.ribbon = '';
    this.open = this.resting = this.turnStart.begins = this.busy = this.watching = this.leaving = false;
    this.clash = null;
    this.gathering = null;
  }

  // --- one beat after the other --------------------------------------------------------------------

  private run(): void {
    if (this.busy || this.moment !== null) return;
    if (this.replay && this.pending[0]?.replayed === false) this.leaveReplay();
    const beat = beatOf(this.pending, this.host.motions());
    const { card, reading, act } = this.stage;
    if (act && !reading) this.settle(act, beat);
    else if (this.attack && !this.roles.attacksNext(this.pending)) this.holdAttack(this.attack);
    else if (!beat) this.rest();
    else if (reading && !this.roles.isAside(beat)) this.draw();
    else if (card && this.roles.ends(beat.first)) this.unstage();
    else if (!this.open && this.roles.stages(beat.first)) this.enter();
    else if (this.gathers(beat)) this.draw();
    else if (this.clash === null && this.roles.clashes(beat, this.view)) this.charge(beat);
    else this.play(beat);
  }

  /** Goes back to the table before the replay, because something happened in the meantime. */
  private leaveReplay(): void {
    this.view = this.shown;
    this.replay = null;
    this.stage.clear();
  }

  /** Whether a beat waits for more events like its own, because nothing else is queued. */
  private gathers({ first, entries: [entry, ...others] }: Beat<QueuedEvent>): boolean {
    if (!this.host.motions().gathers?.has(first.kind) || entry?.replayed || this.roles.isOwn(entry) || others.length + 1 < this.pending.length) return false;
    if (this.gathering?.event !== first) {
      const gathering = { event: first, over: false };
      this.gathering = gathering;
      this.pacing.wait(this.pacing.time(GATHER), () => {
        gathering.over = true;
        this.run();
      });
    }
    return !this.gathering.over;
  }

  /** Shows all attackers for a while, unless another one comes. */
  private holdAttack(attack: { event: EventView; held: boolean }): void {
    if (!attack.held) {
      attack.held = true;
      this.pacing.wait(this.pacing.isStills() ? STILL : this.pacing.time(ATTACK), () => {
        if (this.attack !== attack) return;
        this.attack = null;
        this.run();
      });
    }
    this.draw();
  }

  /** Makes two sides charge at each other, then deals all their damage simultaneously. */
  private charge(beat: Beat<QueuedEvent>): void {
    this.beat = [];
    this.clash = 'charge';
    this.caption = { event: beat.first, words: beat.words };
    this.busy = true;
    this.draw();
    this.pacing.wait(this.pacing.time(CHARGE), () => {
      this.busy = false;
      this.clash = 'impact';
      this.play(beat);
    });
  }

  private play(beat: Beat<QueuedEvent>): void {
    const { first, entries } = beat;
    const { stage } = this;
    const aside = (stage.card ?? stage.triggered) !== null && this.roles.isAside(beat);
    this.stopLinger?.();
    this.resting = false;
    if (!beat.atOnce) this.clash = null;
    const stagesOwn = this.roles.stagesOwn(this.pending);
    stage.follow(first);
    this.pending.splice(0, entries.length);
    this.replay?.count(entries);
    this.beat = entries.map(({ event }) => event);
    if (this.roles.stages(first)) stage.enter(first, () => this.run());
    else if (stagesOwn) stage.enterOwn(first, () => this.run());
    for (const entry of entries) this.apply(entry);
    if (this.roles.isSummed(beat)) {
      this.caption = { event: first, words: beat.words };
      for (const { event } of entries) this.begin(event, 0);
    }
    if (this.roles.isSummed(beat) || !isSeen(first, this.host.motions())) {
      this.run();
      return;
    }
    if (this.roles.takes(first, stage.card)) stage.card = null;
    if (aside) stage.aim(first);
    else if (stage.card === null && this.roles.triggers(first)) stage.trigger(first);
    const own = this.roles.isOwn(entries[0]) && (stage.card?.own ?? true) && this.clash === null;
    if (own) this.caption = null;
    else if (!aside && first.words !== '') this.caption = { event: first, words: beat.words };
    if (this.roles.attacks(first)) this.attack = { event: first, held: false };
    this.ribbon = this.roles.ribbonOf(beat);
    entries.forEach(({ event }, i) => this.begin(event, this.pacing.time(delayIn(beat, i, this.host.motions()))));
    this.busy = true;
    this.watching = !own;
    if (!aside && stage.card && stage.card.event !== first) this.pacing.wait(this.pacing.time(IMPACT), () => stage.hit());
    this.draw();
    this.pacing.wait(this.ribbon === '' ? this.pacing.lengthOf(beat, own, this.clash === 'impact') : this.pacing.time(RIBBON), () => {
      this.busy = this.watching = false;
      this.ribbon = '';
      if (!aside && stage.triggered?.event !== first) stage.triggered = null;
      this.run();
    });
  }

  /** Applies an event to the table. The changes of a staged card wait until it has been read. */
  private apply({ event, act }: QueuedEvent): void {
    if (!this.view) return;
    if (!this.stage.reading) this.view = after(this.host, this.view, event, act);
    else {
      this.view = this.host.advance(this.view, event, act.view);
      this.stage.act = act;
    }
  }

  /** Applies the staged card's own effects, after it has been read. */
  private settle(act: Act, next: Beat<QueuedEvent> | null): void {
    const first = this.pending.find((entry) => entry.act === act)?.event;
    this.beat = [];
    this.stage.act = null;
    if (this.view) this.view = settled(this.host, this.view, act, (first ? act.events.indexOf(first) : act.events.length) - 1);
    if (this.stage.card && !this.asks(this.stage.card.event.card) && (!next || this.roles.ends(next.first))) this.unstage();
    else this.run();
  }

  private begin(event: EventView, delay: number): void {
    const begin = (): void => {
      if (!this.view) return;
      this.host.begin(event, this.view);
      this.happening = [...this.happening, event];
      this.draw();
      this.pacing.wait(this.pacing.time(OWN_STEP), () => {
        this.happening = this.happening.filter((other) => other !== event);
        this.draw();
      });
    };
    if (delay === 0) begin();
    else this.pacing.wait(delay, begin);
  }

  // --- the stage -----------------------------------------------------------------------------------

  /** Moves the card to its pile or place; then the next play begins, immediately after one of the viewer's own cards. */
  private unstage(): void {
    const own = this.stage.card?.own === true && this.replay === null;
    this.beat = [];
    this.stage.card = null;
    if (own) {
      this.run();
      return;
    }
    this.busy = this.watching = this.leaving = true;
    this.draw();
    this.pacing.wait(this.pacing.time(BETWEEN_PLAYS), () => {
      this.busy = this.watching = this.leaving = false;
      this.run();
    });
  }

  private enter(): void {
    this.beat = [];
    this.stopLinger?.();
    this.open = true;
    this.busy = true;
    this.draw();
    this.pacing.wait(this.pacing.isStills() ? 0 : this.pacing.time(LANE), () => {
      this.busy = false;
      this.run();
    });
  }

  /** Handles an empty queue: a card that asks stays on the stage, and the lane stays open during another player's turn. */
  private rest(): void {
    const { card, reading } = this.stage;
    if (reading) {
      this.draw();
      return;
    }
    if (card && !this.asks(card.event.card)) {
      this.unstage();
      return;
    }
    if (this.holds) {
      this.view = this.holds.view;
      this.hold();
      return;
    }
    if (this.replay?.past.stays) return this.draw();
    this.replay = null;
    this.view = this.newest;
    if (this.view && this.isViewersMove(this.view)) this.close();
    else if (this.open && !this.resting && !this.stopLinger) this.linger();
    if (!this.open) this.caption = null;
    this.draw();
  }

  private isViewersMove(view: ClientView): boolean {
    return view.over || this.host.turn(view) !== null || (this.stage.card === null && this.host.decides(view));
  }

  private linger(): void {
    const stop = this.pacing.wait(LINGER, () => {
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
    this.stage.card = this.stage.triggered = null;
    this.caption = null;
  }

  private asks(card: string): boolean {
    return this.replay === null && (this.newest?.questions.some(({ source }) => source === card) ?? false);
  }

  private draw(): void {
    if (!this.view) return;
    const { card: staged, reading, triggered, cause } = this.stage;
    const rests = staged === null && !this.leaving && !this.busy && this.pending.length === 0 && this.moment === null;
    if (!this.replay) this.turnStart.follow(this.view, rests, () => this.draw());
    const { view, happening, beat, clash, attack, open, resting, caption, ribbon, replay, moment } = this;
    const coming = this.later.reduce((count, act) => count + act.events.length, this.pending.filter(({ replayed }) => !replayed).length);
    const watching = this.watching || (this.busy && staged?.own === true); // the rows move when the lane closes
    const last = coming === 0 && replay === null && view === this.newest && !reading && !watching && this.attack === null;
    this.host.draw({ view, happening, beat, clash, rate: 1 / this.pacing.pace, coming, last, staged, reading, triggered, cause, attack: attack?.event ?? null, open, resting, turnBegins: this.turnStart.begins, caption, ribbon, replay: replay?.shown ?? null, moment });
  }
}
