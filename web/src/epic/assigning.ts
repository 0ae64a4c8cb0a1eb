// Battle damage as numbers on champions. The server says what must be covered before damage goes through, and proposes; the rules ask
// for the share of each champion.

import type { EpicDamage } from '../wire/wire.ts';

/** The place of the player among those that damage is assigned to. */
export const PLAYER = 'player';

/** The damage that each champion takes, by place; that of the player is under `PLAYER`. */
export type Totals = Readonly<Record<string, number>>;

/** The damage that each source deals to each place. */
export type Shares = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Why a number cannot be changed. */
export type Obstacle = { kind: 'left' } | { kind: 'none' } | { kind: 'most' } | { kind: 'cover'; place: string; needs: number };

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

export function allDamage({ sources }: EpicDamage): number {
  return sum(sources.map(({ damage }) => damage));
}

export function proposed({ victims, proposed_through: through }: EpicDamage): Totals {
  return { ...Object.fromEntries(victims.map(({ place, proposed }) => [place, proposed])), [PLAYER]: through };
}

export function unassigned(damage: EpicDamage, totals: Totals): number {
  return allDamage(damage) - sum(Object.values(totals));
}

/** How often every blocker must be covered before this much goes through. */
function coverings({ through }: EpicDamage, amount: number): number {
  return amount === 0 ? 0 : through.findIndex((most) => amount <= most) + 1;
}

/** What forbids one more or one less on a place; null: nothing. */
export function obstacle(damage: EpicDamage, totals: Totals, place: string, by: 1 | -1): Obstacle | null {
  const next = { ...totals, [place]: (totals[place] ?? 0) + by };
  if (by > 0 && unassigned(damage, totals) === 0) return { kind: 'left' };
  if ((next[place] ?? 0) < 0) return { kind: 'none' };
  if ((next[PLAYER] ?? 0) > (damage.through.at(-1) ?? 0)) return { kind: 'most' };
  const times = coverings(damage, next[PLAYER] ?? 0);
  const bare = damage.victims.find((victim) => (next[victim.place] ?? 0) < times * victim.defense);
  return bare ? { kind: 'cover', place: bare.place, needs: times * bare.defense } : null;
}

/** The share of each source. Those whose damage goes through cover the blockers; then all fill up in their order. */
export function split(damage: EpicDamage, totals: Totals): Shares {
  const left = new Map(damage.sources.map((source) => [source.place, source.damage]));
  const open = { ...totals };
  const shares = new Map(damage.sources.map(({ place }) => [place, new Map<string, number>()]));
  const give = (source: string, to: string, most: number): number => {
    const amount = Math.max(0, Math.min(most, left.get(source) ?? 0, open[to] ?? 0));
    left.set(source, (left.get(source) ?? 0) - amount);
    open[to] = (open[to] ?? 0) - amount;
    const share = shares.get(source);
    share?.set(to, (share.get(to) ?? 0) + amount);
    return amount;
  };
  const breaking = damage.sources.filter(({ breakthrough }) => breakthrough);
  if ((totals[PLAYER] ?? 0) > 0 && damage.together) {
    for (const { place } of breaking) give(place, PLAYER, Infinity);
    for (const victim of damage.victims) {
      let bare = victim.defense;
      for (const { place } of breaking) bare -= give(place, victim.place, bare);
    }
  } else if ((totals[PLAYER] ?? 0) > 0) {
    const needed = sum(damage.victims.map(({ defense }) => defense));
    for (const { place, damage: attack } of breaking.toSorted((one, other) => other.damage - one.damage)) {
      if (give(place, PLAYER, attack - needed) > 0) for (const victim of damage.victims) give(place, victim.place, victim.defense);
    }
  }
  for (const { place } of damage.sources) for (const victim of damage.victims) give(place, victim.place, Infinity);
  return shares;
}
