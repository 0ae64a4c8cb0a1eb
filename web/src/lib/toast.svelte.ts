// One message at a time, at the foot of the page.

export interface Message {
  words: string;
  /** Something went wrong: the message stays until it is closed. */
  wrong?: boolean;
  act?: { words: string; press: () => void };
}

const LASTS = 7000; // milliseconds

let shown = $state.raw<Message | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The message that is shown. Reactive. */
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
