import { round, type Dice } from './seed.ts';

/** A silhouette across 400 units at height `y`, closed below at `bottom`. */
type Draw = (y: number, throwDice: Dice, bottom: number) => string;

function closed(line: string, bottom: number): string {
  return `${line} V${bottom} H0 Z`;
}

/** A line from left to right: `piece` draws one piece and says how wide it is. */
function pieces(start: number, end: number, piece: (x: number) => [path: string, width: number]): string {
  let line = '';
  for (let x = start; x < end; ) {
    const [path, width] = piece(x);
    line += path;
    x += width;
  }
  return line;
}

const TOWER = ' v-46 h10 v10 h6 v-10 h8 v10 h6 v-10 h10 v46';
const BATTLEMENT = ' v-12 h13 v12 h14 v-12 h13 v12';

export const LANDS = {
  hills: (y, r, h) => closed(`M0 ${y} C60 ${y - 30 - 30 * r()} 110 ${y + 16} 170 ${y - 8} S290 ${y - 50 * r() - 20} 400 ${y - 6}`, h),
  dunes: (y, _, h) => closed(`M0 ${y + 8} Q90 ${y - 40} 190 ${y} T400 ${y - 14}`, h),
  crags: (y, r, h) =>
    closed(
      `M0 ${y}` +
        pieces(0, 400, (x) => {
          const width = 26 + 40 * r();
          return [` L${round(x + width / 2)} ${round(y - 16 - 62 * r())} L${round(x + width)} ${round(y - 10 * r())}`, width];
        }),
      h,
    ),
  forest: (y, r, h) =>
    closed(
      `M0 ${y}` +
        pieces(0, 400, () => {
          const width = 18 + 14 * r();
          const tall = 30 + 44 * r();
          const [gap, side] = [round(width * 0.22), round(width * 0.28)];
          return [` l${gap} 0 l${side} ${round(-tall)} l${side} ${round(tall)} l${gap} 0`, width];
        }),
      h,
    ),
  walls: (y, _, h) => closed(`M0 ${y}` + pieces(0, 400, (x) => [(x / 40) % 4 === 2 ? TOWER : BATTLEMENT, 40]), h),
  graves: (y, r, h) =>
    closed(
      `M0 ${y}` +
        pieces(0, 400, () => {
          const tall = 20 + 26 * r();
          const [up, down] = [round(-tall), round(tall)];
          const stone = ` h12 v${up} q11 -16 22 0 v${down} h16`;
          const cross = ` h18 v${up} h-8 v-7 h8 v-12 h7 v12 h8 v7 h-8 v${down} h25`;
          return [r() > 0.45 ? stone : cross, 50];
        }),
      h,
    ),
  waves: (y, _, h) => closed(`M-20 ${y}` + pieces(-20, 420, () => [' q10 -24 30 -17 q-12 3 -9 15 q6 7 23 2', 44]), h),
  clouds: (y, r, h) =>
    closed(
      `M-10 ${y}` +
        pieces(-10, 410, () => {
          const width = 36 + 46 * r();
          return [` q${round(width / 2)} ${round(-width * 0.72)} ${round(width)} 0`, width];
        }),
      h,
    ),
  cogs: (y, _, h) => closed(`M0 ${y}` + pieces(0, 400, () => [' l6 -13 h11 l6 13 h9', 32]), h),
} as const satisfies Record<string, Draw>;

export type Land = keyof typeof LANDS;

export function isLand(name: string): name is Land {
  return name in LANDS;
}
