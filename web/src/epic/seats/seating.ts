import { clockwise } from '../../board/seats/seats.ts';
import type { EpicBoard, EpicPlayer } from '../../wire/wire.ts';
import { inTeams, teamOf } from '../board.ts';

/** The positions at a large table, from one seat's view. */
export interface Seating {
  /** Players at the top: opponents by team, or all in one group without teams, clockwise. */
  far: { team: string; health: number; players: EpicPlayer[] }[];
  /** Players at the sides: the nearest ones, or the viewer's teammates. */
  left: EpicPlayer[];
  right: EpicPlayer[];
}

export function seating(board: EpicBoard, me: EpicPlayer): Seating {
  return inTeams(board) ? teams(board, me) : everyoneAlone(board, me);
}

/** All others in one row, while a battle takes the middle: the left neighbour first, teammates before other teams. */
export function inOneRow({ far, left, right }: Seating): Seating['far'] {
  const alone = far.every(({ team }) => team === '');
  if (alone) return [{ team: '', health: 0, players: [...left, ...far.flatMap(({ players }) => players), ...right] }];
  return [{ team: '', health: 0, players: [...left, ...right] }, ...far];
}

function teams(board: EpicBoard, me: EpicPlayer): Seating {
  const others = clockwise(board.players, me.seat);
  const teammates = others.filter((player) => player.team === me.team);
  const foes = [...new Set(others.filter((player) => player.team !== me.team).map((player) => player.team))];
  const far = foes.flatMap((team) => {
    const first = others.find((player) => player.team === team);
    return first ? [{ team: first.team_name, health: first.health, players: teamOf(board, first) }] : [];
  });
  return { far, left: [], right: teammates };
}

/** The nearest two who are still in the game are at the sides; all others at the top. */
function everyoneAlone(board: EpicBoard, me: EpicPlayer): Seating {
  const others = clockwise(board.players, me.seat);
  const left = others.find((player) => !player.out) ?? others[0];
  const right = others.findLast((player) => !player.out && player !== left) ?? others.findLast((player) => player !== left);
  const near = [left, right];
  const far = others.filter((player) => !near.includes(player));
  return {
    far: far.length > 0 ? [{ team: '', health: 0, players: far }] : [],
    left: left ? [left] : [],
    right: right ? [right] : [],
  };
}
