import { PLAIN_TABLE, type TableUi } from '../game-ui.ts';
import { fold, type Known } from '../net/fold.ts';
import { Link, type LinkStatus, type Reading, type World } from '../net/link.ts';
import { t } from '../lib/language.svelte.ts';
import { verbOf } from '../motion/verbs.ts';
import type { ClientMessage, OfferKind, Refused, ServerMessage, Shown, ShownEvent, ShownOption, ShownQuestion, TableInfo, Why } from '../wire/wire.ts';
import type { Mark } from './context.ts';
import { habits } from './habits.svelte.ts';
import { goneOffer } from './offers.ts';
import { back, destinations, litPlaces, NOTHING, optionsOn, press, stillThere, strip, takenAt, thingsOf, type Manner, type Picking, type Press, type Step } from './picking.ts';
import { Playing, type Frame } from './playing.ts';

/** Something quick that somebody said. */
export interface Heard {
  seat: number;
  signal: string;
  number: number;
}

const NO_MARK: Mark = { lit: false, chosen: false, order: null, dim: false, about: false, words: '' };
const REPLAY_STEP = 1100;

/** One reader at one table: what is known, what is being played out, and what is being answered. */
export class Session {
  status = $state<LinkStatus>('connecting');
  known = $state.raw<Known | null>(null);
  /** How the game is shown; plainly until that is loaded. */
  ui = $state.raw<TableUi>(PLAIN_TABLE);
  refused = $state.raw<Refused | null>(null);
  why = $state.raw<Why | null>(null);
  heard = $state.raw<readonly Heard[]>([]);
  armed = $state('');
  steps = $state.raw<readonly Step[]>([]);
  /** What the reader offered, and others said no to. */
  declined = $state.raw<OfferKind | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  /** The line that is replayed. */
  replaying = $state.raw<ShownEvent | null>(null);
  /** Moments at which the clocks were sent, in the time of the page. */
  clocksAt = $state(0);

  /** So often everything that moved was ended at once. */
  cuts = $state(0);

  private frame = $state.raw<Frame | null>(null);
  private sent: readonly Step[] = [];
  /** The seat has answered since the last choices were sent: with them, by its settings, or on another device. */
  private answered = false;
  private withdrawn: OfferKind | null = null;
  private missed = $state(0);
  /** So long the log was when the whole table came. */
  private came = $state(0);
  private readonly link: Link;
  private readonly playing: Playing;
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(world: World, reading: Reading) {
    this.link = new Link(world, { heard: (message) => this.take(message), status: (status) => (this.status = status) }, reading);
    this.playing = new Playing({
      draw: (frame) => (this.frame = frame),
      after: world.after,
      verbOf: (event) => verbOf(this.ui.motions, event),
      speed: () => habits.speed,
      still: () => this.still.matches,
    });
  }

  // --- being there -------------------------------------------------------------------------------

  start(): void {
    this.link.start();
  }

  hurry(): void {
    this.link.hurry();
  }

  close(): void {
    this.link.close();
    this.playing.skip();
  }

  look(reading: Reading): void {
    this.link.look(reading);
  }

  say(message: ClientMessage): void {
    this.link.say(message);
  }

  /** Offers something, or agrees to it. */
  offer(kind: OfferKind): void {
    this.declined = this.withdrawn = null;
    this.say({ type: 'offer', kind });
  }

  /** Takes one's last act back, or asks the others for it. */
  undo(): void {
    this.declined = this.withdrawn = null;
    this.say({ type: 'undo' });
  }

  /** Says no to what is offered, or takes one's own offer back. */
  decline(kind: OfferKind): void {
    if (this.known?.info.offers.some((offer) => offer.kind === kind && offer.seat === this.known?.seat)) this.withdrawn = kind;
    this.say({ type: 'decline', kind });
  }

  dismissDeclined(): void {
    this.declined = null;
  }

  private tellDeclined(before: TableInfo, now: TableInfo, seat: number): void {
    const gone = goneOffer(before, now, seat);
    if (gone !== null && gone !== this.withdrawn) this.declined = gone;
  }

  /** Says beforehand what to do in a window. */
  pass(window: string, how: string): void {
    this.say({ type: 'passing', window, how });
    if (this.known) this.known = { ...this.known, passing: { ...this.known.passing, [window]: how } };
  }

  private take(message: ServerMessage): void {
    // Held choices come back with the answers of others; only those that were not taken back meanwhile still count.
    if (message.type === 'held' && message.choices.join() !== this.sent.map((step) => step.choice).join()) return;
    const before = this.known;
    this.known = fold(before, message);
    switch (message.type) {
      case 'table':
        this.forget();
        this.sent = [];
        this.sending = false;
        this.came = message.log.length;
        this.missed = message.seen > 0 ? message.log.length - message.seen : 0;
        this.clocksAt = performance.now();
        this.cuts += 1;
        this.playing.show(message.shown);
        break;
      case 'moved':
        if (this.known === before) break;
        this.forget();
        if (message.by === this.known?.seat) this.hasAnswered();
        this.clocksAt = performance.now();
        this.playing.push(message);
        break;
      case 'held':
        this.holds();
        break;
      case 'seats':
        if (before) this.tellDeclined(before.info, message.table, before.seat);
        this.clocksAt = performance.now();
        break;
      case 'signalled':
        this.heard = [...this.heard.slice(-30), { seat: message.seat, signal: message.signal, number: (this.heard.at(-1)?.number ?? 0) + 1 }];
        break;
      case 'why':
        this.why = message;
        break;
      case 'refused':
        this.sending = false;
        // Who presses once more while their answer is on its way, or passes for them by their settings, has said nothing wrong.
        this.refused = message.code === 'stale' && (this.answered || this.onlyPassed()) ? null : message;
        if (message.code === 'stale') this.putAllBack();
        break;
      case 'pong':
        break;
    }
  }

  /** A new table: nothing is picked up, nothing is held. An answer that is on its way still is. */
  private forget(): void {
    this.armed = '';
    this.steps = [];
    this.why = null;
    this.refused = null;
  }

  private holds(): void {
    const question = this.question;
    this.sending = false;
    this.armed = '';
    this.why = null;
    this.refused = null;
    this.steps = this.sent;
    const last = this.sent.at(-1);
    if (last && last.on !== '' && question?.ask === last.ask && question.source === '') habits.learn(last.ask);
  }

  private hasAnswered(): void {
    this.sent = [];
    this.sending = false;
    this.answered = true;
  }

  private onlyPassed(): boolean {
    return this.sent.length === 1 && this.sent[0]?.choice === NOTHING;
  }

  private putAllBack(): void {
    this.armed = '';
    this.steps = [];
    this.sent = [];
    if (this.known) this.known = { ...this.known, held: null };
  }

  // --- what is to be seen ------------------------------------------------------------------------

  /** The table to draw; null: the game has not begun. Who resigns leaves a question open that nobody is asked any more. */
  readonly shown = $derived.by((): Shown | null => {
    const shown = this.known?.held?.shown ?? this.frame?.shown ?? null;
    return shown && this.known?.info.stage === 'over' ? { ...shown, questions: [] } : shown;
  });

  get happening(): readonly ShownEvent[] {
    return this.replaying ? [this.replaying] : (this.frame?.happening ?? []);
  }

  /** The log, as far as it is played out. */
  get log(): readonly ShownEvent[] {
    const log = this.known?.log ?? [];
    return log.slice(0, log.length - (this.frame?.coming ?? 0));
  }

  /** What leads from the table before to the one that is shown. Choices that are not final have no events yet. */
  get events(): readonly ShownEvent[] {
    return this.known?.held ? [] : (this.frame?.events ?? []);
  }

  /** So long an event is drawn, in milliseconds. */
  get lasts(): number {
    return this.frame?.lasts ?? 0;
  }

  /** The reader wants no movement. */
  get isStill(): boolean {
    return this.still.matches;
  }

  get isPlaying(): boolean {
    return this.replaying !== null || (this.frame !== null && (this.frame.coming > 0 || this.frame.happening.length > 0));
  }

  skip(): void {
    this.stopReplay();
    this.cuts += 1;
    this.playing.skip();
  }

  // --- answering ---------------------------------------------------------------------------------

  /** What this seat is asked; null: nothing. */
  get question(): ShownQuestion | null {
    const { shown, known } = this;
    if (!shown || !known || !this.frame?.last) return null;
    return shown.questions.find((question) => question.seat === known.seat && question.options.length > 0) ?? null;
  }

  get picking(): Picking {
    const { shown } = this;
    return { question: this.question, steps: shown ? stillThere(this.steps, shown) : [], armed: this.armed };
  }

  private readonly things = $derived.by(() => (this.shown ? thingsOf(this.shown.board) : new Map()));
  private readonly picked = $derived.by(() => this.picking);
  private readonly lit = $derived.by(() => litPlaces(this.picked));
  readonly strip = $derived.by(() => strip(this.picked));

  get litPlaces(): ReadonlySet<string> {
    return this.lit;
  }

  /** The card at a place, where it can be seen. */
  cardAt(place: string): string {
    return this.things.get(place)?.card ?? '';
  }

  /** What can be done with a thing. */
  optionsOn(place: string): ShownOption[] {
    return optionsOn(this.question, place);
  }

  /** The thing that is picked up waits for the place it goes to. */
  get wantsDestination(): boolean {
    return destinations(this.picked).length > 1;
  }

  mark(place: string): Mark {
    const picking = this.picked;
    const { question } = picking;
    const taken = takenAt(picking, place);
    const chosen = this.armed === place || taken >= 0 || (this.things.get(place)?.chosen ?? false);
    if (!question) return chosen ? { ...NO_MARK, chosen } : NO_MARK;
    const lit = this.lit.has(place) && !chosen;
    const order = taken >= 0 && picking.steps.filter((step) => step.on !== '').length > 1 ? taken + 1 : null;
    const about = question.about.includes(place);
    return { lit, chosen, order, dim: !lit && !chosen && !about && this.dims(question, place), about, words: this.wordsAt(picking, place) };
  }

  /** When a card asks for one of some things, the others of their kind are no option. */
  private dims(question: ShownQuestion, place: string): boolean {
    if (question.source === '') return false;
    const zone = place.slice(0, place.lastIndexOf('/') + 1);
    return zone !== '' && [...this.lit].some((other) => other.startsWith(zone));
  }

  private wordsAt(picking: Picking, place: string): string {
    const going = destinations(picking).find((option) => option.to === place);
    return (going ? [going] : optionsOn(picking.question, place)).map((option) => option.words).join(' / ');
  }

  get manner(): Manner {
    return { atOnce: habits.atOnce, learned: habits.learned };
  }

  press(place: string): void {
    this.act(press(this.picking, place, this.manner));
  }

  back(): boolean {
    const way = back(this.picking);
    if (way) this.act(way);
    return way !== null;
  }

  act(pressed: Press): void {
    switch (pressed.does) {
      case 'arm':
        this.armed = pressed.place;
        this.why = null;
        break;
      case 'disarm':
        this.armed = '';
        break;
      case 'send':
        this.send(pressed.option);
        break;
      case 'keep':
        this.keep(pressed.steps);
        break;
      case 'ask':
        this.askWhy(pressed.place);
        break;
    }
  }

  /** Answers with an option; the server says whether that is final. */
  send(option: ShownOption): void {
    const { question, shown } = this;
    if (!question || !shown || this.sending) return;
    this.dismissNews();
    this.dismissDeclined();
    this.choose([...this.steps, { choice: option.choice, on: option.on, ask: question.ask, shown }]);
  }

  /** Takes back all but some choices. */
  private keep(count: number): void {
    this.armed = '';
    if (count === 0) this.putAllBack();
    else this.choose(this.steps.slice(0, count));
  }

  private choose(steps: readonly Step[]): void {
    if (!this.known) return;
    this.sent = steps;
    this.answered = false;
    this.sending = this.link.say({ type: 'choose', ply: this.known.ply, choices: steps.map((step) => step.choice) });
  }

  private askWhy(place: string): void {
    this.armed = '';
    this.why = null;
    if (this.answersFirst(place)) this.why = { type: 'why', place, words: t('table-choose-first'), rule: '' };
    else if (this.known && this.known.seat >= 0 && this.question) this.say({ type: 'ask', place, choices: this.steps.map((step) => step.choice) });
  }

  /** A card asks for one of some things, and this one is of another kind: nobody need ask the rules why. */
  private answersFirst(place: string): boolean {
    const { question } = this;
    return question !== null && question.source !== '' && this.lit.size > 0 && !this.dims(question, place);
  }

  // --- coming back -------------------------------------------------------------------------------

  /** What others did since the reader last looked, in lines. */
  get news(): readonly ShownEvent[] {
    const { known } = this;
    if (!known || this.missed <= 0) return [];
    return known.log.slice(known.seen, known.seen + this.missed).filter((event) => event.words !== '' && event.seat !== known.seat);
  }

  /** Is a line of the log one that the reader had not seen before they came? */
  isNews(line: number): boolean {
    const seen = this.known?.seen ?? 0;
    return seen > 0 && line >= seen && line < this.came;
  }

  dismissNews(): void {
    this.missed = 0;
  }

  private stopReplaying: (() => void) | null = null;

  replay(): void {
    const lines = [...this.news];
    this.dismissNews();
    const step = (): void => {
      this.replaying = lines.shift() ?? null;
      const timer = this.replaying ? setTimeout(step, habits.speed === 'fast' ? REPLAY_STEP / 2 : REPLAY_STEP) : undefined;
      this.stopReplaying = () => clearTimeout(timer);
    };
    step();
  }

  private stopReplay(): void {
    this.stopReplaying?.();
    this.replaying = null;
  }
}
