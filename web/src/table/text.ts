// The table in words: a heading for each seat, a list for each zone. The same data as the picture, for those who do not see it.

import { labelOf } from '../card/label.ts';
import type { Library } from '../card/library.ts';
import type { State } from '../card/state.ts';
import type { Say } from '../lib/language.svelte.ts';
import type { Board, DraftBoard, EpicBoard, EpicChampion, GwentBoard, ShownCard } from '../wire/wire.ts';

/** A thing in a list. */
export interface Item {
  words: string;
  place: string;
  card: string;
}

export interface Zone {
  title: string;
  items: Item[];
}

export interface Part {
  title: string;
  /** The place of a seat, where it is one. */
  place: string;
  facts: string;
  zones: Zone[];
}

/** All of a board in words. */
export function inWords(board: Board, library: Library, say: Say): Part[] {
  switch (board.kind) {
    case 'epic':
      return epic(board, library, say);
    case 'gwent':
      return gwent(board, library, say);
    case 'draft':
      return draft(board, library, say);
  }
}

function cards(title: string, cards: readonly ShownCard[], library: Library, say: Say): Zone {
  const items = cards.map(({ card, place }) => ({ card, place, words: cardWords(card, library, say) }));
  return { title: `${title} (${cards.length})`, items: items.every(({ card }) => card === '') ? [] : items };
}

function cardWords(card: string, library: Library, say: Say): string {
  const face = library.cards.get(card);
  return face ? labelOf({ face, signs: library.signs }, say) : say('card-hidden');
}

function epic(board: EpicBoard, library: Library, say: Say): Part[] {
  const turn: Part = { title: board.turn_words, place: '', facts: [board.step_words, board.battle?.words ?? ''].filter((words) => words !== '').join('. '), zones: [] };
  if (board.waiting.length > 0) turn.zones.push({ title: say('table-text-waiting'), items: board.waiting.map(({ card, place, words }) => ({ card, place, words })) });
  const players = board.players.map((player) => ({
    title: player.name,
    place: player.place,
    facts: say('table-text-epic', { health: player.health, gold: player.gold, deck: player.deck }),
    zones: [
      { title: say('table-text-champions'), items: board.champions.filter((champion) => champion.controller === player.seat).map((champion) => championItem(champion, library, say)) },
      cards(say('table-text-hand'), player.hand, library, say),
      cards(say('table-text-discard', { game: board.kind }), player.discard, library, say),
    ],
  }));
  return [turn, ...players];
}

function championItem(champion: EpicChampion, library: Library, say: Say): Item {
  const { card, place, attack, defense, damage, counters, position, deploying, role } = champion;
  const face = library.cards.get(card);
  const states: State[] = [];
  if (position === 'expended' || position === 'flipped') states.push(position);
  if (deploying) states.push('deploying');
  if (role === 'attacker') states.push('attacking');
  return { card, place, words: face ? labelOf({ face, signs: library.signs, now: { attack, defense }, damage, counters, states }, say) : card };
}

function gwent(board: GwentBoard, library: Library, say: Say): Part[] {
  const weather = board.weather.map(({ card }) => ({ card, place: '', words: cardWords(card, library, say) }));
  const round: Part = { title: board.round_words || board.phase_words, place: '', facts: board.phase_words, zones: [] };
  if (weather.length > 0) round.zones.push({ title: say('table-text-weather'), items: weather });
  if (board.found.length > 0) round.zones.push(cards(say('table-choose-here'), board.found, library, say));
  const sides = board.sides.map((side) => ({
    title: side.name,
    place: '',
    facts: say('table-text-gwent', { total: side.total, gems: side.gems, points: side.points }),
    zones: [
      ...side.rows.map((row) => ({
        title: say('table-text-row', { row: row.words, total: row.total }),
        items: [
          { card: '', place: row.place, words: row.words },
          ...row.units.map(({ card, place, strength }) => {
            const face = library.cards.get(card);
            return { card, place, words: face ? labelOf({ face, signs: library.signs, now: { strength } }, say) : card };
          }),
          ...(row.horn ? [{ card: row.horn, place: '', words: cardWords(row.horn, library, say) }] : []),
        ],
      })),
      cards(say('table-text-discard', { game: board.kind }), side.discard, library, say),
    ],
  }));
  const players = board.players.map((player) => ({
    title: player.name,
    place: player.place,
    facts: [player.faction_words, say('table-text-deck', { deck: player.deck }), player.passed ? say('table-text-passed') : ''].filter((words) => words !== '').join(', '),
    zones: [
      ...(player.leader ? [{ title: say('table-text-leader'), items: [{ card: player.leader, place: player.leader_place, words: `${cardWords(player.leader, library, say)}. ${player.leader_words}` }] }] : []),
      cards(say('table-text-hand'), player.hand, library, say),
    ],
  }));
  const decks = (board.match?.decks ?? []).flat().map((deck) => ({ card: deck.leader, place: deck.place, words: say('table-text-deck-of', { faction: deck.faction_words, leader: cardWords(deck.leader, library, say) }) }));
  return [round, ...sides, ...players, ...(decks.length > 0 ? [{ title: say('table-text-decks'), place: '', facts: '', zones: [{ title: '', items: decks }] }] : [])];
}

function draft(board: DraftBoard, library: Library, say: Say): Part[] {
  const pack: Part = { title: board.name, place: '', facts: [board.round_words, board.pick_words, board.deck_words].filter((words) => words !== '').join('. '), zones: [cards(say('table-text-pack'), board.pack, library, say)] };
  return [
    pack,
    ...board.players.map((player) => ({ title: player.name, place: player.place, facts: player.pool_words, zones: [cards(say('table-text-pool'), player.pool, library, say)] })),
  ];
}
