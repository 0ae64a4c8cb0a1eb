import type { InterfaceGlyph } from '../art/interface-glyphs.ts';

/** The sigil of each alignment and faction. */
export const SIGILS: Readonly<Record<string, InterfaceGlyph>> = {
  good: 'sun',
  wild: 'paw',
  evil: 'horned-skull',
  sage: 'moon',
  northern_realms: 'fleur-de-lys',
  nilfgaard: 'heraldic-sun',
  scoiatael: 'oak-leaf',
  monsters: 'claw-slashes',
  skellige: 'drakkar',
  neutral: 'triquetra',
};
