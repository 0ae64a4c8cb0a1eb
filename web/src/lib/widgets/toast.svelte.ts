// One message at a time, at the bottom of the screen.

export interface Message {
  words: string;
  /** Whether it is an error, which stays until it is closed. */
  wrong?: boolean;
  act?: { words: string; press: () => void };
}

const LASTS = 7000; // milliseconds

let shown = $state.raw<Message | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The current message. Reactive. */
export function toast(): Message | null {
  return shown;
}

export function say(message: Message): void {
  shown = message;
  clearTimeout(timer);
  if (!message.wrong) timer = setTimeout(closeToast, LASTS);
}

export function closeToast(): void {
  clearTimeout(timer);
  shown = null;
}
