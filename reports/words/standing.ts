import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport } from '../../src/run/report.js';

/** Whether a breach is found now, was found before and still there, or was fixed in between; null where nothing broke. */
export function standing(property: PropertyReport): 'new' | 'known' | 'came back' | null {
  const { verdict, counterexample } = property;
  if (verdict !== 'failed' && verdict !== 'errored') return null;
  if (knownEffect(property) === 'passes') return 'known';
  if (counterexample?.status === 'came back') return 'came back';
  return counterexample?.status === 'stored' ? 'known' : 'new';
}
