import type { Face, Sign } from '../../wire/wire.ts';

/** The signs of a game by their slugs. */
export type Signs = ReadonlyMap<string, Sign>;

/** A parsed line of a card: a list of keywords, the word between two modes, or a sentence with its head. */
export type CardLine =
  | { is: 'signs'; signs: Sign[] }
  | { is: 'or'; word: string }
  | { is: 'sentence'; head: string; cost: string; text: string };

const ARROW = ' → ';

/** The printed lines of a card. If `namesSigns`, signs that no line explains come first, as words. */
export function readLines(face: Pick<Face, 'lines' | 'signs'>, signs: Signs, namesSigns: boolean): CardLine[] {
  const own = face.signs.flatMap((sign) => signs.get(sign) ?? []);
  const lines = face.lines.map((line, i) => readLine(line, own, i > 0 && i < face.lines.length - 1));
  const unexplained = namesSigns ? own.filter((sign) => !explains(lines, sign)) : [];
  return unexplained.length > 0 ? [{ is: 'signs', signs: unexplained }, ...lines] : lines;
}

/** The indices of the lines of a modal card that were not chosen. */
export function otherModes(lines: readonly CardLine[], mode: number | null): ReadonlySet<number> {
  const words = lines.flatMap((line, i) => (line.is === 'or' ? [i] : []));
  const modes = words.length > 0 ? [...words.map((i) => i - 1), (words.at(-1) ?? 0) + 1] : [];
  return new Set(mode === null ? [] : modes.filter((_, i) => i !== mode));
}

function explains(lines: readonly CardLine[], sign: Sign): boolean {
  return lines.some((line) => line.is === 'sentence' && line.head === sign.name);
}

/** Splits a head: "Tribute and [Good]" has a word and a mark. */
export function headPieces(head: string): { piece: string; mark: boolean }[] {
  const pieces = head.split(/\[(.+?)\]/u).map((piece, i) => ({ piece, mark: i % 2 === 1 }));
  return pieces.filter(({ piece }) => piece !== '');
}

function readLine(line: string, own: readonly Sign[], between: boolean): CardLine {
  if (between && /^\p{Lu}+$/u.test(line)) return { is: 'or', word: line.toLocaleLowerCase() };
  const keywords = signsAlone(line, own);
  return keywords ? { is: 'signs', signs: keywords } : sentence(line, own);
}

function named(word: string, own: readonly Sign[]): Sign | undefined {
  return own.find((sign) => sign.name.toLocaleLowerCase() === word.toLocaleLowerCase());
}

/** The signs of a line that has nothing else: "Airborne. Ambush." */
function signsAlone(line: string, own: readonly Sign[]): Sign[] | null {
  const words = line.split('.').map((word) => word.trim()).filter((word) => word !== '');
  const found = words.map((word) => named(word, own));
  return found.length > 0 && found.every((sign) => sign !== undefined) ? found : null;
}

/** "Tribute → …", "Medic: …" and "[Expend], pay 1 gold: …" have heads; all other sentences have none. */
function sentence(line: string, own: readonly Sign[]): CardLine {
  const arrow = line.indexOf(ARROW);
  if (arrow > 0) return { is: 'sentence', head: line.slice(0, arrow), cost: '', text: line.slice(arrow + ARROW.length) };
  const power = /^\[(.+?)\](.*?)\s?: (.+)$/su.exec(line);
  if (power) return { is: 'sentence', head: power[1] ?? '', cost: power[2] ?? '', text: power[3] ?? '' };
  const ability = /^(.+?)\s?: (.+)$/su.exec(line);
  if (ability && named(ability[1] ?? '', own)) return { is: 'sentence', head: ability[1] ?? '', cost: '', text: ability[2] ?? '' };
  return { is: 'sentence', head: '', cost: '', text: line };
}
