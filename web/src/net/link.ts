import { whenPainted } from './painted.ts';
import { VERSION, type ClientMessage, type Look, type ServerMessage } from '../wire/wire.ts';

/** connecting: opening a socket. open: connected. waiting: disconnected, about to retry. closed: for good. */
export type LinkStatus = 'connecting' | 'open' | 'waiting' | 'closed';

/** The part of a WebSocket that the link uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

/** Dependencies of the link: sockets, timers, and the screen. */
export interface World {
  connect(): Socket;
  after(milliseconds: number, then: () => void): () => void;
  /** Runs after the browser has drawn the press, or right away. */
  painted(then: () => void): void;
  /** A random number from 0 to 1, so that many clients do not reconnect at the same moment. */
  chance(): number;
}

/** The requested view of a table: from a seat (null: the viewer's seat that is asked), in a language, with an invitation. */
export type ViewRequest = Pick<Look, 'seat' | 'language' | 'invitation'>;

export interface LinkListener {
  heard(message: ServerMessage): void;
  status(status: LinkStatus): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
/** Close codes after which a retry is pointless: no such table, or a protocol error. */
const FOR_GOOD = new Set([1008, 4404]);

/** The wait before a retry. It doubles each time, up to a limit, and is between half and all of that. */
export function waitBefore(tries: number, chance: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT) * (0.5 + chance / 2);
}

/** A socket at one table that reconnects by itself. When it opens, it first requests its view of the table. */
export class Link {
  private socket: Socket | null = null;
  private tries = 0;
  private stopWaiting: (() => void) | null = null;
  private stopBeating: (() => void) | null = null;
  private answered = true;
  private state: LinkStatus = 'waiting';
  private readonly world: World;
  private readonly listener: LinkListener;
  private view: ViewRequest;

  constructor(world: World, listener: LinkListener, view: ViewRequest) {
    this.world = world;
    this.listener = listener;
    this.view = view;
  }

  /** Opens a socket now, unless there is one or it was closed for good. */
  start(): void {
    if (this.socket || this.state === 'closed') return;
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.turn('connecting');
    const socket = this.world.connect();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.world.painted(() => this.socket === socket && this.heard(String(data)));
    socket.onclose = ({ code }) => this.lost(code);
  }

  /** Requests the view from another seat or in another language; the full table follows. */
  look(view: ViewRequest): void {
    this.view = view;
    if (this.state === 'open') this.sayLook();
  }

  /** Sends a message; false if the socket isn't open. */
  say(message: ClientMessage): boolean {
    if (this.state !== 'open') return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Retries immediately, because the page is visible or online again. */
  hurry(): void {
    if (this.state === 'waiting') {
      this.tries = 0;
      this.start();
    } else if (this.state === 'open') {
      this.beat();
    }
  }

  close(): void {
    this.turn('closed');
    this.stopWaiting?.();
    this.drop();
  }

  private opened(): void {
    this.turn('open');
    this.sayLook();
    this.answered = true;
    this.beatLater();
  }

  private sayLook(): void {
    this.say({ type: 'look', version: VERSION, ...this.view });
  }

  private heard(data: string): void {
    this.answered = true;
    const message = JSON.parse(data) as ServerMessage;
    if (message.type !== 'refused') this.tries = 0; // a busy server may accept a socket only to refuse it
    this.listener.heard(message);
  }

  /** Detects dead sockets: one that hasn't answered a heartbeat by the next is closed. */
  private beat(): void {
    this.stopBeating?.();
    if (!this.answered) {
      this.drop();
      this.lost(0);
      return;
    }
    this.answered = false;
    this.say({ type: 'ping', at: Date.now() / 1000 });
    this.beatLater();
  }

  private beatLater(): void {
    this.stopBeating = this.world.after(HEARTBEAT, () => this.beat());
  }

  private lost(code: number): void {
    this.drop();
    if (this.state === 'closed') return;
    if (FOR_GOOD.has(code)) {
      this.turn('closed');
      return;
    }
    this.turn('waiting');
    this.stopWaiting = this.world.after(waitBefore(this.tries, this.world.chance()), () => this.start());
    this.tries += 1;
  }

  private drop(): void {
    this.stopBeating?.();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private turn(status: LinkStatus): void {
    if (this.state === status) return;
    this.state = status;
    this.listener.status(status);
  }
}

/** Opens the browser's sockets at a table of the page's own server. */
export function browserWorld(table: string): World {
  return {
    connect: () => {
      const address = new URL(`/ws/tables/${encodeURIComponent(table)}`, location.href);
      address.protocol = address.protocol.replace('http', 'ws');
      return new WebSocket(address) as unknown as Socket;
    },
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    painted: whenPainted,
    chance: Math.random,
  };
}
