import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';
import type { Scenario } from './scenario.js';
import { scenarioToPlain } from './scenario-json.js';

/** Twelve hexadecimal digits that tell one property on one conversation from all others. */
export function caseHash(property: string, scenario: Scenario): string {
  return createHash('sha1')
    .update(canonicalJson([property, scenarioToPlain(scenario)]))
    .digest('hex')
    .slice(0, 12);
}
