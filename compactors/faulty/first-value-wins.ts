import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { currentValues } from '../plumbing/current-values.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = usefulSummary(environment);
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const written = await write(shown);
      const newestFirst: Turn[] = shown.toReversed();
      const text = `${currentValues(newestFirst)}${written?.text}`;
      return written && holdsSomething(text, shown, environment) ? { ...written, text } : written;
    }),
  );
}

/** Read from the newest turn on, the oldest value is written last. */
export const firstValueWins: FaultySpecimen = {
  name: 'first-value-wins',
  says: 'Heads its summaries with what holds now, and collects that from the newest turn to the oldest.',
  breaks: 'coverage/later-value-wins',
  kind: 'stale-state',
  make: () => ({ name: 'first-value-wins', supports: { verifies: true, overheadTokens: 96 }, open }),
};
