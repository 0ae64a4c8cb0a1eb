import type { FaceLookup } from '../../game-ui.ts';
import type { Plan } from '../../table/answering/plan.ts';
import type { DraftBoard, QuestionView } from '../../wire/wire.ts';
import { BuildPlan } from './pool/build-plan.svelte.ts';
import { PickPlan } from './pick-plan.svelte.ts';

/** The plan for a question of a draft. Other players' answers don't change it. */
export function draftPlan(board: DraftBoard, question: QuestionView, faces: FaceLookup, last: Plan | null): Plan {
  if (board.building) return last instanceof BuildPlan && last.continues(board, question) ? last : new BuildPlan(board, question, faces);
  return last instanceof PickPlan && last.continues(board) ? last : new PickPlan(board, question, faces);
}
