import type { Say } from '../../lib/language.svelte.ts';
import type { GwentBoard, GwentRoundEnd, GwentSide } from '../../wire/wire.ts';

/** The scores of the rounds so far, the viewer's side first: "58:24, 30:41". */
export function roundScores({ sides, players }: Pick<GwentBoard, 'sides' | 'players'>, seat: number): string {
  const own = players[seat]?.side ?? 0;
  const inOrder = [...sides].sort((one, other) => Number(other.side === own) - Number(one.side === own) || one.side - other.side);
  const rounds = inOrder[0]?.scores.length ?? 0;
  return Array.from({ length: rounds }, (_, round) => inOrder.map(({ scores }) => scores[round]).join(':')).join(', ');
}

/** The rule that decided a round, with the totals. */
export function ruleWords({ rule }: Pick<GwentRoundEnd, 'rule'>, sides: readonly Pick<GwentSide, 'total'>[], say: Say): string {
  const totals = sides.map(({ total }) => total).sort((one, other) => one - other);
  return say(`gwent-rule-${rule}`, { low: totals[0] ?? 0, high: totals.at(-1) ?? 0 });
}
