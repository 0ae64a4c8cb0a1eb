// Browsers allow sound after the first press on any page of the site, so it is tracked site-wide.

const PRESSES = ['pointerup', 'keydown'] as const;

let pressed = false;

export function hasPressed(): boolean {
  return pressed;
}

/** Calls `then` at every press until the returned function is called. */
export function onPress(then: () => void): () => void {
  for (const press of PRESSES) addEventListener(press, then, true);
  return () => {
    for (const press of PRESSES) removeEventListener(press, then, true);
  };
}

export function startPressing(): void {
  const stop = onPress(() => {
    pressed = true;
    stop();
  });
}
