/** Hidden pages don't paint, so waits for a frame end after this many milliseconds. */
const LONGEST = 100;
const PRESSES = ['pointerdown', 'click', 'keydown'];

const waiting: (() => void)[] = [];
let listens = false;
/** Whether a press has not been painted yet. */
let late: ReturnType<typeof setTimeout> | undefined;

/** Runs a task now, or after the last press has been painted, so that others' events never delay the response to a press. */
export function whenPainted(then: () => void): void {
  if (!listens) for (const press of PRESSES) addEventListener(press, pressed, { capture: true, passive: true });
  listens = true;
  if (late === undefined) then();
  else waiting.push(then);
}

function pressed(): void {
  clearTimeout(late);
  const mine = (late = setTimeout(painted, LONGEST));
  // A timer set during a frame runs after that frame is painted.
  requestAnimationFrame(() => setTimeout(() => mine === late && painted()));
}

function painted(): void {
  clearTimeout(late);
  late = undefined;
  for (const then of waiting.splice(0)) then();
}
