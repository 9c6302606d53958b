import { PROPERTIES } from '../../properties/registry.js';
import { HarnessError } from '../errors/harness-error.js';
import type { Property } from '../property/property.js';
import { blameProperty } from './blame-property.js';

/**
 * The built-in properties, and those of the user after them.
 *
 * @throws HarnessError CC_PROPERTY_TWICE when two have the same id.
 */
export function allProperties(own: readonly Property[] = []): Property[] {
  const all = [...PROPERTIES, ...own.map(blameProperty)];
  const ids = all.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice === undefined) return all;
  throw new HarnessError({
    code: 'CC_PROPERTY_TWICE',
    what: `Two properties have the id \`${twice}\`.`,
    why: 'Filters, reports and stored counterexamples could not tell them apart.',
    next: 'Give yours another id, such as `my-team/my-claim`.',
  });
}
