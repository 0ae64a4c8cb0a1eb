import { t, type Say } from '../../lib/language.svelte.ts';
import type { EpicBoard } from '../../wire/wire.ts';

/** A champion's forecast fate in words; empty if unknown. */
export function fateWords(fate: { left: number; breaks: boolean } | null | undefined, say: Say = t): string {
  if (!fate) return '';
  return fate.breaks ? say('epic-breaks') : say('epic-left', { left: fate.left });
}

/** The damage that would get through, in words that follow its number. `you`: the viewer defends. */
export function throughWords({ battle, battle_steps: steps, step }: EpicBoard, name: string, you: boolean, say: Say = t): string {
  const indexOf = (slug: string): number => steps.findIndex((each) => each.step === slug);
  const damage = battle?.forecast.through ?? 0;
  if (battle?.blocked) return say('epic-gets-through', { damage });
  const decided = indexOf(step) > indexOf('blockers'); // possibly without any
  if (decided) return you ? say('epic-damage-to-you', { damage }) : say('epic-damage-to', { damage, name });
  return you ? say('epic-if-unblocked-you', { damage }) : say('epic-if-unblocked', { damage, name });
}
