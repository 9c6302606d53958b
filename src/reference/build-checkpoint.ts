import type { Checkpoint, CheckpointInfo } from '../compactor/doors/checkpoint.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { claimable } from './claimable.js';
import { CompactionRefused, CoverageError } from './errors.js';
import { evidenceFor } from './evidence.js';
import { isCut } from './is-cut.js';
import { whyOverBudget } from './why-over-budget.js';
import { whyUnusable } from './why-unusable.js';

/** A checkpoint that remembers by what each covered turn is found in the summary: its anchor, then its facts' values. */
export interface ReferenceCheckpoint extends Checkpoint {
  kept: TurnId[];
  evidence: Record<TurnId, string[]>;
}

/**
 * The checkpoint of a summary: its pointer set is what the summary holds, anchors and facts, not what was handed in.
 *
 * Hand in the turns that may leave the context; pins and a tail that must stay are the caller's.
 *
 * @throws CompactionRefused when the summary is blank, an echo, over its budget (if `info.countTokens` is given), or
 * holds evidence for no turn that could be claimed, as refusals and placeholders do.
 * @throws CoverageError when two turns have the same id.
 */
export function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): ReferenceCheckpoint {
  refuseSharedIds(turns);
  const overBudget = info.countTokens ? whyOverBudget(info.countTokens(summary), budget) : null;
  const problem = whyUnusable(summary, turns) ?? overBudget;
  if (problem) throw new CompactionRefused(problem);

  const cut = isCut(summary, info);
  const ratios = info.ratios ?? null;
  const split = claimable({ turns, summary, budget, ratios, reportedIds, cut, facts: true });
  if (split.covered.length === 0)
    throw new CompactionRefused('the summary holds no turn that could be claimed');

  const covered = new Set(split.covered);
  const evidence = turns
    .filter((turn) => covered.has(turn.id))
    .map((turn) => [turn.id, evidenceFor(turn, { facts: true })] as const);
  return { summary, budget, ...split, evidence: Object.fromEntries(evidence) };
}

function refuseSharedIds(turns: readonly Turn[]): void {
  const taken = new Set<TurnId>();
  const shared = new Set<TurnId>();
  for (const { id } of turns) (taken.has(id) ? shared : taken).add(id);
  if (shared.size > 0)
    throw new CoverageError([...shared], [`several turns are named ${[...shared].join(', ')}`]);
}
