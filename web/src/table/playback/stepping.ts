import type { ClientView, EventView } from '../../wire/wire.ts';
import type { Act, QueueHost } from './frame.ts';

type Rules = Pick<QueueHost, 'advance' | 'settle'>;

/** The table after another event of an act. */
export function after(rules: Rules, view: ClientView, event: EventView, act: Act): ClientView {
  return settled(rules, rules.advance(view, event, act.view), act, act.events.indexOf(event));
}

/** The table after the events of an act up to index `at`; after all of them, the true table. */
export function settled(rules: Rules, view: ClientView, act: Act, at: number): ClientView {
  return at === act.events.length - 1 ? act.view : rules.settle(view, act.events.slice(at + 1), act.view);
}
