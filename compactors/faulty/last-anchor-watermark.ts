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
import { lastAnchorWatermarkWitness } from '../witnesses/last-anchor-watermark.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  const watermark = turns.findLastIndex((turn) => isReported(turn) && proven.includes(turn));
  const isBefore = (turn: Turn) => turns.indexOf(turn) <= watermark;
  return { summary, budget, ...twoLists(turns, (turn) => isReported(turn) && isBefore(turn)) };
}

/** An interval is recorded where the summary has holes. */
export const lastAnchorWatermark: FaultySpecimen = {
  name: 'last-anchor-watermark',
  says: 'Claims everything up to the last turn whose anchor is in the summary, as one watermark.',
  breaks: 'coverage/anchors-present',
  kind: 'range-vs-set',
  twin: referencePair,
  witness: lastAnchorWatermarkWitness,
  make: () => checkpointCompactor({ name: 'last-anchor-watermark', buildCheckpoint, reconstruct }),
};
