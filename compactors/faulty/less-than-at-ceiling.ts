import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import { compareToCeiling } from '../../src/transcript/ceiling.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import { isCut } from '../plumbing/is-cut.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { twoLists } from '../plumbing/two-lists.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { FaultySpecimen } from '../specimen.js';
import { lessThanAtCeilingWitness } from '../witnesses/less-than-at-ceiling.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  const isBelow = compareToCeiling(turns, budget, info.ratios ?? null) < 0;
  if (!isBelow && !reportedIds) throw new Error('the turns are not below the ceiling and there is no report');
  const unfit = whyUnfit(summary, turns, { budget, countTokens: info.countTokens });
  if (unfit) throw new Error(unfit);
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  return { summary, budget, ...twoLists(turns, (turn) => isReported(turn) && proven.includes(turn)) };
}

/** One comparison is strict that should not be. */
export const lessThanAtCeiling: FaultySpecimen = {
  name: 'less-than-at-ceiling',
  says: 'Refuses a prefix whose cost is exactly at the ceiling, because it compares with < instead of ≤.',
  breaks: 'coverage/exact-boundary',
  twin: referencePair,
  witness: lessThanAtCeilingWitness,
  make: () => checkpointCompactor({ name: 'less-than-at-ceiling', buildCheckpoint, reconstruct }),
};
