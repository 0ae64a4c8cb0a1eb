import type { Speed } from './event-queue.ts';

// The reader's preferences at the table. Only the browser keeps them.

const AT_ONCE = 'mulligan.at-once';
const SPEED = 'mulligan.speed';
const GATHER = 'mulligan.gather';

let atOnce = $state(localStorage.getItem(AT_ONCE) === 'yes');
let speed = $state<Speed>(keptSpeed());
let learned = $state.raw<ReadonlySet<string>>(new Set((localStorage.getItem(GATHER) ?? '').split(' ').filter((ask) => ask !== '')));

function keptSpeed(): Speed {
  const value = localStorage.getItem(SPEED);
  return value === 'fast' || value === 'off' ? value : 'normal';
}

export const habits = {
  /** One press acts. */
  get atOnce(): boolean {
    return atOnce;
  },
  set atOnce(value: boolean) {
    atOnce = value;
    localStorage.setItem(AT_ONCE, value ? 'yes' : 'no');
  },
  get speed(): Speed {
    return speed;
  },
  set speed(value: Speed) {
    speed = value;
    localStorage.setItem(SPEED, value);
  },
  /** Questions that gather things. */
  get learned(): ReadonlySet<string> {
    return learned;
  },
  learn(ask: string): void {
    if (learned.has(ask)) return;
    learned = new Set([...learned, ask]);
    localStorage.setItem(GATHER, [...learned].join(' '));
  },
};
