/** Every glyph that the interface draws: sigils, signs, badges and buttons. Glyphs that only cards show stand in each game's `cards/art.csv`. */
export const INTERFACE_GLYPHS = [
  // sigils of alignments and factions
  'sun', 'paw', 'horned-skull', 'moon', 'fleur-de-lys', 'heraldic-sun', 'oak-leaf', 'claw-slashes', 'drakkar', 'triquetra',
  // Epic's signs
  'feathered-wing', 'cowled', 'power-lightning', 'broken-wall', 'jeweled-chalice', 'shaking-hands', 'three-friends',
  'clockwise-rotation', 'hourglass', 'recycle', 'return-arrow', 'justice-star', 'diamond-hard', 'sight-disabled', 'anchor', 'ghost',
  'token', 'crown-coin',
  // Gwent's signs
  'broadsword', 'pocket-bow', 'catapult', 'linked-rings', 'caduceus', 'spy', 'rally-the-troops', 'flying-flag', 'bugle-call',
  'wingfoot', 'flame', 'target-dummy', 'laurel-crown', 'crown', 'spotted-mushroom', 'bear-head', 'snowflake-2', 'fog', 'raining', 'lightning-storm',
  // the switch of the theme
  'lantern-flame',
  // badges of a card
  'broken-heart',
  // the lobby and the table
  'card-pickup', 'crossed-swords', 'tombstone', 'player-next', 'scroll-unfurled', 'flag-objective', 'heaven-gate',
  'hamburger-menu', 'checked-shield', 'heart-plus', 'eyeball', 'night-sleep', 'vintage-robot', 'person', 'entry-door', 'round-table',
  'backward-time',
  // the boards
  'cancel', 'check-mark',
  // the roundels of the seats
  'wolf-head', 'fairy', 'diablo-skull', 'gorilla', 'robot-golem', 'vampire-dracula', 'dragon-head', 'griffin-symbol',
] as const;

export type InterfaceGlyph = (typeof INTERFACE_GLYPHS)[number];
