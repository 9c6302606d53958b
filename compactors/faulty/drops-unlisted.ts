import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { isCut } from '../plumbing/is-cut.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { dropsUnlistedWitness } from '../witnesses/drops-unlisted.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  const anchored = turns.filter((turn) => turn.anchor !== null);
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  return { summary, budget, ...twoLists(anchored, (turn) => isReported(turn) && proven.includes(turn)) };
}

function reconstruct({ covered, summary }: Checkpoint, rawLog: Record<TurnId, string>, id: TurnId): string {
  const text = covered.includes(id) ? summary : rawLog[id];
  if (text === undefined) throw new Error(`turn ${id} is not in the raw log`);
  return text;
}

/** A turn without an anchor is neither present nor missing, and falls between the lists. */
export const dropsUnlisted: FaultySpecimen = {
  name: 'drops-unlisted',
  says: 'Lists as uncovered only turns whose anchor is missing, so that a turn without an anchor is in no list.',
  breaks: 'conservation/partition',
  twin: referencePair,
  witness: dropsUnlistedWitness,
  make: () => checkpointCompactor({ name: 'drops-unlisted', buildCheckpoint, reconstruct }),
};
