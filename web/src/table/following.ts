/** How a list that scrolls stands: how far it is scrolled, how much of it is seen, and how long it is. */
export interface Standing {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** So near the end is at the end, in pixels. */
const NEAR = 40;

/** Whether the end of a list stays in view: unless its reader has scrolled up, until they come back to the end. */
export class Following {
  follows = true;
  private last: Standing | null = null;

  /** It is scrolled, by its reader or by itself: when it or what is in it changes its size, that is not the reader. */
  scrolled({ scrollTop, clientHeight, scrollHeight }: Standing): void {
    const { last } = this;
    const same = last?.clientHeight === clientHeight && last.scrollHeight === scrollHeight;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.follows = true;
    else if (same && scrollTop < last.scrollTop) this.follows = false;
    this.last = { scrollTop, clientHeight, scrollHeight };
  }

  /** It has another size, or what is in it: the end is brought into view again. */
  resized(list: Standing): void {
    if (this.follows) list.scrollTop = list.scrollHeight;
    this.last = { scrollTop: list.scrollTop, clientHeight: list.clientHeight, scrollHeight: list.scrollHeight };
  }
}
