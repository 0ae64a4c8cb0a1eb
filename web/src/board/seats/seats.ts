import type { InterfaceGlyph } from '../../art/interface-glyphs.ts';
import type { TableView } from '../../table/context.ts';

/** The glyph of each seat, shown where the name doesn't fit. Yours is the sun. */
const GLYPHS: readonly InterfaceGlyph[] = [
  'wolf-head', 'fairy', 'diablo-skull', 'gorilla', 'robot-golem', 'vampire-dracula', 'dragon-head', 'griffin-symbol',
];

export function seatGlyph(seat: number, me: number): InterfaceGlyph {
  return seat === me ? 'sun' : (GLYPHS[seat % GLYPHS.length] ?? 'wolf-head');
}

/** The seat at the bottom of the screen: the viewer's, or the first seat for spectators. */
export function viewpoint(table: TableView): number {
  return Math.max(table.view.seat, 0);
}

/** A player's name: their own, else the board's. */
export function nameOf(table: TableView, player: { seat: number; name: string }): string {
  return table.info.seats[player.seat]?.name || player.name;
}

/** All other seats, clockwise from the left. */
export function clockwise<Seat extends { seat: number }>(players: readonly Seat[], from: number): Seat[] {
  const at = players.findIndex((player) => player.seat === from);
  return [...players.slice(at + 1), ...players.slice(0, at)];
}
