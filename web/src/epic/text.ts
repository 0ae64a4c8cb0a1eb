import { labelOf } from '../card/text/label.ts';
import type { Library } from '../card/library.ts';
import type { State } from '../card/state.ts';
import type { Say } from '../lib/language.svelte.ts';
import { cardsZone, type Item, type TextSection } from '../table/text.ts';
import type { DraftBoard, EpicBoard, EpicChampion } from '../wire/wire.ts';

export function duelText(board: EpicBoard, library: Library, say: Say): TextSection[] {
  const turn: TextSection = { title: board.turn_words, place: '', facts: [board.step_words, board.battle?.words ?? ''].filter((words) => words !== '').join('. '), zones: [] };
  if (board.waiting.length > 0) turn.zones.push({ title: say('epic-waiting'), items: board.waiting.map(({ card, place, words }) => ({ card, place, words })) });
  const players = board.players.map((player) => ({
    title: player.name,
    place: player.place,
    facts: say('epic-text-player', { health: player.health, gold: player.gold, deck: player.deck }),
    zones: [
      { title: say('epic-text-champions'), items: board.champions.filter((champion) => champion.controller === player.seat).map((champion) => championItem(champion, library, say)) },
      cardsZone(say('table-text-hand'), player.hand, library, say),
      cardsZone(say('epic-text-discard'), player.discard, library, say),
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

export function draftText(board: DraftBoard, library: Library, say: Say): TextSection[] {
  const pack: TextSection = { title: board.name, place: '', facts: [board.round_words, board.pick_words, board.deck_words].filter((words) => words !== '').join('. '), zones: [cardsZone(say('epic-draft-text-pack'), board.pack, library, say)] };
  return [
    pack,
    ...board.players.map((player) => ({ title: player.name, place: player.place, facts: player.pool_words, zones: [cardsZone(say('epic-draft-text-pool'), player.pool, library, say)] })),
  ];
}
