import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { replacesInTemplateWitness } from '../witnesses/replaces-in-template.js';

const TEMPLATE = '{{summary}}\n';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = usefulSummary(environment);
  const budget = environment.settings.summaryBudget ?? Number.POSITIVE_INFINITY;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const written = await write(shown);
      if (!written) return null;
      const text = TEMPLATE.replace('{{summary}}', written.text).trimEnd();
      return environment.countTokens(text) <= budget ? { ...written, text } : null;
    }),
  );
}

/** In a replacement `$&` is not a dollar sign and an ampersand. */
export const replacesInTemplate: FaultySpecimen = {
  name: 'replaces-in-template',
  says: 'Puts the summary into its template with `replace` and a string.',
  breaks: 'protocol/summary-as-written',
  twin: foldsPrefix,
  witness: replacesInTemplateWitness,
  make: () => ({ name: 'replaces-in-template', supports: { verifies: true, overheadTokens: 0 }, open }),
};
