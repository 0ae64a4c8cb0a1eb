/** The scroll position of a list, its visible height and its whole height. */
export interface Standing {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Pixels from the end that still count as the end. */
const NEAR = 40;

/** Keeps the end of a list in view, unless its reader has scrolled up and not come back. */
export class Following {
  follows = true;
  private last: Standing | null = null;

  /** The list has scrolled. If a size changed at the same time, its reader did not do it. */
  scrolled({ scrollTop, clientHeight, scrollHeight }: Standing): void {
    const { last } = this;
    const same = last?.clientHeight === clientHeight && last.scrollHeight === scrollHeight;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.follows = true;
    else if (same && scrollTop < last.scrollTop) this.follows = false;
    this.last = { scrollTop, clientHeight, scrollHeight };
  }

  /** The list or its content has changed its size: bring the end into view again. */
  resized(list: Standing): void {
    if (this.follows) list.scrollTop = list.scrollHeight;
    this.last = { scrollTop: list.scrollTop, clientHeight: list.clientHeight, scrollHeight: list.scrollHeight };
  }
}
