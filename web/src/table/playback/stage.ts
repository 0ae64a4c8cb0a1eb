import type { EventView } from '../../wire/wire.ts';
import type { Act, QueuedEvent, QueueHost, Staged } from './frame.ts';
import type { Pacing } from './pacing.ts';
import type { EventRoles } from './roles.ts';
import { FLIGHT } from './timing.ts';

/** The queue that a stage belongs to. */
interface StageQueue {
  pending(): readonly QueuedEvent[];
  draw(): void;
}

/** The card on the stage and the thing on the table whose ability is happening, with their targets. */
export class Stage {
  card: Staged | null = null;
  triggered: Staged | null = null;
  /** The event that began the play or the ability that is happening. */
  cause: EventView | null = null;
  /** Whether the card is being read, or shown if it is the viewer's own. */
  reading = false;
  /** The act of the card, whose own changes are shown once it has been read. */
  act: Act | null = null;
  private readonly host: Pick<QueueHost, 'read'>;
  private readonly roles: EventRoles;
  private readonly pacing: Pacing;
  private readonly queue: StageQueue;

  constructor(host: Pick<QueueHost, 'read'>, roles: EventRoles, pacing: Pacing, queue: StageQueue) {
    this.host = host;
    this.roles = roles;
    this.pacing = pacing;
    this.queue = queue;
  }

  /** Empties it. */
  clear(): void {
    this.card = this.triggered = this.cause = this.act = null;
    this.reading = false;
  }

  /** Notes an event that begins or ends a play or an ability. */
  follow(event: EventView): void {
    if (this.roles.causes(event)) this.cause = event;
    else if (this.roles.ends(event)) this.cause = null;
  }

  /** Stages another player's card; calls back when it has been read. */
  enter(event: EventView, read: () => void): void {
    this.card = { event, own: false, targets: [], mode: null };
    this.pacing.wait(this.pacing.time(FLIGHT), () => this.foresee(event));
    this.show(this.pacing.holdOf(event, this.roles.modeIn(this.queue.pending())), () => {
      this.host.read(event.card);
      read();
    });
  }

  /** Stages one of the viewer's own cards, briefly. */
  enterOwn(event: EventView, shown: () => void): void {
    this.card = { event, own: true, targets: [], mode: null };
    this.show(this.pacing.ownHold(), shown);
  }

  private show(duration: number, over: () => void): void {
    this.triggered = null;
    this.reading = true;
    this.pacing.wait(duration, () => {
      this.reading = false;
      over();
    });
  }

  /** Marks a thing whose ability begins to happen. */
  trigger(event: EventView): void {
    this.triggered = { event, own: false, targets: [], mode: null };
  }

  /** Adds a target, or the chosen effect, to the card or else to the thing whose ability is happening. The viewer knows their own. */
  aim(event: EventView): void {
    if (this.card?.own) return;
    if (this.card) this.card = this.roles.aimed(this.card, event);
    else if (this.triggered) this.triggered = this.roles.aimed(this.triggered, event);
  }

  /** Clears the targets, because the effect has landed. */
  hit(): void {
    if (!this.card || this.card.targets.length === 0) return;
    this.card = { ...this.card, targets: [] };
    this.queue.draw();
  }

  /** Aims the card at the targets of its own effects. */
  private foresee(event: EventView): void {
    const effects = this.roles.targetsIn(this.queue.pending());
    if (effects.length === 0 || this.card?.event !== event) return;
    this.card = { ...this.card, targets: [...this.card.targets, ...effects] };
    this.queue.draw();
  }
}
