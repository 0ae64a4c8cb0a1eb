const WIDTH = 400; // units
const STEP = 20; // heights are rounded to this, so that a difference of a few pixels reuses a picture
const [LEAST, MOST] = [120, 1000];
const NEAR = 0.08; // a window closer to the default than this has the default picture

type Heard = (width: number, height: number) => void;
const heard = new Map<Element, Heard>();
let observer: ResizeObserver | undefined;

/** Calls back with the size of an element whenever it changes. All elements share one observer. An element that is hidden for a while
 *  keeps its size. */
export function sized(element: Element, hear: Heard): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) heard.get(target)?.(contentRect.width, contentRect.height);
  });
  let last = '';
  heard.set(element, (width, height) => {
    const size = `${width} ${height}`;
    if (size === last || (width === 0 && height === 0)) return;
    last = size;
    hear(width, height);
  });
  observer.observe(element);
  return () => {
    heard.delete(element);
    observer?.unobserve(element);
  };
}

/** The height in units for which a picture is composed, in a window of this size. */
export function heightFor(width: number, height: number, defaultHeight: number): number {
  if (width === 0 || height === 0) return defaultHeight;
  const exact = (height / width) * WIDTH;
  if (Math.abs(exact - defaultHeight) / defaultHeight < NEAR) return defaultHeight;
  return Math.min(MOST, Math.max(LEAST, Math.round(exact / STEP) * STEP));
}
