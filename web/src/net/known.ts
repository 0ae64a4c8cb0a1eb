import type { ClientView, EventView, Moved, Preview, ServerMessage, StoryLine, Table, TableInfo } from '../wire/wire.ts';

/** Lines of the story from one message. A line replaces all earlier ones that begin at its first event or later. */
export interface StoryUpdate {
  /** The number of events before the first line's. */
  from: number;
  lines: readonly StoryLine[];
}

/** The client's state of a table: the last full table with all updates since. */
export interface Known {
  ply: number;
  seat: number;
  info: TableInfo;
  /** Null before the game begins. */
  view: ClientView | null;
  log: readonly EventView[];
  story: readonly StoryUpdate[];
  /** The number of lines in the log that the viewer had seen when the full table arrived. */
  seen: number;
  passing: Readonly<Record<string, string>>;
  /** The table after tentative choices. */
  preview: Preview | null;
}

/** Applies a message to the state. Messages that are not about the table change nothing. */
export function applyMessage(known: Known | null, message: ServerMessage): Known | null {
  switch (message.type) {
    case 'table':
      return whole(message);
    case 'moved':
      return known && moved(known, message);
    case 'preview':
      return known && message.ply === known.ply ? { ...known, preview: message } : known;
    case 'seats':
      return known && { ...known, info: message.table };
    default:
      return known;
  }
}

function whole({ ply, seat, table: info, view, log, story, seen, passing }: Table): Known {
  return { ply, seat, info, view, log, story: [{ from: 0, lines: story }], seen, passing, preview: null };
}

/** Ignores updates older than the state. */
function moved(known: Known, { ply, events, story: lines, view, table }: Moved): Known {
  if (ply <= known.ply) return known;
  const story = [...known.story, { from: known.log.length, lines }];
  return { ...known, ply, view, info: table, log: [...known.log, ...events], story, preview: null };
}
