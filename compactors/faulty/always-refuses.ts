import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { alwaysRefusesWitness } from '../witnesses/always-refuses.js';

function buildCheckpoint(turns: readonly Turn[]): Checkpoint {
  throw new Error(`a summary of ${turns.length} turns cannot be trusted`);
}

/** Nothing is ever lost, and nothing is ever compacted. */
export const alwaysRefuses: FaultySpecimen = {
  name: 'always-refuses',
  says: 'Refuses every checkpoint, since a lossy summary can never be trusted wholly.',
  breaks: 'coverage/safe-side-used',
  twin: referencePair,
  witness: alwaysRefusesWitness,
  make: () => checkpointCompactor({ name: 'always-refuses', buildCheckpoint, reconstruct }),
};
