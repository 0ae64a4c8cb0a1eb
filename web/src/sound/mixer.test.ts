import { expect, test } from 'vitest';

import { Mixer, MOST_AT_ONCE } from './mixer.ts';
import type { SoundName } from './recipes.ts';
import type { Manner } from './synth.ts';

/** A mixer with a fake clock, with the sounds that started and those that were cut. */
function mixing() {
  let now = 0;
  const begun: (Manner & { name: SoundName })[] = [];
  const cut: SoundName[] = [];
  const mixer = new Mixer({
    now: () => now,
    begin: (name, manner) => {
      begun.push({ name, ...manner });
      return { cut: () => cut.push(name) };
    },
  });
  return { mixer, begun, cut, pass: (milliseconds: number) => (now += milliseconds), names: () => begun.map(({ name }) => name) };
}

test('equal sounds within 60 ms are one', () => {
  const { mixer, names, pass } = mixing();
  mixer.play('stamp');
  pass(59);
  mixer.play('stamp');
  expect(names()).toEqual(['stamp']);
  pass(1);
  mixer.play('stamp');
  expect(names()).toEqual(['stamp', 'stamp']);
});

test('at most three play at the same time: the oldest is cut', () => {
  const { mixer, names, cut } = mixing();
  for (const name of ['turn', 'gem', 'horn', 'break'] as const) mixer.play(name);
  expect([mixer.count, names().length, cut]).toEqual([MOST_AT_ONCE, 4, ['turn']]);
});

test('a sound that has ended takes no place', () => {
  const { mixer, cut, pass } = mixing();
  for (const name of ['lay', 'gem', 'horn'] as const) mixer.play(name);
  pass(51);
  mixer.play('break');
  expect([mixer.count, cut]).toEqual([3, []]);
});

test('cards that are drawn one after the other sound higher and higher', () => {
  const { mixer, begun, pass } = mixing();
  for (let i = 0; i < 3; i++) {
    mixer.play('draw');
    pass(140);
  }
  pass(1000);
  mixer.play('draw');
  expect(begun.map(({ cents }) => cents)).toEqual([0, 90, 180, 0]);
});

test('of many tokens four are heard, and of many attackers one', () => {
  const { mixer, names, pass } = mixing();
  for (let i = 0; i < 11; i++) {
    mixer.play('token');
    mixer.play('attack');
    pass(90);
  }
  expect(names().filter((name) => name === 'token')).toHaveLength(4);
  expect(names().filter((name) => name === 'attack')).toHaveLength(1);
});

test('skipping cuts all sounds, and a series starts again', () => {
  const { mixer, begun, cut, pass } = mixing();
  mixer.play('draw');
  mixer.play('scorch');
  mixer.cut();
  expect([cut, mixer.count]).toEqual([['draw', 'scorch'], 0]);
  pass(100);
  mixer.play('draw');
  expect(begun.at(-1)?.cents).toBe(0);
});

test('at a fast table tails are half as long', () => {
  const { mixer, begun, pass } = mixing();
  mixer.play('turn', 0.5);
  expect(begun[0]?.tails).toBe(0.5);
  pass(303);
  expect(mixer.count).toBe(0);
});
