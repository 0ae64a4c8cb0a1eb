import type { Face } from '../wire/wire.ts';
import type { Picture } from './compose.ts';
import { isLand, type Land } from './lands.ts';
import { paletteOf, PALETTES, type PaletteName } from './palettes.ts';

const EPIC_KINDS = new Set(['champion', 'event', 'token']);

/** The game that a face belongs to: no kind of card is in both. */
export function gameOf(face: Pick<Face, 'kind'>): Picture['game'] {
  return EPIC_KINDS.has(face.kind) ? 'epic' : 'gwent';
}

function sceneOf(face: Face): Picture['scene'] {
  if (face.kind === 'event' || face.kind === 'special' || face.kind === 'weather') return 'burst';
  return face.signs.includes('airborne') ? 'airborne' : 'grounded';
}

function landOf(face: Face, palette: PaletteName): Land | null {
  if (face.kind === 'token') return null;
  return isLand(face.art.land) ? face.art.land : PALETTES[palette].land;
}

/** What the composer draws for a face. */
export function pictureOf(face: Face): Picture {
  const palette = paletteOf(face.card, face.group);
  return {
    card: face.card,
    game: gameOf(face),
    palette,
    scene: sceneOf(face),
    subject: face.art.subject,
    backdrop: face.art.backdrop,
    land: landOf(face, palette),
  };
}
