// How a person answers a question by pointing at things. The options of the question say everything; nothing here knows a rule.

import type { Shown, ShownOption, ShownQuestion } from '../wire/wire.ts';
import { areTogether, parsePlace } from './place.ts';

/** A choice that is sent but not final: it can be taken back. */
export interface Step {
  choice: number;
  /** The thing it was about, or nothing. */
  on: string;
  /** The question that it answered. */
  ask: string;
  /** The table when it was chosen. */
  shown: Shown;
}

/** Where an answer stands: the open question, what was chosen on the way to it, and the thing that is picked up. */
export interface Picking {
  question: ShownQuestion | null;
  steps: readonly Step[];
  armed: string;
}

/** What pressing a thing leads to. */
export type Press =
  | { does: 'arm'; place: string }
  | { does: 'disarm' }
  | { does: 'send'; option: ShownOption }
  | { does: 'keep'; steps: number }
  | { does: 'ask'; place: string };

/** In every game the choice 0 is the one that takes nothing: pass, done, no. */
export const NOTHING = 0;

export function optionsOn(question: ShownQuestion | null, place: string): ShownOption[] {
  return place === '' ? [] : (question?.options ?? []).filter((option) => option.on === place);
}

/** The places that a picked up thing can go to. */
export function destinations({ question, armed }: Picking): ShownOption[] {
  return optionsOn(question, armed).filter((option) => option.to !== '');
}

/** Things that can be pressed now. While a thing waits for its destination, the destinations. */
export function litPlaces(picking: Picking): Set<string> {
  const to = destinations(picking).map((option) => option.to);
  if (to.length > 1) return new Set(to);
  return new Set([...(picking.question?.options ?? []).map((option) => option.on).filter((on) => on !== ''), ...to]);
}

/**
 * Is the seat collecting things, one after the other, until it says that it is done? Then each press counts at once and can be undone.
 * That the same is asked again after a choice that was held shows it; what a card asks may be for one thing or for more.
 */
export function gathers({ question, steps }: Picking, learned: ReadonlySet<string>): boolean {
  if (!question || question.source !== '' || !declining(question)) return false;
  return steps.at(-1)?.ask === question.ask || learned.has(question.ask);
}

/** The option that takes nothing. */
export function declining(question: ShownQuestion | null): ShownOption | null {
  return question?.options.find((option) => option.choice === NOTHING && option.on === '') ?? null;
}

export interface Manner {
  /** One press acts. */
  atOnce: boolean;
  /** Questions that are known to gather things. */
  learned: ReadonlySet<string>;
}

/** What pressing a thing means now. */
export function press(picking: Picking, place: string, manner: Manner): Press {
  const { question, armed } = picking;
  const going = destinations(picking).find((option) => option.to === place);
  if (going) return { does: 'send', option: going };
  const options = optionsOn(question, place);
  if (options.length > 0) return pressOption(picking, place, options, manner);
  const taken = takenAt(picking, place);
  if (taken >= 0) return { does: 'keep', steps: taken };
  return armed !== '' && place === armed ? { does: 'disarm' } : { does: 'ask', place };
}

function pressOption(picking: Picking, place: string, options: readonly ShownOption[], manner: Manner): Press {
  const [only] = options;
  const again = picking.armed === place;
  if (options.length > 1 || !only) return again ? { does: 'disarm' } : { does: 'arm', place };
  if (again || manner.atOnce || gathers(picking, manner.learned)) return { does: 'send', option: only };
  return { does: 'arm', place };
}

/** As which step a thing was chosen that still lies where it was; -1: it was not. */
export function takenAt({ steps }: Picking, place: string): number {
  return steps.findIndex((step) => step.on === place);
}

/** What the strip of the question offers. */
export interface Strip {
  /** What Enter does. */
  main: ShownOption | null;
  /** Takes nothing: passes, declines, ends. */
  decline: ShownOption | null;
  buttons: ShownOption[];
  /** A number is asked for: all that there are, in order. */
  amounts: ShownOption[];
}

export function strip(picking: Picking): Strip {
  const { question, steps, armed } = picking;
  if (!question) return { main: null, decline: null, buttons: [], amounts: [] };
  const decline = declining(question);
  const amounts = question.options.filter((option) => option.amount !== null).sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
  if (amounts.length > 0) return { main: null, decline: null, buttons: [], amounts };
  const onArmed = optionsOn(question, armed);
  const alone = question.options.filter((option) => option.on === '' && option !== decline);
  if (onArmed.length === 1) return { main: onArmed[0] ?? null, decline, buttons: alone, amounts };
  if (onArmed.length > 1) return { main: null, decline, buttons: onArmed.some((option) => option.to !== '') ? [] : onArmed, amounts };
  const lit = question.options.some((option) => option.on !== '');
  if (!lit && alone.length === 1) return { main: alone[0] ?? null, decline, buttons: [], amounts };
  if (decline && alone.length === 0 && (!lit || steps.length > 0)) return { main: decline, decline: null, buttons: [], amounts };
  return { main: null, decline, buttons: alone, amounts };
}

/** What Esc does: put down what is picked up, else take back the last choice that is not final. */
export function back({ steps, armed }: Picking): Press | null {
  if (armed !== '') return { does: 'disarm' };
  return steps.length > 0 ? { does: 'keep', steps: steps.length - 1 } : null;
}

/** Everything that lies at a place of the board, whatever the game: the card, where it can be seen, and whether it is chosen. */
export interface Thing {
  card: string;
  chosen: boolean;
}

/** The things of a board by their places. Boards are different; a thing is whatever has a place. */
export function thingsOf(board: object): Map<string, Thing> {
  const things = new Map<string, Thing>();
  collect(board, things);
  return things;
}

function collect(part: object, things: Map<string, Thing>): void {
  const fields = part as Record<string, unknown>;
  const { place, card, leader, leader_place: leaderPlace, chosen } = fields;
  if (typeof place === 'string') {
    const shown = typeof card === 'string' ? card : leaderPlace === undefined && typeof leader === 'string' ? leader : '';
    things.set(place, { card: shown, chosen: chosen === true });
  }
  if (typeof leaderPlace === 'string' && typeof leader === 'string') things.set(leaderPlace, { card: leader, chosen: false });
  for (const value of Object.values(fields)) if (value !== null && typeof value === 'object') collect(value, things);
}

/** The steps whose things still lie where they were chosen. A card that left a hand makes those after it move up: places say nothing then. */
export function stillThere(steps: readonly Step[], now: Shown): Step[] {
  const things = thingsOf(now.board);
  return steps.map((step) => (liesThere(step, things) ? step : { ...step, on: '' }));
}

function liesThere({ on, shown }: Step, now: ReadonlyMap<string, Thing>): boolean {
  if (on === '') return false;
  const then = thingsOf(shown.board);
  const size = (things: ReadonlyMap<string, Thing>): number => [...things.keys()].filter((place) => areTogether(parsePlace(place), parsePlace(on))).length;
  return then.get(on)?.card === now.get(on)?.card && size(now) >= size(then);
}
