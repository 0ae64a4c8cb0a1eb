import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TOKENS = readFileSync(fileURLToPath(new URL('../src/style/tokens.css', import.meta.url)), 'utf8');

/** A colour of the design tokens, for files outside the page's styles; the dark theme's, if it has two. */
export function colour(name: string): string {
  const value = new RegExp(`--${name}: (?:light-dark\\(#[0-9a-f]{6}, )?(#[0-9a-f]{6})[;)]`, 'u').exec(TOKENS)?.[1];
  if (!value) throw new Error(`style/tokens.css has no colour --${name} of six digits`);
  return value;
}
