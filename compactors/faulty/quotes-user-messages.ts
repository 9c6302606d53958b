import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { quotesUserMessagesWitness } from '../witnesses/quotes-user-messages.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = usefulSummary(environment);
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const written = await write(shown);
      if (!written) return null;
      let { text } = written;
      for (const turn of shown.filter(({ role }) => role === 'user')) {
        const quoting = `> ${turn.text}\n${text}`;
        const fits = holdsSomething(quoting, shown, environment);
        if (fits && environment.countTokens(quoting) < tokensOf(shown)) text = quoting;
      }
      return { ...written, text };
    }),
  );
}

/** Verbatim is verbatim. */
export const quotesUserMessages: FaultySpecimen = {
  name: 'quotes-user-messages',
  says: 'Quotes what the user said word by word in the summary, where that fits.',
  breaks: 'coverage/secrets-not-copied',
  kind: 'secret-kept',
  twin: foldsPrefix,
  witness: quotesUserMessagesWitness,
  make: () => ({ name: 'quotes-user-messages', supports: { verifies: true, overheadTokens: 0 }, open }),
};
