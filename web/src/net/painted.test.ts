import { beforeEach, describe, expect, it, vi } from 'vitest';

let whenPainted: (then: () => void) => void;
let press: () => void;
let frames: (() => void)[];
let done: string[];

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  frames = [];
  done = [];
  vi.stubGlobal('addEventListener', (_: string, pressed: () => void) => (press = pressed));
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  ({ whenPainted } = await import('./painted.ts'));
  whenPainted(() => done.push('first'));
});

describe('a message from the server', () => {
  it('does not wait when nothing was pressed', () => expect(done).toEqual(['first']));

  it('waits in order for the picture of the last press', () => {
    press();
    press();
    whenPainted(() => done.push('second'));
    whenPainted(() => done.push('third'));
    frames[0]?.();
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['first']);
    frames[1]?.();
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('does not wait forever if nothing is painted', () => {
    press();
    whenPainted(() => done.push('second'));
    vi.advanceTimersByTime(100);
    expect(done).toEqual(['first', 'second']);
  });
});
