import { SPEEDS, type Speed } from './playback/timing.ts';

// The viewer's preferences at the table, stored only in the browser.

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
  /** Whether one press acts. */
  get atOnce(): boolean {
    return atOnce;
  },
  set atOnce(value: boolean) {
    atOnce = value;
    localStorage.setItem(AT_ONCE, value ? 'yes' : 'no');
  },
  /** Null if the viewer has not chosen one. */
  get speed(): Speed | null {
    return speed;
  },
  set speed(value: Speed | null) {
    speed = value;
    if (value) localStorage.setItem(SPEED, value);
  },
  /** Whether ending a turn or passing takes two presses if that gives something up. */
  get secondPress(): boolean {
    return secondPress;
  },
  set secondPress(value: boolean) {
    secondPress = value;
    localStorage.setItem(SECOND_PRESS, value ? 'yes' : 'no');
  },
};
