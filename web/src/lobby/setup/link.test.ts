import { describe, expect, it } from 'vitest';

import { changed, firstWish, type Wish } from './choices.ts';
import { linkOf, read } from './link.ts';
import { CHANGES, HEROES, ROWS } from './samples.ts';
import { freeName } from './setups.svelte.ts';

const GAMES = [HEROES, ROWS];
const first = firstWish(HEROES);

function back(wish: Wish, game = HEROES): Wish | undefined {
  const found = read(GAMES, linkOf(game, wish));
  return 'wish' in found ? found.wish : undefined;
}

describe('a link', () => {
  it('leads back to the same setup, for every single change from the default', () => {
    for (const change of CHANGES) {
      const wish = changed(HEROES, first, change);
      expect(back(wish), JSON.stringify(change)).toEqual(wish);
    }
    const solo = changed(ROWS, firstWish(ROWS), { mode: 'solo', variants: ['leaders'] });
    expect(back(solo, ROWS)).toEqual(solo);
  });

  it('contains a name, cut to a readable length', () => {
    expect(read(GAMES, linkOf(HEROES, first, 'Friday: four players'))).toEqual({ wish: first, name: 'Friday: four players' });
    expect(read(GAMES, linkOf(HEROES, first, 'x'.repeat(42)))).toMatchObject({ name: 'x'.repeat(40) });
  });

  it('may contain defaults, and the mode names of older tables', () => {
    const same = read(GAMES, 'game=heroes&mode=duel&format=choice&seats=2&pool=60&set=whole&boxes=1&ruleset=new&switches=blitz.fast&deck=random&bots=0&clock=none');
    expect(same).toEqual({ wish: changed(HEROES, first, { format: 'choice' }), name: '' });
    expect(read(GAMES, 'game=heroes&mode=hunter_last&seats=4')).toMatchObject({ wish: { mode: 'hunter', ending: 'last', seats: 4 } });
    expect(read(GAMES, 'game=heroes&against=friend&name=Friday')).toMatchObject({ wish: { mode: 'duel', against: 'friend' }, name: 'Friday' });
  });

  it.each([
    ['', { part: 'game', value: '' }],
    ['game=chess', { part: 'game', value: 'chess' }],
    ['game=heroes&mode=<img src=x onerror=alert(1)>', { part: 'mode', value: '<img src=x onerror=alert(1)>' }],
    ['game=heroes&mode=__proto__', { part: 'mode', value: '__proto__' }],
    ['game=heroes&__proto__=1', { part: '__proto__', value: '1' }],
    ['game=heroes&constructor=1', { part: 'constructor', value: '1' }],
    ['game=heroes&game=heroes', { part: 'game', value: 'heroes' }],
    ['game=heroes&ending=last', { part: 'ending', value: 'last' }],
    ['game=heroes&seats=-2', { part: 'seats', value: '-2' }],
    ['game=heroes&seats=2e3', { part: 'seats', value: '2e3' }],
    ['game=heroes&pool=99999999999999999999', { part: 'pool', value: '99999999999999999999' }],
    ['game=heroes&switches=blitz', { part: 'switches', value: 'blitz' }],
    ['game=heroes&switches=blitz.fast.slow', { part: 'switches', value: 'blitz.fast.slow' }],
    ['game=heroes&switches=toString.call', { part: 'switches', value: 'toString.call' }],
    ['game=heroes&clock=toString', { part: 'clock', value: 'toString' }],
    ['game=heroes&bot=alphazero', { part: 'bot', value: 'alphazero' }],
    ['game=heroes&variants=leaders', { part: 'variants', value: 'leaders' }],
    [`game=heroes&name=${'x'.repeat(41)}`, { part: 'name', value: `${'x'.repeat(40)}…` }],
    ['game=heroes&cheat=yes', { part: 'cheat', value: 'yes' }],
  ])('with something unknown changes nothing: %s', (query, problem) => {
    expect(read(GAMES, query)).toEqual({ problem });
  });

  it.each([
    ['mode=duel&seats=5', 'seats'],
    ['mode=duel&format=pack', 'format'],
    ['mode=hydra&seats=5', 'seats'],
    ['mode=hydra&seats=6&teams=4', 'teams'],
    ['mode=duel&pool=90', 'pool'],
    ['mode=duel&format=choice&pool=20', 'pool'],
    ['mode=duel&format=open&pool=62', 'pool'],
    ['mode=duel&format=choice&boxes=17', 'boxes'],
    ['mode=free_for_all&seats=6&format=cube&set=half', 'set'],
    ['mode=duel&bots=1', 'bots'],
  ])('whose parts do not go together changes nothing: %s', (query, part) => {
    expect(read(GAMES, `game=heroes&${query}`)).toMatchObject({ problem: { part, clash: true } });
  });

  it('is never too long to be read', () => {
    expect(read(GAMES, `game=heroes&name=${'x'.repeat(5000)}`)).toMatchObject({ problem: { part: 'link' } });
  });

  it('of any kind is read or refused, never thrown at', () => {
    const pieces = ['game=heroes', 'mode', 'format', 'switches', '=', '&', '%', '%E0%A4', '.', ',', 'blitz', '\u0000', '<b>', 'seats=3', '𝒳', '+', ';', '[]', '__proto__', 'choice'];
    let seed = 7;
    const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let i = 0; i < 20_000; i += 1) {
      const query = Array.from({ length: next() % 9 }, () => pieces[next() % pieces.length]).join(next() % 2 ? '' : '&');
      const found = read(GAMES, query);
      if ('wish' in found) expect(changed(found.wish.game === 'heroes' ? HEROES : ROWS, found.wish, {})).toEqual(found.wish);
    }
  });
});

it('a name that is taken gets a number', () => {
  expect(freeName('Duel', [])).toBe('Duel');
  expect(freeName('Duel', [{ name: 'Duel' }, { name: 'Duel 2' }])).toBe('Duel 3');
});
