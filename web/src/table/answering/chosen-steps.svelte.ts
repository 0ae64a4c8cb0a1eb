import type { ClientMessage, ClientView, OptionView } from '../../wire/wire.ts';
import type { Known } from '../../net/known.ts';
import { NOTHING, type Step } from './picking.ts';

/** The part of a table that sends choices. */
export interface ChoosingTable {
  readonly known: Known | null;
  readonly view: ClientView | null;
  /** Sends a message; false if there is no connection. */
  say(message: ClientMessage): boolean;
}

/** Tentative choices: those that the player sees, and those that are on their way to the server. */
export class ChosenSteps {
  all = $state.raw<readonly Step[]>([]);
  /** The number of steps that the table shown includes. */
  kept = $state(0);
  /** Whether a final answer is on its way. */
  sending = $state(false);
  /** Whether a preview is on its way. */
  previewing = false;

  private sent: readonly Step[] = [];
  /** Whether the seat has answered since it last sent choices: with them, by its settings, or on another device. */
  private hasAnswered = false;
  private readonly table: ChoosingTable;

  constructor(table: ChoosingTable) {
    this.table = table;
  }

  /** Options as steps on the table shown. */
  stepsOf(options: readonly OptionView[]): Step[] {
    const { view } = this.table;
    return view ? options.map(({ choice, on, selects }) => ({ choice, on, selects, view })) : [];
  }

  /** Sends choices. Those on hold are shown immediately; the server can still refuse them. */
  send(steps: readonly Step[], hold: boolean): void {
    const { known } = this.table;
    if (!known) return;
    const same = steps.findIndex((step, i) => step.choice !== this.all[i]?.choice);
    this.sent = steps;
    this.hasAnswered = false;
    const said = this.table.say({ type: 'choose', ply: known.ply, choices: steps.map((step) => step.choice), hold });
    if (hold && said) {
      this.all = steps;
      this.kept = Math.min(this.kept, same < 0 ? steps.length : same);
    }
    this.previewing = said && hold;
    this.sending = said && !hold;
  }

  /** Whether these choices were sent last. Others have been taken back in the meantime. */
  isLatest(choices: readonly number[]): boolean {
    return choices.join() === this.sent.map((step) => step.choice).join();
  }

  /** Drops all steps. An answer may still be on its way. */
  drop(): void {
    this.all = [];
    this.kept = 0;
  }

  /** Also ignores the preview of what was sent. */
  takeBack(): void {
    this.drop();
    this.sent = [];
    this.previewing = false;
  }

  /** A full table has arrived: no answer is on its way any more. */
  restart(): void {
    this.drop();
    this.sent = [];
    this.sending = false;
  }

  /** The server has applied the answer. */
  accept(): void {
    this.sent = [];
    this.sending = false;
    this.hasAnswered = true;
  }

  /** The server has previewed the choices. The table shown includes the first `kept` of them. */
  preview(kept: number): void {
    this.sending = false;
    this.previewing = false;
    this.all = this.sent;
    this.kept = kept;
  }

  /** Whether choices that came too late need no message: they were pressed twice, or passed while the settings pass. */
  get mayBeLate(): boolean {
    return this.hasAnswered || (this.sent.length === 1 && this.sent[0]?.choice === NOTHING);
  }
}
