/** A piece of a line of the rules: plain, code, stressed, strong, or a link. */
export interface Span {
  is: 'plain' | 'code' | 'stress' | 'strong' | 'link';
  text: string;
  /** The target of a link. */
  to: string;
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/gu;

/** Parses the inline marks of a line of Markdown. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(MARKS)) {
    if (match.index > at) found.push({ is: 'plain', text: line.slice(at, match.index), to: '' });
    found.push(spanOf(match));
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push({ is: 'plain', text: line.slice(at), to: '' });
  return found;
}

function spanOf([, code, strong, stress, link, to]: RegExpMatchArray): Span {
  if (code !== undefined) return { is: 'code', text: code, to: '' };
  if (strong !== undefined) return { is: 'strong', text: strong, to: '' };
  if (stress !== undefined) return { is: 'stress', text: stress, to: '' };
  return { is: 'link', text: link ?? '', to: to ?? '' };
}
