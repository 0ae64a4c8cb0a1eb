import type { World } from '../../net/link.ts';
import type { OptionView } from '../../wire/wire.ts';

const SETTLING = 400; // milliseconds after a new question in which presses are ignored, because they may be meant for the previous one
const FUSE = 3000; // milliseconds in which the second press counts

/** The time of the press itself; a busy page may handle it later. */
const pressedAt = (): number => (globalThis as { event?: Event }).event?.timeStamp ?? performance.now();

/** A warning, which a second press confirms. */
export interface Warning {
  /** The answer; null for the whole selection. */
  option: OptionView | null;
  /** The warning, as a question. */
  question: string;
  /** The label of the button. */
  again: string;
}

/** Decides whether a press counts: not in the first moment of a new question; costly answers need a second press. */
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

  /** Ignores presses for a moment, on things as well as buttons unless `onlyButtons`. */
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

  /** Drops the warning and the first press. */
  cancel(): void {
    this.stopFuse?.();
    this.stopFuse = null;
    this.warning = null;
  }
}
