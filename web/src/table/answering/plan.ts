import type { OptionView, QuestionView } from '../../wire/wire.ts';

/** One number of a plan that can be changed. */
export interface PlannedNumber {
  label: string;
  value: number;
  /** Whether it can be increased, and decreased. */
  more: boolean;
  less: boolean;
}

/** A number at its place, for the table as text. */
export interface PlacedNumber extends PlannedNumber {
  place: string;
  /** Its effect. */
  note: string;
  change(by: 1 | -1): void;
}

/** Answers to consecutive questions: a game proposes them, and the player changes them on the board and confirms once. */
export interface Plan {
  /** The question, and below it a hint or the reason a number cannot be changed. */
  readonly words: string;
  readonly help: string;
  /** The label of the main button. */
  readonly main: string;
  readonly isReady: boolean;
  readonly isChanged: boolean;
  /** The number of the thing that was pressed last. */
  readonly focused: PlannedNumber | null;
  change(by: 1 | -1): void;
  /** All numbers, if the plan has any. */
  readonly numbers?: readonly PlacedNumber[];
  /** Presses a thing; false if it is not part of the plan. `confirm`: it was pressed again, which carries out the plan. */
  press(place: string): boolean | 'confirm';
  /** Whether a thing is chosen; only for plans that choose things, not numbers. */
  has?(place: string): boolean;
  /** An alternative to confirming, as a button. */
  readonly aid?: { words: string; press: () => void } | null;
  /** All answers, sent in one message. Plans without it answer question by question. */
  readonly choices?: readonly number[];
  /** The answers so far, for the server to use when time is up. */
  readonly held?: readonly number[];
  reset(): void;
  /** The answer to a question; undefined if the plan doesn't cover it. */
  answer(question: QuestionView): OptionView | undefined;
  /** Whether all its answers have been given, so that the question belongs to the next plan. */
  isOver(question: QuestionView): boolean;
}
