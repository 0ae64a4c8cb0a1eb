const HOVER = 120; // milliseconds
const LONG_PRESS = 450; // milliseconds
const RELEASE = 300; // milliseconds after the pointer has left a card
const FAR = 10; // pixels after which a press is a swipe

/** The previewed card: the one that is pointed at, focused, or pressed long; else the one being played. */
export class PreviewedCard {
  card = $state('');
  place = $state('');
  /** Whether the viewer has chosen the card, which then stays. */
  isHeld = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: { x: number; y: number } | null = null;
  private held = false;
  /** The position of the pointer. */
  private at: { x: number; y: number } | null = null;
  /** Whether something moved under the resting pointer. */
  private resting = false;

  open(card: string, place: string): void {
    this.card = card;
    this.place = place;
  }

  /** Previews a card that the viewer has not chosen. */
  follow(card: string): void {
    this.open(card, '');
  }

  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    this.resting = !this.moves(event);
    this.point(event);
  }

  /** Previews the card under the pointer, but only if the pointer moved there, not the card. */
  private point(event: PointerEvent): void {
    clearTimeout(this.timer);
    const found = this.resting ? null : cardUnder(event.target);
    if (found) this.timer = setTimeout(() => this.hold(found), HOVER);
    else if (!(event.target as Element).closest('.preview')) this.leave(); // pointing at the preview keeps it
  }

  private moves({ clientX: x, clientY: y }: PointerEvent): boolean {
    const { at } = this;
    this.at = { x, y };
    return at === null || at.x !== x || at.y !== y;
  }

  leave(): void {
    clearTimeout(this.timer);
    if (this.isHeld) this.timer = setTimeout(() => (this.isHeld = false), RELEASE);
  }

  /** Handles the loss of focus. */
  blur(): void {
    this.leave();
  }

  private hold({ card, place }: { card: string; place: string }): void {
    this.isHeld = true;
    this.open(card, place);
  }

  focus(event: FocusEvent): void {
    const target = event.target;
    const found = cardUnder(target);
    if (!found || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    clearTimeout(this.timer);
    this.hold(found);
  }

  /** Handles the start of a press anywhere on the page. */
  starts(): void {
    this.held = false;
  }

  down(event: PointerEvent, read: (card: string, place: string) => void): void {
    const found = event.pointerType === 'mouse' ? null : cardUnder(event.target);
    if (!found) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.held = true;
      read(found.card, found.place);
    }, LONG_PRESS);
  }

  moved(event: PointerEvent): void {
    if (this.moves(event) && this.resting) {
      this.resting = false;
      this.point(event);
    }
    if (this.pressed && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > FAR) this.up();
  }

  up(): void {
    if (!this.pressed) return;
    this.pressed = null;
    clearTimeout(this.timer);
  }

  /** Swallows the click that ends a long press, even on a button of the sheet that has opened under the finger. */
  swallows(event: MouseEvent): void {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  menu(event: Event): void {
    if (this.pressed || this.held) event.preventDefault();
  }
}

function cardUnder(target: EventTarget | null): { card: string; place: string } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  const card = element?.dataset['card'] ?? '';
  return card === '' ? null : { card, place: element?.dataset['place'] ?? '' };
}
