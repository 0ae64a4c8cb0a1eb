import { t } from '../../lib/language.svelte.ts';
import type { Known } from '../../net/known.ts';
import type { World } from '../../net/link.ts';
import type { ClientMessage, ClientView, OptionView, Preview, QuestionView, Refused, Why } from '../../wire/wire.ts';
import type { Mark } from '../context.ts';
import { habits } from '../habits.svelte.ts';
import { isUnfit, markOf } from './marks.ts';
import { back, declining, destinations, litPlaces, NOTHING, optionsOn, press, selection, stillThere, thingsOf, whyIdle, withoutStep, type Picking, type Press, type Step } from './picking.ts';
import type { Plan } from './plan.ts';
import { PressGuard, type Warning } from './press-guard.svelte.ts';
import { hasStandIn } from '../seats.ts';

const PAUSE = [700, 2000] as const; // milliseconds before declining for a player, so that the timing reveals nothing

/** Equal things, selected together. */
export interface EqualGroup {
  places: readonly string[];
  card: string;
}

/** The part of a table that answering needs. */
export interface AskingTable {
  readonly known: Known | null;
  readonly view: ClientView | null;
  /** Whether the newest table is shown. */
  readonly isCurrent: boolean;
  /** Sends a message; false if there is no connection. */
  say(message: ClientMessage): boolean;
  /** Shows the table without tentative choices. */
  dropPreview(): void;
  /** Clears notices that an answer makes stale. */
  answered(): void;
  /** A warning before a costly answer, or before confirming the selection (null); null if none is needed. */
  warns(option: OptionView | null): Pick<Warning, 'question' | 'again'> | null;
  /** The proposal for a question and those that follow; null if there is none. `last` is the previous proposal. */
  planFor(question: QuestionView, last: Plan | null): Plan | null;
  readonly after: World['after'];
}

/** One seat's answer to the open question: what is picked up, selected and sent, and why something was refused. */
export class Answering {
  /** The thing that is picked up. */
  armed = $state('');
  /** The marked choice in the list of answers. */
  listed = $state<number | null>(null);
  /** Tentative choices. */
  steps = $state.raw<readonly Step[]>([]);
  /** The last selected equal things. */
  group = $state.raw<EqualGroup | null>(null);
  /** Whether a final answer is on its way. */
  sending = $state(false);
  refused = $state.raw<Refused | null>(null);
  why = $state.raw<Why | null>(null);
  /** The proposal that waits for confirmation, or is being carried out. */
  plan = $state.raw<Plan | null>(null);
  /** Whether the plan is being carried out, question by question. */
  carrying = $state(false);

  /** The number of steps that the table shown includes. */
  private kept = $state(0);
  private sent: readonly Step[] = [];
  /** Whether a preview is on its way. */
  private previewing = false;
  /** Whether to confirm the selection as soon as its preview arrives. */
  private confirming = false;
  /** The remaining cards of a confirmed selection, which the rules ask for one by one. */
  private rest: { selects: string; cards: readonly string[] } | null = null;
  /** Whether the seat has answered since it last sent choices: with them, by its settings, or on another device. */
  private hasAnswered = false;
  /** The previous proposal, carried out or not. */
  private lastPlan: Plan | null = null;
  /** The number of steps before the first answer of the plan. */
  private planFrom = 0;
  private openFor = '';
  /** Whether the last press was part of a selection. */
  private selecting = false;
  readonly guard: PressGuard;
  private readonly table: AskingTable;

  constructor(table: AskingTable) {
    this.table = table;
    this.guard = new PressGuard((...timer) => table.after(...timer));
  }

  // --- what is asked and marked -------------------------------------------------------------------

  /** The open question of this seat; null if it has none. */
  get question(): QuestionView | null {
    const { view, known, isCurrent } = this.table;
    if (!view || !known || !isCurrent || hasStandIn(known)) return null;
    return view.questions.find((question) => question.seat === known.seat && question.options.length > 0) ?? null;
  }

  private readonly things = $derived.by(() => (this.table.view ? thingsOf(this.table.view.board) : new Map()));
  readonly picking = $derived.by((): Picking => {
    const { view } = this.table;
    return { question: this.question, steps: view ? stillThere(this.steps, view) : [], kept: this.kept, armed: this.armed };
  });
  readonly litPlaces: ReadonlySet<string> = $derived.by(() => litPlaces(this.picking));
  readonly selection = $derived.by(() => selection(this.picking));

  /** The card at a place, if it can be seen. */
  cardAt(place: string): string {
    return this.things.get(place)?.card ?? '';
  }

  /** The options on a thing. */
  optionsOn(place: string): OptionView[] {
    return optionsOn(this.question, place);
  }

  /** Whether the thing that is picked up waits for its destination. */
  get wantsDestination(): boolean {
    return destinations(this.picking).length > 1;
  }

  mark(place: string): Mark {
    const { picking, litPlaces, plan, things } = this;
    return markOf(place, { picking, litPlaces, plan, things, selects: this.selection !== null });
  }

  // --- when presses count -------------------------------------------------------------------------

  /** Changes with every new question. A selection is one question, however often the rules ask. */
  readonly open = $derived.by(() => {
    const { question } = this;
    return question ? `${this.table.known?.ply} ${this.selection?.name ?? `${question.ask} ${this.kept}`}` : '';
  });

  /** Call after every change: ignores presses for a moment after a new question, and answers what needs no decision. */
  settle(): void {
    const same = this.open === this.openFor;
    this.openFor = this.open;
    if (!same) {
      const { plan } = this;
      this.guard.cancel();
      if (!this.carryOn()) this.propose();
      if (plan === null || plan !== this.plan) this.guard.wait(this.selecting); // other players' answers do not interrupt a plan
      this.goOn();
    }
    this.selecting = false;
  }

  private goOn(): void {
    const { question, rest } = this;
    if (!question) return;
    this.rest = null;
    const [next, ...others] = rest?.cards ?? [];
    const option = question.options.find((each) => each.selects !== '' && each.selects === rest?.selects && this.cardAt(each.on) === next);
    if (option && rest) {
      this.rest = { ...rest, cards: others };
      this.send(option);
    } else if (this.steps.length > 0 && question.options.length === 1 && declining(question)) {
      this.declineSoon(question);
    }
  }

  /** Declines, because nothing else is possible; at a table with other people after a pause. */
  private declineSoon(question: QuestionView): void {
    const others = this.table.known?.info.seats.some((seat) => seat.kind === 'person' && !seat.yours) ?? false;
    const [least, most] = PAUSE;
    this.table.after(others ? least + Math.random() * (most - least) : 0, () => {
      if (this.question === question) this.send(question.options[0]);
    });
  }

  // --- answering ----------------------------------------------------------------------------------

  /** Presses a thing. If several can be selected, `equals`, which look the same, are pressed with it. */
  press(place: string, equals: readonly string[] = []): void {
    this.guard.cancel();
    if (!this.guard.takesThings || this.choosesInPlan(place)) return;
    const pressed = press(this.picking, place, habits.atOnce);
    if (pressed.does === 'select' && equals.length > 0) {
      const places = [place, ...equals];
      this.select(places.flatMap((each) => this.optionsOn(each).filter((option) => option.selects !== '')));
      this.group = { places, card: this.cardAt(place) };
    } else if (pressed.does === 'keep' && equals.length > 0) {
      this.keep(this.stepsWithout([place, ...equals]));
    } else {
      this.act(pressed);
    }
  }

  /** The steps without those that select these places. */
  private stepsWithout(places: readonly string[]): Step[] {
    let steps = [...this.picking.steps];
    for (const place of places) {
      const at = steps.findIndex((step) => step.on === place && step.selects !== '');
      if (at >= 0) steps = withoutStep(steps, at);
    }
    return steps;
  }

  /** Puts down what is picked up, or takes back the last choice; false if there is neither. */
  back(): boolean {
    if (this.guard.warning) {
      this.guard.cancel();
      return true;
    }
    const way = back(this.picking);
    if (way) this.act(way);
    return way !== null;
  }

  private act(pressed: Press): void {
    switch (pressed.does) {
      case 'arm':
        this.arm(pressed.place);
        this.why = this.whyIdle(pressed.place);
        break;
      case 'disarm':
        this.arm('');
        this.why = null;
        break;
      case 'send':
        this.send(pressed.option);
        break;
      case 'select':
        this.select(pressed.options);
        break;
      case 'keep':
        this.keep(pressed.steps);
        break;
      case 'ask':
        this.askWhy(pressed.place);
        break;
    }
  }

  /** The note about a thing that would do nothing, which always takes a second press. */
  private whyIdle(place: string): Why | null {
    const why = whyIdle(this.question, place);
    return why === '' ? null : { type: 'why', place, words: `${why} ${t('table-idle')}`, rule: '' };
  }

  private arm(place: string): void {
    this.armed = place;
    this.listed = null;
  }

  /** Answers with a button or from the list. Ending a turn may need a second press. */
  answer(option: OptionView): void {
    if (!this.guard.takesButtons || this.choosesInPlan(option.on)) return;
    if (this.plan?.choices && option.on === '') {
      this.carryOut(); // it ends the plan
      return;
    }
    if (option.selects !== '' && option.on !== '') {
      this.press(option.on);
      return;
    }
    const warning = option.ends && this.guard.warning?.option?.choice !== option.choice ? this.table.warns(option) : null;
    this.guard.cancel();
    if (warning && habits.secondPress) this.guard.warn({ option, ...warning });
    else this.send(option);
  }

  /** Marks an answer in the list; a second press gives it. */
  list(option: OptionView): void {
    this.guard.cancel();
    if (!this.guard.takesButtons) return;
    if (option.selects !== '') this.answer(option);
    else if (this.listed === option.choice || (habits.atOnce && option.idle === '')) this.send(option);
    else this.listed = option.choice;
  }

  /** Sends an option; the server decides whether that is final. */
  private send(option: OptionView | undefined): void {
    if (!option || this.sending) return;
    this.table.answered();
    this.group = null;
    this.choose([...this.steps.slice(0, this.kept), ...this.stepsOf([option])], false);
  }

  /** Adds things to the selection. They are shown immediately; the server can still refuse. */
  private select(options: readonly OptionView[]): void {
    if (this.sending) return;
    this.table.answered();
    this.arm('');
    this.why = null;
    this.group = null;
    this.choose([...this.steps, ...this.stepsOf(options)], true);
  }

  private stepsOf(options: readonly OptionView[]): Step[] {
    const { view } = this.table;
    return view ? options.map(({ choice, on, selects }) => ({ choice, on, selects, view })) : [];
  }

  /** Keeps these tentative choices, and takes back the others. */
  private keep(steps: readonly Step[]): void {
    if (this.sending) return;
    this.arm('');
    const kept = steps.map((step) => ({ ...step, on: this.steps.find(({ choice }) => choice === step.choice)?.on ?? '' }));
    if (kept.length === 0) this.takeAllBack();
    else if (kept.every((step) => step.selects === '')) this.choose(kept, false);
    else this.choose(kept, true);
  }

  private choose(steps: readonly Step[], hold: boolean): void {
    const { known } = this.table;
    if (!known) return;
    const same = steps.findIndex((step, i) => step.choice !== this.steps[i]?.choice);
    this.sent = steps;
    this.hasAnswered = false;
    const said = this.table.say({ type: 'choose', ply: known.ply, choices: steps.map((step) => step.choice), hold });
    if (hold && said) {
      this.steps = steps;
      this.kept = Math.min(this.kept, same < 0 ? steps.length : same);
    }
    this.previewing = said && hold;
    this.sending = said && !hold;
    this.selecting = hold;
  }

  private askWhy(place: string): void {
    const { known } = this.table;
    this.arm('');
    this.why = null;
    if (this.mustAnswerFirst(place)) this.why = { type: 'why', place, words: t('table-choose-first'), rule: '' };
    else if (known && known.seat >= 0 && this.question) this.table.say({ type: 'whynot', place, choices: this.steps.slice(0, this.kept).map((step) => step.choice) });
  }

  /** Whether a card asks for things in another zone, so that the server need not explain a refusal. */
  private mustAnswerFirst(place: string): boolean {
    const { question } = this;
    return question !== null && question.source !== '' && this.litPlaces.size > 0 && !isUnfit(question, this.litPlaces, place);
  }

  private takeAllBack(): void {
    this.arm('');
    this.steps = [];
    this.kept = 0;
    this.sent = [];
    this.previewing = false;
    this.selecting = true;
    this.group = null;
    this.table.dropPreview();
  }

  // --- selections ---------------------------------------------------------------------------------

  /** Selects all of these things. */
  selectAll(options: readonly OptionView[]): void {
    this.guard.cancel();
    if (this.guard.takesButtons) this.select(options);
  }

  /** Confirms the selection. */
  confirm(): void {
    const confirmed = this.guard.warning?.option === null;
    if (!this.guard.takesButtons) return;
    this.guard.cancel();
    if (!this.selection?.ready) return;
    if (this.previewing) this.confirming = true;
    else this.confirmNow(confirmed);
  }

  private confirmNow(confirmed = false): void {
    const { question, steps, kept } = this;
    this.confirming = false;
    const warning = confirmed || !habits.secondPress ? null : this.table.warns(null);
    if (warning) {
      this.guard.warn({ option: null, ...warning });
      return;
    }
    const [held, ...others] = steps.slice(kept);
    if (held) {
      if (others.length > 0) this.rest = { selects: held.selects, cards: others.map((step) => this.cardAt(step.on)) };
      this.choose([...steps.slice(0, kept), held], false);
    } else {
      this.send(declining(question) ?? undefined);
    }
  }

  // --- plans --------------------------------------------------------------------------------------

  /** Answers this question and those that follow with the plan. */
  carryOut(): void {
    this.guard.cancel();
    if (!this.guard.takesButtons || !this.plan?.isReady || this.sending || this.carrying) return;
    const { choices } = this.plan;
    if (choices) {
      this.table.answered();
      this.choose(choices.map((choice) => ({ choice, on: '', selects: '', view: this.table.view! })), false);
      return;
    }
    this.carrying = true;
    this.planFrom = this.steps.length;
    this.carryOn();
  }

  /** Presses a thing of the plan; false if there is no plan, or the thing isn't part of it. */
  pressPlan(place: string): boolean {
    const pressed = this.plan?.press(place) ?? false;
    if (pressed === 'confirm') this.carryOut();
    return pressed !== false;
  }

  private choosesInPlan(place: string): boolean {
    return place !== '' && this.plan?.has !== undefined && this.pressPlan(place);
  }

  /** Sends the plan's answers so far, in case time runs out. The table does not change. */
  holdPlan(): void {
    const { known } = this.table;
    const held = this.plan?.held;
    if (held && known?.info.settings.clock && !this.sending && !this.carrying) this.table.say({ type: 'choose', ply: known.ply, choices: [...held], hold: true });
  }

  /** Answers the open question from the plan. If it has no answer, takes back the ones so far and returns false. */
  private carryOn(): boolean {
    const { question, plan } = this;
    if (!this.carrying || !plan) return false;
    const isOver = question !== null && plan.isOver(question);
    const option = question && !isOver ? plan.answer(question) : undefined;
    if (option) {
      this.send(option);
      return true;
    }
    this.carrying = false;
    if (question && !isOver && this.steps.length > this.planFrom) this.keep(this.steps.slice(0, this.planFrom));
    return false;
  }

  private propose(): void {
    const { question } = this;
    this.plan = question ? this.table.planFor(question, this.lastPlan) : null;
    this.lastPlan = this.plan ?? this.lastPlan;
  }

  /** Selects nothing; if the rules ask for a selection, answers with none. */
  selectNone(): void {
    this.guard.cancel();
    const chosen = this.selection;
    if (!this.guard.takesButtons || !chosen || this.sending) return;
    const before = this.steps.slice(0, chosen.from);
    this.group = null;
    if (chosen.none) this.choose([...before, ...this.stepsOf([chosen.none])], false);
    else this.keep(before);
  }

  /** Starts the selection again. */
  reset(): void {
    this.guard.cancel();
    if (this.guard.takesButtons && this.selection) this.keep(this.steps.slice(0, this.selection.from));
  }

  /** The number of things in the last group that are still selected. */
  get groupCount(): number {
    return this.group?.places.filter((place) => this.steps.some((step) => step.on === place)).length ?? 0;
  }

  /** Selects one more or one fewer of the last group. */
  regroup(by: 1 | -1): void {
    const { group, steps } = this;
    if (!group || this.sending) return;
    const place = by > 0 ? group.places.find((each) => !steps.some((step) => step.on === each)) : group.places.findLast((each) => steps.some((step) => step.on === each));
    if (place === undefined) return;
    const options = this.optionsOn(place).filter((option) => option.selects !== '');
    if (by > 0) this.select(options);
    else this.keep(withoutStep(steps, steps.findIndex((step) => step.on === place)));
    this.group = group;
  }

  // --- messages from the server -------------------------------------------------------------------

  /** Whether these choices were sent last. Others have been taken back in the meantime. */
  isLatest(choices: readonly number[]): boolean {
    return choices.join() === this.sent.map((step) => step.choice).join();
  }

  /** A full table has arrived: no answer is on its way any more. */
  restart(): void {
    this.forget();
    this.sent = [];
    this.rest = null;
    this.sending = false;
    this.carrying = false;
  }

  /** The table has changed: drops what is picked up or tentative. An answer may still be on its way. */
  forget(): void {
    this.arm('');
    this.steps = [];
    this.kept = 0;
    this.group = null;
    this.confirming = false;
    this.why = null;
    this.refused = null;
  }

  /** The server has applied this seat's answer. */
  accept(): void {
    this.sent = [];
    this.sending = false;
    this.carrying = false;
    this.plan = null;
    this.hasAnswered = true;
  }

  /** The server has previewed the choices, which are possible but not final. */
  hold({ kept }: Preview): void {
    const { group, confirming } = this;
    this.forget();
    this.group = group;
    this.sending = false;
    this.previewing = false;
    this.steps = this.sent;
    this.kept = kept;
    if (confirming) this.confirmNow();
  }

  refuse(refused: Refused): void {
    this.sending = false;
    this.carrying = false;
    this.rest = null;
    const stale = refused.code === 'stale';
    // Pressing twice, or passing while the settings pass, isn't a mistake.
    this.refused = stale && (this.hasAnswered || this.onlyPassed()) ? null : refused;
    if (stale || this.steps.length > this.kept) this.takeAllBack();
  }

  private onlyPassed(): boolean {
    return this.sent.length === 1 && this.sent[0]?.choice === NOTHING;
  }
}
