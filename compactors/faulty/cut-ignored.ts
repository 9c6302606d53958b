import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { cutIgnoredWitness } from '../witnesses/cut-ignored.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const proven = provenTurns(turns, summary, { cut: false });
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  return { summary, budget, ...twoLists(turns, (turn) => isReported(turn) && proven.includes(turn)) };
}

/** The finish reason says that the text is half, and nobody asks for it. */
export const cutIgnored: FaultySpecimen = {
  name: 'cut-ignored',
  says: 'Never reads the finish reason, so that half a token at the end of a cut summary counts as a whole one.',
  breaks: 'coverage/cut-noticed',
  kind: 'trunc-commit',
  twin: referencePair,
  witness: cutIgnoredWitness,
  make: () => checkpointCompactor({ name: 'cut-ignored', buildCheckpoint, reconstruct }),
};
