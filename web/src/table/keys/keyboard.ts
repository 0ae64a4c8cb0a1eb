// The keys of the table. Enter activates the focused element, if it was focused by keys; otherwise it presses the main button of the
// question, which shows the key only then.

import { BESIDE, FIELDS, type Focus } from './focus.svelte.ts';
import type { Panels } from '../panels/panels.svelte.ts';
import { isIn, parsePlace } from '../place.ts';
import type { Session } from '../session.svelte.ts';

/** Keys for looking around: they do not skip what is being played. */
const READING = new Set(['tab', 'shift', 'control', 'alt', 'meta', 'arrowup', 'arrowdown', 'arrowleft', 'arrowright', 'r', 'l']);

/** The buttons of the question. */
export interface QuestionButtons {
  pressMain(): void;
  pressDecline(): void;
  pressHelp(): void;
  pressListed(number: number): void;
  /** Whether answers are listed, so that digits press them. */
  readonly lists: () => boolean;
}

interface Parts {
  session: Session;
  panels: Panels;
  focus: Focus;
  root: () => HTMLElement | undefined;
  buttons: () => QuestionButtons | undefined;
  read: (card: string, place: string) => void;
}

export class Keyboard {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  keydown(event: KeyboardEvent): void {
    const { session, panels, focus } = this.parts;
    focus.keep();
    // A held key is one press; browsers would press a focused button repeatedly.
    if (event.repeat && event.key === 'Enter' && !isField(event)) event.preventDefault();
    if (event.repeat) return;
    if (isTyping(event) || (panels.coverTable && event.key !== 'Escape')) return;
    const key = event.key.toLowerCase();
    if (event.target instanceof Element && event.target.closest('[data-browse]')) return;
    if ((key === 'enter' || key === ' ') && focus.takesEnter?.closest(BESIDE)) return;
    if (session.playback.isPlaying && !READING.has(key)) {
      const only = session.playback.isPresenting; // a key that skips others' plays does nothing else
      session.playback.skip();
      session.answering.guard.wait();
      if (only) {
        event.preventDefault();
        return;
      }
    }
    if (this.press(key)) event.preventDefault();
  }

  /** Handles a key; false if it is unbound. */
  private press(key: string): boolean {
    const { session, panels, focus, buttons } = this.parts;
    if (/^[1-9]$/.test(key)) return this.pressNth(Number(key));
    switch (key) {
      case 'enter':
        if (focus.takesEnter) return false;
        buttons()?.pressMain();
        return true;
      case 'escape':
        return panels.close() || session.answering.back();
      case '0':
      case 'p':
        buttons()?.pressDecline();
        return true;
      case 'a':
        buttons()?.pressHelp();
        return true;
      case 'h':
        session.hints.ask();
        return true;
      case 'l':
        panels.toggle('log');
        return true;
      case 'r':
        return this.readFocused();
      case 't':
        panels.toggleText();
        return true;
      case '?':
        panels.keys = true;
        return true;
      default:
        return this.pressGameKey(key);
    }
  }

  private litElements(): HTMLElement[] {
    const { session, root } = this.parts;
    return [...(root()?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].filter((element) => session.answering.litPlaces.has(element.dataset['place'] ?? ''));
  }

  private pressNth(number: number): boolean {
    const { buttons, root } = this.parts;
    // The table as text numbers its answers, so a digit means the answer with that number.
    const answers = [...(root()?.querySelectorAll<HTMLElement>('[data-answer]') ?? [])];
    if (answers.length > 0) {
      answers[number - 1]?.click();
      return true;
    }
    const places = [...new Set(this.litElements().map((element) => element.dataset['place'] ?? ''))];
    const place = places[number - 1];
    if (buttons()?.lists()) buttons()?.pressListed(number);
    else if (place !== undefined) this.pressPlace(place);
    return true;
  }

  /** Also focuses the thing, so that Enter can confirm it. */
  private pressPlace(place: string): void {
    const element = this.litElements().find((each) => each.dataset['place'] === place && !each.hidden);
    element?.focus();
    element?.click();
  }

  private pressGameKey(key: string): boolean {
    const { ui, answering } = this.parts.session;
    const zone = ui.keys.find((each) => each.key === key)?.zone;
    const place = zone === undefined ? undefined : [...answering.litPlaces].find((lit) => isIn(parsePlace(lit), zone));
    if (place !== undefined) this.pressPlace(place);
    return place !== undefined;
  }

  private readFocused(): boolean {
    const element = document.activeElement?.closest<HTMLElement>('[data-card]');
    if (element) this.parts.read(element.dataset['card'] ?? '', element.dataset['place'] ?? '');
    return element !== null && element !== undefined;
  }
}

function isField(event: KeyboardEvent): boolean {
  return (event.target as Element).matches(FIELDS);
}

function isTyping(event: KeyboardEvent): boolean {
  return isField(event) || event.ctrlKey || event.metaKey || event.altKey;
}
