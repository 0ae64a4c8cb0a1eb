import type { QuestionView } from '../../wire/wire.ts';
import type { Mark } from '../context.ts';
import { destinations, optionsOn, takenAt, whyIdle, type Picking, type Thing } from './picking.ts';
import { areTogether, parsePlace } from '../place.ts';
import type { Plan } from './plan.ts';

const NO_MARK: Mark = { lit: false, armed: false, chosen: false, order: null, dim: false, about: false, words: '', idle: '' };

/** The data that marks depend on. */
export interface Marking {
  picking: Picking;
  litPlaces: ReadonlySet<string>;
  /** The plan, which can choose things. */
  plan: Plan | null;
  things: ReadonlyMap<string, Thing>;
  /** Whether the open question collects a selection, whose order does not count. */
  selects: boolean;
}

/** The mark of a thing for the open question. */
export function markOf(place: string, { picking, litPlaces, plan, things, selects }: Marking): Mark {
  const { question, armed } = picking;
  const isArmed = armed === place;
  const taken = takenAt(picking, place);
  const chosen = !isArmed && (plan?.has?.(place) ?? (taken >= 0 || (things.get(place)?.chosen ?? false)));
  if (!question) return chosen ? { ...NO_MARK, chosen } : NO_MARK;
  const lit = litPlaces.has(place) && !chosen && !isArmed;
  const order = chosen && taken >= 0 && !selects && picking.steps.filter((step) => step.on !== '').length > 1 ? taken + 1 : null;
  const about = question.about.includes(place);
  const dim = !lit && !isArmed && !chosen && !about && isUnfit(question, litPlaces, place);
  return { lit, armed: isArmed, chosen, order, dim, about, words: wordsAt(picking, place), idle: whyIdle(question, place) };
}

/** Whether the question is about other things in this one's list. */
export function isUnfit(question: QuestionView, litPlaces: ReadonlySet<string>, place: string): boolean {
  return question.source !== '' && [...litPlaces].some((other) => areTogether(parsePlace(other), parsePlace(place)));
}

function wordsAt(picking: Picking, place: string): string {
  const going = destinations(picking).find((option) => option.to === place);
  const options = going ? [going] : optionsOn(picking.question, place);
  return options.map(({ words, idle }) => (idle === '' ? words : `${words}. ${idle}`)).join(' / ');
}
