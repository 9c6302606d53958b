import { createHash } from 'node:crypto';
import type { Scenario } from '../scenario/scenario.js';
import { scenarioToPlain } from '../scenario/scenario-json.js';
import { canonicalJson } from './canonical-json.js';

/** What names a property broken on a conversation, the same wherever it is found; 12 hexadecimal digits. */
export function caseHash(property: string, scenario: Scenario): string {
  return createHash('sha1')
    .update(canonicalJson([property, scenarioToPlain(scenario)]))
    .digest('hex')
    .slice(0, 12);
}
