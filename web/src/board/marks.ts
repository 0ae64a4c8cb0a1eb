import type { State } from '../card/state.ts';
import { t } from '../lib/language.svelte.ts';
import type { Mark, TableView } from '../table/context.ts';
import { isIn, parsePlace } from '../table/place.ts';
import type { CardView } from '../wire/wire.ts';

/** The look of a card with this mark. Chosen overrides lit. */
export function markStates(mark: Mark): State[] {
  if (mark.armed) return ['armed'];
  if (mark.chosen) return ['chosen'];
  if (mark.lit) return ['lit'];
  return mark.dim ? ['dim'] : [];
}

/** For `aria-pressed`: whether a thing is chosen; undefined if pressing it has no effect. */
export function pressed(mark: Mark): boolean | undefined {
  return mark.lit || mark.armed || mark.chosen ? mark.chosen || mark.armed : undefined;
}

/** The mark as text for screen readers, after the name: "can be chosen", "chosen", or the effect of a press. */
export function markWords(mark: Mark, name: string): string[] {
  const state = mark.armed ? t('card-armed') : mark.chosen ? (mark.order ? t('card-chosen-order', { order: mark.order }) : t('card-chosen')) : mark.lit ? t('card-lit') : mark.dim ? t('card-dim') : '';
  return [state, mark.words === name ? '' : mark.words].filter((words) => words !== '');
}

/** Cards of one pile that the open question offers. */
export interface OfferedPile {
  label: string;
  cards: readonly CardView[];
}

/** The places in a zone that the viewer's open question offers. */
export function offeredIn(table: TableView, zone: string): string[] {
  const places = questionOf(table)?.options.map((option) => option.on) ?? [];
  return [...new Set(places.filter((place) => isIn(parsePlace(place), zone)))];
}

/** The viewer's open question. */
export function questionOf(table: Pick<TableView, 'view'>): TableView['view']['questions'][number] | undefined {
  return table.view.questions.find((question) => question.seat === table.view.seat && question.options.length > 0);
}
