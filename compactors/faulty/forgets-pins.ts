import { foldsChosen } from '../plumbing/folds-chosen.js';
import { prefixAsIf } from '../plumbing/prefix-as-if.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { forgetsPinsWitness } from '../witnesses/forgets-pins.js';

const unpinned = prefixAsIf(({ pinned: _, ...turn }) => turn);

/** The pin was stored with the turn, and nobody asked for it. */
export const forgetsPins: FaultySpecimen = {
  name: 'forgets-pins',
  says: 'Summarizes pinned turns like any others.',
  breaks: 'protocol/pinned-turns-kept',
  twin: foldsPrefix,
  witness: forgetsPinsWitness,
  make: () => ({
    name: 'forgets-pins',
    supports: { verifies: true, overheadTokens: 0 },
    open: foldsChosen(unpinned),
  }),
};
