import { whenPainted } from './painted.ts';
import { VERSION, type ClientMessage, type Look, type ServerMessage } from '../wire/wire.ts';

/** connecting: opening a socket. open: connected. waiting: it broke, and the next attempt follows. closed: for good. */
export type LinkStatus = 'connecting' | 'open' | 'waiting' | 'closed';

/** The part of a WebSocket that the link uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

/** The world around the link: sockets, time, and the screen. */
export interface World {
  connect(): Socket;
  after(milliseconds: number, then: () => void): () => void;
  /** Runs after the browser has drawn the press, or right away. */
  painted(then: () => void): void;
  /** From 0 to 1: so that many clients do not reconnect at the same moment. */
  chance(): number;
}

/** The view of a table that is asked for: from a seat (null: the viewer's seat that is asked), in a language, with an invitation. */
export type ViewRequest = Pick<Look, 'seat' | 'language' | 'invitation'>;

export interface Listener {
  heard(message: ServerMessage): void;
  status(status: LinkStatus): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
/** Closed by the server for a reason that another try does not change: no such table, or not spoken to as it should be. */
const FOR_GOOD = new Set([1008, 4404]);

/** How long to wait before a try. Each wait is twice as long, up to a limit, and between half and all of that. */
export function waitBefore(tries: number, chance: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT) * (0.5 + chance / 2);
}

/** A socket at one table that reconnects by itself. Whenever it opens, it first asks for its view of the table. */
export class Link {
  private socket: Socket | null = null;
  private tries = 0;
  private stopWaiting: (() => void) | null = null;
  private stopBeating: (() => void) | null = null;
  private answered = true;
  private state: LinkStatus = 'waiting';
  private readonly world: World;
  private readonly listener: Listener;
  private view: ViewRequest;

  constructor(world: World, listener: Listener, view: ViewRequest) {
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

  /** Asks for the view from another seat or in another language; the whole table follows. */
  look(view: ViewRequest): void {
    this.view = view;
    if (this.state === 'open') this.sayLook();
  }

  /** Sends a message; false: nobody is there to hear it. */
  say(message: ClientMessage): boolean {
    if (this.state !== 'open') return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** The page is seen or online again: no need to wait for the next try. */
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
    this.tries = 0;
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
    this.listener.heard(JSON.parse(data) as ServerMessage);
  }

  /** A socket can be dead without knowing it: one that has not answered a beat by the next is given up. */
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

/** Sockets of the browser at a table of the server that the page came from. */
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
