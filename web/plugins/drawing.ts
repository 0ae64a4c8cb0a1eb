// The logo: a letter in a brass ring on green cloth, from which SVG and PNG files are made.

import { crc32, deflateSync } from 'node:zlib';

import { colour } from './tokens.ts';

type Point = readonly [x: number, y: number];

/** A shape with straight or round edges, in units of a 64th of the picture. */
export type Shape = { fill: string } & ({ shape: 'square'; round: number } | { shape: 'disc'; x: number; y: number; r: number } | { shape: 'ring'; x: number; y: number; r: number; width: number } | { shape: 'outline'; points: readonly Point[] });

const SIZE = 64;
export const CLOTH = colour('back');
const LETTER: readonly Point[] = [
  [18, 45], [18, 43], [21, 42], [21, 22], [18, 21], [18, 19], [27, 19], [32.5, 34], [38, 19], [46, 19], [46, 21], [43, 22], [43, 42], [46, 43], [46, 45], [35.5, 45], [35.5, 43],
  [38, 42], [38, 27], [31.5, 45], [29.7, 45], [23.5, 27], [23.5, 42], [26.3, 43], [26.3, 45],
];

/** The ring and the letter, scaled around the middle. */
function sign(scale: number): Shape[] {
  const [middle, size] = [SIZE / 2, (length: number) => length * scale];
  return [
    { shape: 'ring', x: middle, y: middle, r: size(25), width: size(3), fill: colour('back-line') },
    { shape: 'outline', points: LETTER.map(([x, y]) => [middle + size(x - middle), middle + size(y - middle)] as const), fill: colour('back-ink') },
  ];
}

/** The icon on its own, with round corners. */
export const ICON: readonly Shape[] = [{ shape: 'square', round: 12, fill: CLOTH }, ...sign(1)];
/** The maskable icon, with a full-bleed background. Systems may show only a circle of 80 % of the width. */
export const FULL: readonly Shape[] = [{ shape: 'square', round: 0, fill: CLOTH }, ...sign(0.9)];
/** The icon while the viewer is asked. */
export const ASKED: readonly Shape[] = [...ICON, { shape: 'disc', x: 50, y: 14, r: 14, fill: CLOTH }, { shape: 'disc', x: 50, y: 14, r: 11, fill: colour('ember') }];

export function svg(shapes: readonly Shape[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shapes.map(element).join('')}</svg>\n`;
}

function element(each: Shape): string {
  switch (each.shape) {
    case 'square':
      return `<rect width="${SIZE}" height="${SIZE}" rx="${each.round}" fill="${each.fill}"/>`;
    case 'disc':
      return `<circle cx="${each.x}" cy="${each.y}" r="${each.r}" fill="${each.fill}"/>`;
    case 'ring':
      return `<circle cx="${each.x}" cy="${each.y}" r="${each.r}" fill="none" stroke="${each.fill}" stroke-width="${each.width}"/>`;
    case 'outline':
      return `<path d="M${each.points.map((point) => point.join(' ')).join('L')}z" fill="${each.fill}"/>`;
  }
}

function covers(each: Shape, x: number, y: number): boolean {
  switch (each.shape) {
    case 'square': {
      const beyond = (at: number): number => Math.max(0, Math.abs(at - SIZE / 2) - (SIZE / 2 - each.round));
      return Math.hypot(beyond(x), beyond(y)) <= each.round;
    }
    case 'disc':
      return Math.hypot(x - each.x, y - each.y) <= each.r;
    case 'ring':
      return Math.abs(Math.hypot(x - each.x, y - each.y) - each.r) <= each.width / 2;
    case 'outline':
      return isInside(each.points, x, y);
  }
}

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isInside(points: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points.at(i - 1) as Point;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

const SAMPLES = 3; // samples per pixel, in each direction

/** The picture as pixels: red, green, blue and opacity. */
export function pixels(shapes: readonly Shape[], side: number): Uint8Array {
  const drawn = shapes.map((each) => ({ each, rgb: [1, 3, 5].map((at) => Number.parseInt(each.fill.slice(at, at + 2), 16)) })).reverse();
  const found = new Uint8Array(side * side * 4);
  const unit = SIZE / side;
  for (let pixel = 0; pixel < side * side; pixel++) {
    const sum = [0, 0, 0, 0];
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
      const x = ((pixel % side) + ((sample % SAMPLES) + 0.5) / SAMPLES) * unit;
      const y = (Math.floor(pixel / side) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) * unit;
      const top = drawn.find(({ each }) => covers(each, x, y));
      if (top) [...top.rgb, 255].forEach((value, i) => (sum[i]! += value));
    }
    const hits = sum[3]! / 255;
    if (hits > 0) found.set([...sum.slice(0, 3).map((value) => Math.round(value / hits)), Math.round(sum[3]! / SAMPLES ** 2)], pixel * 4);
  }
  return found;
}

/** The picture as a PNG file. */
export function png(shapes: readonly Shape[], side: number): Buffer {
  const rows = Buffer.alloc(side * (side * 4 + 1)); // each row begins with the number of its filter; 0: none
  const found = pixels(shapes, side);
  for (let row = 0; row < side; row++) rows.set(found.subarray(row * side * 4, (row + 1) * side * 4), row * (side * 4 + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6], 8); // 8 bits for each of red, green, blue and opacity
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
