import type { Capabilities } from '../compactor/capabilities.js';
import { judgesSubject } from '../property/judges-subject.js';
import type { Property } from '../property/property.js';

/** Why a property says nothing about an implementation; null if it does. */
export function whySkipped(property: Property, supports: Capabilities): string | null {
  if (!judgesSubject(property, supports)) {
    return supports.summarizes
      ? 'it judges a compactor, and this is a summarizer on its own'
      : 'it judges a summarizer on its own, and this is a compactor';
  }
  const missing = property.needs.filter((capability) => !supports[capability]);
  if (missing.length > 0) return `needs ${missing.join(', ')}, which this compactor does not support`;
  return property.skip?.(supports) ?? null;
}
