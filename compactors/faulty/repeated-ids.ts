import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { buildCheckpoint as buildUnreported, reconstruct } from '../correct/reported-ids.js';
import { isCut } from '../plumbing/is-cut.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import type { FaultySpecimen } from '../specimen.js';
import { repeatedIdsWitness } from '../witnesses/repeated-ids.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  if (!reportedIds) return buildUnreported(turns, summary, budget, undefined, info);
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  const unproven = new Set(turns.filter((turn) => !proven.includes(turn)).map((turn) => turn.id));
  if (proven.length === 0) throw new Error('the summary holds no turn that could be claimed');
  const covered = reportedIds.filter((id) => !unproven.has(id));
  return {
    summary,
    budget,
    covered,
    uncovered: turns.map((turn) => turn.id).filter((id) => !covered.includes(id)),
  };
}

/** The report is checked turn by turn, and never for what it is: a list from outside. */
export const repeatedIds: FaultySpecimen = {
  name: 'repeated-ids',
  says: 'Strikes the unproven turns from the list that the summarizer reported, so that repeated and unknown ids stay in it.',
  breaks: 'conservation/partition',
  twin: referencePair,
  witness: repeatedIdsWitness,
  make: () => checkpointCompactor({ name: 'repeated-ids', buildCheckpoint, reconstruct }),
};
