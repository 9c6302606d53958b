import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Label } from './label.js';
import { LABELS } from './registry.js';

/** The labels that may occur in scenarios for a compactor; with turns that were given, no share is asked of any. */
export function labelsFor(supports: Capabilities, given: boolean): Label[] {
  const suitable = LABELS.filter(({ suits }) => suits?.(supports) ?? true);
  return given ? suitable.map((label) => ({ ...label, share: null })) : suitable;
}
