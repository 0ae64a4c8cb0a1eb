import type { Answering } from './answering.svelte.ts';
import type { Session } from './session.svelte.ts';

/** Elements that people type into. */
export const FIELDS = 'input, textarea, select';

/** The place of the thing that an element is, or is part of. */
export function placeOf(element: Element | null): string {
  return element?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
}

/** Tracks the focus: what Enter is for, and where the focus goes when its element disappears. */
export class Focus {
  /** How something was pressed last. */
  lastPress: 'key' | 'pointer' | null = null;
  /** The focused element, if Enter is for it. */
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

  /** After a change: people who play with keys go back to the question when the focused element is gone, or cannot be chosen any more. */
  keep(): void {
    const { isPlaying } = this.session.playback;
    const here = document.activeElement;
    const done = here !== null && here === this.choosable && !isPlaying && !this.canBeChosen(here);
    if (this.lastPress === 'key' && (here === document.body || done)) this.root()?.querySelector<HTMLElement>('section.ask')?.focus({ preventScroll: true });
    if (this.takesEnter !== document.activeElement) this.takesEnter = null;
    if (!isPlaying) this.choosable = here && this.canBeChosen(here) ? here : null;
  }

  /** The focus moved. A pointer focuses what it presses, but nobody sees that: Enter is not for it, unless it is a field. */
  moved(): void {
    const here = document.activeElement;
    const unseen = this.lastPress === 'pointer' && !here?.closest('[role=dialog]');
    const takes = here?.matches(unseen ? FIELDS : `${FIELDS}, button, a, [role=button], summary`);
    this.takesEnter = takes ? here : null;
    this.choosable = here && this.canBeChosen(here) ? here : null;
  }

  /** Does Enter press the main button? It does if nothing else takes it, or if that would do the same. */
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
