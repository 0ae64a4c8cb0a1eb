import type { CardUi } from '../../game-ui.ts';
import type { Face } from '../../wire/wire.ts';
import type { Picture } from './compose.ts';
import { isLand } from './lands.ts';

/** The composer's input for a face. */
export function pictureOf(face: Face, cards: CardUi): Picture {
  const palette = cards.paletteOf(face);
  const { subject, backdrop, land } = face.art;
  return {
    card: face.card,
    palette,
    scene: cards.sceneOf(face),
    subject,
    backdrop,
    land: !cards.hasLand(face) ? null : isLand(land) ? land : palette.land,
  };
}
