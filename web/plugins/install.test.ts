import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { ASKED, CLOTH, FULL, ICON, pixels, png, svg } from './drawing.ts';
import { colour } from './tokens.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const at = (found: Uint8Array, side: number, x: number, y: number): number[] => [...found.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)];
const rgb = (hex: string): number[] => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

test('the icon has round, empty corners; the one that systems cut is cloth up to the edge', () => {
  const [icon, full] = [pixels(ICON, 64), pixels(FULL, 64)];
  expect(at(icon, 64, 0, 0)[3]).toBe(0);
  for (const [x, y] of [[0, 0], [63, 0], [0, 63], [63, 63]] as const) expect(at(full, 64, x, y)).toEqual([...rgb(CLOTH), 255]);
  expect(at(icon, 64, 40, 38).slice(0, 3)).not.toEqual(rgb(CLOTH)); // the letter
});

test('what matters of the cut icon is within the middle 80 %', () => {
  const found = pixels(FULL, 100);
  for (let i = 0; i < 100 * 100; i++) {
    const [x, y] = [i % 100, Math.floor(i / 100)];
    if (Math.hypot(x + 0.5 - 50, y + 0.5 - 50) > 40) expect(at(found, 100, x, y), `${x} ${y}`).toEqual([...rgb(CLOTH), 255]);
  }
});

test('the icon has a dot while the viewer is asked', () => {
  expect(svg(ASKED)).not.toBe(svg(ICON));
  expect(at(pixels(ASKED, 64), 64, 50, 14)).not.toEqual(at(pixels(ICON, 64), 64, 50, 14));
});

test('a PNG file has its size, and its pixels', () => {
  const file = png(ICON, 16);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([16, 16]);
  const length = file.readUInt32BE(33);
  expect(file.subarray(37, 41).toString()).toBe('IDAT');
  expect(inflateSync(file.subarray(41, 41 + length)).length).toBe(16 * (16 * 4 + 1));
});

test('colours are those of the design tokens, by lamplight', () => {
  const [, lamp = ''] = /--table: light-dark\(#\w+, (#\w+)\)/u.exec(read('src/style/tokens.css')) ?? [];
  expect(colour('table')).toBe(lamp);
  expect(() => colour('tabel')).toThrow(/no colour --tabel/u);
  for (const file of ['index.html', 'plugins/drawing.ts', 'plugins/install.ts', 'worker/worker.ts']) expect(read(file)).not.toMatch(/#[0-9a-f]{6}\b/iu);
});
