import type { Capabilities } from '../compactor/capabilities.js';
import type { Property } from '../property/property.js';

/** Why a property says nothing about an implementation; null if it does. */
export function whySkipped(property: Property, supports: Capabilities): string | null {
  const missing = property.needs.filter((capability) => !supports[capability]);
  if (missing.length > 0) return `needs ${missing.join(', ')}, which this compactor does not support`;
  return property.skip?.(supports) ?? null;
}
