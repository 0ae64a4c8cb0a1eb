const NARROW = '\u202f';
const WIDE = '\u00a0';
const SPACES = `[ ${WIDE}${NARROW}]`;
const OPENED = new RegExp(`«${SPACES}*`, 'gu');
const CLOSED = new RegExp(`${SPACES}*»`, 'gu');
const HIGH = new RegExp(`(?<=\\S)${SPACES}+(?=[!?])|(?<=\\S)${SPACES}*(?=;(?:\\s|$))`, 'gu');
const COLON = new RegExp(`(?<=\\S)${SPACES}*(?=:(?:\\s|$))`, 'gu');

/**
 * Typesets a message: typographic apostrophes, and in French no-break spaces next to punctuation.
 * The server does the same to its texts (`core/text/typesetting.py`); both are tested on `typeset.examples.json`.
 */
export function typeset(text: string, language: string): string {
  const said = text.replaceAll("'", '’');
  if (language !== 'fr') return said;
  return said.replace(OPENED, `«${NARROW}`).replace(CLOSED, `${NARROW}»`).replace(HIGH, NARROW).replace(COLON, WIDE);
}
