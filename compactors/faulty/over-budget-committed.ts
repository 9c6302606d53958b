import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import { isCut } from '../plumbing/is-cut.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { overBudgetCommittedWitness } from '../witnesses/over-budget-committed.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, { ratios: info.ratios });
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  return { summary, budget, ...twoLists(turns, (turn) => isReported(turn) && proven.includes(turn)) };
}

/** The budget is a wish, not a check. */
export const overBudgetCommitted: FaultySpecimen = {
  name: 'over-budget-committed',
  says: 'Tells the summarizer its budget and stores whatever comes back, without counting.',
  breaks: 'budget/summary-fits',
  kind: 'over-budget',
  twin: referencePair,
  witness: overBudgetCommittedWitness,
  make: () => checkpointCompactor({ name: 'over-budget-committed', buildCheckpoint, reconstruct }),
};
