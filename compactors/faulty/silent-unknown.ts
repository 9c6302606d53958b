import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { buildCheckpoint } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { silentUnknownWitness } from '../witnesses/silent-unknown.js';

function reconstruct(
  { covered, uncovered, summary }: Checkpoint,
  rawLog: Record<TurnId, string>,
  id: TurnId,
): string {
  if (covered.includes(id)) return summary;
  const text = rawLog[id];
  if (text === undefined && uncovered.includes(id)) throw new Error(`the raw log has lost turn ${id}`);
  return text ?? '';
}

/** A wrong pointer looks like a turn that said nothing. */
export const silentUnknown: FaultySpecimen = {
  name: 'silent-unknown',
  says: 'Answers for an id that it has never seen with empty text.',
  breaks: 'reconstruction/inconsistency-loud',
  kind: 'dangling-pointer',
  twin: referencePair,
  witness: silentUnknownWitness,
  make: () => checkpointCompactor({ name: 'silent-unknown', buildCheckpoint, reconstruct }),
};
