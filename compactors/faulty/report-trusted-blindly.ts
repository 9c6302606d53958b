import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { buildCheckpoint as buildUnreported, reconstruct } from '../correct/reported-ids.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { reportTrustedBlindlyWitness } from '../witnesses/report-trusted-blindly.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  if (!reportedIds) return buildUnreported(turns, summary, budget, undefined, info);
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const reported = new Set(reportedIds);
  return { summary, budget, ...twoLists(turns, (turn) => reported.has(turn.id)) };
}

/** A report is a claim of the summarizer, and nobody checks it. */
export const reportTrustedBlindly: FaultySpecimen = {
  name: 'report-trusted-blindly',
  says: 'Claims what the summarizer reports, and looks at the summary only where there is no report.',
  breaks: 'coverage/anchors-present',
  twin: referencePair,
  witness: reportTrustedBlindlyWitness,
  make: () => checkpointCompactor({ name: 'report-trusted-blindly', buildCheckpoint, reconstruct }),
};
