import type { Faces } from '../game-ui.ts';
import { t } from '../lib/language.svelte.ts';
import { phone } from '../lib/screen.ts';
import type { Plan, PlannedNumber } from '../table/plan.ts';
import type { EpicBoard, EpicDamage, OptionView, QuestionView } from '../wire/wire.ts';
import { allDamage, obstacle, PLAYER, proposed, split, unassigned, type Obstacle, type Totals } from './assigning.ts';

/** Battle damage that a player assigns: a number on every champion of the other side, and one for their player. */
export class DamagePlan implements Plan {
  private totals = $state.raw<Totals>({});
  /** The thing that was pressed last, and the one whose number was changed last. */
  private at = $state('');
  private changed = $state('');
  private readonly damage: EpicDamage;
  private readonly nameOf: (place: string) => string;

  constructor(damage: EpicDamage, nameOf: (place: string) => string, focus: 'first' | 'none') {
    this.damage = damage;
    this.nameOf = nameOf;
    this.reset();
    if (focus === 'first') this.at = damage.victims[0]?.place ?? '';
  }

  get words(): string {
    return t('epic-assign', { damage: allDamage(this.damage) });
  }

  get help(): string {
    if (this.left > 0) return t('epic-assign-left', { damage: this.left });
    const at = this.changed;
    const found = at === '' ? null : (obstacle(this.damage, this.totals, at, -1) ?? obstacle(this.damage, this.totals, at, 1));
    return (found && this.reason(found)) || t(this.through === null ? 'epic-assign-help' : 'epic-assign-help-through');
  }

  get main(): string {
    return t('epic-deal', { damage: allDamage(this.damage) });
  }

  get isReady(): boolean {
    return this.left === 0;
  }

  get isChanged(): boolean {
    const first = proposed(this.damage);
    return Object.entries(this.totals).some(([place, amount]) => amount !== first[place]);
  }

  get focused(): PlannedNumber | null {
    return this.at === '' ? null : { label: this.nameOf(this.at), ...this.number(this.at) };
  }

  private get left(): number {
    return unassigned(this.damage, this.totals);
  }

  /** The damage that goes to the player; null: none can. */
  get through(): number | null {
    return this.damage.through.length > 0 ? (this.totals[PLAYER] ?? 0) : null;
  }

  /** The champions that damage is assigned to. */
  takes(place: string): boolean {
    return this.damage.victims.some((victim) => victim.place === place);
  }

  number(place: string): Omit<PlannedNumber, 'label'> {
    return { value: this.totals[place] ?? 0, more: obstacle(this.damage, this.totals, place, 1) === null, less: obstacle(this.damage, this.totals, place, -1) === null };
  }

  /** How a champion comes out of it. */
  outcome(place: string): { left: number; breaks: boolean } | null {
    const victim = this.damage.victims.find((each) => each.place === place);
    if (!victim) return null;
    const left = Math.max(0, victim.left - (this.totals[place] ?? 0));
    return { left, breaks: victim.breakable && left === 0 && (this.totals[place] ?? 0) > 0 };
  }

  lethal(place: string): number {
    return this.damage.victims.find((each) => each.place === place)?.left ?? 0;
  }

  press(place: string): boolean {
    if (!this.takes(place)) return false;
    this.at = this.changed = place;
    return true;
  }

  change(by: 1 | -1): void {
    if (this.at !== '') this.set(this.at, by);
  }

  set(place: string, by: 1 | -1): void {
    this.changed = place;
    if (obstacle(this.damage, this.totals, place, by) === null) this.totals = { ...this.totals, [place]: (this.totals[place] ?? 0) + by };
  }

  reset(): void {
    this.totals = proposed(this.damage);
    this.changed = '';
  }

  answer({ ask, about, options }: QuestionView): OptionView | undefined {
    const [source = '', victim = PLAYER] = about;
    const amount = ask === 'BREAKTHROUGH' ? (this.through ?? 0) : (split(this.damage, this.totals).get(source)?.get(victim) ?? 0);
    return options.find((option) => option.amount === amount);
  }

  private reason(found: Obstacle): string {
    return found.kind === 'cover' ? t('epic-assign-cover', { name: this.nameOf(found.place), damage: found.needs }) : '';
  }
}

/** A plan for the damage that the viewer is asked to assign; null: there is none to assign, or a part of it is assigned already. */
export function damagePlan(board: EpicBoard, faces: Faces): DamagePlan | null {
  const { battle } = board;
  if (!battle?.damage) return null;
  const nameOf = (place: string): string => {
    if (place === PLAYER) return board.players[battle.defender]?.name ?? '';
    return faces.get(board.champions.find((each) => each.place === place)?.card ?? '')?.name ?? '';
  };
  const small = phone.current || board.players.length > 2; // no room for buttons on the cards
  return new DamagePlan(battle.damage, nameOf, small ? 'first' : 'none');
}
