import type { World } from '../net/link.ts';
import type { OptionView } from '../wire/wire.ts';

const SETTLING = 400; // milliseconds after a new question in which nothing is pressed: a press may have been meant for the one before
const FUSE = 3000; // milliseconds in which a second press counts

/** The time of the press that is being handled: a busy page handles it later, but it was meant for what was there then. */
const pressedAt = (): number => (globalThis as { event?: Event }).event?.timeStamp ?? performance.now();

/** Something that a second press confirms. */
export interface Warning {
  /** The answer; null: everything that is selected. */
  option: OptionView | null;
  /** The warning, as a question. */
  question: string;
  /** The label of the button. */
  again: string;
}

/** Decides whether a press counts: not in the first moment of a new question, and twice after a warning. */
export class PressGuard {
  /** The warning that waits for a second press. */
  warning = $state.raw<Warning | null>(null);
  private buttonsAt = 0;
  private thingsAt = 0;
  private stopFuse: (() => void) | null = null;
  private readonly after: World['after'];

  constructor(after: World['after']) {
    this.after = after;
  }

  get takesButtons(): boolean {
    return pressedAt() >= this.buttonsAt;
  }

  get takesThings(): boolean {
    return pressedAt() >= this.thingsAt;
  }

  /** Ignores presses for a moment: on buttons, and on things unless they are just being selected. */
  wait(onlyButtons = false): void {
    this.buttonsAt = performance.now() + SETTLING;
    if (!onlyButtons) this.thingsAt = this.buttonsAt;
  }

  /** Waits for a second press. */
  warn(warning: Warning): void {
    this.warning = warning;
    this.wait(true);
    this.stopFuse = this.after(FUSE, () => this.cancel());
  }

  /** Takes back the first press of two. */
  cancel(): void {
    this.stopFuse?.();
    this.stopFuse = null;
    this.warning = null;
  }
}
