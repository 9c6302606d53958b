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
import { reportIgnoredWitness } from '../witnesses/report-ignored.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  return { summary, budget, ...twoLists(turns, (turn) => proven.includes(turn)) };
}

/** The report is thrown away, because anchors seem to be proof enough. */
export const reportIgnored: FaultySpecimen = {
  name: 'report-ignored',
  says: 'Claims every turn whose anchor is in the summary, also those that the summarizer says it did not consume.',
  breaks: 'coverage/report-narrows',
  twin: referencePair,
  witness: reportIgnoredWitness,
  make: () => checkpointCompactor({ name: 'report-ignored', buildCheckpoint, reconstruct }),
};
