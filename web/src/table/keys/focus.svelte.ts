import type { Answering } from '../answering/answering.svelte.ts';
import type { Session } from '../session.svelte.ts';

/** Elements that people type into. */
export const FIELDS = 'input, textarea, select';

/** Elements beside the game. A press on one skips nothing that is being played. */
export const BESIDE = '[data-browse], .side, .shade, .tools';

/** The place of the thing that an element is, or is part of. */
export function placeOf(element: Element | null): string {
  return element?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
}

/** Manages focus: what Enter activates, and where the focus moves when its element disappears. */
export class Focus {
  /** The last kind of input. */
  lastPress: 'key' | 'pointer' | null = null;
  /** The focused element, if Enter activates it. */
  takesEnter = $state.raw<Element | null>(null);

  /** The focused element, if it could be chosen when the table last changed. */
  private choosable: Element | null = null;
  private readonly session: Session;
  private readonly root: () => HTMLElement | undefined;

  constructor(session: Session, root: () => HTMLElement | undefined) {
    this.session = session;
    this.root = root;
  }

  private get answering(): Answering {
    return this.session.answering;
  }

  /** Call after a change: for keyboard players, moves the focus to the question if its element is gone or cannot be chosen any more. */
  keep(): void {
    const { isPlaying } = this.session.playback;
    const here = document.activeElement;
    const done = here !== null && here === this.choosable && !isPlaying && !this.canBeChosen(here);
    if (this.lastPress === 'key' && (here === document.body || done)) this.root()?.querySelector<HTMLElement>('section.ask')?.focus({ preventScroll: true });
    if (this.takesEnter !== document.activeElement) this.takesEnter = null;
    if (!isPlaying) this.choosable = here && this.canBeChosen(here) ? here : null;
  }

  /** Handles a change of focus. Focus by a pointer is invisible, so Enter ignores it, except in a field. */
  moved(): void {
    const here = document.activeElement;
    const unseen = this.lastPress === 'pointer' && !here?.closest('[role=dialog]');
    const takes = here?.matches(unseen ? FIELDS : `${FIELDS}, button, a, [role=button], summary`);
    this.takesEnter = takes ? here : null;
    this.choosable = here && this.canBeChosen(here) ? here : null;
  }

  /** Whether Enter presses the main button: if nothing else takes the key, or if that would do the same. */
  get enterIsMain(): boolean {
    const { takesEnter, answering } = this;
    if (!takesEnter || takesEnter.matches('.ask .btn.main')) return true;
    return answering.armed !== '' && placeOf(takesEnter) === answering.armed && answering.optionsOn(answering.armed).length === 1;
  }

  private canBeChosen(element: Element): boolean {
    const place = placeOf(element);
    if (place === '') return false;
    const { lit, armed, chosen } = this.answering.mark(place);
    return lit || armed || chosen;
  }
}
