/** A page that nobody sees draws no picture: nothing waits for one longer than this, in milliseconds. */
const LONGEST = 100;
const PRESSES = ['pointerdown', 'click', 'keydown'];

const waiting: (() => void)[] = [];
let listens = false;
/** There is a press that is not on the screen yet. */
let late: ReturnType<typeof setTimeout> | undefined;

/** Does something at once, or when the last press is on the screen: the picture of a press does not wait for what others do. */
export function whenPainted(then: () => void): void {
  if (!listens) for (const press of PRESSES) addEventListener(press, pressed, { capture: true, passive: true });
  listens = true;
  if (late === undefined) then();
  else waiting.push(then);
}

function pressed(): void {
  clearTimeout(late);
  const mine = (late = setTimeout(painted, LONGEST));
  // A timer that is set in a frame runs after that frame is painted.
  requestAnimationFrame(() => setTimeout(() => mine === late && painted()));
}

function painted(): void {
  clearTimeout(late);
  late = undefined;
  for (const then of waiting.splice(0)) then();
}
