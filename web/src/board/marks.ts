import type { State } from '../card/state.ts';
import { t } from '../lib/language.svelte.ts';
import type { Mark, TableView } from '../table/context.ts';
import { isIn, parsePlace } from '../table/place.ts';

/** How a mark looks on a card. A chosen card is not lit as well: the ring says more. */
export function markStates(mark: Mark): State[] {
  if (mark.armed) return ['armed'];
  if (mark.chosen) return ['chosen'];
  if (mark.lit) return ['lit'];
  return mark.dim ? ['dim'] : [];
}

/** For `aria-pressed`: whether a thing is chosen, where it can be; nothing where pressing it does nothing. */
export function pressed(mark: Mark): boolean | undefined {
  return mark.lit || mark.armed || mark.chosen ? mark.chosen || mark.armed : undefined;
}

/** The mark of a thing in words, to follow its name: whether it can be chosen or is, and what pressing it does if that says more. */
export function markWords(mark: Mark, name: string): string[] {
  const state = mark.armed ? t('card-armed') : mark.chosen ? (mark.order ? t('card-chosen-order', { order: mark.order }) : t('card-chosen')) : mark.lit ? t('card-lit') : mark.dim ? t('card-dim') : '';
  return [state, mark.words === name ? '' : mark.words].filter((words) => words !== '');
}

/** The places in a zone that the reader's open question offers. */
export function offeredIn(table: TableView, zone: string): string[] {
  const places = questionOf(table)?.options.map((option) => option.on) ?? [];
  return [...new Set(places.filter((place) => isIn(parsePlace(place), zone)))];
}

/** The viewer's open question. */
export function questionOf(table: TableView): TableView['view']['questions'][number] | undefined {
  return table.view.questions.find((question) => question.seat === table.view.seat && question.options.length > 0);
}
