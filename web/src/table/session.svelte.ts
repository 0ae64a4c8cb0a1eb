import { Attention } from '../attention/attention.svelte.ts';
import { PLAIN_TABLE, type TableUi } from '../game-ui.ts';
import type { Library } from '../card/library.ts';
import { verbOf } from '../motion/verbs.ts';
import { applyMessage, type Known } from '../net/known.ts';
import { Link, type LinkStatus, type ViewRequest, type World } from '../net/link.ts';
import { soundOf } from '../sound/event-sounds.ts';
import { sounds } from '../sound/sounds.svelte.ts';
import type { ClientMessage, ClientView, EventView, Face, OptionView, QuestionView, ServerMessage } from '../wire/wire.ts';
import { Answering, type AskingTable } from './answering/answering.svelte.ts';
import { actsOf, previewedIn } from './playback/frame.ts';
import { currentLines, lineAt, unspoiled } from './log/log.ts';
import { Reviews } from './ending/reviews.svelte.ts';
import { News } from './log/news.svelte.ts';
import { Hints } from './question/hints.svelte.ts';
import { Offers } from './question/offers.svelte.ts';
import { isPassed } from './answering/picking.ts';
import { Playback, type PlayedTable } from './playback/playback.svelte.ts';
import type { Plan } from './answering/plan.ts';
import type { Warning } from './answering/press-guard.svelte.ts';
import { lastPlays, type Play } from './playback/recap.ts';
import { pastOf } from './playback/replay.ts';
import { hasStandIn } from './seats.ts';

const MOST_HEARD = 30;

/** A quick phrase from a player. */
export interface Heard {
  seat: number;
  signal: string;
  number: number;
}

/** One viewer at one table: the connection, its state, and the parts that show and answer it. */
export class Session implements AskingTable, PlayedTable {
  status = $state<LinkStatus>('connecting');
  known = $state.raw<Known | null>(null);
  /** The game's interface: a plain one until the game's own is loaded. */
  ui = $state.raw<TableUi>(PLAIN_TABLE);
  /** The game's cards; null while they load. */
  library = $state.raw<Library | null>(null);
  heard = $state.raw<readonly Heard[]>([]);
  /** The page's time when the clocks arrived. */
  clocksAt = $state(0);

  readonly playback: Playback;
  readonly news = new News(() => this.known);
  readonly offers = new Offers(() => this.known, (message) => this.say(message));
  readonly answering: Answering;
  readonly hints = new Hints(this);
  readonly reviews = new Reviews((message) => this.say(message));
  readonly attention: Attention;
  readonly after: World['after'];
  private readonly link: Link;
  /** The requested replay: a range of the log, and whether it stays at the end. */
  private replays: { readonly range: readonly [number, number]; readonly stays: boolean } | null = null;

  constructor(world: World, view: ViewRequest) {
    this.after = world.after;
    this.link = new Link(world, { heard: (message) => this.take(message), status: (status) => (this.status = status) }, view);
    this.playback = new Playback(world.after, this, { begin: (event, view) => this.sound(event, view), cut: () => sounds.cut() });
    this.answering = new Answering(this);
    this.attention = new Attention(this);
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

  /** Sets the policy for passing in a window. */
  pass(window: string, how: string): void {
    this.say({ type: 'passing', window, how });
    if (this.known) this.known = { ...this.known, passing: { ...this.known.passing, [window]: how } };
  }

  /** Replays what happened while the viewer was away. */
  replayNews(): void {
    const { lines } = this.news;
    this.news.dismiss();
    this.replay(lines);
  }

  /** The other players' last plays. */
  readonly recap: readonly Play[] = $derived.by(() => lastPlays(this.log, this.seat, this.ui.motions));

  replayRecap(): void {
    this.replay(this.recap.flatMap(({ events }) => events));
  }

  /** Asks for the boards between events of the log, to replay everything from the first to the last. */
  private replay(events: readonly EventView[]): void {
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last) return;
    const line = this.log.lastIndexOf(first);
    this.replays = { range: [line, this.log.lastIndexOf(last) + 1], stays: false };
    this.say({ type: 'replay', line, moves: 0 });
  }

  /** Shows the position before an event of the log, with the move that led to it. */
  replayUpTo(line: number): void {
    const before = Math.max(0, line - 1);
    this.replays = { range: [before, this.log.length], stays: true };
    this.say({ type: 'replay', line: before, moves: 1 });
  }

  get drafting(): boolean {
    return this.view !== null && this.ui.drafts.has(this.view.board.kind);
  }

  get seat(): number {
    return this.known?.seat ?? -1;
  }

  get bots(): number {
    return this.known?.info.seats.filter(({ kind }) => kind === 'bot').length ?? 0;
  }

  get awaitsBot(): boolean {
    return this.known?.info.seats.some(({ kind, asked }) => kind === 'bot' && asked) ?? false;
  }

  decides({ questions }: ClientView): boolean {
    const { known } = this;
    const question = questions.find(({ seat, options }) => seat === known?.seat && options.length > 0);
    return known !== null && question !== undefined && !hasStandIn(known) && !isPassed(question, known.passing);
  }

  skip(): void {
    this.say({ type: 'skip' });
  }

  faceOf(card: string): Face | undefined {
    return this.library?.cards.get(card);
  }

  /** The table to draw; null before the game begins. After a resignation it has no questions. */
  readonly view = $derived.by((): ClientView | null => {
    const view = (this.playback.replay ? null : this.known?.preview?.view) ?? this.playback.view;
    return view && this.known?.info.status === 'over' ? { ...view, questions: [] } : view;
  });

  /** The log of the events that have been played. */
  get log(): readonly EventView[] {
    const log = this.known?.log ?? [];
    return log.slice(0, log.length - this.playback.coming);
  }

  /** The story of the events that have been played. While a card is read, its line does not tell the effects yet. */
  readonly story = $derived.by(() => {
    const { staged, isReading, replay } = this.playback;
    const lines = currentLines(this.known?.story ?? [], this.log.length);
    return staged && isReading && !replay ? unspoiled(lines, this.log, staged.event, this.ui.motions.plays) : lines;
  });

  /** The sentence about what is happening: the story's line for the whole play, or else the event's own, also while a card is read. */
  readonly caption = $derived.by((): string => {
    const { caption } = this.playback;
    if (!caption) return '';
    if (this.playback.isReading && caption.words !== '') return caption.words;
    const line = verbOf(this.ui.motions, caption.event)?.alone ? undefined : lineAt(this.story, this.log.lastIndexOf(caption.event));
    return line?.words || caption.words;
  });

  /** The last sentence of the story. */
  readonly last = $derived(this.story.findLast(({ words, heading }) => words !== '' && !heading)?.words ?? '');

  get isCurrent(): boolean {
    return this.playback.isCurrent;
  }

  dropPreview(): void {
    if (this.known) this.known = { ...this.known, preview: null };
  }

  warns(option: OptionView | null): Pick<Warning, 'question' | 'again'> | null {
    const { question } = this.answering;
    return this.view && question ? this.ui.warns(this.view.board, question, option) : null;
  }

  planFor(question: QuestionView, last: Plan | null): Plan | null {
    return this.view && this.library ? this.ui.plan(this.view.board, question, this.library.cards, last) : null;
  }

  answered(): void {
    this.news.dismiss();
    this.offers.dismiss();
  }

  private take(message: ServerMessage): void {
    if (message.type === 'preview' && !this.answering.isLatest(message.choices)) return;
    const before = this.known;
    this.known = applyMessage(before, message);
    switch (message.type) {
      case 'table':
        this.answering.restart();
        this.hints.stop();
        this.hints.dismiss();
        this.reviews.restart();
        this.news.arrive(message);
        this.clocksAt = performance.now();
        this.playback.show(message.view);
        break;
      case 'moved':
        if (this.known === before) break;
        this.answering.forget();
        if (message.by === this.known?.seat) {
          this.answering.accept();
          this.hints.dismiss();
        }
        this.clocksAt = performance.now();
        for (const act of actsOf(message, previewedIn(message.events, before?.preview?.events ?? []))) this.playback.push(act);
        break;
      case 'replayed':
        if (this.replays && this.known?.view) this.playback.again({ ...pastOf(message, this.known.log, this.known.view, this.replays.range), stays: this.replays.stays });
        this.replays = null;
        break;
      case 'preview':
        this.answering.hold(message);
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
      case 'hinted':
        this.hints.take(message);
        break;
      case 'reviewed':
        this.reviews.take(message);
        break;
      case 'refused':
        this.hints.stop();
        if (!this.reviews.refuse(message)) this.answering.refuse(message);
        break;
      case 'pong':
        break;
    }
  }

  private sound(event: EventView, view: ClientView): void {
    const name = soundOf(this.ui.sounds, event, { seat: this.known?.seat ?? -1, view });
    if (name) sounds.play(name, this.playback.isFast);
  }

  private hear({ seat, signal }: { seat: number; signal: string }): void {
    this.heard = [...this.heard.slice(-MOST_HEARD), { seat, signal, number: (this.heard.at(-1)?.number ?? 0) + 1 }];
  }
}
