import { verbOf } from '../../motion/verbs.ts';
import type { ClientView, EventView } from '../../wire/wire.ts';
import { isSeen, type Beat } from './beats.ts';
import type { QueuedEvent, QueueHost, Staged } from './frame.ts';

/** The roles of events in the game's motions, for one viewer. */
export class EventRoles {
  private readonly host: Pick<QueueHost, 'motions' | 'seat'>;

  constructor(host: Pick<QueueHost, 'motions' | 'seat'>) {
    this.host = host;
  }

  /** Whether another player plays a card, which is then staged. */
  stages(event: EventView): boolean {
    return this.host.motions().plays.has(event.kind) && event.card !== '' && event.seat !== this.host.seat();
  }

  /**
   * Whether the first of these events plays one of the viewer's own cards whose effects follow, so that it is staged, too. A card that
   * is already in play, or that goes directly to its row, is not.
   */
  stagesOwn([entry, ...rest]: readonly QueuedEvent[]): boolean {
    const motions = this.host.motions();
    if (!entry || !(this.isOwn(entry) || entry.replayed)) return false;
    const { event, act } = entry;
    if (event.seat !== this.host.seat() || event.card === '' || !motions.plays.has(event.kind) || verbOf(motions, event)?.motion !== 'play') return false;
    const staged = { event, own: true, targets: [], mode: null };
    const following = this.restOf(rest.filter((each) => each.act === act));
    const goesDirectly = following.some((each) => verbOf(motions, each)?.direct === true && this.takes(each, staged));
    return !goesDirectly && following.some((each) => isSeen(each, motions) && !motions.asides.has(each.kind) && (verbOf(motions, each)?.replaces === true || !this.takes(each, staged)));
  }

  /** Whether another player's thing on the table starts an ability. */
  triggers(event: EventView): boolean {
    return event.seat !== this.host.seat() && (this.host.motions().triggers?.has(event.kind) ?? false);
  }

  /** Whether another player's thing attacks. */
  attacks(event: EventView): boolean {
    return event.seat !== this.host.seat() && (this.host.motions().attacks?.has(event.kind) ?? false);
  }

  /** Whether more attackers follow immediately. */
  attacksNext(pending: readonly QueuedEvent[]): boolean {
    const motions = this.host.motions();
    const next = pending.find(({ event }) => this.attacks(event) || (isSeen(event, motions) && verbOf(motions, event)?.motion !== 'step'));
    return next !== undefined && this.attacks(next.event);
  }

  isAside({ first }: Beat<QueuedEvent>): boolean {
    return this.host.motions().asides.has(first.kind) || !isSeen(first, this.host.motions());
  }

  /** Whether a play ends before it. */
  ends({ kind }: EventView): boolean {
    const { plays, ends } = this.host.motions();
    return plays.has(kind) || ends.has(kind);
  }

  /** Whether it begins a play or an ability. */
  causes({ kind }: EventView): boolean {
    const { plays, triggers } = this.host.motions();
    return plays.has(kind) || (triggers?.has(kind) ?? false);
  }

  /** Whether the viewer caused it. */
  isOwn(entry: QueuedEvent | undefined): boolean {
    const seat = this.host.seat();
    return entry !== undefined && !entry.replayed && entry.act.by === seat && entry.event.seat === seat;
  }

  /** Whether the preceding moment covered these events. */
  isSummed({ first, entries }: Beat<QueuedEvent>): boolean {
    return !entries[0]?.replayed && (this.host.motions().summed?.has(first.kind) ?? false);
  }

  /** The text of the ribbon that announces them; empty if none does. */
  ribbonOf({ first, entries, words }: Beat<QueuedEvent>): string {
    const whose = this.host.motions().ribbons?.[first.kind];
    return whose === 'all' || (whose === 'others' && !this.isOwn(entries[0])) ? words : '';
  }

  /** Whether it deals the damage of a battle, so that the two sides charge at each other first. */
  clashes({ first }: Beat<QueuedEvent>, view: ClientView | null): boolean {
    return view !== null && (this.host.motions().clashes?.(view.board, first) ?? false);
  }

  /** Whether an event moves the staged card elsewhere, so that it leaves the stage. */
  takes(event: EventView, staged: Staged | null): boolean {
    const verb = verbOf(this.host.motions(), event);
    if (!staged || staged.event === event || !verb) return false;
    return verb.replaces ?? (staged.event.card === event.card && (verb.from?.includes('stage') ?? false));
  }

  /** A staged card with another target, or with its chosen effect. */
  aimed({ targets, mode, ...rest }: Staged, event: EventView): Staged {
    const motions = this.host.motions();
    return {
      ...rest,
      targets: verbOf(motions, event) ? [...targets, event] : targets,
      mode: motions.modes?.has(event.kind) ? event.amount : mode,
    };
  }

  /** The targets of the play that is staged, which its effects name. */
  targetsIn(pending: readonly QueuedEvent[]): EventView[] {
    const { aims } = this.host.motions();
    return this.restOf(pending).filter((event) => aims?.has(event.kind));
  }

  /** The chosen mode of the play that is staged; null if it isn't queued. */
  modeIn(pending: readonly QueuedEvent[]): number | null {
    const { modes } = this.host.motions();
    return this.restOf(pending).find(({ kind }) => modes?.has(kind))?.amount ?? null;
  }

  /** The queued events that belong to the play that is staged. */
  private restOf(pending: readonly QueuedEvent[]): EventView[] {
    const { plays, ends } = this.host.motions();
    const after = pending.findIndex(({ event }) => plays.has(event.kind) || ends.has(event.kind));
    return pending.slice(0, after < 0 ? pending.length : after).map(({ event }) => event);
  }
}
