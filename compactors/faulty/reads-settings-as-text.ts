import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { readsSettingsAsTextWitness } from '../witnesses/reads-settings-as-text.js';

function open(given: Environment): Session {
  const ledger = new Ledger();
  const { keep, trigger, ...settings } = given.settings;
  const environment: Environment = {
    ...given,
    settings: {
      ...settings,
      ...(keep !== undefined && { keep: parsed(keep) }),
      ...(trigger !== undefined && { trigger: parsed(trigger) }),
    },
  };
  return sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
}

/** As if it came from an environment variable. */
function parsed(setting: number): number {
  return Number.parseInt(String(setting), 10);
}

/** The number 1e21 begins with a one, and “Infinity” is no number. */
export const readsSettingsAsText: FaultySpecimen = {
  name: 'reads-settings-as-text',
  says: 'Parses how many turns to keep, and when to begin, with parseInt.',
  breaks: 'protocol/settings-total',
  kind: 'config-edge',
  twin: foldsPrefix,
  witness: readsSettingsAsTextWitness,
  make: () => ({ name: 'reads-settings-as-text', supports: { verifies: true, overheadTokens: 0 }, open }),
};
