import type { Held, Moved, ServerMessage, Shown, ShownEvent, Table, TableInfo } from '../wire/wire.ts';

/** Somebody took back what followed this line of the log. */
export interface TakenBack {
  line: number;
  seat: number;
}

/** All that a reader knows of a table: the last whole table, and what moved since. */
export interface Known {
  ply: number;
  seat: number;
  info: TableInfo;
  /** null: the game has not begun. */
  shown: Shown | null;
  log: readonly ShownEvent[];
  /** So many lines of the log the reader had seen when the whole table came. */
  seen: number;
  passing: Readonly<Record<string, string>>;
  /** What was taken back while the reader looked. */
  takenBack: readonly TakenBack[];
  /** The table as it would be after choices that are not final yet. */
  held: Held | null;
}

/** What a message makes of what was known. Messages that are not about the table itself change nothing. */
export function fold(known: Known | null, message: ServerMessage): Known | null {
  switch (message.type) {
    case 'table':
      return whole(message, known);
    case 'moved':
      return known && moved(known, message);
    case 'held':
      return known && message.ply === known.ply ? { ...known, held: message } : known;
    case 'seats':
      return known && { ...known, info: message.table };
    default:
      return known;
  }
}

function whole(table: Table, known: Known | null): Known {
  const { ply, seat, table: info, shown, log, seen, passing } = table;
  return { ply, seat, info, shown, log, seen, passing, takenBack: known?.seat === seat ? takenBack(known, log.length) : [], held: null };
}

/** A log that is shorter than it was: somebody took back. It was whoever had asked for it, or else the only person there is. */
function takenBack(known: Known, length: number): readonly TakenBack[] {
  const before = known.takenBack.filter(({ line }) => line <= length);
  if (length >= known.log.length) return before;
  const asked = known.info.offers.find(({ kind }) => kind === 'undo')?.seat;
  const person = known.seat >= 0 ? known.seat : known.info.seats.find(({ kind }) => kind === 'person')?.seat;
  const seat = asked ?? person;
  return seat === undefined ? before : [...before, { line: length, seat }];
}

/** A message that is older than what is known says nothing new. */
function moved(known: Known, { ply, events, shown, table }: Moved): Known {
  if (ply <= known.ply) return known;
  return { ...known, ply, shown, info: table, log: [...known.log, ...events], held: null };
}
