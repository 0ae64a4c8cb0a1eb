import { describe, expect, it } from 'vitest';

import { along, between, breaks, CHARGE, CHARGES, charges, comes, goes, lastsOf, LONGEST_WAVE, rollStep, steps, sweepDelay, TURN_UP, TURNS_UP, waveDelay, wipes, type Box } from './keyframes.ts';
import type { Motion } from './verbs.ts';

const hand: Box = { x: 100, y: 700, width: 120, height: 168 };
const row: Box = { x: 400, y: 300, width: 96, height: 134 };

/** A box like the browser's, whose properties are inherited, so that spreading copies none of them. */
const measured = (box: Box): Box => Object.create(box) as Box;

describe('keyframes', () => {
  it('begin at the old place and end at the new one', () => {
    const [first, grown, last] = comes('play', hand, row);
    expect(first).toEqual(along(row, hand));
    expect(grown?.['scale']).toBe('1.06');
    expect(last).toEqual({ translate: '0 0', scale: '1' });
    expect(steps(hand, row)).toEqual([{ translate: '-288px 417px' }, { translate: '0 0' }]);
  });

  it('turn a drawn card over from 25 to 85 % of its time', () => {
    expect([TURN_UP, TURNS_UP.face.map(({ rotate }) => rotate), TURNS_UP.back.map(({ rotate }) => rotate)]).toEqual([{ delay: 100, duration: 240 }, ['y 180deg', 'y 0deg'], ['y 0deg', 'y -180deg']]);
    expect(comes('turn-up', row, hand, 8).map(({ transform }) => transform)).toEqual(['rotate(0deg)', 'rotate(8deg)', 'rotate(0deg)']);
  });

  it('let the two sides of a battle meet 12 px ahead after 300 ms, and step back', () => {
    for (const way of [1, -1] as const) {
      const [start, back, met, end] = charges(way);
      expect([start?.['translate'], met?.['translate'], end?.['translate']]).toEqual(['0 0', `0 ${12 * way}px`, '0 0']);
      expect(back?.['translate']).toBe(`0 ${-4 * way}px`);
      expect((met?.offset ?? 0) * CHARGES).toBe(CHARGE);
    }
    expect(CHARGE).toBe(300);
  });

  it('grow from the size it had', () => {
    expect(along(row, hand).scale).toBe('1.25');
    expect(along(row, { ...row, width: 0, height: 0 }).scale).toBe('0.1');
  });

  it('end at the pile, or sink if there is none', () => {
    expect(goes('toss', row, hand, row).at(-1)).toMatchObject({ ...along(row, hand), opacity: 0 });
    expect(breaks('left', row, null).at(-1)).toMatchObject({ translate: '-10px 40px', opacity: 0 });
  });

  it('show a card that is cast in the middle of the table before it leaves', () => {
    const [, shown, held, last] = goes('cast', hand, null, row);
    expect([shown?.['translate'], shown?.['scale'], held?.['translate']]).toEqual(['288px -417px', '1.06', '288px -417px']);
    expect(last?.['opacity']).toBe(0);
  });

  it('are whole for boxes as the browser measures them', () => {
    const [from, to] = [measured(hand), measured(row)];
    const motions: Motion[] = ['deal', 'play', 'cast', 'fan', 'toss', 'punch', 'bounce', 'bleach', 'drop', 'crown', 'settle', 'leave'];
    const frames = motions.flatMap((motion) => [...comes(motion, from, to), ...goes(motion, from, to, to), ...goes(motion, from, null, to)]);
    expect(JSON.stringify([frames, steps(from, to), breaks('left', from, to)])).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('wipe weather away from the fold', () => {
    expect(wipes(true)[0]?.['clipPath']).toBe('inset(100% 0 0 0)');
    expect(wipes(false)[0]?.['clipPath']).toBe('inset(0 0 100% 0)');
  });

  it('run a wave from its cause, and not for long', () => {
    expect([waveDelay(0), waveDelay(3), waveDelay(90)]).toEqual([0, 150, LONGEST_WAVE]);
  });

  it('sweep one after the other, many of them faster', () => {
    expect([sweepDelay(0, 3), sweepDelay(2, 3), sweepDelay(39, 40)]).toEqual([0, 70, 683]);
  });

  it('last as the design says', () => {
    expect([lastsOf('play'), lastsOf('deal'), lastsOf('turn-up'), lastsOf('crown')]).toEqual([300, 220, 400, 600]);
  });
});

describe('a number that changes', () => {
  it('rolls through a few numbers in between, within 400 ms', () => {
    expect(between('30', '17')).toEqual(['30', '27', '25', '22', '20', '17']);
    expect(between('3', '5')).toEqual(['3', '4', '5']);
    expect(between('1', '0')).toEqual(['1', '0']);
    for (const count of [1, 2, 5]) expect(count * rollStep(count)).toBeLessThanOrEqual(400);
  });

  it('is replaced if it is not a whole number', () => {
    expect(between('−2', '3')).toEqual(['−2', '3']);
    expect(between('', '3')).toEqual(['', '3']);
    expect(between('2/4', '3/4')).toEqual(['2/4', '3/4']);
  });
});
