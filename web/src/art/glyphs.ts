import addresses from 'glyphs:addresses';

import { PALETTES } from '../games.ts';
import { gradients } from './gradients.ts';

/** A set of glyphs: the interface's, or one game's. */
export type GlyphSet = string;

const NAMESPACE = 'http://www.w3.org/2000/svg';
const known = new Map<string, string>();
const drawn = new Set<string>();
const loading = new Map<GlyphSet, Promise<void>>();

let symbols: SVGDefsElement | null = null;

/** The page's hidden SVG with every gradient and glyph, each once. */
function sheet(): SVGDefsElement {
  if (symbols) return symbols;
  const drawing = document.createElementNS(NAMESPACE, 'svg');
  drawing.setAttribute('width', '0');
  drawing.setAttribute('height', '0');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.style.position = 'absolute';
  symbols = drawing.appendChild(document.createElementNS(NAMESPACE, 'defs'));
  symbols.innerHTML = gradients(PALETTES);
  document.body.prepend(drawing);
  return symbols;
}

/** Puts a glyph on the page as `#g-<name>`, now or as soon as its set is loaded. Without a set, pictures have no subjects. */
export function need(name: string, set: GlyphSet): void {
  if (known.has(name)) draw(name);
  else if (set in addresses) void loadGlyphs(set).then(() => draw(name));
}

function draw(name: string): void {
  if (drawn.has(name)) return;
  const outline = known.get(name);
  if (outline === undefined) throw new Error(`there is no glyph ${name}`);
  const symbol = document.createElementNS(NAMESPACE, 'symbol');
  symbol.id = `g-${name}`;
  symbol.setAttribute('viewBox', '0 0 512 512');
  symbol.setAttribute('overflow', 'visible');
  symbol.innerHTML = outline;
  sheet().append(symbol);
  drawn.add(name);
}

/** Fetches a set of glyphs, once per page. */
export function loadGlyphs(set: GlyphSet): Promise<void> {
  const started = loading.get(set) ?? fetchGlyphs(set);
  loading.set(set, started);
  return started;
}

/** A game's file leaves out the glyphs of the interface, so its cards need both. */
async function fetchGlyphs(set: GlyphSet): Promise<void> {
  const common = set === 'interface' ? undefined : loadGlyphs('interface');
  const address = addresses[set];
  if (address === undefined) throw new Error(`there are no glyphs of ${set}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the glyphs of ${set} did not come: ${response.status}`);
  const outlines = (await response.json()) as Record<string, string>;
  for (const [name, outline] of Object.entries(outlines)) known.set(name, outline);
  await common;
}
