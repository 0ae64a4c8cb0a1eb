/** The authors of the glyphs. The licence requires a credit on every page that shows them. */
export const GLYPHS = { name: 'game-icons.net', address: 'https://game-icons.net', licence: 'CC BY 3.0' } as const;
