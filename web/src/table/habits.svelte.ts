import { SPEEDS, type Speed } from './timing.ts';

// The reader's preferences at the table. Only the browser keeps them.

const AT_ONCE = 'mulligan.at-once';
const SPEED = 'mulligan.speed';
const SECOND_PRESS = 'mulligan.second-press';

let atOnce = $state(localStorage.getItem(AT_ONCE) === 'yes');
let speed = $state<Speed | null>(keptSpeed());
let secondPress = $state(localStorage.getItem(SECOND_PRESS) !== 'no');

function keptSpeed(): Speed | null {
  const value = localStorage.getItem(SPEED);
  return SPEEDS.find((each) => each === value) ?? null;
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
  /** null: the reader has not chosen. */
  get speed(): Speed | null {
    return speed;
  },
  set speed(value: Speed | null) {
    speed = value;
    if (value) localStorage.setItem(SPEED, value);
  },
  /** Ending a turn or passing takes two presses where that gives something up. */
  get secondPress(): boolean {
    return secondPress;
  },
  set secondPress(value: boolean) {
    secondPress = value;
    localStorage.setItem(SECOND_PRESS, value ? 'yes' : 'no');
  },
};
