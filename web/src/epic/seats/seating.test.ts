import { expect, test } from 'vitest';

import type { EpicBoard, EpicPlayer } from '../../wire/wire.ts';
import { seating } from './seating.ts';

function player(seat: number, differs: Partial<EpicPlayer> = {}): EpicPlayer {
  return {
    seat, place: `seat/${seat}`, name: `P${seat}`, team: seat, team_name: '', health: 30, gold: 1, assigned: 0, deck: 20, hand: [], discard: [],
    out: false, holds: false, neighbour: '', in_reach: true, ...differs,
  };
}

function board(players: EpicPlayer[]): EpicBoard {
  return { turn: 1, turn_player: 0, turn_words: '', step: 'main', step_words: '', battle: null, battle_steps: [], players, champions: [], waiting: [], kind: 'epic' };
}

function seats(players: readonly EpicPlayer[]): number[] {
  return players.map(({ seat }) => seat);
}

function seatingFrom(players: EpicPlayer[], me: number): { far: number[][]; left: number[]; right: number[] } {
  const seen = players[me];
  if (!seen) throw new Error('no such seat');
  const { far, left, right } = seating(board(players), seen);
  return { far: far.map((group) => seats(group.players)), left: seats(left), right: seats(right) };
}

test('neighbours are at the sides, the others clockwise at the top', () => {
  const five = [0, 1, 2, 3, 4].map((seat) => player(seat));
  expect(seatingFrom(five, 3)).toEqual({ far: [[0, 1]], left: [4], right: [2] });
});

test('an eliminated player is no neighbour', () => {
  const four = [player(0), player(1, { out: true }), player(2), player(3)];
  expect(seatingFrom(four, 0)).toEqual({ far: [[1]], left: [2], right: [3] });
});

test('teammates are at the sides, the other team is together', () => {
  const teams = [0, 0, 1, 1].map((team, seat) => player(seat, { team, team_name: `team ${team}` }));
  expect(seatingFrom(teams, 3)).toEqual({ far: [[0, 1]], left: [], right: [2] });
});
