import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import { buildCheckpoint } from '../../src/reference/build-checkpoint.js';
import { reconstruct } from '../../src/reference/reconstruct.js';
import type { Specimen } from '../specimen.js';

/** The exported pair of pure functions. */
export const referencePair: Specimen = {
  name: 'reference-pair',
  says: 'The two pure functions that the package exports, plugged in as a checkpoint pair.',
  make: () => checkpointCompactor({ name: 'reference-pair', buildCheckpoint, reconstruct }),
};
