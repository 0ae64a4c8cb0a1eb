/** Glyphs that the shell draws. A game adds its own in `<game>/glyphs.json`; those of its cards are in its `cards/art.csv`. */
export const INTERFACE_GLYPHS = [
  // a card without a group
  'triquetra',
  // the switch of the theme
  'sun', 'lantern-flame',
  // card badges
  'broken-heart', 'token', 'hourglass',
  // the lobby and the table
  'card-pickup', 'crossed-swords', 'tombstone', 'player-next', 'scroll-unfurled', 'hamburger-menu', 'eyeball', 'night-sleep', 'vintage-robot',
  'person', 'entry-door', 'round-table', 'backward-time', 'shaking-hands', 'laurel-crown', 'speaker', 'speaker-off', 'ringing-bell',
  // the card browser
  'magnifying-glass', 'funnel', 'share', 'play-button',
  // setups and tabs
  'rule-book', 'card-play', 'stopwatch', 'save', 'pencil', 'trash-can',
  // the waiting room: chance, a list, several players at one device, the teams
  'perspective-dice-six-faces-random', 'quill-ink', 'moon', 'oak-leaf', 'crown',
  // decks
  'stack', 'card-draw', 'check-mark', 'anticlockwise-rotation', 'clockwise-rotation', 'poker-hand', 'scales',
  // seat roundels
  'wolf-head', 'fairy', 'diablo-skull', 'gorilla', 'robot-golem', 'vampire-dracula', 'dragon-head', 'griffin-symbol',
] as const;

export type InterfaceGlyph = (typeof INTERFACE_GLYPHS)[number];
