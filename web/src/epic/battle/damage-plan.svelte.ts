import type { FaceLookup } from '../../game-ui.ts';
import { t } from '../../lib/language.svelte.ts';
import { phone } from '../../lib/screen.ts';
import type { PlacedNumber, Plan, PlannedNumber } from '../../table/answering/plan.ts';
import type { EpicBoard, EpicDamage, OptionView, QuestionView } from '../../wire/wire.ts';
import { fateWords } from './fate.ts';
import { allDamage, moved, obstacle, obstacleIn, PLAYER, proposed, split, unassigned, type Obstacle, type Totals } from './assigning.ts';

/** The subject of a plan, to recognise it in the next question. */
interface Assigning {
  turn: number;
  damage: EpicDamage;
  nameOf: (place: string) => string;
  /** The place of the player on the board. */
  player: string;
  /** The number that has the focus at first. */
  focus: 'first' | 'none';
  /** Whether another plan for the same champions was proposed before. */
  again: boolean;
}

/** A number that is being dragged. */
export interface Dragged {
  from: string;
  /** The place under the pointer; empty if nothing there takes damage. */
  over: string;
  x: number;
  y: number;
}

/** Battle damage that a player assigns: a number on every champion of the other side, and one for their player. */
export class DamagePlan implements Plan {
  /** The number that is being dragged; null: none. */
  dragged = $state.raw<Dragged | null>(null);

  private totals = $state.raw<Totals>({});
  /** The thing that was pressed last, and the one whose number was changed last. */
  private at = $state('');
  private changed = $state('');
  /** The reason a drop was refused. */
  private refused = $state.raw<Obstacle | null>(null);
  private again = $state(false);
  private readonly about: Assigning;
  private readonly damage: EpicDamage;

  constructor(about: Assigning) {
    this.about = about;
    this.damage = about.damage;
    this.reset();
    this.again = about.again;
    if (about.focus === 'first') this.at = this.damage.victims[0]?.place ?? PLAYER;
  }

  get words(): string {
    if (this.again) return t('epic-assign-again');
    return this.isOnlyThrough ? t('epic-through') : t('epic-assign', { damage: allDamage(this.damage) });
  }

  get help(): string {
    if (this.isOnlyThrough) return t(this.damage.only_through ? 'epic-through-help-team' : 'epic-through-help-lost');
    if (this.left > 0) return t('epic-assign-left', { damage: this.left });
    const at = this.changed;
    const found = this.refused ?? (at === '' ? null : (obstacle(this.damage, this.totals, at, -1) ?? obstacle(this.damage, this.totals, at, 1)));
    return (found && this.reason(found)) || t(this.through === null ? 'epic-assign-help' : 'epic-assign-help-through');
  }

  get main(): string {
    return this.isOnlyThrough ? t('epic-send-through', { damage: this.through ?? 0 }) : t('epic-deal', { damage: allDamage(this.damage) });
  }

  get isReady(): boolean {
    return this.isOnlyThrough || this.left === 0;
  }

  get isChanged(): boolean {
    const first = proposed(this.damage);
    return Object.entries(this.totals).some(([place, amount]) => amount !== first[place]);
  }

  get focused(): PlannedNumber | null {
    return this.at === '' ? null : { label: this.about.nameOf(this.at), ...this.number(this.at) };
  }

  /** Whether the question is only how much damage goes through. */
  private get isOnlyThrough(): boolean {
    return this.damage.victims.length === 0;
  }

  private get left(): number {
    return unassigned(this.damage, this.totals);
  }

  /** The damage that goes to the player; null: none can. */
  get through(): number | null {
    return this.damage.through.length > 0 ? (this.totals[PLAYER] ?? 0) : null;
  }

  /** The place of the player. */
  get player(): string {
    return this.about.player;
  }

  /** The champions that damage is assigned to. */
  takes(place: string): boolean {
    return this.damage.victims.some((victim) => victim.place === place);
  }

  /** Including the damage that others have assigned. */
  number(place: string): Omit<PlannedNumber, 'label'> {
    const others = this.damage.victims.find((each) => each.place === place)?.assigned ?? 0;
    return { value: others + (this.totals[place] ?? 0), more: obstacle(this.damage, this.totals, place, 1) === null, less: obstacle(this.damage, this.totals, place, -1) === null };
  }

  /** A champion's forecast fate. */
  outcome(place: string): { left: number; breaks: boolean } | null {
    const victim = this.damage.victims.find((each) => each.place === place);
    if (!victim) return null;
    const { value } = this.number(place);
    const left = Math.max(0, victim.left - value);
    return { left, breaks: victim.breakable && left === 0 && value > 0 };
  }

  get numbers(): PlacedNumber[] {
    const places = [...this.damage.victims.map(({ place }) => place), ...(this.through === null ? [] : [PLAYER])];
    return places.map((place) => ({ place, label: this.about.nameOf(place), note: fateWords(this.outcome(place)), change: (by) => this.set(place, by), ...this.number(place) }));
  }

  lethal(place: string): number {
    return this.damage.victims.find((each) => each.place === place)?.left ?? 0;
  }

  press(place: string): boolean {
    if (!this.takes(place) && !(place === PLAYER && this.through !== null)) return false;
    this.at = this.changed = place;
    this.refused = null;
    return true;
  }

  change(by: 1 | -1): void {
    if (this.at !== '') this.set(this.at, by);
  }

  set(place: string, by: 1 | -1): void {
    this.changed = place;
    this.refused = null;
    if (obstacle(this.damage, this.totals, place, by) === null) this.take({ ...this.totals, [place]: (this.totals[place] ?? 0) + by });
  }

  /** Whether a number can be dragged from here. */
  gives(place: string): boolean {
    return !this.isOnlyThrough && (this.totals[place] ?? 0) > 0;
  }

  /** The damage moved if the number is dropped here; all of it if nothing is under the pointer. */
  moving({ from, over }: Dragged): number {
    const has = this.totals[from] ?? 0;
    return over === '' ? has : has - (moved(this.damage, this.totals, from, over)[from] ?? 0);
  }

  /** Moves as much damage as allowed from one place to another. */
  move(from: string, to: string): void {
    if (from === to || (!this.takes(to) && to !== PLAYER)) return;
    const next = moved(this.damage, this.totals, from, to);
    this.at = this.at === '' || to === PLAYER ? this.at : to;
    this.changed = '';
    this.refused = next === this.totals ? obstacleIn(this.damage, { ...this.totals, [from]: (this.totals[from] ?? 0) - 1, [to]: (this.totals[to] ?? 0) + 1 }) : null;
    this.take(next);
  }

  reset(): void {
    this.take(proposed(this.damage));
    this.changed = '';
    this.refused = null;
  }

  private take(totals: Totals): void {
    this.totals = totals;
    this.again = false;
  }

  answer({ ask, about, options }: QuestionView): OptionView | undefined {
    const [source = '', victim = PLAYER] = about;
    const amount = ask === 'BREAKTHROUGH' ? (this.through ?? 0) : (split(this.damage, this.totals).get(source)?.get(victim) ?? 0);
    return options.find((option) => option.amount === amount);
  }

  /** In a team, players assign the damage of their own champions once the amount that goes through is decided. */
  isOver({ ask, about }: QuestionView): boolean {
    return ask === 'ASSIGN' && (this.damage.only_through || !this.damage.sources.some(({ place }) => place === about[0]));
  }

  /** Whether this is the same battle with other numbers. */
  isChangeOf(damage: EpicDamage, turn: number): boolean {
    const mine = this.damage.sources.map(({ place }) => place);
    return (
      turn === this.about.turn && damage.only_through === this.damage.only_through && damage.sources.some(({ place }) => mine.includes(place)) &&
      JSON.stringify(damage) !== JSON.stringify(this.damage)
    );
  }

  private reason(found: Obstacle): string {
    return found.kind === 'cover' ? t('epic-assign-cover', { name: this.about.nameOf(found.place), damage: found.needs }) : found.kind === 'most' ? t('epic-assign-most') : '';
  }
}

/** A plan for the damage that the viewer is asked to assign, after the last one; null if there is none. */
export function damagePlan(board: EpicBoard, faces: FaceLookup, last: Plan | null): DamagePlan | null {
  const { battle, turn } = board;
  if (!battle?.damage) return null;
  const { damage } = battle;
  const nameOf = (place: string): string => {
    if (place === PLAYER) return board.players[battle.defender]?.name ?? '';
    return faces.get(board.champions.find((each) => each.place === place)?.card ?? '')?.name ?? '';
  };
  const again = last instanceof DamagePlan && last.isChangeOf(damage, turn);
  return new DamagePlan({ turn, damage, nameOf, player: board.players[battle.defender]?.place ?? '', focus: phone.current ? 'first' : 'none', again });
}
