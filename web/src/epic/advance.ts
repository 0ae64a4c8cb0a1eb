// The board in the middle of an answer: applies one event. A value that only one event changes is taken from the board after the
// answer.

import type { FaceLookup } from '../game-ui.ts';
import { placeIn } from '../table/place.ts';
import type { EpicBoard, EpicChampion, EpicPlayer, EventView } from '../wire/wire.ts';
import { grow, withoutCard } from '../board/changing.ts';

type Change = (board: EpicBoard, event: EventView, to: EpicBoard, faces: FaceLookup) => EpicBoard;

const SETTLE = ['EXPENDED', 'PREPARED', 'FLIPPED', 'CONTROL_CHANGED', 'BONUS', 'KEYWORDS_GAINED', 'COUNTERS'];
const BEFORE_BATTLE = 3; // steps of a turn

const CHANGES: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(SETTLE.map((kind) => [kind, settled])),
  TURN_BEGAN: (board, event, to) => ({
    ...board, turn: event.amount, turn_player: event.seat, turn_words: to.turn_words, step: to.step, step_words: to.step_words, battle: null,
    players: board.players.map((player, i) => ({ ...player, gold: to.players[i]?.gold ?? player.gold, holds: to.players[i]?.holds ?? player.holds })),
  }),
  STEP_BEGAN: (board, { amount }, to) => {
    const now = board.battle_steps[amount - BEFORE_BATTLE];
    if (now) return { ...board, step: now.step, step_words: now.words, battle: undealt(to.battle ?? board.battle) };
    return { ...board, step: to.step, step_words: to.step_words, battle: to.battle, champions: board.champions.map((each) => ({ ...each, role: '', assigned: 0 })) };
  },
  LEFT_BATTLE: (board, event, to) => champion(settled(board, event, to), event.place, event.card, (each) => ({ ...each, role: '', assigned: 0 })),
  ASSIGNED: (board, { amount, other }) => ({
    ...board,
    players: board.players.map((each) => (other < 0 && each.seat === board.battle?.defender ? { ...each, assigned: each.assigned + amount } : each)),
    champions: board.champions.map((each) => (each.place === placeIn('champion', other) ? { ...each, assigned: each.assigned + amount } : each)),
  }),
  GOLD_SPENT: (board, { seat, amount }) => player(board, seat, (each) => ({ ...each, gold: each.gold - amount })),
  PLAYED: (board, { seat, card }) => player(board, seat, (each) => ({ ...each, hand: withoutCard(each.hand, card) })),
  DREW: (board, { seat }, to) => player(board, seat, (each) => ({ ...each, deck: Math.max(0, each.deck - 1), hand: grow(each.hand, to.players[seat]?.hand) })),
  RECALLED: (board, { seat, card }, to) =>
    player(board, seat, (each) => ({ ...each, discard: withoutCard(each.discard, card), hand: grow(each.hand, to.players[seat]?.hand) })),
  DISCARDED: (board, event, to) => pile(player(board, event.seat, (each) => ({ ...each, hand: withoutCard(each.hand, event.card) })), event.seat, event.card, to),
  PLAYER_DAMAGED: (board, { seat, amount }) => dealt(health(board, seat, -amount)),
  LOST_HEALTH: (board, { seat, amount }) => health(board, seat, -amount),
  GAINED_HEALTH: (board, { seat, amount }) => health(board, seat, amount),
  DAMAGED: (board, { place, card, amount }) => dealt(champion(board, place, card, (each) => ({ ...each, damage: each.damage + amount, assigned: 0 }))),
  ENTERED: (board, { seat, place, card }, to, faces) => {
    const found = to.champions.find((each) => each.place === place && each.card === card);
    return found ? { ...unheld(board, seat, card, to), champions: [...board.champions.filter((each) => each.place !== place), entering(found, faces)] } : board;
  },
  BROKEN: (board, event, to) => {
    const gone = board.champions.find((each) => isAt(each, event));
    return pile(remove(board, event), gone?.owner ?? event.seat, event.card, to);
  },
  BANISHED: (board, event, to) => {
    const seat = board.champions.find((each) => isAt(each, event))?.owner ?? event.seat;
    return player(remove(board, event), seat, (each) => ({ ...each, deck: Math.min(each.deck + 1, Math.max(each.deck, to.players[seat]?.deck ?? 0)) }));
  },
  RETURNED: (board, event, to) => player(remove(board, event), event.seat, (each) => ({ ...each, hand: grow(each.hand, to.players[event.seat]?.hand) })),
  TRANSFORMED: (board, event) => remove(board, event),
  ATTACKED: (board, event, to) => fights(board, event, to, 'attacker'),
  BLOCKED: (board, event, to) => fights(board, event, to, 'blocker'),
};

export function advance(board: EpicBoard, event: EventView, to: EpicBoard, faces: FaceLookup): EpicBoard {
  return CHANGES[event.kind]?.(board, event, to, faces) ?? board;
}

/** Takes a card out of the hand that it was put into play from. */
function unheld(board: EpicBoard, seat: number, card: string, to: EpicBoard): EpicBoard {
  const copies = (of: EpicBoard): number => (of.players[seat]?.hand ?? []).filter((each) => each.card === card).length;
  return copies(to) < copies(board) ? player(board, seat, (each) => ({ ...each, hand: withoutCard(each.hand, card) })) : board;
}

/** Makes a champion attack or block. */
function fights(board: EpicBoard, event: EventView, to: EpicBoard, role: string): EpicBoard {
  const battle = undealt(to.battle ?? board.battle);
  return { ...champion(settled(board, event, to), event.place, event.card, (each) => ({ ...each, role })), battle: battle && { ...battle, blocked: battle.blocked || role === 'blocker' } };
}

/** Whether the damage of a battle has yet to be dealt on this board. */
function undealt(battle: EpicBoard['battle']): EpicBoard['battle'] {
  return battle && { ...battle, dealt: false };
}

/** Deals all damage of a battle in the damage step. */
function dealt(board: EpicBoard): EpicBoard {
  return board.battle && board.step === 'damage' ? { ...board, battle: { ...board.battle, dealt: true, damage: null } } : board;
}

/** A champion as it enters: undamaged, and with its printed keywords and alignments only. */
function entering(champion: EpicChampion, faces: FaceLookup): EpicChampion {
  const face = faces.get(champion.card);
  const printed = face && { keywords: champion.keywords.filter((sign) => face.signs.includes(sign)), alignments: champion.alignments.filter((side) => side === face.group || side === face.second_group) };
  return { ...champion, ...printed, damage: 0 };
}

/** A champion as it is after the answer, except for its damage and its role in a battle. */
function settled(board: EpicBoard, { place, card }: EventView, to: EpicBoard): EpicBoard {
  const found = to.champions.find((each) => each.place === place && each.card === card);
  return champion(board, place, card, (each) => (found ? { ...found, damage: each.damage, role: each.role, assigned: each.assigned } : each));
}

function player(board: EpicBoard, seat: number, change: (player: EpicPlayer) => EpicPlayer): EpicBoard {
  return { ...board, players: board.players.map((each) => (each.seat === seat ? change(each) : each)) };
}

/** Changes the health of a player's team, which shares it. */
function health(board: EpicBoard, seat: number, by: number): EpicBoard {
  const team = board.players[seat]?.team;
  return { ...board, players: board.players.map((each) => (each.team === team ? { ...each, health: each.health + by, assigned: 0 } : each)) };
}

function champion(board: EpicBoard, place: string, card: string, change: (champion: EpicChampion) => EpicChampion): EpicBoard {
  return { ...board, champions: board.champions.map((each) => (each.place === place && each.card === card ? change(each) : each)) };
}

function isAt(champion: EpicChampion, { place, card }: EventView): boolean {
  return champion.place === place && champion.card === card;
}

function remove(board: EpicBoard, event: EventView): EpicBoard {
  return { ...board, champions: board.champions.filter((each) => !isAt(each, event)) };
}

/** Adds a card to a discard pile, if it is there after the answer. */
function pile(board: EpicBoard, seat: number, card: string, to: EpicBoard): EpicBoard {
  const after = to.players[seat]?.discard ?? [];
  return player(board, seat, (each) => (after[each.discard.length]?.card === card ? { ...each, discard: after.slice(0, each.discard.length + 1) } : each));
}
