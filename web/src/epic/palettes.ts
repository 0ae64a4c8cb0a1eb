import { palette, type Palette } from '../art/palettes.ts';

/** The palette of each alignment. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  good: palette('good', '#6a4a1c #e2b659 #fbe7ae #b98a3a #7d5821 #38260e #fffdf4 #f0d598 #241706', 'hills', 'rays'),
  wild: palette('wild', '#12301f #6f9440 #dbe08a #3d6a34 #214828 #0b1f14 #fbfbe6 #bdd283 #06140c', 'forest', 'contour'),
  evil: palette('evil', '#1d0914 #94252f #ee7149 #5f1727 #390f1e #17060e #fdeee2 #e09a82 #120409', 'graves', 'smoke'),
  sage: palette('sage', '#0a1e36 #35799a #b5e2e2 #215879 #153d5b #071a2b #f5fdfa #a3d3da #03101c', 'crags', 'rings'),
};
