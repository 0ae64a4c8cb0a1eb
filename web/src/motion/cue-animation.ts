import { EASE } from './keyframes.ts';

/** The motion of one cue: animations that are paused on their first frame, and the copies to remove at the end. */
export class CueAnimation {
  private readonly animations: Animation[] = [];
  private readonly undo: (() => void)[] = [];

  animate(element: Element, frames: Keyframe[], duration: number, delay = 0, easing = EASE): void {
    const animation = element.animate(frames, { duration, delay, easing, fill: 'both' });
    animation.pause();
    this.animations.push(animation);
  }

  after(undo: () => void): void {
    this.undo.push(undo);
  }

  play(rate: number, ended: () => void): void {
    for (const animation of this.animations) {
      animation.playbackRate = rate;
      animation.play();
    }
    void Promise.allSettled(this.animations.map(({ finished }) => finished)).then(() => {
      this.end();
      ended();
    });
  }

  end(): void {
    for (const animation of this.animations) animation.cancel();
    for (const undo of this.undo.splice(0)) undo();
  }
}

/** Adds an empty element to a thing. */
export function lay(on: HTMLElement, name: string): HTMLElement {
  const sheet = document.createElement('i');
  sheet.className = name;
  on.append(sheet);
  return sheet;
}
