import { PLAIN_TABLE, type TableUi } from '../game-ui.ts';
import { fold, type Known } from '../net/fold.ts';
import { Link, type LinkStatus, type ViewRequest, type World } from '../net/link.ts';
import type { ClientMessage, ServerMessage, Shown, ShownEvent } from '../wire/wire.ts';
import { Answering, type AskingTable } from './answering.svelte.ts';
import { News } from './news.svelte.ts';
import { Offers } from './offers.svelte.ts';
import { Playback } from './playback.svelte.ts';

const MOST_HEARD = 30;

/** A quick phrase that somebody said. */
export interface Heard {
  seat: number;
  signal: string;
  number: number;
}

/** One viewer at one table: the connection, what is known, and the parts that show and answer it. */
export class Session implements AskingTable {
  status = $state<LinkStatus>('connecting');
  known = $state.raw<Known | null>(null);
  /** How the game is shown; plainly until its own way is loaded. */
  ui = $state.raw<TableUi>(PLAIN_TABLE);
  heard = $state.raw<readonly Heard[]>([]);
  /** When the clocks were sent, in the time of the page. */
  clocksAt = $state(0);

  readonly playback: Playback;
  readonly news = new News(() => this.known);
  readonly offers = new Offers(() => this.known, (message) => this.say(message));
  readonly answering: Answering;
  private readonly link: Link;

  constructor(world: World, view: ViewRequest) {
    this.link = new Link(world, { heard: (message) => this.take(message), status: (status) => (this.status = status) }, view);
    this.playback = new Playback(world.after, () => this.ui.motions);
    this.answering = new Answering(this);
  }

  start(): void {
    this.link.start();
  }

  hurry(): void {
    this.link.hurry();
  }

  close(): void {
    this.link.close();
    this.playback.skip();
  }

  look(view: ViewRequest): void {
    this.link.look(view);
  }

  say(message: ClientMessage): boolean {
    return this.link.say(message);
  }

  /** Sets beforehand how to pass in a window. */
  pass(window: string, how: string): void {
    this.say({ type: 'passing', window, how });
    if (this.known) this.known = { ...this.known, passing: { ...this.known.passing, [window]: how } };
  }

  /** Replays what happened while the reader was away. */
  replayNews(): void {
    const { lines } = this.news;
    this.news.dismiss();
    this.playback.replay(lines);
  }

  /** The table to draw; null: the game has not begun. A game that somebody resigned asks nothing any more. */
  readonly shown = $derived.by((): Shown | null => {
    const shown = this.known?.held?.shown ?? this.playback.shown;
    return shown && this.known?.info.stage === 'over' ? { ...shown, questions: [] } : shown;
  });

  /** The log, as far as it has been played. */
  get log(): readonly ShownEvent[] {
    const log = this.known?.log ?? [];
    return log.slice(0, log.length - this.playback.coming);
  }

  /** What led from the table before to the one that is shown. Choices that are not final have no events yet. */
  get events(): readonly ShownEvent[] {
    return this.known?.held ? [] : this.playback.events;
  }

  get isCurrent(): boolean {
    return this.playback.isCurrent;
  }

  dropHeld(): void {
    if (this.known) this.known = { ...this.known, held: null };
  }

  answered(): void {
    this.news.dismiss();
    this.offers.dismiss();
  }

  private take(message: ServerMessage): void {
    if (message.type === 'held' && !this.answering.isLatest(message.choices)) return;
    const before = this.known;
    this.known = fold(before, message);
    switch (message.type) {
      case 'table':
        this.answering.restart();
        this.news.arrive(message);
        this.clocksAt = performance.now();
        this.playback.show(message.shown);
        break;
      case 'moved':
        if (this.known === before) break;
        this.answering.forget();
        if (message.by === this.known?.seat) this.answering.accept();
        this.clocksAt = performance.now();
        this.playback.push(message);
        break;
      case 'held':
        this.answering.hold();
        break;
      case 'seats':
        if (before) this.offers.update(before, message.table);
        this.clocksAt = performance.now();
        break;
      case 'signalled':
        this.hear(message);
        break;
      case 'why':
        this.answering.why = message;
        break;
      case 'refused':
        this.answering.refuse(message);
        break;
      case 'pong':
        break;
    }
  }

  private hear({ seat, signal }: { seat: number; signal: string }): void {
    this.heard = [...this.heard.slice(-MOST_HEARD), { seat, signal, number: (this.heard.at(-1)?.number ?? 0) + 1 }];
  }
}
