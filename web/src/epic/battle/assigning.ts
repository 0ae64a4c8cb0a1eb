// Battle damage as numbers on champions. The server sends what must be covered before damage goes through, and a proposal; the rules
// ask for the share of each champion.

import type { EpicDamage } from '../../wire/wire.ts';

/** The player's place among the recipients of damage. */
export const PLAYER = 'player';

/** The damage that each champion takes, by place; that of the player is under `PLAYER`. */
export type Totals = Readonly<Record<string, number>>;

/** The damage that each source deals to each place. */
export type Shares = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The reason damage cannot be assigned like this. */
export type Obstacle = { kind: 'left' } | { kind: 'none' } | { kind: 'least' } | { kind: 'most' } | { kind: 'cover'; place: string; needs: number };

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
const mostThrough = ({ through }: EpicDamage): number => through.at(-1) ?? 0;

/** All damage that can be assigned. If there are no champions to assign it to, assigning is optional. */
export function allDamage(damage: EpicDamage): number {
  return damage.victims.length > 0 ? sum(damage.sources.map((source) => source.damage)) : mostThrough(damage);
}

export function proposed({ victims, proposed_through: through }: EpicDamage): Totals {
  return { ...Object.fromEntries(victims.map(({ place, proposed }) => [place, proposed])), [PLAYER]: through };
}

export function unassigned(damage: EpicDamage, totals: Totals): number {
  return allDamage(damage) - sum(Object.values(totals));
}

/** The number of times each blocker must be covered when this much goes through. */
function coverings({ through, together, covering }: EpicDamage, amount: number): number {
  const times = amount === 0 ? 0 : through.findIndex((most) => amount <= most) + 1;
  return together ? Math.max(covering, times) : covering + times;
}

/** The reason these numbers are not allowed; null if they are. */
export function obstacleIn(damage: EpicDamage, totals: Totals): Obstacle | null {
  const through = totals[PLAYER] ?? 0;
  if (unassigned(damage, totals) < 0) return { kind: 'left' };
  if (Object.values(totals).some((amount) => amount < 0)) return { kind: 'none' };
  if (through < damage.least_through) return { kind: 'least' };
  if (through > mostThrough(damage)) return { kind: 'most' };
  const times = coverings(damage, through);
  const bare = damage.victims.map(({ place, cover }) => ({ place, needs: times * cover, lacks: Math.max(0, times * cover - (totals[place] ?? 0)) }));
  const byOthers = Math.max(0, damage.later - Math.max(0, damage.due - through)); // the team's later champions cover this much
  const worst = bare.find(({ lacks }) => lacks > 0);
  return worst && sum(bare.map(({ lacks }) => lacks)) > byOthers ? { kind: 'cover', place: worst.place, needs: worst.needs } : null;
}

/** The reason a place cannot take one more or one less; null if it can. */
export function obstacle(damage: EpicDamage, totals: Totals, place: string, by: 1 | -1): Obstacle | null {
  return obstacleIn(damage, { ...totals, [place]: (totals[place] ?? 0) + by });
}

/** The damage that would still break a champion; the player takes any. */
function lacking({ victims }: EpicDamage, totals: Totals, place: string): number {
  const victim = victims.find((each) => each.place === place);
  return victim ? victim.left - victim.assigned - (totals[place] ?? 0) : Infinity;
}

/**
 * The numbers after moving damage from one place to another: the excess over lethal damage or, if there is none, all of it; at most
 * what breaks the other champion, if it is not broken yet, and as much as the rules allow.
 */
export function moved(damage: EpicDamage, totals: Totals, from: string, to: string): Totals {
  const has = totals[from] ?? 0;
  const beyond = -lacking(damage, totals, from);
  const free = beyond > 0 ? Math.min(has, beyond) : has;
  const lacks = lacking(damage, totals, to);
  for (let amount = lacks > 0 ? Math.min(free, lacks) : free; amount > 0; amount -= 1) {
    const next = { ...totals, [from]: has - amount, [to]: (totals[to] ?? 0) + amount };
    if (obstacleIn(damage, next) === null) return next;
  }
  return totals;
}

/** The share of each source. Sources of breakthrough damage cover the blockers first; then all fill up in order. */
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
  if (damage.together) {
    for (const { place } of breaking) give(place, PLAYER, Infinity);
    for (const victim of coverings(damage, totals[PLAYER] ?? 0) > 0 ? damage.victims : []) {
      let bare = victim.cover;
      for (const { place } of breaking) bare -= give(place, victim.place, bare);
    }
  } else {
    const needed = sum(damage.victims.map(({ cover }) => cover));
    const first = damage.covering > 0 ? breaking[0]?.place : '';
    for (const { place, damage: attack } of breaking.toSorted((one, other) => other.damage - one.damage)) {
      if (give(place, PLAYER, attack - needed) > 0 || place === first) for (const victim of damage.victims) give(place, victim.place, victim.cover);
    }
  }
  for (const { place } of damage.sources) for (const victim of damage.victims) give(place, victim.place, Infinity);
  return shares;
}
