import { LANDS, type Land } from './lands.ts';
import { beams, MOTIFS } from './motifs.ts';
import type { Palette } from '../palettes.ts';
import { dice, round, seedOf, type Dice } from './seed.ts';

/** The facts about a card that the composer needs. */
export interface Picture {
  card: string;
  palette: Palette;
  scene: 'burst' | 'airborne' | 'grounded';
  subject: string;
  backdrop: string;
  /** The distant landscape; none for a token, which is a counter, not a place. */
  land: Land | null;
}

/** The windows that a picture is composed for; a turned card has a window of its own, so that its subject is never cut. */
export type Window = 'read' | 'hand' | 'board' | 'turned';

/** The windows of one game's cards. A picture is 400 units wide. */
export interface Windows {
  heights: Readonly<Record<Window, number>>;
  /** The subject's offset to the right of the middle, clear of what covers the picture. */
  aside: number;
}

/** The layers of a picture, back to front, as SVG. Glyphs and gradients are those of the page's sheet. `height` is the window's actual height. */
export function compose(picture: Picture, window: Window, windows: Windows, height = windows.heights[window]): string {
  const draw = picture.scene === 'burst' ? burst : landscape;
  const over = (paint: string): string => `<rect width="400" height="${height}" fill="url(#${paint})"/>`;
  return over(`k-${picture.palette.name}`) + draw(picture, window, height, windows) + over('plate') + over('vig');
}

function glyph(name: string, x: number, y: number, size: number, paint: string): string {
  return `<use href="#g-${name}" x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}" ${paint}/>`;
}

interface Spot {
  x: number;
  y: number;
  size: number;
}

type Facing = 'left' | 'right';

/** One glyph in five passes: cast shadow, ink outline, rim of light, paper, and engraved hatch towards the lower right. */
function subject(picture: Picture, { x, y, size }: Spot, facing: Facing): string {
  const p = picture.palette;
  const name = picture.subject;
  const mirrored = facing === 'left' ? `transform="translate(${round(2 * x + size)} 0) scale(-1 1)"` : '';
  const lit = facing === 'left' ? 1 : -1; // the light comes from the upper left, even on a mirrored glyph
  return (
    `<g ${mirrored}>` +
    glyph(name, x - lit * 9, y + 11, size, `fill="${p.ink}" opacity=".42"`) +
    glyph(name, x, y, size, `fill="${p.ink}" stroke="${p.ink}" stroke-width="30" stroke-linejoin="round"`) +
    glyph(name, x + lit * 3.2, y - 3.2, size, `fill="${p.light}"`) +
    glyph(name, x, y, size, `fill="url(#s-${p.name})"`) +
    glyph(name, x, y, size, `fill="url(#h-${p.name})" mask="url(#shade)"`) +
    '</g>'
  );
}

/** Events, specials and weather: something bursts in the middle, in a double ring. */
function burst(picture: Picture, _window: Window, height: number): string {
  const p = picture.palette;
  const size = height * (height > 420 ? 0.52 : 0.74);
  const middle = round(height * 0.48);
  const spot = { x: 200 - size / 2, y: height * 0.48 - size / 2, size };
  const ring = (radius: number, line: string): string =>
    `<circle cx="200" cy="${middle}" r="${round(size * radius)}" fill="none" stroke="${p.light}" ${line}/>`;
  return (
    MOTIFS[p.motif](200, round(height * 0.47), height, p.light) +
    `<path d="${beams(200, middle, 26, 420, 0.1)}" fill="${p.light}" opacity=".3"/>` +
    `<circle cx="200" cy="${middle}" r="${round(size * 0.6)}" fill="url(#d-${p.name})"/>` +
    ring(0.63, 'stroke-width="3" opacity=".75"') +
    ring(0.68, 'stroke-width="1.4" stroke-dasharray="2 8" opacity=".8"') +
    (picture.backdrop && glyph(picture.backdrop, spot.x - size * 0.3, spot.y - size * 0.3, size * 1.6, `fill="${p.far}" opacity=".4"`)) +
    subject(picture, spot, 'right')
  );
}

/** All other subjects are in a landscape: light, backdrop, far and near land, the subject, a foreground. */
function landscape(picture: Picture, window: Window, height: number, { aside }: Windows): string {
  const p = picture.palette;
  const tall = height > 420;
  const throwDice = dice(seedOf(picture.card));
  const cx = round(130 + 140 * throwDice());
  const cy = round(height * (tall ? 0.3 : 0.38) + 16 * throwDice());
  const facing = throwDice() > 0.5 ? 'left' : 'right';
  const radius = round((tall ? 128 : 92) + 26 * throwDice());
  const land = (name: Land, at: number, dice: Dice, paint: string): string => `<path d="${LANDS[name](height * at, dice, height)}" ${paint}/>`;

  const backdrop = glyph(picture.backdrop, cx > 200 ? cx - 190 : cx - 60, height * 0.02, tall ? 330 : 250, `fill="${p.far}" opacity=".5"`);
  const ground = (far: Land): string => land(far, 0.72, throwDice, `fill="${p.far}"`) + land('hills', 0.83, throwDice, `fill="${p.near}"`);
  const front = (): string =>
    picture.scene === 'airborne' ? land('clouds', 0.95, throwDice, `fill="${p.foreground}" opacity=".82"`) : land('hills', 0.95, throwDice, `fill="${p.foreground}"`);
  return (
    MOTIFS[p.motif](cx, cy, height, p.light) +
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#d-${p.name})"/>` +
    (picture.backdrop && backdrop) +
    (picture.land === null ? '' : ground(picture.land)) +
    subject(picture, spotOnLand(picture, window, height, aside), facing) +
    front()
  );
}

/** The subject: airborne ones are high, others have their feet behind the foreground; on a turned card they are in the middle. */
function spotOnLand(picture: Picture, window: Window, height: number, aside: number): Spot {
  const size = height > 420 ? 316 : height * 0.8;
  const feet = height * 0.84;
  const standing = Math.max(height * 0.03, feet - size * 0.93);
  const high = picture.scene === 'airborne' ? height * 0.05 : standing;
  return { x: 200 - size / 2 + aside, y: window === 'turned' ? height * 0.52 - size / 2 : high, size };
}
