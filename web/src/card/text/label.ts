import type { Say } from '../../lib/language.svelte.ts';
import type { ShownCard, State } from '../state.ts';

/** The order of states in the label: first what you can do with the card, then its condition. */
const SAID: readonly State[] = ['lit', 'armed', 'chosen', 'dim', 'expended', 'flipped', 'deploying', 'attacking', 'blocking'];

/** A card in words, for screen readers: "Frost Giant, Champion · Giant, Blitz, 8 attack, 9 of 12 defense, can be chosen". */
export function labelOf(card: ShownCard, say: Say): string {
  const { face, damage = 0, counters = 0, owner, gained = [] } = card;
  const parts = [
    face.name,
    face.kind_words,
    face.cost === null ? '' : say('card-cost', { cost: face.cost }),
    ...signNames(card),
    gained.length > 0 ? say('card-gained', { what: gained.map(({ name }) => name).join(', ') }) : '',
    ...numbers(card, say),
    damage > 0 ? say('card-damage', { damage }) : '',
    counters > 0 ? say('card-counters', { counters }) : '',
    ...SAID.filter((state) => card.states?.includes(state)).map((state) => stateWords(state, card, say)),
    owner ? say('card-owner', { owner: owner.name }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The signs in words, except those that are in the name or the kind. */
function signNames({ face, signs }: ShownCard): string[] {
  const names = face.signs.flatMap((sign) => signs.get(sign)?.name ?? []);
  return names.filter((name) => name !== face.name && !face.kind_words.split(' · ').includes(name));
}

function numbers({ face, now = {} }: ShownCard, say: Say): string[] {
  const said = [];
  for (const which of ['attack', 'defense', 'strength'] as const) {
    const printed = face[which];
    if (printed !== null) said.push(number(which, now[which] ?? printed, printed, say));
  }
  return said;
}

function number(which: 'attack' | 'defense' | 'strength', now: number, printed: number, say: Say): string {
  return now === printed ? say(`card-${which}`, { now }) : say(`card-${which}-${now > printed ? 'raised' : 'lowered'}`, { now, printed });
}

function stateWords(state: State, { order }: ShownCard, say: Say): string {
  return state === 'chosen' && order ? say('card-chosen-order', { order }) : say(`card-${state}`);
}
