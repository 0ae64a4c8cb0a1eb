import { labelOf } from '../card/text/label.ts';
import type { Library } from '../card/library.ts';
import type { Say } from '../lib/language.svelte.ts';
import { cardsZone, cardWords, type TextSection } from '../table/text.ts';
import type { GwentBoard, GwentRoundEnd } from '../wire/wire.ts';
import { ruleWords } from './rounds/rounds.ts';

export function tableText(board: GwentBoard, library: Library, say: Say): TextSection[] {
  const weather = board.weather.map(({ card }) => ({ card, place: '', words: cardWords(card, library, say) }));
  const round: TextSection = { title: board.round_words || board.phase_words, place: '', facts: board.phase_words, zones: [] };
  if (weather.length > 0) round.zones.push({ title: say('gwent-weather'), items: weather });
  if (board.found.length > 0) round.zones.push(cardsZone(say('table-choose-here'), board.found, library, say));
  const sides = board.sides.map((side) => ({
    title: side.name,
    place: '',
    facts: say('gwent-text-side', { total: side.total, gems: side.gems, points: side.points }),
    zones: [
      ...side.rows.map((row) => ({
        title: say('gwent-text-row', { row: row.words, total: row.total }),
        items: [
          { card: '', place: row.place, words: row.words },
          ...row.units.map(({ card, place, strength }) => {
            const face = library.cards.get(card);
            return { card, place, words: face ? labelOf({ face, signs: library.signs, now: { strength } }, say) : card };
          }),
          ...(row.horn ? [{ card: row.horn, place: '', words: cardWords(row.horn, library, say) }] : []),
        ],
      })),
      cardsZone(say('gwent-text-discard'), side.discard, library, say),
    ],
  }));
  const players = board.players.map((player) => ({
    title: player.name,
    place: player.place,
    facts: [player.faction_words, say('gwent-text-deck', { deck: player.deck }), player.passed ? say('gwent-passed') : ''].filter((words) => words !== '').join(', '),
    zones: [
      ...(player.leader ? [{ title: say('gwent-text-leader'), items: [{ card: player.leader, place: player.leader_place, words: `${cardWords(player.leader, library, say)}. ${player.leader_words}` }] }] : []),
      cardsZone(say('table-text-hand'), player.hand, library, say),
    ],
  }));
  const decks = (board.match?.decks ?? []).flat().map((deck) => ({ card: deck.leader, place: deck.place, words: say('gwent-text-deck-of', { faction: deck.faction_words, leader: cardWords(deck.leader, library, say) }) }));
  return [...(board.round_end ? [resultOf(board, board.round_end, say)] : []), round, ...sides, ...players, ...(decks.length > 0 ? [{ title: say('gwent-text-decks'), place: '', facts: '', zones: [{ title: '', items: decks }] }] : [])];
}

/** The end of a round, like its banner. */
function resultOf(board: GwentBoard, end: GwentRoundEnd, say: Say): TextSection {
  const { round, sides, gems } = board;
  const winner = sides.find(({ side }) => side === end.winner);
  const how = end.rule === 'points' ? 'over' : winner ? 'won' : 'tied';
  return {
    title: say(`gwent-round-${how}`, { round, name: winner?.name ?? '' }),
    place: '',
    facts: ruleWords(end, sides, say),
    zones: [
      ...sides.map((side) => ({
        title: `${side.name}: ${say('gwent-text-side', { total: side.total, gems: gems > 0 ? side.gems - Number(end.lost.includes(side.side)) : 0, points: side.points + (end.scored[side.side] ?? 0) })}`,
        items: side.rows.map((row) => ({ card: '', place: '', words: say('gwent-text-row', { row: row.words, total: row.total }) })),
      })),
      { title: '', items: end.effects.map(({ words }) => ({ card: '', place: '', words })) },
    ],
    result: true,
  };
}
