import type { Compactor } from '../compactor/compactor.js';
import { checkSettings } from './check-settings.js';
import { ReferenceSession } from './reference-session.js';

export interface ReferenceOptions {
  /** Demand that a summary holds the values of a turn's facts before the turn is claimed, not only its anchor; true if not given. */
  verifyFacts?: boolean;
}

/**
 * A compactor that keeps the law: it claims a turn only after it found its evidence in the summary, leaves the rest in
 * the context or to the raw log, and refuses rather than guess.
 */
export function referenceCompactor({ verifyFacts = true }: ReferenceOptions = {}): Compactor {
  return {
    name: verifyFacts ? 'reference' : 'reference (anchors only)',
    supports: {
      claims: true,
      recall: true,
      find: true,
      log: true,
      verifies: true,
      verifiesFacts: verifyFacts,
      overheadTokens: 0,
    },
    open(environment) {
      checkSettings(environment.settings);
      return new ReferenceSession(environment, verifyFacts);
    },
  };
}
