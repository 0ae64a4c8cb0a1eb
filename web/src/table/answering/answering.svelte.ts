import { t } from '../../lib/language.svelte.ts';
import type { World } from '../../net/link.ts';
import type { OptionView, Preview, QuestionView, Refused, Why } from '../../wire/wire.ts';
import type { Mark } from '../context.ts';
import { habits } from '../habits.svelte.ts';
import { ChosenSteps } from './chosen-steps.svelte.ts';
import { isUnfit, markOf } from './marks.ts';
import { back, declining, deselected, destinations, litPlaces, optionsOn, press, selection, stillThere, thingsOf, whyIdle, withoutStep, type Picking, type Press, type Step } from './picking.ts';
import type { Plan } from './plan.ts';
import { Planning, type PlannedTable } from './planning.svelte.ts';
import { PressGuard, type Warning } from './press-guard.svelte.ts';
import { hasStandIn } from '../seats.ts';

const PAUSE = [700, 2000] as const; // milliseconds before declining for a player, so that the timing reveals nothing

/** Equal things, selected together. */
export interface EqualGroup {
  places: readonly string[];
  card: string;
}

/** The part of a table that answering needs. */
export interface AskingTable extends PlannedTable {
  /** Whether the newest table is shown. */
  readonly isCurrent: boolean;
  /** Shows the table without tentative choices. */
  dropPreview(): void;
  /** A warning before a costly answer, or before confirming the selection (null); null if none is needed. */
  warns(option: OptionView | null): Pick<Warning, 'question' | 'again'> | null;
  readonly after: World['after'];
}

/** One seat's answer to the open question: what is picked up, selected and sent, and why something was refused. */
export class Answering {
  /** The thing that is picked up. */
  armed = $state('');
  /** The marked choice in the list of answers. */
  listed = $state<number | null>(null);
  /** The last selected equal things. */
  group = $state.raw<EqualGroup | null>(null);
  refused = $state.raw<Refused | null>(null);
  why = $state.raw<Why | null>(null);

  /** Whether to confirm the selection as soon as its preview arrives. */
  private confirming = false;
  /** The remaining cards of a confirmed selection, which the rules ask for one by one. */
  private rest: { selects: string; cards: readonly string[] } | null = null;
  private openFor = '';
  /** Whether the last press was part of a selection. */
  private selecting = false;
  readonly guard: PressGuard;
  readonly planning: Planning;
  private readonly chosen: ChosenSteps;
  private readonly table: AskingTable;

  constructor(table: AskingTable) {
    this.table = table;
    this.guard = new PressGuard((...timer) => table.after(...timer));
    this.chosen = new ChosenSteps(table);
    this.planning = new Planning(table, this.chosen, this.guard, {
      question: () => this.question,
      send: (option) => this.send(option),
      choose: (steps, hold) => this.choose(steps, hold),
      keep: (steps) => this.keep(steps),
    });
  }

  /** Tentative choices. */
  get steps(): readonly Step[] {
    return this.chosen.all;
  }

  /** Whether a final answer is on its way. */
  get sending(): boolean {
    return this.chosen.sending;
  }

  private get kept(): number {
    return this.chosen.kept;
  }

  private get plan(): Plan | null {
    return this.planning.plan;
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
      if (!this.planning.carryOn()) this.planning.propose();
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
    if (!this.guard.takesThings || this.planning.choose(place)) return;
    const pressed = press(this.picking, place, habits.atOnce);
    if (pressed.does === 'select' && equals.length > 0) {
      const places = [place, ...equals];
      this.select(places.flatMap((each) => this.optionsOn(each).filter((option) => option.selects !== '')));
      this.group = { places, card: this.cardAt(place) };
    } else if (pressed.does === 'keep' && equals.length > 0) {
      this.keep(deselected(this.picking.steps, [place, ...equals]));
    } else {
      this.act(pressed);
    }
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
    if (!this.guard.takesButtons || this.planning.choose(option.on)) return;
    if (this.plan?.choices && option.on === '') {
      this.planning.carryOut(); // it ends the plan
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
    this.choose([...this.steps.slice(0, this.kept), ...this.chosen.stepsOf([option])], false);
  }

  /** Adds things to the selection. They are shown immediately; the server can still refuse. */
  private select(options: readonly OptionView[]): void {
    if (this.sending) return;
    this.table.answered();
    this.arm('');
    this.why = null;
    this.group = null;
    this.choose([...this.steps, ...this.chosen.stepsOf(options)], true);
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
    this.chosen.send(steps, hold);
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
    this.chosen.takeBack();
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
    if (this.chosen.previewing) this.confirming = true;
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

  /** Selects nothing; if the rules ask for a selection, answers with none. */
  selectNone(): void {
    this.guard.cancel();
    const chosen = this.selection;
    if (!this.guard.takesButtons || !chosen || this.sending) return;
    const before = this.steps.slice(0, chosen.from);
    this.group = null;
    if (chosen.none) this.choose([...before, ...this.chosen.stepsOf([chosen.none])], false);
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
    return this.chosen.isLatest(choices);
  }

  /** A full table has arrived: no answer is on its way any more. */
  restart(): void {
    this.forget();
    this.chosen.restart();
    this.rest = null;
    this.planning.carrying = false;
  }

  /** The table has changed: drops what is picked up or tentative. An answer may still be on its way. */
  forget(): void {
    this.arm('');
    this.chosen.drop();
    this.group = null;
    this.confirming = false;
    this.why = null;
    this.refused = null;
  }

  /** The server has applied this seat's answer. */
  accept(): void {
    this.chosen.accept();
    this.planning.accept();
  }

  /** The server has previewed the choices, which are possible but not final. */
  hold({ kept }: Preview): void {
    const { group, confirming } = this;
    this.forget();
    this.group = group;
    this.chosen.preview(kept);
    if (confirming) this.confirmNow();
  }

  refuse(refused: Refused): void {
    this.chosen.sending = false;
    this.planning.carrying = false;
    this.rest = null;
    const stale = refused.code === 'stale';
    this.refused = stale && this.chosen.mayBeLate ? null : refused;
    if (stale || this.steps.length > this.kept) this.takeAllBack();
  }
}
