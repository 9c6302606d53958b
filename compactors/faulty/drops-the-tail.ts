import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import { isCut } from '../plumbing/is-cut.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { twoLists } from '../plumbing/two-lists.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { FaultySpecimen } from '../specimen.js';
import { dropsTheTailWitness } from '../witnesses/drops-the-tail.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  const unfit = whyUnfit(summary, turns, { budget, countTokens: info.countTokens });
  if (unfit) throw new Error(unfit);
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  return {
    summary,
    budget,
    ...twoLists(turns, (turn) => isReported(turn) && proven.includes(turn)),
    kept: [],
  };
}

/** The lists are true, but what lies past the last anchor should have stayed in the context. */
export const dropsTheTail: FaultySpecimen = {
  name: 'drops-the-tail',
  says: 'Takes all turns out of the context, also above the ceiling, and lists as uncovered what the summary lost.',
  breaks: 'coverage/fails-closed',
  twin: referencePair,
  witness: dropsTheTailWitness,
  make: () => checkpointCompactor({ name: 'drops-the-tail', buildCheckpoint, reconstruct }),
};
