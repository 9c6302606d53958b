import { HarnessError } from '../errors/harness-error.js';
import type { Property } from '../property/property.js';
import { nearestNames } from './nearest-names.js';

/**
 * The properties that at least one of the names stands for, in their own order; a name is an id, a glob with `*`, or
 * a clause. No names choose all.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN when a name stands for none.
 */
export function chooseProperties(all: readonly Property[], names: readonly string[] | undefined): Property[] {
  if (!names) return [...all];
  const chosen = new Set(names.flatMap((name) => matching(all, name)));
  return all.filter((property) => chosen.has(property));
}

function matching(all: readonly Property[], name: string): Property[] {
  const pattern = patternOf(name);
  const found = all.filter(
    ({ id, clauses }) => pattern.test(id) || clauses.some((clause) => pattern.test(clause)),
  );
  if (found.length > 0) return found;
  const near = nearestNames(
    name,
    all.flatMap(({ id, clauses }) => [id, ...clauses]),
  );
  throw new HarnessError({
    code: 'CC_PROPERTY_UNKNOWN',
    what: `No property has the id, or checks the clause, \`${name}\`.`,
    why: 'A check that judges nothing would look like one that passed.',
    next: `${
      near.length > 0
        ? `Did you mean ${[...new Set(near)].map((one) => `\`${one}\``).join(' or ')}?`
        : SEE_LIST
    }${name.includes('/') ? OWN : ''}`,
  });
}

const SEE_LIST = '`compaction-check list` shows all properties and their clauses.';
const OWN = ' A property of your own is known where the module is named whose configuration has it.';

function patternOf(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i');
}
