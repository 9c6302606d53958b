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
import { emptyAnchorWitness } from '../witnesses/empty-anchor.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const proven = new Set(provenTurns(turns, summary, { cut: isCut(summary, info) }));
  if (proven.size === 0) throw new Error('the summary holds no anchor');
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  return {
    summary,
    budget,
    ...twoLists(turns, (turn) => isReported(turn) && (!turn.anchor || proven.has(turn))),
  };
}

/** No evidence is taken for good evidence. */
export const emptyAnchor: FaultySpecimen = {
  name: 'empty-anchor',
  says: 'Takes a turn without an anchor for covered, since nothing of it could be missing.',
  breaks: 'coverage/anchored-only',
  twin: referencePair,
  witness: emptyAnchorWitness,
  make: () => checkpointCompactor({ name: 'empty-anchor', buildCheckpoint, reconstruct }),
};
