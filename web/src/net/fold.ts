import type { Held, Moved, ServerMessage, Shown, ShownEvent, Table, TableInfo, TakenBack } from '../wire/wire.ts';

/** All that a reader knows of a table: the last whole table, and what moved since. */
export interface Known {
  ply: number;
  seat: number;
  info: TableInfo;
  /** null: the game has not begun. */
  shown: Shown | null;
  log: readonly ShownEvent[];
  /** The number of lines of the log that the viewer had seen when the whole table arrived. */
  seen: number;
  passing: Readonly<Record<string, string>>;
  takenBack: readonly TakenBack[];
  /** The table as it would be after choices that are not final yet. */
  held: Held | null;
}

/** Applies a message to what is known. Messages that are not about the table itself change nothing. */
export function fold(known: Known | null, message: ServerMessage): Known | null {
  switch (message.type) {
    case 'table':
      return whole(message);
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

function whole({ ply, seat, table: info, shown, log, seen, passing, taken_back: takenBack }: Table): Known {
  return { ply, seat, info, shown, log, seen, passing, takenBack, held: null };
}

/** A message that is older than what is known says nothing new. */
function moved(known: Known, { ply, events, shown, table }: Moved): Known {
  if (ply <= known.ply) return known;
  return { ...known, ply, shown, info: table, log: [...known.log, ...events], held: null };
}
