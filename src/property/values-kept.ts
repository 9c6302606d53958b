import { findValues } from '../simulation/search/find-values.js';
import { SPELLINGS } from '../simulation/search/spelling.js';
import { anchorsPresent } from '../transcript/presence.js';

/**
 * Those of some anchors or fact values that a reader of a text has: present by the rule, or but for an escape or for
 * their normal form, which is no loss to whoever reads on.
 */
export function valuesKept(text: string, values: readonly string[]): Set<string> {
  const kept = anchorsPresent(values, text);
  const missing = values.filter((value) => !kept.has(value));
  if (missing.length === 0) return kept;
  for (const value of findValues(missing, text, SPELLINGS)) kept.add(value);
  const normal = text.normalize();
  const present = anchorsPresent(
    missing.map((value) => value.normalize()),
    normal,
  );
  for (const value of missing) if (present.has(value.normalize())) kept.add(value);
  return kept;
}
