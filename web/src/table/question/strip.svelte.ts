import { t, tOr } from '../../lib/language.svelte.ts';
import type { OptionView, QuestionView, TableInfo } from '../../wire/wire.ts';
import type { Answering } from '../answering/answering.svelte.ts';
import { declining } from '../answering/picking.ts';
import type { Plan } from '../answering/plan.ts';
import { planSlots, slots, type Deed, type Slots } from '../answering/slots.ts';
import { isOver } from '../ending/ending.ts';
import type { Session } from '../session.svelte.ts';

export const LONG = 22; // labels with more letters are set smaller
const DASH = ' — '; // separates an option's effect from its explanation

/** The words and buttons of the question's strip. */
export class Strip {
  /** The chosen number, if the question asks for one. */
  amount = $state(0);

  private readonly session: Session;
  private readonly nameOf: (seat: number) => string;

  constructor(session: Session, nameOf: (seat: number) => string) {
    this.session = session;
    this.nameOf = nameOf;
  }

  private get answering(): Answering {
    return this.session.answering;
  }

  private readonly info: TableInfo | undefined = $derived.by(() => this.session.known?.info);
  readonly question: QuestionView | null = $derived.by(() => this.answering.question);
  /** The open questions of other seats. */
  readonly others: readonly QuestionView[] = $derived.by(() => (this.session.view?.questions ?? []).filter(({ seat }) => seat !== this.session.known?.seat));
  readonly over: boolean = $derived.by(() => isOver(this.session.view, this.info) && this.session.playback.replay === null);
  readonly plan: Plan | null = $derived.by(() => (this.question ? this.answering.planning.plan : null));
  readonly buttons: Slots = $derived.by(() => {
    const { plan, amount } = this;
    const { picking, listed } = this.answering;
    const undo = this.info?.undo === 'free';
    const found = plan ? planSlots(plan, { undo, back: picking.steps.length > 0 }) : slots(picking, { listed, amount, undo });
    return found.c === null && this.hinting ? { ...found, c: { does: 'hint' } } : found;
  });
  /** Whether the viewer could get a hint for the open question. */
  private get hinting(): boolean {
    const { hints } = this.session;
    return hints.allowed || hints.thinking;
  }

  readonly least = $derived.by(() => this.buttons.amounts[0]?.amount ?? 0);
  readonly most = $derived.by(() => this.buttons.amounts.at(-1)?.amount ?? 0);
  /** The answer of the thing that is picked up, and its explanation. */
  private readonly armedOption: OptionView | null = $derived.by(() => (this.buttons.a?.does === 'answer' && this.answering.armed !== '' ? this.buttons.a.option : null));
  readonly detail = $derived.by(() => (this.armedOption ? detailOf(this.armedOption.words) : ''));

  /** The question, or else what is happening. */
  readonly sentence: string = $derived.by(() => {
    const { session, question, plan, others } = this;
    const { warning } = this.answering.guard;
    if (this.over) return this.endWords();
    if (warning) return warning.question;
    if (plan) return plan.words;
    if (question) return this.selectedWords(question);
    if (session.caption !== '') return session.caption;
    if (others.length > 1) return t('table-others-choose', { names: others.map(({ seat }) => this.nameOf(seat)).join(', ') });
    return others[0]?.words ?? session.last; // the viewer's question is out of date while its answer is played
  });

  private readonly away = $derived.by(() => (this.info?.seats ?? []).filter((seat) => seat.asked && seat.away && seat.kind === 'person' && !seat.yours).map((seat) => this.nameOf(seat.seat)));

  /** A hint below it. */
  readonly help: string = $derived.by(() => {
    const { session, answering, question, plan, buttons, away } = this;
    const { known } = session;
    const { replay } = session.playback;
    if (this.over) return this.endNote();
    if (answering.guard.warning) return '';
    if (answering.sending) return t('table-sending');
    if (away.length > 0) return t('table-away', { names: away.join(', '), count: away.length });
    if (known && known.seat < 0) return t('table-watching');
    if (replay) return t('table-replay-help', { at: Math.max(1, replay.at), of: replay.of });
    if (session.playback.isPresenting) return t('table-skip-help');
    if (!question) return this.others.length > 0 ? t('table-others-turn') : '';
    if (plan) return plan.help;
    if (answering.wantsDestination) return t('table-choose-where');
    if (buttons.amounts.length > 0) return t('table-choose-amount', { least: this.least, most: this.most });
    if (buttons.list.length > 0) return t('table-choose-one');
    if (this.armedOption) return this.detail || t('table-armed');
    if (answering.selection) return t('table-select');
    if (answering.steps.length > 0) return t('table-preview');
    if (question.help !== '') return question.help;
    return answering.litPlaces.size > 0 ? t('table-lit') : '';
  });

  /** Whether the viewer has won. */
  get won(): boolean {
    return (this.info?.winners ?? []).includes(this.session.seat);
  }

  private endWords(): string {
    const { view } = this.session;
    if (view?.over) return view.outcome;
    if (this.info?.ending === 'drawn') return t('table-end-drawn');
    const names = (this.info?.winners ?? []).map(this.nameOf).join(', ');
    return this.won ? t('table-end-you-won') : names === '' ? t('table-end-over') : t('table-end-won', { names });
  }

  private endNote(): string {
    const { view, seat, ui } = this.session;
    const ending = this.info?.ending ?? '';
    if (['resigned', 'drawn', 'claimed', 'time'].includes(ending)) return t(`table-ending-${ending}`);
    return (view && ui.endNote(view.board, seat)) || t('table-end-note');
  }

  // --- the buttons --------------------------------------------------------------------------------

  private get game(): string | undefined {
    return this.info?.settings.game;
  }

  /** The game's sentence about a selection; 0 if nothing is selected. */
  private selectionWords(name: string, count: number, kind: '' | '-what' | '-asked' = '', otherwise = count === 0 ? t('table-none') : t('table-selected', { count })): string {
    const { view, seat, ui } = this.session;
    const against = view ? ui.against(view.board, seat) : null;
    return tOr(`${this.game}-select-${name}${kind}`, otherwise, { count, name: against === null ? '' : this.nameOf(against), named: against === null ? 'no' : 'yes' });
  }

  /** The question. A selection that another question offers can have its own, because the last thing in it waits to be confirmed. */
  private selectedWords({ words }: QuestionView): string {
    const { selection } = this.answering;
    return selection && selection.count > 0 ? this.selectionWords(selection.name, selection.count, '-asked', words) : words;
  }

  /** The words for an option: if it only names a thing, the game adds what happens to it. */
  private answerWords({ on, words }: OptionView): string {
    const { question } = this;
    const what = shortOf(words);
    return on === '' || !question ? what : tOr(`${this.game}-answer-${question.ask.toLowerCase()}`, what, { what });
  }

  /** The words for selecting all; if nothing is selected yet, the game can say what for. */
  private allWords(options: readonly OptionView[]): string {
    const selected = this.answering.selection?.count ?? 0;
    const count = options.length + selected;
    const all = t('table-all', { count });
    return selected > 0 ? all : tOr(`${this.game}-select-${options[0]?.selects}-all`, all, { count });
  }

  labelOf(deed: Deed): string {
    const { answering, buttons } = this;
    const { warning } = answering.guard;
    switch (deed.does) {
      case 'answer':
        if (warning?.option?.choice === deed.option.choice) return warning.again;
        return buttons.list.includes(deed.option) && deed.option.words.length > LONG ? t('table-choose-this') : this.answerWords(deed.option);
      case 'confirm': {
        const { name, count, ready } = deed.selection;
        if (warning?.option === null) return warning.again;
        if (count > 0) return this.selectionWords(name, count);
        return ready ? (declining(this.question)?.words ?? '') : this.selectionWords(name, 0, '-what');
      }
      case 'none':
        return this.selectionWords(deed.selection.name, 0);
      case 'all':
        return this.allWords(deed.options);
      case 'carry':
        return deed.plan.main;
      case 'aid':
        return deed.plan.aid?.words ?? '';
      case 'reset':
      case 'replan':
        return t('table-reset');
      case 'back':
        return t('table-back');
      case 'undo':
        return t('table-undo');
      case 'hint':
        return t('hint');
      case 'wait':
        return t(`table-wait-${deed.for}`);
    }
  }

  /** Whether it waits for a second press. */
  isAgain(deed: Deed): boolean {
    const { warning } = this.answering.guard;
    return warning !== null && (deed.does === 'answer' ? warning.option?.choice === deed.option.choice : deed.does === 'confirm' && warning.option === null);
  }

  /** The key to show on a button. `enter`: Enter presses the main button now. */
  keyOf(slot: 'a' | 'b' | 'c' | 'd', deed: Deed, enter: boolean): string {
    if (slot === 'a') return enter && !this.isOff(deed) ? t('table-key-enter') : '';
    if (slot !== 'b') return '';
    return deed.does === 'back' ? t('table-key-esc') : deed.does === 'answer' || deed.does === 'none' ? '0' : '';
  }

  isOff(deed: Deed): boolean {
    const { sending, planning } = this.answering;
    return sending || deed.does === 'wait' || (deed.does === 'hint' && this.session.hints.thinking) || (deed.does === 'confirm' && !deed.selection.ready) || planning.carrying || (deed.does === 'carry' && !deed.plan.isReady);
  }

  /** Whether a hint suggests it. */
  isHinted(deed: Deed): boolean {
    const best = this.session.hints.shown?.answers[0];
    if (!best) return false;
    if (deed.does === 'answer') return deed.option.choice === best.choice;
    const isNone = deed.does === 'none' || (deed.does === 'confirm' && deed.selection.count === 0);
    return isNone && declining(this.question)?.choice === best.choice;
  }

  press(deed: Deed | null): void {
    const { answering } = this;
    if (!deed || this.isOff(deed)) return;
    switch (deed.does) {
      case 'answer':
        answering.answer(deed.option);
        break;
      case 'confirm':
        answering.confirm();
        break;
      case 'none':
        answering.selectNone();
        break;
      case 'all':
        answering.selectAll(deed.options);
        break;
      case 'carry':
        answering.planning.carryOut();
        break;
      case 'replan':
        deed.plan.reset();
        break;
      case 'aid':
        if (answering.guard.takesButtons) deed.plan.aid?.press();
        break;
      case 'reset':
        answering.reset();
        break;
      case 'back':
        answering.back();
        break;
      case 'hint':
        if (answering.guard.takesButtons) this.session.hints.ask();
        break;
      case 'undo':
        if (answering.guard.takesButtons) this.session.offers.undo();
        break;
    }
  }

  /** Presses the button that declines. */
  pressDecline(): void {
    const { b, d } = this.buttons;
    this.press([b, d].find((deed) => deed?.does === 'answer' || deed?.does === 'none') ?? null);
  }
}

/** A short form of an option's words, without the part after a dash; a long one also drops parentheses. */
export function shortOf(words: string): string {
  const does = words.split(DASH)[0] ?? words;
  return does.length > LONG ? does.replace(/ \([^()]*\)$/u, '') : does;
}

function detailOf(words: string): string {
  return words.split(DASH).slice(1).join(DASH);
}
