import type { OptionView, QuestionView } from '../../wire/wire.ts';
import type { ChoosingTable, ChosenSteps } from './chosen-steps.svelte.ts';
import type { Step } from './picking.ts';
import type { Plan } from './plan.ts';
import type { PressGuard } from './press-guard.svelte.ts';

/** The part of a table that planning needs. */
export interface PlannedTable extends ChoosingTable {
  /** Clears notices that an answer makes stale. */
  answered(): void;
  /** The proposal for a question and those that follow; null if there is none. `last` is the previous proposal. */
  planFor(question: QuestionView, last: Plan | null): Plan | null;
}

/** The seat's way to answer, which a plan uses. */
export interface Answers {
  question(): QuestionView | null;
  send(option: OptionView): void;
  choose(steps: readonly Step[], hold: boolean): void;
  keep(steps: readonly Step[]): void;
}

/** Proposes plans for open questions, and answers with them. */
export class Planning {
  /** The proposal that waits for confirmation, or is being carried out. */
  plan = $state.raw<Plan | null>(null);
  /** Whether the plan is being carried out, question by question. */
  carrying = $state(false);

  /** The previous proposal, carried out or not. */
  private last: Plan | null = null;
  /** The number of steps before the first answer of the plan. */
  private from = 0;
  private readonly table: PlannedTable;
  private readonly steps: ChosenSteps;
  private readonly guard: PressGuard;
  private readonly answers: Answers;

  constructor(table: PlannedTable, steps: ChosenSteps, guard: PressGuard, answers: Answers) {
    this.table = table;
    this.steps = steps;
    this.guard = guard;
    this.answers = answers;
  }

  /** Answers this question and those that follow with the plan. */
  carryOut(): void {
    this.guard.cancel();
    if (!this.guard.takesButtons || !this.plan?.isReady || this.steps.sending || this.carrying) return;
    const { choices } = this.plan;
    if (choices) {
      this.table.answered();
      this.answers.choose(choices.map((choice) => ({ choice, on: '', selects: '', view: this.table.view! })), false);
      return;
    }
    this.carrying = true;
    this.from = this.steps.all.length;
    this.carryOn();
  }

  /** Presses a thing of the plan; false if there is no plan, or the thing isn't part of it. */
  press(place: string): boolean {
    const pressed = this.plan?.press(place) ?? false;
    if (pressed === 'confirm') this.carryOut();
    return pressed !== false;
  }

  /** Presses a thing that the plan chooses or leaves out; false if plans only change numbers. */
  choose(place: string): boolean {
    return place !== '' && this.plan?.has !== undefined && this.press(place);
  }

  /** Sends the plan's answers so far, in case time runs out. The table does not change. */
  hold(): void {
    const { known } = this.table;
    const held = this.plan?.held;
    if (held && known?.info.settings.clock && !this.steps.sending && !this.carrying) this.table.say({ type: 'choose', ply: known.ply, choices: [...held], hold: true });
  }

  /** Answers the open question from the plan. If it has no answer, takes back the ones so far and returns false. */
  carryOn(): boolean {
    const { plan } = this;
    const question = this.answers.question();
    if (!this.carrying || !plan) return false;
    const isOver = question !== null && plan.isOver(question);
    const option = question && !isOver ? plan.answer(question) : undefined;
    if (option) {
      this.answers.send(option);
      return true;
    }
    this.carrying = false;
    if (question && !isOver && this.steps.all.length > this.from) this.answers.keep(this.steps.all.slice(0, this.from));
    return false;
  }

  propose(): void {
    const question = this.answers.question();
    this.plan = question ? this.table.planFor(question, this.last) : null;
    this.last = this.plan ?? this.last;
  }

  /** The server has applied the answer. */
  accept(): void {
    this.carrying = false;
    this.plan = null;
  }
}
