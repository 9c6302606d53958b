import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { takesDataForImagesWitness } from '../witnesses/takes-data-for-images.js';

/** What a provider bills for a small image. */
const IMAGE_TOKENS = 85;
const DATA = /(?:data:[\w/+.-]+;base64,)?[\w+/]{64,}={0,2}/g;

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { countTokens } = environment;

  function estimate(text: string): number {
    const images = text.match(DATA) ?? [];
    return countTokens(text.replace(DATA, '')) + images.length * IMAGE_TOKENS;
  }

  return {
    ...sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment))),
    estimate,
  };
}

/** In the text of a tool result it is no image: every character is sent, and counted. */
export const takesDataForImages: FaultySpecimen = {
  name: 'takes-data-for-images',
  says: 'Counts encoded data in a text as an image of a fixed size, though it is sent as text.',
  breaks: 'budget/estimate-true',
  kind: 'image-tokens',
  twin: foldsPrefix,
  witness: takesDataForImagesWitness,
  make: () => ({ name: 'takes-data-for-images', supports: { verifies: true, overheadTokens: 0 }, open }),
};
