import { describe, expect, it } from 'vitest';

import { Following, type ScrollState } from './following.ts';

/** A list like a browser's, which cannot be scrolled beyond its end. */
class List implements ScrollState {
  private top = 0;
  clientHeight: number;
  scrollHeight: number;

  constructor(clientHeight: number, scrollHeight: number) {
    this.clientHeight = clientHeight;
    this.scrollHeight = scrollHeight;
  }

  get scrollTop(): number {
    return Math.min(this.top, this.scrollHeight - this.clientHeight);
  }

  set scrollTop(top: number) {
    this.top = Math.max(0, top);
  }

  get below(): number {
    return this.scrollHeight - this.clientHeight - this.scrollTop;
  }
}

function begun(): { list: List; following: Following } {
  const [list, following] = [new List(300, 1000), new Following()];
  following.resized(list);
  return { list, following };
}

describe('the end of a list stays in view', () => {
  it('when many lines come before the browser tells of the last scrolling', () => {
    const { list, following } = begun();
    list.scrollHeight = 1400;
    following.scrolled(list);
    list.scrollHeight = 2400;
    following.resized(list);
    expect(list.below).toBe(0);
  });

  it('when its box becomes smaller, and larger', () => {
    const { list, following } = begun();
    for (const height of [235, 400]) {
      list.clientHeight = height;
      following.scrolled(list);
      following.resized(list);
      expect(list.below).toBe(0);
    }
  });

  it('unless the viewer scrolls up, until they come back', () => {
    const { list, following } = begun();
    list.scrollTop = 200;
    following.scrolled(list);
    list.scrollHeight = 1200;
    following.resized(list);
    expect(list.scrollTop).toBe(200);
    list.scrollTop = 890;
    following.scrolled(list);
    list.scrollHeight = 1500;
    following.resized(list);
    expect(list.below).toBe(0);
  });
});
