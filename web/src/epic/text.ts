import { labelOf } from '../card/text/label.ts';
import type { Library } from '../card/library.ts';
import type { State } from '../card/state.ts';
import type { Say } from '../lib/language.svelte.ts';
import { cardsZone, type Item, type TextSection } from '../table/text.ts';
import type { DraftBoard, EpicBoard, EpicChampion } from '../wire/wire.ts';
import { fateWords, throughWords } from './battle/fate.ts';
import { gainedBy, lying } from './board.ts';

export function duelText(board: EpicBoard, library: Library, say: Say, seat: number): TextSection[] {
  const turn: TextSection = { title: board.turn_words, place: '', facts: [board.step_words, board.battle?.words ?? '', forecastWords(board, say, seat)].filter((words) => words !== '').join('. '), zones: [] };
  if (board.waiting.length > 0) turn.zones.push({ title: say('epic-waiting'), items: board.waiting.map(({ card, place, words }) => ({ card, place, words })) });
  const players = board.players.map((player) => ({
    title: player.name,
    place: player.place,
    facts: say('epic-text-player', { health: player.health, gold: player.gold, deck: player.deck }),
    zones: [
      { title: say('epic-text-champions'), items: board.champions.filter((champion) => champion.controller === player.seat).map((champion) => championItem(champion, board, library, say)) },
      cardsZone(say('table-text-hand'), player.hand, library, say),
      cardsZone(say('epic-text-discard'), player.discard, library, say),
    ],
  }));
  return [turn, ...players];
}

/** The forecast of the damage that gets through; empty without a battle. */
function forecastWords(board: EpicBoard, say: Say, seat: number): string {
  const { battle, players } = board;
  const defender = players[battle?.defender ?? -1];
  if (!battle || battle.dealt || !defender) return '';
  const you = players[seat]?.team === defender.team;
  return `${battle.forecast.through} ${throughWords(board, defender.name, you, say)}`;
}

function championItem(champion: EpicChampion, board: EpicBoard, library: Library, say: Say): Item {
  const { card, place, attack, defense, damage, counters, role, assigned } = champion;
  const face = library.cards.get(card);
  if (!face) return { card, place, words: card };
  const states: State[] = lying(champion);
  if (role !== '') states.push(role === 'attacker' ? 'attacking' : 'blocking');
  const owner = champion.owner === champion.controller ? undefined : board.players[champion.owner];
  const fate = board.battle?.forecast.outcomes.find((each) => each.place === place);
  const shown = { face, signs: library.signs, now: { attack, defense: defense - damage }, damage, counters, states, gained: gainedBy(champion, library), owner: owner ? { name: owner.name, glyph: '' } : null };
  return { card, place, words: [labelOf(shown, say), assigned > 0 ? say('epic-assigned', { damage: assigned }) : '', fateWords(fate, say)].filter(Boolean).join(', ') };
}

export function draftText(board: DraftBoard, library: Library, say: Say): TextSection[] {
  const pack: TextSection = { title: board.name, place: '', facts: [board.round_words, board.pick_words, board.deck_words].filter((words) => words !== '').join('. '), zones: [cardsZone(say('epic-draft-text-pack'), board.pack, library, say)] };
  return [
    pack,
    ...board.players.map((player) => ({ title: player.name, place: player.place, facts: player.pool_words, zones: [cardsZone(say('epic-draft-text-pool'), player.pool, library, say)] })),
  ];
}
