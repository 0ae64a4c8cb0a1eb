import { describe, expect, it } from 'vitest';

import { VERSION, type ClientMessage, type ServerMessage } from '../wire/wire.ts';
import { Link, waitBefore, type LinkStatus, type Socket } from './link.ts';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }
}

/** A link with a fake clock and fake sockets. */
function world() {
  const sockets: FakeSocket[] = [];
  const statuses: LinkStatus[] = [];
  const heard: ServerMessage[] = [];
  let timers: { after: number; then: () => void }[] = [];
  const link = new Link(
    {
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      after: (after, then) => {
        const timer = { after, then };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
      painted: (then) => then(),
      chance: () => 1,
    },
    { heard: (message) => heard.push(message), status: (status) => statuses.push(status) },
    { seat: null, language: 'pl', invitation: 'abc' },
  );
  const ring = (): number => {
    const timer = timers.shift();
    timer?.then();
    return timer?.after ?? 0;
  };
  const socket = (): FakeSocket => sockets.at(-1)!;
  return { link, sockets, socket, statuses, heard, ring };
}

const LOOK = { type: 'look', version: VERSION, seat: null, language: 'pl', invitation: 'abc' };

describe('a link', () => {
  it('looks first, whenever a socket opens', () => {
    const { link, socket, statuses, ring } = world();
    link.start();
    socket().onopen?.();
    expect(socket().sent).toEqual([LOOK]);
    socket().onclose?.({ code: 1006 });
    ring();
    socket().onopen?.();
    expect(socket().sent).toEqual([LOOK]);
    expect(statuses).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
  });

  it('waits longer after each try that failed, up to a limit', () => {
    const { link, socket, ring } = world();
    link.start();
    const waits = Array.from({ length: 7 }, () => {
      socket().onclose?.({ code: 1006 });
      return ring();
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(waitBefore(0, 0)).toBe(250);
  });

  it('also waits longer when sockets open only to be refused', () => {
    const { link, socket, ring } = world();
    link.start();
    const lostAfter = (message: string): number => {
      socket().onopen?.();
      socket().onmessage?.({ data: message });
      socket().onclose?.({ code: 1013 });
      return ring();
    };
    const refused = '{"type":"refused","code":"too_fast","words":"","rule":"","values":{}}';
    expect([refused, refused, refused].map(lostAfter)).toEqual([500, 1000, 2000]);
    expect(['{"type":"pong","at":1}', refused].map(lostAfter)).toEqual([500, 1000]);
  });

  it('hurries when the page is seen again', () => {
    const { link, sockets, socket } = world();
    link.start();
    socket().onclose?.({ code: 1006 });
    link.hurry();
    link.hurry();
    expect(sockets).toHaveLength(2);
  });

  it('sends nothing while it is not connected', () => {
    const { link, socket } = world();
    link.start();
    expect(link.say({ type: 'undo' })).toBe(false);
    socket().onopen?.();
    expect(link.say({ type: 'undo' })).toBe(true);
  });

  it('gives up a socket that does not answer a heartbeat', () => {
    const { link, sockets, socket, statuses, ring } = world();
    link.start();
    const first = socket();
    first.onopen?.();
    ring();
    expect(first.sent.at(-1)?.type).toBe('ping');
    first.onmessage?.({ data: '{"type":"pong","at":1}' });
    ring();
    ring();
    expect([first.closed, statuses.at(-1)]).toEqual([true, 'waiting']);
    ring();
    expect(sockets).toHaveLength(2);
  });

  it('stays closed when the server says that there is no such table', () => {
    const { link, sockets, socket, heard, statuses } = world();
    link.start();
    socket().onopen?.();
    socket().onmessage?.({ data: '{"type":"refused","code":"not_found","words":"","rule":"","values":{}}' });
    socket().onclose?.({ code: 4404 });
    link.hurry();
    link.start();
    expect([sockets.length, statuses.at(-1), heard[0]?.type]).toEqual([1, 'closed', 'refused']);
  });

  it('reads from another seat without a new socket', () => {
    const { link, sockets, socket } = world();
    link.start();
    socket().onopen?.();
    link.look({ seat: 1, language: 'en', invitation: '' });
    expect(sockets).toHaveLength(1);
    expect(socket().sent.at(-1)).toEqual({ type: 'look', version: VERSION, seat: 1, language: 'en', invitation: '' });
  });
});
