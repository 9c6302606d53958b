import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { storesAsciiWitness } from '../witnesses/stores-ascii.js';

/** Letters without their accents, and a question mark for what has none. */
const asAscii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, '?');

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  return {
    ...session,
    view: () =>
      ledger.view().map((item) => (item.type === 'summary' ? { ...item, body: asAscii(item.body) } : item)),
  };
}

/** The names of half the world are gone, after they were checked. */
export const storesAscii: FaultySpecimen = {
  name: 'stores-ascii',
  says: 'Keeps its summaries in a column of ASCII, and claims what they held before.',
  breaks: 'coverage/anchors-present',
  kind: 'lang-drift',
  alsoBreaks: ['reconstruction/honest-source'],
  twin: foldsPrefix,
  witness: storesAsciiWitness,
  make: () => ({ name: 'stores-ascii', supports: { verifies: true, overheadTokens: 0 }, open }),
};
