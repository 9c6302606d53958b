import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import type { FaultySpecimen } from '../specimen.js';
import { coversNothingWitness } from '../witnesses/covers-nothing.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  return { summary, budget, covered: [], uncovered: turns.map((turn) => turn.id) };
}

/** The honest pointer set of somebody who never looks for evidence. */
export const coversNothing: FaultySpecimen = {
  name: 'covers-nothing',
  says: 'Stores the summary and lists every turn as uncovered.',
  breaks: 'coverage/safe-side-used',
  twin: referencePair,
  witness: coversNothingWitness,
  make: () => checkpointCompactor({ name: 'covers-nothing', buildCheckpoint, reconstruct }),
};
