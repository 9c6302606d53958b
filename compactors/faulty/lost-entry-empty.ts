import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { buildCheckpoint } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { lostEntryEmptyWitness } from '../witnesses/lost-entry-empty.js';

function reconstruct(
  { covered, uncovered, summary }: Checkpoint,
  rawLog: Record<TurnId, string>,
  id: TurnId,
): string {
  if (covered.includes(id)) return summary;
  if (!uncovered.includes(id)) throw new Error(`turn ${id} is in no list of the checkpoint`);
  return rawLog[id] ?? '';
}

/** The store has lost something, and the answer hides it. */
export const lostEntryEmpty: FaultySpecimen = {
  name: 'lost-entry-empty',
  says: 'Answers for an uncovered turn whose log entry is lost with empty text.',
  breaks: 'reconstruction/inconsistency-loud',
  kind: 'dangling-pointer',
  twin: referencePair,
  witness: lostEntryEmptyWitness,
  make: () => checkpointCompactor({ name: 'lost-entry-empty', buildCheckpoint, reconstruct }),
};
