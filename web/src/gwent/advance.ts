// The board in the middle of an answer. Strengths depend on each other, so units that stay keep theirs until no event to come can
// change their row; totals are sums of the strengths shown.

import { grow, withoutCard } from '../board/changing.ts';
import type { FaceLookup } from '../game-ui.ts';
import { parsePlace, placeIn } from '../table/place.ts';
import type { EventView, GwentBoard, GwentPlayer, GwentRow, GwentSide, GwentUnit } from '../wire/wire.ts';

type Change = (board: GwentBoard, event: EventView, to: GwentBoard, faces: FaceLookup) => GwentBoard;

const CHANGES: Readonly<Record<string, Change>> = {
  PLAYED: (board, { seat, card }) => player(board, seat, (each) => ({ ...each, hand: withoutCard(each.hand, card) })),
  DISCARDED: (board, { seat, card }) => player(board, seat, (each) => ({ ...each, hand: withoutCard(each.hand, card) })),
  REDREW: (board, { seat, card }) => player(board, seat, (each) => ({ ...each, hand: withoutCard(each.hand, card), deck: each.deck + 1 })),
  DREW: drawn,
  PICKED: drawn,
  TAKEN: (board, { seat, card, other }, to) => player(unpiled(board, other, card), seat, (each) => ({ ...each, hand: grow(each.hand, to.players[seat]?.hand) })),
  REVIVED: (board, { seat, card }) => unpiled(board, board.players[seat]?.side ?? -1, card),
  FOUND: (board, { seat }) => player(board, seat, (each) => ({ ...each, deck: Math.max(0, each.deck - 1) })),
  MUSTERED: (board, { seat, card, amount }) =>
    player(board, seat, (each) => (amount > 0 ? { ...each, hand: withoutCard(each.hand, card) } : { ...each, deck: Math.max(0, each.deck - 1) })),
  PLACED: placed,
  SUMMONED: placed,
  DESTROYED: lost,
  DECOYED: (board, event, to, faces) => player(lost(board, event, to, faces), event.seat, (each) => ({ ...each, hand: grow(each.hand, to.players[event.seat]?.hand) })),
  LEADER_USED: (board, { seat }, to) =>
    player(board, seat, (each) => ({ ...each, leader_state: to.players[seat]?.leader_state ?? each.leader_state, leader_words: to.players[seat]?.leader_words ?? each.leader_words })),
  PASSED: passed,
  RAN_OUT: passed,
  SCORED: (board, { other, amount }) => side(board, other, (each) => ({ ...each, total: amount })),
  POINTS_SCORED: (board, { other, amount }, to) => side(swept(board, to), other, (each) => ({ ...each, points: each.points + amount })),
  ROUND_WON: (board, _, to) => swept(board, to),
  ROUND_DRAWN: (board, _, to) => swept(board, to),
  GEM_LOST: (board, { other }) => side(board, other, (each) => ({ ...each, gems: Math.max(0, each.gems - 1) })),
  ROUND_BEGAN: (_, event, to) => ({ ...to, round: event.amount }),
};

/** Events that change no row. Cards that are found, mustered or revived are placed by an event of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'DREW', 'REDREW', 'PICKED', 'TAKEN', 'PEEKED', 'DISCARDED', 'RESHUFFLED', 'FOUND', 'MUSTERED', 'REVIVED', 'WEATHER_DISCARDED', 'PASSED',
  'RAN_OUT',
]);

export function advance(board: GwentBoard, event: EventView, to: GwentBoard, faces: FaceLookup): GwentBoard {
  return CHANGES[event.kind]?.(board, event, to, faces) ?? board;
}

function drawn(board: GwentBoard, { seat }: EventView, to: GwentBoard): GwentBoard {
  return player(board, seat, (each) => ({ ...each, deck: Math.max(0, each.deck - 1), hand: grow(each.hand, to.players[seat]?.hand) }));
}

function passed(board: GwentBoard, { seat }: EventView): GwentBoard {
  return player(board, seat, (each) => ({ ...each, passed: true }));
}

/** Removes a card from a side's discard pile. */
function unpiled(board: GwentBoard, number: number, card: string): GwentBoard {
  return side(board, number, (each) => ({ ...each, discard: withoutCard(each.discard, card) }));
}

/** Ends the round: only what stays for the next one is left on the rows. */
function swept(board: GwentBoard, to: GwentBoard): GwentBoard {
  const sides = board.sides.map((each) => {
    const after = to.sides.find((one) => one.side === each.side);
    const rows = each.rows.map((one, i) => {
      const left = one.units.map(({ card }) => card);
      const units = (after?.rows[i]?.units ?? []).filter(({ card }) => {
        const at = left.indexOf(card);
        return at >= 0 && left.splice(at, 1).length > 0;
      });
      return { ...one, weather: false, horn: '', leader_horn: false, units, total: units.reduce((sum, { strength }) => sum + strength, 0) };
    });
    return { ...each, rows, bonus: 0, discard: after?.discard ?? each.discard, total: rows.reduce((sum, { total }) => sum + total, 0) };
  });
  return { ...board, sides, weather: [] };
}

/** Shows rows that no event to come can change as they are after the answer. */
export function settle(board: GwentBoard, coming: readonly EventView[], to: GwentBoard, faces: FaceLookup): GwentBoard {
  const changing = coming.filter(({ kind, card }) => !ELSEWHERE.has(kind) && (kind !== 'PLAYED' || typeof faces.get(card)?.strength !== 'number'));
  const places = new Set(changing.map(({ place }) => place));
  if (places.has('')) return board; // it may change every row
  const sides = board.sides.map((each) => {
    const after = to.sides.find((one) => one.side === each.side);
    const rows = each.rows.map((one) => (places.has(one.place) ? one : (after?.rows.find(({ place }) => place === one.place) ?? one)));
    const bonus = after?.bonus ?? each.bonus;
    return { ...each, rows, bonus, total: rows.reduce((sum, { total }) => sum + total, bonus) };
  });
  return { ...board, sides, weather: to.weather };
}

/** Adds a unit to a row, at first with its printed strength. */
function placed(board: GwentBoard, event: EventView, to: GwentBoard, faces: FaceLookup): GwentBoard {
  const { card, place, other, seat } = event;
  return row(board, other, place, (each) => {
    const after = to.sides.find((one) => one.side === other)?.rows.find((one) => one.place === place)?.units ?? [];
    const count = each.units.filter((unit) => unit.card === card).length;
    const found = after.filter((unit) => unit.card === card)[count];
    const made = found ?? { place: placeIn('unit', ...parsePlace(place).path, each.units.length), card, owner: seat };
    return [...each.units, { ...made, strength: faces.get(card)?.strength ?? 0 }];
  });
}

function lost(board: GwentBoard, { card, place, other, seat }: EventView, _to: GwentBoard, _faces: FaceLookup): GwentBoard {
  const of = board.sides.some((each) => each.side === other) ? other : (board.players[seat]?.side ?? -1);
  return row(board, of, place, ({ units }) => {
    const at = units.findLastIndex((unit) => unit.card === card);
    return at < 0 ? units : units.toSpliced(at, 1);
  });
}

function player(board: GwentBoard, seat: number, change: (player: GwentPlayer) => GwentPlayer): GwentBoard {
  return { ...board, players: board.players.map((each) => (each.seat === seat ? change(each) : each)) };
}

function side(board: GwentBoard, number: number, change: (side: GwentSide) => GwentSide): GwentBoard {
  return { ...board, sides: board.sides.map((each) => (each.side === number ? change(each) : each)) };
}

/** Replaces the units of a row, and updates the totals. */
function row(board: GwentBoard, number: number, place: string, unitsOf: (row: GwentRow) => GwentUnit[]): GwentBoard {
  return side(board, number, (each) => {
    const rows = each.rows.map((one) => {
      if (one.place !== place) return one;
      const units = unitsOf(one);
      return { ...one, units, total: units.reduce((sum, { strength }) => sum + strength, 0) };
    });
    return { ...each, rows, total: rows.reduce((sum, { total }) => sum + total, each.bonus) };
  });
}
