/** Whose glyphs these are. Their licence asks that every page which shows them says so somewhere. */
export const GLYPHS = { name: 'game-icons.net', address: 'https://game-icons.net', licence: 'CC BY 3.0' } as const;
