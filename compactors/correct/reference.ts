import { referenceCompactor } from '../../src/reference/reference-compactor.js';
import type { Specimen } from '../specimen.js';

/** The exported reference compactor. */
export const reference: Specimen = {
  name: 'reference',
  says: 'The reference compactor that the package exports, demanding facts as well as anchors.',
  make: () => referenceCompactor({ verifyFacts: true }),
};
