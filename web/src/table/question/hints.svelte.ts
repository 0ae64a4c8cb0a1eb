import type { ClientMessage, Hinted } from '../../wire/wire.ts';
import type { Answering } from '../answering/answering.svelte.ts';
import type { Known } from '../../net/known.ts';

/** The part of a table that hints need. */
export interface HintedTable {
  readonly known: Known | null;
  readonly answering: Answering;
  say(message: ClientMessage): boolean;
}

/** Hints for the open question. A hint is shown until anything is chosen or answered. */
export class Hints {
  /** Whether a hint is on its way. */
  thinking = $state(false);
  private found = $state.raw<Hinted | null>(null);
  /** The question that the hint is for. */
  private asked = $state('');
  private readonly table: HintedTable;

  constructor(table: HintedTable) {
    this.table = table;
  }

  /** The tentative choices that the open question follows. */
  private get choices(): number[] {
    const { picking } = this.table.answering;
    return picking.steps.slice(0, picking.kept).map(({ choice }) => choice);
  }

  /** Identifies the open question until the viewer answers it; empty if there is none. Others may answer in the meantime. */
  private get open(): string {
    const { question } = this.table.answering;
    return question ? `${question.ask} ${question.options.map(({ choice }) => choice).join()} ${this.choices.join()}` : '';
  }

  /** Whether the viewer can ask for a hint now. */
  get allowed(): boolean {
    const { known, answering } = this.table;
    return known !== null && known.info.hints && this.open !== '' && answering.planning.plan === null && !answering.sending && !this.thinking;
  }

  /** The hint for the open question; null if there is none. */
  get shown(): Hinted | null {
    return this.open !== '' && this.open === this.asked ? this.found : null;
  }

  /** The places of the suggested thing and its destination. */
  get places(): readonly string[] {
    const best = this.shown?.answers[0];
    return [best?.on ?? '', best?.to ?? ''].filter((place) => place !== '');
  }

  ask(): void {
    const { known } = this.table;
    if (!known || !this.allowed) return;
    this.found = null;
    this.asked = this.open;
    this.thinking = this.table.say({ type: 'hint', ply: known.ply, choices: this.choices });
  }

  take(hinted: Hinted): void {
    this.thinking = false;
    this.found = hinted;
  }

  /** Nothing is on its way any more. */
  stop(): void {
    this.thinking = false;
  }

  dismiss(): void {
    this.found = null;
    this.asked = '';
  }
}
