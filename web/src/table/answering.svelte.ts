import { t } from '../lib/language.svelte.ts';
import type { Known } from '../net/fold.ts';
import type { ClientMessage, Refused, Shown, ShownOption, ShownQuestion, Why } from '../wire/wire.ts';
import type { Mark } from './context.ts';
import { habits } from './habits.svelte.ts';
import { back, destinations, litPlaces, NOTHING, optionsOn, press, stillThere, strip, takenAt, thingsOf, type Manner, type Picking, type Press, type Step } from './picking.ts';
import { areTogether, parsePlace } from './place.ts';

const NO_MARK: Mark = { lit: false, chosen: false, order: null, dim: false, about: false, words: '' };

/** The table at which somebody answers. */
export interface AskingTable {
  readonly known: Known | null;
  readonly shown: Shown | null;
  /** Is the newest table shown? */
  readonly isCurrent: boolean;
  /** Sends a message; false: there is no connection. */
  say(message: ClientMessage): boolean;
  /** Shows the table without the choices that were not final. */
  dropHeld(): void;
  /** An answer was sent: what was said besides the question is out of date. */
  answered(): void;
}

/** How one seat answers the open question: what is picked up, chosen and sent, and why something was refused. */
export class Answering {
  /** The thing that is picked up. */
  armed = $state('');
  /** Choices that are sent but not final. */
  steps = $state.raw<readonly Step[]>([]);
  /** Is an answer on its way? */
  sending = $state(false);
  refused = $state.raw<Refused | null>(null);
  why = $state.raw<Why | null>(null);

  private sent: readonly Step[] = [];
  /** Has the seat answered since the last choices were sent: with them, by its settings, or on another device? */
  private hasAnswered = false;
  private readonly table: AskingTable;

  constructor(table: AskingTable) {
    this.table = table;
  }

  // --- what is asked and marked -------------------------------------------------------------------

  /** What this seat is asked; null: nothing. */
  get question(): ShownQuestion | null {
    const { shown, known, isCurrent } = this.table;
    if (!shown || !known || !isCurrent) return null;
    return shown.questions.find((question) => question.seat === known.seat && question.options.length > 0) ?? null;
  }

  private readonly things = $derived.by(() => (this.table.shown ? thingsOf(this.table.shown.board) : new Map()));
  private readonly picking = $derived.by((): Picking => {
    const { shown } = this.table;
    return { question: this.question, steps: shown ? stillThere(this.steps, shown) : [], armed: this.armed };
  });
  readonly litPlaces: ReadonlySet<string> = $derived.by(() => litPlaces(this.picking));
  readonly strip = $derived.by(() => strip(this.picking));

  get manner(): Manner {
    return { atOnce: habits.atOnce, learned: habits.learned };
  }

  /** The card at a place, if it can be seen. */
  cardAt(place: string): string {
    return this.things.get(place)?.card ?? '';
  }

  /** What can be done with a thing. */
  optionsOn(place: string): ShownOption[] {
    return optionsOn(this.question, place);
  }

  /** Does the thing that is picked up wait for its destination? */
  get wantsDestination(): boolean {
    return destinations(this.picking).length > 1;
  }

  mark(place: string): Mark {
    const { picking } = this;
    const { question } = picking;
    const taken = takenAt(picking, place);
    const chosen = this.armed === place || taken >= 0 || (this.things.get(place)?.chosen ?? false);
    if (!question) return chosen ? { ...NO_MARK, chosen } : NO_MARK;
    const lit = this.litPlaces.has(place) && !chosen;
    const order = taken >= 0 && picking.steps.filter((step) => step.on !== '').length > 1 ? taken + 1 : null;
    const about = question.about.includes(place);
    return { lit, chosen, order, dim: !lit && !chosen && !about && this.isUnfit(question, place), about, words: this.wordsAt(place) };
  }

  /** Does a card ask for other things of the same list? Then this one is no option. */
  private isUnfit(question: ShownQuestion, place: string): boolean {
    if (question.source === '') return false;
    return [...this.litPlaces].some((other) => areTogether(parsePlace(other), parsePlace(place)));
  }

  private wordsAt(place: string): string {
    const going = destinations(this.picking).find((option) => option.to === place);
    return (going ? [going] : this.optionsOn(place)).map((option) => option.words).join(' / ');
  }

  // --- answering ----------------------------------------------------------------------------------

  press(place: string): void {
    this.act(press(this.picking, place, this.manner));
  }

  /** Puts down what is picked up, or takes back the last choice; false: there is neither. */
  back(): boolean {
    const way = back(this.picking);
    if (way) this.act(way);
    return way !== null;
  }

  private act(pressed: Press): void {
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
    const { question } = this;
    const { shown } = this.table;
    if (!question || !shown || this.sending) return;
    this.table.answered();
    this.choose([...this.steps, { choice: option.choice, on: option.on, ask: question.ask, shown }]);
  }

  /** Takes back all choices but the first `count`. */
  private keep(count: number): void {
    this.armed = '';
    if (count === 0) this.takeAllBack();
    else this.choose(this.steps.slice(0, count));
  }

  private choose(steps: readonly Step[]): void {
    const { known } = this.table;
    if (!known) return;
    this.sent = steps;
    this.hasAnswered = false;
    this.sending = this.table.say({ type: 'choose', ply: known.ply, choices: steps.map((step) => step.choice) });
  }

  private askWhy(place: string): void {
    const { known } = this.table;
    this.armed = '';
    this.why = null;
    if (this.mustAnswerFirst(place)) this.why = { type: 'why', place, words: t('table-choose-first'), rule: '' };
    else if (known && known.seat >= 0 && this.question) this.table.say({ type: 'ask', place, choices: this.steps.map((step) => step.choice) });
  }

  /** A card asks for things of another zone: there is no need to ask the rules why not. */
  private mustAnswerFirst(place: string): boolean {
    const { question } = this;
    return question !== null && question.source !== '' && this.litPlaces.size > 0 && !this.isUnfit(question, place);
  }

  private takeAllBack(): void {
    this.armed = '';
    this.steps = [];
    this.sent = [];
    this.table.dropHeld();
  }

  // --- what the server says -----------------------------------------------------------------------

  /** Are these the choices that were sent last? Others were taken back in the meantime. */
  isLatest(choices: readonly number[]): boolean {
    return choices.join() === this.sent.map((step) => step.choice).join();
  }

  /** The whole table arrived: no answer is on its way any more. */
  restart(): void {
    this.forget();
    this.sent = [];
    this.sending = false;
  }

  /** The table moved: nothing is picked up or held. An answer that is on its way still is. */
  forget(): void {
    this.armed = '';
    this.steps = [];
    this.why = null;
    this.refused = null;
  }

  /** This seat's answer is part of the game. */
  accept(): void {
    this.sent = [];
    this.sending = false;
    this.hasAnswered = true;
  }

  /** The choices that were sent are possible, but not final. */
  hold(): void {
    const { question } = this;
    this.forget();
    this.sending = false;
    this.steps = this.sent;
    const last = this.sent.at(-1);
    if (last && last.on !== '' && question?.ask === last.ask && question.source === '') habits.learn(last.ask);
  }

  refuse(refused: Refused): void {
    this.sending = false;
    const stale = refused.code === 'stale';
    // Pressing twice, or passing while one's settings pass, is no mistake.
    this.refused = stale && (this.hasAnswered || this.onlyPassed()) ? null : refused;
    if (stale) this.takeAllBack();
  }

  private onlyPassed(): boolean {
    return this.sent.length === 1 && this.sent[0]?.choice === NOTHING;
  }
}
