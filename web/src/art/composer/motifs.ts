import { round } from './seed.ts';

/** The picture's second colour: one motif per alignment or faction, drawn around the light at (cx, cy). */
type Draw = (cx: number, cy: number, height: number, colour: string) => string;

/** `count` beams of `width` radians from one point. */
export function beams(cx: number, cy: number, count: number, reach: number, width: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const from = (i / count) * 6.2832;
    const to = from + width;
    path +=
      `M${cx} ${cy}L${round(cx + reach * Math.cos(from))} ${round(cy + reach * Math.sin(from))}` +
      `L${round(cx + reach * Math.cos(to))} ${round(cy + reach * Math.sin(to))}Z`;
  }
  return path;
}

function repeat(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

function stroke(path: string, colour: string, width: number, opacity: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}

/** One of the patterns of the shared sheet, over the whole picture. */
function pattern(id: string, height: number, colour: string, opacity: number): string {
  return `<rect width="400" height="${height}" fill="url(#m-${id})" style="color:${colour}" opacity="${opacity}"/>`;
}

export const MOTIFS = {
  rays: (cx, cy, _, c) => `<path d="${beams(cx, cy, 18, 520, 0.17)}" fill="${c}" opacity=".2"/>`,
  rings: (cx, cy, _, c) =>
    [120, 152, 190, 236, 292]
      .map((r, i) => {
        const line = i % 2 ? 'stroke-width="1.6" stroke-dasharray="3 9"' : 'stroke-width="4"';
        return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${c}" ${line} opacity=".34"/>`;
      })
      .join(''),
  contour: (_x, _y, _h, c) =>
    repeat(6, (i) =>
      stroke(`M-20 ${30 + i * 34} C70 ${-10 + i * 40} 130 ${66 + i * 26} 220 ${26 + i * 36} S360 ${-6 + i * 42} 430 ${40 + i * 30}`, c, 5, 0.2),
    ),
  smoke: (_x, _y, h, c) =>
    repeat(7, (i) => {
      const x = i * 72;
      const path = `M${x - 30} ${h} C${x + 10} ${h * 0.7} ${x - 60} ${h * 0.42} ${x} ${h * 0.2} S${x - 34} 0 ${x - 6} -20`;
      return `<path d="${path}" fill="none" stroke="${c}" stroke-width="13" opacity=".15" stroke-linecap="round"/>`;
    }),
  lozenge: (_x, _y, h, c) => pattern('lozenge', h, c, 0.2),
  scales: (_x, _y, h, c) => pattern('scales', h, c, 0.24),
  claws: (_x, _y, h, c) =>
    repeat(3, (i) => {
      const path = `M${40 + i * 110} -20 q46 ${h * 0.4} -26 ${h * 0.86} q60 ${-h * 0.4} 52 ${-h * 0.86} z`;
      return `<path d="${path}" fill="${c}" opacity=".13"/>`;
    }),
  sea: (_x, _y, _h, c) => repeat(5, (i) => stroke(`M-20 ${40 + i * 38} q26 -26 52 0${' t52 0'.repeat(7)}`, c, 4, 0.2)),
  laid: (_x, _y, h, c) => pattern('laid', h, c, 0.3),
  fall: (_x, _y, h, c) => {
    const drops = repeat(40, (i) => `M${(i * 67) % 430} ${(i * 41) % h}l-14 34`);
    return `<path d="${drops}" stroke="${c}" stroke-width="3" opacity=".35"/>`;
  },
} as const satisfies Record<string, Draw>;

export type Motif = keyof typeof MOTIFS;
