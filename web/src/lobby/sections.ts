/** The pages of the header and of the tab bar, in order. */
export const SECTIONS = [
  { page: 'lobby', path: '/', glyph: 'crossed-swords' },
  { page: 'decks', path: '/decks', glyph: 'stack' },
  { page: 'cards', path: '/cards', glyph: 'card-pickup' },
  { page: 'rules', path: '/rules', glyph: 'rule-book' },
  { page: 'games', path: '/games', glyph: 'round-table' },
] as const;

export type Section = (typeof SECTIONS)[number]['page'];
