import type { Capabilities } from '../compactor/capabilities.js';
import { judgesSubject } from '../property/judges-subject.js';
import type { Property } from '../property/property.js';
import { allProperties } from './all-properties.js';
import type { CheckOptions } from './check-options.js';
import { chooseProperties } from './choose-properties.js';

/**
 * The properties that a check judges: those asked for by name, whatever they judge; else all that judge what this is,
 * and those of the user.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN, CC_PROPERTY_TWICE.
 */
export function propertiesFor(
  supports: Capabilities,
  { properties: names, extraProperties = [] }: CheckOptions,
): Property[] {
  const chosen = chooseProperties(allProperties(extraProperties), names);
  if (names) return chosen;
  const own = new Set(extraProperties.map(({ id }) => id));
  return chosen.filter((property) => own.has(property.id) || judgesSubject(property, supports));
}
