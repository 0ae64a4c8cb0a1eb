import { describe, expect, it } from 'vitest';

import { COMMON_VERBS, type Motions } from '../../motion/verbs.ts';
import type { ClientView, EventView } from '../../wire/wire.ts';
import { EventQueue } from './event-queue.ts';
import { actsOf, previewedIn, type Act, type Frame } from './frame.ts';
import type { Past } from './replay.ts';
import type { Speed } from './timing.ts';

const ME = 0;
const THEM = 1;
const HOLD = 1300;
const ASKED = { ask: '', seat: ME, words: '', help: '', source: '', about: [], window: '', most: 0, options: [] };
const PASSED = { ...ASKED, window: 'passed' }; // the server answers it
const THEIR_TURN = { ...ASKED, ask: 'turn', seat: THEM };

/** A table, identified by its outcome; a + for each event on the way to another. */
const view = (outcome: string, questions: ClientView['questions'] = []): ClientView => ({ seat: ME, teams: [], board: {} as ClientView['board'], questions, over: false, winners: [], outcome });
const event = (kind: string, seat: number, more: Partial<EventView> = {}): EventView => ({ kind, seat, card: '', place: '', amount: 0, other: -1, words: kind, ...more });
const played = (card: string, seat = THEM): EventView => event('PLAYED', seat, { card });
const act = (outcome: string, ...events: EventView[]): Act => ({ view: view(outcome), events });
const MOTIONS: Motions = {
  verbs: { ...COMMON_VERBS, STRUCK: { motion: 'stamp' }, HURT: { motion: 'stamp' }, ATTACKED: { motion: 'step' }, PLAYED: { motion: 'play' }, DAMAGED: { motion: 'stamp' }, TARGETED: { motion: 'flash' }, ENTERED: { motion: 'play', from: ['stage'], to: ['champion'] }, PLACED: { motion: 'play', from: ['stage'], to: ['unit'], direct: true }, TRADED: { motion: 'trade', replaces: true } },
  zones: {},
  plays: new Map([['PLAYED', '']]),
  moves: new Set(['ATTACKED', 'PASSED']),
  asides: new Set(['TARGETED', 'PAID', 'CHOSE']),
  modes: new Set(['CHOSE']),
  triggers: new Set(['TRIGGERED']),
  ends: new Set(['TURN', 'OUT']),
  aims: new Set(['BURNED']),
  leads: new Set(['MUSTERED']),
  attacks: new Set(['ATTACKED']),
  gathers: new Set(['ATTACKED']),
  ribbons: { PASSED: 'others', OUT: 'all' },
  summed: new Set(['won']),
  atOnce: [new Set(['STRUCK', 'HURT']), new Set(['BURNED'])],
  clashes: (_, { kind }) => kind === 'STRUCK',
};

/** A queue with a fake clock. */
function begun(speed: Speed = 'normal', hold = HOLD) {
  let now = 0;
  let waiting: { at: number; then: () => void }[] = [];
  const frames: Frame[] = [];
  const begins: string[] = [];
  const read: string[] = [];
  const queue = new EventQueue({
    begin: ({ kind, card }) => begins.push(card === '' ? kind : `${kind} ${card}`),
    draw: (frame) => frames.push(frame),
    after: (milliseconds, then) => {
      const timer = { at: now + milliseconds, then };
      waiting.push(timer);
      return () => (waiting = waiting.filter((other) => other !== timer));
    },
    motions: () => MOTIONS,
    advance: (from) => view(`${from.outcome}+`, from.questions),
    settle: (from, coming) => (coming.some(({ kind }) => kind !== 'OUT') ? from : view(`${from.outcome}=`, from.questions)),
    hold: (_, mode) => hold + 1000 * (mode ?? 0),
    read: (card) => read.push(card),
    seat: () => ME,
    turn: ({ questions }) => (questions.some(({ seat }) => seat === ME) ? '' : null),
    isOthersTurn: ({ questions }) => questions.includes(THEIR_TURN),
    decides: ({ questions }) => questions.some((question) => question.seat === ME && question !== PASSED),
    skipping: () => begins.push('skipping'),
    speed: () => speed,
  });
  const pass = (milliseconds: number): void => {
    const until = now + milliseconds;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      waiting = waiting.filter((other) => other !== next);
      next.then();
    }
    now = until;
  };
  const last = (): Frame => frames.at(-1)!;
  queue.show(view('first'));
  return { queue, pass, last, begins, frames, read };
}

describe('a battle', () => {
  it('has its sides charge, then deals all damage together, and pauses', () => {
    const { queue, pass, last, begins } = begun();
    queue.push({ ...act('second', event('STRUCK', ME, { words: 'one' }), event('HURT', THEM, { words: 'two' }), event('TURN', ME)), by: ME });
    expect([last().clash, last().view.outcome, begins]).toEqual(['charge', 'first', []]);
    pass(300);
    expect([last().clash, last().view.outcome, last().caption?.words, begins]).toEqual(['impact', 'first++', 'one two', ['STRUCK', 'HURT']]);
    pass(909);
    expect(begins.length).toBe(2);
    pass(1);
    expect([begins.at(-1), last().clash, last().view.outcome]).toEqual(['TURN', null, 'second']);
  });
});

describe('a thing on the table whose ability happens', () => {
  it('is aimed at its targets, even from a later answer, until the effect has happened', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', event('TRIGGERED', THEM, { place: 'champion/4' })));
    pass(500);
    queue.push(act('third', event('TARGETED', THEM, { place: 'champion/1' }), event('DAMAGED', ME)));
    pass(1);
    expect([last().triggered?.event.place, last().triggered?.targets.map(({ place }) => place)]).toEqual(['champion/4', ['champion/1']]);
    pass(5000);
    expect(last().triggered).toBeNull();
  });

  it('needs no line for the viewer’s own', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', event('TRIGGERED', ME, { place: 'champion/4' }), event('TARGETED', ME)));
    pass(300);
    expect(last().triggered).toBeNull();
  });
});

describe('a card that another player plays', () => {
  it('opens the lane, is shown long enough to be read, and then has its effects', () => {
    const { queue, pass, last, begins } = begun();
    queue.push(act('second', played('fireball'), event('TARGETED', THEM), event('DAMAGED', ME)));
    expect([last().open, last().staged, begins]).toEqual([true, null, []]);
    pass(260);
    expect([last().staged?.event.card, last().caption?.words]).toEqual(['fireball', 'PLAYED']);
    pass(420 + HOLD - 1);
    expect([begins, last().staged?.targets.length]).toEqual([['PLAYED fireball', 'TARGETED'], 1]);
    pass(1);
    expect(begins.at(-1)).toBe('DAMAGED');
  });

  it('shows which of several things it does', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', played('raid')));
    pass(260);
    expect(last().staged?.mode).toBeNull();
    queue.push(act('third', event('CHOSE', THEM, { amount: 1 })));
    pass(500);
    expect(last().staged?.mode).toBe(1);
  });

  it('is read as long as its chosen mode needs, and only then counts as read', () => {
    const { queue, pass, last, read } = begun();
    queue.push(act('second', played('raid'), event('CHOSE', THEM, { amount: 1 }), played('b')));
    pass(260 + 420 + HOLD + 999);
    expect([last().reading, read]).toEqual([true, []]);
    pass(1);
    expect(read).toEqual(['raid']);
    pass(500);
    queue.skip();
    expect(read).toEqual(['raid']);
  });

  it('counts events that are queued in the meantime as still to come', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', played('a')));
    pass(300); // it flies
    queue.push(act('third', played('b'), event('DAMAGED', ME)));
    expect(last().coming).toBe(2);
  });

  it('is read for as long when its effects come in later answers', () => {
    const { queue, pass, last, begins } = begun();
    queue.push(act('second', played('fireball'), event('PAID', THEM)));
    pass(800);
    queue.push(act('third', event('DAMAGED', ME)));
    pass(260 + 420 + HOLD - 801);
    expect(begins).toEqual(['PLAYED fireball', 'PAID']);
    pass(1);
    expect([begins.at(-1), last().view.outcome]).toEqual(['DAMAGED', 'third']);
  });

  it('leaves before the next one comes', () => {
    const { queue, pass, last, frames } = begun();
    queue.push(act('second', played('a')));
    queue.push(act('third', played('b')));
    pass(260 + 420 + HOLD);
    expect(last().staged).toBeNull();
    pass(350);
    expect(last().staged?.event.card).toBe('b');
    expect(frames.slice(1).every(({ open }) => open)).toBe(true);
  });

  it('is in one place only: it leaves the stage with the event that takes it to the table', () => {
    const { queue, pass, last, frames } = begun();
    queue.push(act('second', played('kong'), event('ENTERED', THEM, { card: 'kong' }), event('DAMAGED', ME)));
    pass(260 + 420 + HOLD - 1);
    expect([last().staged?.event.card, last().view.outcome]).toEqual(['kong', 'first+']);
    pass(1);
    expect(frames.some(({ staged, view: { outcome } }) => staged !== null && outcome === 'first++')).toBe(false);
    expect([last().staged, last().open]).toEqual([null, true]);
  });

  it('leaves the stage for the place of the thing it replaces', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', played('decoy'), event('TRADED', THEM, { card: 'ghoul' })));
    pass(260 + 420 + HOLD - 1);
    expect(last().staged?.event.card).toBe('decoy');
    pass(1);
    expect(last().staged).toBeNull();
  });

  it('points at the units it will burn while it is read, and burns them together', () => {
    const { queue, pass, last, begins } = begun();
    queue.push(act('second', played('scorch'), event('BURNED', ME, { card: 'a' }), event('BURNED', THEM, { card: 'b' })));
    pass(260 + 419);
    expect(last().staged?.targets).toEqual([]);
    pass(1);
    expect(last().staged?.targets.map(({ card }) => card)).toEqual(['a', 'b']);
    pass(HOLD + 90);
    expect(begins.slice(-2)).toEqual(['BURNED a', 'BURNED b']);
  });

  it('shows its effects after it has been read, before a player runs out of cards', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', played('frost'), event('OUT', THEM)));
    pass(260 + 420 + HOLD - 1);
    expect([last().reading, last().view.outcome]).toEqual([true, 'first+']);
    pass(1);
    expect([last().reading, last().view.outcome, last().ribbon]).toEqual([false, 'first+=', '']);
    pass(350);
    expect([last().view.outcome, last().ribbon]).toEqual(['second', 'OUT']);
  });

  it('shows its own effects only after it has been read', () => {
    const { queue, pass, last } = begun();
    queue.push(act('frost', played('frost')));
    pass(260 + 420 + HOLD - 1);
    expect(last().view.outcome).toBe('first+');
    pass(1);
    expect([last().view.outcome, last().staged]).toEqual(['frost', null]);
  });

  it('is held shorter in a long queue, and for a still in a very long one', () => {
    const many = begun('normal', 3000);
    many.queue.push(act('second', ...['a', 'b', 'c', 'd', 'e', 'f'].map((card) => played(card))));
    many.pass(260 + 420 + 700);
    expect(many.last().staged).toBeNull();
    const most = begun('normal', 3000);
    most.queue.push(act('second', ...Array.from({ length: 20 }, (_, i) => played(`${i}`))));
    most.pass(700);
    expect(most.last().staged).toBeNull();
  });

  it('keeps the lane open for a while, and closes it when the viewer is to move', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', played('a')));
    pass(260 + 420 + HOLD + 350 + 1199);
    expect(last().open).toBe(true);
    pass(1);
    expect(last().open).toBe(false);
    queue.push({ view: view('third', [ASKED]), events: [played('b')] });
    pass(260 + 420 + HOLD + 350);
    expect([last().open, last().last]).toEqual([false, true]);
  });
});

describe('a card of the viewer', () => {
  const mine = (outcome: string, ...events: EventView[]): Act => ({ ...act(outcome, ...events), by: ME });
  const shown = ({ last, begins }: Pick<ReturnType<typeof begun>, 'last' | 'begins'>): unknown[] => [last().staged?.event.card ?? '', begins.at(-1), last().view.outcome];

  it('is on the stage for half a second before its effects, without opening the lane for others’ plays', () => {
    const all = begun();
    all.queue.push(mine('second', played('fireball', ME), event('PAID', ME), event('TARGETED', ME), event('HEALED', ME)));
    expect([...shown(all), all.last().staged?.own, all.last().open, all.last().caption]).toEqual(['fireball', 'PLAYED fireball', 'first+', true, false, null]);
    all.pass(300 + 499);
    expect([...shown(all), all.last().staged?.targets, all.last().last]).toEqual(['fireball', 'TARGETED', 'first+++', [], false]);
    all.pass(1);
    expect([...shown(all), all.last().last]).toEqual(['fireball', 'HEALED', 'second', false]);
    all.pass(110);
    expect([...shown(all), all.last().last, all.read]).toEqual(['', 'HEALED', 'second', true, []]);
  });

  it('leaves the stage for the table before its effects', () => {
    const all = begun();
    all.queue.push(mine('second', played('kong', ME), event('PAID', ME), event('ENTERED', ME, { card: 'kong' }), event('HEALED', ME)));
    all.pass(799);
    expect(shown(all)).toEqual(['kong', 'PAID', 'first++']);
    all.pass(1);
    expect(shown(all)).toEqual(['', 'ENTERED kong', 'first+++']);
    all.pass(110);
    expect(shown(all)).toEqual(['', 'HEALED', 'second']);
  });

  it('is not staged if it has no effects, or goes directly to its row', () => {
    for (const events of [[event('PAID', ME), event('ENTERED', ME, { card: 'a' })], [event('PLACED', ME, { card: 'a' }), event('HEALED', ME)]]) {
      const { queue, pass, frames } = begun();
      queue.push(mine('second', played('a', ME), ...events));
      queue.push(mine('third', event('HEALED', ME))); // another act
      pass(2000);
      expect(frames.every(({ staged }) => staged === null)).toBe(true);
    }
  });

  it('is skipped with a press, so that the next question can be answered', () => {
    const all = begun();
    all.queue.push(mine('second', played('fireball', ME), event('HEALED', ME)));
    all.pass(400);
    expect(all.queue.presenting).toBe(false); // the press also counts
    all.queue.skip();
    expect([...shown(all), all.last().last]).toEqual(['', 'PLAYED fireball', 'second', true]);
  });

  it('is not played again if it was previewed: only the rest happens', () => {
    const all = begun();
    all.queue.push({ ...mine('second', played('fireball', ME), event('PAID', ME), event('TARGETED', ME), event('HEALED', ME)), previewed: 2 });
    expect([all.begins, ...shown(all)]).toEqual([['PLAYED fireball', 'PAID', 'TARGETED'], 'fireball', 'TARGETED', 'first+++']);
    all.pass(110);
    expect(shown(all)).toEqual(['fireball', 'HEALED', 'second']);
    all.pass(110);
    expect(shown(all)).toEqual(['', 'HEALED', 'second']);
    all.queue.push({ ...mine('third', played('kong', ME), event('ENTERED', ME, { card: 'kong' }), event('HEALED', ME)), previewed: 2 });
    expect(shown(all)).toEqual(['', 'HEALED', 'third']);
  });

  it('is staged in the same way in a replay, in stills and at another speed', () => {
    const play = act('then', played('fireball', ME), event('HEALED', ME));
    for (const [speed, until] of [['normal', 800], ['fast', 400], ['off', 500]] as const) {
      const all = begun(speed);
      all.queue.again({ view: view('before'), acts: [play], events: play.events });
      all.pass(until - 1);
      expect([...shown(all), all.last().staged?.own]).toEqual(['fireball', 'PLAYED fireball', 'before+', true]);
      all.pass(1);
      expect(shown(all)).toEqual(['fireball', 'HEALED', 'then']);
    }
  });
});

describe('the lane', () => {
  const during = (question: ClientView['questions'][number], outcome: string, ...events: EventView[]): Act => ({ view: view(outcome, [question]), events });

  it('stays open while another player’s turn lasts, however long they think', () => {
    const { queue, pass, last, frames } = begun();
    queue.push(during(THEIR_TURN, 'second', played('a')));
    pass(260 + 420 + HOLD + 350 + 1199);
    expect([last().open, last().resting]).toEqual([true, false]);
    pass(30_000);
    expect([last().open, last().resting]).toEqual([true, true]);
    queue.push(during(THEIR_TURN, 'third', played('b')));
    expect([last().open, last().resting, last().staged?.event.card]).toEqual([true, false, 'b']);
    expect(frames.slice(1).every(({ open }) => open)).toBe(true);
    pass(5000);
    queue.push(during(ASKED, 'fourth', event('TURN', THEM)));
    pass(1000);
    expect([last().open, last().last]).toEqual([false, true]);
  });

  it('announces the viewer’s turn when it begins, even if it was open, and lets them answer', () => {
    const { queue, pass, last } = begun();
    queue.push(during(THEIR_TURN, 'second', played('a')));
    pass(3000);
    expect([last().open, last().turnBegins]).toEqual([true, false]);
    queue.push(during(ASKED, 'third', event('TURN', THEM)));
    expect(last().turnBegins).toBe(true);
    pass(600);
    expect([last().turnBegins, last().last]).toEqual([true, true]);
    pass(500);
    expect(last().turnBegins).toBe(false);
    queue.push(during(ASKED, 'fourth'));
    expect(last().turnBegins).toBe(false);
  });

  it('announces it only when no card is on the stage', () => {
    const { queue, pass, last, frames } = begun();
    queue.push(during(ASKED, 'second', played('scorch'), event('BURNED', ME, { card: 'a' })));
    pass(260 + 420 + HOLD + 400 + 349);
    expect([last().view.outcome, last().staged, last().turnBegins]).toEqual(['second', null, false]);
    pass(1);
    expect([last().turnBegins, last().last]).toEqual([true, true]);
    expect(frames.some(({ turnBegins, staged }) => turnBegins && staged !== null)).toBe(false);
  });

  it('announces it after the other player’s last event and its ribbon', () => {
    const { queue, pass, last, frames } = begun();
    queue.push(during(ASKED, 'second', event('PASSED', THEM), event('DAMAGED', THEM)));
    expect([last().ribbon, last().turnBegins]).toEqual(['PASSED', false]);
    pass(5000);
    expect(frames.some(({ turnBegins, ribbon, coming }) => turnBegins && (ribbon !== '' || coming > 0))).toBe(false);
    expect(frames.some(({ turnBegins, last: asks }) => turnBegins && asks)).toBe(true);
  });

  it('announces it after a skip, but not when the table is first shown', () => {
    const { queue, pass, last } = begun();
    queue.push(during(ASKED, 'second', played('a')));
    pass(500);
    queue.skip();
    expect(last().turnBegins).toBe(true);
    queue.show(view('third', [ASKED]));
    expect(last().turnBegins).toBe(false);
  });
});

describe('a queue of events', () => {
  it('shows the table as far as it was played, and the true one after each answer', () => {
    const { queue, pass, last } = begun();
    const seen: string[] = [];
    queue.push(act('second', event('DAMAGED', THEM), event('X', THEM), event('Y', THEM)));
    queue.push(act('third', event('DAMAGED', THEM)));
    for (let i = 0; i < 60; i++) {
      if (seen.at(-1) !== last().view.outcome) seen.push(last().view.outcome);
      pass(50);
    }
    expect(seen).toEqual(['first+', 'first++', 'second', 'third']);
    expect([last().last, queue.playing]).toEqual([true, false]);
  });

  it('plays the viewer’s own events quickly and without words', () => {
    const { queue, pass, last, begins } = begun();
    queue.push({ ...act('second', played('a', ME), event('ENTERED', ME, { card: 'a' })), by: ME });
    pass(110);
    expect([begins, last().staged, last().open, last().caption]).toEqual([['PLAYED a', 'ENTERED a'], null, false, null]);
    pass(110);
    expect([last().last, last().view.outcome]).toEqual([true, 'second']);
  });

  it('merges equal events', () => {
    const { queue, pass, last, begins } = begun();
    queue.push(act('second', ...Array.from({ length: 4 }, (_, i) => event('ENTERED', THEM, { card: 'wolf', place: `champion/${i}`, words: 'A Wolf enters play.' })), event('DAMAGED', ME)));
    expect([last().caption?.words, last().coming, last().view.outcome]).toEqual(['A Wolf enters play. ×4', 1, 'first++++']);
    pass(270);
    expect(begins).toEqual(Array.from({ length: 4 }, () => 'ENTERED wolf'));
  });

  it('draws cards 140 ms apart, and from the third on together, whatever they are', () => {
    const { queue, pass, last, begins } = begun();
    const drew = ['a', 'b', 'c', 'd', 'e'].map((card) => event('DREW', ME, { card }));
    queue.push({ ...act('second', ...drew, event('HEALED', ME)), by: ME });
    const counts: number[] = [];
    for (const wait of [0, 139, 1, 139, 1, 109, 1]) {
      pass(wait);
      counts.push(begins.length);
    }
    expect([counts, begins.at(-1), last().view.outcome]).toEqual([[1, 1, 2, 2, 5, 5, 6], 'HEALED', 'second']);
  });

  it('asks only after the last thing that others did has been seen', () => {
    const { queue, pass, last } = begun();
    queue.push({ view: view('second', [ASKED]), events: [event('DAMAGED', THEM)] });
    expect([last().view.outcome, last().last, last().caption?.words]).toEqual(['second', false, 'DAMAGED']);
    pass(2000);
    expect([last().last, last().caption]).toEqual([true, null]);
  });

  it('merges equal attackers that come in answers of their own', () => {
    const { queue, pass, last, begins } = begun();
    const attacked = (place: string, card = 'wolf'): EventView => event('ATTACKED', THEM, { card, place, words: 'A Wolf attacks.' });
    queue.push(act('second', attacked('champion/1')));
    expect([begins, last().coming, last().view.outcome]).toEqual([[], 1, 'first']);
    pass(50);
    queue.push(act('third', attacked('champion/2')));
    pass(50);
    queue.push(act('fourth', attacked('champion/3')));
    pass(50);
    expect([last().caption?.words, last().coming, last().view.outcome]).toEqual(['A Wolf attacks. ×3', 0, 'fourth']);
    pass(1000);
    queue.push(act('fifth', attacked('champion/4'), event('DAMAGED', ME)));
    expect(begins.at(-1)).toBe('ATTACKED wolf'); // more events follow already, so it does not wait
  });

  it('shows an attack of another player, all attackers together, before anything else', () => {
    const { queue, pass, last, begins } = begun();
    const attacked = (card: string): EventView => event('ATTACKED', THEM, { card });
    queue.push({ view: view('second', [ASKED]), events: [attacked('wolf'), attacked('kong')] });
    pass(800);
    expect([begins, last().attack?.card, last().last]).toEqual([['ATTACKED wolf', 'ATTACKED kong'], 'kong', false]);
    queue.push({ view: view('third', [ASKED]), events: [attacked('ghoul'), event('DAMAGED', ME)] });
    expect([begins.at(-1), last().attack?.card]).toEqual(['ATTACKED ghoul', 'ghoul']);
    pass(110 + 1199);
    expect([begins.at(-1), last().attack?.card]).toEqual(['ATTACKED ghoul', 'ghoul']);
    pass(1);
    expect([begins.at(-1), last().attack]).toEqual(['DAMAGED', null]);
    queue.push({ ...act('fourth', event('ATTACKED', ME, { card: 'wolf' })), by: ME });
    pass(1000);
    expect([last().attack, last().last]).toEqual([null, true]);
  });

  it('plays an event with the one that it leads to', () => {
    const { queue, last } = begun();
    queue.push(act('second', event('MUSTERED', THEM, { card: 'ghoul' }), event('ENTERED', THEM, { card: 'ghoul' }), event('DAMAGED', ME)));
    expect([last().caption?.words, last().coming]).toEqual(['MUSTERED', 1]);
  });

  it('announces others’ events, and those that concern all, on a ribbon', () => {
    const { queue, pass, last } = begun();
    queue.push({ ...act('second', event('PASSED', ME)), by: ME });
    expect(last().ribbon).toBe('');
    pass(1000);
    queue.push(act('third', event('PASSED', THEM)));
    expect(last().ribbon).toBe('PASSED');
    pass(1499);
    expect(last().last).toBe(false);
    pass(1);
    expect([last().ribbon, last().last]).toEqual(['', true]);
    queue.push({ ...act('fourth', event('OUT', ME)), by: ME });
    expect(last().ribbon).toBe('OUT');
  });

  it('answers without events change the table, too', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', event('X', THEM)));
    queue.push(act('third'));
    pass(1000);
    expect([last().view.outcome, last().last]).toEqual(['third', true]);
  });

  it('ends at once with the newest table', () => {
    const { queue, pass, last } = begun();
    queue.push(act('second', played('a'), event('DAMAGED', ME)));
    queue.push(act('third', event('X', THEM)));
    pass(500);
    queue.skip();
    expect([last().view.outcome, last().staged, last().open, last().coming, last().last]).toEqual(['third', null, false, 0, true]);
    pass(10_000);
    expect(last().view.outcome).toBe('third');
  });

  it('jumps to the viewer’s next decision, past other bots’ plays', () => {
    const { queue, pass, last, begins } = begun();
    const asked = (outcome: string, seat: number, ...events: EventView[]): Act => ({ view: view(outcome, [{ ...ASKED, seat }]), events });
    queue.push(asked('second', 2, played('a')));
    pass(500);
    queue.skip();
    queue.push(asked('third', 1, played('b', 2)));
    expect([last().view.outcome, last().staged]).toEqual(['third', null]);
    queue.push({ view: view('passed', [PASSED]), events: [played('c', 1)] });
    queue.push(asked('fourth', 1, played('c', 2)));
    expect([last().view.outcome, last().staged]).toEqual(['fourth', null]);
    queue.push(asked('fifth', ME, played('d')));
    queue.push(asked('sixth', 2, played('e')));
    pass(260);
    expect([begins, last().staged?.event.card]).toEqual([['PLAYED a', 'skipping', 'PLAYED e'], 'e']);
  });

  it.each([['slow', 1.7], ['fast', 0.5]] as const)('is %s', (speed, factor) => {
    const { queue, pass, last } = begun(speed);
    queue.push(act('second', played('a')));
    pass((260 + 420 + HOLD) * factor - 1);
    expect(last().staged).not.toBeNull();
    pass(1);
    expect(last().staged).toBeNull();
  });

  it('shows stills without motion, or only the end', () => {
    const stills = begun('off');
    stills.queue.push(act('second', played('a')));
    stills.pass(699);
    expect(stills.last().staged?.event.card).toBe('a');
    stills.pass(1);
    expect(stills.last().staged).toBeNull();
    const none = begun('skip');
    none.queue.push(act('second', played('a')));
    expect([none.last().view.outcome, none.last().last, none.begins]).toEqual(['second', true, ['skipping']]);
  });

  const past = (...acts: Act[]): Past => ({ view: view('before'), acts, events: acts.flatMap(({ events }) => events) });

  it('replays moves on the tables on which they happened', () => {
    const { queue, pass, last, begins } = begun();
    queue.again(past(act('then', played('a'), event('DAMAGED', ME)), act('later', played('b'))));
    pass(260);
    expect([last().replay, last().last, last().view.outcome, last().coming]).toEqual([{ at: 1, of: 2 }, false, 'before+', 0]);
    pass(260 + 420 + HOLD);
    expect(last().view.outcome).toBe('then');
    pass(20_000);
    expect([begins.length, last().replay, last().last, last().open, last().view.outcome]).toEqual([3, null, true, false, 'first']);
  });

  it('stays at the last table until the viewer goes on, if wanted', () => {
    const { queue, pass, last } = begun();
    queue.again({ ...past(act('then', played('a'))), stays: true });
    pass(20_000);
    expect([last().replay, last().view.outcome]).toEqual([{ at: 1, of: 1 }, 'then']);
    queue.browse(1);
    expect([last().replay, last().last]).toEqual([null, true]);
  });

  it('goes to the next and the previous play of those that are played again', () => {
    const { queue, pass, last } = begun();
    queue.again(past(act('then', played('a'), event('DAMAGED', ME)), act('later', event('X', ME), played('b'), event('Y', ME))));
    pass(260);
    queue.browse(1);
    expect([last().replay, last().staged?.event.card, last().open, last().view.outcome]).toEqual([{ at: 2, of: 2 }, 'b', true, 'then++']);
    queue.browse(-1);
    queue.browse(-1);
    expect([last().replay, last().staged?.event.card, last().view.outcome]).toEqual([{ at: 1, of: 2 }, 'a', 'before+']);
    queue.browse(1);
    queue.browse(1);
    expect([last().replay, last().last]).toEqual([null, true]);
  });

  it('goes to attacks and passes, too; attackers of one group are one play', () => {
    const { queue, pass, last, begins } = begun();
    const attacked = (card: string): EventView => event('ATTACKED', THEM, { card });
    queue.again(past(act('then', played('a'), attacked('wolf'), attacked('kong'), event('DAMAGED', ME), event('PASSED', 2))));
    pass(260);
    queue.browse(1);
    expect([last().replay, begins.at(-1)]).toEqual([{ at: 2, of: 3 }, 'ATTACKED wolf']);
    pass(500);
    expect([last().replay, begins.includes('ATTACKED kong')]).toEqual([{ at: 2, of: 3 }, true]);
    queue.browse(1);
    expect([last().replay, last().caption?.words]).toEqual([{ at: 3, of: 3 }, 'PASSED']);
    queue.browse(1);
    queue.again(past(act('then', event('DAMAGED', ME), event('ENTERED', THEM))));
    expect(last().replay).toEqual({ at: 1, of: 1 });
  });

  it('begins after the events of a move that are not replayed', () => {
    const { queue, last, begins } = begun();
    const then = act('then', event('X', ME), event('Y', ME), event('Z', ME));
    queue.again({ ...past(then), events: then.events.slice(1, 2) });
    expect([begins, last().view.outcome]).toEqual([['Y'], 'before++']);
  });

  it('goes back to the table before a move that arrives during the replay', () => {
    const { queue, pass, last } = begun();
    queue.again(past(act('then', event('DAMAGED', ME))));
    queue.push(act('second', event('X', THEM), event('Y', THEM)));
    expect([last().replay, last().view.outcome]).toEqual([{ at: 1, of: 1 }, 'then']);
    pass(1100);
    expect([last().replay, last().view.outcome]).toEqual([null, 'first+']);
    pass(5000);
    expect(last().view.outcome).toBe('second');
  });
});

describe('a moment', () => {
  const board = (kind: string): ClientView['board'] => ({ kind }) as unknown as ClientView['board'];
  const words = (...kinds: string[]): EventView[] => kinds.map((kind) => event(kind, THEM));
  const held = (speed: Speed = 'normal') => {
    const all = begun(speed);
    for (const each of actsOf({ view: view('after'), events: words('pass', 'won', 'swept'), moments: [{ events: 1, board: board('held') }], by: THEM })) all.queue.push(each);
    const shown = (): string => (all.last().view.board as { kind?: string }).kind ?? 'swept';
    return { ...all, shown };
  };

  it('counts the events of a preview in the first act, if the move begins with them', () => {
    const events = words('a', 'b', 'c');
    expect([previewedIn(events, words('a', 'b')), previewedIn(events, words('b')), previewedIn(events, [])]).toEqual([2, 0, 0]);
    expect(actsOf({ view: view('after'), events, moments: [{ events: 1, board: board('x') }], by: ME }, 1).map(({ previewed }) => previewed)).toEqual([1, undefined]);
  });

  it('splits a move: the events before it lead to its own table', () => {
    const acts = actsOf({ view: view('after'), events: words('a', 'b', 'c'), moments: [{ events: 1, board: board('x') }, { events: 2, board: board('y') }], by: THEM });
    expect(acts.map((each) => [each.events.map(({ kind }) => kind).join(), each.moment ?? false])).toEqual([['a', true], ['b', true], ['c', false]]);
  });

  it('is frozen for half a second, then shown for 3.2 seconds, before the table changes', () => {
    const { pass, last, shown } = held();
    pass(400);
    expect([shown(), last().moment, last().coming]).toEqual(['held', 'frozen', 2]);
    pass(500);
    expect([shown(), last().moment, last().last]).toEqual(['held', 'shown', false]);
    pass(3199);
    expect([shown(), last().moment]).toEqual(['held', 'shown']);
    pass(1);
    expect([last().moment, last().caption?.words]).toEqual([null, 'swept']); // the winner is not announced again
    pass(1000);
    expect([shown(), last().last, last().coming]).toEqual(['swept', true, 0]);
  });

  it('is shortened by a press, but not while it is frozen', () => {
    const { queue, pass, last } = held();
    pass(400);
    expect([queue.shorten(), last().moment]).toEqual([true, 'frozen']);
    pass(500);
    expect([queue.shorten(), last().moment]).toEqual([true, null]);
    expect(queue.shorten()).toBe(false);
  });

  it('stops a skip, and is seen without motion, too', () => {
    const { queue, pass, last, shown } = held();
    queue.skip();
    expect([shown(), last().moment, last().happening]).toEqual(['held', 'frozen', []]);
    pass(5000);
    expect(shown()).toBe('swept');
    const skipped = held('skip');
    skipped.pass(0);
    expect([skipped.shown(), skipped.last().moment]).toEqual(['held', 'shown']);
    skipped.pass(700);
    expect([skipped.shown(), skipped.last().last]).toEqual(['swept', true]);
  });

  it('is shown for the same time without motion', () => {
    const { pass, last, shown } = held('off');
    while (last().moment === null) pass(50);
    expect([shown(), last().moment]).toEqual(['held', 'shown']);
    pass(3100);
    expect(last().moment).toBe('shown');
    pass(100);
    expect([shown(), last().moment]).toEqual(['swept', null]);
  });
});
