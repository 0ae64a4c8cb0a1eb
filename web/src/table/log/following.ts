/** A list's scroll position, visible height and whole height. */
export interface ScrollState {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Pixels from the end that still count as the end. */
const NEAR = 40;

/** Keeps the end of a list in view, while the viewer hasn't scrolled up. */
export class Following {
  follows = true;
  private last: ScrollState | null = null;

  /** The list has scrolled. If a size changed at the same time, the viewer didn't cause it. */
  scrolled({ scrollTop, clientHeight, scrollHeight }: ScrollState): void {
    const { last } = this;
    const same = last?.clientHeight === clientHeight && last.scrollHeight === scrollHeight;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.follows = true;
    else if (same && scrollTop < last.scrollTop) this.follows = false;
    this.last = { scrollTop, clientHeight, scrollHeight };
  }

  /** Scrolls to the end again, because the list or its content has changed its size. */
  resized(list: ScrollState): void {
    if (this.follows) list.scrollTop = list.scrollHeight;
    this.last = { scrollTop: list.scrollTop, clientHeight: list.clientHeight, scrollHeight: list.scrollHeight };
  }
}
