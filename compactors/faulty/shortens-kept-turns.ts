import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { shortensKeptTurnsWitness } from '../witnesses/shortens-kept-turns.js';

const LONGEST = 100;

function open(environment: Environment): Session {
  const ledger = new Ledger();

  function view(): ViewItem[] {
    return ledger
      .view()
      .map((item) =>
        item.type === 'kept' && item.text.split(' ').length > LONGEST
          ? { ...item, text: `${item.text.split(' ').slice(0, LONGEST).join(' ')} …` }
          : item,
      );
  }

  const compact = () => foldPrefix(ledger, environment, usefulSummary(environment));
  return { ...sessionOn(ledger, compact), view };
}

/** The turn is there, and what it said is not. */
export const shortensKeptTurns: FaultySpecimen = {
  name: 'shortens-kept-turns',
  says: 'Cuts long turns in the view and still calls them kept.',
  breaks: 'protocol/kept-verbatim',
  kind: 'silent-truncate',
  twin: foldsPrefix,
  witness: shortensKeptTurnsWitness,
  make: () => ({ name: 'shortens-kept-turns', supports: { verifies: true, overheadTokens: 0 }, open }),
};
