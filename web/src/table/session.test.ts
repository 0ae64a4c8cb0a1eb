import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Socket, World } from '../net/link.ts';
import { VERSION, type ClientMessage, type ClientView, type EventView, type Moved, type OfferInfo, type QuestionView, type Refused, type ServerMessage, type Table, type TableInfo } from '../wire/wire.ts';
import type { Session } from './session.svelte.ts';

const PASS = { choice: 0, words: 'Pass', on: '', to: '', amount: null, selects: '', ends: false, idle: '' };
const HIT = { choice: 4, words: 'Hit it', on: 'champion/1', to: '', amount: null, selects: '', ends: false, idle: '' };
const STALE: Refused = { type: 'refused', code: 'stale', words: '', rule: '', values: {}, problems: [] };
const question: QuestionView = { seat: 0, ask: 'x', words: 'Which one?', help: '', source: '', window: '', about: [], most: 0, options: [PASS, HIT] };

const view = (asked = question): ClientView => ({ seat: 0, teams: [], board: {} as ClientView['board'], questions: [asked], over: false, winners: [], outcome: '' });
const info = (offers: OfferInfo[] = [], status = 'running', rematch = ''): TableInfo => ({ status, offers, rematch, seats: [] }) as unknown as TableInfo;
const table = (more: Partial<Table> = {}): Table => ({ type: 'table', version: VERSION, ply: 1, table: info(), seat: 0, view: view(), log: [], story: [], seen: 0, passing: {}, ...more });
const moved = (ply: number, by: number): Moved => ({ type: 'moved', ply, by, events: [], story: [], view: view(), table: info(), moments: [] });
const draw: OfferInfo = { kind: 'draw', seat: 0, agreed: [0] };

let New: typeof Session;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  const { startLanguage } = await import('../lib/language.svelte.ts');
  await startLanguage();
  New = (await import('./session.svelte.ts')).Session;
});

/** A viewer at a table, with the messages that the page has sent, and a function to send it one. */
function sitting(first: Table = table()): { session: Session; said: ClientMessage[]; hears: (...messages: ServerMessage[]) => void } {
  const said: ClientMessage[] = [];
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: (data) => said.push(JSON.parse(data) as ClientMessage), close: () => undefined };
  const world: World = { connect: () => socket, after: () => () => undefined, painted: (then) => then(), chance: () => 1 };
  const session = new New(world, { seat: null, language: 'en', invitation: '' });
  session.start();
  socket.onopen?.();
  const hears = (...messages: ServerMessage[]): void => messages.forEach((message) => socket.onmessage?.({ data: JSON.stringify(message) }));
  hears(first);
  return { session, said, hears };
}

const answers = (said: readonly ClientMessage[]): number => said.filter(({ type }) => type === 'choose').length;

describe('an answer that is on its way', () => {
  it('is not given once more when others move meanwhile', () => {
    const { session, said, hears } = sitting();
    session.answering.answer(HIT);
    hears(moved(2, 1));
    session.playback.skip();
    session.answering.answer(HIT);
    expect([session.answering.sending, answers(said)]).toEqual([true, 1]);
    hears(moved(3, 0));
    session.playback.skip();
    session.answering.answer(HIT);
    expect(answers(said)).toBe(2);
  });

  it('stays silent if the seat has already answered by itself', () => {
    const { session, hears } = sitting();
    session.answering.answer(PASS);
    hears(moved(2, 0), STALE);
    expect([session.answering.refused, session.answering.sending]).toEqual([null, false]);
  });

  it('gets an explanation when others have changed the question', () => {
    const { session, hears } = sitting();
    session.answering.answer(HIT);
    hears(moved(2, 1), STALE);
    expect(session.answering.refused?.code).toBe('stale');
  });
});

describe('a skip', () => {
  const bot = { kind: 'bot', asked: true, yours: false };
  const theirs: QuestionView = { ...question, seat: 1, options: [] };
  const played: EventView = { kind: 'X', seat: 1, card: '', place: '', amount: 0, other: -1, words: 'Something happens.' };
  const acted = (ply: number, asked: QuestionView): Moved => ({ ...moved(ply, 1), view: view(asked), events: [played], table: { ...info(), seats: [{}, bot] } as unknown as TableInfo });
  const skips = (said: readonly ClientMessage[]): number => said.filter(({ type }) => type === 'skip').length;

  it('is sent to the server while others are to move, once', () => {
    const { session, said, hears } = sitting(table({ view: view(theirs), passing: { window: 'act' } }));
    hears(acted(2, theirs));
    session.playback.skip();
    hears(acted(3, theirs), acted(4, { ...question, window: 'window', options: [PASS] }));
    session.playback.skip();
    expect(skips(said)).toBe(1);
  });

  it('needs no help if the question is already open', () => {
    const { session, said, hears } = sitting(table({ view: view(theirs) }));
    hears(acted(2, question));
    session.playback.skip();
    expect([skips(said), session.answering.question]).toEqual([0, question]);
  });
});

describe('a game that somebody has ended', () => {
  it('asks nothing any more', () => {
    const { session, hears } = sitting();
    expect(session.answering.question).not.toBeNull();
    hears({ type: 'seats', table: info([], 'over') });
    expect([session.answering.question, session.view?.questions]).toEqual([null, []]);
  });
});

describe('an offer that is gone', () => {
  const offered = table({ table: info([draw]) });

  it('was declined', () => {
    const { session, hears } = sitting(offered);
    hears({ type: 'seats', table: info() });
    expect(session.offers.declined).toBe('draw');
    session.answering.answer(PASS);
    expect(session.offers.declined).toBeNull();
  });

  it('was declined, also after the game: there is no rematch', () => {
    const rematch: OfferInfo = { kind: 'rematch', seat: 0, agreed: [0] };
    for (const [next, declined] of [['', 'rematch'], ['following', null]] as const) {
      const { session, hears } = sitting(table({ table: info([rematch], 'over') }));
      hears({ type: 'seats', table: info([], 'over', next) });
      expect(session.offers.declined).toBe(declined);
    }
  });

  it('was not declined if the seat withdrew it', () => {
    const { session, hears } = sitting(offered);
    session.offers.decline('draw');
    hears({ type: 'seats', table: info() });
    expect(session.offers.declined).toBeNull();
    session.offers.make('draw');
    hears({ type: 'seats', table: info([draw]) }, { type: 'seats', table: info() });
    expect(session.offers.declined).toBe('draw');
  });

  it('was not declined if the game is over, an answer came, or another seat made it', () => {
    const undo: OfferInfo = { kind: 'undo', seat: 0, agreed: [0] };
    const ends: [OfferInfo, ServerMessage][] = [
      [draw, { type: 'seats', table: info([], 'over') }],
      [undo, moved(2, 1)],
      [undo, table()],
      [{ ...draw, seat: 1 }, { type: 'seats', table: info() }],
    ];
    for (const [offer, end] of ends) {
      const { session, hears } = sitting(table({ table: info([offer]) }));
      hears(end);
      expect(session.offers.declined).toBeNull();
    }
  });
});

describe('a thing that is not lit', () => {
  it('waits until a card’s question is answered; for similar things the server explains', () => {
    const { session, said } = sitting(table({ view: view({ ...question, source: 'kong' }) }));
    session.answering.press('hand/0/1');
    expect(session.answering.why?.words).toContain('Answer the question first');
    session.answering.press('champion/2');
    expect([session.answering.why, said.at(-1)]).toEqual([null, { type: 'whynot', place: 'champion/2', choices: [] }]);
  });

  it('is explained by the server if no card asks', () => {
    const { session, said } = sitting();
    session.answering.press('hand/0/1');
    expect([session.answering.why, said.at(-1)?.type]).toEqual([null, 'whynot']);
  });
});

describe('a hint', () => {
  const hinted = (choice = 4): ServerMessage => ({ type: 'hinted', ply: 1, choices: [], answers: [{ choice, chance: 0.5, on: 'champion/1', to: '', words: 'Hit it' }], story: '', outlook: null });
  const alone = table({ table: { ...info(), hints: true } });

  it('is shown for the question it was asked for, until the viewer answers', () => {
    const { session, said, hears } = sitting(alone);
    session.hints.ask();
    session.hints.ask();
    expect(said.filter(({ type }) => type === 'hint')).toHaveLength(1);
    hears({ ...moved(2, 1), table: alone.table }, hinted());
    session.playback.skip();
    expect([session.hints.thinking, session.hints.places]).toEqual([false, ['champion/1']]);
    hears({ ...moved(3, 0), table: alone.table });
    session.playback.skip();
    expect(session.hints.shown).toBeNull();
  });

  it('that comes too late is not shown', () => {
    const { session, hears } = sitting(alone);
    session.hints.ask();
    hears({ ...moved(2, 0), table: alone.table }, hinted());
    session.playback.skip();
    expect([session.hints.thinking, session.hints.shown]).toEqual([false, null]);
  });

  it('can’t be asked for where other people play', () => {
    const { session, said } = sitting(table({ table: { ...info(), hints: false } }));
    session.hints.ask();
    expect([session.hints.allowed, said.some(({ type }) => type === 'hint')]).toEqual([false, false]);
  });
});
