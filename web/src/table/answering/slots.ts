// The four buttons of the strip, each with a fixed place and role: A does what the prompt asks, B declines or goes back, C helps,
// D ends a turn or passes.

import type { OptionView, QuestionView } from '../../wire/wire.ts';
import { allAtOnce, declining, destinations, litPlaces, optionsOn, selection, type Picking, type Selection } from './picking.ts';
import { isIn, parsePlace } from '../place.ts';
import type { Plan } from './plan.ts';

/** The action of a button. */
export type Deed =
  | { does: 'answer'; option: OptionView }
  | { does: 'confirm'; selection: Selection }
  | { does: 'none'; selection: Selection }
  | { does: 'all'; options: readonly OptionView[] }
  | { does: 'reset'; selection: Selection }
  | { does: 'carry'; plan: Plan }
  | { does: 'replan'; plan: Plan }
  | { does: 'aid'; plan: Plan }
  | { does: 'back' }
  | { does: 'undo' }
  | { does: 'hint' }
  /** Undefined until something is chosen. */
  | { does: 'wait'; for: 'place' | 'player' | 'card' | 'target' | 'answer' };

export interface Slots {
  a: Deed | null;
  b: Deed | null;
  c: Deed | null;
  d: Deed | null;
  /** Listed answers: those without a thing on the table, or several for one thing. A gives the marked one. */
  list: readonly OptionView[];
  /** The numbers to choose from, in order, if the question asks for one. */
  amounts: readonly OptionView[];
}

export const NO_SLOTS: Slots = { a: null, b: null, c: null, d: null, list: [], amounts: [] };

/** The buttons for the open question. `listed` is the marked answer in the list, `amount` the chosen number. */
export function slots(picking: Picking, { listed, amount, undo }: { listed: number | null; amount: number; undo: boolean }): Slots {
  const { question } = picking;
  if (!question) return { ...NO_SLOTS, b: undo ? { does: 'undo' } : null };
  const chosen = selection(picking);
  if (chosen && picking.armed === '') return forSelection(question, chosen, undo);
  const decline = declining(question);
  const amounts = question.options.filter((option) => option.amount !== null).sort((one, other) => (one.amount ?? 0) - (other.amount ?? 0));
  const { main, list } = answers(picking, listed);
  const a = amounts.length > 0 ? (amounts.find((option) => option.amount === amount) ?? null) : main;
  const dangling = picking.armed !== '' || picking.steps.length > 0;
  const all = allAtOnce(picking);
  const b = decline && !decline.ends ? answer(decline) : dangling ? { does: 'back' as const } : undo ? { does: 'undo' as const } : null;
  return {
    a: answer(a) ?? waiting(picking, list.length > 0),
    b: amounts.length > 0 && dangling ? { does: 'back' } : b,
    c: b?.does === 'answer' && dangling ? { does: 'back' } : all.length > 0 ? { does: 'all', options: all } : null,
    d: answer(ending(question)),
    list: amounts.length > 0 ? [] : list,
    amounts,
  };
}

/** The buttons for a proposal: A confirms it, B helps with it or undoes the decision before it, C resets it. */
export function planSlots(plan: Plan, { undo, back }: { undo: boolean; back: boolean }): Slots {
  const b = plan.aid ? { does: 'aid' as const, plan } : back ? { does: 'back' as const } : undo ? { does: 'undo' as const } : null;
  return { ...NO_SLOTS, a: { does: 'carry', plan }, b, c: plan.isChanged ? { does: 'replan', plan } : null };
}

function forSelection(question: QuestionView, chosen: Selection, undo: boolean): Slots {
  const { count, none, others } = chosen;
  const reset = { does: 'reset', selection: chosen } as const;
  const end = count === 0 ? answer(ending(question)) : null;
  const all = others.length > 1 || (others.length === 1 && count > 0);
  return {
    ...NO_SLOTS,
    a: { does: 'confirm', selection: chosen },
    b: none || count > 0 ? { does: 'none', selection: chosen } : undo ? { does: 'undo' } : null,
    c: all ? { does: 'all', options: others } : count > 0 && none ? reset : null,
    d: end,
  };
}

/** The choice that A still waits for. */
function waiting(picking: Picking, listing: boolean): Deed | null {
  if (listing) return { does: 'wait', for: 'answer' };
  const lit = [...litPlaces(picking)];
  if (lit.length === 0) return null;
  if (destinations(picking).length > 1) return { does: 'wait', for: 'place' };
  const players = lit.filter((place) => isIn(parsePlace(place), 'seat')).length;
  return { does: 'wait', for: players === 0 ? 'card' : players < lit.length ? 'target' : 'player' };
}

function answer(option: OptionView | null): Deed | null {
  return option && { does: 'answer', option };
}

function ending(question: QuestionView): OptionView | null {
  return question.options.find((option) => option.ends) ?? null;
}

/** The answer that A gives, and the answers in the list. */
function answers(picking: Picking, listed: number | null): { main: OptionView | null; list: readonly OptionView[] } {
  const { question, armed } = picking;
  const onArmed = optionsOn(question, armed);
  const alone = (question?.options ?? []).filter((option) => option.on === '' && option !== declining(question) && !option.ends);
  const list = onArmed.length > 1 && destinations(picking).length === 0 ? onArmed : armed === '' && alone.length > 1 ? alone : [];
  const main = onArmed.length === 1 ? onArmed[0] : list.length > 0 ? list.find((option) => option.choice === listed) : armed === '' && alone.length === 1 ? alone[0] : undefined;
  return { main: main ?? null, list };
}
