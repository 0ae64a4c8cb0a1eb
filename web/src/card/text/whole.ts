import { softened } from './fitting.ts';
import { sized } from '../../art/shape.ts';

const CUT = 'cut';
const shown = new Map<HTMLElement, string>();

/** Writes a name on a card: whole, or with its long words divided, or else not at all. The accessible name is set separately. */
export function whole(words: string): (name: HTMLElement) => () => void {
  return (name) => {
    shown.set(name, words);
    name.textContent = words;
    const stop = sized(name.closest('.card') ?? name, () => later(name));
    later(name);
    return () => {
      stop();
      shown.delete(name);
      waiting.delete(name);
    };
  };
}

const waiting = new Set<HTMLElement>();

/** Measures all changed names together, because each measurement after a change lays out the page. */
function later(name: HTMLElement): void {
  if (waiting.size === 0) requestAnimationFrame(fit);
  waiting.add(name);
}

function fit(): void {
  const names = [...waiting].filter((name) => name.isConnected);
  waiting.clear();
  for (const name of names) write(name, shown.get(name) ?? '');
  const divided = names.filter(isCut);
  for (const name of divided) write(name, softened(shown.get(name) ?? ''));
  for (const name of divided.filter(isCut)) name.classList.add(CUT);
  const lines = names.map((name) => Math.round(name.clientHeight / lineOf(name)));
  names.forEach((name, i) => (name.dataset.lines = `${lines[i]}`));
}

function write(name: HTMLElement, words: string): void {
  name.classList.remove(CUT);
  if (name.textContent !== words) name.textContent = words;
}

/** Letters overlap a tight line a little; only an extra line counts as overflow. */
function isCut(name: HTMLElement): boolean {
  return name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + lineOf(name) * 0.7;
}

const lineOf = (name: HTMLElement): number => parseFloat(getComputedStyle(name).lineHeight);

if (typeof document !== 'undefined') document.fonts?.addEventListener('loadingdone', () => [...shown.keys()].forEach(later));
