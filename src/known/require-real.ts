import { HarnessError } from '../errors/harness-error.js';
import { isOf } from './entry-for.js';
import type { KnownReading } from './known-file.js';

/**
 * Refuses entries of properties that there are not, among those that speak of a compactor; `nearest` gives ids that
 * come close to one.
 *
 * @throws HarnessError CC_KNOWN_PROPERTY.
 */
export function requireReal(
  { file, entries }: KnownReading,
  compactor: string,
  ids: readonly string[],
  nearest: (id: string, ids: readonly string[]) => string[],
): void {
  const strange = entries.find((entry) => isOf(entry, compactor) && !ids.includes(entry.property));
  if (!strange) return;
  const near = nearest(strange.property, ids).map((id) => `\`${id}\``);
  throw new HarnessError({
    code: 'CC_KNOWN_PROPERTY',
    what: `${file} knows a failure of \`${strange.property}\`, and there is no such property.`,
    why: 'The entry would let nothing pass, and would never be noticed to be out of date.',
    next:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : '`compaction-check list` shows all properties.',
  });
}
