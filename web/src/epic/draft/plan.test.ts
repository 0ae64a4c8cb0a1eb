import { beforeEach, expect, test, vi } from 'vitest';

import { rest } from '../../net/rest.ts';
import type { CardView, DraftBoard, DraftPlayer, QuestionView } from '../../wire/wire.ts';
import { BuildPlan } from './pool/build-plan.svelte.ts';
import { inPassingOrder, nextHolder, roundOf } from './passing.ts';
import { PickPlan } from './pick-plan.svelte.ts';
import { draftPlan } from './plan.ts';

vi.mock('../../lib/language.svelte.ts', () => ({ t: (id: string, values: object = {}) => [id, ...Object.values(values)].join(' '), language: () => 'en' }));

const FACES = new Map();

function player(seat: number, pool: readonly CardView[] = []): DraftPlayer {
  return { seat, place: `seat/${seat}`, name: `P${seat}`, waiting: true, cards: pool.length, pool: [...pool], pool_words: '' };
}

function cards(list: string, names: readonly string[], chosen = false): CardView[] {
  return names.map((card, i) => ({ place: `${list}/${i}`, card, chosen }));
}

function board(more: Partial<DraftBoard>): DraftBoard {
  return {
    kind: 'draft', name: 'Draft', building: false, shared: false, passing: 1, takes: 1, then: 1, fewest: 2, most: 2, round_words: '', pick_words: '', deck_words: '', pack: [],
    players: [player(0), player(1), player(2)], remembered: [], ...more,
  };
}

/** A question with an option for each of the places, numbered from one. */
function asks(ask: string, places: readonly string[]): QuestionView {
  const options = places.map((on, i) => ({ choice: i + 1, words: on, on, to: '', amount: null, selects: '', ends: false, idle: '' }));
  return { ask, seat: 0, words: '', help: '', source: '', about: [], window: '', most: 0, options };
}

const PACK = cards('pack', ['kong', 'rage', 'kong', 'muse']);

test('a second press confirms a pick, and another card takes its place', () => {
  const plan = new PickPlan(board({ pack: PACK }), asks('PICK', ['pack/0', 'pack/1', 'pack/3']), FACES);
  expect([plan.isReady, plan.held, plan.words]).toEqual([false, undefined, 'epic-draft-pick epic-draft-passed 3 P1']);
  expect([plan.press('pack/1'), plan.press('pack/3'), plan.has('pack/1'), plan.has('pack/3'), plan.held]).toEqual([true, true, false, true, [3]]);
  expect(plan.press('pack/3')).toBe('confirm');
  expect(plan.press('pool/0/1')).toBe(false);
});

test('of equal cards the first is picked', () => {
  const plan = new PickPlan(board({ pack: PACK }), asks('PICK', ['pack/0', 'pack/1', 'pack/3']), FACES);
  plan.press('pack/2');
  expect(plan.held).toEqual([1]);
});

test('two picks are toggled and confirmed together', () => {
  const plan = new PickPlan(board({ pack: PACK, takes: 2, then: 0 }), asks('PICK', ['pack/0', 'pack/1', 'pack/3']), FACES);
  expect(plan.words).toBe('epic-draft-pick-of 2 4 epic-draft-discarded 2');
  plan.press('pack/0');
  plan.press('pack/0');
  expect([plan.held, plan.isReady]).toEqual([[], false]);
  for (const place of ['pack/0', 'pack/2']) plan.press(place);
  expect([plan.isReady, plan.answer(asks('PICK', ['pack/0', 'pack/1', 'pack/3']))?.on, plan.answer(asks('PICK', ['pack/1', 'pack/2', 'pack/3']))?.on]).toEqual([true, 'pack/0', 'pack/2']);
});

test('a plan is kept while others answer', () => {
  const question = asks('PICK', ['pack/0']);
  const plan = draftPlan(board({ pack: PACK }), question, FACES, null);
  expect(draftPlan(board({ pack: PACK, players: [player(0), { ...player(1), waiting: false }, player(2)] }), question, FACES, plan)).toBe(plan);
  expect(draftPlan(board({ pack: PACK.slice(1) }), question, FACES, plan)).not.toBe(plan);
});

test('packs go to the next seat or the one before', () => {
  const { players } = board({});
  expect(inPassingOrder(players, 1, 1).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(inPassingOrder(players, 1, -1).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(nextHolder(board({ passing: -1 }), 0)?.seat).toBe(2);
  expect(nextHolder(board({ then: 0 }), 0)).toBeUndefined();
  expect([board({}), board({ passing: -1 }), board({ players: players.slice(1) }), board({ shared: true, passing: 0 })].map(roundOf)).toEqual(['left', 'right', 'swap', 'shared']);
});

const POOL = cards('pool/0', ['kong', 'kong', 'rage', 'muse'], true);
const BUILDING = board({ building: true, players: [player(0, POOL)] });
const BUILD = asks('BUILD', POOL.map(({ place }) => place));

beforeEach(() => {
  vi.spyOn(rest, 'suggestDecks').mockImplementation(async ({ deck }) => ({
    starts: [{ groups: ['wild'], cards: [{ card: 'kong', count: 2 }] }, { groups: [], cards: [{ card: 'muse', count: 1 }, { card: 'rage', count: 1 }] }],
    completed: deck.length === 0 ? [] : [{ card: 'rage', count: 1 }, { card: 'kong', count: 1 }],
  }));
});

test('a deck starts as the suggestion, and is sent in one message', async () => {
  const plan = new BuildPlan(BUILDING, BUILD, FACES);
  expect([plan.size, plan.isReady, plan.words]).toEqual([4, false, 'epic-build-over 2']);
  await vi.waitFor(() => expect(plan.start).toBe(0));
  expect([plan.isReady, plan.choices, plan.held]).toEqual([true, [3, 4, 0], [3, 4, 0]]);
  plan.startFrom(1);
  expect([plan.choices, plan.aid]).toEqual([[1, 2, 0], null]);
});

test('one press moves a group, and missing cards are filled in', async () => {
  const plan = new BuildPlan(BUILDING, BUILD, FACES);
  await vi.waitFor(() => expect(plan.start).toBe(0));
  plan.startFrom(-1);
  expect([plan.size, plan.words, plan.aid?.words]).toEqual([0, 'epic-build-add 2', 'epic-build-fill']);
  plan.press('pool/0/2');
  expect([plan.start, plan.held]).toEqual([null, undefined]);
  plan.aid?.press();
  await vi.waitFor(() => expect(plan.cards.map(({ place }) => place)).toEqual(['pool/0/0', 'pool/0/2']));
  plan.set(['pool/0/1', 'pool/0/3'], true);
  expect([plan.words, plan.aid?.words]).toEqual(['epic-build-over 2', 'epic-build-cut']);
});
