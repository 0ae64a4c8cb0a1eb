// Answering a question by pointing at things. Everything comes from the question's options; no rules are here.

import type { ClientView, OptionView, QuestionView } from '../../wire/wire.ts';
import { areTogether, parsePlace } from '../place.ts';

/** A tentative choice: sent, but not final, so it can be taken back. */
export interface Step {
  choice: number;
  /** The thing chosen; empty if none. */
  on: string;
  /** The selection that it adds to; empty if none. */
  selects: string;
  /** The table when it was chosen. */
  view: ClientView;
}

/** An answer in progress: the open question, the choices before it, and the thing that is picked up. */
export interface Picking {
  question: QuestionView | null;
  steps: readonly Step[];
  /** The number of steps that the table shown includes. The others wait for confirmation. */
  kept: number;
  armed: string;
}

/** The result of pressing a thing. */
export type Press =
  | { does: 'arm'; place: string }
  | { does: 'disarm' }
  | { does: 'send'; option: OptionView }
  | { does: 'select'; options: readonly OptionView[] }
  | { does: 'keep'; steps: readonly Step[] }
  | { does: 'ask'; place: string };

/** In every game, choice 0 declines: pass, done, no. */
export const NOTHING = 0;

export function optionsOn(question: QuestionView | null, place: string): OptionView[] {
  return place === '' ? [] : (question?.options ?? []).filter((option) => option.on === place);
}

/** The destinations of the thing that is picked up. */
export function destinations({ question, armed }: Picking): OptionView[] {
  return optionsOn(question, armed).filter((option) => option.to !== '');
}

/** The reason a thing would do nothing now with any of its options; empty if it would do something, or cannot be chosen. */
export function whyIdle(question: QuestionView | null, place: string): string {
  const options = optionsOn(question, place);
  return options.every((option) => option.idle !== '') ? (options[0]?.idle ?? '') : '';
}

/** Things whose press would do something now. While a thing waits for its destination, the destinations. */
export function litPlaces(picking: Picking): Set<string> {
  const to = destinations(picking).map((option) => option.to);
  if (to.length > 1) return new Set(to);
  const held = heldSteps(picking);
  const full = isFull(picking);
  const on = (picking.question?.options ?? [])
    .filter((option) => option.on !== '' && option.idle === '' && !(full && option.selects !== '') && !held.some((step) => step.on === option.on))
    .map((option) => option.on);
  return new Set([...on, ...to]);
}

/** The option that declines. */
export function declining(question: QuestionView | null): OptionView | null {
  return question?.options.find((option) => option.choice === NOTHING && option.on === '') ?? null;
}

/** Whether the server answers for the viewer: by their policy for a window, or because they can only decline. */
export function isPassed(question: QuestionView, passing: Readonly<Record<string, string>>): boolean {
  const none = question.options.length === 1 ? declining(question) : null;
  if (question.window === '') return none !== null && !none.ends;
  return passing[question.window] === 'never' || (passing[question.window] === 'act' && none !== null);
}

function heldSteps({ steps, kept }: Picking): readonly Step[] {
  return steps.slice(kept);
}

/** Whether the selection is full. */
function isFull(picking: Picking): boolean {
  const most = picking.question?.most ?? 0;
  return most > 0 && heldSteps(picking).length >= most;
}

/** Things that the player collects one by one, then confirms. */
export interface Selection {
  /** The kind of selection: attackers, a mulligan. */
  name: string;
  /** The number of selected things. */
  count: number;
  /** The number of steps before the first of them. */
  from: number;
  /** The options of "Select all"; empty if there is a limit. */
  others: readonly OptionView[];
  /** Whether it can be confirmed. */
  ready: boolean;
  /** The answer that selects nothing; null if the rules require something, or the selection began before the question. */
  none: OptionView | null;
}

/** The selection that the open question belongs to; null if it is about a single thing. */
export function selection(picking: Picking): Selection | null {
  const { question, steps } = picking;
  const name = question?.options.find((option) => option.selects !== '')?.selects ?? '';
  if (!question || name === '') return null;
  const first = steps.findIndex((step) => step.selects === name);
  const count = steps.filter((step) => step.selects === name).length;
  if (count === 0 && question.options.some((option) => option.on !== '' && option.selects === '')) return null;
  const lit = litPlaces(picking);
  const others = question.options.filter((option) => option.selects === name && option.on !== '' && lit.has(option.on));
  const from = first < 0 ? steps.length : first;
  const held = heldSteps(picking).length > 0;
  const start = steps[from]?.view.questions.find((each) => each.seat === question.seat) ?? question;
  const none = declining(start);
  const done = declining(question);
  return {
    name, count, from,
    others: question.most > 0 ? [] : others,
    ready: (count > 0 || done?.selects === name) && (held || done !== null),
    none: none?.ends || none?.selects === name ? null : none,
  };
}

/** The options of "Select all" while nothing is selected and the question also offers other things; empty if there is a limit. */
export function allAtOnce(picking: Picking): readonly OptionView[] {
  const { question, armed, steps, kept } = picking;
  if (!question || armed !== '' || steps.length > kept || question.most > 0) return [];
  const name = question.options.find((option) => option.selects !== '' && option.on !== '')?.selects;
  const lit = litPlaces(picking);
  const all = question.options.filter((option) => option.selects === name && lit.has(option.on));
  return all.length > 1 ? all : [];
}

/** The steps without one of a selection. Later members move up, so that answers in between keep their places. */
export function withoutStep(steps: readonly Step[], at: number): Step[] {
  const name = steps[at]?.selects ?? '';
  const members = steps.map((step, i) => ({ step, i })).filter(({ step, i }) => i >= at && step.selects === name).map(({ i }) => i);
  const moved = [...steps];
  members.slice(1).forEach((from, i) => {
    const [to, mover] = [steps[members[i] ?? 0], steps[from]];
    if (to && mover) moved[members[i] ?? 0] = { ...to, choice: mover.choice, on: mover.on };
  });
  moved.splice(members.at(-1) ?? at, 1);
  const first = moved.findIndex((step) => step.selects === name);
  return first < 0 && name !== '' ? moved.slice(0, steps.findIndex((step) => step.selects === name)) : moved;
}

/** The steps without those that select these places. */
export function deselected(steps: readonly Step[], places: readonly string[]): readonly Step[] {
  return places.reduce((left, place) => {
    const at = left.findIndex((step) => step.on === place && step.selects !== '');
    return at < 0 ? left : withoutStep(left, at);
  }, steps);
}

/** The result of pressing a thing now. With `atOnce` one press acts. */
export function press(picking: Picking, place: string, atOnce: boolean): Press {
  const { question, armed, steps, kept } = picking;
  const going = destinations(picking).find((option) => option.to === place);
  if (going) return { does: 'send', option: going };
  const held = steps.findIndex((step, i) => i >= kept && step.on === place);
  if (held >= 0) return { does: 'keep', steps: withoutStep(steps, held) };
  const options = optionsOn(question, place).filter((option) => option.selects === '' || !isFull(picking));
  if (options.length > 0) return pressOption(picking, place, options, atOnce);
  const taken = takenAt(picking, place);
  if (taken >= 0) return { does: 'keep', steps: steps[taken]?.selects === '' ? steps.slice(0, taken) : withoutStep(steps, taken) };
  return armed !== '' && place === armed ? { does: 'disarm' } : { does: 'ask', place };
}

function pressOption(picking: Picking, place: string, options: readonly OptionView[], atOnce: boolean): Press {
  const [only] = options;
  const again = picking.armed === place;
  if (options.length > 1 || !only) return again ? { does: 'disarm' } : { does: 'arm', place };
  if (only.selects !== '') return { does: 'select', options: [only] };
  if (again || (atOnce && only.idle === '')) return { does: 'send', option: only };
  return { does: 'arm', place };
}

/** The index of the step that chose the thing at this place; -1 if none did. */
export function takenAt({ steps }: Picking, place: string): number {
  return steps.findIndex((step) => step.on === place);
}

/** The result of pressing Esc: put down a thing that is picked up, or else take back the last choice that is not final. */
export function back({ steps, armed }: Picking): Press | null {
  if (armed !== '') return { does: 'disarm' };
  return steps.length > 0 ? { does: 'keep', steps: steps.slice(0, -1) } : null;
}

/** A thing on any game's board: its card, if visible, and whether it is chosen. */
export interface Thing {
  card: string;
  chosen: boolean;
}

/** The things on any board, by place: everything with a place is a thing. */
export function thingsOf(board: object): Map<string, Thing> {
  const things = new Map<string, Thing>();
  collect(board, things);
  return things;
}

function collect(part: object, things: Map<string, Thing>): void {
  const fields = part as Record<string, unknown>;
  const { place, card, leader, leader_place: leaderPlace, chosen } = fields;
  if (typeof place === 'string') {
    const slug = typeof card === 'string' ? card : leaderPlace === undefined && typeof leader === 'string' ? leader : '';
    things.set(place, { card: slug, chosen: chosen === true });
  }
  if (typeof leaderPlace === 'string' && typeof leader === 'string') things.set(leaderPlace, { card: leader, chosen: false });
  for (const value of Object.values(fields)) if (value !== null && typeof value === 'object') collect(value, things);
}

/** The steps, without the places of things that have moved: when a card leaves a hand, later ones move up. */
export function stillThere(steps: readonly Step[], now: ClientView): Step[] {
  const things = thingsOf(now.board);
  return steps.map((step) => (liesThere(step, things) ? step : { ...step, on: '' }));
}

function liesThere({ on, view }: Step, now: ReadonlyMap<string, Thing>): boolean {
  if (on === '') return false;
  const then = thingsOf(view.board);
  const size = (things: ReadonlyMap<string, Thing>): number => [...things.keys()].filter((place) => areTogether(parsePlace(place), parsePlace(on))).length;
  return then.get(on)?.card === now.get(on)?.card && size(now) >= size(then);
}
